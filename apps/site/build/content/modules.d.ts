/* Virtual modules that the plugin `content` generates from apps/site/content. See docs/guides/content.md. */
declare module '#content/authors' {
  type Author = import('./types.ts').Author;

  /** Authors of the articles, by key. */
  export const authors: Readonly<Record<string, Author>>;
}

declare module '#content/collaborations' {
  type Collaboration = import('./types.ts').Collaboration;
  type ContentImage = import('./types.ts').ContentImage;

  /** Hero picture of the page. */
  export const collaborationsImage: ContentImage;
  /** Kinds of collaboration, each with a link for details. */
  export const collaborations: readonly Collaboration[];
}

declare module '#content/faq' {
  type FaqEntry = import('./types.ts').FaqEntry;

  export const faq: readonly FaqEntry[];
}

declare module '#content/festival' {
  type ContentImage = import('./types.ts').ContentImage;
  type FestivalDay = import('./types.ts').FestivalDay;

  /** Hero picture of the festival page. */
  export const festivalImage: ContentImage;
  /** Programme at the stand, by day. */
  export const festivalDays: readonly FestivalDay[];
}

declare module '#content/gallery' {
  type ContentImage = import('./types.ts').ContentImage;

  /** Pictures of the game, in the order of the contact sheet. Their anchors `#image-<n>` start at 1. */
  export const gallery: readonly ContentImage[];
}

declare module '#content/games' {
  type GameWords = import('./types.ts').GameWords;
  type Series = import('./types.ts').Series;

  /** Games with their states. Pages use them through `src/model/games.ts`. */
  export const series: Series;
  /** Words for the games that all pages share. */
  export const gameWords: GameWords;
}

declare module '#content/legal' {
  type TextSection = import('./types.ts').TextSection;

  /** Date of the legal texts, as an ISO 8601 date. */
  export const legalDate: string;
  export const terms: readonly TextSection[];
  /** General part of the privacy policy. */
  export const privacy: readonly TextSection[];
  /** Part of the privacy policy for applicants. */
  export const applicants: readonly TextSection[];
}

declare module '#content/links' {
  export const steamPage: string;
  /** Page of the game in a game database. */
  export const gameDatabasePage: string;
  /** Projects of the showcase. */
  export const showcasePage: string;
  /** Email address for journalists. */
  export const pressEmail: string;
  export const socialLinks: readonly { readonly name: string; readonly href: string }[];
  /** Names of the links that are still placeholders. */
  export const sampleLinks: readonly string[];
}

declare module '#content/moved' {
  type MovedRoom = import('./types.ts').MovedRoom;

  /** Rooms in which something was moved. */
  export const rooms: readonly MovedRoom[];
}

declare module '#content/news' {
  type Article = import('./types.ts').Article;

  /**
   * Articles, newest first. The body of each is in the catalog `article-<id>`, so that lists don't load all
   * texts.
   */
  export const articles: readonly Article[];
}

declare module '#content/partners' {
  type Partner = import('./types.ts').Partner;

  /** Partners of the studio. */
  export const partners: readonly Partner[];
}

declare module '#content/position-tasks' {
  import type { PositionRole } from '@fatal/contracts';
  type PersonName = import('./types.ts').PersonName;
  type PositionTasks = import('./types.ts').PositionTasks;

  /** Tasks and requirements of each position. */
  export const tasks: Readonly<Record<PositionRole, PositionTasks>>;
  /** Lead who reads the applications for a position. */
  export const readers: Readonly<Partial<Record<PositionRole, PersonName>>>;
}

declare module '#content/positions' {
  type Position = import('./types.ts').Position;

  /** Date since when the positions are open, as an ISO 8601 date. */
  export const positionsPostedDate: string;
  /** Positions with a card first, in the order of the careers page, then those listed as plain links. */
  export const positions: readonly Position[];
}

declare module '#content/press' {
  type Studio = import('./types.ts').Studio;

  /** Facts of the press kit about the studio and its series. */
  export const studio: Studio;
}

declare module '#content/team' {
  import type { Artist } from '@fatal/contracts';

  /**
   * People of the studio with their email addresses. Only the server may send these, so pages must not import
   * this.
   */
  export const team: readonly Artist[];
}

declare module '#content/team-order' {
  type PersonalTitle = import('./types.ts').PersonalTitle;

  /** Ids of the management, in display order. */
  export const management: readonly number[];
  /** Ids of the people who come first in all other lists, in display order. */
  export const first: readonly number[];
  /** Personal titles that don't follow from a role, by the id of the person. */
  export const personalTitles: Readonly<Record<number, PersonalTitle>>;
}

declare module '#content/working-here' {
  type WorkFacts = import('./types.ts').WorkFacts;

  /** Working conditions that all positions share. */
  export const workFacts: WorkFacts;
  /** Tools that every position uses. */
  export const projectTools: readonly string[];
  /** Text about student placements. */
  export const placement: readonly import('./types.ts').TextSection[];
}

declare module '#content/videos' {
  type Video = import('./types.ts').Video;

  /** Clips of the home page. The first one is the trailer in the hero. */
  export const videos: readonly [Video, ...Video[]];
}
