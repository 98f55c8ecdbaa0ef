import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { termsSchema } from '../../apps/site/build/content/text/terms.ts';
import type { CatalogFile } from '../strings/catalog-files.ts';
import { forbidden, messagesOf, quotedIn, strays, wordsOfMessage } from './terms.ts';

const TERMS = v.parse(termsSchema, {
  avoid: { de: [{ avoid: 'Mail', except: ['E-Mail'], use: 'E-Mail' }] },
  terms: [
    { en: ['draft', 'drafts'], de: 'Entwurf', jp: ['下書き'], except: ['art.draft'] },
    { en: ['an hour'], de: 'eine Stunde' },
  ],
});

/** Returns a catalog with one message. */
function catalog(locale: string, id: string, message: string, translation: string): CatalogFile[] {
  const extracted = `# a head\n\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(translation)}\n`;
  return [
    {
      file: `${locale}.po`,
      locale,
      existing: extracted,
      extracted,
      messages: { [id]: { message, translation } },
    },
  ];
}

const found = (...message: Parameters<typeof catalog>) => {
  const places = messagesOf(catalog(...message));
  return [...forbidden(places, TERMS), ...strays(places, TERMS)];
};

describe('terms', () => {
  it('reports file, line and message of a word to avoid', () => {
    expect(found('de', 'a.mail', 'By email', 'Per Mail')).toEqual([
      'de.po:3: a.mail: avoid "Mail"; use: E-Mail.',
    ]);
    expect(found('de', 'a.mail', 'By email', 'Per E-Mail')).toEqual([]);
  });

  it("reports a translation that doesn't use our term", () => {
    expect(found('de', 'a.draft', 'Discard the draft', 'Skizze verwerfen')).toEqual([
      'de.po:3: a.draft: the English uses "draft", but this uses none of its terms in de: Entwurf.',
    ]);
  });

  it.each([
    ['de', 'a.draft', 'Two drafts', 'Zwei Rohentwürfe und ein Entwurf'],
    ['jp', 'a.draft', 'Discard the draft', '下\u200b書きを破棄する'],
    ['de', 'a.pause', 'An hour', 'Eine\u00a0Stunde'],
    ['de', 'art.draft', 'A cold draft', 'Ein kalter Luftzug'],
    ['de', 'a.other', 'Draughty', 'Zugig'],
    ['es', 'a.draft', 'Discard the draft', 'Descartar'],
  ])('accepts in %s at %s: %s', (...message) => {
    expect(found(...message)).toEqual([]);
  });

  it('extracts quoted words of a source and keeps their lines', () => {
    const source = "const mail = 'A draft';\nconst other = ({ mail }) => `${mail} left`;\n";
    expect(
      quotedIn(source)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['A draft', 'left']);
  });

  it('extracts the words of a message without its syntax', () => {
    const plural = '{count, plural, one {{count} <0>frame</0>} other {{count} frames}}';
    expect(wordsOfMessage(plural).match(/\p{L}+/gu)).toEqual(['frame', 'frames']);
  });
});
