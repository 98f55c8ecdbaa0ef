// An enamel mug on a table, steam over it; a window far behind is the only light. A unit is ten centimetres.
#define STEP .85
#define TMAX 40.
#define VMAX 6.
#define NL 2
const vec3 AT = vec3(0., 0., 3.4);
float mug(vec3 q) {
  float t = clamp(q.y / .95, 0., 1.);
  float r = .47 - .03 * (1. - t) - .045 * smoothstep(.1, 0., t);
  float d = max(abs(length(q.xz) - r) - .014, abs(q.y - .475) - .475);
  d = min(d, max(length(q.xz) - r, abs(q.y - .03) - .03));
  // The rolled rim, a little out of round where it was dropped.
  float dent = .012 * exp(-14. * pow(atan(q.x, -q.z) + .5, 2.));
  d = min(d, tor(q - vec3(0., .955 - dent, 0.), .472, .028));
  // The handle: a strap.
  vec3 h = q - vec3(.5, .5, 0.);
  float arc = length(h.xy * vec2(1., .86)) - .25;
  float strap = max(length(vec2(max(abs(arc) - .006, 0.), max(abs(h.z) - .05, 0.))) - .016, .44 - length(q.xz));
  return min(d, strap) * .9;
}
float coffee(vec3 q) { return max(length(q.xz) - .45, q.y - .72); }
float map(vec3 p) {
  vec3 q = p - AT;
  q.xz = R(.5) * q.xz;
  float d = max(p.y - .004 * fbm2(p.xz * vec2(.8, 7.)), p.z - 7.2);
  float gap = abs(rep1(p.z - 2.2, 1.45)) - .014;
  d = max(d, -max(gap, -p.y - .06));
  float b = length(q - vec3(.1, .5, 0.)) - 1.;
  if (b > .3) d = min(d, b);
  else d = min(d, min(mug(q), coffee(q)));
  // A spoon beside it.
  vec3 s = p - vec3(-1.15, .05, 2.9);
  s.xz = R(-.95) * s.xz;
  float spoon = rcap(s * vec3(1., 1.6, 1.), vec3(0., .02, -.75), vec3(0., .06, .45), .03, .018) * .7;
  vec3 c = s - vec3(0., .03, -.98);
  spoon = smin(spoon, max(abs(ell(c - vec3(0., .04, 0.), vec3(.16, .09, .25))) - .012, c.y - .045), .04);
  d = min(d, spoon * .8);
  // The window far behind: panes of light between bars, in a wall.
  return d;
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  m.bump = 0.;
  m.bscale = 10.;
  vec3 q = p - AT;
  q.xz = R(.5) * q.xz;
  float r = length(q.xz);
  if (r < .46 && q.y > .69 && q.y < .74 && n.y > .9) {
    m.alb = vec3(.012, .009, .007);
    m.rough = .05;
    m.refl = 2.6;
    m.bump = .02;
    m.bscale = 6.;
    return m;
  }
  if (length(q - vec3(.1, .5, 0.)) < 1. && q.y > .012 && r < .85 && mug(q) < .01) {
    float rim = smoothstep(.925, .94, q.y) * step(r, .53);
    float f = fbm(p * 2.2 + uSeed);
    float wear = max(smoothstep(.16, .0, q.y), smoothstep(.84, .96, q.y)) * .15;
    float chip = smoothstep(.66, .67, fbm(q * 7. + 7.) + wear);
    float flake = smoothstep(.63, .66, fbm(q * 7. + 7.) + wear);
    m.alb = mix(vec3(.66, .65, .62), vec3(.02, .022, .03), rim) * (.84 + .2 * f);
    // A run of coffee below the rim.
    float run = smoothstep(.05, .0, abs(q.x + .12 + .03 * sin(q.y * 9.)) - .012 - .03 * q.y) * smoothstep(.3, .6, q.y) * step(q.z, 0.);
    m.alb *= 1. - .35 * run;
    m.alb = mix(m.alb, vec3(.11, .1, .095), flake);
    m.alb = mix(m.alb, vec3(.02, .018, .017), chip);
    m.rough = mix(.16, .7, flake);
    m.refl = mix(1.4, .1, flake);
    m.bump = mix(.03, .6, chip);
    m.bscale = mix(4., 20., chip);
    return m;
  }
  if (p.y > .02) {
    m.alb = vec3(.2);
    m.rough = .2;
    m.refl = 10.;
    m.bump = .04;
    m.bscale = 14.;
    return m;
  }
  float plank = floor((p.z - 2.2) / 1.45 + .5);
  float grain = fbm(vec3(p.x * .8, plank * 5., p.z * 8.) + 1.5 * fbm(vec3(p.x * .4, plank, p.z * 1.7)));
  m.alb = vec3(.16, .128, .098) * (.3 + 1.2 * grain) * (.75 + .4 * h11(plank + 3.));
  m.alb *= 1. - .6 * smoothstep(.6, .78, fbm(vec3(p.x * 2., plank, p.z * 24.)));
  // The ring that it left before.
  float ring = abs(length(p.xz - vec2(.95, 2.75)) - .45 - .012 * vn2(p.xz * 5.));
  m.alb *= 1. - .55 * smoothstep(.035, .01, ring) * smoothstep(.3, .5, vn2(p.xz * 3.));
  m.rough = .3 + .25 * grain;
  m.refl = .5;
  m.bump = .25;
  m.bscale = 8.;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(-4.6, 3., 3.6), vec3(92., 93., 97.), vec3(0), 0., 0., .8, .5, 0.);
  return Light(vec3(4.2, 2.4, .6), vec3(1.6, 1.65, 1.75), vec3(0), 0., 0., .6, .4, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.012, .0132, .0148) * (1. + .5 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(0); }
// Steam: two strands that turn round each other as they rise.
float fogD(vec3 p) {
  vec3 q = p - AT;
  float h = q.y - .74;
  if (h < 0. || h > 2.4) return 0.;
  float s = 0.;
  for (int i = 0; i < 2; i += 1) {
    float k = float(i) * 2.6;
    vec2 c = vec2(.13 * h * sin(h * 2.3 + k) + .05 * h, .12 * h * cos(h * 1.9 + k)) + .12 * h * (vec2(vn2(vec2(h * 2. + k, 3.)), vn2(vec2(h * 2., 7. + k))) - .5);
    float w = .05 + .085 * h;
    s += exp(-dot(q.xz - c, q.xz - c) / (w * w)) * pow(vn(vec3(q.x * 7., q.y * 2.2 - 1., q.z * 7.) + k) * .6 + vn(vec3(q.x * 15., q.y * 5., q.z * 15.) + k) * .4, 2.6) * 7.;
  }
  return 1.5 * s * smoothstep(0., .12, h) * exp(-h * 1.05);
}
vec3 sky(vec3 rd) {
  // Four panes, seen from wherever the ray goes.
  vec2 u = vec2(atan(rd.x, rd.z) + .36, rd.y / length(rd.xz) - .06);
  float pane = max(abs(u.x) - .085, abs(u.y) - .15);
  float bars = min(abs(u.x) - .006, abs(abs(u.y) - .05) - .005);
  return pane < 0. && bars > 0. ? vec3(2.2, 2.26, 2.4) : vec3(.006, .0065, .007);
}
