import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeading } from './section-heading.js';
import { sectionHeadingFixtures } from './section-heading.fixtures.js';

const { fixtures } = sectionHeadingFixtures;

const meta = {
  title: 'Content/Section heading',
  component: SectionHeading,
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Latest prints' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'News' })).toHaveFocus();
  },
};

export const Emphasis: Story = { tags: ['visual'], args: fixtures.emphasis };

export const Page: Story = { tags: ['visual'], args: fixtures.page };

export const Group: Story = { tags: ['visual'], args: fixtures.group };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

export const RightToLeft: Story = { args: fixtures.basic, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
