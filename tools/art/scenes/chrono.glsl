// One walk in seven steps towards a light (after Marey), seen from behind: mist between them, so that the past is darker.
#define STEP .6
#define TMAX 40.
#define VMAX 24.
#define NL 2
const vec3 LAMP = vec3(3.4, 1.5, 17.);
const vec2 START = vec2(-1.55, 3.4);
const vec2 WAY = vec2(.34, .94);
const float PACE = 1.35;
float walker(vec3 p) {
  float along = dot(p.xz - START, WAY);
  float near = clamp(round(along / PACE), 0., 6.);
  float d = 9.;
  for (int i = 0; i < 2; i += 1) {
    float k = clamp(near + (i == 0 ? 0. : sign(along - near * PACE)), 0., 6.);
    vec3 q = p - vec3(START.x + WAY.x * PACE * k, 0., START.y + WAY.y * PACE * k);
    q.xz = R(-.347) * q.xz;
    d = min(d, figure(q, sin(k * 1.35 + .5), 0.));
  }
  return d;
}
float map(vec3 p) { return min(walker(p), p.y); }
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  float f = fbm(p * 1.4 + uSeed);
  m.refl = 0.;
  m.rough = .8;
  m.bump = .2;
  m.bscale = 22.;
  if (walker(p) < .01) {
    m.alb = vec3(.03);
    return m;
  }
  // Wet ground with joints, which hold the beat of the steps.
  float joint = smoothstep(.02, .0, abs(rep1(dot(p.xz - START, WAY), PACE)));
  m.alb = vec3(.09) * (.4 + f) * (1. - .6 * joint);
  m.rough = .2 + .3 * f;
  m.refl = .5;
  m.bump = .1;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(LAMP, vec3(170., 164., 150.), vec3(0), 0., 0., .25, .6, 0.);
  return Light(vec3(-4., 4., 0.), vec3(1., 1.1, 1.2), vec3(0), 0., 0., .3, .5, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.008, .009, .01); }
vec3 AMBFOG(vec3 p) { return vec3(.0018, .002, .0022); }
float fogD(vec3 p) { return .06 * (.4 + 1.2 * vn(p * vec3(.6, .9, .6))) * (.75 + .35 * exp(-p.y * .7)); }
vec3 sky(vec3 rd) { return vec3(.004, .0045, .005); }
