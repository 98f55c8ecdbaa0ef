import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField } from './select-field.js';
import { selectFieldFixtures } from './select-field.fixtures.js';

const { fixtures } = selectFieldFixtures;

const meta = { title: 'Forms/Select field', component: SelectField, args: fixtures.basic } satisfies Meta<
  typeof SelectField
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'How did you find us?' });
    await userEvent.selectOptions(select, 'other');
    await expect(select).toHaveValue('other');
    await expect(canvas.getByRole('option', { name: 'LinkedIn' })).toBeDisabled();
  },
};

export const Preselected: Story = { tags: ['visual'], args: fixtures.preselected };

export const Invalid: Story = { tags: ['visual'], args: fixtures.invalid };

export const LongLabels: Story = { args: fixtures.longLabels };
