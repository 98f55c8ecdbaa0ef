import type { Shot } from '../scenes/index.ts';
import type { Figure, Triple } from '../scenes/shot.ts';
import { boxAround, inRoom, ringAt, skeletonOf, type Line } from './lines.ts';
import type { Motif } from './picture.ts';

/** Protagonist walking towards the camera, with hood, both hands, lamp and satchel visible. */
const HER = { who: 'heroine', at: [0.68, 0, 3.95], turn: 2.75, stride: 0.5, phase: 0.05 } satisfies Figure;

/** Corridor of all banners, seen from one camera position, so that, laid over each other, they develop one picture. */
const CORRIDOR = {
  scene: 'corridor',
  eye: [0.3, 1.35, -0.2],
  pitch: 0,
  lens: 1.2,
  shift: [-0.1, -0.11],
  figure: null,
  trace: 0.7,
} satisfies Shot;

const NO_GURNEY = { 'if(gb>.5) d=min(d,gb); else {': 'if(gb<-9.) {' };

/** Changes that empty the room and shut its doors. */
const EMPTY = {
  ...NO_GURNEY,
  'if(r.x<.10+.3*edge)': 'if(r.x<0.)',
  'd=min(d,cap(vec3(q.x,q.y,pz),vec3(0,3.,0),vec3(0,2.55,0),.008));': '',
  'd=min(d,max(abs(length(s)-.2)-.01,-s.y-.02));': '',
  'if(hh>.55&&q.z>6.)': 'if(q.z>99.)',
};

/** Details for a close view of her: fingers, with the right hand round the handle of her lamp, and a belt over her coat. */
const NEAR = {
  '#define NL 3': `#define NL 3
float finger(vec3 p,vec3 a,vec3 b,vec3 c,float r){ return min(rcap(p,a,b,r,r*.92),rcap(p,b,c,r*.92,r*.75)); }
float hands(vec3 p){
  vec3 a=uJoints[9],f=normalize(normalize(a-uJoints[8])-vec3(0.,.5,0.)),h=uJoints[12]-vec3(0.,.02,0.);
  float near=min(length(p-a-f*.09),length(p-h)); if(near>.2) return near-.14;
  float d=smin(ell(p-a-f*.055,vec3(.02,.05,.038)),rcap(p,a-f*.02,a+f*.03,.03,.026),.03);
  for(int i=0;i<4;i++){ float k=float(i)-1.5; vec3 s=a+f*(.09-.006*abs(k))+vec3(.002,0.,-.0185*k),m=s+f*.04+vec3(.006,0.,.004);
    d=smin(d,finger(p,s,m,m+f*(.032-.004*abs(k))+vec3(.014,0.,.006),.0095),.008); }
  d=smin(d,finger(p,a+f*.03+vec3(.004,0.,.026),a+f*.065+vec3(.012,0.,.05),a+f*.095+vec3(.02,0.,.056),.011),.014);
  for(int i=0;i<4;i++){ vec3 s=h+vec3(.03,.012,.03-.02*float(i)); d=min(d,finger(p,s,s-vec3(.012,.034,0.),s-vec3(.044,.03,0.),.0105)); }
  return min(d,finger(p,h+vec3(-.03,.02,.02),h+vec3(-.036,-.004,.044),h+vec3(-.012,-.02,.05),.012)); }
float belt(vec3 p){ float h=abs(p.y-uJoints[0].y-.075)-.03; return h>.1||length(p.xz)>.5?max(h,.05):max(coat(p)-.012,h)*.8; }
float detail(vec3 w){ vec3 p=inHer(w); float b=length(p-vec3(.05,.78,.02))-.9; return b>.2?b:min(hands(p),belt(p)); }`,
  'd=min(d,lone(p));': 'd=min(d,min(lone(p),detail(p)));',
  'if(lone(p)<.01){ m.alb=vec3(.035,.034,.033);':
    'if(detail(p)<.01){ m.alb=hands(inHer(p))<.01?vec3(.2,.17,.145):vec3(.05,.046,.042);',
};

const MATERIAL = 'if(n.y>.7&&p.y<.06){ vec2 tl';
const AMBIENT = 'vec3 AMB(vec3 p, vec3 n){ return vec3(.034,.038,.043)*(1.+.5*n.y); }';

/** Returns changes for clay under one soft light that fades with the depth of the corridor. Takes the albedo of room, things and her. */
const clay = (room: number, things: number, her: number) => ({
  // `map` sets `thing` if the nearest surface is a thing rather than the room.
  '  // ajar door leaf': '  float bare=d;',
  '  // ceiling pipes': '  thing=d<bare-1e-5;',
  '  // dead pendant lamps': '  bare=d;',
  '  // end wall with bright doorway': '  thing=thing||d<bare-1e-5;',
  '#define STEP .9': '#define STEP .9\nbool thing;',
  'if(lone(p)<.01){': 'if(false){',
  [MATERIAL]: `map(p); m.bump=0.; m.alb=vec3(thing?${String(things)}:${String(room)}); if(min(present(p),detail(p))<.012) m.alb=vec3(${String(her)})*step(0.,inHood(p)); return m; ${MATERIAL}`,
  [AMBIENT]: `#define present(p) 1e3
vec3 AMB(vec3 p, vec3 n){ return vec3(.12+.88*max(0.,dot(n,normalize(vec3(.5,.75,-.7)))))*exp(-.1*p.z); }`,
});
const INSIDE = `
float inHood(vec3 p){ vec3 f=inHer(p)-uJoints[2]; f.yz=R(.3)*f.yz; return ell(f-vec3(0.,-.015,.135),vec3(.086,.12,.108)); }`;
const NEAR_CLAY = {
  '#define NL 3': NEAR['#define NL 3'] + INSIDE,
  'd=min(d,lone(p));': NEAR['d=min(d,lone(p));'],
};
/** Stubs of her shapes, for a room without her. */
const NOBODY = {
  '#define NL 3': '#define NL 3\n#define present(p) 1e3\n#define detail(p) 1e3\n#define inHood(p) 1.',
};

/** Settings for clay, which has no lamps and no fog. */
const STILL = { lamps: [0, 0, 0, 0], fog: 0, fogSteps: 1, sky: 0.4, passes: 2 } satisfies Partial<Shot>;

/** Her way from the far door towards her position in the other banners: z, x and turn. */
const WALK = [
  [12.5, 0, 2.99],
  [8.8, -0.55, 2.94],
  [6.8, -0.95, 3.14],
  [5.5, -0.95, 3.7],
  [4.6, -0.2, 3.6],
] as const;
const MOMENTS: readonly Figure[] = [
  ...WALK.map(([z, x, turn], index): Figure => ({
    who: 'heroine',
    at: [x, 0, z],
    turn,
    stride: 0.9,
    phase: (0.15 + 0.17 * index) % 1,
  })),
  { ...HER, stride: 0.9 },
];

/** Doors in front of the camera. */
const DOORS = [1, 2, 3, 4].flatMap((index) => [-1, 1].map((side) => ({ side, z: 0.6 + 3.4 * index })));

const PATH: readonly Triple[] = [
  HER.at,
  [0.35, 0, 5.6],
  [0.25, 0, 8],
  [0.3, 0, 10.5],
  [0.05, 0, 14],
  [0, 0, 20.5],
].map(([x = 0, , z = 0]): Triple => [x, 0.01, z]);

/** Overlay of the engine: the path that she can take, the doors, and the space that she fills. */
const ENGINE: readonly Line[] = [
  { through: PATH, color: 'accent', width: 2.4 },
  ...PATH.slice(1, -1).map((through) => ({ through: [through], color: 'accent' as const, width: 9 })),
  ringAt(inRoom([0, 0.01, 0], HER), 0.42, { color: 'accent', width: 2 }),
  ...boxAround([HER.at[0] - 0.42, 0, HER.at[2] - 0.38], [HER.at[0] + 0.34, 1.66, HER.at[2] + 0.38], {
    color: 'text',
    width: 1.8,
    opacity: 0.85,
  }),
  ...DOORS.flatMap(({ side, z }, index) =>
    boxAround([side * 1.32, 0, z - 0.56], [side * 1.58, 2.2, z + 0.56], {
      color: 'text',
      width: 1.6,
      opacity: 0.75 - 0.06 * index,
    }),
  ),
];

/** Corridor lit by her lamp, the side door and the far door. */
const LIT = {
  ...CORRIDOR,
  trace: 0.6,
  figure: HER,
  moved: NEAR,
  lamps: [0, 1, 0.8, 0.03],
  ambient: 4,
  fog: 0.7,
  look: { uExp: 1.6, uContrast: 0.45 },
} satisfies Shot;

/** Finished picture, rendered once for all banners that use it. */
const FINISHED = { ...LIT, passes: 10 } satisfies Shot;

/** Banners of the positions, each drawn the way its craft sees the world, in the order in which the crafts work. */
export const POSITIONS = {
  'position-concept': {
    values: FINISHED,
  },
  'position-hard-surface': { ...CORRIDOR, moved: EMPTY, mode: 'contour', look: { uExp: 1.5, uVig: 1 } },
  'position-environment': {
    ...CORRIDOR,
    ...STILL,
    moved: { ...EMPTY, ...NOBODY, ...clay(0.42, 0.42, 0) },
    look: { uExp: 1.3, uContrast: 1, uVig: 1 },
  },
  'position-prop': {
    ...CORRIDOR,
    ...STILL,
    moved: { ...NOBODY, ...clay(0.09, 0.8, 0) },
    look: { uExp: 1.3, uContrast: 1, uVig: 1 },
  },
  'position-character': {
    ...CORRIDOR,
    ...STILL,
    figure: HER,
    moved: { ...NEAR_CLAY, ...clay(0.17, 0.22, 0.52) },
    look: { uExp: 1.5, uContrast: 0.85, uVig: 1 },
  },
  'position-rigger': {
    under: {
      ...CORRIDOR,
      ...STILL,
      figure: HER,
      moved: { ...NEAR_CLAY, ...clay(0.14, 0.18, 0.34) },
      sky: 1.2,
      look: { uExp: 1.6, uContrast: 1, uVig: 1 },
    },
    lines: skeletonOf(HER, { color: 'text', width: 3.4 }),
  },
  'position-animator': {
    exposures: MOMENTS.map((figure): Shot => ({
      ...CORRIDOR,
      ...STILL,
      trace: 0.6,
      figure,
      moved: { ...NO_GURNEY, ...NEAR_CLAY, ...clay(0.015, 0.02, 0.36) },
      look: { uExp: 1.3, uContrast: 1, uVig: 1 },
    })),
  },
  'position-technical': {
    ...LIT,
    lamps: [0, 0, 0, 0.1],
    ambient: 22,
    fog: 0,
    sky: 0.3,
    look: { uExp: 1.1, uSat: 0.12, uContrast: 0.6 },
  },
  'position-fx': {
    ...LIT,
    lamps: [0, 0.4, 2.6, 0.04],
    ambient: 6,
    fog: 2.6,
    fogSteps: 10,
    look: { uExp: 0.9, uContrast: 0.6 },
  },
  'position-sound': { waveform: FINISHED },
  'position-programmer': { under: FINISHED, lines: ENGINE },
} satisfies Record<string, Motif>;
