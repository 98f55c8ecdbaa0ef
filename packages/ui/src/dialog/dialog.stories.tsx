import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { dialogLabels } from '../labels/en.js';
import { Dialog, type DialogProps } from './dialog.js';

// Load the code now: the contract tests expect an open dialog on the first render.
Dialog.preload();

/** Renders the dialog closed, with a button that opens it. */
const WithOpener: Decorator<DialogProps> = (Story, { args }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        onPointerEnter={Dialog.preload}
        onFocus={Dialog.preload}
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </Button>
      <Story
        args={{
          ...args,
          open,
          onOpenChange: (next) => {
            setOpen(next);
            args.onOpenChange?.(next);
          },
        }}
      />
    </>
  );
};

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'What happens to your answer',
    description: 'Only your age, your language and your region are sent.',
    labels: dialogLabels,
    children: (
      <Button variant="quiet" icon="arrow-right" href="#privacy">
        Read the whole policy
      </Button>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [WithOpener] };

/** Opens, traps focus, and closes on Escape, its button and a press on the backdrop. */
export const Playground: Story = {
  args: { onOpenChange: fn() },
  decorators: [WithOpener],
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await step('opens with focus on Close and does not move the page', async () => {
      const { width } = document.body.getBoundingClientRect();
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'What happens to your answer' });
      await expect(dialog).toHaveAccessibleDescription(
        'Only your age, your language and your region are sent.',
      );
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
      await expect(document.body.getBoundingClientRect().width).toBe(width);
    });

    await step('keeps Tab inside', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('link')).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('link')).toHaveFocus();
    });

    await step('closes on Escape and returns focus to the opener', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });

    await step('closes on its button', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    });

    await step('closes on a press on the backdrop, not on one in the panel', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('heading'));
      await expect(screen.getByRole('dialog')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('dialog'));
      await gone();
    });
  },
};

/** Waits for the dialog to appear. */
const opens: Story['play'] = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Open: Story = { tags: ['visual'], play: opens };

export const TitleHidden: Story = {
  args: {
    title: 'Teaser trailer',
    titleHidden: true,
    description: undefined,
    children: <p>A title that is heard, not seen.</p>,
  },
  play: opens,
};

export const Full: Story = {
  tags: ['visual'],
  args: {
    variant: 'full',
    title: 'Contact sheet',
    description: undefined,
    children: <p>Edge to edge, on the film base.</p>,
  },
  play: opens,
};

/** Taller than the window: it scrolls from its start, with the close button. */
export const Long: Story = {
  args: {
    description: undefined,
    children: Array.from({ length: 40 }, (_, index) => <p key={index}>One more thing to know.</p>),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(close.top).toBeGreaterThanOrEqual(0);
  },
};

export const LongLabels: Story = {
  args: {
    title: 'Datenschutzbestimmungen für Initiativbewerbungen',
    description:
      'Die Bewerbungsunterlagen werden ausschließlich zur Durchführung des Auswahlverfahrens verarbeitet.',
    labels: { close: 'Dialogfenster schließen' },
    children: <p lang="ja">応募書類は選考の目的にのみ使用され、終了後に削除されます。</p>,
  },
  play: opens,
};

/** The close button is on the other side. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: opens };

export const Narrow: Story = {
  args: LongLabels.args,
  globals: { viewport: { value: 'narrow' } },
  play: opens,
};
