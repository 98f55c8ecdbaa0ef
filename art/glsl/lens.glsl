// A lens with an opening: what is nearer or farther than uFocus is blurred. Stands before the integrator where a shot has a focus.
uniform float uFocus, uOpen;
vec2 opening;
vec3 through(vec3 eye) {
  float turn = 2. * PI * rnd();
  opening = uOpen * sqrt(rnd()) * vec2(cos(turn), sin(turn));
  vec3 o = vec3(opening, 0.);
  o.yz = R(uAim.y) * o.yz;
  o.xz = R(uAim.x) * o.xz;
  return eye + o;
}
#define EYE(e) through(e)
#define uShift (uShift - opening * uLens / uFocus)
