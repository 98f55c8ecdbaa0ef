import { writeFileSync } from 'node:fs';
import { llmsText } from './llms.ts';

writeFileSync(new URL('../llms.txt', import.meta.url), llmsText());
