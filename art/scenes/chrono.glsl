// One exposure of a walk from the left to the right (after Marey): light lies along the limbs that are near, and on their joints.
// uFigure is where it is, the stride of uPose its moment: a share of two steps.
#define STEP .8
#define TMAX 26.
#define VMAX 12.
#define NL 2
// Distance to the nearest line of light, across it.
float line;
struct Leg {
  vec2 knee, ankle, toe;
};
// A bump of a curve about a moment that comes round again.
float about(float t, float at, float wide) {
  float d = fract(t - at + .5) - .5;
  return exp(-d * d / (wide * wide));
}
Leg leg(vec2 hip, float t) {
  float thigh = .43 * cos(2. * PI * t) + .06 + .16 * about(t, .88, .1);
  float bend = .1 + 1.02 * about(t, .74, .115) + .12 * about(t, .14, .09);
  float foot = .3 * about(t, .0, .07) - .78 * about(t, .62, .1) - .3 * about(t, .76, .09);
  Leg l;
  l.knee = hip + .45 * vec2(sin(thigh), -cos(thigh));
  l.ankle = l.knee + .44 * vec2(sin(thigh - bend), -cos(thigh - bend));
  l.toe = l.ankle + .17 * vec2(cos(foot - .32), sin(foot - .32));
  return l;
}
float limb(vec3 p, vec2 a, vec2 b, float z, float ra, float rb) { return rcap(p, vec3(a, z), vec3(b, z), ra, rb); }
void shine(vec2 p, vec2 a, vec2 b) {
  vec2 d = b - a;
  line = min(line, length(p - a - d * clamp(dot(p - a, d) / dot(d, d), 0., 1.)));
}
float walker(vec3 p) {
  vec3 q = p - uFigure.xyz;
  line = 9.;
  float room = bx(q - vec3(0., .9, 0.), vec3(.62, .95, .3));
  if (room > .3) return room;
  float t = uPose.y;
  vec2 hip = vec2(0., .925 - .022 * cos(4. * PI * t)), neck = hip + vec2(.045, .53), head = neck + vec2(.04, .2);
  Leg near = leg(hip, t), far = leg(hip, t + .5);
  float d = 9.;
  for (int i = 0; i < 2; i++) {
    Leg l = near;
    if (i == 1) l = far;
    float z = i == 0 ? -.095 : .095;
    float one = smin(limb(q, hip, l.knee, z, .088, .06), limb(q, l.knee, l.ankle, z, .058, .04), .03);
    vec2 heel = l.ankle - normalize(l.toe - l.ankle) * .045;
    d = min(d, smin(one, limb(q, heel, l.toe, z, .045, .03), .03));
    float swing = -.5 * cos(2. * PI * (t + (i == 0 ? 0. : .5))) + .04;
    vec2 shoulder = neck + vec2(-.005, -.05), elbow = shoulder + .3 * vec2(sin(swing), -cos(swing));
    float fore = swing + .35 + .3 * max(0., swing);
    vec2 hand = elbow + .27 * vec2(sin(fore), -cos(fore));
    float arm = smin(limb(q, shoulder, elbow, 2.1 * z, .055, .045), limb(q, elbow, hand, 2.1 * z, .044, .032), .03);
    d = smin(d, min(arm, length(q - vec3(hand + (hand - elbow) * .2, 2.1 * z)) - .042), .03);
    if (i == 0) {
      shine(q.xy, hip, l.knee);
      shine(q.xy, l.knee, l.ankle);
      shine(q.xy, l.ankle, l.toe);
      shine(q.xy, shoulder, elbow);
      shine(q.xy, elbow, hand);
      float joint = min(min(length(q.xy - l.knee), length(q.xy - elbow)), min(length(q.xy - hip), length(q.xy - shoulder)));
      line = min(line, joint - .014);
    }
  }
  vec3 b = q;
  b.z *= .8;
  vec3 waist = vec3(mix(hip, neck, .45), 0.), chest = vec3(neck - vec2(.0, .09), 0.);
  float body = smin(rcap(b, vec3(hip, 0.), waist, .115, .105), rcap(b, waist, chest, .105, .118), .06);
  body = smin(body, rcap(q, vec3(neck, 0.), vec3(head, 0.), .055, .05), .05);
  vec3 h = q - vec3(head, 0.);
  float skull = smin(ell(h - vec3(-.005, .035, 0.), vec3(.098, .112, .08)), ell(h - vec3(.035, -.035, 0.), vec3(.062, .075, .058)), .05);
  skull = smin(skull, rcap(h, vec3(.088, .0, 0.), vec3(.108, -.03, 0.), .01, .014), .02);
  return min(smin(d, body, .05), smin(body, skull, .03)) * .85;
}
float map(vec3 p) { return min(walker(p), p.y); }
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  m.rough = .7;
  m.bump = .15;
  m.bscale = 26.;
  if (walker(p) < .01) {
    m.alb = vec3(.16);
    if (p.z < uFigure.z - .02) m.emit = vec3(1., .98, .94) * 1.5 * smoothstep(.0095, .005, line);
    return m;
  }
  // Wet ground.
  float f = fbm(p * 1.4 + uSeed);
  m.alb = vec3(.035) * (.4 + f);
  m.rough = .16 + .25 * f;
  m.refl = .7;
  m.bump = .1;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(5.4, 2.1, 7.6), vec3(105., 101., 93.), vec3(0), 0., 0., .25, .6, 0.);
  return Light(vec3(-5., 3.6, 8.), vec3(16., 17., 19.), vec3(0), 0., 0., .3, .5, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.004, .0045, .005); }
vec3 AMBFOG(vec3 p) { return vec3(.0003); }
float fogD(vec3 p) { return .0018 * (.4 + 1.2 * vn(p * vec3(.6, .9, .6))); }
vec3 sky(vec3 rd) { return vec3(.0008, .0009, .001); }
