import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LinkRowsField } from './link-rows-field.js';
import { linkRowsFieldFixtures } from './link-rows-field.fixtures.js';

const { fixtures } = linkRowsFieldFixtures;

const meta = {
  title: 'Forms/Link rows field',
  component: LinkRowsField,
  args: fixtures.basic,
} satisfies Meta<typeof LinkRowsField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const row = (index: number) => within(canvas.getByRole('group', { name: `Link ${String(index)}` }));
    await userEvent.selectOptions(row(1).getByRole('combobox'), 'github');
    await userEvent.type(row(1).getByRole('textbox'), 'github.com/nerea');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a link' }));
    await expect(row(1).getByRole('textbox')).toHaveValue('https://github.com/nerea');
    await expect(row(2).getByRole('combobox')).toHaveFocus();
    await expect(row(2).getByRole('option', { name: 'GitHub' })).toBeDisabled();
    await userEvent.click(row(2).getByRole('button', { name: 'Remove link 2' }));
    await expect(canvas.getByRole('button', { name: 'Add a link' })).toHaveFocus();
  },
};

export const Filled: Story = { tags: ['visual'], args: fixtures.filled };

export const Invalid: Story = { tags: ['visual'], args: fixtures.invalid };

export const Addresses: Story = {
  args: fixtures.addresses,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a link' }));
    const third = within(canvas.getByRole('group', { name: 'Link 3' }));
    await expect(third.getByRole('textbox')).toHaveFocus();
  },
};

export const OneAddress: Story = { args: fixtures.oneAddress };

export const LongLabels: Story = { tags: ['visual'], args: fixtures.longLabels };

export const RightToLeft: Story = { args: fixtures.invalid, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: fixtures.longLabels, globals: { viewport: { value: 'narrow' } } };
