import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HoneypotField } from './honeypot-field.js';

const meta = {
  title: 'Forms/Honeypot field',
  component: HoneypotField,
  args: { name: 'form_note' },
  render: (args) => (
    <form>
      <p>There is a field in this form that nobody sees.</p>
      <HoneypotField {...args} />
      <button type="button">After it</button>
    </form>
  ),
} satisfies Meta<typeof HoneypotField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** The field can't be seen or focused. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const field = canvasElement.querySelector<HTMLInputElement>('[name="form_note"]');
    await expect(field?.checkVisibility()).toBe(false);
    field?.focus();
    await expect(field).not.toHaveFocus();
  },
};
