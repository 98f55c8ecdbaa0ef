import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStory, type PageArgs } from '../../storybook/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Legal',
  tags: ['page', '!manifest'],
  args: { ...pageStory.args, path: '/terms-of-use' },
} satisfies Meta<PageArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Privacy: Story = { args: { path: '/privacy-policy' } };
