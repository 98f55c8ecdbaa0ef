import { describe, test } from 'vitest';
import { expectLittleMemory } from './little-memory.ts';
import { SLOW_BODIES } from './slow-bodies.ts';

// A server that gets too little of a busy machine collects its garbage late, once or twice.
describe.skipIf(process.platform !== 'linux')('500 clients at once', () => {
  test.each(Object.entries(SLOW_BODIES))(
    'that send %s leave the server below 150 MB, and the forms open',
    { timeout: 60_000, retry: 2 },
    (_what, body) => expectLittleMemory(body),
  );
});
