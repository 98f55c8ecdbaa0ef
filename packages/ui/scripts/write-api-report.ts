import { writeFileSync } from 'node:fs';
import { apiReport } from './api-report.ts';

writeFileSync(new URL('../api-report.md', import.meta.url), apiReport());
