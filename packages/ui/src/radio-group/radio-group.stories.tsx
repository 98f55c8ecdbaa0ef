import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RadioGroup } from './radio-group.js';

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: {
    label: 'How may we answer?',
    name: 'answer',
    options: [
      { value: 'email', label: 'By email' },
      { value: 'phone', label: 'By telephone' },
      { value: 'none', label: 'Not at all' },
    ],
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A click on a label selects an option, and an arrow key selects the next one. */
export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('By email'));
    await expect(canvas.getByRole('radio', { name: 'By email' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    const second = canvas.getByRole('radio', { name: 'By telephone' });
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
  },
};

export const WithHints: Story = {
  tags: ['visual'],
  args: {
    hint: 'We answer within two weeks.',
    optionalLabel: 'Optional',
    defaultValue: 'email',
    options: [
      { value: 'email', label: 'By email', hint: 'To the address above.' },
      { value: 'phone', label: 'By telephone', hint: 'From Monday to Friday.' },
      { value: 'post', label: 'By post', disabled: true },
    ],
  },
};

export const Invalid: Story = {
  tags: ['visual'],
  args: { required: true, errors: ['Choose one of these.'] },
};

export const LongLabels: Story = {
  tags: ['visual'],
  args: {
    label: 'Auf welchem Weg dürfen wir die Bewerbung beantworten?',
    optionalLabel: 'Freiwillige Angabe',
    errors: ['Bitte wähle eine der angebotenen Kommunikationsmöglichkeiten.'],
    options: [
      {
        value: 'email',
        label: 'Ausschließlich über die angegebene E-Mail-Adresse für Bewerbungsangelegenheiten',
      },
      { value: 'phone', label: 'Telefonisch', hint: 'Während der üblichen Geschäftszeiten in Mitteleuropa.' },
    ],
  },
};
