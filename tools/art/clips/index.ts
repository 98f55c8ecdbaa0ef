// The clips: what each shot shows and how its light and its camera move.
import type { Clip, Course } from './clip.ts';

const on = (...course: Course): Course => course;
const steady = on([0, 1]);

export const CLIPS: Readonly<Record<string, Clip>> = {
  teaser: {
    shots: [
      {
        scene: 'corridor',
        seconds: 3.2,
        light: {
          ambient: on([0, 0.3], [2, 1]),
          2: on([0, 0], [1.4, 1]),
          1: on([0, 0.6]),
          0: on([1.5, 0], [2.1, 1]),
        },
      },
      {
        scene: 'stairs',
        seconds: 3,
        light: { ambient: steady, 0: on([0, 0.06], [2.6, 1]), 1: on([0, 0.8], [2.4, 0.2]) },
      },
      {
        scene: 'lift',
        seconds: 3,
        light: { ambient: steady, 0: on([0, 1], [1, 1], [2.9, 0.03]), 1: on([0, 0.4], [2.8, 1]) },
      },
      { scene: 'forest', seconds: 3.2, light: { ambient: steady, 0: on([0, 0.05], [3, 1.1]) } },
      { scene: 'doorway', seconds: 3.4, light: { ambient: steady, 0: on([0, 1], [1.2, 1], [3.2, 0]) } },
      { title: true, seconds: 2.2 },
    ],
    sound: {
      hum: '0.55+0.25*sin(2*PI*t/7)',
      wind: 'clip((t-8)/3,0,1)*clip((15-t)/3,0.15,1)',
      low: '0.3+0.7*clip((t-6)/5,0,1)',
      drips: [],
      thuds: [1.5, 15.6],
    },
  },
  gameplay: {
    shots: [
      {
        scene: 'tunnel',
        seconds: 5.6,
        walk: { from: [-0.9, 1.75, 0.2], to: [-1.0, 1.75, 2.8] },
        light: { all: on([0, 0.5], [1.6, 1]) },
      },
      {
        scene: 'archive',
        seconds: 5.6,
        steps: 80,
        walk: { from: [0.05, 1.45, -0.4], to: [0.02, 1.45, 2.3] },
        light: { ambient: steady, 0: on([0, 1], [2.2, 1], [4.6, 0.08]), 1: on([0, 1], [4.6, 1.5]) },
      },
      {
        scene: 'forest',
        seconds: 5.6,
        walk: { from: [0.25, 1.4, -0.8], to: [0.0, 1.4, 1.6] },
        light: { all: on([0, 0.3], [2, 1]) },
      },
      {
        scene: 'ward',
        seconds: 5.4,
        walk: { from: [0.45, 1.5, -0.4], to: [0.4, 1.5, 2] },
        light: { all: on([0, 1], [3, 1], [5.2, 0.35]) },
      },
      {
        scene: 'corridor',
        seconds: 5.6,
        lamps: [0, 1.4, 0],
        figure: { at: [0.1, 0, 13.5], stride: 0.5 },
        shift: [0, 0.03],
        walk: { from: [0, 1.4, 0.2], to: [0, 1.4, 2.8] },
        light: { all: on([0, 0.2], [1.5, 1]) },
      },
      { scene: 'darkroom', seconds: 4.2, light: { all: on([0, 0], [2.6, 1]) } },
    ],
    sound: {
      hum: '0.35+0.65*clip((t-28)/2,0,1)',
      wind: 'clip((t-11)/2,0,1)*clip((18-t)/2,0,1)+0.4*clip((t-17)/2,0,1)*clip((23-t)/2,0,1)',
      low: '0.4+0.6*clip((t-21)/5,0,1)',
      drips: [0.9, 2.1, 2.5, 4.4],
      thuds: [9.9, 31.2],
    },
  },
};
