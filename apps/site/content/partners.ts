import { msg } from '@lingui/core/macro';
import type { Partner } from './types.ts';

/**
 * Who stands beside the studio.
 *
 * Sample data: the name and the mark are invented. Replace both before publishing.
 */
export const partners: readonly Partner[] = [
  {
    id: 'faro',
    logo: '/images/partner-mark.svg',
    name: msg({ id: 'partner.faro.name', message: 'Faro Creative Industries' }),
    description: msg({
      id: 'partner.faro.html',
      message:
        '<p>The creative industries organisation of our region. It lends us introductions, advice and, every July, a stage at the festival.</p>',
    }),
  },
];
