import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Opens the question that the address names, each time it is asked for; the shell scrolls there. */
export function useAskedQuestion(): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    const row = document.getElementById(hash.slice(1));
    if (row instanceof HTMLDetailsElement) row.open = true;
  }, [hash, key]);
}
