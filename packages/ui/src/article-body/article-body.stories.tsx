import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticleBody } from './article-body.js';
import { articleBodyFixtures } from './article-body.fixtures.js';

const { fixtures } = articleBodyFixtures;

const meta = {
  title: 'Content/Article body',
  component: ArticleBody,
} satisfies Meta<typeof ArticleBody>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(canvas.getByRole('blockquote')).toBeVisible();
  },
};

/** Lists in lists, a table, code, terms. */
export const Rich: Story = { tags: ['visual'], args: fixtures.rich };

export const Small: Story = { tags: ['visual'], args: fixtures.small };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

/** Lists, quotations and tables begin at the other side. */
export const RightToLeft: Story = { args: fixtures.rich, globals: { direction: 'rtl' } };

/** Tables and code break their lines instead of running out of the page. */
export const Narrow: Story = { args: fixtures.rich, globals: { viewport: { value: 'narrow' } } };
