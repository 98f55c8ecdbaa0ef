import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TeamCard } from '../team-card/team-card.js';
import { teamCardFixtures } from '../team-card/team-card.fixtures.js';
import { Accordion } from './accordion.js';
import { accordionFixtures } from './accordion.fixtures.js';

const { fixtures } = accordionFixtures;

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  args: fixtures.basic,
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

const panelOf = (button: HTMLElement) => {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error('The button controls nothing.');
  return panel;
};

/** Three hundred cards make a search by role slow. */
const buttonOf = (id: string) => {
  const button = document.getElementById(id);
  if (!button) throw new Error(`There is no button of ${id}.`);
  return button;
};

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

export const Default: Story = {};

/** By keyboard, by pointer, and by what the browser does when it finds something. */
export const Playground: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const [game, date, pay] = canvas.getAllByRole('button');
    if (!game || !date || !pay) throw new Error('There are not three buttons.');

    await step('Tab reaches the first button, the arrows the others, around the ends', async () => {
      await userEvent.tab();
      await expect(game).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(date).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(game).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(pay).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(game).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(pay).toHaveFocus();
    });
    await step('Enter opens, Space closes', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(pay).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(panelOf(pay)).toBeVisible());
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['pay']);
      await userEvent.keyboard(' ');
      await expect(pay).toHaveAttribute('aria-expanded', 'false');
      await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    });
    await step('what is closed can be found, takes no room and no focus', async () => {
      await expect(panelOf(game)).toHaveAttribute('hidden', 'until-found');
      await expect(panelOf(game).getBoundingClientRect().height).toBe(0);
      await expect(panelOf(game)).toHaveTextContent('survival-horror');
      const link = panelOf(game).querySelector('a');
      link?.focus();
      await expect(link).not.toHaveFocus();
    });
    await step('what the browser finds is opened', async () => {
      panelOf(game).dispatchEvent(new Event('beforematch', { bubbles: true }));
      await waitFor(() => expect(game).toHaveAttribute('aria-expanded', 'true'));
      await expect(panelOf(game)).not.toHaveAttribute('hidden');
      await waitFor(() => expect(panelOf(game).getBoundingClientRect().height).toBeGreaterThan(20));
    });
    await step('the pointer opens another beside it, anywhere on the row', async () => {
      await userEvent.click(date);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['game', 'date']);
      const sign = date.querySelector('.gloam-accordion-sign')?.getBoundingClientRect();
      await expect(sign?.width).toBeGreaterThanOrEqual(44);
      await expect(sign?.height).toBeGreaterThanOrEqual(44);
    });
    await step('Tab goes on into what is open', async () => {
      game.focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'a page' })).toHaveFocus();
    });
  },
};

export const Open: Story = { tags: ['visual'], args: fixtures.open };

/** One at a time, and none after a second press. */
export const Single: Story = {
  args: fixtures.single,
  play: async ({ canvas, userEvent }) => {
    const date = canvas.getByRole('button', { name: 'When can I play it?' });
    const pay = canvas.getByRole('button', { name: 'Are the positions paid?' });
    await expect(canvas.getByRole('region')).toHaveAccessibleName('When can I play it?');
    await userEvent.click(pay);
    await expect(canvas.getByRole('region')).toHaveAccessibleName('Are the positions paid?');
    await expect(panelOf(date)).toHaveAttribute('hidden', 'until-found');
    await userEvent.click(pay);
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const CopyLinks: Story = {
  args: fixtures.copyLinks,
  play: async ({ canvas, userEvent }) => {
    const written = fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: written }, configurable: true });
    canvas.getByRole('button', { name: 'When can I play it?' }).focus();
    await userEvent.tab();
    const copy = canvas.getByRole('button', { name: 'Copy link to “When can I play it?”' });
    await expect(copy).toHaveFocus();
    const { height } = copy.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(written.mock.lastCall?.[0]).toMatch(/^https?:.+#date$/);
    await waitFor(() => expect(canvas.getByText('Link copied.')).toBeVisible());
    await expect(copy).toHaveFocus();
  },
};

/** The sections of a page. */
export const Large: Story = { tags: ['visual'], args: fixtures.large };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const RightToLeft: Story = { args: fixtures.open, globals: { direction: 'rtl' } };

export const Narrow: Story = {
  args: fixtures.longLabels,
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await expect(overflow()).toBeLessThanOrEqual(0);
  },
};

const cards = Array.from({ length: 300 }, (_, index) => (
  <TeamCard
    key={index}
    {...teamCardFixtures.fixtures.initials}
    name={`Nerea Okafor ${String(index + 1)}`}
    lamp={(index * 0.618) % 1}
  />
));

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: '2rem 1rem',
};

/** Three hundred cards are on the page from the start: to open them changes attributes, and nothing else. */
export const ThreeHundredCards: Story = {
  args: {
    type: 'single',
    size: 'large',
    headingLevel: 2,
    revealOnOpen: true,
    items: [
      { id: 'few', title: 'Props', end: '1', content: <div style={grid}>{cards.slice(0, 1)}</div> },
      { id: 'many', title: 'Everybody', end: '300', content: <div style={grid}>{cards}</div> },
    ],
  },
  // The card's own stories check it once; three hundred times takes long.
  parameters: { a11y: { test: 'off' } },
  play: async ({ userEvent }) => {
    const panel = panelOf(buttonOf('many'));
    const before = [...panel.querySelectorAll('*')];
    const records: MutationRecord[] = [];
    const observer = new MutationObserver((seen) => records.push(...seen));
    observer.observe(panel, { subtree: true, childList: true, attributes: true });
    await userEvent.click(buttonOf('many'));
    records.push(...observer.takeRecords());
    observer.disconnect();
    await expect(panel.getBoundingClientRect().height).toBeGreaterThan(1000);
    await expect([...panel.querySelectorAll('*')].every((element, index) => element === before[index])).toBe(
      true,
    );
    await expect(records.map(({ type, target }) => [type, target === panel])).toEqual(
      records.map(() => ['attributes', true]),
    );
    await userEvent.click(buttonOf('few'));
    await expect(panel.getBoundingClientRect().height).toBe(0);
  },
};
