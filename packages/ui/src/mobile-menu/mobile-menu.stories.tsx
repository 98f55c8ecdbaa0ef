import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { LinkProps } from '../internal/link.js';
import { MobileMenu } from './mobile-menu.js';
import { mobileMenuFixtures } from './mobile-menu.fixtures.js';

const { fixtures } = mobileMenuFixtures;

const meta = {
  title: 'Navigation/Mobile menu',
  component: MobileMenu,
  args: fixtures.basic,
  parameters: { viewport: { defaultViewport: 'phone' } },
} satisfies Meta<typeof MobileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const openAtOnce = (node: HTMLElement | null) => {
  node?.querySelector('dialog')?.showPopover();
};

export const Default: Story = {};

/** A link that stays where it is, as a router's would. */
function RouterLink({ href, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    >
      {children}
    </a>
  );
}

/** Opened, left by Escape, by its button and by choosing a link. */
export const Playground: Story = {
  args: { onOpenChange: fn(), linkComponent: RouterLink },
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the menu' });

    await step('it opens as a modal dialog with focus on Close', async () => {
      await userEvent.click(opener);
      const sheet = await canvas.findByRole('dialog', { name: 'Main' });
      await expect(sheet.matches(':popover-open')).toBe(true);
      await expect(opener.closest('[aria-hidden]') ?? opener).toHaveAttribute('aria-hidden', 'true');
      await expect(canvas.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });

    await step('the page behind it does not scroll', async () => {
      await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    });

    await step('a request to close, as by Escape, closes it and gives focus back', async () => {
      canvas.getByRole<HTMLDialogElement>('dialog').hidePopover();
      await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(opener).toHaveFocus();
    });

    await step('so does its own button', async () => {
      await userEvent.click(opener);
      await userEvent.click(await canvas.findByRole('button', { name: 'Close the menu' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });

    await step('Enter and Space open it, and close it on Close', async () => {
      for (const key of ['{Enter}', ' ']) {
        opener.focus();
        await userEvent.keyboard(key);
        const close = await canvas.findByRole('button', { name: 'Close the menu' });
        await waitFor(() => expect(close).toHaveFocus());
        await userEvent.keyboard(key);
        await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
        await expect(opener).toHaveFocus();
      }
    });

    await step('Tab goes from Close through the links', async () => {
      await userEvent.click(opener);
      await canvas.findByRole('dialog');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Fatal: Unleashed Darkness' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Close the menu' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });

    await step('choosing a link closes it', async () => {
      await userEvent.click(opener);
      await userEvent.click(await canvas.findByRole('link', { name: 'Team' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
};

/** What the browser opened before any script ran is taken over. */
export const OpenedByTheBrowser: Story = {
  render: (args) => (
    <div ref={openAtOnce}>
      <MobileMenu {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close the menu' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = { tags: ['visual'], args: { defaultOpen: true } };

export const LinksOnly: Story = { args: { ...fixtures.linksOnly, defaultOpen: true } };

export const LongLabels: Story = { tags: ['visual'], args: { ...fixtures.longLabels, defaultOpen: true } };

export const RightToLeft: Story = {
  tags: ['visual'],
  args: { defaultOpen: true },
  globals: { direction: 'rtl' },
};

export const Narrow: Story = {
  args: { ...fixtures.longLabels, defaultOpen: true },
  globals: { viewport: { value: 'narrow' } },
};
