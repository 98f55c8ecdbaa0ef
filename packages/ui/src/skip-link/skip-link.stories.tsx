import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './skip-link.js';

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  args: { children: 'Skip to the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab.</p>
      <main id="main" tabIndex={-1}>
        <h1>The content</h1>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to the content' });
    await expect(link.getBoundingClientRect().width).toBeLessThan(2);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: { children: 'Navigation überspringen und direkt zum Hauptinhalt dieser Seite gehen' },
  play: async ({ canvas }) => {
    canvas.getByRole('link').focus();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};
