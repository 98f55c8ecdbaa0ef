import { useNavigate } from 'react-router-dom';
import { GATE_PATH } from '@fatal/contracts';

/**
 * Goes to the page before this one: in the history of the document, else to the page of this site that has led to it, else to
 * `fallback`, by default home.
 */
export function useBack(fallback = '/'): () => void {
  const navigate = useNavigate();
  return () => {
    const state = window.history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) void navigate(-1);
    else void navigate(cameFrom() ?? fallback);
  };
}

/** The address on this site that the document was opened from. */
function cameFrom(): string | undefined {
  if (!document.referrer) return undefined;
  const { origin, pathname, search, hash } = new URL(document.referrer);
  const { location } = window;
  if (origin !== location.origin || [GATE_PATH, location.pathname].includes(pathname)) return undefined;
  return pathname + search + hash;
}
