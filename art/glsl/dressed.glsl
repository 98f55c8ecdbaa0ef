// What the protagonist wears, and the lamp that she carries: the last of the room's lamps.
Mat clothes(vec3 p, vec3 n) {
  vec3 q = inHer(p);
  vec3 l = q - uJoints[13];
  Mat m = Mat(vec3(.075, .071, .066) * (.6 + .8 * fbm(q * 7.)), .72, 0., vec3(0), .3, 34.);
  if (lantern(l) < .01) {
    m = Mat(vec3(.1, .096, .09), .32, 1.2, vec3(0), .05, 20.);
    if (abs(l.y) < .05 && length(l.xz) < .04) m.emit = vec3(17., 14.2, 9.8);
  } else if (satchel(q) < .01) m = Mat(vec3(.07, .056, .045) * (.5 + .9 * fbm(q * 11.)), .42, .4, vec3(0), .25, 22.);
  else if (q.y < uJoints[0].y - .3) m = Mat(vec3(.045, .043, .041), .55, 0., vec3(0), .2, 30.);
  // Nothing is seen inside of the hood.
  vec3 f = q - uJoints[2];
  f.yz = R(.3) * f.yz;
  if (ell(f - vec3(0., -.015, .135), vec3(.086, .12, .108)) < 0.) m.alb = vec3(.004);
  return m;
}
Mat dressed(vec3 p, vec3 n) {
  if (present(p) < .01) return clothes(p, n);
  return material(p, n);
}
const int HERS = NL;
Light carried(int i) {
  if (i == HERS) return Light(outOfHer(uJoints[13]), vec3(5.4, 4.6, 3.3), vec3(0), 0., 0., .022, .03, 0.);
  return light(i);
}
#undef NL
#define NL (HERS + 1)
#define material dressed
#define light carried
