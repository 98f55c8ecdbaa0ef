import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag, TagList } from './tag.js';

const meta = {
  title: 'Content/Tag',
  component: Tag,
  args: { children: '3D' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const LongLabels: Story = { args: { children: 'Technische Gestaltung' } };

export const List: Story = { render: () => <TagList tags={['3D', 'Remote']} /> };

export const LongList: Story = {
  tags: ['visual'],
  render: () => (
    <TagList tags={['Oberflächenmodellierung', 'Ortsunabhängig', 'Ehrenamtliche Mitarbeit', 'リモート']} />
  ),
};

export const Narrow: Story = { render: LongList.render, globals: { viewport: { value: 'narrow' } } };
