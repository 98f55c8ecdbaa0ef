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

describe('storage', () => {
  it('writes to local storage', () => {
    writeStored('one', 'written');
    expect(localStorage.getItem('one')).toBe('written');
    expect(readStored('one')).toBe('written');
  });

  it('returns null for an unknown name', () => {
    expect(readStored('never written')).toBeNull();
  });

  it('reads changes from other tabs', () => {
    writeStored('shared', 'old');
    localStorage.setItem('shared', 'new');
    expect(readStored('shared')).toBe('new');
  });

  it('falls back to memory if reading and writing throw', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(closed);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    expect(readStored('private')).toBeNull();
    writeStored('private', 'kept');
    expect(readStored('private')).toBe('kept');
  });

  it('falls back to memory if storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(closed);
    writeStored('full', 'kept');
    expect(localStorage.getItem('full')).toBeNull();
    expect(readStored('full')).toBe('kept');
  });

  it('falls back to memory if accessing localStorage throws', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(closed);
    writeStored('refused', 'kept');
    expect(readStored('refused')).toBe('kept');
  });
});
