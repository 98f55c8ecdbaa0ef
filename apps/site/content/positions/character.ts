import { msg } from '@lingui/core/macro';
import type { PositionTasks } from '../types.ts';

export const tasks: PositionTasks = {
  responsibilities: [
    msg({
      id: 'position.character.responsibility.1',
      message:
        'Sculpt people in ZBrush from concept sheets, with an anatomy that already holds as a silhouette.',
    }),
    msg({
      id: 'position.character.responsibility.2',
      message: 'Retopologise for deformation, with the loops that shoulder, elbow, hip and knee ask for.',
    }),
    msg({
      id: 'position.character.responsibility.3',
      message:
        'Build clothing in Marvelous Designer or ZBrush and turn it into meshes that simulate without cutting through the body.',
    }),
    msg({
      id: 'position.character.responsibility.4',
      message:
        'Texture skin and fabric in Substance Painter for one hard light at a time, and check every map in UE5.',
    }),
    msg({
      id: 'position.character.responsibility.5',
      message:
        'Agree hair cards, grooms and hidden geometry with grooming and rigging before the mesh is locked.',
    }),
  ],
  requirements: [
    msg({
      id: 'position.character.requirement.1',
      message: 'A portfolio with at least one full character in engine, from sculpt to textured game mesh.',
    }),
    msg({
      id: 'position.character.requirement.2',
      message: 'Anatomy, proportion and folds that stand up in grey clay, with no texture to hide behind.',
    }),
    msg({
      id: 'position.character.requirement.3',
      message: 'Working knowledge of ZBrush, Substance Painter and a retopology tool of your choice.',
    }),
  ],
};
