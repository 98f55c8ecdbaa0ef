// A light switch on a wall, its lever down; a lamp outside the frame still grazes the plaster. A unit is two centimetres.
#define STEP .85
#define TMAX 30.
#define VMAX 4.
#define NL 2
float lever(vec3 q) {
  vec3 l = q - vec3(0., 0., -.46);
  l.yz = R(uProp > .5 ? .62 : -.62) * l.yz;
  float d = rcap(l, vec3(0., 0., .1), vec3(0., 0., -.86), .1, .13);
  return smin(d, length(l - vec3(0., 0., -.96)) - .24, .1);
}
vec2 thing(vec3 q) {
  float r = length(q.xy);
  // The dome on its base, the collar of the lever, two screws.
  float base = cy((q - vec3(0., 0., -.06)).xzy, 1.72, .07) - .06;
  float dome = max(length(q - vec3(0., 0., 2.6)) - 3.12, r - 1.42);
  float d = smin(base, dome, .05);
  vec3 s = vec3(abs(q.x) - .98, q.y, q.z + .38);
  float screw = cy(s.xzy, .115, .04) - .01;
  vec2 t = R(.5 + q.x) * s.xy;
  screw = max(screw, -bx(vec3(t, s.z + .05), vec3(.13, .016, .03)));
  float collar = cy((q - vec3(0., 0., -.53)).xzy, .46, .05) - .03;
  collar = max(collar, -bx(q - vec3(0., 0., -.7), vec3(.14, .34, .2)));
  vec2 o = vec2(d, 0.);
  if (min(screw, collar) < o.x) o = vec2(min(screw, collar), 1.);
  float l = lever(q);
  if (l < o.x) o = vec2(l, 2.);
  return o;
}
float map(vec3 p) {
  vec3 q = p - vec3(0., 0., 8.);
  float peel = smoothstep(.56, .575, fbm(vec3(p.xy * .35, 2.)) + .05 * fbm(vec3(p.xy * 2.4, 5.)));
  float d = (-q.z + .05 * peel + .02 * fbm2(p.xy * 1.4)) * .8;
  // The pipe of the wire, down from the ceiling, with a clip.
  d = min(d, max(length(vec2(q.x, q.z + .2)) - .24, 1.3 - q.y));
  d = min(d, max(length(vec2(q.x, q.z + .2)) - .3, abs(q.y - 1.86) - .16));
  d = min(d, max(max(length(vec2(q.x, q.z + .2)) - .31, abs(q.y - 4.6) - .2), -9.));
  d = min(d, bx(q - vec3(0., 4.6, -.02), vec3(.62, .2, .04)) - .01);
  // The rail of the wainscot, far below.
  d = min(d, bx(q - vec3(0., -4.3, -.05), vec3(60., .22, .2)) - .05);
  float b = length(q) - 2.2;
  return min(d, b > .4 ? b : thing(q).x);
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  vec3 q = p - vec3(0., 0., 8.);
  float f = fbm(p * .8 + uSeed), fine = fbm(p * 5.);
  if (length(q) < 2.3 && q.z < -.02) {
    vec2 t = thing(q);
    if (t.x < .01) {
      m.bump = .05;
      m.bscale = 20.;
      if (t.y > .5 && t.y < 1.5) {
        m.alb = vec3(.22, .2, .16) * (.5 + .7 * fine);
        m.rough = .28;
        m.refl = 6.;
        return m;
      }
      // Bakelite: brown, and dull where fingers have been.
      float dull = t.y > 1.5 ? .8 : smoothstep(.4, .65, fbm(p * 1.3 + 3.));
      float crack = t.y < .5 ? smoothstep(.016, .0, abs(q.x * .8 + q.y * .6 - .72 + .08 * sin(q.y * 5.) + .03 * sin(q.x * 19.))) * step(.2, q.x) : 0.;
      m.alb = vec3(.055, .041, .032) * (.7 + .5 * fbm(p * 3.)) * (1. - .8 * crack) * (t.y > 1.5 ? 3.2 : 1.);
      m.rough = .2 + .25 * dull;
      m.refl = mix(2., 1., dull);
      return m;
    }
  }
  if (q.y < -4. && q.z < -.05) {
    m.alb = vec3(.11, .09, .07) * (.4 + 1. * fbm(p * vec3(.4, 3., 3.)));
    m.rough = .4;
    m.refl = .3;
    m.bump = .1;
    m.bscale = 6.;
    return m;
  }
  if (abs(q.x) < .7 && q.y > 1.4 && q.z < -.03) {
    m.alb = vec3(.2, .195, .185) * (.5 + .7 * fine);
    m.rough = .5;
    m.refl = .8;
    m.bump = .3;
    m.bscale = 9.;
    return m;
  }
  float peel = smoothstep(.56, .575, fbm(vec3(p.xy * .35, 2.)) + .05 * fbm(vec3(p.xy * 2.4, 5.)));
  m.alb = mix(vec3(.3, .296, .275), vec3(.17, .162, .148), peel) * (.62 + .5 * f);
  // Years of hands beside the switch.
  m.alb *= 1. - .5 * smoothstep(4.2, 1.4, length((q.xy - vec2(.7, -.5)) * vec2(1., .8)) + .8 * (fine - .5));
  float crack = smoothstep(.035, .0, abs(q.y * .7 - q.x * .3 + 2.6 + .5 * sin(q.x * .8) + .14 * sin(q.x * 4.3)));
  m.alb *= 1. - .55 * crack;
  m.rough = .8;
  m.bump = .2 + .7 * peel;
  m.bscale = 5.;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(-7.6, 4.9, 3.4), vec3(190., 176., 148.), normalize(vec3(.78, -.42, .46)), .88, .5, .35, 2., 1.);
  return Light(vec3(6., -1., 3.), vec3(3., 3.2, 3.5), vec3(0), 0., 0., .6, 1., 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.009, .01, .0112); }
vec3 AMBFOG(vec3 p) { return vec3(0); }
float fogD(vec3 p) { return 0.; }
vec3 sky(vec3 rd) { return vec3(4., 3.7, 3.1) * smoothstep(.86, .95, dot(rd, normalize(vec3(-.75, .45, -.5)))) + vec3(.015); }
