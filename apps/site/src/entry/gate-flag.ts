import { CRAWLER_MARK, GATE_FLAG, GATE_PATH, siteCookie } from '@fatal/contracts';
import { readStored, writeStored } from './storage.ts';

/** Session storage key of the URL that the visitor requested before being sent to the gate. */
export const RETURN_URL_KEY = 'wantedAddress';

export function hasPassedGate(): boolean {
  return readStored(GATE_FLAG) === 'true';
}

/** Remembers permanently that the visitor passed the gate. The cookie lets the server send pages right away. */
export function passGate(): void {
  writeStored(GATE_FLAG, 'true');
  document.cookie = siteCookie(GATE_FLAG, 'true');
}

/** Returns the path to redirect to: the gate until the visitor has passed it, home from the gate afterwards. */
export function gateRedirect(pathname: string): string | undefined {
  const passed = hasPassedGate();
  if (passed && pathname === GATE_PATH) return '/';
  const isGated = !passed && !document.documentElement.hasAttribute(CRAWLER_MARK);
  if (isGated && pathname !== GATE_PATH) return GATE_PATH;
  return undefined;
}

/** Returns and removes the URL that the visitor requested before the gate. */
export function takeReturnUrl(): string | null {
  try {
    const address = window.sessionStorage.getItem(RETURN_URL_KEY);
    window.sessionStorage.removeItem(RETURN_URL_KEY);
    return address;
  } catch {
    return null;
  }
}
