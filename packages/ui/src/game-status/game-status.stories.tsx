import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { gameStatusLabels } from '../labels/en.js';
import { Picture, type PictureImage } from '../picture/picture.js';
import { GameStatus, type Game, type GameStatusProps } from './game-status.js';

/** A numeral as slits of light, in place of the lettering of a series. */
const slits = (count: number) => (
  <svg viewBox={`0 0 ${String(count * 140)} 1000`} focusable="false">
    <path
      d={Array.from({ length: count }, (_, index) => `M${String(index * 140)} 0h50v1000h-50z`).join('')}
      fill="currentColor"
    />
  </svg>
);

const picture = (image: PictureImage) => <Picture {...image} alt="" decorative sizes="20rem" />;

const accessible: Game = {
  name: 'Fatal I',
  numeral: slits(1),
  state: 'accessible',
  href: 'https://store.example/fatal',
  external: true,
  picture: picture(samplePictures.corridor),
};
const inDevelopment: Game = {
  name: 'Fatal II',
  numeral: slits(2),
  state: 'in-development',
  picture: picture(samplePictures.forest),
};
const locked: Game = { name: 'Fatal III', numeral: slits(3), state: 'locked' };

const meta = {
  title: 'Content/Game status',
  component: GameStatus,
  args: {
    games: [accessible, inDevelopment, locked, { ...locked, name: 'Fatal IV', numeral: slits(4) }],
    labels: gameStatusLabels,
  } as GameStatusProps,
} satisfies Meta<typeof GameStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** The whole card of an available game is its link, and the only stop of the Tab key. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    const [card] = canvas.getAllByRole('listitem') as [HTMLElement];
    const { left, top, width, height } = card.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
  },
};

export const One: Story = { args: { games: [inDevelopment] } };

export const OwnPage: Story = {
  args: {
    games: [{ name: 'Fatal I', numeral: slits(1), state: 'accessible', href: '/games/fatal' }, inDevelopment],
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    lang: 'de',
    games: [
      { ...accessible, name: 'Fatal: Entfesselte Dunkelheit' },
      inDevelopment,
      { ...locked, name: '解き放たれた闇 第三章' },
    ],
    labels: {
      accessible: 'Veröffentlicht und erhältlich',
      inDevelopment: 'Befindet sich in der Entwicklung',
      locked: 'Veröffentlichungszeitpunkt unbekannt',
      link: ({ name }) => `Veröffentlicht und erhältlich: Shopseite von ${name}`,
    },
  },
};

/** The arrow of an internal link points the other way. */
export const RightToLeft: Story = { args: OwnPage.args, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
