import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.js';
import { errorSummaryFixtures } from './error-summary.fixtures.js';

const { fixtures } = errorSummaryFixtures;

describe('ErrorSummary', () => {
  // Spec 11.12
  it('is an alert with a count and links in the order given', () => {
    render(<ErrorSummary {...fixtures.basic} />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('3 fields need attention');
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#apply-email', '#apply-link-2', '#apply-motivation']);
  });

  it('focuses the field of a link', async () => {
    render(
      <>
        <ErrorSummary {...fixtures.basic} />
        <input id="apply-email" aria-label="Email" />
      </>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Email' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  it('shows a message without a field as text', () => {
    render(<ErrorSummary {...fixtures.withoutField} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('This position has been filled.');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('draws nothing for no errors', () => {
    const { container } = render(<ErrorSummary {...fixtures.basic} items={[]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
