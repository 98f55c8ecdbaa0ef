import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleImages, sampleImagesLong, sampleImagesTwice } from '../fixtures/samples/gallery.js';
import * as de from '../labels/de.js';
import { galleryLabels, plateLabels } from '../labels/en.js';
import { Gallery } from './gallery.js';

const meta = {
  title: 'Media/Gallery',
  component: Gallery,
  args: { images: sampleImages, labels: galleryLabels, history: false },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** Each thumbnail opens the lightbox. On closing, the picture shown last is marked and its thumbnail has focus. */
export const Playground: Story = {
  args: { onIndexChange: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const [, second, third] = canvas.getAllByRole('link') as [HTMLElement, HTMLElement, HTMLElement];
    const figure = (name: string) => screen.findByRole('figure', { name });
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await step('a click opens the lightbox', async () => {
      await userEvent.click(second);
      await figure('Image 2 of 7');
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    });

    await step('closing marks and focuses the thumbnail of the picture shown last', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await figure('Image 3 of 7');
      await userEvent.keyboard('{Escape}');
      await closed();
      await expect(third).toHaveFocus();
      await waitFor(() =>
        expect(third).toHaveAccessibleName('A flooded basement under one bulb. 03 Selected'),
      );
      await expect(canvas.getAllByText('Selected')).toHaveLength(1);
    });

    await step('Enter opens the lightbox too', async () => {
      await userEvent.keyboard('{Enter}');
      await figure('Image 3 of 7');
      await userEvent.keyboard('{Escape}');
      await closed();
    });
  },
};

/** The first picture has a second one of the same view, and a toggle. */
export const Twice: Story = {
  tags: ['visual'],
  args: { images: sampleImagesTwice, labels: { ...galleryLabels, plates: plateLabels } },
};

export const AllLarge: Story = { tags: ['visual'], args: { large: sampleImages.length } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const LongLabels: Story = {
  args: {
    images: sampleImagesLong,
    labels: { ...de.galleryLabels, close: 'Vergrößerte Ansicht schließen', selected: 'Zuletzt ausgewählt' },
  },
};
