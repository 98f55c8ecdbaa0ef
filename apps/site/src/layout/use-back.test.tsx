import { fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { BackButton } from './back-button.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Opens an article in a document of its own, as a browser does from `referrer`, and presses Back. */
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
  ['the page of this site that it was opened from', `${window.location.origin}/team?former`, '/team?former'],
  ['the list, from another site', 'https://search.example/?q=fatal', '/news'],
  ['the list, from nowhere', '', '/news'],
  ['the list, where the page was only loaded anew', `${window.location.origin}/news/1?lang=es`, '/news'],
  ['the list, from the gate', `${window.location.origin}/gate`, '/news'],
])('goes to %s', (_, referrer, path) => {
  expect(goBackFrom(referrer)).toBe(path);
});
