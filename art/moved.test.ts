import { describe, expect, it } from 'vitest';
import { sceneSource } from './renderer.ts';
import { shotOf } from './scenes/index.ts';
import { GALLERY } from './shots/gallery.ts';
import { MOVED } from './shots/moved.ts';

describe('rooms in which something was moved', () => {
  it.each(Object.entries(MOVED))(
    '%s is a room of the gallery with exactly one difference',
    async (name, shot) => {
      const before = Object.entries(GALLERY).find(([then]) => `${then}-now` === name)?.[1];
      if (!before) throw new Error('The gallery has no such room.');
      const [then, now] = [shotOf(before), shotOf(shot)];
      const light = ({ eye, lens, lamps, seed, passes, look }: typeof then) => ({
        eye,
        lens,
        lamps,
        seed,
        passes,
        look,
      });
      expect(light(now)).toEqual(light(then));
      const same = (await sceneSource(now)) === (await sceneSource(then));
      // Either the room or the figure differs, never both.
      expect(same).toBe(JSON.stringify(now.figure) !== JSON.stringify(then.figure));
    },
  );

  it('throws for a piece that does not occur exactly once in its scene', async () => {
    await expect(sceneSource({ scene: 'lift', moved: { 'no such piece': '' } })).rejects.toThrow(
      'exactly once',
    );
    await expect(sceneSource({ scene: 'lift', moved: { 'd = min(': '' } })).rejects.toThrow('exactly once');
  });
});
