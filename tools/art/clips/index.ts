// The clips: what each shot shows and how its light and its camera move.
import { GALLERY } from '../shots/gallery.ts';
import { MOVED } from '../shots/moved.ts';
import type { Clip, Course, Take } from './clip.ts';

const on = (...course: Course): Course => course;
const steady = on([0, 1]);

/** The light that answers, alone in the dark, for the length of a line: the longer the lens, the nearer it has come. */
const far = (lens: number, course: Course): Take => ({
  scene: 'answer',
  passes: 4,
  seconds: 2,
  figure: null,
  lamps: [1, 0.15],
  eye: [0.95, 0.7, -1],
  lens,
  shift: [0, -0.02],
  light: { all: course },
});

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
      steps: [],
      thuds: [1.5, 15.6],
    },
  },
  gameplay: {
    shots: [
      {
        scene: 'answer',
        seconds: 6,
        lamps: [1.5, 1.3, 1.1],
        eye: [0.55, 1.1, -1.6],
        lens: 1.15,
        shift: [-0.2, 0.08],
        her: { from: [0, 0, 1], to: [0, 0, 5.2] },
        every: 0.6,
        light: { all: on([0, 0.2], [1.6, 1]) },
      },
      far(1.6, on([0, 0.5])),
      {
        scene: 'corridor',
        seconds: 5.5,
        lamps: [0, 1.4, 0, 0.5],
        shift: [-0.06, 0.02],
        lens: 1.15,
        her: {
          from: [0.1, 0, 3],
          to: [0.05, 0, 6.9],
          shadow: { hers: 0.6, rest: 0.3, against: { at: [0, 1.5, 23.5], share: 0.4 } },
        },
        walk: { from: [0.4, 1.38, -0.4], to: [0.35, 1.38, 3.5] },
        light: { all: on([0, 0.3], [1.2, 1]) },
      },
      {
        scene: 'lift',
        seconds: 4.2,
        lamps: [1, 1, 0.4],
        her: {
          from: [-1.5, 0, 4.7],
          to: [1.6, 0, 4.7],
          turn: -Math.PI / 2,
          shadow: { hers: 0.5, rest: 0.3, against: { at: [0.35, 2.1, 9.4], share: 0.6 } },
        },
        every: 0.5,
        light: { all: steady },
      },
      far(2.6, on([0, 1], [0.9, 0.3], [1.1, 1])),
      { scene: 'doorway', passes: 4, seconds: 2.2, light: { all: on([0, 0.2], [0.5, 1]) } },
      {
        scene: 'doorway',
        passes: 4,
        seconds: 2.2,
        moved: MOVED['doorway-now'].moved,
        light: { all: on([0, 0.2], [0.5, 1]) },
      },
      { ...GALLERY['ward-window'], passes: 4, seconds: 2.2, light: { all: on([0, 0.2], [0.5, 1]) } },
      {
        ...GALLERY['ward-window'],
        passes: 6,
        seconds: 2.2,
        moved: MOVED['ward-window-now'].moved,
        light: { all: on([0, 0.2], [0.5, 1]) },
      },
      far(4.2, on([0, 1], [1.2, 1.4])),
      {
        scene: 'cinema',
        seconds: 4.4,
        lamps: [1, 0.6, 0.5],
        pitch: 0,
        shift: [-0.05, 0.1],
        her: {
          from: [0, 0, -0.8],
          to: [0, 0, 2.3],
          shadow: { hers: 0.5, rest: 0.25, against: { at: [0, 5.1, 20.4], share: 0.5 } },
        },
        walk: { from: [0.35, 1.4, -4.2], to: [0.35, 1.4, -1.1] },
        light: { all: on([0, 0.4], [1, 1]) },
      },
      {
        scene: 'tunnel',
        seconds: 5.2,
        lamps: [1, 1, 0.7],
        her: { from: [-1.5, 0.42, 2.4], to: [-1.5, 0.42, 6.2] },
        every: 0.6,
        light: { all: on([0, 0.4], [1.2, 1]) },
      },
      {
        scene: 'answer',
        passes: 4,
        seconds: 5,
        lamps: [2, 0, 1.1],
        figure: { who: 'heroine', at: [0, 0, 1.9], turn: 0.05 },
        eye: [0.5, 1.1, -1],
        lens: 1.3,
        shift: [-0.14, 0.06],
        // The flame belongs to its lamp, since that goes out.
        moved: { 'vec3(34., 28., 19.)': 'vec3(17., 14., 9.5) * uLamps[0]' },
        light: { ambient: steady, 0: on([0, 1], [3.2, 1], [3.5, 0]), 2: steady },
      },
      { title: true, seconds: 4.6, line: 'WISHLIST ON STEAM' },
    ],
    sound: {
      hum: '0.5*clip((t-13)/1,0,1)*clip((18.5-t)/1,0,1)+0.6*clip((t-29)/1,0,1)*clip((34-t)/1,0,1)',
      wind: '0.35+0.5*clip((t-34)/2,0,1)*clip((39.5-t)/2,0,1)',
      low: '0.35+0.65*clip((t-36)/6,0,1)*clip((43.3-t)/0.2,0,1)',
      drips: [0.7, 2.3, 2.7, 4.9, 34.6, 35.9, 36.2, 38.1, 40.2, 41.6],
      steps: [
        [0.3, 6, 0.9],
        [8.2, 13.4, 0.99],
        [13.6, 17.6, 0.97],
        [28.9, 33.2, 0.92],
        [33.6, 38.4, 0.95],
      ],
      thuds: [6.1, 17.9, 19.8, 21.9, 24.2, 26.4, 42.9, 43.9],
    },
  },
};
