import { describe, expect, it } from 'vitest';
import { gameWords } from '#content/games';
import { faq } from '#content/faq';
import { games } from './games.ts';

describe('the games', () => {
  // Spec 1.7
  it('are in order, with names and states', () => {
    expect(games.map(({ name, state }) => [name, state])).toEqual([
      ['Fatal I', 'accessible'],
      ['Fatal II', 'in-development'],
      ['Fatal III', 'locked'],
      ['Fatal IV', 'locked'],
    ]);
  });

  it('have a title with their subtitle, or else their name', () => {
    expect(games.map(({ title }) => title)).toEqual([
      'Fatal: Unleashed Darkness',
      'Fatal II',
      'Fatal III',
      'Fatal IV',
    ]);
  });

  it('have a page only if they are accessible', () => {
    for (const { state, page } of games) expect(page !== undefined).toBe(state === 'accessible');
  });

  // Spec 1.7
  it('have the state that the first FAQ answer describes', () => {
    const answer = (faq[0]?.answer.message ?? '').replaceAll(/<[^>]*>/g, '');
    const sentences = answer.toLowerCase().split(/(?<=\.) /);
    for (const { name, state } of games.slice(1)) {
      const sentence = sentences.find((one) => new RegExp(`\\b${name.toLowerCase()}\\b`).test(one));
      const words = (gameWords.states[state].message ?? '?').toLowerCase().split(/[.,] /);
      for (const one of words) expect(sentence).toContain(one);
    }
  });
});
