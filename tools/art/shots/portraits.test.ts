import { describe, expect, it } from 'vitest';
import { loadContent } from '../../../apps/site/build/content/load-content.ts';
import { portrait, portraits } from './portraits.ts';

describe('a portrait', () => {
  it('shows something of the craft that comes first for the person', () => {
    const { team } = loadContent().modules.team;
    const shots = portraits();
    for (const { id, image, roles } of team)
      if (image !== null) expect(shots[`portrait-${id}`]).toEqual(portrait(id, roles[0]?.name));
  });

  it('is another one for another craft, and has nothing for a craft that has no thing', () => {
    const props = (['sound', 'rigger', 'concept', 'producer', 'programmer'] as const).map((craft) =>
      JSON.stringify(portrait(140, craft)),
    );
    expect(new Set(props).size).toBe(props.length);
    expect(portrait(140, 'level_design')).toEqual(portrait(140));
  });
});
