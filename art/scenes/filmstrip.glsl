// A gloved hand lifts a strip of cine film in front of a lamp. Prop is how far it is up, from 0 to 1. A unit is 25 millimetres.
#define STEP .8
#define TMAX 20.
#define VMAX 9.
#define NL 2
// Half of the film's width, and the distance between two of its frames.
const float WIDE = .7;
const float FRAME = .76;
const vec3 FLAME = vec3(-.25, -.55, 10.);
vec3 inHand(vec3 p) {
  vec3 q = p - vec3(0., mix(-3.4, .82, uProp), 4.9);
  q.xy = R(.1 * sin(4. * uProp) * (1.2 - uProp) - .05) * q.xy;
  return q;
}
// Film hangs from the fingers, and curls a little.
vec3 inFilm(vec3 q) {
  q.z -= .1 * sin(q.y * 1.1 + .4) - .05 * q.x * q.x;
  q.x -= .03 * sin(q.y * 1.3);
  return q;
}
float filmstrip(vec3 q) {
  vec3 l = inFilm(q);
  float d = bx(l - vec3(0., -2., 0.), vec3(WIDE, 2.3, .008));
  // Four holes beside each frame.
  vec2 hole = vec2(abs(l.x) - WIDE + .13, rep1(l.y, FRAME / 4.));
  return max(d, .02 - bx2(hole, vec2(.045, .028))) * .8;
}
float finger(vec3 q, vec3 a, vec3 b, vec3 c, vec3 e, float r) {
  float d = smin(rcap(q, a, b, r * .86, r), rcap(q, b, c, r, r * 1.08), .1);
  return smin(d, rcap(q, c, e, r * 1.08, r * 1.25), .16);
}
float sleeve(vec3 q) { return rcap(q, vec3(5.3, -1.4, .3), vec3(9., -5.6, .1), 1.05, 1.3); }
float glove(vec3 q) {
  float d = finger(q, vec3(.12, .1, -.3), vec3(.95, .34, -.5), vec3(2.1, .38, -.75), vec3(3.5, -.5, -.3), .33);
  d = min(d, finger(q, vec3(.05, .12, .3), vec3(.75, .78, .42), vec3(1.85, 1.2, .6), vec3(3.7, .75, .7), .31));
  d = smin(d, finger(q, vec3(1.1, -.42, .62), vec3(1.0, .34, .85), vec3(2.1, .86, .95), vec3(3.8, .3, .8), .32), .06);
  d = smin(d, finger(q, vec3(1.55, -.95, .8), vec3(1.35, -.2, 1.), vec3(2.4, .36, 1.1), vec3(4., -.2, .9), .31), .06);
  d = smin(d, finger(q, vec3(2.05, -1.35, .9), vec3(1.85, -.72, 1.05), vec3(2.75, -.2, 1.15), vec3(4.1, -.6, .9), .27), .06);
  // The palm.
  d = smin(d, rcap(q, vec3(3.6, .3, .4), vec3(4.3, -.5, .4), .85, .8), .4);
  d = smin(d, rcap(q, vec3(4.2, -.1, .4), vec3(7., -3.2, .2), .85, .8), .3);
  return min(d, sleeve(q));
}
float flame(vec3 p) { return ell(p - FLAME, vec3(.3, .62, .3)); }
float map(vec3 p) {
  vec3 q = inHand(p);
  float b = cap(q, vec3(.8, .1, .3), vec3(9., -5.6, .1), 2.2);
  float d = min(filmstrip(q), b > .5 ? b : glove(q) * .85);
  return min(d, flame(p));
}
// A frame of the film: a room with a door ajar and a chair that faces it.
float image(vec2 u, float id) {
  u += .012 * (vec2(h11(id), h11(id + 7.)) - .5);
  float floor_ = smoothstep(.004, -.004, u.y + .16);
  float v = mix(.05 + .05 * fbm2(u * 7. + id), .03, floor_);
  vec2 door = vec2(u.x - .15, u.y - .06);
  float open = smoothstep(.006, -.006, bx2(door, vec2(.085, .22)));
  v = mix(v, 1.25, open);
  // The leaf, and the light on the floor.
  float leaf = smoothstep(.006, -.006, bx2(u - vec2(.035, .055), vec2(.03, .235 + .25 * (u.x - .035))));
  v = mix(v, .2, leaf);
  v += .5 * floor_ * smoothstep(.14 + .5 * (-.16 - u.y), .02, abs(door.x + .5 * (-.16 - u.y))) * smoothstep(-.36, -.16, u.y);
  vec2 c = u - vec2(-.11, -.13);
  float chair = bx2(c, vec2(.085, .016));
  chair = min(chair, bx2(c - vec2(-.078, .1), vec2(.014, .13)));
  chair = min(chair, bx2(vec2(abs(c.x) - .07, c.y + .09), vec2(.012, .085)));
  v = mix(v, .008, smoothstep(.006, -.004, chair));
  return v * (.75 + .5 * vn2(u * 90. + id * 9.)) * (1. - .9 * dot(u, u));
}
// Share of the lamp's light that reaches a point of the film from behind.
float backlight(vec3 p) { vec2 d = p.xy - FLAME.xy * .5 - vec2(0., .1); return .9 / (.22 + dot(d, d)); }
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  m.bump = .3;
  m.bscale = 8.;
  m.rough = .6;
  if (flame(p) < .03) {
    m.alb = vec3(.1);
    m.emit = vec3(60., 44., 24.);
    return m;
  }
  vec3 q = inHand(p);
  if (filmstrip(q) < .006) {
    vec3 l = inFilm(q);
    float id = round(l.y / FRAME);
    vec2 u = vec2(l.x, l.y - id * FRAME) / .9;
    float in_ = smoothstep(.008, -.008, bx2(u, vec2(.47, .355)) - .02);
    float through = mix(.02, image(u, id), in_ * step(abs(l.x), .5));
    // Numbers along the edge.
    float edge = step(.56, abs(l.x)) * step(.5, vn2(vec2(l.y * 26., 3.))) * step(abs(abs(l.x) - .655), .018);
    m.alb = vec3(.03);
    m.rough = .25;
    m.refl = .6;
    m.bump = 0.;
    m.emit = vec3(1., .82, .58) * backlight(p) * (through + .12 * edge);
    return m;
  }
  if (sleeve(q) < .03) {
    m.alb = vec3(.06, .058, .055);
    m.rough = .85;
    m.bump = .7;
    m.bscale = 9.;
    return m;
  }
  // Leather, worn pale over the joints.
  float worn = fbm(q * 2.2 + 4.);
  m.alb = mix(vec3(.055, .042, .032), vec3(.13, .105, .08), smoothstep(.45, .7, worn));
  m.rough = .6;
  m.bump = .5;
  m.bscale = 9.;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(FLAME, vec3(300., 225., 125.), vec3(0), 0., 0., .3, .6, 0.);
  return Light(vec3(-5., 3.5, .5), vec3(60., 65., 72.), vec3(0), 0., 0., .8, 1., 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.012, .0133, .0148) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(0.); }
float fogD(vec3 p) { return 0.; }
vec3 sky(vec3 rd) { return vec3(.004); }
