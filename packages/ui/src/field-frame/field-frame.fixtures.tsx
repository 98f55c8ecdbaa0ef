import { defineFixtures } from '../fixtures/fixture-set.js';
import { FieldFrame } from './field-frame.js';

export const fieldFrameFixtures = defineFixtures(FieldFrame, {
  basic: {
    label: 'Hours a week',
    children: (control) => <input {...control} type="number" name="hours" min={1} max={40} />,
  },
  withHint: {
    label: 'How dark may it be?',
    optionalLabel: 'Optional',
    hint: 'From a lamp in the next room to none at all.',
    children: ({ className: _, ...control }) => (
      <input {...control} type="range" name="dark" min={0} max={10} style={{ blockSize: '2.75rem' }} />
    ),
  },
  invalid: {
    label: 'Hours a week',
    errors: ['There are only 168.'],
    children: (control) => <input {...control} type="number" name="hours" defaultValue={200} />,
  },
  group: {
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
  longLabels: {
    label: 'Durchschnittliche Wochenarbeitszeit während der Veröffentlichungsvorbereitungen',
    optionalLabel: 'Freiwillige Angabe',
    errors: ['Bitte gib eine Wochenstundenzahl zwischen eins und vierzig an.'],
    children: (control) => <input {...control} type="number" name="hours" />,
  },
});
