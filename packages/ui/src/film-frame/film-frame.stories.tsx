import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Picture } from '../picture/picture.js';
import { FilmFrame } from './film-frame.js';

const picture = (
  <Picture
    {...samplePictures.stairs}
    alt="A stairwell, one bulb between its flights."
    sizes="40rem"
    ratio="16 / 9"
  />
);

const meta = {
  title: 'Media/Film frame',
  component: FilmFrame,
  args: { children: picture, top: { start: '01A', middle: 'Teaser', end: '0:14' } },
} satisfies Meta<typeof FilmFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Both: Story = {
  tags: ['visual'],
  args: {
    top: { start: '01A', end: 'Teaser trailer' },
    bottom: { start: 'Fatal II', end: 'In development' },
  },
};

export const Bare: Story = { tags: ['visual'], args: { top: undefined } };

export const Interactive: Story = {
  args: {
    children: <a href="#frame">{picture}</a>,
    top: undefined,
    bottom: { start: '05', end: '5A' },
    interactive: true,
  },
};

export const Selected: Story = {
  tags: ['visual'],
  args: { top: undefined, bottom: { start: '04', end: 'Selected' }, selected: true },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    top: { start: '01A', middle: 'Veröffentlichungszeitraum noch unbestimmt', end: 'Vorabversion' },
    bottom: { start: '第一章', middle: '二〇二六年七月三日', end: '開発中' },
  },
};

/** The start and end texts change sides. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
