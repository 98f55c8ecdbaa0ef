// Fallback for private windows and strict settings, where storage throws. It lasts as long as the document.
const memory = new Map<string, string>();

export function readStored(name: string): string | null {
  try {
    return window.localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

export function writeStored(name: string, value: string): void {
  memory.set(name, value);
  try {
    window.localStorage.setItem(name, value);
  } catch {
    // The copy in memory is used instead.
  }
}
