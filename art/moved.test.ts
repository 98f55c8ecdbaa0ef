import { describe, expect, it } from 'vitest';
import { sceneSource } from './renderer.ts';
import { shotOf } from './scenes/index.ts';
import { GALLERY } from './shots/gallery.ts';
import { MOVED } from './shots/moved.ts';

describe('a room in which something has been moved', () => {
  it.each(Object.entries(MOVED))(
    '%s is a room of the gallery, with one thing elsewhere',
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
      // Either what stands in the room, or who: never both.
      expect(same).toBe(JSON.stringify(now.figure) !== JSON.stringify(then.figure));
    },
  );

  it('stops at a piece that its scene does not have, or has twice', async () => {
    await expect(sceneSource({ scene: 'lift', moved: { 'no such piece': '' } })).rejects.toThrow(
      'exactly once',
    );
    await expect(sceneSource({ scene: 'lift', moved: { 'd = min(': '' } })).rejects.toThrow('exactly once');
  });
});
