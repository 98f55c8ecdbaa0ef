// A rangefinder camera on a table, its lens towards us; a lamp at the side is mirrored in the glass. A unit is five centimetres.
#define STEP .82
#define TMAX 30.
#define VMAX 2.
#define NL 2
vec3 inCamera(vec3 p) {
  vec3 q = p - vec3(0., .76, 4.2);
  q.xz = R(-.42) * q.xz;
  return q;
}
// A box with round ends, lying along x.
float bar(vec3 q, float half_, float round_, float high) {
  vec2 v = vec2(max(abs(q.x) - half_ + round_, 0.), q.z);
  return max(length(v) - round_, abs(q.y) - high);
}
float barSoft(vec3 q, float half_, float round_, float high, float e) {
  vec2 v = vec2(max(abs(q.x) - half_ + round_, 0.), q.z);
  vec2 w = vec2(length(v) - round_ + e, abs(q.y) - high + e);
  return min(max(w.x, w.y), 0.) + length(max(w, 0.)) - e;
}
float knob(vec3 q, float r, float h) {
  float a = atan(q.x, q.z);
  return min(cy(q, r + .006 * cos(a * 34.), h) - .01, cy(q - vec3(0., h + .012, 0.), r * .72, .008) - .006);
}
// Distance, and what it is: 0 leather, 1 metal, 2 black paint, 3 glass, 4 strap.
vec2 camera(vec3 q) {
  vec2 d = vec2(barSoft(q, 1.4, .33, .46, .03), 0.);
  float metal = barSoft(q - vec3(0., -.5, 0.), 1.41, .34, .08, .03);
  metal = min(metal, barSoft(q - vec3(0., .56, 0.), 1.41, .34, .11, .05));
  // The raised housing of the finder.
  float top = bx(q - vec3(.1, .75, .02), vec3(.66, .13, .21)) - .05;
  metal = smin(metal, top, .06);
  // Windows of the finder, let in.
  vec3 w = q - vec3(.5, .75, -.26);
  metal = max(metal, -bx(w, vec3(.15, .09, .06)));
  vec3 w2 = q - vec3(-.38, .75, -.26);
  metal = max(metal, -cy(w2.xzy, .075, .06));
  vec3 w3 = q - vec3(.08, .75, -.26);
  metal = max(metal, -bx(w3, vec3(.1, .07, .04)));
  metal = min(metal, max(cy(w2.xzy + vec3(0., .0, 0.), .1, .05), -cy(w2.xzy, .075, .1)));
  // Knobs, the release, the shoe, the lugs.
  metal = min(metal, knob(q - vec3(-1.08, .77, 0.), .23, .09));
  metal = min(metal, knob(q - vec3(1.1, .76, 0.), .24, .08));
  metal = min(metal, cy(q - vec3(-.74, .74, -.1), .07, .08) - .012);
  metal = min(metal, bx(q - vec3(.1, .955, .03), vec3(.2, .016, .17)));
  metal = min(metal, bx(vec3(abs(q.x - .1) - .185, q.y - .985, q.z - .03), vec3(.018, .03, .17)));
  vec3 lug = vec3(abs(q.x) - 1.46, q.y - .42, q.z);
  metal = min(metal, length(vec2(length(lug.xy) - .075, lug.z)) - .02);
  // The lens: flange, barrel, rings.
  vec3 l = q - vec3(-.02, -.03, -.34);
  float r = length(l.xy), a = atan(l.y, l.x);
  metal = min(metal, cy(l.xzy, .52, .05) - .012);
  metal = min(metal, cy((l - vec3(0., 0., -.34)).xzy, .37, .06) - .01);
  float paint = cy((l - vec3(0., 0., -.12)).xzy, .46 + .009 * smoothstep(-.3, .3, cos(a * 44.)), .07) - .01;
  paint = min(paint, cy((l - vec3(0., 0., -.25)).xzy, .41, .05) - .01);
  float front = cy((l - vec3(0., 0., -.46)).xzy, .34, .06) - .012;
  front = max(front, -cy((l - vec3(0., 0., -.6)).xzy, .27 + .25 * max(-.44 - l.z, 0.), .17));
  paint = min(paint, front);
  metal = min(metal, length(vec2(r - .345, l.z + .53)) - .014);
  if (metal < d.x) d = vec2(metal, 1.);
  if (paint < d.x) d = vec2(paint, 2.);
  float glass = max(length(l - vec3(0., 0., .02)) - .52, r - .265);
  glass = min(glass, max(bx(w - vec3(0., 0., .04), vec3(.15, .09, .02)), -1.));
  glass = min(glass, cy((w2 - vec3(0., 0., .04)).xzy, .076, .02));
  glass = min(glass, bx(w3 - vec3(0., 0., .03), vec3(.1, .07, .012)));
  if (glass < d.x) d = vec2(glass, 3.);
  return d;
}
// The strap lies over the table in one bend.
float strap(vec3 p) {
  vec3 q = p - vec3(-1.7, .0, 3.9);
  float x = clamp(q.x, -3.6, .38);
  float z = .55 * sin(x * 1.15 + .3) - .28 + .82 * smoothstep(-.7, .42, x);
  float y = .1 + .12 * exp(-pow(x + 1.3, 2.) * 3.) + 1.02 * smoothstep(-.25, .42, x);
  vec3 v = vec3(q.x - x, q.y - y, (q.z - z) * .86);
  v.xy = R(-.5 * smoothstep(-.4, .3, x)) * v.xy;
  return (length(vec2(length(vec2(v.x, max(abs(v.z) - .085, 0.))), v.y)) - .022) * .7;
}
float map(vec3 p) {
  float d = p.y - .003 * vn2(p.xz * vec2(9., 1.));
  vec3 q = inCamera(p);
  float b = length(q * vec3(.75, 1., 1.)) - 1.35;
  d = min(d, b > .3 ? b : camera(q).x);
  return min(d, strap(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  vec3 q = inCamera(p);
  float f = fbm(p * 3. + uSeed);
  if (strap(p) < .006) {
    m.alb = vec3(.055, .045, .038) * (.6 + .8 * f);
    m.rough = .4;
    m.refl = .4;
    m.bump = .5;
    m.bscale = 30.;
    return m;
  }
  if (p.y > .02) {
    vec2 c = camera(q);
    if (c.y < .5) {
      m.alb = vec3(.03) * (.7 + .6 * f);
      m.rough = .38;
      m.refl = .5;
      m.bump = 1.1;
      m.bscale = 34.;
      return m;
    }
    if (c.y < 1.5) {
      float brass = smoothstep(.62, .7, fbm(q * 2.7 + 3.) + .12 * smoothstep(1.1, 1.5, abs(q.x)));
      m.alb = mix(vec3(.21, .21, .205), vec3(.16, .12, .075), brass) * (.75 + .4 * f);
      m.rough = .3;
      m.refl = 8.;
      m.bump = .05;
      m.bscale = 50.;
      // The scale on the flange and the housing: engraved lines.
      vec3 l = q - vec3(-.02, -.03, -.34);
      float r = length(l.xy), a = atan(l.y, l.x);
      if (n.z < -.3 && abs(r - .47) < .035 && l.z > -.1) m.alb *= 1. - .8 * smoothstep(.012, .008, abs(rep1(a, .21)) * r);
      if (abs(l.z + .34) < .06 && r > .36) m.alb *= 1. - .85 * smoothstep(.014, .009, abs(rep1(a, .3)) * r) * smoothstep(.05, .04, abs(l.z + .34));
      return m;
    }
    if (c.y < 2.5) {
      m.alb = vec3(.014);
      m.rough = .25;
      m.refl = 1.4;
      m.bump = .03;
      m.bscale = 20.;
      vec3 l = q - vec3(-.02, -.03, -.34);
      float r = length(l.xy), a = atan(l.y, l.x);
      // The name round the glass, as one reads it from here: strokes.
      if (n.z < -.6 && abs(r - .305) < .016) m.alb = mix(m.alb, vec3(.45), smoothstep(.4, .5, h11(floor(a * 22.))) * step(.25, fract(a * 22.)) * step(.3, abs(fract(a * .31) - .5)));
      return m;
    }
    m.alb = vec3(.004, .0045, .006);
    m.rough = .03;
    m.refl = 4.2;
    m.bump = 0.;
    m.bscale = 1.;
    return m;
  }
  float board = floor(p.z / 2.1 + .35);
  float grain = fbm(vec3(p.x * .9, board * 5., p.z * 9.) + 1.5 * fbm(vec3(p.x * .4, board, p.z * 1.6)));
  m.alb = vec3(.13, .1, .075) * (.3 + 1.2 * grain) * (.75 + .4 * h11(board));
  m.alb *= 1. - .8 * smoothstep(.008, .0, abs(fract(p.z / 2.1 + .35) - .5) - .493);
  m.rough = .26 + .25 * grain;
  m.refl = .7;
  m.bump = .2;
  m.bscale = 9.;
  return m;
}
Light light(int i) {
  if (i == 0) return Light(vec3(-4.6, 4.4, 4.6), vec3(96., 90., 77.), vec3(0), 0., 0., .45, .3, 0.);
  return Light(vec3(3.4, 1.8, .4), vec3(1.3, 1.4, 1.5), vec3(0), 0., 0., .5, .3, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.01, .011, .0125) * (1. + .5 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(0); }
float fogD(vec3 p) { return 0.; }
vec3 sky(vec3 rd) {
  // What glass and metal see: the shade of the lamp to the left, a window behind us.
  float lamp = smoothstep(.9, .93, dot(rd, normalize(vec3(-4.6, 3.6, .6))));
  vec2 u = vec2(rd.x, rd.y) / max(-rd.z, .01) - vec2(-.75, .72);
  float pane = max(abs(u.x) - .34, abs(u.y) - .42);
  float bars = min(abs(u.x) - .03, abs(u.y) - .025);
  float window = rd.z < -.05 && pane < 0. && bars > 0. ? 1. : 0.;
  return vec3(9., 8.4, 7.2) * lamp + vec3(1.6, 1.7, 1.85) * window + vec3(.012);
}
