import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldFrame } from './field-frame.js';

const meta = {
  title: 'Forms/Field frame',
  component: FieldFrame,
  args: {
    label: 'Hours a week',
    children: (control) => <input {...control} type="number" name="hours" min={1} max={40} />,
  },
} satisfies Meta<typeof FieldFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A control with its own style: it does not take `className`. */
export const WithHint: Story = {
  args: {
    label: 'How dark may it be?',
    optionalLabel: 'Optional',
    hint: 'From a lamp in the next room to none at all.',
    children: ({ className: _, ...control }) => (
      <input {...control} type="range" name="dark" min={0} max={10} style={{ blockSize: '2.75rem' }} />
    ),
  },
};

export const Invalid: Story = {
  tags: ['visual'],
  args: {
    errors: ['There are only 168.'],
    children: (control) => <input {...control} type="number" name="hours" defaultValue={200} />,
  },
};

export const Group: Story = {
  tags: ['visual'],
  args: {
    group: true,
    label: 'Size of the window',
    hint: 'The width and height in pixels.',
    errors: ['Both sides are needed.'],
    children: ({ className, id }) => (
      <>
        <label htmlFor={`${id}-w`}>width</label>
        <input className={className} id={`${id}-w`} type="number" name="width" />
        <label htmlFor={`${id}-h`}>height</label>
        <input className={className} id={`${id}-h`} type="number" name="height" />
      </>
    ),
  },
};

export const LongLabels: Story = {
  args: {
    label: 'Durchschnittliche Wochenarbeitszeit während der Veröffentlichungsvorbereitungen',
    optionalLabel: 'Freiwillige Angabe',
    errors: ['Bitte gib eine Wochenstundenzahl zwischen eins und vierzig an.'],
  },
};

export const Narrow: Story = { args: LongLabels.args, globals: { viewport: { value: 'narrow' } } };
