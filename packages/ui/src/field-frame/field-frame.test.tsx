import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FieldFrame } from './field-frame.js';

describe('FieldFrame', () => {
  it('ties label, hint and first error to whatever control it is given', () => {
    render(
      <FieldFrame label="Hours" hint="A week." errors={['Too many.', 'Other.']}>
        {(control) => <input {...control} type="number" />}
      </FieldFrame>,
    );
    const control = screen.getByRole('spinbutton', { name: 'Hours' });
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('A week. Too many.');
    expect(screen.queryByText('Other.')).not.toBeInTheDocument();
  });

  it('names a group by a legend, and describes it', () => {
    const { container } = render(
      <FieldFrame group id="size" label="Size" errors={['Both.']}>
        {({ id }) => <input type="number" aria-label="Width" id={`${id}-w`} />}
      </FieldFrame>,
    );
    expect(screen.getByRole('group', { name: 'Size' })).toHaveAccessibleDescription('Both.');
    expect(container.querySelector('#size > #size-w')).not.toBeNull();
  });

  it('takes elements in label and hint', () => {
    render(
      <FieldFrame label={<em>Hours</em>} hint={<a href="#why">Why we ask</a>}>
        {(control) => <input {...control} type="number" />}
      </FieldFrame>,
    );
    expect(screen.getByRole('link', { name: 'Why we ask' })).toBeInTheDocument();
    expect(screen.getByRole('spinbutton', { name: 'Hours' })).toHaveAccessibleDescription('Why we ask');
  });
});
