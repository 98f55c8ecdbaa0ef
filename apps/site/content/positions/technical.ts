import { msg } from '@lingui/core/macro';
import type { PositionTasks } from '../types.ts';

export const tasks: PositionTasks = {
  responsibilities: [
    msg({
      id: 'position.technical.responsibility.1',
      message:
        'Own the UE5 master materials: their instances, their parameter names and a written instruction budget.',
    }),
    msg({
      id: 'position.technical.responsibility.2',
      message:
        'Profile levels with Unreal Insights and the GPU Visualizer, and tell each team where its milliseconds went.',
    }),
    msg({
      id: 'position.technical.responsibility.3',
      message: 'Write editor tools in Blueprint and Python for import, naming and validation.',
    }),
    msg({
      id: 'position.technical.responsibility.4',
      message:
        'Tune Lumen, virtual shadow maps and exposure until black stays black, without banding or crawling noise.',
    }),
    msg({
      id: 'position.technical.responsibility.5',
      message: 'Write one page for every tool, because its next user was not in the meeting.',
    }),
  ],
  requirements: [
    msg({
      id: 'position.technical.requirement.1',
      message: 'Two tools, shaders or breakdowns we can look at, each with a note on the problem it solved.',
    }),
    msg({
      id: 'position.technical.requirement.2',
      message: 'Working knowledge of the UE5 material graph or HLSL, and of Blueprint or Python.',
    }),
    msg({
      id: 'position.technical.requirement.3',
      message: 'The ability to explain overdraw to a concept artist and composition to a programmer.',
    }),
  ],
};
