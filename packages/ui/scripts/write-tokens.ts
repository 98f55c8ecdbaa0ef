import { writeFileSync } from 'node:fs';
import { tokensJson } from './tokens-json.ts';

writeFileSync(new URL('../tokens.json', import.meta.url), tokensJson());
