import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AgeGate } from './age-gate.js';
import { ageGateFixtures } from './age-gate.fixtures.js';

const { fixtures } = ageGateFixtures;

const meta = { title: 'Gate/Age gate', component: AgeGate, args: fixtures.basic } satisfies Meta<
  typeof AgeGate
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { onPass: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Region' }), 'asia');
    await userEvent.type(canvas.getByLabelText('Date of birth'), '2000-05-20');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPass).toHaveBeenCalledOnce();
    await expect(args.onPass).toHaveBeenCalledWith({ language: 'en', region: 'asia', age: 25 });
  },
};

export const UnderAge: Story = {
  args: { onPass: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const date = canvas.getByLabelText('Date of birth');
    await userEvent.type(date, '2015-05-20');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('You must be at least 16 years old to enter.');
    await expect(date).toHaveFocus();
    await expect(date).toHaveValue('2015-05-20');
    await expect(args.onPass).not.toHaveBeenCalled();
  },
};

export const Sending: Story = { args: fixtures.sending };

export const Failed: Story = { args: fixtures.failed };

export const LanguageNotOffered: Story = { args: fixtures.languageNotOffered };

export const LongLabels: Story = { args: fixtures.longLabels };

export const Japanese: Story = { args: fixtures.japanese };
