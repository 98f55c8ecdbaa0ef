// An open notebook with three columns in pencil, the pencil across it; a lamp stands behind to the left. A unit is ten centimetres.
#define STEP .8
#define TMAX 20.
#define VMAX 2.
#define NL 1
vec3 inBook(vec3 p) {
  vec3 q = p - vec3(0., 0., 3.5);
  q.xz = R(.16) * q.xz;
  return q;
}
float leafTop(float x) {
  float u = clamp(abs(x) / 1.5, 0., 1.);
  return .1 + .055 * sin(u * PI) * (1. - .4 * u) + .02 * (1. - u) - .1 * exp(-abs(x) * 16.);
}
float book(vec3 q) {
  float d = max(q.y - leafTop(q.x), max(abs(q.x) - 1.5 + .012 * sin(q.y * 220.), abs(q.z) - 1.05));
  d = max(d, -q.y - .02);
  // The cover looks out all round.
  d = min(d * .8, bx(q - vec3(0., .012, 0.), vec3(1.55, .012, 1.1)) - .006);
  return d;
}
vec3 inPencil(vec3 p) {
  vec3 q = inBook(p) - vec3(.68, .225, .18);
  q.xz = R(1.02) * q.xz;
  q.xy = R(.02) * q.xy;
  return q;
}
float pencil(vec3 q) {
  float a = atan(q.y, q.z), six = cos(rep1(a, PI / 3.));
  float r = length(q.yz) * six;
  float shaft = max(r - .036, abs(q.x) - .72);
  float tip = max(length(q.yz) - .036 * clamp((.88 - q.x) / .17, 0., 1.), abs(q.x - .8) - .09);
  return min(shaft, tip) * .8;
}
float map(vec3 p) {
  float d = p.y - .003 * vn2(p.xz * vec2(2., 16.));
  vec3 q = inBook(p);
  float b = bx(q - vec3(0., .1, 0.), vec3(1.6, .25, 1.2));
  if (b > .2) return min(d, b);
  return min(d, min(book(q), pencil(inPencil(p))));
}
float line(float v, float w) { return smoothstep(w, w * .4, abs(v)); }
// A hand that nobody can read: loops along a line, in words.
float hand(vec2 u, float row, float seed) {
  float x = u.x * 26. + u.y * 1.1 + seed * 3.;
  float word = smoothstep(.3, .34, vn2(vec2(x * .24, row * 7.3 + seed)));
  float tall = smoothstep(.62, .7, vn2(vec2(x * .9, row + 11.)));
  float loop = (.42 + .9 * tall) * sin(x * 3.1 + 2. * vn2(vec2(x, row))) * (.6 + .6 * vn2(vec2(x * 1.1, row + 4.))) + .2 * sin(x * 5.3 + row);
  float slope = abs(cos(x * 3.1)) * (.7 + tall) + .4;
  return word * line(u.y - .22 * loop, .085 * slope);
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  vec3 q = inBook(p);
  float f = fbm(p * 3. + uSeed);
  if (pencil(inPencil(p)) < .004) {
    vec3 k = inPencil(p);
    m.alb = k.x > .72 ? mix(vec3(.42, .35, .26), vec3(.03), step(.835, k.x)) : k.x < -.6 ? vec3(.3, .28, .25) : vec3(.035, .036, .038);
    m.rough = .28;
    m.refl = k.x < .72 ? 1.2 : .1;
    m.bump = .04;
    m.bscale = 40.;
    return m;
  }
  if (p.y > .03 && abs(q.x) < 1.52 && abs(q.z) < 1.08) {
    m.alb = vec3(.6, .585, .54) * (.84 + .22 * f);
    m.rough = .75;
    m.bump = .05;
    m.bscale = 30.;
    if (n.y > .5) {
      // Lines, a margin; on the right three columns, on the left notes.
      float v = q.z / .13, row = floor(v);
      m.alb *= 1. - .16 * line(fract(v) - .06, .035);
      vec2 u = vec2(q.x, fract(v) - .5);
      float ink = 0.;
      if (q.x > .05) {
        float c = floor((q.x - .1) / .46), x = q.x - .1 - c * .46;
        float longest = .12 + .3 * h21(vec2(row + uSeed, c));
        // Further down there is less, and least in the third.
        float has = step(h21(vec2(row * 1.7, c + 3.)), c > 1.5 ? .3 : .82) * step(-5., -row) + step(5.5, row) * step(row, 6.5) * .9;
        if (abs(q.z) < .9 && c >= 0. && c < 3. && x > .03 && x < longest) ink = has * hand(u, row, c);
        ink = max(ink, .8 * max(line(q.x - .1 - .46, .006), line(q.x - .1 - .92, .006)) * step(abs(q.z), .97));
      } else if (q.x > -1.36 && q.x < -.24 - .5 * h11(row + 2.) && row > -5. && row < 3.) ink = hand(u, row, 5.);
      m.alb = mix(m.alb, vec3(.07), ink * .85);
    } else m.alb *= .6 + .3 * sin(q.y * 260.);
    return m;
  }
  if (p.y > .008) {
    m.alb = vec3(.02);
    m.rough = .5;
    m.refl = .3;
    m.bump = .4;
    m.bscale = 40.;
    return m;
  }
  float board = floor(p.z / 1.9 + .3);
  float grain = fbm(vec3(p.x * .9, board * 5., p.z * 8.) + 1.5 * fbm(vec3(p.x * .4, board, p.z * 1.6)));
  m.alb = vec3(.12, .094, .07) * (.3 + 1.2 * grain) * (.75 + .4 * h11(board));
  m.rough = .35 + .25 * grain;
  m.refl = .5;
  m.bump = .2;
  m.bscale = 9.;
  return m;
}
Light light(int i) { return Light(vec3(-2.5, 1.75, 5.6), vec3(46., 43., 37.), vec3(0), 0., 0., .3, .25, 0.); }
vec3 AMB(vec3 p, vec3 n) { return vec3(.012, .0132, .0148) * (1. + .5 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(0); }
float fogD(vec3 p) { return 0.; }
vec3 sky(vec3 rd) { return vec3(4., 3.7, 3.2) * smoothstep(.86, .96, dot(rd, normalize(vec3(-2.5, 1.6, 3.)))) + vec3(.014); }
