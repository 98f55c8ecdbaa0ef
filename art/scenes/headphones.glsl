// Headphones: put down on a table after the meeting, or with prop 1 on a hook at the way in. A unit is ten centimetres.
#define STEP .85
#define TMAX 24.
#define VMAX 12.
#define NL 2
vec3 inPhones(vec3 p) {
  vec3 q = p - (uProp > .5 ? vec3(.25, .2, 4.2) : vec3(.1, .42, 4.));
  q.xz = R(uProp > .5 ? .5 : -.62) * q.xz;
  return q;
}
// Distance, and what it is: 0 leather, 1 metal, 2 plastic.
vec2 phones(vec3 q) {
  // The band: an arc over both cups, padded below its top.
  vec2 v = vec2(q.x, max(q.y - .35, -9.));
  float arc = length(vec2(q.x * 1.04, q.y - .3)) - .86;
  float band = max(length(vec2(max(abs(arc) - .012, 0.), max(abs(q.z) - .1, 0.))) - .012, .1 - q.y);
  float pad = max(length(vec2((arc + .05) * .9, max(abs(q.z) - .1, 0.))) - .055 * smoothstep(.35, .75, q.y), .5 - q.y);
  vec3 s = vec3(abs(q.x) - .84, q.y, q.z);
  s.xy = R(.07) * s.xy;
  // Fork and slider of each side, then the cup with its cushion.
  float fork = max(abs(length(s.yz) - .44) - .022, max(abs(s.x - .02) - .03, -s.y));
  fork = min(fork, cap(s, vec3(.0, .44, 0.), vec3(-.01, .62, 0.), .026));
  fork = min(fork, cy((vec3(s.x - .02, s.y, abs(s.z) - .43)).xzy, .04, .04));
  float cup = cy(s.yxz, .38, .085) - .035;
  cup = max(cup, -(cy((s - vec3(.14, 0., 0.)).yxz, .27, .03)));
  vec3 c = s + vec3(.15, 0., 0.);
  float cushion = length(vec2(length(c.yz) - .28, c.x)) - .115;
  cushion += .006 * sin(atan(c.y, c.z) * 23.) * smoothstep(.02, .1, length(vec2(length(c.yz) - .28, c.x)));
  vec2 d = vec2(min(pad, cushion), 0.);
  float metal = min(band, fork);
  if (metal < d.x) d = vec2(metal, 1.);
  if (cup < d.x) d = vec2(cup, 2.);
  return d;
}
float cable(vec3 p) {
  vec3 q = inPhones(p);
  if (uProp > .5) {
    // Straight down from the left cup.
    vec3 c = q - vec3(-.9, -.4, 0.);
    float a = atan(c.z, c.x);
    return max(length(c.xz - .012 * vec2(sin(c.y * 3.), cos(c.y * 2.))) - .024, c.y) * .8;
  }
  // Along the front of the table.
  float z = 2.85 + .32 * sin(p.x * 1.7 + .6) + .16 * sin(p.x * 3.1);
  float loose = length(vec2((p.z - z) * .72, p.y - .03)) - .028;
  return max(loose, p.x + .15) * .8;
}
float map(vec3 p) {
  float d;
  if (uProp > .5) {
    d = 5.2 - p.z - .02 * fbm2(p.xy * 1.2);
    // A batten of wood with hooks on it.
    d = min(d, bx(p - vec3(0., 1.2, 5.15), vec3(20., .28, .09)) - .02);
    float x = p.x - .25 + .0;
    float k = round(x / 2.3);
    vec3 h = vec3(x - k * 2.3, p.y - 1.3, p.z);
    float hook = cap(h, vec3(0., .02, 5.1), vec3(0., -.04, 3.95), .045);
    hook = min(hook, cap(h, vec3(0., -.04, 3.95), vec3(0., .16, 3.84), .045));
    hook = min(hook, length(h - vec3(0., .19, 3.83)) - .075);
    hook = min(hook, cy((h - vec3(0., .02, 5.02)).xzy, .15, .03) - .02);
    d = min(d, hook);
  } else d = p.y - .003 * vn2(p.xz * vec2(2., 16.));
  vec3 q = inPhones(p);
  float b = length(q - vec3(0., .35, 0.)) - 1.35;
  d = min(d, b > .3 ? b : phones(q).x);
  return min(d, cable(p));
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  float f = fbm(p * 2. + uSeed), fine = fbm(p * 14.);
  vec3 q = inPhones(p);
  if (cable(p) < .006) {
    m.alb = vec3(.02);
    m.rough = .4;
    m.refl = .7;
    m.bump = .6;
    m.bscale = 50.;
    return m;
  }
  if (length(q - vec3(0., .35, 0.)) < 1.4) {
    vec2 t = phones(q);
    if (t.x < .008) {
      m.bump = .05;
      m.bscale = 30.;
      if (t.y < .5) {
        float worn = smoothstep(.55, .7, fbm(p * 5.));
        m.alb = vec3(.035, .033, .031) * (.6 + .7 * f) * (1. + worn);
        m.rough = .42;
        m.refl = .6;
        m.bump = .5;
        m.bscale = 26.;
      } else if (t.y < 1.5) {
        m.alb = vec3(.19) * (.6 + .6 * fine);
        m.rough = .28;
        m.refl = 7.;
      } else {
        m.alb = vec3(.028) * (.7 + .6 * f);
        m.rough = .3;
        m.refl = 1.2;
        // Rings of holes in the back of the cup.
        vec3 s = vec3(abs(q.x) - .84, q.yz);
        float r = length(s.yz), a = atan(s.y, s.z);
        if (s.x > .08 && r < .25) m.alb = mix(m.alb, vec3(.003), smoothstep(.02, .012, length(vec2(rep1(r - .03, .06), rep1(a, .06 / max(r, .05)) * r))));
      }
      return m;
    }
  }
  if (uProp > .5) {
    if (p.z < 5.04) {
      m.alb = vec3(.2, .19, .17) * (.5 + .6 * fine);
      m.rough = .3;
      m.refl = 4.;
      m.bump = .05;
      m.bscale = 30.;
      return m;
    }
    bool batten = abs(p.y - 1.2) < .3 && p.z < 5.15;
    float grain = fbm(vec3(p.x * .7, p.y * 9., 2.));
    m.alb = batten ? vec3(.15, .12, .09) * (.4 + 1. * grain) : vec3(.24, .235, .22) * (.5 + .7 * f);
    m.rough = batten ? .45 : .8;
    m.refl = batten ? .3 : 0.;
    m.bump = .2;
    m.bscale = 7.;
    return m;
  }
  float board = floor(p.z / 2.1 + .35);
  float grain = fbm(vec3(p.x * .9, board * 5., p.z * 9.) + 1.5 * fbm(vec3(p.x * .4, board, p.z * 1.6)));
  m.alb = vec3(.13, .104, .08) * (.3 + 1.2 * grain) * (.75 + .4 * h11(board));
  m.rough = .28 + .25 * grain;
  m.refl = .7;
  m.bump = .2;
  m.bscale = 9.;
  return m;
}
Light light(int i) {
  if (uProp > .5) {
    if (i == 0) return Light(vec3(-3.6, 1.9, 2.4), vec3(62., 57., 48.), normalize(vec3(.85, -.28, .45)), .9, .5, .14, .4, 1.);
    return Light(vec3(3.4, -.6, 2.6), vec3(1.1, 1.2, 1.35), vec3(0), 0., 0., .5, .4, 0.);
  }
  // A screen that is still on, behind to the left.
  if (i == 0) return Light(vec3(-2.4, 1.6, 6.9), vec3(50., 52., 55.6), vec3(0), 0., 0., .7, .5, 0.);
  return Light(vec3(3.4, 2.2, 1.4), vec3(1.5, 1.4, 1.2), vec3(0), 0., 0., .5, .4, 0.);
}
vec3 AMB(vec3 p, vec3 n) { return vec3(.011, .0122, .0136) * (1. + .5 * n.y); }
vec3 AMBFOG(vec3 p) { return vec3(.0008); }
float fogD(vec3 p) { return uProp > .5 ? .012 : .02; }
vec3 sky(vec3 rd) {
  vec2 u = vec2(rd.x / rd.z + .5, rd.y / rd.z - .05);
  float screen = max(abs(u.x) - .2, abs(u.y) - .115);
  return rd.z > 0. && uProp < .5 && screen < 0. ? vec3(.62, .66, .72) * smoothstep(0., -.03, screen) : vec3(.008, .0085, .0095);
}
