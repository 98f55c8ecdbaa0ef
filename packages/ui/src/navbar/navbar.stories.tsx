import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Navbar } from './navbar.js';
import { navbarFixtures } from './navbar.fixtures.js';

const { fixtures } = navbarFixtures;

const meta = {
  title: 'Navigation/Navbar',
  component: Navbar,
  args: fixtures.basic,
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

/** The bar grows low and opaque after the first pixels, and its menus open. */
export const Playground: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const bar = canvas.getByRole('banner');

    await step('ten pixels are not enough, eleven are', async () => {
      window.scrollTo({ top: 10, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await expect(bar).not.toHaveAttribute('data-scrolled');
      window.scrollTo({ top: 11, behavior: 'instant' });
      await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'));
      await expect(bar.getBoundingClientRect().height).toBeLessThan(70);
    });

    await step('back at the top it is open again', async () => {
      window.scrollTo({ top: 0, behavior: 'instant' });
      await waitFor(() => expect(bar).not.toHaveAttribute('data-scrolled'));
    });

    await step('the current page is marked', async () => {
      await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    });

    await step('Tab goes through it in the order of reading', async () => {
      // Behind the menu button there is nothing to go through on narrow pages.
      if (!matchMedia('(width >= 60rem)').matches) return;
      canvas.getAllByRole('link', { name: 'Fatal, home' })[0]?.focus();
      for (const name of ['Home', 'Games', 'Team', 'Careers', 'Support', 'Language, EN', 'Contact']) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
    });

    await step('opening a menu shifts nothing', async () => {
      const contact = canvas.getByRole('link', { name: 'Contact' });
      const before = contact.getBoundingClientRect().left;
      await userEvent.click(canvas.getByRole('button', { name: 'Language, EN' }));
      const shown = await screen.findByRole('menuitemradio', { name: 'Deutsch' });
      await waitFor(() => expect(shown).toBeVisible());
      await expect(contact.getBoundingClientRect().left).toBe(before);
      await userEvent.keyboard('{Escape}');
    });
  },
};

export const LinksOnly: Story = { args: fixtures.linksOnly };

export const German: Story = { args: fixtures.german };

export const Japanese: Story = { args: fixtures.japanese };

/** Words that do not fit in a row at any width go behind the menu button. */
export const LongLabels: Story = {
  tags: ['visual'],
  args: fixtures.longLabels,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menü öffnen' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The links stand behind the menu button. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    // Opened in a window of its own, it is as wide as that.
    if (!matchMedia('(width < 56.25rem)').matches) return;
    await expect(canvas.getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
