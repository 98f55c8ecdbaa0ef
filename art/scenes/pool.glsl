// A drained swimming pool under high windows; moonlight on the tiles, black water left at the deep end.
#define STEP .9
#define TMAX 34.
#define VMAX 22.
#define NL 2
float deep(float z) { return -mix(1.1, 2.7, clamp((z - 3.) / 14., 0., 1.)); }
float map(vec3 p) {
  float d = min(max(5.4 - p.y, -5.4 - p.x), min(5.2 - p.x, 20.5 - p.z));
  float basin = max(abs(p.x) - 3.3, abs(p.z - 10.) - 7.);
  d = min(d, min(max(p.y, -basin), (p.y - deep(p.z)) * .96));
  d = min(d, max(p.y + 2.28, basin));
  // The rim.
  d = min(d, max(abs(basin) - .17, abs(p.y - .02) - .035));
  // The window wall on the left.
  float z = rep1(p.z - 1.4, 2.7);
  float hole = bx2(vec2(z, p.y - 3.3), vec2(.95, 1.25));
  d = min(d, max(abs(p.x + 5.3) - .16, -hole));
  d = min(d, max(max(hole, abs(p.x + 5.32) - .03), min(abs(rep1(z, .64)) - .022, abs(rep1(p.y - 3.3, .62)) - .018)));
  d = min(d, bx(vec3(p.x + 5.1, p.y - 2.5, z), vec3(.5, .9, .22)) + .0);
  // Roof beams, a gallery rail, lamps that are out.
  float bz = rep1(p.z - .05, 2.7);
  d = min(d, bx(vec3(p.x, p.y - 5.2, bz), vec3(5.2, .22, .1)));
  d = min(d, cap(vec3(p.x, p.y, bz), vec3(1.6, 5.2, 0.), vec3(1.6, 4.4, 0.), .012));
  vec3 bell = vec3(p.x - 1.6, p.y - 4.25, bz);
  d = min(d, max(abs(length(bell) - .26) - .012, -bell.y - .02));
  // A ladder into the basin and two starting blocks.
  vec3 l = p - vec3(2.1, 0., 3.06);
  float rails = length(l) - 1.4;
  if (rails < .3) {
  rails = cap(vec3(abs(l.x) - .25, l.y, l.z), vec3(0., -1.1, .14), vec3(0., .75, .14), .024);
  rails = min(rails, cap(vec3(abs(l.x) - .25, l.y, l.z), vec3(0., .75, .14), vec3(0., .72, -.45), .024));
  rails = min(rails, cap(vec3(abs(l.x) - .25, l.y, l.z), vec3(0., .72, -.45), vec3(0., 0., -.5), .024));
  rails = min(rails, cap(vec3(l.x, repc(l.y + .2, .28, -3., 0.), l.z), vec3(-.25, 0., .14), vec3(.25, 0., .14), .02));
  }
  d = min(d, rails);
  vec3 b = vec3(repc(p.x + .6, 1.5, -1., 1.), p.y, p.z - 2.35);
  d = min(d, bx(b - vec3(0., .3, 0.), vec3(.25, .3, .27)) - .015);
  d = min(d, bx(b - vec3(0., .66, .02), vec3(.3, .035, .32)) - .01);
  if (uProp > .5) {
    vec3 q = p - vec3(-.9, deep(9.) + .02, 9.);
    q.xz = R(.8) * q.xz;
    float c = bx(q - vec3(0., .45, 0.), vec3(.22, .02, .22)) - .01;
    c = min(c, rcap(vec3(abs(q.x), q.y, abs(q.z)), vec3(.19, .44, .19), vec3(.21, -.1, .22), .02, .016));
    c = min(c, rcap(vec3(abs(q.x), q.y, q.z), vec3(.19, .44, -.2), vec3(.2, 1., -.28), .02, .016));
    c = min(c, bx(vec3(q.x, repc(q.y - .62, .15, 0., 2.), q.z + .25), vec3(.19, .025, .012)));
    d = min(d, c);
  }
  return min(d, lone(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  float f = fbm(p * 1.2 + uSeed);
  m.rough = .45;
  m.refl = 0.;
  m.bump = .25;
  m.bscale = 8.;
  if (lone(p) < .01) {
    m.alb = vec3(.035);
    m.rough = .8;
    return m;
  }
  if (p.y < -2.26 && n.y > .9) {
    m.alb = vec3(.006, .008, .009);
    m.rough = .05;
    m.refl = 3.;
    m.bump = .03;
    m.bscale = 1.8;
    return m;
  }
  bool inside = p.y < -.02;
  vec2 u = abs(n.y) > .6 ? p.xz : (abs(n.x) > .6 ? p.zy : p.xy);
  vec2 g = abs(fract(u * 4.) - .5);
  float joint = smoothstep(.43, .48, max(g.x, g.y));
  float lost = step(.93, h21(floor(u * 4.) + uSeed)) * step(p.y, 2.4);
  vec3 tile = inside ? vec3(.42, .44, .44) : vec3(.3, .3, .285);
  // The lane lines.
  if (inside && n.y > .6 && abs(rep1(p.x, 1.65)) < .13 && abs(p.x) < 3.) tile = vec3(.05, .055, .06);
  m.alb = tile * (.5 + .7 * f) * (1. - .55 * joint);
  m.alb = mix(m.alb, vec3(.13, .12, .11), lost);
  float stain = smoothstep(.5, .78, fbm(vec3(p.x * 1.2 + p.z * .4, p.y * .5, p.z * .9) + 3.));
  m.alb *= 1. - .6 * stain;
  m.alb *= inside ? .55 + .45 * smoothstep(-2.9, -1., p.y) : 1.;
  if (p.y > 2.4 || abs(p.x) > 5.) m.alb = vec3(.28, .28, .265) * (.4 + 1. * f);
  m.rough = mix(.28, .75, max(joint, lost));
  m.refl = inside || p.y < .05 ? .35 : 0.;
  m.bump = .12 + .5 * max(joint, lost);
  return m;
}
Light light(int i) {
  if (i == 0)
    return Light(vec3(0), vec3(11., 11.6, 12.6), normalize(vec3(.82, -.55, .14)), 0., 0., .013, 0., 2.);
  return Light(vec3(.4, -.4, 10.), vec3(9., 9.4, 10.), vec3(0), 0., 0., 1.2, 5., 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.06, .067, .076) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0022, .0025, .0029); }
float fogD(vec3 p) { return p.x < -5.1 ? 0. : .04 * (.3 + 1.4 * vn(p * .8 + vec3(0., uTime * .1, 0.))); }
vec3 sky(vec3 rd) { return vec3(.8, .86, .95); }
