// Clips: content, light and camera movement of each shot.
import type { Clip, Course } from './clip.ts';

const on = (...course: Course): Course => course;
const steady = on([0, 1]);

/** Fades a picture in, as in a developer bath. */
const developed = on([0, 0.25], [0.6, 1]);

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
      { still: 'forest', seconds: 3.2, light: on([0, 0.12], [3, 1]) },
      { scene: 'doorway', seconds: 3.4, light: { ambient: steady, 0: on([0, 1], [1.2, 1], [3.2, 0]) } },
      { title: true, seconds: 2.2 },
    ],
    sound: {
      hum: '0.55+0.25*sin(2*PI*t/7)',
      wind: 'clip((t-8)/3,0,1)*clip((15-t)/3,0.15,1)',
      low: '0.3+0.7*clip((t-6)/5,0,1)',
      drips: [],
      steps: [],
      thuds: [1.5, 15.6],
    },
  },
  gameplay: {
    shots: [
      {
        scene: 'answer',
        seconds: 5.2,
        lamps: [1.5, 1.3, 1.1],
        eye: [0.55, 1.1, -1.6],
        lens: 1.15,
        shift: [-0.2, 0.08],
        her: { from: [0, 0, 1], to: [0, 0, 5.2] },
        light: { all: on([0, 0.2], [1.6, 1]) },
      },
      {
        scene: 'latch',
        passes: 4,
        seconds: 2,
        moves: on([0, 0], [0.12, 0.16], [0.3, 0.2], [2, 1]),
        light: { all: on([0, 0.4], [0.2, 1]) },
      },
      {
        scene: 'corridor',
        seconds: 5,
        passes: 2,
        lamps: [0, 1.4, 0, 0.5],
        shift: [-0.06, -0.07],
        lens: 1.15,
        her: {
          from: [0.1, 0, 3],
          to: [0.05, 0, 6.9],
          against: { at: [0, 1.5, 23.5], share: 0.4 },
        },
        walk: { from: [0.4, 1.38, -0.4], to: [0.35, 1.38, 3.5] },
        every: 0.8,
        light: { all: on([0, 0.3], [1.2, 1]) },
      },
      {
        scene: 'lift',
        seconds: 3.8,
        passes: 4,
        lamps: [1, 1, 0.4],
        her: {
          from: [-0.45, 0, 3],
          to: [0.2, 0, 5.85],
          turn: -0.22,
          against: { at: [0.35, 2.1, 9.4], share: 0.6 },
        },
        light: { all: steady },
      },
      {
        scene: 'filmstrip',
        passes: 4,
        seconds: 2.3,
        moves: on([0, 0.3], [1.3, 1]),
        light: { all: on([0, 0.4], [0.2, 1]) },
      },
      { still: 'doorway', seconds: 2.2, light: developed },
      { still: 'doorway-now', seconds: 2.2, light: developed },
      { still: 'ward-window', seconds: 2.2, light: developed },
      { still: 'ward-window-now', seconds: 2.2, light: developed },
      {
        scene: 'answer',
        passes: 4,
        seconds: 2.3,
        figure: null,
        lamps: [1, 0.15],
        eye: [0.95, 0.7, -1],
        lens: 4.2,
        shift: [0, -0.02],
        light: { all: on([0, 1.3]) },
      },
      {
        scene: 'archive',
        seconds: 4.4,
        passes: 2,
        steps: 80,
        lamps: [0.7, 0.8, 0.45],
        shift: [-0.02, -0.08],
        her: { from: [0, 0, 2.3], to: [0.02, 0, 5.6], haze: 0.04 },
        walk: { from: [0.16, 1.42, -1], to: [0.16, 1.42, 2.3] },
        light: { all: on([0, 0.3], [1, 1]) },
      },
      {
        scene: 'tunnel',
        seconds: 4.6,
        passes: 4,
        lamps: [1, 1, 0.7],
        her: { from: [-1.5, 0.42, 2.4], to: [-1.5, 0.42, 6.2] },
        light: { all: on([0, 0.4], [1.2, 1]) },
      },
      {
        scene: 'answer',
        passes: 4,
        seconds: 6,
        lamps: [1.7, 0, 1.2],
        figure: { who: 'heroine', at: [0, 0, 2], turn: 0.05 },
        eye: [0.5, 1, -1.3],
        lens: 1.2,
        shift: [-0.2, 0.06],
        // Ties the flame to its lamp, because the lamp goes out.
        moved: { 'vec3(34., 28., 19.)': 'vec3(20., 16.5, 11.2) * uLamps[0]' },
        light: { ambient: on([0, 0.3], [2, 1]), 0: on([0, 0], [2.6, 1], [4.3, 1], [4.5, 0]), 2: steady },
      },
      { title: true, seconds: 5, line: 'WISHLIST ON STEAM' },
    ],
    sound: {
      hum: '0.6*clip((t-12)/0.5,0,1)*clip((16.2-t)/0.4,0,1)+0.5*clip((t-29.4)/0.5,0,1)*clip((34-t)/0.4,0,1)',
      wind: '0.4+0.4*clip((t-7)/1,0,1)*clip((12.4-t)/1,0,1)-0.3*clip((t-16)/1,0,1)*clip((33-t)/1,0,1)',
      low: '0.35+0.25*clip((t-16)/8,0,1)+0.9*clip((t-38.4)/4,0,1)*clip((42.85-t)/0.15,0,1)-0.5*gte(t,42.85)',
      drips: [0.7, 2.3, 2.7, 4.4, 34.2, 35.5, 35.8, 37.6, 39.5, 41.3],
      steps: [
        [0.3, 5, 1.045],
        [7.3, 12, 1.01],
        [12.3, 15.8, 0.995],
        [29.5, 33.6, 0.97],
        [33.9, 38.1, 1.07],
      ],
      thuds: [5.3, 16.1, 20.55, 24.97, 27.25, 42.8, 44.6],
    },
  },
};
