import { writeFileSync } from 'node:fs';
import { tokensCss } from '../src/tokens.ts';
import { tokensJson } from './tokens-json.ts';

const write = (path: string, text: string) => writeFileSync(new URL(path, import.meta.url), text);

write('../src/styles/tokens.css', tokensCss());
write('../tokens.json', tokensJson());
