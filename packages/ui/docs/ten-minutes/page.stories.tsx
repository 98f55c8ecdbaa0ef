import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Page } from './page.tsx';
import './page.css';

/** The page of the guide “Build a page in ten minutes”. */
const meta = {
  title: 'Pages/A whole screen',
  render: () => <Page />,
  tags: ['!manifest'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** An empty form shows errors, and focuses the first invalid field. */
export const EmptyForm: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(canvas.getByText('2 fields need attention')).toBeVisible();
  },
};
