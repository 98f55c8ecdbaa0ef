// The protagonist, in the place of the room's figure: hood up, a satchel on her hip, a lamp low in one hand. Her joints come
// from scenes/gait.ts; her feet are at the origin, she faces along z.
uniform vec3 uJoints[15];
// Neither seen nor met by rays while this is set.
bool away = false;
vec3 inHer(vec3 p) { vec3 q = p - uFigure.xyz; q.xz = R(uFigure.w) * q.xz; return q; }
vec3 outOfHer(vec3 q) { q.xz = R(-uFigure.w) * q.xz; return q + uFigure.xyz; }
float lantern(vec3 q) {
  float d = cy(q, .03, .046) - .004;
  d = min(d, cy(q + vec3(0., .074, 0.), .034, .018) - .004);
  d = min(d, cy(q + vec3(0., .098, 0.), .046, .004) - .003);
  d = min(d, rcap(q, vec3(0., .062, 0.), vec3(0., .1, 0.), .036, .018));
  d = min(d, cy(q - vec3(0., .125, 0.), .026, .006) - .003);
  vec3 s = vec3(abs(q.x), q.yz);
  d = min(d, cap(s, vec3(.056, -.085, 0.), vec3(.056, .085, 0.), .006));
  d = min(d, cap(s, vec3(.056, .085, 0.), vec3(.03, .115, 0.), .006));
  return min(d, cap(s, vec3(.056, .09, 0.), vec3(.008, .235, 0.), .004));
}
// The coat alone, from the shoulders to the thighs.
float coat(vec3 p) {
  vec3 up = uJoints[1] - uJoints[0];
  vec3 t = p - uJoints[0];
  t.yz = R(atan(up.z, up.y)) * t.yz;
  float h = length(up);
  vec3 c = t;
  c.z *= 1.3;
  float d = rcap(c, vec3(0., -.02, 0.), vec3(0., h - .14, -.012), .196, .158) * .78;
  d = smin(d, rcap(t, vec3(-.115, h - .075, 0.), vec3(.115, h - .075, 0.), .07, .07), .1);
  vec3 s = p - uJoints[0] - vec3(0., -.12, uJoints[14].z * clamp((.1 - p.y + uJoints[0].y) / .45, 0., 1.));
  float k = clamp((.2 - s.y) / .42, 0., 1.);
  float a = atan(s.x, s.z);
  float fold = (.008 * sin(a * 7. + 1.) + .006 * sin(a * 12. + s.y * 9.)) * k;
  float skirt = max((length(s.xz * vec2(1., 1.22)) - mix(.19, .252, k) - fold) * .72, abs(s.y) - .21) - .008;
  return smin(d, skirt, .14);
}
float hood(vec3 p) {
  vec3 q = p - uJoints[2];
  q.yz = R(.3) * q.yz;
  float d = ell(q - vec3(0., .012, -.012), vec3(.115, .15, .15));
  // It is drawn out behind, and lies on the shoulders.
  d = smin(d, rcap(q, vec3(0., .06, -.03), vec3(0., .1, -.1), .1, .055), .06);
  d = smin(d, rcap(p - uJoints[1], vec3(0., .07, .02), vec3(0., .0, -.015), .1, .115), .06);
  d = smin(d, ell(p - uJoints[1] + vec3(0., .035, .01), vec3(.168, .062, .118)), .07);
  return smax(d, -ell(q - vec3(0., -.015, .135), vec3(.078, .112, .1)), .02);
}
float satchel(vec3 p) {
  vec3 q = p - uJoints[0] - vec3(-.205, -.08, -.13);
  q.xz = R(-.75) * q.xz;
  q.xy = R(-.12 + .12 * uJoints[14].z) * q.xy;
  float d = bx(q, vec3(.03, .092, .118)) - .018;
  // Its flap.
  return min(d, bx(q - vec3(-.046, .035, 0.), vec3(.006, .066, .121)) - .006);
}
float strap(vec3 p, float body) {
  vec3 a = uJoints[10] + vec3(-.05, .06, 0.), b = uJoints[0] + vec3(-.2, .02, 0.);
  vec2 n = normalize(vec2(b.y - a.y, a.x - b.x));
  return max(max(body - .015, abs(dot(p.xy - a.xy, n)) - .021), max(p.y - a.y - .02, b.y - .06 - p.y)) * .9;
}
float boot(vec3 p, vec3 ankle, float tilt) {
  vec3 q = p - ankle;
  q.yz = R(-tilt) * q.yz;
  float d = rcap(q, vec3(0., .09, -.005), vec3(0., -.025, -.012), .06, .056);
  d = smin(d, rcap(q, vec3(0., -.03, 0.), vec3(0., -.042, .135), .05, .04), .04);
  return max(d, -.08 - q.y);
}
float heroine(vec3 p) {
  float b = length((p - vec3(.05, .78, .02)) * vec3(1.25, 1., 1.25)) - .88;
  if (b > .35) return b * .8;
  float c = coat(p);
  float d = smin(c, hood(p), .03);
  d = min(d, strap(p, c));
  d = min(d, satchel(p));
  vec3 hip = uJoints[0] - vec3(0., .02, 0.);
  d = min(d, smin(rcap(p, hip - vec3(.085, 0., 0.), uJoints[3], .09, .064), rcap(p, uJoints[3], uJoints[4], .062, .05), .03));
  d = min(d, smin(rcap(p, hip + vec3(.085, 0., 0.), uJoints[5], .09, .064), rcap(p, uJoints[5], uJoints[6], .062, .05), .03));
  d = min(d, min(boot(p, uJoints[4], uJoints[14].x), boot(p, uJoints[6], uJoints[14].y)));
  float l = smin(rcap(p, uJoints[7], uJoints[8], .068, .056), rcap(p, uJoints[8], uJoints[9], .056, .046), .03);
  float r = smin(rcap(p, uJoints[10], uJoints[11], .068, .056), rcap(p, uJoints[11], uJoints[12], .056, .046), .03);
  d = smin(d, min(l, r), .03);
  d = min(d, min(length(p - uJoints[9] + vec3(0., .03, -.01)) - .042, length(p - uJoints[12] + vec3(0., .012, -.005)) - .04));
  return min(d * .86, lantern(p - uJoints[13]));
}
float present(vec3 p) { return away || uPose.x < .5 ? 1e3 : heroine(inHer(p)); }
#define lone present
