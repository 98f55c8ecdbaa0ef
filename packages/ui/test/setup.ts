import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './quiet-console.ts';

// On a machine with other work a second is soon over.
configure({ asyncUtilTimeout: 20_000 });

// Registered last, so that it runs first, and what it says on the console is heard.
afterEach(cleanup);
