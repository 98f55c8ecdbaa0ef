import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { pageStory, type PageArgs } from '../../storybook/page-story.tsx';

const meta = {
  ...pageStory,
  title: 'Pages/Support',
  tags: ['page', '!manifest'],
  args: { ...pageStory.args, path: '/support' },
} satisfies Meta<PageArgs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Confirmation after sending. The API is stubbed. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), 'Nerea');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Surname' }), 'Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'nerea@okafor.example');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Reason' }), 'general');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Who wired the lamp?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    // The confirmation fades in.
    await waitFor(() => expect(canvas.getByText(/forgets it/)).toBeVisible());
  },
};
