import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag, TagList } from './tag.js';
import { tagFixtures, tagListFixtures } from './tag.fixtures.js';

const { fixtures } = tagFixtures;

const meta = {
  title: 'Content/Tag',
  component: Tag,
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'], args: fixtures.basic };

export const Playground: Story = {
  args: fixtures.basic,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3D')).toBeVisible();
  },
};

export const LongLabels: Story = { args: fixtures.longLabels };

/** Several, as a list. */
export const List: Story = {
  args: fixtures.basic,
  render: () => <TagList {...tagListFixtures.fixtures.basic} />,
};

export const LongList: Story = {
  tags: ['visual'],
  args: fixtures.basic,
  render: () => <TagList {...tagListFixtures.fixtures.longLabels} />,
};

export const Narrow: Story = { ...LongList, globals: { viewport: { value: 'narrow' } } };
