import type { Artist, PositionRole } from '@fatal/contracts';
import type { MessageDescriptor } from '@lingui/core';
import type { PictureStem, Spot } from '@gloam/ui';
import type images from '../../content/images.json';

/** The name of a picture under `public/images`. */
export type PictureName = keyof typeof images;

/** A picture, from `content/pictures`. */
export interface ContentImage {
  picture: PictureStem;
  /** Says place and light. An empty message is not allowed: leave the picture out of the tree instead. */
  alt: MessageDescriptor;
}

/** A room that was taken twice. */
export interface MovedRoom {
  /** The name of its first picture: what is kept of a room that was found. */
  id: string;
  title: MessageDescriptor;
  first: ContentImage;
  second: ContentImage;
  /** Where they differ. */
  spots: readonly Spot[];
}

export const POSITION_CATEGORIES = ['3d', 'art', 'technical', 'tech-art', 'audio'] as const;

export type PositionCategory = (typeof POSITION_CATEGORIES)[number];

/** The groups of cards on the careers page, in its order. */
export const POSITION_GROUPS = ['technical', 'art', 'design'] as const;

export type PositionGroup = (typeof POSITION_GROUPS)[number];

export interface Position {
  role: PositionRole;
  title: MessageDescriptor;
  /** What its page is called where nothing around it says that this is an opening: in the title of the window, in search results. */
  opening: MessageDescriptor;
  category: PositionCategory;
  /** The group of its card on the careers page; `null` for the three roles that are listed as plain links. */
  group: PositionGroup | null;
  /** One sentence for lists, search results and share previews. */
  summary: MessageDescriptor;
  /** Its own tools, beside those of the whole project. The same in every language. */
  tools: readonly string[];
  image: ContentImage;
}

/** How a person is called. */
export interface PersonName {
  name: string;
  surname: string;
}

/** The working conditions that all positions share. */
export interface WorkFacts {
  /** Hours a week and for how long, such as "About five hours a week, for at least three months". */
  time: MessageDescriptor;
  /** The hours alone, for a card. */
  week: MessageDescriptor;
  meetings: MessageDescriptor;
  languages: MessageDescriptor;
  /** Credits, reviews and a reference. */
  get: MessageDescriptor;
  /** Who owns the work, and who may show it. */
  rights: MessageDescriptor;
  /** How soon applicants get an answer. */
  answer: MessageDescriptor;
}

/** What a position's own page says beside its card. */
export interface PositionTasks {
  /** Four or five. */
  responsibilities: MessageDescriptor[];
  /** Three; five for concept. */
  requirements: MessageDescriptor[];
}

export interface Article {
  id: number;
  /** Its `id` is the translation key that the API sends as `title`. */
  title: MessageDescriptor;
  summary: MessageDescriptor;
  image: ContentImage;
  /** ISO 8601 date, without time. */
  publishedDate: string;
  /** Key into `content/authors.yaml`. */
  author: string;
  /** Numbers of the articles to offer first at its end. Default the newest. */
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
  /** Seconds. */
  duration: number;
  poster: ContentImage;
  /** Another picture for the videos section, where the poster already stands in the hero. Default the poster. */
  still?: PictureStem;
  /** Own files under `public`, best first, or the address of an embeddable player. */
  source: { files: { src: string; type: string }[] } | { embed: string; watchUrl: string };
  captions?: Partial<Record<string, string>>;
}

export interface Partner {
  id: string;
  logo: string;
  name: MessageDescriptor;
  /** HTML, sanitised at build. */
  description: MessageDescriptor;
}

/** The games of the series, as they are counted. */
export const GAME_NUMERALS = ['I', 'II', 'III', 'IV'] as const;

export type GameNumeral = (typeof GAME_NUMERALS)[number];

/** How far a game is (Spec 1.7). "Accessible" is its page, never a finished game. */
export const GAME_STATES = ['accessible', 'in-development', 'locked'] as const;

export type GameState = (typeof GAME_STATES)[number];

/** A game of the series. */
interface SeriesGame {
  numeral: GameNumeral;
  /** Its own name, the same in every language. Default: it has none yet. */
  subtitle?: string;
  state: GameState;
  /** The page about it. Default: there is none. */
  page?: string;
}

/** The series; what is the same in every language. */
export interface Series {
  /** What all its games are called. */
  series: string;
  genres: readonly string[];
  platform: string;
  /** In their order; the first is the one that the site is about. */
  games: readonly SeriesGame[];
}

/** The words that all places share when they speak of the games. */
export interface GameWords {
  states: Readonly<Record<GameState, MessageDescriptor>>;
  /** What a visitor can do for a game that is accessible. */
  wishlist: MessageDescriptor;
  genre: MessageDescriptor;
  /** Genre and platform in one line. */
  pitch: MessageDescriptor;
}

/** Something that an article says, for others to repeat. */
interface Quote {
  /** Word for word as in the article, in every language. */
  text: MessageDescriptor;
  /** The article; its author is who said it. */
  article: number;
}

/** The studio and its series, as the press kit states them. What can be counted (people, pictures, clips) is counted elsewhere. */
export interface Studio {
  /** Year of the first meeting. */
  founded: number;
  description: readonly MessageDescriptor[];
  history: readonly MessageDescriptor[];
  features: readonly MessageDescriptor[];
  quotes: readonly Quote[];
  /** Which pictures of the gallery the page shows; all of them can be had. */
  shown: readonly PictureName[];
  /** What others may do with the material. */
  allowed: readonly MessageDescriptor[];
  /** What has to be asked for. */
  onRequest: readonly MessageDescriptor[];
}

/** A member of the team, as the team page shows it: without `email` until the API has answered. */
export type TeamMember = Omit<Artist, 'email'> & Partial<Pick<Artist, 'email'>>;

/** Titles that belong to a person rather than to a role; the team page words them. */
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

/** One way of working with the studio. */
export interface Collaboration {
  id: string;
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** Where there is more about it: a path of this site. */
  link: { label: MessageDescriptor; href: string };
}

export interface FaqEntry {
  /** Place in the list, from 1; the row can be linked to as `/support#faq-<n>`. */
  n: number;
  question: MessageDescriptor;
  /** HTML, sanitised at build. */
  answer: MessageDescriptor;
}

/** One day of a festival. */
export interface FestivalDay {
  /** ISO 8601 date, without time. */
  date: string;
  title: MessageDescriptor;
  text: MessageDescriptor;
  image: ContentImage;
}

/** A part of a text that a page shows as it is. */
export interface TextSection {
  title: MessageDescriptor;
  /** HTML, sanitised at build. */
  text: MessageDescriptor;
}
