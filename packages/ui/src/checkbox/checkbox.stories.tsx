import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from './checkbox.js';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'Tell me when the game is out', name: 'news' },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A label with a link. */
export const Consent: Story = {
  args: {
    label: (
      <>
        I have read the <a href="#privacy">privacy policy</a>, and you may answer me by email.
      </>
    ),
    name: 'consent',
    required: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /^I have read/ })).toBeRequired();
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toBeVisible();
  },
};

export const Checked: Story = {
  tags: ['visual'],
  args: {
    defaultChecked: true,
    optionalLabel: 'Optional',
    hint: 'Two messages a year, and none after you say so.',
  },
};

export const Invalid: Story = {
  tags: ['visual'],
  args: {
    label: 'You may answer me by email',
    name: 'consent',
    required: true,
    errors: ['Without this we cannot answer.'],
  },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    label:
      'Ich habe die Datenschutzerklärung gelesen und stimme der Verarbeitung meiner Bewerbungsunterlagen einschließlich der Arbeitsprobenverzeichnisse zu.',
    name: 'consent',
    optionalLabel: 'Freiwillige Angabe',
    hint: 'Die Zustimmung kann jederzeit widerrufen werden.',
  },
};

export const RightToLeft: Story = { args: Checked.args, globals: { direction: 'rtl' } };

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
