import { useSyncExternalStore } from 'react';
import { useSite } from '../routes/site-context.ts';

const never = () => () => undefined;
const currentAddress = () => location.origin + location.pathname;
const noAddress = () => '';

/** Studio name and URL at the end of a printed page. */
export function PrintedFrom() {
  const { studio } = useSite().settings;
  // The server doesn't know the URL that the visitor used.
  const address = useSyncExternalStore(never, currentAddress, noAddress);
  return (
    <p className="print-only">
      {studio.name} {address}
    </p>
  );
}
