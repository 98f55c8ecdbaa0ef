import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.js';
import { Dialog, type DialogProps } from './dialog.js';
import { dialogFixtures } from './dialog.fixtures.js';

const { fixtures } = dialogFixtures;

/** A button and the dialog it opens. */
function WithOpener({ onOpenChange, ...content }: DialogProps) {
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
      <Dialog
        {...content}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange?.(next);
        }}
      />
    </>
  );
}

const meta = { title: 'Overlays/Dialog', component: Dialog, args: fixtures.basic } satisfies Meta<
  typeof Dialog
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { render: (args) => <WithOpener {...args} /> };

/** Opened, kept in, left by Escape, by its button and by a press on the dark around it. */
export const Playground: Story = {
  args: { onOpenChange: fn() },
  render: (args) => <WithOpener {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await step('it opens with focus on Close, which stands outside the frame', async () => {
      const { width } = document.body.getBoundingClientRect();
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog', { name: 'What happens to your answer' });
      await expect(dialog).toHaveAccessibleDescription(
        'Only your age, your language and your region are sent.',
      );
      await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
      await expect(document.body.getBoundingClientRect().width).toBe(width);
    });

    await step('Tab stays inside', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('link')).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(screen.getByRole('link')).toHaveFocus();
    });

    await step('Escape closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });

    await step('so does Close', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
      await gone();
      await waitFor(() => expect(opener).toHaveFocus());
    });

    await step('and a press on the dark around the panel, but not one inside it', async () => {
      await userEvent.click(opener);
      await userEvent.click(await screen.findByRole('heading'));
      await expect(screen.getByRole('dialog')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('dialog'));
      await gone();
    });
  },
};

const opens: Story['play'] = async () => {
  const shown = await screen.findByRole('dialog');
  await waitFor(() => expect(shown).toBeVisible());
};

export const Open: Story = { tags: ['visual'], play: opens };

export const TitleHidden: Story = { args: { ...fixtures.titleHidden, description: undefined }, play: opens };

export const Full: Story = {
  tags: ['visual'],
  args: { ...fixtures.full, description: undefined },
  play: opens,
};

/** Longer than the window: it scrolls from its start, where Close is. */
export const Long: Story = {
  args: { ...fixtures.long, description: undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    await expect(close.top).toBeGreaterThanOrEqual(0);
  },
};

export const LongLabels: Story = { args: fixtures.longLabels, play: opens };

/** Close stands at the other side. */
export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: opens };

export const Narrow: Story = {
  args: fixtures.longLabels,
  globals: { viewport: { value: 'narrow' } },
  play: opens,
};
