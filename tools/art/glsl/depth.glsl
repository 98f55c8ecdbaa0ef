// Only the way to the surface, through the middle of each point: edges hold still from frame to frame.
void main() {
  vec2 uv = (gl_FragCoord.xy - .5 * uRes) / uRes.y;
  vec3 rd = normalize(vec3(uv + uShift, uLens));
  rd.yz = R(uAim.y) * rd.yz;
  rd.xz = R(uAim.x) * rd.xz;
  float t = march(uEye, rd, .05, TMAX, uN * 2);
  outC = vec4(0, 0, 0, t < 0. ? TMAX : t);
}
