import { msg } from '@lingui/core/macro';
import type { PositionTasks } from '../types.ts';

export const tasks: PositionTasks = {
  responsibilities: [
    msg({
      id: 'position.concept.responsibility.1',
      message:
        'Draw places, objects and people in value first: a concept has to read in black, white and one grey.',
    }),
    msg({
      id: 'position.concept.responsibility.2',
      message:
        'Paint key frames that fix the light of a scene: its source, what it touches and what it leaves alone.',
    }),
    msg({
      id: 'position.concept.responsibility.3',
      message:
        'Turn the approved idea into sheets a modeller can build from, with orthographic views, scale and materials.',
    }),
    msg({
      id: 'position.concept.responsibility.4',
      message: 'Explore in thumbnails, thirty to a page, and say which three you would defend.',
    }),
    msg({
      id: 'position.concept.responsibility.5',
      message: 'Paint over screenshots from UE5, so that a note on composition arrives as a picture.',
    }),
  ],
  requirements: [
    msg({
      id: 'position.concept.requirement.1',
      message:
        'A portfolio of environments, objects or characters made for production, with the process as well as the finish.',
    }),
    msg({
      id: 'position.concept.requirement.2',
      message: 'Command of perspective, anatomy and value, in line or in paint.',
    }),
    msg({
      id: 'position.concept.requirement.3',
      message: 'Working knowledge of Photoshop, Krita or Procreate, and of rough 3D block-ins in Blender.',
    }),
    msg({
      id: 'position.concept.requirement.4',
      message: 'References from outside games: architecture, documentary photography, printmaking, film.',
    }),
    msg({
      id: 'position.concept.requirement.5',
      message: 'The ease to drop a good drawing when the scene needs a different one.',
    }),
  ],
};
