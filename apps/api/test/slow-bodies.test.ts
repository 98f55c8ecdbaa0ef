import { describe, test } from 'vitest';
import { expectLittleMemory } from './little-memory.ts';
import { SLOW_BODIES } from './slow-bodies.ts';

describe.skipIf(process.platform !== 'linux')('500 clients at once', () => {
  test.each(Object.entries(SLOW_BODIES))(
    'that send %s leave the server below 150 MB, and the forms open',
    (_what, body) => expectLittleMemory(body),
    // Ten million pieces take a minute beside other work; what is measured is memory.
    240_000,
  );
});
