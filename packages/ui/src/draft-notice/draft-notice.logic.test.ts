import { describe, expect, it } from 'vitest';
import { draftValues, formatDrafts, parseDrafts, type DraftValues } from './draft-notice.logic.js';

const NOW = Date.UTC(2026, 5, 3);
const defaults: DraftValues = { name: '', reason: 'general', links: [{ part: '', text: '' }] };
const values: DraftValues = { ...defaults, name: 'Nerea', links: [{ part: 'github', text: 'a' }] };
const text = (draft: object) => JSON.stringify({ savedAt: NOW - 1000, values, ...draft });

describe('parseDrafts', () => {
  it('reads what formatDrafts wrote, the newest first', () => {
    const drafts = [
      { savedAt: NOW - 1, values },
      { savedAt: NOW - 2, values: { ...values, name: 'Ines' } },
    ];
    expect(parseDrafts(formatDrafts(drafts), defaults, NOW)).toEqual(drafts);
    expect(formatDrafts([])).toBeNull();
    expect(JSON.parse(formatDrafts(drafts.slice(0, 1)) ?? '')).toEqual(drafts[0]);
  });

  it.each([
    [1_209_599_999, 1],
    [1_209_600_000, 0],
    [-1_209_600_000, 0],
    [-1000, 1],
  ])('for a draft %i ms old returns %i drafts', (age, count) => {
    expect(parseDrafts(text({ savedAt: NOW - age }), defaults, NOW)).toHaveLength(count);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"savedAt":'],
    ['an empty text', ''],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no time', JSON.stringify({ values })],
    ['a time that is no number', text({ savedAt: '2026-06-02' })],
    ['no values', JSON.stringify({ savedAt: NOW })],
    ['values of another kind', text({ values: 'Nerea' })],
    ['a field of another kind', text({ values: { ...values, name: 7 } })],
    ['a field of null', text({ values: { ...values, name: null } })],
    ['rows that are a text', text({ values: { ...values, links: 'a' } })],
    ['no rows', text({ values: { ...values, links: [] } })],
    ['a row of another kind', text({ values: { ...values, links: ['a'] } })],
    ['a part of another kind', text({ values: { ...values, links: [{ part: 'x', text: 1 }] } })],
    ['an older part that is no list', text({ savedAt: 0, older: 'x' })],
    ['the values of the untouched form', text({ values: defaults })],
    ['another form', text({ values: { title: 'Fog' } })],
  ])('finds no draft in %s', (_, broken) => {
    expect(parseDrafts(broken, defaults, NOW)).toEqual([]);
  });

  it('skips malformed drafts and reads the others', () => {
    const older = [{ savedAt: 'x' }, null, { savedAt: NOW - 5, values }];
    expect(parseDrafts(text({ savedAt: 0, older }), defaults, NOW)).toEqual([{ savedAt: NOW - 5, values }]);
  });

  it('reads only the names of the form, with defaults for missing ones', () => {
    const [draft] = parseDrafts(
      text({ values: { name: 'Nerea', gone: 'x', __proto__: 'y' } }),
      defaults,
      NOW,
    );
    expect(draft?.values).toEqual({ ...defaults, name: 'Nerea' });
  });
});

describe('draftValues', () => {
  it('picks texts and rows, never files', () => {
    const file = new File(['x'], 'cv.pdf');
    expect(draftValues({ ...values, resume: file, other: null })).toEqual(values);
  });
});
