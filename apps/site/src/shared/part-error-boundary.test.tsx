import { fireEvent, render, screen, within } from '@testing-library/react';
import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createI18n } from '../i18n/i18n.ts';
import { withErrorBoundary, PartErrorBoundary } from './part-error-boundary.tsx';

let failures = 0;

/** Throws on the next `failures` renders after its button was clicked. */
function Part({ status }: { status: string }) {
  const [isPressed, setPressed] = useState(false);
  if (isPressed && failures-- > 0) throw new Error('A part fails.');
  return (
    <form>
      <input name="message" aria-label="Message" />
      <p>{status}</p>
      <button type="button" onClick={() => setPressed(true)}>
        Press
      </button>
    </form>
  );
}

const Guarded = withErrorBoundary(Part);

function Page() {
  const [status, setStatus] = useState('not sent');
  return (
    <I18nProvider i18n={createI18n('en')}>
      <button type="button" onClick={() => setStatus('sent')}>
        Send
      </button>
      <Guarded status={status} />
    </I18nProvider>
  );
}

const message = () => screen.getByRole('textbox', { name: 'Message' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => undefined);
});

const expectReport = () => {
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
};

it('renders a failed part again with typed values and outer state', () => {
  render(<Page />);
  fireEvent.change(message(), { target: { value: 'Hello' } });
  press('Send');
  // React itself retries a failed render once.
  failures = 2;
  press('Press');
  expect(message()).toHaveValue('Hello');
  expect(screen.getByText('sent')).toBeInTheDocument();
  expectReport();
});

it('shows a message if a part keeps failing, and a button to try again', () => {
  let isBroken = true;
  function Broken() {
    if (isBroken) throw new Error('It always fails.');
    return <p>Whole again</p>;
  }
  render(
    <I18nProvider i18n={createI18n('en')}>
      <p>The rest</p>
      <PartErrorBoundary>
        <Broken />
      </PartErrorBoundary>
    </I18nProvider>,
  );
  expect(screen.getByText('The rest')).toBeInTheDocument();
  expectReport();
  isBroken = false;
  fireEvent.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(screen.getByText('Whole again')).toBeInTheDocument();
});
