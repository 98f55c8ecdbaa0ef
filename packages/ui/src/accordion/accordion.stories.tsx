import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ArticleBody } from '../article-body/article-body.js';
import { accordionCopyLabels } from '../labels/en.js';
import { Accordion, type AccordionProps } from './accordion.js';

const answer = (text: ReactNode) => (
  <ArticleBody size="small">
    <p>{text}</p>
  </ArticleBody>
);

const meta = {
  title: 'Content/Accordion',
  component: Accordion,
  args: {
    type: 'multiple',
    items: [
      {
        id: 'game',
        title: 'What kind of game is it?',
        content: answer(
          <>
            A series of third-person narrative survival-horror games. The first has <a href="#page">a page</a>{' '}
            of its own.
          </>,
        ),
      },
      {
        id: 'date',
        title: 'When can I play it?',
        content: answer('There is no date that we could give you in good conscience.'),
      },
      {
        id: 'pay',
        title: 'Are the positions paid?',
        content: answer('No. Every position is remote and unpaid, and that includes the leads.'),
      },
    ],
    labels: {},
  } as AccordionProps,
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

const panelOf = (button: HTMLElement) => {
  const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!panel) throw new Error('The button controls nothing.');
  return panel;
};

export const Default: Story = {};

/** Opens by keyboard, by pointer and when the browser finds text in a closed panel. */
export const Playground: Story = {
  args: { onValueChange: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const [game, date, pay] = canvas.getAllByRole('button');
    if (!game || !date || !pay) throw new Error('There are not three buttons.');

    await step('Tab moves to the first button, arrow keys move between buttons and wrap', async () => {
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
    await step('a closed panel has text to find, but takes no space and no focus', async () => {
      await expect(panelOf(game)).toHaveAttribute('hidden', 'until-found');
      await expect(panelOf(game).getBoundingClientRect().height).toBe(0);
      await expect(panelOf(game)).toHaveTextContent('survival-horror');
      const link = panelOf(game).querySelector('a');
      link?.focus();
      await expect(link).not.toHaveFocus();
    });
    await step('a match found by the browser opens the panel', async () => {
      panelOf(game).dispatchEvent(new Event('beforematch', { bubbles: true }));
      await waitFor(() => expect(game).toHaveAttribute('aria-expanded', 'true'));
      await expect(panelOf(game)).not.toHaveAttribute('hidden');
      await waitFor(() => expect(panelOf(game).getBoundingClientRect().height).toBeGreaterThan(20));
    });
    await step('a click opens another panel beside it', async () => {
      await userEvent.click(date);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(['game', 'date']);
    });
    await step('Tab moves into an open panel', async () => {
      game.focus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'a page' })).toHaveFocus();
    });
  },
};

export const Open: Story = { tags: ['visual'], args: { defaultValue: ['game', 'pay'] } };

/** At most one item is open. */
export const Single: Story = { args: { type: 'single', defaultValue: 'date' } };

export const CopyLinks: Story = { args: { labels: accordionCopyLabels, defaultValue: ['date'] } };

/** The sections of a page. */
export const Large: Story = {
  tags: ['visual'],
  args: {
    type: 'single',
    items: [
      { id: 'props', title: 'Props', end: '3', content: answer('Chairs, lamps, one wheelchair.') },
      { id: 'sound', title: 'Sound', end: '1', content: answer('Rain on four kinds of roof.') },
      { id: 'music', title: 'Music', end: '12', content: answer('Strings, detuned.') },
    ],
    size: 'large',
    headingLevel: 2,
    revealOnOpen: true,
    defaultValue: 'props',
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    lang: 'de',
    items: [
      {
        id: 'lang',
        title:
          'Welche Bewerbungsunterlagen werden für die Oberflächengestaltungspraktikumsplätze vorausgesetzt?',
        end: '1.024',
        content: answer(
          'Arbeitsprobenzusammenstellung, Verfügbarkeitszeiträume und die Zustimmung der Ausbildungseinrichtung.',
        ),
      },
      {
        id: 'ja',
        title: <span lang="ja">公開日はいつですか。体験版の配布予定はありますか。</span>,
        titleText: '公開日はいつですか。体験版の配布予定はありますか。',
        content: answer(<span lang="ja">まだお伝えできる日付はありません。</span>),
      },
    ],
    labels: {
      copy: 'Verknüpfung in die Zwischenablage kopieren',
      copyLink: ({ title }) => `Verknüpfung in die Zwischenablage kopieren: ${title}`,
      copied: 'Die Verknüpfung liegt in der Zwischenablage.',
      inAddressBar: 'Die Verknüpfung steht in der Adresszeile.',
    },
    defaultValue: ['lang', 'ja'],
  },
};

export const RightToLeft: Story = { args: Open.args, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
