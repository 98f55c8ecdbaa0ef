// A microphone in its ring, and a breath that drifts past it through the light of a lamp behind. A unit is ten centimetres.
#define STEP .85
#define TMAX 20.
#define VMAX 9.
#define NL 2
const vec3 AT = vec3(.55, 0., 4.);
float basket(vec3 q) {
  // A grille with flat sides and a round top.
  vec3 v = vec3(q.x, max(q.y - .3, 0.), q.z * 1.25);
  return (length(v) - .3) * .8;
}
vec2 microphone(vec3 q) {
  float grille = max(abs(max(basket(q), -.02 - q.y)) - .006, -9.);
  float a = atan(q.z * 1.25, q.x);
  float frame = max(abs(length(q.xz * vec2(1., 1.25)) - .305) - .022, abs(q.y) - .05);
  frame = min(frame, max(max(abs(basket(q)) - .02, abs(q.z) - .03), -q.y));
  float bodyR = .31 - .1 * smoothstep(-.4, -1.5, q.y);
  float body = max((length(q.xz) - bodyR) * .9, abs(q.y + .72) - .68);
  body = min(body, cy(q + vec3(0., 1.5, 0.), .13, .16) - .02);
  body = min(body, max(abs(length(q.xz) - .3) - .02, abs(q.y + .16) - .035));
  vec2 d = vec2(grille, 0.);
  if (frame < d.x) d = vec2(frame, 1.);
  if (body < d.x) d = vec2(body, 1.);
  // The capsule inside.
  float capsule = cy((q - vec3(0., .3, 0.)).xzy, .17, .05) - .02;
  if (capsule < d.x) d = vec2(capsule, 2.);
  return d;
}
float ring(vec3 q) {
  // The ring that carries it on cords, and its stand.
  float d = length(vec2(length(q.xz) - .78, q.y + .75)) - .045;
  d = min(d, length(vec2(length(q.xz) - .78, q.y + 1.15)) - .035);
  for (int i = 0; i < 4; i += 1) {
    float k = PI * .5 * float(i) + .5, j = k + .55;
    d = min(d, cap(q, vec3(.78 * sin(k), -.75, .78 * cos(k)), vec3(.27 * sin(j), -1., .27 * cos(j)), .016));
    d = min(d, cap(q, vec3(.78 * sin(k), -1.15, .78 * cos(k)), vec3(.27 * sin(j), -.9, .27 * cos(j)), .016));
    d = min(d, cap(q, vec3(.78 * sin(k), -.75, .78 * cos(k)), vec3(.78 * sin(k), -1.15, .78 * cos(k)), .022));
  }
  d = min(d, cap(q, vec3(.78, -.95, 0.), vec3(1.15, -1.25, .1), .05));
  return min(d, cap(q, vec3(1.15, -1.25, .1), vec3(1.15, -6., .1), .06));
}
float map(vec3 p) {
  vec3 q = p - AT;
  q.xz = R(.35) * q.xz;
  float b = length((q + vec3(0., .5, 0.)) * vec3(1., .6, 1.)) - 1.2;
  float d = b > .3 ? b : microphone(q).x;
  d = min(d, ring(q));
  return min(d, 9. - p.z);
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  m.bump = .04;
  m.bscale = 30.;
  float f = fbm(p * 2. + uSeed);
  if (p.z > 8.8) {
    m.alb = vec3(.1) * (.5 + f);
    m.rough = .9;
    return m;
  }
  vec3 q = p - AT;
  q.xz = R(.35) * q.xz;
  vec2 t = microphone(q);
  if (t.x < .008 && t.y < .5) {
    // Wires over the dark of the inside.
    float a = atan(q.z * 1.25, q.x);
    vec2 g = vec2(a * .3, q.y) / .034;
    g = R(.78) * g;
    float wire = max(smoothstep(.5, .25, abs(rep1(g.x, 1.)) * 2.), smoothstep(.5, .25, abs(rep1(g.y, 1.)) * 2.));
    m.alb = mix(vec3(.004), vec3(.26), wire);
    m.rough = .3;
    m.refl = mix(.0, 6., wire);
    return m;
  }
  if (t.x < .008) {
    m.alb = vec3(.15, .148, .142) * (.7 + .4 * fbm(p * 12.));
    m.rough = .3;
    m.refl = 6.;
    if (abs(q.y + .62) < .12 && q.z < 0.) {
      // The badge.
      m.alb *= 1. - .75 * step(abs(length(q.xy + vec2(.0, .62)) - .07), .012);
    }
    return m;
  }
  m.alb = vec3(.025);
  m.rough = .35;
  m.refl = 1.4;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(-2.9, 1.9, 7.2), vec3(128., 120., 104.), normalize(vec3(.52, -.3, -.8)), .9, .45, .25, .5, 1.);
  return Light(vec3(3., 1.5, 2.4), vec3(12., 12.6, 13.6), vec3(0), 0., 0., .4, .3, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.01, .011, .0122); }
vec3 AMBFOG(vec3 p) { return vec3(0); }
// The breath: from the left it widens, curls at the grille and passes.
float fogD(vec3 p) {
  vec3 q = p - AT - vec3(-.1, .3, -.25);
  float along = q.x + 2.1;
  float w = .1 + .2 * max(along, 0.);
  vec2 c = vec2(.14 * sin(along * 1.6) + .1 * max(along, 0.), .1 * cos(along * 1.9));
  float core = exp(-dot(q.yz - c, q.yz - c) / (w * w)) * smoothstep(-.2, .3, along) * smoothstep(3.6, 1.2, along);
  vec3 u = p * 3.2 + vec3(0., 0., uSeed);
  u.xy += .9 * vec2(vn(p * 2.2), vn(p * 2.2 + 7.));
  float curl = pow(fbm(u), 2.2) * 5.2;
  return .01 + .85 * core * curl;
}
vec3 sky(vec3 rd) { return vec3(2.4, 2.3, 2.05) * smoothstep(.9, .97, dot(rd, normalize(vec3(-.7, .4, .6)))) + vec3(.01); }
