import { msg } from '@lingui/core/macro';
import type { PositionTasks } from '../types.ts';

export const tasks: PositionTasks = {
  responsibilities: [
    msg({
      id: 'position.programmer.responsibility.1',
      message: 'Write gameplay systems in C++ and expose to Blueprint only what a designer needs.',
    }),
    msg({
      id: 'position.programmer.responsibility.2',
      message:
        'Build interaction, inventory and checkpoints for a third-person game, with saves that survive an update.',
    }),
    msg({
      id: 'position.programmer.responsibility.3',
      message:
        'Write perception and behaviour in StateTree or behaviour trees, with a debug view that says why something turned its head.',
    }),
    msg({
      id: 'position.programmer.responsibility.4',
      message: 'Profile with Unreal Insights, fix the hitch and write down what caused it.',
    }),
    msg({
      id: 'position.programmer.responsibility.5',
      message: 'Review other people’s changes and keep the main branch playable.',
    }),
  ],
  requirements: [
    msg({
      id: 'position.programmer.requirement.1',
      message: 'Code we can read: a public repository, or a sample with a note on the decisions in it.',
    }),
    msg({
      id: 'position.programmer.requirement.2',
      message:
        'Working knowledge of C++ in UE5: the gameplay framework, object lifetime, delegates, asynchronous loading.',
    }),
    msg({
      id: 'position.programmer.requirement.3',
      message: 'Practice with Git or Perforce, in small changes whose messages say why.',
    }),
  ],
};
