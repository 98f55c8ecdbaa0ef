import type { Shot } from '../scenes/index.ts';
import { GALLERY } from './gallery.ts';

/** Rooms of the contact sheet in which one thing has changed. Light, camera and seed are the same. */
export const MOVED = {
  'basement-now': { ...GALLERY.basement, moved: { 'vec3(.35,.06,4.3)': 'vec3(-.55,.06,4.1)' } },
  'doorway-now': {
    ...GALLERY.doorway,
    moved: { 'vec3(.25,0.,3.9); q.xz=R(-.35)': 'vec3(.25,0.,3.9); q.xz=R(2.5)' },
  },
  'ward-window-now': { ...GALLERY['ward-window'], moved: { 'vec3(-.35,0,7.2)': 'vec3(.35,0,9.4)' } },
  'lift-now': { ...GALLERY.lift, moved: { 'uProp > .5 ? .62 : 1.44': '1.02' } },
  'corridor-far-now': { ...GALLERY['corridor-far'], figure: { at: [0.1, 0, 10.2], stride: -0.5 } },
  'archive-ladder-now': {
    ...GALLERY['archive-ladder'],
    moved: { 'vec3(-.3, 0., 4.6)': 'vec3(.28, 0., 5.4)' },
  },
  'chapel-candles-now': {
    ...GALLERY['chapel-candles'],
    moved: { 'repc(p.x,.36,-2.,2.)': 'repc(p.x,.36,-2.,0.)' },
  },
  // The figure that walked ahead is nearer, and faces the camera.
  'forest-now': { ...GALLERY.forest, figure: { at: [0.7, 0.02, 6.3], turn: Math.PI } },
  'darkroom-now': { ...GALLERY.darkroom, moved: { 'if(hh<.16) pr=9.': 'if(hh<.16||k==1.) pr=9.' } },
} satisfies Record<string, Shot>;
