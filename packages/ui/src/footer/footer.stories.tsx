import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Footer } from './footer.js';
import { footerFixtures } from './footer.fixtures.js';

const { fixtures } = footerFixtures;

const meta = {
  title: 'Navigation/Footer',
  component: Footer,
  args: fixtures.basic,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Playground: Story = {
  play: async ({ canvas }) => {
    const outside = canvas.getByRole('link', { name: 'YouTube (opens in a new tab)' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener');
    await expect(canvas.getByRole('link', { name: 'Careers' })).not.toHaveAttribute('target');
    await expect(canvas.getByRole('list', { name: 'Elsewhere' })).toBeVisible();
  },
};

export const ListsOnly: Story = { args: fixtures.listsOnly };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

/** The arrow of the call points the other way. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
