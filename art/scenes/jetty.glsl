// A jetty on a lake at night: wet planks, posts with rope, one lamp at the corner of its head. Reeds at the near shore, a wood and mist at the far one.
#define STEP .85
#define TMAX 90.
#define VMAX 55.
#define NL 2
const vec3 LAMP = vec3(3.5, 2.8, 17.7);
// Wind in patches: between them the water lies still.
float ripple(vec2 p) {
  float wind = .25 + 1.3 * smoothstep(.3, .75, vn2(p * vec2(.11, .3) + 4.));
  return wind * (.04 * vn2(p * vec2(.9, 2.6)) + .022 * vn2(p * vec2(3.1, 7.)));
}
float post(vec3 q, float id, float side) {
  q.xz = R(id * 1.7) * q.xz;
  q.xy = R((h11(id * 2.3 + side) - .5) * .1) * q.xy;
  float top = 1.02 + .22 * h11(id * 1.3 + side * .7);
  float body = length(q.xz) - .088 - .006 * sin(atan(q.z, q.x) * 5. + id) + .02 * smoothstep(top - .03, top + .02, q.y);
  float d = max(body, q.y - top - .12 * q.x) * .85;
  // A rope, three times around.
  float turn = q.y - .96 + .012 * sin(atan(q.z, q.x));
  return min(d, length(vec2(length(q.xz) - .102, turn - .034 * clamp(round(turn / .034), -1., 1.))) - .018);
}
float rope(vec2 q, float z) {
  q = R(z * 34.) * q;
  return length(vec2(abs(q.x) - .009, q.y)) - .0125;
}
float planks(vec3 p) {
  float k = round(p.z / .19);
  float r = h11(k + uSeed), s = h11(k * 3.7);
  vec3 q = vec3(p.x - .07 * (s - .5), p.y - .55 - .016 * r - .012 * (s - .5) * p.x, p.z - k * .19);
  q.xz = R((h11(k * 2.9) - .5) * .016) * q.xz;
  float d = bx(q, vec3(.93 + .06 * s, .02, .079)) - .004;
  if (abs(k - 24.) < .5) d = max(d, .5 - q.x + .05 * vn2(q.xz * vec2(8., 30.)));
  return max(max(d, p.z - 17.), -p.z - 3.);
}
// Planks of the head lie across the others.
float head(vec3 p) {
  float k = repc(p.x - 1.5, .19, -13., 12.);
  float id = round(clamp((p.x - 1.5) / .19, -13., 12.));
  return bx(vec3(k, p.y - .56 - .014 * h11(id * 1.9), p.z - 17.85), vec3(.08, .022, .82 + .05 * h11(id))) - .004;
}
float reeds(vec3 p) {
  const float CELL = .36;
  float area = max(max(1.3 - abs(p.x), p.z - 6.), p.y - 2.4);
  if (area > .05) return area;
  vec2 c = floor(p.xz / CELL), l = (fract(p.xz / CELL) - .5) * CELL;
  float edge = CELL * .5 - max(abs(l.x), abs(l.y)) + .05;
  float grown = smoothstep(6., 2., p.z) * smoothstep(.3, .75, vn2(c * .3 + 7.)) * smoothstep(1.2, 2.4, abs(p.x));
  for (int i = min(0, uN); i < 3; i++) {
    vec2 r = h22(c + uSeed + 17. * float(i)), s = h22(c + 31. + 9. * float(i));
    if (r.x > grown) continue;
    float tall = (.45 + 1.1 * r.y) * mix(.75, 1.4, smoothstep(2., 4., abs(p.x)));
    vec3 q = vec3(l.x - (s.x - .5) * .26, p.y, l.y - (s.y - .5) * .26);
    float way = 6.283 * r.x / (grown + .001), u = clamp(q.y / tall, 0., 1.1);
    q.xz -= vec2(cos(way), .4 * sin(way)) * (.04 * u + .09 * s.y * u * u * u);
    edge = min(edge, rcap(q, vec3(0), vec3(0., tall, 0.), .0075, .0012) * .75);
    if (s.y > .84) edge = min(edge, rcap(q, vec3(0., tall * .86, 0.), vec3(0., tall * .86 + .15, 0.), .016, .013) * .75);
  }
  return edge;
}
float bank(vec3 p) {
  return (p.y + .14 - .5 * smoothstep(1.9, 4.6, abs(p.x)) * smoothstep(4.6, .4, p.z) - .09 * vn2(p.xz * 2.4) * smoothstep(4.6, 1., p.z)) * .8;
}
float map(vec3 p) {
  // A ray from the eye falls slowly, so that it may go far before it meets the water.
  float d = (p.y + (p.y < .3 ? ripple(p.xz) - .02 : 0.)) * max(1., .42 * length(p.xz - uEye.xz));
  d = min(d, bank(p));
  d = min(d, planks(p) * .9);
  d = min(d, head(p) * .9);
  d = min(d, max(bx(vec3(abs(p.x) - .7, p.y - .44, p.z - 7.), vec3(.05, .08, 10.)), p.z - 17.));
  float pz = repc(p.z - 1., 3., 0., 5.);
  float id = round(clamp((p.z - 1.) / 3., 0., 5.));
  d = min(d, post(vec3(abs(p.x) - 1.02, p.y, pz), id, step(0., p.x)));
  d = min(d, post(vec3(abs(p.x - 1.4) - 2.3, p.y, p.z - 18.72), 9., step(1.4, p.x)));
  // The ropes hang from post to post.
  float along = clamp(p.z, 1., 16.);
  float sag = .96 - (.2 + .09 * h11(floor((along - 1.) / 3.) * 3.1 + step(0., p.x))) * sin(PI * fract((along - 1.) / 3.));
  float line = rope(vec2(abs(p.x) - 1.03, p.y - sag), p.z);
  d = min(d, max(line * .65, max(p.z - 16., 1. - p.z)));
  // The lamp.
  vec3 l = p - vec3(LAMP.x + .26, 0., LAMP.z);
  d = min(d, rcap(l, vec3(0), vec3(0., 3.05, 0.), .05, .032));
  d = min(d, cap(l, vec3(0., 3., 0.), vec3(-.26, 3.06, 0.), .018));
  d = min(d, cap(l, vec3(0., 2.74, 0.), vec3(-.13, 3.02, 0.), .012));
  vec3 s = p - LAMP;
  d = min(d, max(abs(rcap(s, vec3(0., .28, 0.), vec3(0., .08, 0.), .045, .19)) - .008, .06 - s.y));
  d = min(d, length(s) - .045);
  d = min(d, reeds(p));
  return min(d, lone(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.rough = .8;
  m.refl = 0.;
  m.bump = .3;
  m.bscale = 14.;
  m.alb = vec3(.03);
  if (lone(p) < .01) return m;
  if (length(p - LAMP) < .05) {
    m.emit = vec3(60., 55., 44.);
    return m;
  }
  if (reeds(p) < .004 || bank(p) < .02) {
    m.alb = vec3(.008);
    m.rough = 1.;
    m.bump = 0.;
    return m;
  }
  if (p.y < .03 && n.y > .8) {
    m.alb = vec3(.002, .0024, .0028);
    m.rough = .085;
    m.refl = 1.05;
    m.bump = 0.;
    return m;
  }
  float k = round(p.z / .19), id = h11(k * 5.1);
  if (abs(p.x) < 1.01 && p.z < 17.05 && p.y > .5) {
    // Grain along the plank, nails at the beams, water that has not run off.
    float grain = fbm(vec3(p.x * 1.6 + 9. * id, k * 3., p.z * 34.));
    float fine = vn(vec3(p.x * 5., k, p.z * 150.));
    m.alb = vec3(.19, .178, .16) * (.3 + .6 * id) * (.35 + 1.2 * grain) * (.7 + .5 * fine);
    vec2 nail = vec2(abs(p.x) - .7, abs(p.z - k * .19) - .04);
    if (length(nail) < .011) m.alb *= .12;
    float wet = smoothstep(.38, .62, fbm(p * vec3(1.2, 1., 2.6) + 2.) + .12 * (id - .5));
    m.rough = mix(.5, .27, wet) + .1 * grain;
    m.refl = .25 + 1.1 * wet;
    m.bump = .34;
    m.bscale = 11.;
    return m;
  }
  m.alb = vec3(.11, .103, .094) * (.3 + 1.1 * fbm(p * vec3(16., 1.6, 16.)));
  if (p.y < .4) m.alb *= .3;
  m.rough = .55;
  m.bump = .5;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(LAMP, vec3(95., 86., 67.), vec3(0), 0., 0., .004, .2, 0.);
  return Light(vec3(0), vec3(.22, .24, .27), normalize(vec3(.42, -.34, -.84)), 0., 0., .03, 0., 2.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.028, .032, .037) * (1. + n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.013, .0148, .0168); }
float fogD(vec3 p) {
  float f = vn(p * vec3(.16, .5, .12) + vec3(uTime * .1, 0., 0.)) * .65 + vn(p * .7) * .35;
  float far = smoothstep(6., 40., p.z);
  // Thin around the lamp, so that its shade is seen.
  return mix(.12, 1., smoothstep(.2, 3., length(p - LAMP))) * (.003 + (.03 + .05 * far) * f * f * exp(-max(p.y, 0.) * .75));
}
// Tops of the trees, as a share of the way up.
float wood(float a) {
  float spire = abs(fract(a * 1.7 + .6 * vn2(vec2(a * .9, 3.))) - .5);
  return .55 * vn2(vec2(a * .45, 2.)) + .3 * vn2(vec2(a * 2.1, 5.)) + .16 * vn2(vec2(a * 7., 1.)) + .5 * (.5 - spire) * h11(floor(a * 1.7));
}
vec3 sky(vec3 rd) {
  float a = atan(rd.x, rd.z), e = rd.y + .012;
  vec2 u = rd.xz / (max(rd.y, 0.) + .16);
  float c = fbm2(u * vec2(.55, .8) + uSeed + 2.) * .75 + fbm2(u * vec2(1.6, 2.2)) * .3;
  vec3 mist = vec3(.0165, .0185, .021);
  vec3 s = mix(vec3(.02, .0225, .0255), vec3(.0035, .0041, .005), smoothstep(.02, .5, rd.y));
  s *= .45 + 1.1 * smoothstep(.3, .7, c);
  s = mix(s, mist, exp(-max(e, 0.) * 26.) * .8);
  // Two rows of trees, the nearer one lower towards the right, both without a foot.
  for (int i = 0; i < 2; i++) {
    float n = float(i), rise = mix(.05, .062 * smoothstep(.55, -.75, a) + .004, n);
    float h = rise * (.55 + .55 * vn2(vec2(a * 3.3 + 5. * n, n)) ) + mix(.012, .02, n) * wood((a + n * .37) * mix(60., 40., n)) * smoothstep(.0, .03, rise);
    float soft = mix(.006, .003, n);
    float foot = smoothstep(-.01, h * mix(1.1, .8, n), e);
    s = mix(s, mix(mist, vec3(.002, .0024, .003), foot * mix(.6, .95, n)), smoothstep(h + soft, h - soft, e) * mix(.8, 1., n));
  }
  return s;
}
