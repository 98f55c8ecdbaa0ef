import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { backToTopLabels } from '../labels/en.js';
import { BackToTop } from './back-to-top.js';

const meta = {
  title: 'Navigation/Back to top',
  component: BackToTop,
  args: { labels: backToTopLabels },
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
type Play = NonNullable<Story['play']>;

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

/** Scrolls until the button appears. */
const show: Play = async ({ canvas }) => {
  scrollTo(1600);
  const button = await canvas.findByRole('button');
  await waitFor(() => expect(button).toBeVisible());
};

export const Default: Story = {};

export const Playground: Story = {
  // Spec 5.3
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('the button appears after 1000 pixels', async () => {
      scrollTo(1000);
      await new Promise(requestAnimationFrame);
      await expect(canvas.queryByRole('button')).toBeNull();
      scrollTo(1001);
      const button = await canvas.findByRole('button', { name: 'Back to the top' });
      await waitFor(() => expect(button).toBeVisible());
    });

    await step('Enter, Space and a click scroll to the top and move focus there', async () => {
      const presses = [
        () => userEvent.keyboard('{Enter}'),
        () => userEvent.keyboard(' '),
        () => userEvent.click(canvas.getByRole('button')),
      ];
      for (const press of presses) {
        scrollTo(1001);
        (await canvas.findByRole('button')).focus();
        await press();
        await expect(canvasElement.querySelector('main')).toHaveFocus();
        await waitFor(() => expect(window.scrollY).toBe(0), { timeout: 3000 });
      }
    });

    await step('the button is hidden at the top', () =>
      waitFor(() => expect(canvas.queryByRole('button')).toBeNull()),
    );
  },
};

/** Appears earlier, and moves focus to an element that you choose. */
export const Early: Story = {
  args: { threshold: 200, target: 'start' },
  play: async ({ canvas, userEvent }) => {
    scrollTo(400);
    await userEvent.click(await canvas.findByRole('button'));
    await expect(canvas.getByRole('heading')).toHaveFocus();
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: { labels: { backToTop: 'Zurück zum Anfang dieser Seite springen' } },
  play: show,
};

/** In the left corner. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: show };
