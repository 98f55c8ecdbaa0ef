import { msg } from '@lingui/core/macro';
import type { PositionTasks } from '../types.ts';

export const tasks: PositionTasks = {
  responsibilities: [
    msg({
      id: 'position.sound.responsibility.1',
      message: 'Record and edit your own sources: room tone, doors, cloth, water, metal under load.',
    }),
    msg({
      id: 'position.sound.responsibility.2',
      message: 'Build ambiences in layers, room tone first and event last, so that a pause can be mixed too.',
    }),
    msg({
      id: 'position.sound.responsibility.3',
      message: 'Implement in Wwise: events, switches, states and RTPCs, wired into UE5 and documented.',
    }),
    msg({
      id: 'position.sound.responsibility.4',
      message:
        'Set occlusion, reverb sends and attenuation room by room, and check them on headphones and on a laptop.',
    }),
    msg({
      id: 'position.sound.responsibility.5',
      message: 'Mix narrative scenes so that a whisper stays clear without being raised.',
    }),
  ],
  requirements: [
    msg({
      id: 'position.sound.requirement.1',
      message: 'A reel with one redesigned scene and one interactive example in Wwise or FMOD.',
    }),
    msg({
      id: 'position.sound.requirement.2',
      message: 'Working knowledge of a DAW such as Reaper and of Wwise inside UE5.',
    }),
    msg({
      id: 'position.sound.requirement.3',
      message: 'A recorder and a quiet room, or a good answer to having neither.',
    }),
  ],
};
