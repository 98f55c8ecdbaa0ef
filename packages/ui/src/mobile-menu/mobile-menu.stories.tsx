import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { LinkProps } from '../internal/link.js';
import { mobileMenuLabels } from '../labels/en.js';
import { MobileMenu } from './mobile-menu.js';

const stay = () => undefined;

const meta = {
  title: 'Navigation/Mobile menu',
  component: MobileMenu,
  args: {
    labels: mobileMenuLabels,
    items: [
      { label: 'Home', href: '#home', current: true },
      {
        label: 'Games',
        items: [
          { label: 'Fatal: Unleashed Darkness', href: '#fatal' },
          { label: 'Fatal III', disabled: true, explanation: 'Not announced yet' },
          { label: 'Fatal IV', disabled: true, explanation: 'Not announced yet' },
        ],
      },
      { label: 'Team', href: '#team' },
      { label: 'Careers', href: '#careers' },
      { label: 'Support', href: '#support' },
    ],
    language: {
      label: 'EN',
      name: 'Language, EN',
      items: [
        { label: 'English', lang: 'en', current: true, onSelect: stay },
        { label: 'Español', lang: 'es', current: false, onSelect: stay },
        { label: 'Italiano', lang: 'it', current: false, onSelect: stay },
        { label: 'Deutsch', lang: 'de', current: false, onSelect: stay },
        { label: '日本語', lang: 'ja', current: false, onSelect: stay },
      ],
    },
    contact: { label: 'Contact', href: '#contact' },
  },
} satisfies Meta<typeof MobileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A link that doesn't load a page, as with a router. */
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

/** Opens, and closes with its button, with Escape and with a link. */
export const Playground: Story = {
  args: { onOpenChange: fn(), linkComponent: RouterLink },
  play: async ({ args, canvas, step, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the menu' });

    await step('opens as a modal dialog with focus on the close button', async () => {
      await userEvent.click(opener);
      const sheet = await canvas.findByRole('dialog', { name: 'Main' });
      await expect(sheet.matches(':popover-open')).toBe(true);
      await expect(opener.closest('[aria-hidden]') ?? opener).toHaveAttribute('aria-hidden', 'true');
      await expect(canvas.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });

    await step('keeps the page behind it from scrolling', async () => {
      await expect(getComputedStyle(document.body).overflowY).toBe('hidden');
    });

    await step(
      'closes when the browser hides it, as on Escape, and returns focus to the opener',
      async () => {
        canvas.getByRole<HTMLDialogElement>('dialog').hidePopover();
        await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
        await expect(canvas.queryByRole('dialog')).toBeNull();
        await expect(opener).toHaveFocus();
      },
    );

    await step('closes with its button', async () => {
      await userEvent.click(opener);
      await userEvent.click(await canvas.findByRole('button', { name: 'Close the menu' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });

    await step('opens and closes with Enter and Space', async () => {
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

    await step('moves from the close button to the links with Tab', async () => {
      await userEvent.click(opener);
      await canvas.findByRole('dialog');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Fatal: Unleashed Darkness' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Close the menu' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });

    await step('closes when a link is chosen', async () => {
      await userEvent.click(opener);
      await userEvent.click(await canvas.findByRole('link', { name: 'Team' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
};

const showPopover = (node: HTMLElement | null) => {
  node?.querySelector('dialog')?.showPopover();
};

/** Takes over a sheet that the browser opened before hydration. */
export const OpenedByTheBrowser: Story = {
  render: (args) => (
    <div ref={showPopover}>
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

export const LinksOnly: Story = {
  args: {
    defaultOpen: true,
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Team', href: '#team', current: true },
    ],
    header: <a href="#home">Fatal</a>,
    language: undefined,
    contact: undefined,
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    defaultOpen: true,
    labels: {
      navigation: 'Hauptnavigation',
      openMenu: 'Navigationsmenü öffnen',
      closeMenu: 'Navigationsmenü schließen',
    },
    items: [
      { label: 'Startseite', href: '#home' },
      {
        label: 'Veröffentlichte Spiele',
        items: [
          { label: 'Spielbeschreibung und Veröffentlichungszeitpläne', href: '#spiel', current: true },
          {
            label: 'Wird geladen…',
            disabled: true,
            explanation: 'Der Veröffentlichungszeitpunkt steht noch nicht fest.',
          },
        ],
      },
      { label: 'Unterstützungsangebote', href: '#support' },
      { label: 'メンバー募集とよくあるご質問', href: '#careers' },
    ],
    contact: { label: 'Kontakt aufnehmen', href: '#contact' },
  },
};

export const RightToLeft: Story = {
  tags: ['visual'],
  args: { defaultOpen: true },
  globals: { direction: 'rtl' },
};

export const Narrow: Story = {
  args: LongLabels.args,
  globals: { viewport: { value: 'narrow' } },
};
