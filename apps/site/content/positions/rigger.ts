import { msg } from '@lingui/core/macro';
import type { PositionTasks } from '../types.ts';

export const tasks: PositionTasks = {
  responsibilities: [
    msg({
      id: 'position.rigger.responsibility.1',
      message:
        'Build animation rigs in Maya or Blender and mirror their controls in UE5 Control Rig, with matching names and axes.',
    }),
    msg({
      id: 'position.rigger.responsibility.2',
      message: 'Keep one shared skeleton for the human cast, so that clips retarget without repair by hand.',
    }),
    msg({
      id: 'position.rigger.responsibility.3',
      message:
        'Paint skin weights and add corrective shapes where a shoulder, a knee or the hem of a coat gives the mesh away.',
    }),
    msg({
      id: 'position.rigger.responsibility.4',
      message:
        'Set up secondary motion for coats, straps and hair with physics assets and Chaos Cloth, inside the frame budget.',
    }),
    msg({
      id: 'position.rigger.responsibility.5',
      message:
        'Write small Python tools for naming, checking and export, so that no animator exports by hand.',
    }),
  ],
  requirements: [
    msg({
      id: 'position.rigger.requirement.1',
      message:
        'A reel with at least two deforming characters, shown in extreme poses and with the controls visible.',
    }),
    msg({
      id: 'position.rigger.requirement.2',
      message:
        'Working knowledge of skinning, IK/FK switching and joint orientation in Maya or Blender, and of skeletal meshes in UE5.',
    }),
    msg({
      id: 'position.rigger.requirement.3',
      message: 'The habit of putting a real walk through a rig before calling it finished.',
    }),
  ],
};
