import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameStatus } from './game-status.js';
import { gameStatusFixtures } from './game-status.fixtures.js';

const { fixtures } = gameStatusFixtures;

const meta = { title: 'Content/Game status', component: GameStatus, args: fixtures.basic } satisfies Meta<
  typeof GameStatus
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** Only the game that can be had is a stop of the Tab key, and all of its card is the link. */
export const Playground: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', {
      name: 'On the store: the page of Fatal I (opens in a new tab)',
    });
    await expect(link).toHaveFocus();
    const { left, top, width, height } = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
      width: 0,
      height: 0,
    };
    const middle = canvasElement.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    await expect(middle).toBe(link);
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')).not.toContain(document.activeElement);
  },
};

export const One: Story = { args: fixtures.one };

export const OwnPage: Story = { args: fixtures.ownPage };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

/** The arrow of a link within the site points the other way. */
export const RightToLeft: Story = { args: fixtures.ownPage, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
