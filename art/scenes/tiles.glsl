// Floor tiles close to the wall, every second one white; a torch outside the frame grazes them. A unit is ten centimetres.
#define STEP .85
#define TMAX 40.
#define VMAX 20.
#define NL 3
const float SIDE = 2.;
vec2 cellOf(vec2 u) { return floor(u / SIDE); }
float map(vec3 p) {
  vec2 c = cellOf(p.xz), u = (fract(p.xz / SIDE) - .5) * SIDE;
  vec2 r = h22(c + uSeed);
  // Each lies a little askew; some are cracked, one is gone.
  float tilt = .012 * dot(u, r - .5);
  float edge = max(abs(u.x), abs(u.y)) - .5 * SIDE + .035;
  float gone = c == vec2(0., 2.) ? 1. : 0.;
  float crack = r.x > .7 ? smoothstep(.03, .0, abs(u.x * (r.y - .5) * 2. + u.y * .7 + .18 * sin(u.x * 4. + r.y * 6.) + .06 * sin(u.x * 17.))) : 0.;
  float top = -.05 * smoothstep(-.02, .02, edge) + tilt - .03 * crack - gone * (.22 - .05 * vn2(p.xz * 4.));
  float d = (p.y - top) * .8;
  // The pieces of the one that is gone.
  if (length(p.xz - vec2(1., 5.)) < 2.4) {
    for (int i = 0; i < 5; i += 1) {
      float k = float(i);
      vec3 q = p - vec3(.25 + 1.5 * h11(k + 1.), .02 + .09 * h11(k + 7.), 4.3 + 1.5 * h11(k + 3.));
      q.xz = R(k * 1.9) * q.xz;
      q.xy = R(.35 * (h11(k + 9.) - .5)) * q.xy;
      d = min(d, max(bx(q, vec3(.24 + .22 * h11(k), .06, .2)), q.x + q.z * .8 - .3) * .9);
    }
  }
  // The wall to the left with its skirting.
  d = min(d, p.x + 4.1);
  return min(d, bx(p - vec3(-4.1, .8, 0.), vec3(.16, .8, 90.)) - .03);
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  float f = fbm(p * .9 + uSeed), fine = fbm(p * 6.);
  if (p.x < -3.85) {
    float peel = smoothstep(.5, .55, fbm(p * .8 + 4.) + .06 * fine);
    m.alb = mix(vec3(.24, .236, .22), vec3(.13, .125, .115), peel) * (.5 + .8 * f);
    if (p.y < 1.66) m.alb = vec3(.1, .085, .07) * (.5 + .8 * fine);
    m.rough = .7;
    m.bump = .3 + peel;
    m.bscale = 4.;
    return m;
  }
  vec2 c = cellOf(p.xz), u = (fract(p.xz / SIDE) - .5) * SIDE;
  float edge = max(abs(u.x), abs(u.y)) - .5 * SIDE + .035;
  bool white = mod(c.x + c.y, 2.) < .5;
  bool loose = p.y < -.08 || (n.y < .8 && p.y > .03);
  m.alb = white ? vec3(.5, .49, .455) : vec3(.05, .05, .052);
  if (white) m.alb *= uProp > .5 ? 1.35 : 1.;
  m.alb *= .62 + .5 * f;
  // Dirt in the joints and where nobody walks.
  float dirt = smoothstep(-.2, .0, edge) * .4 + .4 * smoothstep(.45, .75, fbm(p * .5 + 7.));
  m.alb *= 1. - clamp(dirt, 0., .8);
  m.alb *= 1. - .25 * smoothstep(.55, .7, fine);
  if (edge > -.01) m.alb = vec3(.07, .065, .06) * (.5 + fine);
  if (loose) m.alb = vec3(.2, .19, .175) * (.4 + .8 * fine);
  float wet = smoothstep(.5, .62, fbm(vec3(p.xz * .3, 9.))) * (loose ? 0. : 1.);
  m.rough = mix(.34, .1, wet);
  m.refl = (edge > -.01 || loose ? .1 : mix(.7, 1.4, wet));
  m.bump = loose ? .5 : mix(.12, .02, wet);
  m.bscale = loose ? 9. : 3.;
  return m;
}
Light light(int i) {
  // The torch, far to the right and hardly above the floor; what the white tiles hand on to the wall.
  if (i == 0) return Light(vec3(8.5, 1.3, 7.5), vec3(420., 388., 325.), normalize(vec3(-1., -.14, -.12)), .93, .6, .12, 2., 1.);
  if (i == 1) return Light(vec3(-2.2, .35, 6.5), vec3(2.6, 2.45, 2.1), vec3(0), 0., 0., 1., 1.2, 0.);
  return Light(vec3(2., 6., 0.), vec3(3., 3.2, 3.5), vec3(0), 0., 0., 1., 2., 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.009, .01, .0112) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0006); }
float fogD(vec3 p) { return .012 * (.3 + 1.4 * vn(p * .5)); }
vec3 sky(vec3 rd) { return vec3(0); }
