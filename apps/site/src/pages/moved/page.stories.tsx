import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory, type PageArgs } from '../../storybook/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Moved',
  tags: ['page', '!manifest'],
  args: { ...pageStory.args, path: '/moved' },
} satisfies Meta<PageArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
