import { useNavigate } from 'react-router-dom';
import { GATE_PATH } from '@fatal/contracts';

/** Returns a function that goes back in history, else to the referrer if it is on this site, else to `fallback`. */
export function useBack(fallback = '/'): () => void {
  const navigate = useNavigate();
  return () => {
    const state = window.history.state as { idx?: number } | null;
    if ((state?.idx ?? 0) > 0) void navigate(-1);
    else void navigate(internalReferrer() ?? fallback);
  };
}

/** Returns the referrer's path if it is another page of this site. */
function internalReferrer(): string | undefined {
  if (!document.referrer) return undefined;
  const { origin, pathname, search, hash } = new URL(document.referrer);
  const { location } = window;
  if (origin !== location.origin || [GATE_PATH, location.pathname].includes(pathname)) return undefined;
  return pathname + search + hash;
}
