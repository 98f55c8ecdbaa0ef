import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DropdownMenu } from './dropdown-menu.js';
import { dropdownMenuFixtures } from './dropdown-menu.fixtures.js';

const { fixtures } = dropdownMenuFixtures;

const meta = {
  title: 'Navigation/Dropdown menu',
  component: DropdownMenu,
  args: fixtures.basic,
} satisfies Meta<typeof DropdownMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const chosen = fn();

export const Default: Story = {};

/** Opened by pointer and by key, walked through, left by Escape, by Tab, and by pressing the button again. */
export const Playground: Story = {
  args: { onOpenChange: fn() },
  render: (args) => (
    <div>
      <DropdownMenu {...args} /> <button type="button">After</button>
    </div>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Games' });

    await step('the first press opens it, even while its code is on its way', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const shown = await screen.findByRole('menu', { name: 'Games' });
      await waitFor(() => expect(shown).toBeVisible());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });

    await step('pressing the button again closes it for good', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    });

    await step('Enter opens it at the first item', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: 'Fatal: Unleashed Darkness' })).toHaveFocus(),
      );
      await expect(document.activeElement).toHaveAttribute('aria-current', 'page');
    });

    await step('a letter goes to the next item that begins with it', async () => {
      await userEvent.keyboard('f');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Fatal II' })).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    });

    await step('arrows reach what cannot be chosen, and its reason is read', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Fatal II' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-disabled', 'true'));
      await expect(document.activeElement).toHaveAccessibleName('Fatal III Not announced yet');
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByRole('menu')).toBeInTheDocument();
    });

    await step('End, Home and the arrows go round', async () => {
      const items = screen.getAllByRole('menuitem');
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(items.at(-1)).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(items[0]).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(items.at(-1)).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(items[0]).toHaveFocus());
    });

    await step('Escape closes it and gives focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByRole('menu')).toBeNull();
    });

    await step('Space opens it at the first item, ArrowDown too', async () => {
      for (const key of [' ', '{ArrowDown}']) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(button).toHaveFocus());
      }
    });

    await step('ArrowUp opens it at the last item', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getAllByRole('menuitem').at(-1)).toHaveFocus());
    });

    await step('Tab leaves it for the page', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(canvas.getAllByRole('button')).toContain(document.activeElement);
    });

    await step('a press elsewhere closes it', async () => {
      await userEvent.click(button);
      await screen.findByRole('menu');
      await userEvent.click(canvas.getByRole('button', { name: 'After' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

/** One of a set holds. */
export const Actions: Story = {
  args: {
    ...fixtures.actions,
    items: [
      { label: 'English', lang: 'en', current: true, onSelect: chosen },
      { label: '日本語', lang: 'ja', current: false, onSelect: chosen },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    chosen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Language, EN' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    const japanese = screen.getByRole('menuitemradio', { name: '日本語' });
    await expect(japanese).not.toBeChecked();
    await userEvent.click(japanese);
    await expect(chosen).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** Links that may be answered without leaving the page. */
export const LanguageLinks: Story = {
  args: fixtures.languageLinks,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sprache, DE' }));
    const german = await screen.findByRole('menuitem', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('href', '?lang=de');
    await expect(german).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Escape}');
  },
};

/** With the panel open. */
export const Open: Story = {
  tags: ['visual'],
  args: { defaultOpen: true },
  play: async () => {
    const shown = await screen.findByRole('menu');
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: { ...fixtures.longLabels, defaultOpen: true },
  play: async () => {
    const shown = await screen.findByRole('menu');
    await waitFor(() => expect(shown).toBeVisible());
  },
};

const opened: Story['play'] = async () => {
  const shown = await screen.findByRole('menu');
  await waitFor(() => expect(shown).toBeVisible());
};

/** The panel keeps to the other edge, and its items begin there. */
export const RightToLeft: Story = {
  args: fixtures.basic,
  globals: { direction: 'rtl' },
  render: (args) => (
    <div dir="rtl" style={{ paddingInline: '4rem' }}>
      <DropdownMenu {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const panel = await screen.findByRole('menu');
    await waitFor(() => expect(panel).toBeVisible());
    await expect(getComputedStyle(panel).direction).toBe('rtl');
    const right = (element: Element) => Math.round(element.getBoundingClientRect().right);
    await waitFor(() => expect(right(panel)).toBe(right(button)));
  },
};

export const Narrow: Story = {
  args: { ...fixtures.longLabels, defaultOpen: true },
  globals: { viewport: { value: 'narrow' } },
  play: opened,
};
