import type { Artist, PositionRole } from '@fatal/contracts';
import type { MessageDescriptor } from '@lingui/core';
import type { PictureStem, Spot } from '@gloam/ui';
import type images from '../../content/images.json';

/** Name of a picture under `public/images`. */
export type PictureName = keyof typeof images;

/** Picture from `content/pictures`. */
export interface ContentImage {
  picture: PictureStem;
  /** Describes place and light. Must not be empty: leave out pictures that need no alt text. */
  alt: MessageDescriptor;
}

/** Room with pictures before and after a change. */
export interface MovedRoom {
  /** Name of its first picture, which identifies the room in saved progress. */
  id: string;
  title: MessageDescriptor;
  first: ContentImage;
  second: ContentImage;
  /** Areas in which the pictures differ. */
  spots: readonly Spot[];
}

export const POSITION_CATEGORIES = ['3d', 'art', 'technical', 'tech-art', 'audio'] as const;

export type PositionCategory = (typeof POSITION_CATEGORIES)[number];

/** Groups of cards on the careers page, in display order. */
export const POSITION_GROUPS = ['technical', 'art', 'design'] as const;

export type PositionGroup = (typeof POSITION_GROUPS)[number];

export interface Position {
  role: PositionRole;
  title: MessageDescriptor;
  /** Title for contexts that don't say this is an opening, such as window titles and search results. */
  opening: MessageDescriptor;
  category: PositionCategory;
  /** Group of its card on the careers page. `null` for the three roles listed as plain links. */
  group: PositionGroup | null;
  /** Sentence for lists, search results and share previews. */
  summary: MessageDescriptor;
  /** Short description for its card: what the craft does in this game. Defaults to the summary. */
  work: MessageDescriptor;
  /** Tools of this position, in addition to those of the whole project. The same in every language. */
  tools: readonly string[];
  image: ContentImage;
}

/** Name of a person. */
export interface PersonName {
  name: string;
  surname: string;
}

/** Working conditions that all positions share. */
export interface WorkFacts {
  /** Weekly hours and duration, such as "About five hours a week, for at least three months". */
  time: MessageDescriptor;
  /** Weekly hours only, for a card. */
  week: MessageDescriptor;
  meetings: MessageDescriptor;
  languages: MessageDescriptor;
  /** Credits, reviews and a reference. */
  get: MessageDescriptor;
  /** Ownership of the work, and who may show it. */
  rights: MessageDescriptor;
  /** Time within which applicants get a reply. */
  answer: MessageDescriptor;
}

/** Content of a position's page that its card doesn't show. */
export interface PositionTasks {
  /** Four or five responsibilities. */
  responsibilities: MessageDescriptor[];
  /** Three requirements, or five for concept. */
  requirements: MessageDescriptor[];
}

export interface Article {
  id: number;
  /** Title. Its `id` is the translation key that the API returns as `title`. */
  title: MessageDescriptor;
  summary: MessageDescriptor;
  image: ContentImage;
  /** Date as an ISO 8601 date, without time. */
  publishedDate: string;
  /** Key in `content/authors.yaml`. */
  author: string;
  /** Numbers of the articles to recommend first at the end. Default: the newest. */
  related?: readonly number[];
}

export interface Author {
  image: PictureStem;
  name: string;
  firstSurname: string;
}

export interface Video {
  id: string;
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** Duration in seconds. */
  duration: number;
  poster: ContentImage;
  /** Picture for the videos section, if the hero already shows the poster. Default: the poster. */
  still?: PictureStem;
  /** Own files under `public`, preferred format first, or the URL of an embeddable player. */
  source: { files: { src: string; type: string }[] } | { embed: string; watchUrl: string };
  captions?: Partial<Record<string, string>>;
  /** Subtitles, without sounds, if the film's lines aren't shown as text in the picture. */
  titles?: Partial<Record<string, string>>;
}

export interface Partner {
  id: string;
  logo: string;
  name: MessageDescriptor;
  /** HTML, sanitised at build. */
  description: MessageDescriptor;
}

/** Numerals of the games of the series. */
export const GAME_NUMERALS = ['I', 'II', 'III', 'IV'] as const;

export type GameNumeral = (typeof GAME_NUMERALS)[number];

/** States of a game (Spec 1.7). "Accessible" means that it has a page, not that it is finished. */
export const GAME_STATES = ['accessible', 'in-development', 'locked'] as const;

export type GameState = (typeof GAME_STATES)[number];

/** Game of the series. */
interface SeriesGame {
  numeral: GameNumeral;
  /** Subtitle, the same in every language. Left out if there is none yet. */
  subtitle?: string;
  state: GameState;
  /** Page about the game. Left out if there is none. */
  page?: string;
}

/** Facts about the series that are the same in every language. */
export interface Series {
  /** Name that all games share. */
  series: string;
  genres: readonly string[];
  platform: string;
  /** Games in order. The first is the subject of the site. */
  games: readonly SeriesGame[];
}

/** Words for the games that all pages share. */
export interface GameWords {
  states: Readonly<Record<GameState, MessageDescriptor>>;
  /** Call to action for an accessible game. */
  wishlist: MessageDescriptor;
  genre: MessageDescriptor;
  /** Genre and platform on one line. */
  pitch: MessageDescriptor;
}

/** Quote from an article. */
interface Quote {
  /** Exact words of the article, in every language. */
  text: MessageDescriptor;
  /** Number of the article. Its author is the source of the quote. */
  article: number;
}

/**
 * Facts of the press kit about the studio and its series. Numbers of people, pictures and clips are computed
 * elsewhere.
 */
export interface Studio {
  /** Year of the first meeting. */
  founded: number;
  description: readonly MessageDescriptor[];
  history: readonly MessageDescriptor[];
  features: readonly MessageDescriptor[];
  quotes: readonly Quote[];
  /** Names of the gallery pictures that the page shows. All pictures can be downloaded. */
  shown: readonly PictureName[];
  /** Permitted uses of the material. */
  allowed: readonly MessageDescriptor[];
  /** Uses that require permission. */
  onRequest: readonly MessageDescriptor[];
}

/** Team member as shown on the team page. `email` is missing until the API has responded. */
export type TeamMember = Omit<Artist, 'email'> & Partial<Pick<Artist, 'email'>>;

/** Titles that belong to a person rather than a role. The team page has their translations. */
export const PERSONAL_TITLES = [
  'gameDirector',
  'producer',
  'leadConceptArtist',
  'technicalDirector',
  'writer',
  'juniorEnvironmentArtist',
  'juniorPropArtist',
] as const;

export type PersonalTitle = (typeof PERSONAL_TITLES)[number];

/** Kind of collaboration with the studio. */
export interface Collaboration {
  id: string;
  /** Shown beside the text as decoration. */
  picture: PictureStem;
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** Link to a page with details. */
  link: { label: MessageDescriptor; href: string };
}

export interface FaqEntry {
  /** Position in the list, starting at 1. The entry's URL is `/support#faq-<n>`. */
  n: number;
  question: MessageDescriptor;
  /** HTML, sanitised at build. */
  answer: MessageDescriptor;
}

/** Day of the festival. */
export interface FestivalDay {
  /** Date as an ISO 8601 date, without time. */
  date: string;
  title: MessageDescriptor;
  text: MessageDescriptor;
  image: ContentImage;
}

/** Section of a text that a page shows unchanged. */
export interface TextSection {
  title: MessageDescriptor;
  /** HTML, sanitised at build. */
  text: MessageDescriptor;
}
