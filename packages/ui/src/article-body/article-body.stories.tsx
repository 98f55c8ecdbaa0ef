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

export const Small: Story = { args: fixtures.small };

export const LongLabels: Story = { args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };
