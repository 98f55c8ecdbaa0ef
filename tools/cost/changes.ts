import type { Change } from './change.ts';
import { colour } from './changes/colour.ts';
import { dependency } from './changes/dependency.ts';
import { nothing } from './changes/nothing.ts';
import { person } from './changes/person.ts';
import { sentence } from './changes/sentence.ts';

/** The changes that are counted, in the order of the table. */
export const changes: readonly Change[] = [nothing, person, colour, sentence, dependency];
