import type { MessageDescriptor } from '@lingui/core';
import { authors } from '../../content/authors.ts';
import { collaborations, collaborationsImage } from '../../content/collaborations.ts';
import { faq } from '../../content/faq.ts';
import { gallery } from '../../content/gallery.ts';
import { applicants, privacy, terms } from '../../content/legal.ts';
import { gameDatabasePage, socialLinks, steamPage } from '../../content/links.ts';
import { articles } from '../../content/news.ts';
import { partners } from '../../content/partners.ts';
import { positions } from '../../content/positions.ts';
import { team } from '../../content/team.ts';
import { videos } from '../../content/videos.ts';
import { tasksOf } from '../../src/model/position-tasks.ts';

const bodies = import.meta.glob<MessageDescriptor>('../../content/news/*.ts', {
  eager: true,
  import: 'body',
});

/** All content. No code of a page may import this: it holds the addresses of people. */
export const content = {
  articles,
  /** The texts of the articles, by the names of their files. */
  bodies: Object.fromEntries(
    Object.entries(bodies).map(([file, body]) => [file.replace(/^.*\/|\.ts$/g, ''), body]),
  ),
  authors,
  collaborations,
  collaborationsImage,
  faq,
  gallery,
  legal: { terms, privacy, applicants },
  links: { steamPage, gameDatabasePage, socialLinks },
  partners,
  positions: positions.map((position) => ({ ...position, ...tasksOf(position.role) })),
  team,
  videos,
};

export type Content = typeof content;
