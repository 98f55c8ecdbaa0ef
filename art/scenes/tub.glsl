// A zinc tub on the lowest landing of a stairwell, a microphone on a boom above the water; the lamp of the storey above falls in.
#define STEP .85
#define TMAX 16.
#define VMAX 9.
#define NL 2
const vec3 AT = vec3(.1, 0., 3.1);
const vec3 MIC = vec3(-.02, .86, 2.95);
float wave(vec2 u) {
  float r = length(u - vec2(.08, -.03));
  return .006 * sin(r * 62.) * exp(-r * 4.5) + .0016 * vn2(u * 22.);
}
float oval(vec3 q) { return length(q.xz * vec2(.78, 1.12)) ; }
float tub(vec3 q) {
  float h = clamp(q.y / .36, 0., 1.);
  float r = .36 + .075 * h + .006 * smoothstep(.02, .0, abs(abs(q.y - .19) - .045));
  float o = oval(q);
  float d = max(abs(o - r) - .006, abs(q.y - .18) - .18);
  d = min(d, max(o - r, abs(q.y - .02) - .012));
  d = min(d, length(vec2(o - .437, q.y - .362)) - .014);
  // A handle at each end.
  vec3 k = vec3(abs(q.x) - .585, q.y - .27, q.z);
  d = min(d, length(vec2(length(vec2(k.y + .03, k.z)) - .065, k.x - .01)) - .008);
  return d * .8;
}
float water(vec3 q) { return max((q.y - .265 - wave(q.xz)) * .7, oval(q) - .41); }
float mic(vec3 p) {
  vec3 q = p - MIC;
  q.xy = R(.5) * q.xy;
  float d = cy(q - vec3(0., .1, 0.), .024, .085) - .004;
  d = min(d, cy(q - vec3(0., -.03, 0.), .03, .045) - .006);
  d = min(d, max(abs(length(q.xz) - .036) - .006, abs(q.y - .1) - .02));
  // The boom, out of the picture to the right; its cable hangs along.
  vec3 a = MIC + vec3(-.045, .11, 0.);
  d = min(d, cap(p, a, vec3(1.9, 1.62, 3.7), .0095));
  vec3 e = MIC + vec3(-.1, .18, 0.);
  vec3 m = p;
  m.y += .12 * smoothstep(0., .5, p.x) * smoothstep(1.9, .6, p.x);
  return min(d, cap(m, e, vec3(1.9, 1.6, 3.72), .0065) * .85);
}
float map(vec3 p) {
  float d = min(p.y, min(4.5 - p.z, p.x + 2.));
  // The first steps, to the right; the string and the rail.
  float k = clamp(floor((p.x - .95) / .28), 0., 8.);
  for (int i = 0; i < 2; i += 1) {
    float kk = k + float(i);
    d = min(d, bx(p - vec3(.95 + kk * .28 + 1., (kk + 1.) * .085 - .0, 4.05), vec3(1., (kk + 1.) * .085, .62)) - .006);
  }
  d = min(d, length(vec2((p.y - .98 - (p.x - .95) * .61) * .85, p.z - 3.44)) - .024 + (p.x < .95 ? 9. : 0.));
  float b = rep1(p.x - 1.09, .28);
  d = min(d, max(length(vec2(b, p.z - 3.44)) - .011, max(.95 - p.x, p.y - .98 - (p.x - .95) * .61)));
  d = min(d, bx(p - vec3(.93, .6, 3.44), vec3(.035, .6, .035)) - .006);
  d = min(d, length(p - vec3(.93, 1.27, 3.44)) - .055);
  vec3 q = p - AT;
  q.xz = R(.22) * q.xz;
  float t = length((q - vec3(0., .2, 0.)) * vec3(.7, 1., 1.)) - .55;
  if (t > .2) d = min(d, t);
  else d = min(d, min(tub(q), water(q)));
  return min(d, mic(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  float f = fbm(p * 1.7 + uSeed), fine = fbm(p * 9.);
  vec3 q = p - AT;
  q.xz = R(.22) * q.xz;
  if (mic(p) < .003) {
    m.alb = vec3(.03) * (.7 + .6 * fine);
    vec3 k = p - MIC;
    k.xy = R(.5) * k.xy;
    if (abs(k.y + .03) < .055 && length(k.xz) < .05) m.alb = vec3(.22) * (.4 + .6 * step(.4, fract(k.y * 240.)) );
    m.rough = .3;
    m.refl = 1.4;
    m.bump = 0.;
    m.bscale = 1.;
    return m;
  }
  if (length((q - vec3(0., .2, 0.)) * vec3(.7, 1., 1.)) < .7 && p.y > .006) {
    if (water(q) < .003 && n.y > .7) {
      m.alb = vec3(.006, .0064, .007);
      m.rough = .04;
      m.refl = 9.;
      m.bump = 0.;
      m.bscale = 1.;
      return m;
    }
    if (tub(q) < .004) {
      // Zinc: flowers of the metal, a white line where the water stood.
      float flower = h31(floor(p * 24. + 1.5 * fbm(p * 14.)));
      m.alb = vec3(.2, .205, .21) * (.45 + .5 * flower + .3 * f);
      m.alb *= 1. - .5 * smoothstep(.5, .75, fbm(p * vec3(9., 2., 9.)));
      m.alb = mix(m.alb, vec3(.34), .5 * smoothstep(.012, .0, abs(q.y - .29 - .008 * sin(q.x * 11.))));
      m.rough = .36;
      m.refl = 3.4;
      m.bump = .12;
      m.bscale = 22.;
      return m;
    }
  }
  if (p.y < .012 || (n.y > .8 && p.x > .9)) {
    m.alb = vec3(.2, .195, .18) * (.4 + .8 * f) * (.7 + .4 * fine);
    float wet = smoothstep(.72, .5, length((p.xz - AT.xz) * vec2(.72, 1.)) + .25 * (vn2(p.xz * 4.) - .5)) * step(p.y, .012);
    m.alb *= 1. - .6 * wet;
    m.rough = mix(.5, .12, wet);
    m.refl = mix(.2, 1.5, wet);
    m.bump = mix(.3, .04, wet);
    m.bscale = 12.;
    return m;
  }
  if (p.z < 3.6 && p.x > .85) {
    m.alb = vec3(.07, .056, .045) * (.5 + .9 * fine);
    m.rough = .4;
    m.refl = .3;
    m.bump = .1;
    m.bscale = 14.;
    return m;
  }
  float peel = smoothstep(.55, .6, fbm(p * 1.6 + 5.) + .05 * fine);
  m.alb = p.y < 1.25 && p.z > 4.4 ? vec3(.15, .158, .15) : vec3(.33, .325, .3);
  m.alb = mix(m.alb, vec3(.22, .21, .195), peel) * (.45 + .8 * f);
  m.rough = .7;
  m.bump = .25 + peel;
  m.bscale = 8.;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(-.9, 3.6, 3.9), vec3(62., 57., 48.), normalize(vec3(.27, -1., -.2)), .93, .72, .1, .4, 1.);
  return Light(vec3(1.6, 2.9, 1.2), vec3(1.6, 1.7, 1.85), vec3(0), 0., 0., .4, .4, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.016, .0178, .0198) * (1. + .5 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0014); }
float fogD(vec3 p) { return .05 * (.35 + 1.3 * vn(p * 1.5)); }
vec3 sky(vec3 rd) { return vec3(1.2) * smoothstep(.5, .9, rd.y) + vec3(.01); }
