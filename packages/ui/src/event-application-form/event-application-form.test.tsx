import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './event-application-form.stories.js';

const { Default } = composeStories(stories);

describe('EventApplicationForm', () => {
  it('requires every field', () => {
    const { container } = render(<Default />);
    const fields = [...screen.getAllByRole('textbox'), screen.getByLabelText('Résumé')];
    expect(fields).toHaveLength(6);
    for (const field of fields) expect(field).toBeRequired();
    expect(container.querySelector('select')).toBeNull();
  });

  it('has at most five links', async () => {
    render(<Default />);
    for (let rows = 1; rows < 5; rows += 1) {
      await userEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    }
    expect(screen.queryByRole('button', { name: 'Add a link' })).not.toBeInTheDocument();
  });
});
