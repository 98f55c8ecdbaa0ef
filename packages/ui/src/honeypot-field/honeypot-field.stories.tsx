import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HoneypotField } from './honeypot-field.js';
import { honeypotFieldFixtures } from './honeypot-field.fixtures.js';

const { fixtures } = honeypotFieldFixtures;

const meta = {
  title: 'Forms/Honeypot field',
  component: HoneypotField,
  args: fixtures.basic,
  // There is nothing to see, so each story says what surrounds it.
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

export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const trap = canvasElement.querySelector<HTMLInputElement>('[name="form_note"]');
    await expect(trap?.checkVisibility()).toBe(false);
    await expect(trap?.parentElement && getComputedStyle(trap.parentElement).display).toBe('none');
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    trap?.focus();
    await expect(trap).not.toHaveFocus();
  },
};
