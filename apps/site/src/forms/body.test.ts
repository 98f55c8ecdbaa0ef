import { describe, expect, it } from 'vitest';
import { bodyOf } from './body.ts';

const file = new File(['%PDF-1.7'], 'cv.pdf', { type: 'application/pdf' });

describe('bodyOf', () => {
  it('is JSON where there is no file', () => {
    expect(bodyOf({ name: 'Nerea' }, null)).toBe('{"name":"Nerea"}');
  });

  it('is a form with the file and every value as a text', () => {
    const form = bodyOf({ surname: 'Okafor', list: '["a"]' }, { name: 'resume', file });
    expect(Object.fromEntries(form as FormData)).toMatchObject({
      surname: 'Okafor',
      list: '["a"]',
      resume: { name: 'cv.pdf', size: 8 },
    });
  });
});
