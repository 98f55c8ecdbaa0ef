// An old lock plate on a plank door, close: light comes through its keyhole, and a weak one grazes the metal from the left.
#define STEP .8
#define TMAX 8.
#define VMAX 3.2
#define NL 2
const vec2 ROSE = vec2(0., .86);
float kh(vec2 q) {
  return min(length(q - vec2(0., .1)) - .082, max(abs(q.x) - .04 - .042 * (-q.y), abs(q.y + .09) - .17));
}
float outline(vec2 q) {
  q.y = abs(q.y);
  return smin(bx2(q, vec2(.16, .3)) - .05, length(q - vec2(0., .385)) - .1, .07);
}
// What keys that missed have left, as a depth from 0 to 1.
float scratch(vec2 q) {
  float s = 0.;
  for (int i = min(0, uN); i < 34; i++) {
    vec2 r = h22(vec2(float(i), 3.)), t = h22(vec2(float(i), 8.));
    float a = 6.283 * r.x;
    vec2 from = vec2(0., -.02) + vec2(.1, .22) * vec2(cos(a), sin(a)) * (1. + .3 * r.y);
    vec2 way = vec2(cos(a + 2.2 * (t.x - .5)), sin(a + 2.2 * (t.x - .5))) * (.03 + .11 * t.y * t.y);
    vec2 d = q - from;
    float h = clamp(dot(d, way) / dot(way, way), 0., 1.);
    s = max(s, (1. - .8 * h) * smoothstep(.0042, .0006, length(d - way * h)));
  }
  return s;
}
float screw(vec3 p, float turn) {
  vec2 q = R(turn) * p.xy;
  float head = length(vec3(p.xy, p.z * 2.2 - .03)) - .05;
  head = max(head, length(p.xy) - .043);
  return max(head, .0075 - abs(q.x));
}
float door(vec3 p) {
  float board = abs(rep1(p.x - .36, .72));
  float grain = vn2(vec2(p.x * 46. + 2. * vn2(p.xy * vec2(3., .9)), p.y * 1.6)) + .5 * vn2(vec2(p.x * 130., p.y * 4.));
  return abs(p.z - .15 - .004 * grain) - .15 + .014 * smoothstep(.022, .004, board);
}
float rose(vec3 p) {
  vec3 q = vec3(p.xy - ROSE, p.z);
  float r = length(q.xy);
  float d = max(r - .27, -q.z - .018 - .02 * smoothstep(.27, .235, r) - .014 * smoothstep(.165, .15, r) + .01 * smoothstep(.012, 0., abs(r - .2)));
  d = min(max(d, q.z - .02), max(r - .085 - .03 * smoothstep(-.1, -.04, q.z), abs(q.z + .08) - .1));
  // A knob with a waist and a worn rim.
  float knob = length(vec3(q.xy, (q.z + .24) * 1.55)) - .235 + .005 * smoothstep(.01, 0., abs(r - .17));
  return min(d, knob * .75);
}
float map(vec3 p) {
  float k = kh(p.xy), o = outline(p.xy);
  float d = max(door(p), -k + .006);
  if (p.z > -.12) {
    float high = .012 + .024 * smoothstep(0., .034, -o) - .009 * smoothstep(.012, .003, abs(o + .058)) + .013 * smoothstep(.042, .026, k);
    if (o < .02) {
      high -= .006 * vn2(p.xy * 7. + 3.) + .0022 * vn2(p.xy * 60.);
      if (k < .2) high -= .0026 * scratch(p.xy);
    }
    float plate = max(max(o + .004 * vn2(p.xy * 21.), -p.z - high), p.z - .01);
    d = min(d, max(plate, -k) * .62);
    d = min(d, screw(p - vec3(0., .385, -.03), .62));
    d = min(d, screw(p - vec3(0., -.385, -.03), -.31));
  }
  d = min(d, rose(p) * .8);
  return min(d, lone(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  m.rough = .8;
  m.alb = vec3(.035);
  m.bump = .2;
  m.bscale = 22.;
  if (lone(p) < .01) return m;
  float k = kh(p.xy), o = outline(p.xy);
  bool knob = length(p.xy - ROSE) < .285;
  if (p.z < -.005 && (o < .012 || knob)) {
    // Iron under old lacquer: dark where nobody touches it, bare where keys and hands have been.
    float f = fbm(p * vec3(7., 7., 3.) + 2.), stain = smoothstep(.42, .62, fbm(p * vec3(3.2, 2.3, 2.) + 7.));
    float hair = smoothstep(.62, .8, vn2(R(.4) * p.xy * vec2(260., 9.))) * .6 + smoothstep(.66, .8, vn2(R(-.9) * p.xy * vec2(300., 11.))) * .5;
    float pit = smoothstep(.56, .68, vn(p * 70.)) * smoothstep(.4, .6, f);
    float bare = knob ? smoothstep(.1, .26, length(p.xy - ROSE)) * step(p.z, -.1) * .6 : exp(-max(k, 0.) * 17.) + .55 * smoothstep(.02, .0, abs(o + .035));
    bare = clamp(bare * (.5 + f), 0., 1.);
    m.alb = mix(vec3(.058, .055, .05), vec3(.3, .288, .262), clamp(.2 * f + .85 * bare, 0., 1.)) * (1. - .62 * stain * (1. - bare)) * (1. - .7 * pit);
    if (k < .2 && !knob) m.alb *= 1. + .8 * scratch(p.xy);
    m.rough = clamp(.5 - .2 * bare + .22 * stain + .2 * pit - .07 * hair, .22, .8);
    m.refl = mix(1.3, 3.6, bare) * (1. - .6 * stain) * (1. + .5 * hair);
    m.bump = .16 + .2 * stain;
    m.bscale = 34.;
    vec2 q = R(p.y > 0. ? .62 : -.31) * (p.xy - vec2(0., sign(p.y) * .385));
    if (abs(q.x) < .009 && length(q) < .043) {
      m.alb *= .12;
      m.refl = m.bump = 0.;
    }
    return m;
  }
  float grain = fbm(vec3(p.x * 30., p.y * 1.3, p.z * 9.) + 2.4 * fbm(p * vec3(2.4, .9, 1.)));
  m.alb = vec3(.062, .054, .046) * (.25 + 1.3 * grain);
  m.rough = .52;
  m.bump = .25;
  m.bscale = 30.;
  if (k < .02 && p.z > .005) {
    m.alb = vec3(.32, .28, .22) * (.35 + .9 * grain);
    m.rough = .45;
  }
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(-.2, .95, 3.), vec3(300., 250., 168.), normalize(vec3(.06, -.3, -1.)), .95, .8, .035, .1, 1.);
  return Light(vec3(-1.5, 1.2, -.5), vec3(3.05, 3.1, 3.16), normalize(vec3(1.5, -.85, .4)), .95, .76, .05, .2, 1.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.012, .0132, .0148); }
vec3 AMBFOG(vec3 p) { return vec3(.0012); }
float fogD(vec3 p) {
  if (p.z > 0.) return .02;
  return .26 * (.35 + 1.3 * vn(p * vec3(2.2, 3., 2.2) + vec3(0., uTime * .1, 0.)));
}
vec3 sky(vec3 rd) {
  float near = 1. - dot(rd, normalize(vec3(.2, .1, 1.)));
  return vec3(9., 7.7, 5.5) * (.16 + exp(-near * 60.));
}
