import { formatTag, type Locale } from './locales.ts';
import { STUDIO_ZONE, type PageSettings } from './settings.ts';
import type { Studio } from './studio.ts';

/** What the build leaves open in the texts that it writes, because the server alone knows it. */
export type HoleName =
  /** Scheme and host under which the site is reached, without a slash at the end. */
  | 'origin'
  | 'year'
  /** {@link PageSettings} as JSON. */
  | 'settings'
  /** The wishlist counter: the number, its boxes, the sentence that is spoken, and the words below it. */
  | 'count'
  | 'boxes'
  | 'spokenCount'
  | 'countLabel'
  /** The deadline for applications, in words. */
  | 'deadline'
  /** The same in structured data, with the comma after it. */
  | 'validThrough'
  /** Who runs the site. */
  | `studio_${keyof Studio}`;

/** How a hole stands in a text. The brackets need no escape in HTML, JSON, XML or a message, and no text of ours has them. */
export const hole = (name: HoleName): string => `⟦${name}⟧`;

/** Puts values into the holes of a text. */
export const fillHoles = (text: string, values: Readonly<Record<HoleName, string>>): string =>
  text.replace(/⟦(\w+)⟧/g, (_, name: HoleName) => values[name]);

/** Ids of the messages that stand in holes. */
export const PHRASES = {
  spokenCount: 'home.wishlist.count',
  countLabel: 'home.wishlist.label',
  countLabelNone: 'home.wishlist.none',
  countLabelDated: 'home.wishlist.labelDated',
  deadline: 'forms.deadline.madrid',
  deadlinePassed: 'forms.deadline.passed',
} as const;

/** What the boxes of the wishlist counter are made of. */
export interface CounterParts {
  /** A box for each place, the first of the largest number first, with {@link GLYPH} for what is drawn in it. */
  boxes: string[];
  /** What is drawn for 0 to 9. */
  glyphs: string[];
  /** As many boxes at least. */
  minDigits: number;
}

export const GLYPH = '⟦glyph⟧';

/** Says a message in the language of the page. */
export type Say = (id: string, values?: Record<string, unknown>) => string;

/** Writes a whole number. */
export const writeNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(formatTag(locale)).format(value);

/** Writes a day (ISO 8601). */
export const writeDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** After the number of a day, and before a time: there no line ends. */
const KEPT_TOGETHER = /(?<=^\d+\.?) | (?=\d+:)/g;

/** Writes an instant (ISO 8601) by the clocks of a time zone. */
export const writeInstant = (instant: string, locale: Locale, timeZone = STUDIO_ZONE): string =>
  new Intl.DateTimeFormat(formatTag(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  })
    .format(new Date(instant))
    .replaceAll(KEPT_TOGETHER, '\u00a0');

/** As React writes text into HTML. */
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Where a text stands, and in which words. */
interface Place {
  origin: string;
  locale: Locale;
  say: Say;
  counter: CounterParts;
}

/** What goes into the holes of a text in one language. The site's components say the same with the same messages. */
export function holeValues(
  settings: PageSettings,
  { origin, locale, say, counter }: Place,
): Record<HoleName, string> {
  const { wishlistCount: value, wishlistCountDate: day, closed } = settings;
  const digits = String(value).padStart(counter.minDigits, '0');
  const boxes = counter.boxes.slice(-digits.length);
  const dated = (day: string) => say(PHRASES.countLabelDated, { day: writeDay(day, locale) });
  const counted = day === null ? say(PHRASES.countLabel) : dated(day);
  const countLabel = value === 0 ? say(PHRASES.countLabelNone) : counted;
  const deadline = say(closed ? PHRASES.deadlinePassed : PHRASES.deadline, {
    madrid: writeInstant(settings.deadline, locale),
  });
  return {
    origin,
    year: settings.year,
    // In a script.
    settings: JSON.stringify(settings).replaceAll('<', '\\u003c'),
    studio_name: escapeHtml(settings.studio.name),
    studio_address: escapeHtml(settings.studio.address),
    studio_email: escapeHtml(settings.studio.email),
    studio_register: escapeHtml(settings.studio.register),
    count: String(value),
    boxes: boxes
      .map((box, index) => box.replace(GLYPH, counter.glyphs[Number(digits[index])] ?? ''))
      .join(''),
    spokenCount: escapeHtml(say(PHRASES.spokenCount, { value, written: writeNumber(value, locale) })),
    countLabel: escapeHtml(countLabel),
    deadline: escapeHtml(deadline),
    validThrough: `"validThrough":"${settings.deadline}",`,
  };
}
