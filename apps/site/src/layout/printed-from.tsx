import { useSyncExternalStore } from 'react';
import { useSite } from '../routes/site-context.ts';

const never = () => () => undefined;
const currentAddress = () => location.origin + location.pathname;
const noAddress = () => '';

/** The studio and the address of the page, at the end of a printed page. */
export function PrintedFrom() {
  const { studio } = useSite().settings;
  // The server doesn't know under which address a visitor reached it.
  const address = useSyncExternalStore(never, currentAddress, noAddress);
  return (
    <p className="print-only">
      {studio.name} {address}
    </p>
  );
}
