import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import * as de from '../labels/de.js';
import { navbarLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import mobileMenu from '../mobile-menu/mobile-menu.stories.js';
import { Navbar } from './navbar.js';

const logo = (
  <svg viewBox="0 0 48 50" width="44" height="46" aria-hidden="true" focusable="false">
    <path d="M2 49V1h9v4H6v18h4v4H6v22zM14 49L18 1h4l4 48h-4l-1-13h-3l-1 13zM18.3 32h3.2L20 13zM28 1h18v4h-7v44h-4V5h-7z" />
  </svg>
);

const { items, language, contact } = mobileMenu.args;

const meta = {
  title: 'Navigation/Navbar',
  component: Navbar,
  args: {
    logo,
    homeHref: '#home',
    labels: { ...navbarLabels, home: 'Fatal, home' },
    items,
    language,
    contact,
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <Navbar {...args} />
      <div
        style={{
          blockSize: '160vh',
          background: 'linear-gradient(var(--gloam-color-ground-raised), var(--gloam-color-ground) 60%)',
        }}
      />
    </>
  ),
} satisfies Meta<typeof Navbar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** The bar becomes low and opaque once the page is scrolled, and its menus open. */
export const Playground: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const bar = canvas.getByRole('banner');

    // Spec 5.3
    await step('becomes low after more than ten pixels', async () => {
      window.scrollTo({ top: 10, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await expect(bar).not.toHaveAttribute('data-scrolled');
      window.scrollTo({ top: 11, behavior: 'instant' });
      await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'));
      await expect(bar.getBoundingClientRect().height).toBeLessThan(70);
    });

    await step('becomes high again at the top of the page', async () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      await waitFor(() => expect(bar).not.toHaveAttribute('data-scrolled'));
    });

    await step('moves through the links and menus in reading order with Tab', async () => {
      // On a narrow page, the links are behind the menu button.
      if (!matchMedia('(width >= 60rem)').matches) return;
      canvas.getAllByRole('link', { name: 'Fatal, home' })[0]?.focus();
      for (const name of ['Home', 'Games', 'Team', 'Careers', 'Support', 'Language, EN', 'Contact']) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
    });

    await step('shifts nothing when a menu opens', async () => {
      const link = canvas.getByRole('link', { name: 'Contact' });
      const before = link.getBoundingClientRect().left;
      await userEvent.click(canvas.getByRole('button', { name: 'Language, EN' }));
      const shown = await screen.findByRole('menuitemradio', { name: 'Deutsch' });
      await waitFor(() => expect(shown).toBeVisible());
      await expect(link.getBoundingClientRect().left).toBe(before);
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const LinksOnly: Story = {
  args: {
    items: [
      { label: 'Home', href: '#home' },
      { label: 'Team', href: '#team', current: true },
    ],
    language: undefined,
    contact: undefined,
  },
};

export const German: Story = {
  args: {
    labels: { ...de.navbarLabels, home: 'Fatal, Startseite' },
    items: [
      { label: 'Startseite', href: '#home', current: true },
      { label: 'Spiele', items: [{ label: 'Entfesselte Finsternis', href: '#spiel' }] },
      { label: 'Team', href: '#team' },
      { label: 'Karriere', href: '#careers' },
      { label: 'Unterstützung', href: '#support' },
    ],
    language: { ...language, label: 'DE', name: 'Sprache, DE' },
    contact: { label: 'Kontakt aufnehmen', href: '#contact' },
  },
};

export const Japanese: Story = {
  args: {
    labels: { ...ja.navbarLabels, home: 'FATAL ホーム' },
    items: [
      { label: 'ホーム', href: '#home' },
      { label: 'ゲーム', items: [{ label: '解き放たれた闇', href: '#game' }] },
      { label: 'チーム', href: '#team', current: true },
      { label: 'メンバー募集', href: '#careers' },
      { label: 'サポート', href: '#support' },
    ],
    language: { ...language, label: 'JP', name: '言語, JP' },
    contact: { label: 'お問い合わせ', href: '#contact' },
  },
};

/** Texts that don't fit in a row at any width are behind the menu button. */
export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    labels: { ...de.navbarLabels, home: 'Fatal, Startseite' },
    items: [
      { label: 'Startseite', href: '#home' },
      {
        label: 'Veröffentlichte Spiele',
        items: [{ label: 'Spielbeschreibung und Veröffentlichungszeitpläne', href: '#spiel', current: true }],
      },
      { label: 'Unterstützungsangebote', href: '#support' },
      { label: 'メンバー募集とよくあるご質問', href: '#careers' },
      { label: 'Stellenausschreibungen und Praktikumsplätze', href: '#stellen' },
      { label: 'Häufig gestellte Fragen zur Bewerbung', href: '#fragen' },
    ],
    language: undefined,
    contact: { label: 'Kontakt aufnehmen', href: '#contact' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menü öffnen' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The links are behind the menu button. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    // A story opened in its own window is as wide as the window.
    if (!matchMedia('(width < 56.25rem)').matches) return;
    await expect(canvas.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
