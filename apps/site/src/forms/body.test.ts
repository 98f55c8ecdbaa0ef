import { readSpamSignals } from '@fatal/contracts';
import { describe, expect, it } from 'vitest';
import { bodyOf } from './body.ts';

const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });
const attachment = { name: 'resume', file };

describe('bodyOf', () => {
  it('is JSON where there is no file', () => {
    expect(bodyOf({ name: 'Nerea' }, undefined)).toBe('{"name":"Nerea"}');
    expect(bodyOf({ name: 'Nerea' }, { trap: '', elapsed: 1200.6 }, null)).toBe(
      '{"name":"Nerea","form_note":"","form_ms":1201}',
    );
  });

  it('leaves out a time that nobody knows', () => {
    expect(bodyOf({}, { trap: 'x' })).toBe('{"form_note":"x"}');
    const form = bodyOf({}, { trap: 'x' }, attachment) as FormData;
    expect([...form.keys()]).toEqual(['form_note', 'resume']);
  });

  it('is a form with the file and every value as a text, which the server reads back', () => {
    const form = bodyOf({ surname: 'Okafor', list: '["a"]' }, { trap: '', elapsed: 5000 }, attachment);
    const parts = Object.fromEntries(form as FormData);
    expect(parts).toMatchObject({ surname: 'Okafor', list: '["a"]', resume: { name: 'cv.pdf', size: 8 } });
    expect(readSpamSignals(parts)).toEqual({ trap: '', elapsed: 5000 });
  });
});
