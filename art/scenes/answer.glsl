// A flooded undercroft: a causeway of slabs through arch after arch, and far off in the dark a light that answers.
#define STEP .85
#define TMAX 52.
#define VMAX 34.
#define NL 2
const float WATER = -.22;
const float EVERY = 3.6;
const vec3 ANSWER = vec3(.95, .62, 24.);
float arch(vec2 q, float half_, float spring) {
  float r = half_ * 1.55;
  return max(length(vec2(abs(q.x) + r - half_, max(q.y - spring, 0.))) - r, -q.y - 1.);
}
float slabs(vec3 p) {
  float z = p.z / 1.15;
  float id = floor(z);
  vec3 q = vec3(p.x, p.y + .14, (fract(z) - .5) * 1.15);
  float h = h11(id + uSeed);
  q.y += .035 * h;
  q.xy = R((h - .5) * .05) * q.xy;
  q.x += .09 * (h11(id * 1.7) - .5);
  return bx(q, vec3(.46 + .06 * h, .12, .545)) - .02;
}
float map(vec3 p) {
  float d = p.y - WATER;
  d = min(d, slabs(p) * .9);
  d = min(d, min(4.2 - abs(p.x), 5.6 - length(vec2(p.x * .7, max(p.y - 1.6, 0.)))));
  float z = rep1(p.z - 4.7, EVERY);
  vec2 q = vec2(p.x, p.y - WATER);
  float a = arch(q, 1.75, 1.75);
  float wall = max(abs(z) - .3, -a);
  // A chamfered order inside of the arch, and the piers' feet.
  wall = min(wall, max(max(abs(a + .02) - .11, abs(z) - .4), -q.y) - .01);
  wall = min(wall, bx(vec3(abs(p.x) - 1.98, q.y - .3, z), vec3(.3, .34, .47)) - .02);
  wall = min(wall, bx(vec3(abs(p.x) - 1.9, q.y - 1.72, z), vec3(.24, .06, .46)) - .015);
  d = min(d, wall * .9);
  d = min(d, 48. - p.z);
  // What the flood has left: a chair on its side, a beam.
  vec3 c = p - vec3(-1.25, WATER + .1, 5.6);
  d = min(d, cap(c, vec3(-.5, -.05, -.3), vec3(.75, .16, 1.2), .07));
  d = min(d, length(p - ANSWER) - .085);
  return min(d, lone(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m = Mat(vec3(0), .6, 0., vec3(0), .7, 6.);
  if (length(p - ANSWER) < .12) {
    m.emit = vec3(34., 28., 19.);
    return m;
  }
  if (p.y < WATER + .006 && n.y > .9) {
    m.alb = vec3(.005, .006, .006);
    m.rough = .06;
    m.refl = 1.;
    m.bump = .06;
    m.bscale = 1.7;
    return m;
  }
  float f = fbm(p * 1.4 + uSeed);
  float wet = smoothstep(.62, .0, p.y - WATER + .4 * (f - .5));
  if (abs(p.x) < .66 && p.y < .03) {
    m.alb = vec3(.25, .24, .215) * (.4 + .8 * f) * (.75 + .4 * h11(floor(p.z / 1.15)));
    m.rough = mix(.55, .2, smoothstep(.45, .6, fbm(vec3(p.xz * 1.1, 3.))));
    m.refl = .5;
    m.bump = .35;
    return m;
  }
  float row = floor(p.y / .31);
  vec2 b = vec2((p.x + p.z) / .6 + .5 * mod(row, 2.), p.y / .31);
  vec2 g = abs(fract(b) - .5);
  float mortar = smoothstep(.44, .49, max(g.x + .02, g.y));
  m.alb = vec3(.3, .285, .255) * (.35 + .9 * f) * (.75 + .4 * h21(floor(b))) * (1. - .5 * mortar);
  float streak = smoothstep(.5, .75, fbm(vec3(p.x * 2.6 + p.z * 2.6, p.y * .3, 1.)));
  m.alb *= (1. - .55 * streak) * (1. - .6 * wet);
  m.rough = mix(.7, .2, wet);
  m.refl = .4 * wet;
  return m;
}
Light light(int i) {
  // What falls through a grating far above, near the one who answers.
  if (i == 1) return Light(vec3(-1.2, 4.6, 12.), vec3(16., 17.6, 20.), vec3(0), 0., 0., .3, .6, 0.);
  return Light(ANSWER - vec3(0., 0., .16), vec3(26., 22., 15.5), vec3(0), 0., 0., .03, .05, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.0085, .0094, .0105) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0011, .0012, .0014); }
float fogD(vec3 p) { return .036 * (.3 + 1.4 * vn(p * vec3(.8, 1.1, .6) + vec3(0., 0., uTime * .2))) * (.8 + .9 * exp(-(p.y - WATER) * 1.6)); }
vec3 sky(vec3 rd) { return vec3(0); }
