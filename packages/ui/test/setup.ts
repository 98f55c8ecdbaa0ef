import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './quiet-console.ts';

// The default of one second is too short on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Registered last, so that it runs first: quiet-console.ts then sees its messages.
afterEach(cleanup);
