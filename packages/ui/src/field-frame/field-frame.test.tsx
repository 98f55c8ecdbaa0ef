import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as stories from './field-frame.stories.js';

const { Default, Group } = composeStories(stories);

describe('FieldFrame', () => {
  it('names its control by the label and describes it with the hint and the first error', () => {
    render(<Default hint="On average." errors={['Too many.', 'Other.']} />);
    const control = screen.getByRole('spinbutton', { name: 'Hours a week' });
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('On average. Too many.');
    expect(screen.queryByText('Other.')).not.toBeInTheDocument();
  });

  it('names and describes a group of controls, and passes its id on', () => {
    const { container } = render(<Group id="size" />);
    expect(screen.getByRole('group', { name: 'Size of the window' })).toHaveAccessibleDescription(
      'The width and height in pixels. Both sides are needed.',
    );
    expect(container.querySelector('#size > #size-w')).not.toBeNull();
  });
});
