import { describe, expect, it } from 'vitest';
import { SampleContent } from '../testing.ts';

const INDEX = `series: Fatal
genres: [Horror]
platform: PC
games:
  - numeral: I
    subtitle: One
    state: accessible
    page: /careers
  - numeral: II
    state: locked
`;

const index = (before: string, after: string) => ({ 'games/index.yaml': INDEX.replace(before, after) });

describe('readGames', () => {
  it('reads names, states and their words', () => {
    using content = new SampleContent({ 'games/index.yaml': INDEX });
    expect(content.problems()).toEqual([]);
    const { modules, messages } = content.load();
    expect(modules.games.series?.games).toEqual([
      { numeral: 'I', subtitle: 'One', state: 'accessible', page: '/careers' },
      { numeral: 'II', state: 'locked' },
    ]);
    expect(messages.get('de')?.get('shell')?.get('games.locked')).toBe('Locked');
  });

  it.each([
    // Spec 1.7
    [
      'an unknown state',
      index('locked', 'released'),
      /index\.yaml:10: state "released" is not a known state/,
    ],
    ['a missing page', index('/careers', '/cellar'), /index\.yaml:8: "\/cellar"/],
    [
      'a locked game with a page',
      index('locked', 'locked\n    page: /careers\n    subtitle: Two'),
      /index\.yaml:9: an accessible game needs a subtitle and a page/,
    ],
    [
      'an accessible game without a page',
      index('    page: /careers\n', ''),
      /index\.yaml:5: an accessible game/,
    ],
    ['text below the head', { 'games/de.md': '---\naccessible: Offen\n---\n\nText.\n' }, /games\/de\.md/],
  ])('reports %s', (_, files, problem) => {
    using content = new SampleContent({ 'games/index.yaml': INDEX, ...files });
    expect(content.problems().join('\n')).toMatch(problem);
  });
});
