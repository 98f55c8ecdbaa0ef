// A chair in the corner of a bare room, and one lamp low beside the camera: a point, or with prop 2 as wide as a shade.
#define STEP .9
#define TMAX 14.
#define VMAX 8.
#define NL 2
const vec3 AT = vec3(.15, 0., 3.35);
float chair(vec3 p) {
  vec3 q = p - AT;
  q.xz = R(.55) * q.xz;
  float b = length(q - vec3(0., .5, 0.)) - .85;
  if (b > .3) return b;
  vec3 s = vec3(abs(q.x), q.yz);
  float d = bx(q - vec3(0., .45, 0.), vec3(.2 - .02 * q.z, .014, .2)) - .012;
  d = min(d, rcap(s, vec3(.17, .44, -.17), vec3(.185, .0, -.19), .019, .014));
  d = min(d, rcap(s, vec3(.165, .44, .18), vec3(.175, .0, .22), .019, .015));
  d = min(d, rcap(s, vec3(.165, .44, .18), vec3(.17, .98, .27), .019, .015));
  float y = q.y - .62, k = clamp(round(y / .14), 0., 2.);
  float lean = .18 + .09 * (q.y - .44) / .54;
  d = min(d, bx(vec3(q.x, y - k * .14, q.z - lean - .035 * (1. - pow(q.x / .17, 2.))), vec3(.165, .028, .006)) - .004);
  d = min(d, cap(s, vec3(.178, .2, -.18), vec3(.17, .2, .2), .009));
  d = min(d, cap(vec3(q.x, q.y, q.z), vec3(-.178, .24, -.185), vec3(.178, .24, -.185), .009));
  return d;
}
float map(vec3 p) {
  float d = min(p.y, min(4.6 - p.z, p.x + 2.3));
  d = min(d, 2.9 - p.y);
  // Skirting, a rail for pictures, a pipe in the corner.
  d = min(d, bx(vec3(p.x, p.y - .07, p.z - 4.6), vec3(9., .08, .02)) - .006);
  d = min(d, bx(vec3(p.x + 2.3, p.y - .07, p.z), vec3(.02, .08, 9.)) - .006);
  d = min(d, length(vec2(p.x + 2.2, p.z - 4.48)) - .03);
  d = min(d, length(vec3(p.x + 2.2, rep1(p.y - .5, 1.2), p.z - 4.48) * vec3(1., .5, 1.)) - .042);
  d = min(d, bx(vec3(p.x, p.y - 2.2, p.z - 4.6), vec3(9., .02, .022)) - .006);
  return min(d, chair(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  float f = fbm(p * 1.6 + uSeed);
  if (chair(p) < .004) {
    m.alb = vec3(.15, .118, .088) * (.4 + 1. * fbm(p * vec3(9., 3., 9.)));
    m.rough = .45;
    m.refl = .3;
    m.bump = .15;
    m.bscale = 18.;
    return m;
  }
  if (p.y < .01) {
    float plank = floor(p.x / .16);
    float grain = fbm(vec3(p.x * 22., plank * 4., p.z * 1.6));
    m.alb = vec3(.13, .108, .085) * (.4 + 1. * grain) * (.75 + .4 * h11(plank));
    m.alb *= 1. - .75 * smoothstep(.03, .0, min(fract(p.x / .16), 1. - fract(p.x / .16)));
    m.rough = .5;
    m.refl = .25;
    m.bump = .2;
    m.bscale = 14.;
    return m;
  }
  float peel = smoothstep(.6, .64, fbm(p * 1.5 + 3.) + .05 * fbm(p * 9.));
  m.alb = mix(vec3(.36, .355, .335), vec3(.25, .24, .22), peel) * (.6 + .55 * f);
  m.alb *= .62 + .38 * smoothstep(.0, .7, p.y);
  m.rough = .8;
  m.bump = .12 + .3 * peel;
  m.bscale = 9.;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(-.75, .72, 1.55), vec3(13., 12.1, 10.4), vec3(0), 0., 0., uProp > 1.5 ? .24 : .003, .08, 0.);
  return Light(vec3(2.2, 2.3, 2.4), vec3(26., 24.2, 20.8), normalize(vec3(-.72, -.62, .4)), .93, .7, .12, .2, 1.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.016, .0178, .0198) * (1. + .5 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.001); }
float fogD(vec3 p) { return .02; }
vec3 sky(vec3 rd) { return vec3(0); }
