// A board of hooks in a hotel; one key is left, and the lamp at the side throws the shadow of every hook. A unit is six centimetres.
#define STEP .85
#define TMAX 24.
#define VMAX 2.
#define NL 1
const vec2 GRID = vec2(1.55, 2.9);
float hook(vec3 q) {
  float d = cap(q, vec3(0., 0., .05), vec3(0., -.02, -.3), .028);
  d = min(d, cap(q, vec3(0., -.02, -.3), vec3(0., .09, -.36), .028));
  d = min(d, length(q - vec3(0., .1, -.362)) - .04);
  return min(d, cy((q - vec3(0., 0., 0.)).xzy, .085, .02) - .012);
}
vec3 inKey(vec3 p) {
  vec3 q = p - vec3(0., -.03, -.25);
  q.xy = R(-.045) * q.xy;
  q.xz = R(.2) * q.xz;
  return q;
}
float key(vec3 q) {
  // The ring of the bow hangs on the hook.
  vec3 b = q - vec3(0., -.235, 0.);
  float d = (length(vec2(length(b.xy * vec2(1., .92)) - .27, b.z * .85)) - .052) * .9;
  vec3 s = q - vec3(0., -1.05, 0.);
  d = smin(d, cy(s, .062, .56), .05);
  d = min(d, cy(q - vec3(0., -.6, 0.), .1, .028) - .014);
  d = min(d, cy(q - vec3(0., -.69, 0.), .085, .012) - .012);
  d = min(d, cy(q - vec3(0., -1.12, 0.), .078, .012) - .01);
  // The bit with its wards.
  vec3 w = q - vec3(.21, -1.4, 0.);
  float bit = bx(w, vec3(.15, .16, .026)) - .008;
  bit = max(bit, -bx(w - vec3(.1, .03, 0.), vec3(.06, .028, .1)));
  bit = max(bit, -bx(w - vec3(.05, -.13, 0.), vec3(.024, .06, .1)));
  bit = max(bit, -bx(w - vec3(-.02, .12, 0.), vec3(.022, .05, .1)));
  bit = max(bit, -bx(w - vec3(.155, -.07, 0.), vec3(.04, .018, .1)));
  return min(d, bit);
}
vec3 inTag(vec3 p) {
  vec3 q = inKey(p) - vec3(-.2, -.4, -.03);
  q.xy = R(-.62) * q.xy;
  q.xz = R(-.35) * q.xz;
  return q;
}
float tag(vec3 q) {
  float d = cy((q - vec3(0., -.46, 0.)).xzy, .24, .012) - .008;
  d = max(d, -cy((q - vec3(0., -.28, 0.)).xzy, .03, .1));
  float ring = length(vec2(length(q.xy - vec2(.02, -.12)) - .17, q.z)) - .014;
  return min(d, ring);
}
float map(vec3 p) {
  // Planks, a rail above and one below.
  float gap = abs(rep1(p.y - .62, GRID.y)) - .02;
  float d = -p.z - .004 * fbm2(p.xy * vec2(1.2, 9.));
  d = max(d, -max(gap, -p.z - .05));
  vec2 cell = clamp(round(p.xy / GRID), vec2(-3., -2.), vec2(4., 2.));
  vec3 q = vec3(p.xy - cell * GRID, p.z);
  q.xy = R((h21(cell + uSeed) - .5) * .12) * q.xy;
  d = min(d, hook(q));
  // The number of each, on enamel.
  d = min(d, cy((q - vec3(0., .4, 0.)).xzy, .2, .02) - .012);
  d = min(d, cy((vec3(abs(q.x) - .14, q.y - .4, q.z + .03)).xzy, .02, .012));
  vec3 k = p - vec3(0., -.8, -.25);
  float b = length(k) - 1.25;
  if (b > .3) return min(d, b);
  return min(d, min(key(inKey(p)), tag(inTag(p))));
}
float bar(vec2 u, vec2 a, vec2 b) {
  vec2 pa = u - a, ba = b - a;
  return length(pa - ba * clamp(dot(pa, ba) / dot(ba, ba), 0., 1.)) - .014;
}
// One of the digits 0, 1, 4, 7, which are straight lines and one ring.
float digit(float n, vec2 u) {
  if (n < .5) return abs(length(u * vec2(1.5, 1.)) - .085) - .014;
  if (n < 1.5) return min(bar(u, vec2(0., .085), vec2(0., -.085)), bar(u, vec2(0., .085), vec2(-.035, .05)));
  if (n < 2.5) return min(bar(u, vec2(.02, .085), vec2(.02, -.085)), min(bar(u, vec2(.02, .085), vec2(-.05, -.03)), bar(u, vec2(-.05, -.03), vec2(.05, -.03))));
  return min(bar(u, vec2(-.05, .085), vec2(.05, .085)), bar(u, vec2(.05, .085), vec2(-.01, -.085)));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  float f = fbm(p * 3. + uSeed);
  vec3 k = p - vec3(0., -.8, -.25);
  if (length(k) < 1.3 && p.z < -.03) {
    vec3 t = inTag(p);
    if (tag(t) < .006 && length(t.xy - vec2(0., -.46)) < .26) {
      vec2 u = R(.5) * (t.xy - vec2(0., -.48)) * .78;
      float ink = min(digit(2., u + vec2(.055, 0.)), digit(0., u - vec2(.06, 0.)));
      ink = min(ink, abs(length(t.xy - vec2(0., -.46)) - .21) - .006);
      m.alb = mix(vec3(.5, .46, .38) * (.6 + .6 * f), vec3(.02), smoothstep(.004, -.004, ink));
      m.rough = .35;
      m.refl = 1.;
      m.bump = .06;
      m.bscale = 30.;
      return m;
    }
    if (key(inKey(p)) < .006) {
      float rust = smoothstep(.42, .66, fbm(p * 5.));
      m.alb = mix(vec3(.16, .155, .15), vec3(.1, .07, .05), rust) * (.5 + .8 * f);
      m.rough = .26 + .34 * rust;
      m.refl = mix(7., 1., rust);
      m.bump = .12 + .4 * rust;
      m.bscale = 26.;
      return m;
    }
  }
  vec2 cell = clamp(round(p.xy / GRID), vec2(-3., -2.), vec2(4., 2.));
  vec3 q = vec3(p.xy - cell * GRID, p.z);
  q.xy = R((h21(cell + uSeed) - .5) * .12) * q.xy;
  if (length(q.xy - vec2(0., .4)) < .215 && p.z < -.012) {
    vec2 u = (q.xy - vec2(0., .4)) * .78;
    float h = floor(4. * h21(cell * 1.7 + 5.)), g = floor(4. * h21(cell * 2.3 + 9.));
    if (cell == vec2(0.)) { h = 2.; g = 0.; }
    float ink = min(digit(h, u + vec2(.055, 0.)), digit(g, u - vec2(.055, 0.)));
    ink = min(ink, abs(length(q.xy - vec2(0., .4)) - .178) - .006);
    float chip = smoothstep(.6, .64, fbm(p * 4.2 + 11.));
    m.alb = mix(vec3(.56, .55, .51) * (.7 + .4 * f), vec3(.02), smoothstep(.004, -.004, ink));
    m.alb = mix(m.alb, vec3(.05, .04, .035), chip);
    m.rough = mix(.2, .7, chip);
    m.refl = mix(1., 0., chip);
    m.bump = .04;
    m.bscale = 12.;
    return m;
  }
  if (p.z < -.025) {
    m.alb = vec3(.2, .17, .12) * (.5 + .7 * f);
    m.rough = .3;
    m.refl = 5.;
    m.bump = .1;
    m.bscale = 30.;
    return m;
  }
  float plank = floor((p.y - .62) / GRID.y + .5);
  float grain = fbm(vec3(p.x * .9, p.y * 8., plank * 7.) + 1.4 * fbm(vec3(p.x * .4, p.y * 1.6, plank)));
  m.alb = vec3(.19, .145, .108) * (.3 + 1.2 * grain);
  m.alb *= 1. - .6 * smoothstep(.6, .78, fbm(vec3(p.x * 2.2, p.y * 26., plank)));
  // Where the other keys hung for years the wood is paler.
  float worn = smoothstep(.36, .1, length((q.xy - vec2(.04, -.85)) * vec2(1.9, .44)));
  m.alb *= 1. + .5 * worn;
  m.rough = .42;
  m.refl = .3;
  m.bump = .35;
  m.bscale = 9.;
  return m;
}
Light light(int i) { return Light(vec3(-4.6, 2.4, -2.6), vec3(120., 111., 94.), vec3(0), 0., 0., .16, .3, 0.); }
vec3 AMB(vec3 p, vec3 n) { return vec3(.01, .0112, .0125); }
vec3 AMBFOG(vec3 p) { return vec3(0); }
float fogD(vec3 p) { return 0.; }
vec3 sky(vec3 rd) { return vec3(5., 4.7, 4.1) * smoothstep(.8, .95, dot(rd, normalize(vec3(-5., 2.4, -2.4)))) + vec3(.015); }
