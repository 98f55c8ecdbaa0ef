import { describe, expect, test } from 'vitest';
import { OperatorError, readStudio, SAMPLE_STUDIO, sampleLinksNote, studioNote } from '../src/index.ts';

const ENV = {
  STUDIO_NAME: 'Fog Collective',
  STUDIO_ADDRESS: 'Rúa Real 1, 15003 A Coruña, Spain',
  STUDIO_EMAIL: 'legal@fog.example',
  STUDIO_REGISTER: 'NIF G00000000',
};

describe('readStudio and studioNote', () => {
  test('use placeholders for missing details and name the missing settings', () => {
    expect(readStudio({ STUDIO_NAME: ' ' })).toEqual(SAMPLE_STUDIO);
    const { STUDIO_EMAIL: _, ...others } = ENV;
    expect(readStudio(others)).toMatchObject({ name: 'Fog Collective', email: SAMPLE_STUDIO.email });
    expect(studioNote(others)).toMatch(/STUDIO_EMAIL\.$/);
    expect(studioNote({})).toContain(Object.keys(ENV).join(', '));
  });

  test('return complete details without a warning', () => {
    expect(Object.values(readStudio(ENV))).toEqual(Object.values(ENV));
    expect(studioNote(ENV)).toBeUndefined();
  });

  test.each([
    'fog',
    'a b@fog.example',
    '"><script>@fog.example',
    'mailto:legal@fog.example',
    'a@fog.example, b@fog.example',
    'legal@fog.example.',
    'legal@fog..example',
  ])('reject the email address %j', (email) => {
    const read = () => readStudio({ STUDIO_EMAIL: email });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(/^STUDIO_EMAIL must be /);
  });

  test('reject details of several lines', () => {
    const read = () => readStudio({ STUDIO_ADDRESS: 'Rúa Real 1\n15003 A Coruña' });
    expect(read).toThrow(new OperatorError('STUDIO_ADDRESS must be one line.'));
  });
});

describe('sampleLinksNote', () => {
  test('lists placeholder links in one line', () => {
    expect(sampleLinksNote(['steam', 'press'])).toMatch(/links\.yaml.*: steam, press\.$/);
    expect(sampleLinksNote([])).toBeUndefined();
  });
});
