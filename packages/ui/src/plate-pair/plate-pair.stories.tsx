import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { platePairLabels } from '../labels/en.js';
import { PlatePair } from './plate-pair.js';
import { platePairFixtures } from './plate-pair.fixtures.js';

const { fixtures } = platePairFixtures;

const meta = {
  title: 'Media/Plate pair',
  component: PlatePair,
  args: fixtures.basic,
} satisfies Meta<typeof PlatePair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** The switch, T and a held press show the other picture; cells and pointers mark. */
export const Playground: Story = {
  args: { onFound: fn() },
  play: async ({ args, canvas, canvasElement, step, userEvent }) => {
    const root = canvasElement.querySelector<HTMLElement>('.gloam-plate-pair') ?? canvasElement;
    const stage = canvasElement.querySelector<HTMLElement>('.gloam-plate-pair-stage') ?? canvasElement;
    const grid = await canvas.findByRole('grid', { name: platePairLabels.grid });

    await step('the switch', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Then/ }));
      await expect(root.dataset.shown).toBe('second');
      await expect(canvas.getByRole('status')).toHaveTextContent('The second image');
      await userEvent.keyboard('t');
      await expect(root.dataset.shown).toBe('first');
    });

    await step('a held press, which marks nothing', async () => {
      void fireEvent.pointerDown(stage, { isPrimary: true, button: 0, clientX: 9, clientY: 9 });
      await waitFor(() => expect(root.dataset.shown).toBe('second'));
      void fireEvent.pointerUp(stage);
      await waitFor(() => expect(root.dataset.shown).toBe('first'));
    });

    await step('a mark beside the spot', async () => {
      await userEvent.pointer({ keys: '[MouseLeft]', target: grid.querySelectorAll('button')[0] ?? grid });
      await expect(canvas.getByRole('status')).toHaveTextContent('Not there');
    });

    await step('a mark on it', async () => {
      grid.querySelectorAll('button')[15]?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onFound).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('grid')).toBeNull();
    });
  },
};

export const Found: Story = { tags: ['visual'], args: fixtures.found };

export const Bare: Story = { args: fixtures.bare };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };

/** The edge texts change sides, the picture and its cells do not. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
