import { msg } from '@lingui/core/macro';
import type { PositionTasks } from '../types.ts';

export const tasks: PositionTasks = {
  responsibilities: [
    msg({
      id: 'position.environment.responsibility.1',
      message:
        'Build modular corridor, ward and chapel kits in UE5 from greybox to final, on one grid and shared trim sheets.',
    }),
    msg({
      id: 'position.environment.responsibility.2',
      message: 'Light every room with one motivated source, then defend it in review.',
    }),
    msg({
      id: 'position.environment.responsibility.3',
      message: 'Dress a room so that it says what happened there without a note on the table.',
    }),
    msg({
      id: 'position.environment.responsibility.4',
      message:
        'Break repetition with vertex painting and decals, so that a three-metre wall module survives a forty-metre corridor.',
    }),
    msg({
      id: 'position.environment.responsibility.5',
      message: 'Keep texel density, collisions, LODs and naming within the project’s rules.',
    }),
  ],
  requirements: [
    msg({
      id: 'position.environment.requirement.1',
      message:
        'A portfolio with at least two finished interiors, one of them with wireframes and texture sheets.',
    }),
    msg({
      id: 'position.environment.requirement.2',
      message: 'Working knowledge of UE5, Substance and either Blender or Maya.',
    }),
    msg({
      id: 'position.environment.requirement.3',
      message: 'A sense of scale: door handles, steps and ceilings where a tired person would expect them.',
    }),
  ],
};
