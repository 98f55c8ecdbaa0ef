import path from 'node:path';
import { dayAfter, POSITION_ROLES, studioDay, type Artist, type PositionRole } from '@fatal/contracts';
import { readCollaborations } from './collections/collaborations.ts';
import { readFestival } from './collections/festival.ts';
import { readGames } from './collections/games.ts';
import { readLinks } from './collections/links.ts';
import { readGallery, readPartners, readVideos } from './collections/media.ts';
import { readMoved } from './collections/moved.ts';
import { articleNumbers, readNews, type Bounds } from './collections/news.ts';
import { readAuthors, readTeam } from './collections/people.ts';
import { readPositions } from './collections/positions.ts';
import { readPress } from './collections/press.ts';
import { readFaq, readLegal } from './collections/prose.ts';
import { readWorkingHere } from './collections/working-here.ts';
import { inOrder, type ContentProblem } from './problems.ts';
import { Reader, type Translation } from './reader.ts';
import { findBrokenLink, siteMap } from './site-map.ts';
import type { PersonName } from './types.ts';
import type { AreaMessages } from './values.ts';

const site = path.join(import.meta.dirname, '../..');

/** Folder of the site's content. */
export const CONTENT_FOLDER = path.join(site, 'content');

export interface ContentOptions {
  /** Folder of the content. Default: the site's. */
  folder?: string;
  /** Folder of static files. Default: the site's. */
  publicFolder?: string;
  /** Whether drafts are included. Default: `false`, and drafts are not read at all. */
  drafts?: boolean;
  /**
   * Whether the content is for its authors: includes drafts, whose mistakes don't fail the build, and marks
   * the titles of drafts and of articles with a future date. Default: `false`.
   */
  preview?: boolean;
  /**
   * Word count limits of an article, in languages that separate words by spaces. Default: 300 to 600 (Spec
   * 1.5).
   */
  articleWords?: Bounds;
}

/**
 * Loads the content for the pages, along with its mistakes. Never throws because of mistakes in the content.
 */
export function loadContent({
  folder = CONTENT_FOLDER,
  publicFolder = path.join(site, 'public'),
  preview = false,
  drafts = preview,
  articleWords = { least: 300, most: 600 },
}: ContentOptions = {}) {
  const reader = new Reader(folder);
  const authors = readAuthors(reader);
  const numbers = articleNumbers(reader, drafts);
  const articles = readNews(reader, {
    authors: Object.keys(authors),
    drafts,
    isMarked: preview,
    length: articleWords,
  });
  const positions = readPositions(reader);
  const { team, ...order } = readTeam(reader);
  const faq = readFaq(reader);
  const gallery = readGallery(reader);
  const festival = readFestival(reader);
  /** Exports of each virtual module `#content/<name>`. */
  const modules = {
    authors: { authors },
    collaborations: readCollaborations(reader),
    faq: { faq },
    festival: festival ?? {},
    gallery: { gallery },
    games: readGames(reader),
    legal: readLegal(reader),
    links: readLinks(reader),
    moved: { rooms: readMoved(reader) },
    news: { articles },
    partners: { partners: readPartners(reader, publicFolder) },
    'position-tasks': { tasks: positions.tasks, readers: readersOf(team) },
    positions: { positions: positions.positions, positionsPostedDate: positions.posted },
    press: {
      studio: readPress(reader, { articles: numbers, gallery: gallery.map(({ picture }) => picture.name) }),
    },
    team: { team },
    // Separate, because pages must not include the email addresses of the team.
    'team-order': order,
    videos: { videos: readVideos(reader, publicFolder) },
    'working-here': readWorkingHere(reader),
  };
  const map = siteMap({ articles: numbers, faq, gallery });
  const dead = reader.links.flatMap(({ file, line, href }): ContentProblem[] => {
    const message = findBrokenLink(href, map) ?? linkToUnpublished(file, href, articles);
    return message === undefined ? [] : [{ file, line, message }];
  });
  const unfinished = articleNumbers(reader, true).filter((id) => !articleNumbers(reader, false).includes(id));
  const stops = ({ file }: ContentProblem) =>
    !preview || !unfinished.some((id) => file.startsWith(`news/${String(id)}/`));
  return {
    modules,
    /** Sorted days (ISO 8601) on which pages change. */
    days: [
      ...new Set([...articles.map(({ publishedDate }) => publishedDate), ...festivalChangeDates(festival)]),
    ].sort(),
    messages: reader.messages as ReadonlyMap<string, AreaMessages>,
    /** Mistakes that fail the build. */
    problems: inOrder([...reader.folder.problems, ...dead]).filter(stops),
    /** Translations whose English has changed since. They are built anyway. */
    outOfDate: reader.translations.filter(({ made, now }) => made !== now) as readonly Translation[],
    missing: reader.missing,
    /** Numbers of the drafts. */
    drafts: unfinished,
    dead,
    pictures: { all: [...reader.pictures.keys()], used: reader.usedPictures as ReadonlySet<string> },
  };
}

/**
 * Describes a link to an article that is published later than the linking text. Returns `undefined` if the
 * link is fine.
 */
function linkToUnpublished(
  file: string,
  href: string,
  articles: readonly { id: number; publishedDate: string }[],
): string | undefined {
  const dayOf = (pattern: RegExp, text: string) =>
    articles.find(({ id }) => String(id) === pattern.exec(text)?.[1])?.publishedDate;
  const needed = dayOf(/^\/news\/(\d+)(?:[?#]|$)/, href);
  const today = studioDay(Date.now());
  const own = dayOf(/^news\/(\d+)\//, file) ?? today;
  if (needed === undefined || needed <= today || needed <= own) return undefined;
  return `"${href}" points to an article that is published on ${needed}; only articles of that day or later may link to it`;
}

/**
 * Returns who reads the applications for each position: the first lead of its craft. Email addresses are left
 * out.
 */
const readersOf = (team: readonly Artist[]): Partial<Record<PositionRole, PersonName>> =>
  Object.fromEntries(
    POSITION_ROLES.flatMap((role) => {
      const craft = role.replaceAll('-', '_');
      const lead = team.find(
        ({ is_lead, roles }) => is_lead === 1 && roles.some(({ name }) => name === craft),
      );
      return lead ? [[role, { name: lead.name, surname: lead.first_surname }]] : [];
    }),
  );

/** Returns the first day of the festival and the day after its last. */
function festivalChangeDates(festival: ReturnType<typeof readFestival>): string[] {
  const [first, last] = [festival?.festivalDays[0]?.date, festival?.festivalDays.at(-1)?.date];
  return first && last ? [first, dayAfter(last)] : [];
}

export type LoadedContent = ReturnType<typeof loadContent>;

export type ModuleName = keyof LoadedContent['modules'];
