// A frame of a shot with the protagonist: the room as the two nearest plates have it, the light of her lamp and her shadow in it, and
// she herself over it. Stands after heroine.glsl. uZ holds the surfaces (surface.glsl), uT and uO the plates; uH is her layer, which
// fills uBox.
uniform sampler2D uZ, uT, uO, uH;
uniform vec3 uEyeT, uEyeO;
uniform vec4 uBox, uRoomLamp;
uniform float uK, uHers, uHaze;
const vec3 FLAME = vec3(5.4, 4.6, 3.3);

// Which of four neighbours are of the surface that is looked for: others would draw its edge a second time.
vec4 seen(sampler2D from, vec3 p, vec3 eye) {
  vec3 d = p - eye;
  float far = length(d);
  d.xz = R(-uAim.x) * d.xz;
  d.yz = R(-uAim.y) * d.yz;
  vec2 size = vec2(textureSize(from, 0));
  vec2 at = ((d.xy / d.z * uLens - uShift) * size.y / size + .5) * size - .5;
  vec2 base = floor(at), f = at - base;
  vec4 sum = vec4(0);
  for (int i = 0; i < 4; i++) {
    vec2 o = vec2(i & 1, i >> 1);
    vec4 c = texelFetch(from, ivec2(clamp(base + o, vec2(0), size - 1.)), 0);
    vec2 share = mix(1. - f, f, o);
    // Farther plates are coarser, and so is what they know of a slanting floor.
    float w = share.x * share.y * (1. - smoothstep(.015, .05, abs(c.a - far) / far));
    sum += vec4(c.rgb * w, w);
  }
  vec2 inside = smoothstep(vec2(-1), vec2(8), at) * smoothstep(vec2(-1), vec2(8), size - 1. - at);
  return sum * inside.x * inside.y * step(0., d.z);
}

// What neither plate saw: the farthest of what lies around it, since nearer things have moved away.
vec3 guessed(sampler2D from, vec3 p, vec3 eye) {
  vec3 d = p - eye;
  d.xz = R(-uAim.x) * d.xz;
  d.yz = R(-uAim.y) * d.yz;
  vec2 size = vec2(textureSize(from, 0));
  vec2 at = ((d.xy / d.z * uLens - uShift) * size.y / size + .5) * size - .5;
  vec4 best = vec4(0);
  for (int i = 0; i < 25; i++) {
    vec4 c = texelFetch(from, ivec2(clamp(at + 2. * vec2(i % 5 - 2, i / 5 - 2), vec2(0), size - 1.)), 0);
    if (c.a > best.a) best = c;
  }
  return best.rgb;
}

float reached(vec3 p, vec3 lamp, float soft) {
  vec3 a = inHer(p), b = inHer(lamp);
  vec3 way = b - a;
  float far = length(way) - .06, t = .03, open_ = 1.;
  way = normalize(way);
  // Only rays that pass close by her.
  vec3 c = vec3(.05, .78, .02) - a;
  float near = clamp(dot(c, way), 0., far);
  if (length(c - way * near) > .95) return 1.;
  t = max(t, near - 1.);
  for (int i = 0; i < 26; i++) {
    float h = heroine(a + way * t);
    open_ = min(open_, .5 + .5 * h / (soft * t + .004));
    if (open_ < .01 || t > far) break;
    t += clamp(h, .012, .2);
  }
  open_ = clamp(open_, 0., 1.);
  return open_ * open_ * (3. - 2. * open_);
}

vec3 unfolded(vec2 o) {
  vec3 n = vec3(o, 1. - abs(o.x) - abs(o.y));
  if (n.z < 0.) n.xy = (1. - abs(n.yx)) * vec2(n.x < 0. ? -1. : 1., n.y < 0. ? -1. : 1.);
  return normalize(n);
}

// The air between the eye and a surface in the light of a lamp: what a straight way through its inverse square adds up to.
float hazed(vec3 rd, float far, vec3 lamp) {
  vec3 l = lamp - uEye;
  float b = dot(l, rd), h = sqrt(dot(l, l) - b * b + .03);
  return (atan((far - b) / h) + atan(b / h)) / h;
}

void main() {
  vec2 u = gl_FragCoord.xy / uRes;
  vec3 rd = normalize(vec3((gl_FragCoord.xy - .5 * uRes) / uRes.y + uShift, uLens));
  rd.yz = R(uAim.y) * rd.yz;
  rd.xz = R(uAim.x) * rd.xz;
  vec4 z = texelFetch(uZ, ivec2(gl_FragCoord.xy), 0);
  vec3 p = uEye + rd * z.a;
  vec3 c;
  // A camera that stands still sees what its plate sees.
  if (uEyeT == uEye && uEyeO == uEye) c = mix(texelFetch(uT, ivec2(gl_FragCoord.xy), 0).rgb, texelFetch(uO, ivec2(gl_FragCoord.xy), 0).rgb, uK);
  else {
    vec4 a = seen(uT, p, uEyeT) * (1. - uK), b = seen(uO, p, uEyeO) * uK;
    float w = a.a + b.a;
    c = w > .04 ? (a.rgb + b.rgb) / w : uK < .5 ? guessed(uT, p, uEyeT) : guessed(uO, p, uEyeO);
  }
  if (uRoomLamp.w > 0.) c *= 1. - uRoomLamp.w * (1. - reached(p, uRoomLamp.xyz, .06));
  // Her lamp, which no plate has, since it walks.
  vec3 lamp = outOfHer(uJoints[13]), way = lamp - p;
  float d2 = dot(way, way), facing = dot(unfolded(z.yz), way) * inversesqrt(d2);
  float lit = z.x * .3183 * max(0., facing) / (.03 + d2);
  if (lit * uHers > 2e-4) lit *= reached(p, lamp, .03);
  c += FLAME * uHers * (lit * exp(-uHaze * z.a) + .035 * uHaze * hazed(rd, z.a, lamp));
  vec2 h = (gl_FragCoord.xy - uBox.xy) / uBox.zw;
  if (all(greaterThan(h, vec2(0))) && all(lessThan(h, vec2(1)))) {
    vec4 she = texture(uH, h);
    c = c * (1. - she.a) + she.rgb;
  }
  outC = vec4(c, 1);
}
