import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory, type PageArgs } from '../../storybook/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Placement',
  tags: ['page', '!manifest'],
  args: { ...pageStory.args, path: '/collaborations/placements' },
} satisfies Meta<PageArgs>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
