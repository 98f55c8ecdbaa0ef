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

/** After the gate, focus moves to the top of the page. */
export const Gate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Date of birth'), '1990-03-27');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await expect(canvas.getByRole('heading', { level: 1, name: /^One boat/ })).toBeVisible();
  },
};
