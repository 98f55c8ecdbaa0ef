/* What the plugin `content` makes of the files of apps/site/content: docs/guides/content.md. */
declare module '#content/authors' {
  type Author = import('./types.ts').Author;

  /** Who signs the articles, by the key that these name. */
  export const authors: Readonly<Record<string, Author>>;
}

declare module '#content/collaborations' {
  type Collaboration = import('./types.ts').Collaboration;
  type ContentImage = import('./types.ts').ContentImage;

  /** The picture at the head of the page. */
  export const collaborationsImage: ContentImage;
  /** With whom the studio works, and where there is more to read about it. */
  export const collaborations: readonly Collaboration[];
}

declare module '#content/faq' {
  type FaqEntry = import('./types.ts').FaqEntry;

  export const faq: readonly FaqEntry[];
}

declare module '#content/festival' {
  type ContentImage = import('./types.ts').ContentImage;
  type FestivalDay = import('./types.ts').FestivalDay;

  /** The picture at the head of the festival's page. */
  export const festivalImage: ContentImage;
  /** What happens at the stand, day by day. */
  export const festivalDays: readonly FestivalDay[];
}

declare module '#content/gallery' {
  type ContentImage = import('./types.ts').ContentImage;

  /** The pictures of the game in the order of the contact sheet; their anchors `#image-<n>` count from 1. */
  export const gallery: readonly ContentImage[];
}

declare module '#content/games' {
  type GameWords = import('./types.ts').GameWords;
  type Series = import('./types.ts').Series;

  /** The games and how far each is; pages read them from `src/model/games.ts`. */
  export const series: Series;
  /** What is said of them, in the words that all places share. */
  export const gameWords: GameWords;
}

declare module '#content/legal' {
  type TextSection = import('./types.ts').TextSection;

  /** The day of the legal texts; ISO 8601. */
  export const legalDate: string;
  export const terms: readonly TextSection[];
  /** The general part of the privacy policy. */
  export const privacy: readonly TextSection[];
  /** The part of the privacy policy for those who apply. */
  export const applicants: readonly TextSection[];
}

declare module '#content/links' {
  export const steamPage: string;
  /** The game in a database of games. */
  export const gameDatabasePage: string;
  /** The projects of the showcase. */
  export const showcasePage: string;
  /** The email address for journalists. */
  export const pressEmail: string;
  export const socialLinks: readonly { readonly name: string; readonly href: string }[];
  /** Names of the addresses that are still invented. */
  export const sampleLinks: readonly string[];
}

declare module '#content/moved' {
  type MovedRoom = import('./types.ts').MovedRoom;

  /** The rooms in which something has been moved. */
  export const rooms: readonly MovedRoom[];
}

declare module '#content/news' {
  type Article = import('./types.ts').Article;

  /** Newest first. The body of each article is in the catalog `article-<id>`, so that a list does not carry all texts. */
  export const articles: readonly Article[];
}

declare module '#content/partners' {
  type Partner = import('./types.ts').Partner;

  /** Who stands beside the studio. */
  export const partners: readonly Partner[];
}

declare module '#content/position-tasks' {
  import type { PositionRole } from '@fatal/contracts';
  type PersonName = import('./types.ts').PersonName;
  type PositionTasks = import('./types.ts').PositionTasks;

  /** What each position asks and offers. */
  export const tasks: Readonly<Record<PositionRole, PositionTasks>>;
  /** The lead who reads the applications for a position. */
  export const readers: Readonly<Partial<Record<PositionRole, PersonName>>>;
}

declare module '#content/positions' {
  type Position = import('./types.ts').Position;

  /** Since when the positions are open, as an ISO 8601 date. */
  export const positionsPostedDate: string;
  /** Cards first, in the order of the careers page, then those that stand as plain links. */
  export const positions: readonly Position[];
}

declare module '#content/press' {
  type Studio = import('./types.ts').Studio;

  /** What the press kit says of the studio and its series. */
  export const studio: Studio;
}

declare module '#content/team' {
  import type { Artist } from '@fatal/contracts';

  /** The people of the studio with their addresses, which only the server's answer carries: no code of a page may import this. */
  export const team: readonly Artist[];
}

declare module '#content/team-order' {
  type PersonalTitle = import('./types.ts').PersonalTitle;

  /** Who stands in the section of the management, by their ids and in this order. */
  export const management: readonly number[];
  /** Who stands first in every other list, in this order. */
  export const first: readonly number[];
  /** Titles that belong to a person rather than to a role, by the ids of people. */
  export const personalTitles: Readonly<Record<number, PersonalTitle>>;
}

declare module '#content/working-here' {
  type WorkFacts = import('./types.ts').WorkFacts;

  /** The working conditions that all positions share. */
  export const workFacts: WorkFacts;
  /** Tools of the whole project, which every position uses. */
  export const projectTools: readonly string[];
  /** The text about placements of students. */
  export const placement: readonly import('./types.ts').TextSection[];
}

declare module '#content/videos' {
  type Video = import('./types.ts').Video;

  /** The clips of the home page; the first is the trailer of the hero. */
  export const videos: readonly [Video, ...Video[]];
}
