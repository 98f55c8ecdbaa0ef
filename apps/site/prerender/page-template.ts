import {
  DEFAULT_SITE_SETTINGS,
  GLYPH,
  hole,
  PHRASES,
  type CounterParts,
  type Locale,
  type PageSettings,
} from '@fatal/contracts';
import type { I18n } from '@lingui/core';

/** A count that fills every box of the counter, with another digit in each. */
const SAMPLE_COUNT = 123_456_789;

interface TemplateOptions {
  /** Day whose content is shown (ISO 8601). Default: all content. */
  day?: string;
  /** Called when a component reads whether the forms are closed. */
  onClosedRead?: () => void;
}

/** The settings that a template is drawn with. */
export function templateSettings(
  closed: boolean,
  { day, onClosedRead = () => undefined }: TemplateOptions = {},
): PageSettings {
  return {
    ...DEFAULT_SITE_SETTINGS,
    wishlistCount: SAMPLE_COUNT,
    applicationsCloseAt: closed ? SAMPLE_DEADLINE : null,
    deadline: SAMPLE_DEADLINE,
    year: hole('year'),
    day,
    studio: {
      name: hole('studio_name'),
      address: hole('studio_address'),
      email: hole('studio_email'),
      register: hole('studio_register'),
    },
    get closed() {
      onClosedRead();
      return closed;
    },
  };
}

/** Lets the messages that stand in holes be those holes. Only for what is drawn: what a page hydrates from has the messages. */
export function leaveHoles(i18n: I18n, locale: Locale): void {
  i18n.load(locale, {
    [PHRASES.spokenCount]: [hole('spokenCount')],
    [PHRASES.countLabel]: [hole('countLabel')],
    [PHRASES.deadline]: [hole('deadline')],
    [PHRASES.deadlinePassed]: [hole('deadline')],
  });
}

/** Stands for the deadline in structured data. */
const SAMPLE_DEADLINE = new Date(0).toISOString();

/** The same settings for structured data, which gives the deadline as an instant. */
export const describedSettings = (settings: PageSettings): PageSettings => ({
  ...DEFAULT_SITE_SETTINGS,
  deadline: SAMPLE_DEADLINE,
  year: settings.year,
  get closed() {
    return settings.closed;
  },
});

/** Takes the sample of {@link describedSettings} out of structured data. */
export const withoutDeadline = (html: string): string =>
  html.replace(`"validThrough":"${SAMPLE_DEADLINE}",`, hole('validThrough'));

const BOX = /<span class="gloam-digit".*?<path d="([^"]*)"><\/path><\/svg><\/span>/g;

/** Takes the sample count out of a page. A page without a counter is as it was. */
export const withoutCount = (html: string): string =>
  html
    .replace(`data-value="${String(SAMPLE_COUNT)}"`, `data-value="${hole('count')}"`)
    .replace(new RegExp(`(?:${BOX.source})+`), hole('boxes'));

/** What the counter of a page is made of, when that is drawn with the sample count and once with 0. */
export function counterParts(sample: string, zero: string): CounterParts {
  const boxes = [...sample.matchAll(BOX)];
  const zeros = [...zero.matchAll(BOX)];
  const [nought] = zeros;
  if (boxes.length !== 9 || !nought) throw new Error('The page has no wishlist counter.');
  return {
    boxes: boxes.map(([box, glyph = '']) => box.replace(glyph, GLYPH)),
    glyphs: [nought[1] ?? '', ...boxes.map(([, glyph = '']) => glyph)],
    minDigits: zeros.length,
  };
}
