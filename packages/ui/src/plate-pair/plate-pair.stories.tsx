import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePictures } from '../fixtures/samples/pictures.js';
import * as de from '../labels/de.js';
import { platePairLabels } from '../labels/en.js';
import { PlatePair } from './plate-pair.js';

const meta = {
  title: 'Media/Plate pair',
  component: PlatePair,
  args: {
    first: { ...samplePictures.doorway, alt: 'A dark room; an empty chair seen from its side.' },
    second: { ...samplePictures.doorwayNow, alt: 'A dark room; an empty chair seen from its front.' },
    spots: [{ x: 0.58, y: 0.5, width: 0.1, height: 0.34 }],
    labels: platePairLabels,
    number: '04',
    hint: 'Not found',
  },
} satisfies Meta<typeof PlatePair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** A click marks the place under the pointer: beside the spot first, then on it. */
export const Playground: Story = {
  args: { onFound: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: platePairLabels.grid });
    const mark = async (cell: number, x: number, y: number) => {
      const { left, top, width, height } = grid.getBoundingClientRect();
      const target = grid.querySelectorAll('button')[cell] ?? grid;
      const coords = { clientX: left + x * width, clientY: top + y * height };
      await userEvent.pointer({ keys: '[MouseLeft]', target, coords });
    };
    await mark(15, 0.51, 0.7);
    await expect(canvas.getByRole('status')).toHaveTextContent('Not there');
    await expect(args.onFound).not.toHaveBeenCalled();
    await mark(15, 0.6, 0.7);
    await expect(canvas.getByRole('status')).toHaveTextContent('Found');
    await expect(args.onFound).toHaveBeenCalledOnce();
  },
};

export const Found: Story = { tags: ['visual'], args: { found: true } };

export const Bare: Story = { args: { number: undefined, hint: undefined } };

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    first: {
      ...samplePictures.doorway,
      alt: 'Ein dunkler Raum, in dem ein leerer Stuhl vor einer halb geöffneten Tür steht.',
    },
    hint: 'Bisher noch nicht gefunden',
    labels: { ...de.platePairLabels, missed: 'An dieser Stelle nicht' },
  },
};

/** The texts on the edge change sides, the picture and its cells do not. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
