// A vaulted service tunnel, ankle-deep in water, with a walkway; light far off.
#define STEP .9
#define TMAX 46.
#define VMAX 32.
#define NL 2
float map(vec3 p) {
  float vault = 2.1 - length(vec2(p.x, max(p.y - 1.15, 0.)));
  float d = min(vault, p.y);
  // Rings of masonry and the walkway.
  float z = rep1(p.z - 1.1, 2.9);
  float ring = max(abs(length(vec2(p.x, max(p.y - 1.15, 0.))) - 2.05) - .1, abs(z) - .2);
  d = min(d, ring);
  d = min(d, bx(p - vec3(-1.65, .1, 20.), vec3(.62, .3, 40.)) - .02);
  // Pipes and cables.
  d = min(d, length(vec2(p.x - 1.55, p.y - 1.75) + .02 * sin(p.z * .9)) - .11);
  d = min(d, max(length(vec2(p.x - 1.55, p.y - 1.75)) - .145, abs(rep1(p.z - .4, 2.9)) - .05));
  d = min(d, length(vec2(p.x - 1.78, p.y - 1.42)) - .05);
  float sag = .09 * sin(p.z * 1.083) * sin(p.z * 1.083);
  d = min(d, (length(vec2(p.x + 1.35, p.y - 2.36 + sag)) - .014) * .8);
  d = min(d, (length(vec2(p.x + 1.5, p.y - 2.24 + sag * 1.3)) - .012) * .8);
  // The grille at the end.
  float gate = max(abs(p.z - 34.) - .03, min(abs(rep1(p.x, .34)) - .03, abs(rep1(p.y, .9)) - .035));
  d = min(d, gate);
  // A bulkhead lamp on every second ring, most of them dead.
  float lz = rep1(p.z - 4., 5.8);
  d = min(d, length(vec3(p.x + .0, p.y - 3.15, lz)) - .1);
  if (uProp > .5) {
    vec3 q = p - vec3(.55, .06, 6.4);
    q.xz = R(.6) * q.xz;
    q.xy = R(.12) * q.xy;
    float hull = max(abs(length(q * vec3(1., 1.3, .42) - vec3(0., .3, 0.)) - .5) - .02, q.y - .28);
    d = min(d, hull * .5);
    d = min(d, bx(q - vec3(0., .2, .1), vec3(.42, .015, .09)));
  }
  return min(d, lone(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  float f = fbm(p * 1.5 + uSeed);
  m.rough = .6;
  m.refl = 0.;
  m.bump = .7;
  m.bscale = 7.;
  if (lone(p) < .01) {
    m.alb = vec3(.035);
    m.rough = .8;
    m.bump = .2;
    return m;
  }
  if (p.y < .012 && n.y > .9) {
    m.alb = vec3(.006, .007, .007);
    m.rough = .05;
    m.refl = 3.2;
    m.bump = .05;
    m.bscale = 1.9;
    return m;
  }
  float a = atan(p.x, max(p.y - 1.15, 0.) + .001) * 2.05 + (p.y < 1.15 ? sign(p.x) * (1.15 - p.y) : 0.);
  float row = floor(a / .095);
  vec2 b = vec2(p.z / .26 + .5 * mod(row, 2.), a / .095);
  vec2 g = abs(fract(b) - .5);
  float mortar = smoothstep(.4, .48, max(g.x + .03, g.y));
  m.alb = mix(vec3(.2, .18, .165) * (.5 + .8 * h21(floor(b))), vec3(.17), mortar) * (.35 + 1. * f);
  float wet = smoothstep(.9, .2, p.y + .3 * f) + .7 * smoothstep(.55, .75, fbm(vec3(a * 2., p.z * .6, 2.)));
  wet = clamp(wet, 0., 1.);
  m.alb *= 1. - .6 * wet;
  m.rough = mix(.65, .18, wet);
  m.refl = .3 * wet;
  m.bump = .5 + .6 * mortar;
  return m;
}
Light light(int i) {
  if (i == 0)
    return Light(vec3(.2, 1.9, 38.), vec3(380., 385., 395.), normalize(vec3(-.01, -.03, -1.)), .96, .8, .3, 1., 1.);
  return Light(vec3(0., 3., 9.8), vec3(12., 10.6, 8.2), vec3(0), 0., 0., .06, .06, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.011, .0122, .0135) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0016, .0018, .002); }
float fogD(vec3 p) {
  return .042 * (.3 + 1.4 * vn(p * vec3(.9, 1.2, .5) + vec3(0., 0., uTime * .2))) * (.7 + exp(-p.y * 1.5));
}
vec3 sky(vec3 rd) { return vec3(3.4, 3.5, 3.6); }
