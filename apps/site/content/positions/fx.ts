import { msg } from '@lingui/core/macro';
import type { PositionTasks } from '../types.ts';

export const tasks: PositionTasks = {
  responsibilities: [
    msg({
      id: 'position.fx.responsibility.1',
      message:
        'Author fog, dust, rain and embers in Niagara, each tied to a draught, a leak or a flame in the level.',
    }),
    msg({
      id: 'position.fx.responsibility.2',
      message:
        'Simulate smoke, water and debris in Houdini, and bring them to UE5 as flipbooks or vertex animation textures.',
    }),
    msg({
      id: 'position.fx.responsibility.3',
      message: 'Write the materials behind the effects: depth fades, flow maps, refraction, lit particles.',
    }),
    msg({
      id: 'position.fx.responsibility.4',
      message: 'Keep overdraw, particle counts and emitter bounds inside the budget of each room.',
    }),
    msg({
      id: 'position.fx.responsibility.5',
      message: 'Time every effect with animation and sound, to the frame.',
    }),
  ],
  requirements: [
    msg({
      id: 'position.fx.requirement.1',
      message: 'A reel of real-time effects, with the graph or the network shown for at least two of them.',
    }),
    msg({
      id: 'position.fx.requirement.2',
      message: 'Working knowledge of Niagara, and of Houdini or another simulation tool.',
    }),
    msg({
      id: 'position.fx.requirement.3',
      message: 'Restraint: you can name the frame by which an effect should be gone.',
    }),
  ],
};
