import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readStored, writeStored } from './storage.ts';

const closed = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what this browser remembers', () => {
  it('is in local storage, under its own name', () => {
    writeStored('one', 'written');
    expect(localStorage.getItem('one')).toBe('written');
    expect(readStored('one')).toBe('written');
  });

  it('is nothing before it was written', () => {
    expect(readStored('never written')).toBeNull();
  });

  it('is what another tab wrote last', () => {
    writeStored('shared', 'old');
    localStorage.setItem('shared', 'new');
    expect(readStored('shared')).toBe('new');
  });

  it('stays in memory where reading and writing throw', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    expect(readStored('private')).toBeNull();
    writeStored('private', 'kept');
    expect(readStored('private')).toBe('kept');
  });

  it('stays in memory where storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    writeStored('full', 'kept');
    expect(localStorage.getItem('full')).toBeNull();
    expect(readStored('full')).toBe('kept');
  });

  it('stays in memory where the window refuses even to name its storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(closed);
    writeStored('refused', 'kept');
    expect(readStored('refused')).toBe('kept');
  });
});
