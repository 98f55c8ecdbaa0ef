import { CRAWLERS } from './crawlers.ts';
import { readStored, writeStored } from './storage.ts';

/** Local storage names that bookmarks and tests depend on (DECISIONS section 1). */
export const GATE_FLAG = 'gatePassed';

/** Session storage name of the address that was asked for before the gate. */
export const WANTED_ADDRESS = 'wantedAddress';

export function hasPassedGate(): boolean {
  return readStored(GATE_FLAG) === 'true';
}

/** Never undone by the site. */
export function passGate(): void {
  writeStored(GATE_FLAG, 'true');
}

/** Where a visit has to go instead of `pathname`: to the gate before it is passed, home from the gate afterwards. */
export function gateRedirect(pathname: string): string | undefined {
  const passed = hasPassedGate();
  if (passed && pathname === '/gate') return '/';
  if (!passed && pathname !== '/gate' && !CRAWLERS.test(navigator.userAgent)) return '/gate';
  return undefined;
}

/** The address asked for before the gate, once: reading forgets it. */
export function takeWantedAddress(): string | null {
  try {
    const address = window.sessionStorage.getItem(WANTED_ADDRESS);
    window.sessionStorage.removeItem(WANTED_ADDRESS);
    return address;
  } catch {
    return null;
  }
}
