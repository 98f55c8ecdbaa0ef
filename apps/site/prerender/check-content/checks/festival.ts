import * as festival from '../../../content/festival.ts';
import { FileCheck, isDay, type ContentProblem } from '../problems.ts';
import type { ContentReferences } from '../content-references.ts';

export function findProblems(
  _content: unknown,
  references: ContentReferences,
  { festivalDays, festivalImage } = festival,
): ContentProblem[] {
  const check = new FileCheck('content/festival.ts', references);
  check.words('its picture', festivalImage.alt);
  festivalDays.forEach(({ date, title, text }, index) => {
    const before = festivalDays[index - 1];
    check.must(isDay(date), `day ${date}`, 'be a day as YYYY-MM-DD');
    check.must(!before || before.date < date, `day ${date}`, 'come after the day before it');
    check.words(`day ${date}`, title, text);
  });
  return check.problems;
}
