import type { Author } from './types.ts';

/**
 * Who signs the articles, by the key that `news.ts` names.
 *
 * Sample data: these people are invented and their portraits are rendered. Replace both before publishing.
 */
export const authors: Record<string, Author> = {
  'nadia-berrada': { image: 'portrait-1', name: 'Nadia', firstSurname: 'Berrada' },
  'tomasz-wilczek': { image: 'portrait-7', name: 'Tomasz', firstSurname: 'Wilczek' },
  'yuto-kanemori': { image: 'portrait-10', name: 'Yuto', firstSurname: 'Kanemori' },
  'amaia-ilundain': { image: 'portrait-1', name: 'Amaia', firstSurname: 'Ilundáin' },
};
