import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Gallery } from './gallery.js';
import { galleryFixtures } from './gallery.fixtures.js';

const { fixtures } = galleryFixtures;

const meta = {
  title: 'Media/Gallery',
  component: Gallery,
  args: fixtures.basic,
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const figure = (name: string) => screen.findByRole('figure', { name });

export const Default: Story = { tags: ['visual'] };

/** A thumbnail is a link that opens the lightbox; afterwards the picture looked at last is marked and has the focus. */
export const Playground: Story = {
  args: { onIndexChange: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const frames = canvas.getAllByRole('link');
    const [, second, third] = frames as [HTMLElement, HTMLElement, HTMLElement];

    await step('every frame is a link to its file', async () => {
      await expect(frames).toHaveLength(7);
      await expect(second).toHaveAttribute('href', '/images/forest-1920.webp');
      await expect(second).toHaveAttribute('id', 'image-2');
    });

    await step('a plain click opens the lightbox at it', async () => {
      await userEvent.click(second);
      await figure('Image 2 of 7');
      await expect(args.onIndexChange).toHaveBeenLastCalledWith(1);
    });

    await step('closing gives the focus to the picture looked at last, which is marked', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await figure('Image 3 of 7');
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(third).toHaveFocus();
      await waitFor(() =>
        expect(third).toHaveAccessibleName('A flooded basement under one bulb. 03 Selected'),
      );
      await expect(canvas.getAllByText('Selected')).toHaveLength(1);
    });

    await step('so does Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await figure('Image 3 of 7');
      await userEvent.keyboard('{Escape}');
      await gone();
    });
  },
};

/** Two to a row and then three, alone on a narrow page. */
export const Columns: Story = {
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('link').map((frame) => Math.round(frame.getBoundingClientRect().left));
    const wide = window.innerWidth >= 700;
    await expect(new Set(lefts.slice(0, 4)).size).toBe(wide ? 2 : 1);
    await expect(new Set(lefts.slice(4)).size).toBe(wide ? 3 : 1);
  },
};

export const Zoom: Story = {
  args: fixtures.zoom,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^A corridor, lit/ }));
    await expect(await screen.findByRole('group', { name: 'Zoom' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

/** A frame that was taken twice: its switch shows the other picture, in the sheet and in the lightbox. */
export const Twice: Story = {
  tags: ['visual'],
  args: fixtures.twice,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plates = canvasElement.querySelector<HTMLElement>('.gloam-plates') ?? canvasElement;
    const [toggle] = canvas.getAllByRole('button') as [HTMLElement];
    await userEvent.click(toggle);
    await expect(plates.dataset.shown).toBe('second');
    await userEvent.click(toggle);
    await expect(plates.dataset.shown).toBe('first');
  },
};

export const AllLarge: Story = { tags: ['visual'], args: fixtures.allLarge };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div dir="rtl">
      <Gallery {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('link') as [HTMLElement, HTMLElement];
    if (window.innerWidth >= 700)
      await expect(first.getBoundingClientRect().left).toBeGreaterThan(second.getBoundingClientRect().left);
    await userEvent.click(first);
    await figure('Image 1 of 7');
    await userEvent.keyboard('{ArrowLeft}');
    await figure('Image 2 of 7');
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const LongLabels: Story = { args: fixtures.longLabels };
