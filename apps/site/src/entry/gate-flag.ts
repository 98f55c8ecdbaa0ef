import { CRAWLER_MARK, GATE_FLAG, GATE_PATH, siteCookie } from '@fatal/contracts';
import { readStored, writeStored } from './storage.ts';

/** Session storage name of the address that was asked for before the gate. */
export const WANTED_ADDRESS = 'wantedAddress';

export function hasPassedGate(): boolean {
  return readStored(GATE_FLAG) === 'true';
}

/** Never undone by the site. The server learns it too, so that it sends pages at once. */
export function passGate(): void {
  writeStored(GATE_FLAG, 'true');
  document.cookie = siteCookie(GATE_FLAG, 'true');
}

/** Where a visit has to go instead of `pathname`: to the gate before it is passed, home from the gate afterwards. */
export function gateRedirect(pathname: string): string | undefined {
  const passed = hasPassedGate();
  if (passed && pathname === GATE_PATH) return '/';
  const isGated = !passed && !document.documentElement.hasAttribute(CRAWLER_MARK);
  if (isGated && pathname !== GATE_PATH) return GATE_PATH;
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
