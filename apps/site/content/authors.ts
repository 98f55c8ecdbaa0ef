import type { Author } from './types.ts';
import portrait1 from './pictures/portrait-1.json' with { type: 'json' };
import portrait10 from './pictures/portrait-10.json' with { type: 'json' };
import portrait7 from './pictures/portrait-7.json' with { type: 'json' };

/**
 * Who signs the articles, by the key that `news.ts` names.
 *
 * Sample data: these people are invented and their portraits are rendered. Replace both before publishing.
 */
export const authors: Record<string, Author> = {
  'nadia-berrada': { image: portrait1, name: 'Nadia', firstSurname: 'Berrada' },
  'tomasz-wilczek': { image: portrait7, name: 'Tomasz', firstSurname: 'Wilczek' },
  'yuto-kanemori': { image: portrait10, name: 'Yuto', firstSurname: 'Kanemori' },
  'amaia-ilundain': { image: portrait1, name: 'Amaia', firstSurname: 'Ilundáin' },
};
