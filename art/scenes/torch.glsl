// A torch dropped on a tiled floor, still alight; its beam runs along the floor to a chair. A unit is ten centimetres.
#define STEP .85
#define TMAX 70.
#define VMAX 46.
#define NL 3
const vec3 AT = vec3(-1.5, .27, 5.2);
const float AIM = .5;
const vec2 ALONG = vec2(sin(AIM), cos(AIM));
vec3 inTorch(vec3 p) {
  vec3 q = p - AT;
  q.xz = R(-AIM) * q.xz;
  return q;
}
// Along z, the head at its far end. Ribs round the grip, a slide on top.
float torch(vec3 q) {
  float a = atan(q.y, q.x);
  float grip = cy(q.xzy - vec3(0., -.55, 0.), .185 + .012 * smoothstep(-.4, .4, cos(a * 12.)) * smoothstep(.62, .5, abs(q.z + .62)), .8) - .012;
  float neck = max(length(q.xy) - mix(.19, .27, clamp((q.z - .2) / .35, 0., 1.)), abs(q.z - .38) - .2) * .9;
  float head = max(abs(length(q.xy) - .27) - .022, abs(q.z - .72) - .17);
  float rim = length(vec2(length(q.xy) - .275, q.z - .89)) - .03;
  float d = min(min(grip, neck), min(head, rim));
  d = min(d, length(vec2(length(q.xy) - .195, q.z + 1.3)) - .02);
  d = min(d, cy((q - vec3(0., 0., -1.42)).xzy, .13, .06) - .02);
  d = min(d, bx(q - vec3(0., .205, -.1), vec3(.05, .03, .17)) - .015);
  d = min(d, length((q - vec3(0., .245, -.03)) * vec3(1., 1.2, .8)) - .045);
  // The loop of the strap at its end.
  vec3 l = q - vec3(.12, -.2, -1.72);
  l.xy = R(.25) * l.xy;
  return min(d, length(vec2(length(l.xz * vec2(1.2, 1.)) - .25, l.y)) - .014);
}
float chair(vec3 p) {
  vec3 q = p - vec3(3.9, 4.45, 15.5);
  q.xz = R(.75) * q.xz;
  float b = length(q - vec3(0., .5, 0.)) - 6.5;
  if (b > .6) return b;
  float c = bx(q, vec3(2.1, .18, 2.05)) - .06;
  c = min(c, rcap(vec3(abs(q.x), q.y, q.z), vec3(1.8, 0., 1.8), vec3(2., -4.3, 2.), .2, .15));
  c = min(c, rcap(vec3(abs(q.x), q.y, q.z), vec3(1.8, 0., -1.8), vec3(1.95, -4.3, -2.2), .2, .15));
  c = min(c, rcap(vec3(abs(q.x), q.y, q.z), vec3(1.85, 0., -1.9), vec3(1.9, 5.3, -2.6), .2, .16));
  c = min(c, bx(vec3(q.x, repc(q.y - 1.6, 1.5, 0., 2.), q.z + 2.3), vec3(1.85, .27, .1)));
  return min(c, bx(vec3(abs(q.x) - 1.9, q.y + 2.4, q.z), vec3(.1, .12, 1.9)));
}
float map(vec3 p) {
  float d = p.y;
  // The far wall with its skirting, and tiles that have come off it.
  d = min(d, 33. - p.z);
  d = min(d, bx(p - vec3(0., .8, 33.), vec3(60., .8, .2)) - .03);
  vec2 c = floor(p.xz * .42);
  vec2 r = h22(c + uSeed);
  if (r.x < .2 && p.z > 7.) {
    vec3 k = vec3(fract(p.x * .42) - .35 - .3 * r.y, p.y * .42, fract(p.z * .42) - .5);
    k.xz = R(r.y * 6.) * k.xz;
    k.xy = R((r.y - .5) * .5) * k.xy;
    d = min(d, bx(k - vec3(0., .025, 0.), vec3(.06 + .09 * r.y, .026, .05 + .3 * r.x)) / .42 * .8);
  } else
    d = min(d, max(.25, p.y));
  vec3 q = inTorch(p);
  float b = length(q - vec3(0., 0., -.4)) - 1.9;
  d = min(d, b > .3 ? b : torch(q));
  return min(d, chair(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  float f = fbm(p * .35 + uSeed);
  vec3 q = inTorch(p);
  if (length(q - vec3(0., 0., -.4)) < 2. && torch(q) < .012 && p.y > .02) {
    float worn = smoothstep(.5, .7, fbm(p * 5.));
    m.alb = vec3(.17, .168, .16) * (.6 + .6 * worn);
    m.rough = .28 + .2 * worn;
    m.refl = 7.;
    m.bump = .05;
    m.bscale = 20.;
    // The mirror round the lamp.
    if (q.z > .55 && length(q.xy) < .255) m.emit = vec3(14., 12.8, 10.4);
    if (abs(q.z + .1) < .22 && q.y > .19) { m.alb = vec3(.02); m.refl = 1.; }
    return m;
  }
  if (chair(p) < .02) {
    m.alb = vec3(.2, .165, .125) * (.5 + .7 * fbm(p * vec3(1.4, 1.4, .6)));
    m.rough = .85;
    m.bump = .2;
    m.bscale = 3.;
    return m;
  }
  if (p.y < .03 && n.y > .8) {
    vec2 u = R(.42) * p.xz / 2.;
    vec2 g = abs(fract(u) - .5);
    float joint = smoothstep(.475, .492, max(g.x, g.y));
    float ck = mod(floor(u.x) + floor(u.y), 2.);
    float chip = step(.86, h21(floor(u) + 3.)) * smoothstep(.5, .56, fbm(p * 1.1));
    m.alb = mix(vec3(.36, .355, .33), vec3(.075), ck) * (.55 + .7 * f) * (1. - .65 * joint);
    m.alb = mix(m.alb, vec3(.16, .15, .14), chip);
    float wet = smoothstep(.52, .62, fbm(vec3(p.xz * .16, 4.)));
    m.rough = mix(.42, .12, wet) + .3 * joint;
    m.refl = mix(.5, 1.3, wet) * (1. - joint);
    m.bump = mix(.22, .03, wet);
    m.bscale = 3.;
    return m;
  }
  if (p.z < 32. && p.y < 1.) {
    m.alb = vec3(.26, .25, .235) * (.5 + .8 * f);
    m.rough = .8;
    m.bump = .5;
    m.bscale = 5.;
    return m;
  }
  float peel = smoothstep(.5, .56, fbm(p * .3 + 4.));
  m.alb = mix(vec3(.33, .33, .31), vec3(.19, .185, .17), peel) * (.4 + .9 * f);
  m.rough = .6;
  m.bump = .4 + peel;
  m.bscale = 1.6;
  return m;
}
Light light(int i) {
  // Out of the head, and the little that spills beside it.
  vec3 lamp = vec3(AT.xz + ALONG * .95, AT.y).xzy;
  if (i == 0) return Light(lamp, vec3(950., 875., 720.), normalize(vec3(ALONG.x, .012, ALONG.y)), .985, .9, .06, 3., 1.);
  if (i == 2) return Light(vec3(6.5, 5., 17.), vec3(150., 139., 116.), vec3(0), 0., 0., 1.2, 4., 0.);
  return Light(lamp + vec3(0., .02, 0.), vec3(9., 8.3, 6.9), normalize(vec3(ALONG.x, .0, ALONG.y)), .8, .1, .08, .6, 1.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.011, .0122, .0136) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0012, .0013, .0015); }
float fogD(vec3 p) { return .0085 * (.3 + 1.4 * vn(p * .42)); }
vec3 sky(vec3 rd) { return vec3(0); }
