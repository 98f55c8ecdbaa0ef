import { composeStories } from '@storybook/react-vite';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import * as stories from './error-summary.stories.js';

const { Default, WithoutField } = composeStories(stories);

describe('ErrorSummary', () => {
  // Spec 11.12
  it('counts the errors in an alert and links to the fields in the given order', () => {
    render(<Default />);
    expect(screen.getByRole('alert')).toHaveTextContent('3 fields need attention');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#apply-email',
      '#apply-link-2',
      '#apply-motivation',
    ]);
  });

  it('focuses the field of a link', async () => {
    render(
      <>
        <Default />
        <input id="apply-email" aria-label="Email" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Email' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('shows a message without a field as text', () => {
    render(<WithoutField />);
    expect(screen.getByRole('listitem')).toHaveTextContent('This position has been filled.');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('renders nothing without errors', () => {
    const { container } = render(<Default items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
