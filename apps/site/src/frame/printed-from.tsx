import { useSyncExternalStore } from 'react';
import { useSite } from '../runtime/site-context.ts';

const never = () => () => undefined;
const currentAddress = () => location.origin + location.pathname;
const noAddress = () => '';

/** At the end of a printed page: whose it is, and where it can be read. */
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
