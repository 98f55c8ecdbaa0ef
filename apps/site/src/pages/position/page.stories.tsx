import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory, type PageArgs } from '../../storybook/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Position',
  tags: ['page', '!manifest'],
  args: { ...pageStory.args, path: '/join-us/environment' },
} satisfies Meta<PageArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Form after the deadline. */
export const Closed: Story = { args: { applicationsCloseAt: '2026-07-31T23:59:00+02:00' } };
