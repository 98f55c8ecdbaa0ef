#version 300 es
// A frame between two kept ones: each point that the camera now sees is looked up where the kept cameras saw it.
// uZ holds the way to the surface now, uT and uO the two frames; a point that a frame did not see is left to the other.
precision highp float;
out vec4 o;
uniform sampler2D uZ, uT, uO;
uniform vec3 uEye, uEyeT, uEyeO;
uniform vec2 uAim, uAimT, uAimO, uShift, uR;
uniform float uLens, uK;
mat2 R(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
vec4 seen(sampler2D from, vec3 p, vec3 eye, vec2 aim) {
  vec3 d = p - eye;
  float far = length(d);
  d.xz = R(-aim.x) * (p - eye).xz;
  d.yz = R(-aim.y) * d.yz;
  vec2 uv = (d.xy / d.z * uLens - uShift) * uR.y / uR + .5;
  vec4 c = texture(from, uv);
  // Seen there only if that camera's ray ended as far away, and inside its frame.
  float w = 1. - smoothstep(.02, .08, abs(c.a - far) / far);
  vec2 edge = smoothstep(vec2(0), vec2(.02), uv) * smoothstep(vec2(0), vec2(.02), 1. - uv);
  return vec4(c.rgb, max(w * edge.x * edge.y * step(0., d.z), 1e-4));
}
void main() {
  vec2 u = gl_FragCoord.xy / uR;
  vec3 rd = normalize(vec3((gl_FragCoord.xy - .5 * uR) / uR.y + uShift, uLens));
  rd.yz = R(uAim.y) * rd.yz;
  rd.xz = R(uAim.x) * rd.xz;
  vec3 p = uEye + rd * texture(uZ, u).a;
  vec4 a = seen(uT, p, uEyeT, uAimT), b = seen(uO, p, uEyeO, uAimO);
  a.a *= 1. - uK;
  b.a *= uK;
  o = vec4((a.rgb * a.a + b.rgb * b.a) / max(a.a + b.a, 1e-6), 1);
}
