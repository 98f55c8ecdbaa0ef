import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePictures } from '../fixtures/samples/pictures.js';
import { Picture, type PictureProps } from './picture.js';

const meta = {
  title: 'Media/Picture',
  component: Picture,
  args: {
    ...samplePictures.forest,
    alt: 'A figure on a forest path, white light between the trunks.',
    sizes: '(min-width: 48rem) 46vw, 92vw',
  } as PictureProps,
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** Windows of 9:16 or narrower show the portrait crop, in a box of the same shape. */
export const Upright: Story = {
  args: {
    ...samplePictures.corridor,
    upright: samplePictures.corridorUpright,
    alt: 'A corridor, lit from one side door.',
    ratio: '9 / 16',
  },
};

/** Only the brightness changes. */
export const Priority: Story = {
  args: {
    ...samplePictures.corridor,
    alt: 'A figure in a corridor, lit from a side door.',
    priority: true,
    develop: true,
  },
};

export const Develop: Story = {
  args: { ...samplePictures.basement, alt: 'A flooded basement under one bulb.', develop: true },
};

export const Cropped: Story = {
  args: {
    ...samplePictures.stairs,
    alt: 'A stairwell seen from above, one bulb between its flights.',
    ratio: '1 / 1',
    position: '60% 30%',
  },
};

export const Contained: Story = {
  tags: ['visual'],
  args: { ...samplePictures.portrait, alt: 'A head against a lamp.', ratio: '16 / 9', fit: 'contain' },
};

/** A file that can't be loaded: the alternative text is shown. */
export const LongAlt: Story = {
  args: {
    // A URL without a picture that the browser doesn't request from a server.
    src: 'data:,',
    sources: undefined,
    placeholder: undefined,
    alt: 'Ein nächtlicher Nadelwald, durch dessen Stämme ein kaltes Gegenlicht fällt, das eine von hinten gesehene Gestalt auf dem Weg umreißt.',
  },
};
