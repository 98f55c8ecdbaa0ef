import { describe, expect, it } from 'vitest';
import { readTeam } from '../site.ts';
import { portrait, portraits } from './portraits.ts';

describe('a portrait', () => {
  it('shows something of the craft that comes first for the person', () => {
    const shots = portraits();
    for (const { id, portrait: isShown = true, roles } of readTeam())
      if (isShown) expect(shots[`portrait-${id}`]).toEqual(portrait(id, roles[0]));
  });

  it('has a different object for each craft, and none for a craft without one', () => {
    const props = ['sound', 'rigger', 'concept', 'producer', 'programmer'].map((craft) =>
      JSON.stringify(portrait(140, craft)),
    );
    expect(new Set(props).size).toBe(props.length);
    expect(portrait(140, 'level_design')).toEqual(portrait(140));
  });
});
