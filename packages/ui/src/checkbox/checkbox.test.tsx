import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './checkbox.stories.js';

const { Default } = composeStories(stories);
const box = () => screen.getByRole('checkbox');

describe('Checkbox', () => {
  it('toggles on a click of its label, and is in the form data only while checked', async () => {
    const { container } = render(
      <form>
        <Default />
      </form>,
    );
    const data = () => [...new FormData(container.querySelector('form') ?? undefined)];
    expect(data()).toEqual([]);
    await userEvent.click(screen.getByText('Tell me when the game is out'));
    expect(data()).toEqual([['news', 'on']]);
  });

  it('describes the checkbox with its hint and its first error', () => {
    render(<Default hint="Twice a year." errors={['Needed.', 'Other.']} />);
    expect(box()).toBeInvalid();
    expect(box()).toHaveAccessibleDescription('Twice a year. Needed.');
    expect(screen.queryByText('Other.')).not.toBeInTheDocument();
  });
});
