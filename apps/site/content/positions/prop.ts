import { msg } from '@lingui/core/macro';
import type { PositionTasks } from '../types.ts';

export const tasks: PositionTasks = {
  responsibilities: [
    msg({
      id: 'position.prop.responsibility.1',
      message:
        'Model and texture the things that are held, read or moved: keys, letters, lanterns, medicine bottles, photographs.',
    }),
    msg({
      id: 'position.prop.responsibility.2',
      message:
        'Work from one library of Substance materials, so that a whole shelf belongs to one household.',
    }),
    msg({
      id: 'position.prop.responsibility.3',
      message: 'Model to real measurements, with the pivot where the hand, the hinge or the floor needs it.',
    }),
    msg({
      id: 'position.prop.responsibility.4',
      message:
        'Pack variants into atlases, with LODs and simple collisions, ready to be placed by the hundred.',
    }),
  ],
  requirements: [
    msg({
      id: 'position.prop.requirement.1',
      message:
        'Five finished props, at least one made to be seen at arm’s length and one made to be repeated.',
    }),
    msg({
      id: 'position.prop.requirement.2',
      message: 'Working knowledge of Blender or Maya, Substance Painter and careful UV packing.',
    }),
    msg({
      id: 'position.prop.requirement.3',
      message: 'Attention to paper, rust, wax and glass, with references to prove it.',
    }),
  ],
};
