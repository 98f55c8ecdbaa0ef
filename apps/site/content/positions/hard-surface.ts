import { msg } from '@lingui/core/macro';
import type { PositionTasks } from '../types.ts';

export const tasks: PositionTasks = {
  responsibilities: [
    msg({
      id: 'position.hard-surface.responsibility.1',
      message:
        'Model machines, fittings and furniture from reference: boilers, lift gates, hospital beds, locks, lamps.',
    }),
    msg({
      id: 'position.hard-surface.responsibility.2',
      message: 'Take each piece from block-out to high poly, game mesh, bake and LODs.',
    }),
    msg({
      id: 'position.hard-surface.responsibility.3',
      message:
        'Plan bevels, smoothing and UV splits so that an edge catches a lamp at four metres and survives the bake.',
    }),
    msg({
      id: 'position.hard-surface.responsibility.4',
      message:
        'Give moving parts true pivots, clearances and clean hierarchies, ready for the rig or for Blueprint.',
    }),
    msg({
      id: 'position.hard-surface.responsibility.5',
      message: 'Texture in Substance Painter with wear that follows use: where hands go, where water stands.',
    }),
  ],
  requirements: [
    msg({
      id: 'position.hard-surface.requirement.1',
      message: 'Three finished hard surface models with wireframe, UV layout and texel density shown.',
    }),
    msg({
      id: 'position.hard-surface.requirement.2',
      message:
        'Command of subdivision or boolean workflows in Maya or Blender, and of baking in Marmoset Toolbag or Substance.',
    }),
    msg({
      id: 'position.hard-surface.requirement.3',
      message: 'Curiosity about how a thing was cast, hinged, wired and mended.',
    }),
  ],
};
