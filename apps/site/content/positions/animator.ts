import { msg } from '@lingui/core/macro';
import type { PositionTasks } from '../types.ts';

export const tasks: PositionTasks = {
  responsibilities: [
    msg({
      id: 'position.animator.responsibility.1',
      message:
        'Animate locomotion for a third-person character: starts, stops, turns on the spot and the walk of someone carrying a light.',
    }),
    msg({
      id: 'position.animator.responsibility.2',
      message:
        'Key narrative scenes in Maya or Blender from blocking to polish, each pass reviewed before the next begins.',
    }),
    msg({
      id: 'position.animator.responsibility.3',
      message:
        'Give idles something to do: a shift of weight, a held breath, a hand that looks for the wall.',
    }),
    msg({
      id: 'position.animator.responsibility.4',
      message:
        'Bring clips into UE5 with root motion, curves and notifies, and judge them through the player’s camera.',
    }),
    msg({
      id: 'position.animator.responsibility.5',
      message: 'Clean and retarget motion capture where it helps, and key by hand where it does not.',
    }),
  ],
  requirements: [
    msg({
      id: 'position.animator.requirement.1',
      message:
        'A reel of under two minutes with body mechanics and one acted shot, and a note on what in it is yours.',
    }),
    msg({
      id: 'position.animator.requirement.2',
      message:
        'Command of weight, arcs and spacing in Maya or Blender, with curves you would let a stranger open.',
    }),
    msg({
      id: 'position.animator.requirement.3',
      message: 'Patience for notes that are counted in frames.',
    }),
  ],
};
