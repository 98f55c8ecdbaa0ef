import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from './pagination.js';
import { paginationFixtures } from './pagination.fixtures.js';

const { fixtures } = paginationFixtures;

const meta = { title: 'Navigation/Pagination', component: Pagination, args: fixtures.basic } satisfies Meta<
  typeof Pagination
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** Tab goes from the page before over the numbers to the page after. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const names: (string | null)[] = [];
    const links = canvas.getAllByRole('link');
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
      names.push(link.getAttribute('aria-label') ?? link.textContent);
    }
    await expect(names).toEqual([
      'Previous',
      'Page 1 of 12',
      'Page 4 of 12',
      'Page 5 of 12',
      'Page 6 of 12',
      'Page 12 of 12',
      'Next',
    ]);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('5');
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const First: Story = { tags: ['visual'], args: fixtures.first };

export const Last: Story = { args: fixtures.last };

export const Few: Story = { args: fixtures.few };

export const Many: Story = { args: fixtures.many };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };

/** The arrows point the other way. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
