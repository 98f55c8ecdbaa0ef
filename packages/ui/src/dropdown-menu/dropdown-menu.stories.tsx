import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Icon } from '../icon/icon.js';
import { Picture, type PictureImage } from '../picture/picture.js';
import { DropdownMenu } from './dropdown-menu.js';

const frame = (image: PictureImage, brightness: number) => (
  <Picture
    {...image}
    alt=""
    decorative
    sizes="5rem"
    style={{ filter: `brightness(${String(brightness)})` }}
  />
);

const notAnnounced = {
  disabled: true as const,
  explanation: 'Not announced yet',
  leading: <Icon name="lock" size={16} />,
};

const meta = {
  title: 'Navigation/Dropdown menu',
  component: DropdownMenu,
  args: {
    label: 'Games',
    labels: {},
    items: [
      {
        label: 'Fatal: Unleashed Darkness',
        href: '#fatal',
        current: true,
        leading: frame(samplePictures.corridor, 1),
      },
      { label: 'Fatal II', href: '#fatal-ii', leading: frame(samplePictures.forest, 0.42) },
      { label: 'Fatal III', ...notAnnounced },
      { label: 'Fatal IV', ...notAnnounced },
    ],
  },
} satisfies Meta<typeof DropdownMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits for the menu to appear. */
const opens: Story['play'] = async () => {
  const menu = await screen.findByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
};

export const Default: Story = {};

/** Opens by pointer and by key, moves focus with keys, and closes on Escape, Tab, the button and a press elsewhere. */
export const Playground: Story = {
  args: { onOpenChange: fn() },
  render: (args) => (
    <div>
      <DropdownMenu {...args} /> <button type="button">After</button>
    </div>
  ),
  play: async ({ args, canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Games' });

    await step('opens on the first press, even before its code has loaded', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const shown = await screen.findByRole('menu', { name: 'Games' });
      await waitFor(() => expect(shown).toBeVisible());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });

    await step('closes on the second press and stays closed', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    });

    await step('opens on Enter and focuses the first item', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name: 'Fatal: Unleashed Darkness' })).toHaveFocus(),
      );
      await expect(document.activeElement).toHaveAttribute('aria-current', 'page');
    });

    await step('moves to the next item that starts with a typed letter', async () => {
      await userEvent.keyboard('f');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Fatal II' })).toHaveFocus());
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    });

    await step('moves to disabled items, whose name includes the reason', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Fatal II' })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-disabled', 'true'));
      await expect(document.activeElement).toHaveAccessibleName('Fatal III Not announced yet');
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByRole('menu')).toBeInTheDocument();
    });

    await step('moves to the ends and wraps around', async () => {
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

    await step('closes on Escape and returns focus to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(screen.queryByRole('menu')).toBeNull();
    });

    await step('opens on Space and ArrowDown and focuses the first item', async () => {
      for (const key of [' ', '{ArrowDown}']) {
        await userEvent.keyboard(key);
        await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(button).toHaveFocus());
      }
    });

    await step('opens on ArrowUp and focuses the last item', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await waitFor(() => expect(screen.getAllByRole('menuitem').at(-1)).toHaveFocus());
    });

    await step('closes on Tab, which leaves the menu', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await expect(canvas.getAllByRole('button')).toContain(document.activeElement);
    });

    await step('closes on a press elsewhere', async () => {
      await userEvent.click(button);
      await screen.findByRole('menu');
      await userEvent.click(canvas.getByRole('button', { name: 'After' }));
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

const choose = fn();

/** A set of actions, one of them checked. */
export const Actions: Story = {
  args: {
    label: 'EN',
    labels: { trigger: 'Language, EN' },
    align: 'end',
    items: [
      { label: 'English', lang: 'en', current: true, onSelect: choose },
      { label: '日本語', lang: 'ja', current: false, onSelect: choose },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    choose.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Language, EN' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked();
    const japanese = screen.getByRole('menuitemradio', { name: '日本語' });
    await expect(japanese).not.toBeChecked();
    await userEvent.click(japanese);
    await expect(choose).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

const stay = (event: Event) => {
  event.preventDefault();
};

/** Links to the page in other languages, whose `onSelect` keeps the visitor on the page. */
export const LanguageLinks: Story = {
  args: {
    label: 'DE',
    labels: { trigger: 'Sprache, DE' },
    items: [
      { label: 'English', lang: 'en', href: '?lang=en', onSelect: stay },
      { label: 'Deutsch', lang: 'de', href: '?lang=de', onSelect: stay, current: true },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sprache, DE' }));
    const german = await screen.findByRole('menuitem', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('href', '?lang=de');
    await expect(german).toHaveAttribute('aria-current', 'true');
    await userEvent.keyboard('{Escape}');
  },
};

export const Open: Story = { tags: ['visual'], args: { defaultOpen: true }, play: opens };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    label: 'Veröffentlichte Spiele',
    items: [
      { label: 'Spielbeschreibung und Veröffentlichungszeitpläne', href: '#spiel' },
      { label: '解き放たれた闇 — 公式ゲームサイト', lang: 'ja', href: '#game' },
      {
        label: 'Wird geladen…',
        disabled: true,
        explanation: 'Der Veröffentlichungszeitpunkt steht noch nicht fest.',
      },
    ],
    defaultOpen: true,
  },
  play: opens,
};

/** The panel aligns with the right edge of the button. */
export const RightToLeft: Story = {
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
  args: LongLabels.args,
  globals: { viewport: { value: 'narrow' } },
  play: opens,
};
