// A stairwell looked down: square flights round a shaft, one bulb on a long cord between them. Down is z, the camera lies above.
#define STEP .55
#define TMAX 40.
#define VMAX 22.
#define NL 1
const float HALF = 1.05, WALL = 2.75, STOREY = 3.3, FLOOR = 17.6;
const vec3 BULB = vec3(.06, -.04, 7.7);
// How far round the square, from 0 to 4: a flight to each side, with a landing in the corner.
float round4(vec2 p) {
  if (abs(p.x) > abs(p.y)) return p.x > 0. ? .5 + .5 * p.y / p.x : 2.5 + .5 * p.y / p.x;
  return p.y > 0. ? 1.5 - .5 * p.x / p.y : 3.5 - .5 * p.x / p.y;
}
// Depth of the flight, as a share of a storey: level in the corners, rising between.
float way(float t) {
  float side = floor(t), u = t - side;
  return (side + clamp((u - .2) / .6, 0., 1.)) / 4.;
}
float stepped(float t) {
  float side = floor(t), u = clamp((fract(t) - .2) / .6, 0., 1.);
  return (side + floor(u * 8. + .001) / 8.) / 4.;
}
float map(vec3 p) {
  float m = max(abs(p.x), abs(p.y));
  float t = round4(p.xy);
  float ring = max(HALF - m, m - WALL);
  // The treads, and the slope below them.
  float down = rep1(p.z - STOREY * stepped(t) - .09, STOREY);
  float d = max(abs(down) - .09, ring) * .9;
  float slope = rep1(p.z - STOREY * way(t) - .3, STOREY);
  d = min(d, max(abs(slope) - .12, ring));
  // A string along the shaft, a rail, balusters, a stout post in each corner.
  float along = abs(p.x) > abs(p.y) ? p.y : p.x;
  float edge = m - HALF - .05;
  float string = rep1(p.z - STOREY * way(t) - .16, STOREY);
  d = min(d, bx2(vec2(edge, string), vec2(.045, .22)) - .01);
  float rail = rep1(p.z - STOREY * way(t) + .92, STOREY);
  d = min(d, (length(vec2(edge, rail * .85)) - .055) * .9);
  float mid = rep1(p.z - STOREY * way(t) + .45, STOREY);
  float baluster = length(vec2(rep1(along - .08, .16), edge)) - .014 - .01 * smoothstep(.2, .0, abs(mid));
  d = min(d, max(baluster, abs(mid) - .48));
  vec2 corner = abs(p.xy) - HALF - .05;
  float post = bx2(corner, vec2(.06));
  float head = rep1(p.z - STOREY * way(t) + .5, STOREY);
  d = min(d, max(post, abs(head) - .66) - .012);
  // Walls with a door on each storey, the floor of the hall.
  d = min(d, WALL - m);
  d = min(d, FLOOR - p.z);
  d = min(d, length(vec2(length(p.xy - BULB.xy) , max(p.z - BULB.z + .12, 0.))) - .011);
  d = min(d, cap(p, BULB - vec3(0., 0., .2), BULB - vec3(0., 0., .1), .035));
  return d;
}
Mat material(vec3 p, vec3 n) {
  Mat m;
  m.emit = vec3(0);
  m.refl = 0.;
  m.bump = .3;
  m.bscale = 8.;
  m.rough = .5;
  float f = fbm(p * 1.4 + uSeed);
  float mm = max(abs(p.x), abs(p.y));
  if (p.z > FLOOR - .03) {
    vec2 u = p.xy * 2.2;
    float ck = mod(floor(u.x) + floor(u.y), 2.);
    m.alb = mix(vec3(.34), vec3(.06), ck) * (.5 + .7 * f);
    m.rough = .25;
    m.refl = .5;
    m.bump = .05;
    return m;
  }
  if (mm > WALL - .03) {
    m.alb = vec3(.3, .295, .275) * (.35 + 1. * f);
    float peel = smoothstep(.54, .6, fbm(p * 1.3 + 8.));
    m.alb = mix(m.alb, vec3(.2, .19, .175), peel * .7);
    m.bump = .4 + peel;
    return m;
  }
  if (mm < HALF + .14) {
    m.alb = vec3(.11, .085, .065) * (.5 + .9 * fbm(p * vec3(3., 3., 9.)));
    m.rough = .5;
    m.refl = .1;
    m.bump = .15;
    return m;
  }
  // Treads: stone, paler where they were walked on; the nosing is dark.
  float t = round4(p.xy), u = clamp((fract(t) - .2) / .6, 0., 1.);
  float nose = smoothstep(.12, .02, fract(u * 8.)) * step(.001, u) * step(u, .999);
  float walked = smoothstep(.75, .1, abs(mm - 1.75));
  m.alb = vec3(.27, .265, .245) * (.4 + .8 * f) * (.65 + .5 * walked) * (1. - .45 * nose);
  m.rough = .5;
  return m;
}
Light light(int i) { return Light(BULB, vec3(42., 38.5, 31.), vec3(0), 0., 0., .05, .08, 0.); }
vec3 AMB(vec3 p, vec3 n) { return vec3(.011, .0122, .0135) * (1. - .4 * n.z); }
vec3 AMBFOG(vec3 p) { return vec3(.0012, .0014, .0016); }
float fogD(vec3 p) { return .028 * (.35 + 1.3 * vn(p * 1.1 + uSeed)); }
vec3 sky(vec3 rd) { return vec3(0); }
