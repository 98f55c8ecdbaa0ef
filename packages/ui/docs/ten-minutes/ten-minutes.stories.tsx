import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { App } from './app.tsx';
import './page.css';

const meta = {
  title: 'Tests/Ten minutes',
  render: () => <App />,
  tags: ['!dev', '!manifest'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '40rem' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Result: Story = {};

/** An empty form says what it needs, and focus goes there. */
export const EmptyForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(canvas.getByText('2 fields need attention')).toBeVisible();
  },
};
