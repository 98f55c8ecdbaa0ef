import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateField } from './date-field.js';
import { dateFieldFixtures } from './date-field.fixtures.js';
import { dateOfParts, readDateParts } from './date-field.logic.js';

const { fixtures } = dateFieldFixtures;

const meta = { title: 'Forms/Date field', component: DateField, args: fixtures.basic } satisfies Meta<
  typeof DateField
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['visual'] };

/** Tab goes through the parts; what they hold is read as one date. */
export const Playground: Story = {
  args: fixtures.birthday,
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await step('a group named by its legend and described by its hint', async () => {
      const group = canvas.getByRole('group', { name: 'Date of birth' });
      await expect(group).toHaveAccessibleDescription('For example, 27 3 1990');
    });
    await step('Tab, in the order on screen', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveFocus();
      await userEvent.keyboard('27');
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Month' })).toHaveFocus();
      await userEvent.keyboard('March');
      await userEvent.tab();
      await expect(canvas.getByRole('textbox', { name: 'Year' })).toHaveFocus();
      await userEvent.keyboard('1990');
    });
    await step('read as one date', async () => {
      const monthNames = [['January'], ['February'], ['March']];
      await expect(dateOfParts(readDateParts(canvasElement), { monthNames })).toBe('1990-03-27');
    });
  },
};

export const Birthday: Story = { args: fixtures.birthday };

export const Optional: Story = { args: fixtures.optional };

export const MonthFirst: Story = { args: fixtures.monthFirst };

export const YearFirst: Story = { args: fixtures.yearFirst };

export const Invalid: Story = { args: fixtures.invalid };

export const WrongYear: Story = { tags: ['visual'], args: fixtures.wrongYear };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const RightToLeft: Story = { args: fixtures.wrongYear, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
