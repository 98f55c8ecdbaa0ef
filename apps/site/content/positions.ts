import { msg } from '@lingui/core/macro';

import type { Position } from './types.ts';
import positionAnimator from './pictures/position-animator.json';
import positionCharacter from './pictures/position-character.json';
import positionConcept from './pictures/position-concept.json';
import positionEnvironment from './pictures/position-environment.json';
import positionFx from './pictures/position-fx.json';
import positionHardSurface from './pictures/position-hard-surface.json';
import positionProgrammer from './pictures/position-programmer.json';
import positionProp from './pictures/position-prop.json';
import positionRigger from './pictures/position-rigger.json';
import positionSound from './pictures/position-sound.json';
import positionTechnical from './pictures/position-technical.json';

/**
 * Since when the positions are open, as an ISO 8601 date.
 *
 * Sample data: search engines show it beside a position. Change it when the positions are offered anew.
 */
export const positionsPostedDate = '2025-05-01';

/** The eleven roles: cards first, in the order of the careers page, then the three that stand as plain links. */
export const positions: readonly Position[] = [
  {
    role: 'rigger',
    title: msg({ id: 'position.rigger.title', message: '3D Rigger' }),
    category: 'technical',
    group: 'technical',
    summary: msg({
      id: 'position.rigger.summary',
      message:
        'Skeletons, control rigs and deformation that keep a body believable when only its outline is lit.',
    }),
    image: {
      picture: positionRigger,
      alt: msg({
        id: 'position.rigger.alt',
        message:
          'A corridor as a wireframe, white lines on black, with a figure seen from behind near the far doors.',
      }),
    },
  },
  {
    role: 'animator',
    title: msg({ id: 'position.animator.title', message: '3D Animator' }),
    category: 'technical',
    group: 'technical',
    summary: msg({
      id: 'position.animator.summary',
      message: 'Weight, hesitation and breath for people whom the player mostly sees from behind.',
    }),
    image: {
      picture: positionAnimator,
      alt: msg({
        id: 'position.animator.alt',
        message: 'One walk in seven steps, seen from behind, through fog towards a white light.',
      }),
    },
  },
  {
    role: 'technical',
    title: msg({ id: 'position.technical.title', message: 'Technical Artist' }),
    category: 'tech-art',
    group: 'technical',
    summary: msg({
      id: 'position.technical.summary',
      message: 'Materials, tools and budgets that keep a very dark picture readable and fast.',
    }),
    image: {
      picture: positionTechnical,
      alt: msg({
        id: 'position.technical.alt',
        message:
          'A hotel landing in four strips: depth, surface directions, contour grid, and the finished picture with its lit lift.',
      }),
    },
  },
  {
    role: 'environment',
    title: msg({ id: 'position.environment.title', message: 'Environment Artist' }),
    category: '3d',
    group: 'art',
    summary: msg({
      id: 'position.environment.summary',
      message: 'Rooms built on a grid, worn by use and lit by one source that has a reason to be there.',
    }),
    image: {
      picture: positionEnvironment,
      alt: msg({
        id: 'position.environment.alt',
        message:
          'An indoor pool in three strips: the finished hall with light from high windows, grey clay, and wireframe.',
      }),
    },
  },
  {
    role: 'hard-surface',
    title: msg({ id: 'position.hard-surface.title', message: 'Hard Surface Artist' }),
    category: '3d',
    group: 'art',
    summary: msg({
      id: 'position.hard-surface.summary',
      message: 'Boilers, beds, locks and lamps, modelled as if somebody had to repair them.',
    }),
    image: {
      picture: positionHardSurface,
      alt: msg({
        id: 'position.hard-surface.alt',
        message: 'A service tunnel in grey clay under even light: pipes, collars, brick rings and a boat.',
      }),
    },
  },
  {
    role: 'character',
    title: msg({ id: 'position.character.title', message: 'Character Artist' }),
    category: '3d',
    group: 'art',
    summary: msg({
      id: 'position.character.summary',
      message:
        'People sculpted to be recognised by their outline, then by their cloth, and by their face last.',
    }),
    image: {
      picture: positionCharacter,
      alt: msg({
        id: 'position.character.alt',
        message: 'Head and shoulders of a person, entirely dark, against a wall of pale grey light.',
      }),
    },
  },
  {
    role: 'concept',
    title: msg({ id: 'position.concept.title', message: 'Concept Artist' }),
    category: 'art',
    group: 'art',
    summary: msg({
      id: 'position.concept.summary',
      message: 'Drawings that settle where the light comes from before anybody builds the room.',
    }),
    image: {
      picture: positionConcept,
      alt: msg({
        id: 'position.concept.alt',
        message: 'A lighthouse on a moor under moving cloud; its beam is the only bright line.',
      }),
    },
  },
  {
    role: 'fx',
    title: msg({ id: 'position.fx.title', message: 'FX Artist' }),
    category: 'tech-art',
    group: 'art',
    summary: msg({
      id: 'position.fx.summary',
      message: 'Fog, dust, rain and water, each with a cause that the player could find.',
    }),
    image: {
      picture: positionFx,
      alt: msg({
        id: 'position.fx.alt',
        message: 'Shafts of light through tall windows, cut out of thick dust in a dark nave.',
      }),
    },
  },
  {
    role: 'prop',
    title: msg({ id: 'position.prop.title', message: 'Prop Artist' }),
    category: '3d',
    group: null,
    summary: msg({
      id: 'position.prop.summary',
      message: 'The objects a player picks up, turns over and reads by the light of whatever is left.',
    }),
    image: {
      picture: positionProp,
      alt: msg({
        id: 'position.prop.alt',
        message: 'A ward in grey clay under even light; a wheelchair stands between the iron beds.',
      }),
    },
  },
  {
    role: 'sound',
    title: msg({ id: 'position.sound.title', message: 'Sound Designer' }),
    category: 'audio',
    group: null,
    summary: msg({
      id: 'position.sound.summary',
      message: 'Rooms that are heard before they are seen, and silence that has been mixed.',
    }),
    image: {
      picture: positionSound,
      alt: msg({
        id: 'position.sound.alt',
        message:
          'A waveform of white slits: a drip, a long swell, an echo; behind it, faintly, a flooded tunnel.',
      }),
    },
  },
  {
    role: 'programmer',
    title: msg({ id: 'position.programmer.title', message: 'UE5 Programmer' }),
    category: 'technical',
    group: null,
    summary: msg({
      id: 'position.programmer.summary',
      message: 'Gameplay systems in C++ and Blueprint that designers can open, read and trust.',
    }),
    image: {
      picture: positionProgrammer,
      alt: msg({
        id: 'position.programmer.alt',
        message:
          'A forest as a depth picture: near trunks pale, far ones fading to black, one figure among them.',
      }),
    },
  },
];
