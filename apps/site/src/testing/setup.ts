import { beforeEach } from 'vitest';
import { wakeIslands } from '../shell/island.tsx';

// A page under test is looked at by somebody: all of it is awake.
beforeEach(() => wakeIslands());
