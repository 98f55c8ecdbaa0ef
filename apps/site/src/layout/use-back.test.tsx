import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BackButton } from './back-button.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Opens an article in a new document with this referrer and clicks Back. */
function goBackFrom(referrer: string): string | null {
  window.history.replaceState(null, '', '/news/1');
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  render(
    <BrowserRouter>
      <BackButton fallback="/news">Back</BackButton>
      <Address />
    </BrowserRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  return screen.getByRole('status').textContent;
}

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

it.each([
  ['the referrer on this site', `${window.location.origin}/team?former`, '/team?former'],
  ['the fallback if the referrer is another site', 'https://search.example/?q=fatal', '/news'],
  ['the fallback without a referrer', '', '/news'],
  ['the fallback if the referrer is the same page', `${window.location.origin}/news/1?lang=es`, '/news'],
  ['the fallback if the referrer is the gate', `${window.location.origin}/gate`, '/news'],
])('goes to %s', (_, referrer, path) => {
  expect(goBackFrom(referrer)).toBe(path);
});
