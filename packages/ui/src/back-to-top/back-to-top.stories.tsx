import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { BackToTop } from './back-to-top.js';
import { backToTopFixtures } from './back-to-top.fixtures.js';

const { fixtures } = backToTopFixtures;

const meta = {
  title: 'Navigation/Back to top',
  component: BackToTop,
  args: fixtures.basic,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <main>
      <h1 id="start">A long page</h1>
      <div style={{ blockSize: '3000px' }} />
      <BackToTop {...args} />
    </main>
  ),
} satisfies Meta<typeof BackToTop>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('a thousand pixels are not enough, one more is', async () => {
      window.scrollTo({ top: 1000, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await expect(canvas.queryByRole('button')).toBeNull();
      window.scrollTo({ top: 1001, behavior: 'instant' });
      const button = await canvas.findByRole('button', { name: 'Back to the top' });
      await waitFor(() => expect(button).toBeVisible());
    });

    await step('Enter and Space lead to the start as well', async () => {
      for (const key of ['{Enter}', ' ']) {
        window.scrollTo({ top: 1001, behavior: 'instant' });
        (await canvas.findByRole('button')).focus();
        await userEvent.keyboard(key);
        await expect(canvasElement.querySelector('main')).toHaveFocus();
        await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
      }
      window.scrollTo({ top: 1001, behavior: 'instant' });
      await canvas.findByRole('button');
    });

    await step('it leads to the start, and focus goes with it', async () => {
      await userEvent.click(canvas.getByRole('button'));
      await expect(canvasElement.querySelector('main')).toHaveFocus();
      await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
      await waitFor(() => expect(canvas.queryByRole('button')).toBeNull());
    });
  },
};

/** Appears sooner, and gives focus to an element of the page's choice. */
export const Early: Story = {
  args: fixtures.early,
  play: async ({ canvas, userEvent }) => {
    window.scrollTo({ top: 400, behavior: 'instant' });
    await userEvent.click(await canvas.findByRole('button'));
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: fixtures.longLabels,
  play: async ({ canvas }) => {
    window.scrollTo({ top: 1600, behavior: 'instant' });
    const button = await canvas.findByRole('button');
    await waitFor(() => expect(button).toBeVisible());
  },
};

/** In the other corner. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    window.scrollTo({ top: 1600, behavior: 'instant' });
    const button = await canvas.findByRole('button');
    await waitFor(() => expect(button).toBeVisible());
  },
};
