import { beforeEach } from 'vitest';
import { loadIslands } from '../runtime/island.tsx';

// jsdom has no faces.
Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });

// A page under test is looked at by somebody: all of it is awake.
beforeEach(() => loadIslands());
