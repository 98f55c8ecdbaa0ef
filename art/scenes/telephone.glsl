// A telephone on a wall, its receiver hanging down by the cord; a lamp out of sight beside it. A unit is fifteen centimetres.
#define STEP .82
#define TMAX 26.
#define VMAX 8.
#define NL 2
// Where the receiver hangs, and how it has turned.
const vec3 HUNG = vec3(.36, -2.75, -.5);
// Distance, and what it is: 0 case, 1 metal, 2 dial, 3 receiver and cord.
vec2 telephone(vec3 p) {
  vec3 q = p - vec3(0., 0., -.32);
  // The case: narrower above.
  float taper = .07 * clamp(q.y, -.9, .9);
  vec2 d = vec2(bx(vec3(q.x * (1. + taper), q.y, q.z), vec3(.66, .82, .2)) - .09, 0.);
  d.x = min(d.x, bx(p - vec3(0., -.02, -.05), vec3(.86, 1.12, .03)) - .03);
  // The cradle: two forks at the top, empty.
  vec3 c = vec3(abs(p.x) - .42, p.y - .98, p.z + .42);
  float metal = cap(c, vec3(0., -.16, .1), vec3(0., 0., 0.), .07);
  metal = min(metal, cap(vec3(c.xy, abs(c.z) - .12), vec3(0., .02, 0.), vec3(0., .1, .03), .034));
  metal = min(metal, cap(c, vec3(0., .02, -.12), vec3(0., .02, .12), .036));
  // The dial.
  vec3 l = p - vec3(0., -.12, -.6);
  float r = length(l.xy), a = atan(l.y, l.x);
  float plate = cy((l - vec3(0., 0., .05)).xzy, .54, .03) - .015;
  float rim = length(vec2(r - .53, l.z + .0)) - .035;
  metal = min(metal, rim);
  float wheel = cy((l - vec3(0., 0., -.05)).xzy, .46, .014) - .012;
  float k = clamp(round((a + .35) / .48), -3., 6.);
  float at = k * .48 - .35;
  vec2 hole = l.xy - .345 * vec2(cos(at), sin(at));
  wheel = max(wheel, -(length(hole) - .082));
  metal = min(metal, wheel);
  metal = min(metal, max(length(l - vec3(0., 0., .18)) - .31, -l.z - .3));
  vec3 stop_ = l - vec3(.43, -.34, -.06);
  stop_.xy = R(.68) * stop_.xy;
  metal = min(metal, bx(stop_, vec3(.14, .028, .05)) - .012);
  if (metal < d.x) d = vec2(metal, 1.);
  if (plate < d.x) d = vec2(plate, 2.);
  return d;
}
float cord(vec3 p) {
  // From the foot of the case down in one long loop to the receiver: cloth, so it is straight where it hangs.
  float t = clamp((-1.05 - p.y) / .85, 0., 1.);
  vec3 c = vec3(-.3 + .55 * smoothstep(0., 1., t) - .12 * sin(t * PI), p.y, -.25 - .25 * t);
  float d = max(length(p.xz - c.xz) * .85 - .034 - .004 * sin(p.y * 90. + 6. * atan(p.z - c.z, p.x - c.x)), abs(p.y + 1.46) - .44);
  return d * .8;
}
float receiver(vec3 p) {
  vec3 q = p - HUNG;
  q.xy = R(.16) * q.xy;
  q.xz = R(-1.25) * q.xz;
  // The grip bends away from the two cups.
  float bend = .1 * (1. - pow(q.y / .8, 2.));
  float d = length(vec2(max(abs(q.y) - .62, 0.), length(vec2(q.x * .9, q.z - bend)))) - .092;
  for (int i = 0; i < 2; i += 1) {
    float s = i == 0 ? 1. : -1.;
    vec3 c = q - vec3(0., s * .68, -.1);
    c.yz = R(s * .32) * c.yz;
    d = smin(d, cap(q, vec3(0., s * .58, .03), vec3(0., s * .7, -.03), .1), .06);
    float cup = cy((c).xzy, .2 + .06 * clamp(-c.z * 5., -1., 1.), .08) - .03;
    d = smin(d, cup, .05);
  }
  d = min(d, cap(q, vec3(0., .72, .05), vec3(-.06, .95, .02), .05));
  return d * .9;
}
float map(vec3 p) {
  // The wall: paper above a rail, boards below it.
  float d = -p.z;
  d = min(d, bx(p - vec3(0., -3.5, -.04), vec3(20., .09, .08)) - .02);
  float groove = abs(rep1(p.x - .3, 1.05)) - .025;
  d = min(d, max(max(-p.z - .05, p.y + 3.5), -max(groove, -p.z - .1) ));
  d = min(d, max(bx(vec3(p.x, p.y + 6.3, p.z), vec3(20., .8, .1)) - .02, -9.));
  // The wire, nailed up the wall to the ceiling.
  d = min(d, length(vec2(p.x - .04 - .02 * sin(p.y * 3.), p.z + .03)) - .022 + step(p.y, 1.) * 9.);
  float b = length((p - vec3(0., 0., -.3)) * vec3(1., .8, 1.)) - 1.2;
  d = min(d, b > .3 ? b : telephone(p).x);
  d = min(d, cord(p));
  float h = length(p - HUNG) - 1.15;
  return min(d, h > .3 ? h : receiver(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  float f = fbm(p * 1.7 + uSeed);
  m.bump = .05;
  m.bscale = 14.;
  if (receiver(p) < .008 || cord(p) < .006) {
    m.alb = vec3(.022) * (.7 + .6 * f);
    m.rough = .24;
    m.refl = 1.5;
    if (cord(p) < .006) {
      m.alb = vec3(.09, .082, .07) * (.5 + .8 * fbm(p * 30.));
      m.rough = .9;
      m.refl = 0.;
    }
    return m;
  }
  if (length((p - vec3(0., 0., -.3)) * vec3(1., .8, 1.)) < 1.25 && p.z < -.03) {
    vec2 t = telephone(p);
    if (t.x < .01) {
      vec3 l = p - vec3(0., -.12, -.6);
      float r = length(l.xy);
      if (t.y < .5) {
        float worn = smoothstep(.6, .75, fbm(p * 2.3 + 4.));
        m.alb = vec3(.024, .023, .022) * (.7 + .8 * f) * (1. + 2. * worn);
        m.rough = .2 + .2 * worn;
        m.refl = 1.5;
        return m;
      }
      if (t.y < 1.5) {
        m.alb = vec3(.2, .195, .185) * (.6 + .6 * fbm(p * 5.));
        m.rough = .28;
        m.refl = 8.;
        m.bscale = 34.;
        // The paper in the middle of the wheel.
        if (r < .2 && l.z < -.09) { m.alb = vec3(.55, .53, .47) * (.7 + .4 * f); m.refl = .3; m.rough = .4; }
        return m;
      }
      // The plate with its figures, which show in the holes.
      float a = atan(l.y, l.x);
      float k = clamp(round((a + .35) / .48), -3., 6.);
      float at = k * .48 - .35;
      vec2 u = l.xy - .345 * vec2(cos(at), sin(at));
      float ink = k > 4. ? abs(length(u * vec2(1.5, 1.)) - .035) - .01 : min(abs(u.x + .008 * k) - .009, abs(abs(u.y) - .03) - .006 + step(.025, abs(u.x)));
      ink = max(ink, length(u) - .05);
      m.alb = mix(vec3(.6, .58, .53), vec3(.03), smoothstep(.006, -.002, ink));
      m.rough = .3;
      m.refl = .7;
      return m;
    }
  }
  if (p.y < -3.4) {
    float id = floor((p.x - .3) / 1.05 + .5);
    float grain = fbm(vec3(p.x * 6., p.y * .7, id * 3.));
    m.alb = vec3(.115, .098, .082) * (.4 + 1. * grain) * (.8 + .3 * h11(id));
    m.rough = .42;
    m.refl = .2;
    m.bump = .25;
    m.bscale = 7.;
    return m;
  }
  // Paper: a small figure in rows, stained, torn at the edge of one sheet.
  vec2 g = vec2(p.x / .62 + .5 * mod(floor(p.y / .54), 2.), p.y / .54);
  vec2 c = fract(g) - .5;
  float motif = smoothstep(.05, .0, abs(length(c * vec2(1., .8)) - .26 + .1 * cos(3. * atan(c.y, c.x))) - .02);
  m.alb = mix(vec3(.2, .194, .176), vec3(.12, .118, .109), motif) * (.45 + .85 * f);
  float stain = smoothstep(.5, .8, fbm(vec3(p.x * 1.3, p.y * .35, 6.)));
  m.alb *= 1. - .5 * stain;
  float peel = smoothstep(.62, .63, fbm(vec3(p.xy * .55, 3.)) + .05 * fbm(vec3(p.xy * 4., 1.)));
  m.alb = mix(m.alb, vec3(.19, .18, .165) * (.6 + .6 * f), peel);
  m.rough = .85;
  m.bump = .18 + .4 * peel;
  m.bscale = 6.;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(-3.5, 1.5, -2.8), vec3(72., 66., 55.), normalize(vec3(.74, -.44, .5)), .9, .55, .16, .3, 1.);
  return Light(vec3(3.8, -.5, -2.8), vec3(.9, .98, 1.1), vec3(0), 0., 0., .5, .3, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.012, .0134, .0148) * (1. + .4 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0006); }
float fogD(vec3 p) { return .016; }
vec3 sky(vec3 rd) { return vec3(5., 4.7, 4.) * smoothstep(.86, .95, dot(rd, normalize(vec3(-4., 2.4, -3.2)))) + vec3(.02); }
