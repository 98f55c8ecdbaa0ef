import type { Change } from './change.ts';
import { article } from './changes/article.ts';
import { colour } from './changes/colour.ts';
import { component } from './changes/component.ts';
import { dependency } from './changes/dependency.ts';
import { festival } from './changes/festival.ts';
import { field } from './changes/field.ts';
import { language } from './changes/language.ts';
import { nothing } from './changes/nothing.ts';
import { page } from './changes/page.ts';
import { person } from './changes/person.ts';
import { position } from './changes/position.ts';
import { question } from './changes/question.ts';
import { sentence } from './changes/sentence.ts';

/** The changes that are counted, in the order of the table. */
export const changes: readonly Change[] = [
  nothing,
  article,
  person,
  position,
  question,
  field,
  page,
  festival,
  component,
  colour,
  sentence,
  language,
  dependency,
];
