import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageStory, type PageArgs } from '../../storybook/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Gate',
  tags: ['page', '!manifest'],
  args: { ...pageStory.args, path: '/gate' },
} satisfies Meta<PageArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Visitor who is too young. The date field shows an error. */
export const UnderAge: Story = {
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByLabelText('Date of birth');
    await userEvent.type(date, '2020-01-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(date).toBeInvalid();
  },
};
