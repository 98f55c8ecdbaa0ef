import type { SiteManifest } from '@fatal/contracts';
import { DRAWN_LOCALES, MEDIA, TAG, VIEWPORTS, type DrawnLocale } from './settings.ts';

/** What is drawn in several variants: a story, a page without its frame, the frame without a page, or the photographs of a page. */
export interface Subject {
  kind: 'story' | 'page' | 'frame' | 'photographs';
  /** Folder of its pictures, such as `stories/actions-button--default`. */
  name: string;
  /** Id of the story, or path of a page. */
  address: string;
  /** File of the story. */
  file?: string;
  /** Selects what is drawn of a page, from its top down to a screen's height. Default: all of it. */
  part?: string;
}

/** What Storybook says of a story in `index.json`. */
export interface StoryEntry {
  type: 'story' | 'docs';
  id: string;
  title: string;
  importPath: string;
  tags?: string[];
}

export interface StoryIndex {
  entries: Record<string, StoryEntry>;
}

/** The stories that carry the tag. */
export function storySubjects({ entries }: StoryIndex): Subject[] {
  return Object.values(entries)
    .filter(({ type, tags }) => type === 'story' && tags?.includes(TAG))
    .map(({ id, importPath }) => ({ kind: 'story', name: `stories/${id}`, address: id, file: importPath }));
}

/** How many pages of one route are looked at. The first by name or number, which stay the first when others come. */
const PAGES_OF_ROUTE = 2;

/** The addresses of some pages of every route. */
export function firstOfEachRoute(pages: SiteManifest['pages'], count = PAGES_OF_ROUTE): string[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return [...Map.groupBy(Object.keys(pages), (path) => pages[path]?.route).values()].flatMap((paths) =>
    paths.sort(compare).slice(0, count),
  );
}

/** Some pages of every route, each without what stands around it. */
export function pageSubjects({ pages }: Pick<SiteManifest, 'pages'>): Subject[] {
  return firstOfEachRoute(pages).map((path) => ({
    kind: 'page',
    name: `pages/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}`,
    address: path,
  }));
}

/** What stands around the pages: each kind of frame once, around the first page that has it. */
export function frameSubjects({ pages }: Pick<SiteManifest, 'pages'>): Subject[] {
  return [...Map.groupBy(Object.keys(pages), (path) => pages[path]?.chrome)].flatMap(([chrome, [path]]) =>
    chrome === undefined || chrome === 'bare' || path === undefined
      ? []
      : [{ kind: 'frame', name: `frames/${chrome}`, address: path }],
  );
}

/** Where photographs are seen first, and large: pages, and a part of one. */
const HEROES = [
  { name: 'home', address: '/', part: 'main' },
  { name: 'wishlist', address: '/', part: '.wishlist' },
  { name: 'gate', address: '/gate', part: 'main' },
  { name: 'careers', address: '/careers', part: 'main' },
  { name: 'game', address: '/games/fatal-unleashed-darkness', part: 'main' },
];

/** The first screens of pages that live on their photographs, drawn with these. Throws where there is no such page. */
export function photographSubjects({ pages }: Pick<SiteManifest, 'pages'>): Subject[] {
  return HEROES.map(({ name, address, part }) => {
    if (!pages[address]) throw new Error(`There is no page ${address} whose photographs could be drawn.`);
    return { kind: 'photographs', name: `photographs/${name}`, address, part };
  });
}

/** Titles of components none of whose stories carries the tag; pages of the site are drawn as pages. */
export function titlesWithoutPicture({ entries }: StoryIndex): string[] {
  const stories = Object.values(entries).filter(
    ({ type, tags }) => type === 'story' && !tags?.includes('page'),
  );
  const drawn = new Set(stories.filter(({ tags }) => tags?.includes(TAG)).map(({ title }) => title));
  return [...new Set(stories.map(({ title }) => title))].filter(
    (title) => !drawn.has(title) && !title.startsWith('Tests/'),
  );
}

type Viewport = (typeof VIEWPORTS)[number];

export interface Variant {
  /** File name of its picture, without the ending. */
  name: string;
  locale: DrawnLocale;
  viewport: Viewport;
  media: { reducedMotion?: 'reduce'; forcedColors?: 'active' };
  /** The variant that this one must differ from to be kept; none for those that are always kept. */
  base?: string;
}

const FIRST = DRAWN_LOCALES[0];
const NARROW = VIEWPORTS[0];
const nameOf = (locale: DrawnLocale, { width }: Viewport) => `${locale}-${String(width)}`;

const plain = DRAWN_LOCALES.flatMap((locale) =>
  VIEWPORTS.map((viewport): Variant => ({
    name: nameOf(locale, viewport),
    locale,
    viewport,
    media: {},
    base: locale === FIRST ? undefined : nameOf(FIRST, viewport),
  })),
);

/** Only narrow: what they change is colour and movement, not where things are. */
const forMedia = (name: keyof typeof MEDIA): Variant => ({
  name: `${nameOf(FIRST, NARROW)}-${name}`,
  locale: FIRST,
  viewport: NARROW,
  media: MEDIA[name],
  base: nameOf(FIRST, NARROW),
});

/** At rest: a light that comes up later is no part of the first sight. Words are drawn on pages, so that one language does. */
const atRest = plain
  .filter(({ locale }) => locale === FIRST)
  .map((variant): Variant => ({ ...variant, media: MEDIA['reduced-motion'] }));

const variants: Record<Subject['kind'], readonly Variant[]> = {
  story: [...plain, forMedia('reduced-motion'), forMedia('forced-colors')],
  // What a page is made of is drawn as stories.
  page: plain,
  frame: plain,
  photographs: atRest,
};

/** What is drawn of a subject, a base before what is compared with it. */
export const variantsOf = ({ kind }: Subject): readonly Variant[] => variants[kind];
