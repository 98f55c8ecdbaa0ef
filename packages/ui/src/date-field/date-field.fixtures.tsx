import { defineFixtures } from '../fixtures/fixture-set.js';
import { dateFieldLabels } from '../labels/en.js';
import * as ja from '../labels/ja.js';
import { DateField } from './date-field.js';

const basic = { legend: 'Date of birth', hint: 'For example, 27 3 1990', labels: dateFieldLabels };

export const dateFieldFixtures = defineFixtures(DateField, {
  basic,
  birthday: { ...basic, autoComplete: 'bday' as const, required: true },
  optional: {
    legend: 'Date of the first meeting',
    labels: dateFieldLabels,
    optionalLabel: 'Optional',
    name: 'first_meeting',
  },
  monthFirst: { ...basic, hint: 'For example, 3 27 1990', order: 'mdy' as const },
  yearFirst: {
    ...basic,
    lang: 'ja',
    legend: '生年月日',
    hint: '例：1990年3月27日',
    labels: ja.dateFieldLabels,
    order: 'ymd' as const,
  },
  invalid: { ...basic, errors: ['Enter a real date of birth.'] },
  wrongYear: { ...basic, errors: ['The year needs four digits.'], wrongParts: ['year' as const] },
  longLabels: {
    lang: 'de',
    legend: 'Vollständiges Geburtsdatum der erziehungsberechtigten Person',
    hint: 'Beispielsweise 27 3 1990, oder der Monatsname ausgeschrieben',
    optionalLabel: 'Freiwillige Angabe',
    labels: { day: 'Kalendertag', month: 'Kalendermonat', year: 'Kalenderjahr' },
    errors: ['Das Geburtsdatum muss eine vierstellige Jahreszahl enthalten.'],
    wrongParts: ['year' as const],
  },
});
