import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageStory, type PageArgs } from '../../storybook/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Home',
  tags: ['page', '!manifest'],
  args: { ...pageStory.args, path: '/' },
} satisfies Meta<PageArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Spanish: Story = {
  globals: { locale: 'es' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('lang', 'es');
    await expect(canvas.getAllByRole('link', { name: 'Equipo' })[0]).toBeVisible();
  },
};

/** Pseudo-localized text, longer than any translation. */
export const Pseudo: Story = { globals: { locale: 'pseudo' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
