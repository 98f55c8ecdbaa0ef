// portrait: contre-jour bust; everything varies with uSeed (hair, build, collar, turn, lamp side), the thing with uProp
#define STEP .85
#define TMAX 8.
#define VMAX 5.
#define NL 4
float s_(float k){ return h11(uSeed*1.37+k*7.13); }
// What a craft works with: uProp.
#define RIM 1.5
#define DISPLAY vec3(0., 1.63, .8)
#define STYLUS 1.
#define BOOM 2.
#define HEADSET 3.
#define STRINGS 4.
#define SCREEN 5.
bool holds(float prop) { return abs(uProp - prop) < .5; }
float facing() { return (s_(9.) > .5 ? 1. : -1.) * (.25 + .85 * s_(2.)); }
// Distance to hair that falls, for the light in its strands.
float strands;
// Hair from the parting down, about the middle of the head but in the body's directions: down the back, or over one shoulder.
float falling(vec3 b, vec2 nape, bool tied) {
  strands = 9.;
  float near = length(b - vec3(0., -.12, 0.)) - .36;
  if (near > .1) return near;
  float side = s_(12.) > .5 ? 1. : -1.;
  float over = tied || s_(14.) > .45 ? 1. : 0.;
  float f = clamp((.05 - b.y) / .4, 0., 1.);
  float gather = smoothstep(.1, .62, f);
  vec2 middle = mix(nape * (.03 + .02 * f), vec2(side * .1, .035), over * gather);
  vec2 radius = mix(vec2(.095, .1), over > .5 ? vec2(.052, .05) : vec2(.1, .06), gather);
  if (tied) radius = mix(vec2(.07, .075), vec2(.036), gather);
  vec2 d = b.xz - middle;
  d.x += (.004 + .011 * s_(13.)) * f * sin(b.y * (24. + 14. * s_(15.)) + 5. * s_(16.));
  float a = atan(d.x, -d.y) + .9 * side * f;
  float lock = vn(vec3(a * 2.6, b.y * 5., uSeed)), strand = vn(vec3(a * 17., b.y * 5., uSeed * 2.));
  float pole = smoothstep(.0, .07, length(d));
  float rough = (.026 * f + .008) * (.5 - lock) + (.005 + .005 * f) * pole * (.5 - strand);
  float hang = (length(d / radius) - 1.) * min(radius.x, radius.y) + rough;
  // The face stays free.
  hang = smax(hang, -dot(b.xz, nape) - .02 - .12 * gather, .02);
  float tip = -.27 - .13 * vn(vec3(a * 3., 1., uSeed)) - .02 * strand;
  hang = smax(hang, max(b.y - .02, tip - b.y), .02);
  // Single hairs that the light finds beside the rest.
  float loose = 9.;
  for (int i = 0; i < 7; i++) {
    float k = float(i), e = i % 2 == 0 ? 1. : -1., own = h11(k * 3.7 + uSeed);
    float x = middle.x + e * (radius.x * (.9 + .12 * own) + .02 * own * f * f);
    x += .006 * sin(b.y * (19. + 13. * own) + k * 2.3);
    float z = middle.y + (h11(k * 5.1 + uSeed) - .5) * .07;
    loose = min(loose, max(length(vec2(b.x - x, b.z - z)) - .0002, max(b.y - .03, -.2 - .12 * own - b.y)));
  }
  strands = min(hang, loose) * .7;
  return strands;
}
float crown(vec3 h, vec3 b, vec2 nape, float tight) {
  float a = atan(b.x - nape.x * .03, -b.z + nape.y * .03), pole = smoothstep(.01, .08, length(b.xz));
  float d = ell(h - vec3(0., .04, -.022), vec3(.097, .111, .114) - tight);
  d += .014 * (.5 - vn(vec3(a * 2.6, b.y * 5., uSeed))) + .009 * pole * (.5 - vn(vec3(a * 19., b.y * 4., uSeed * 2.)));
  // The parting.
  float part = (h.x - .06 * (s_(17.) - .5)) / .013;
  d += .009 * exp(-part * part) * smoothstep(.06, .13, h.y);
  return max(d, h.z * .9 - h.y * .6 - .055);
}
// Things of a craft beside the head, and against the light.
float thing(vec3 p, vec3 h, float turn, float bulk) {
  float e = turn > 0. ? 1. : -1.;
  if (holds(STYLUS)) {
    vec3 a = vec3(e * .07, 1.715, .0), way = normalize(vec3(e * .86, -.1 + .95 * s_(18.), -.3));
    float d = rcap(p, a, a + way * (.13 + bulk), .0062, .0062);
    return min(d, rcap(p, a + way * (.13 + bulk), a + way * (.155 + bulk), .0062, .0015));
  }
  if (holds(HEADSET)) {
    vec3 q = h - vec3(0., .015, -.01);
    float ring = .108 + bulk * 1.35;
    // The band goes over the hair, and holds some of it down where there is much.
    float d = max(length(vec2(length(q.xy * vec2(1., bulk > .02 ? .81 : .72)) - ring, q.z * .55)) - .0095, -q.y - .01);
    vec3 c = vec3(abs(q.x) - ring, q.y + .015, q.z);
    d = smin(d, cy(c.yxz, .04, .014) - .009, .01);
    vec3 m = vec3(q.x * e, q.y, q.z);
    vec3 bend = vec3(ring - .012, -.085, .1);
    float arm = min(cap(m, vec3(ring, -.03, .02), bend, .0045), cap(m, bend, vec3(.055, -.1, .145), .0045));
    return min(d, min(arm, ell(m - vec3(.048, -.1, .147), vec3(.019, .013, .013))));
  }
  if (holds(BOOM)) {
    vec3 a = vec3(-e * .09, 1.918, .2), b = vec3(-e * .26, 1.872, .2);
    float fur = .012 * vn(p * vec3(90., 60., 90.)) + .008 * vn(p * 190.);
    float d = (rcap(p, a, b, .043, .047) - fur + .008) * .75;
    return min(d, cap(p, b, vec3(-e * .7, 1.75, .2), .0085));
  }
  if (holds(STRINGS)) {
    // The cross stands over the head, and its strings go to the shoulders, the arms and the crown.
    vec3 q = p - vec3(0., 1.9, .12);
    vec3 c = q;
    c.xy = R(-.11 * e) * c.xy;
    float d = bx(c, vec3(.17, .009, .012)) - .002;
    c.xz = R(1.25) * c.xz;
    d = min(d, bx(c - vec3(0., .012, 0.), vec3(.12, .008, .012)) - .002);
    float w = .0006, l = 9.;
    l = min(l, cap(q, vec3(-.165, .018 * -e, 0.), vec3(-.2, -.5, -.1), w));
    l = min(l, cap(q, vec3(.165, .018 * e, 0.), vec3(.2, -.5, -.1), w));
    l = min(l, cap(q, vec3(-.1, .01 * -e, 0.), vec3(-.26, -.62, -.14), w));
    l = min(l, cap(q, vec3(.1, .01 * e, 0.), vec3(.26, -.62, -.14), w));
    l = min(l, cap(q, vec3(0., 0., 0.), vec3(0., -.16, -.12), w));
    return min(d, l);
  }
  if (holds(SCREEN)) return bx(p - DISPLAY, vec3(.3, .2, .012)) - .006;
  return 9.;
}
float bust(vec3 p){
  vec3 q=p; float w=.9+.22*s_(1.); float turn=facing(); float tilt=(s_(3.)-.5)*.16;
  float sh=rcap(q,vec3(-.17*w,1.36,0.),vec3(.17*w,1.36,0.),.085,.085); vec3 tq=q-vec3(0,1.05,.0); tq.z*=1.35; float to=rcap(tq,vec3(0,.22,0),vec3(0,-.5,0),.19*w,.2*w)*.75; float arm=rcap(vec3(abs(q.x),q.yz),vec3(.23*w,1.35,0),vec3(.30*w,.8,.02),.085,.075); float b=smin(smin(sh,to,.13),arm,.09); b=smin(b,rcap(q,vec3(0,1.36,.0),vec3(0,1.56,.02),.075,.058),.09);
  float c=s_(4.); if(c<.34){ float a=atan(q.x,q.z); float hood=abs(length((q-vec3(0,1.47,-.02))*vec3(1.,1.3,1.))-.14)-.035; hood=max(hood,abs(q.y-1.45)-.085); b=smin(b,hood,.05);} else if(c<.6){ float col=max(abs(length(q.xz-vec2(0,.0))-.10-.05*(q.y-1.42))-.016,abs(q.y-1.475)-.065); b=smin(b,col,.02);} else if(c<.8){ vec3 k=q-vec3(0,1.47,.01); float sc=tor(k,.095,.045)+.012*sin(k.x*40.+k.y*30.); b=smin(b,sc,.03);} 
  vec3 h=q-vec3(0,1.58,.02); h.xy=R(tilt)*h.xy; h.xz=R(turn)*h.xz; h.y-=.115; 
  float sk=ell(h-vec3(0,.02,-.015),vec3(.083,.11,.102)); float jaw=ell(h-vec3(0,-.055,.025),vec3(.062,.085,.075)); float hd=smin(sk,jaw,.06); hd=smin(hd,rcap(h,vec3(0,.01,.088),vec3(0,-.028,.108),.012,.017),.022); hd=smin(hd,ell(h-vec3(0,-.07,.075),vec3(.026,.02,.022)),.03); hd=smin(hd,ell(h-vec3(0,-.108,.062),vec3(.028,.022,.026)),.03); hd=smin(hd,ell(vec3(abs(h.x)-.083,h.y,h.z+.005),vec3(.013,.03,.02)),.012);
  strands=9.; vec3 hb=q-vec3(0,1.695,.02); vec2 nape=vec2(sin(turn),-cos(turn));
  float hs=s_(5.); vec3 hp=h; float n=.016*(vn(h*vec3(70.,34.,70.))-.5)+.012*(vn(h*vec3(160.,60.,160.))-.5); float hr=9.;
  float capz=smoothstep(.06,.02,h.z); 
  if(hs<.16) hr=max(ell(h-vec3(0,.045,-.02),vec3(.092,.105,.108)),-(h.y+.01-.25*h.z))+n*1.1;
  else if(hs<.34){ hr=max(ell(h-vec3(0,.05,-.02),vec3(.105,.118,.12))+n*2.,-(h.y+.0-.5*h.z)); }
  else if(hs<.52){ float fl=falling(hb,nape,false); hr=smin(crown(h,hb,nape,0.),fl,.03); strands=min(strands,hr); }
  else if(hs<.66){ hr=min(max(ell(h-vec3(0,.045,-.02),vec3(.093,.106,.108)),-(h.y+.02-.5*h.z)),ell(h-vec3(0,.145,-.07),vec3(.05,.048,.05)))+n*.7; }
  else if(hs<.78){ hr=ell(h-vec3(0,.055,-.03),vec3(.135,.135,.13))+n*3.5+.01*vn(h*45.); hr=max(hr,-(h.y+.03-.9*h.z+.02)); }
  else if(hs<.90){ float fl=falling(hb,nape,true); hr=smin(crown(h,hb,nape,.004),fl,.03); strands=min(strands,hr); }
  else if(hs<.95){ hr=max(ell(h-vec3(0,.05,-.01),vec3(.097,.098,.11)),-(h.y-.03)); hr=min(hr,max(abs(h.y-.035)-.014,length(h.xz*vec2(1.1,.8)+vec2(0,.0))-.105)); }
  hd=smin(hd,hr,.012); if(s_(6.)>.68){ vec3 g=vec3(abs(h.x)-.036,h.y-.008,h.z-.105); hd=min(hd,tor(g.xzy,.027,.0032)); hd=min(hd,cap(vec3(abs(h.x),h.y,h.z),vec3(.062,.01,.1),vec3(.09,.015,.0),.0035)); } if(s_(7.)>.72||hs>=.95) hd=smin(hd,ell(h-vec3(0,-.09,.05),vec3(.055,.055,.055))+n,.02);
  float bulk=hs<.16?0.:hs<.34?.016:hs<.66?.004:hs<.78?.03:.002;
  return min(smin(b,hd,.018),thing(p,h,turn,bulk))*.9; }
// Where nobody is, and nothing of theirs, a box around them does.
float map(vec3 p) {
  float wall = 2.6 - p.z, wide = holds(BOOM) ? .8 : .46, far = holds(SCREEN) ? .85 : .3;
  float around = bx(p - vec3(0., 1.3, .5 * far - .2), vec3(wide, .72, .5 * far + .2));
  strands = 9.;
  return min(around > .12 ? around : bust(p), wall);
}
// Light comes through the rims of hair, most where a strand lies across it.
bool glow(inout Mat m, vec3 p, vec3 n) {
  map(p);
  if (strands > .004) return false;
  vec3 to = normalize(p - uEye);
  float edge = 1. - abs(dot(n, to));
  vec3 b = p - vec3(0., 1.695, .02);
  float a = atan(b.x, -b.z);
  float strand = vn(vec3(a * 30., b.y * 4., uSeed * 2.)) + .4 * vn(vec3(a * 70., b.y * 7., uSeed));
  float rim = .3 * pow(edge, 4.) + pow(edge, 1.5) * smoothstep(.6, 1.05, strand);
  float lit = max(0., .25 + dot(n, normalize(vec3((s_(9.) > .5 ? .9 : -.9), 2., 1.) - p)));
  m.alb = vec3(.08);
  m.rough = .35;
  m.emit = vec3(1., .98, .93) * RIM * rim * lit * lit * uLamps[0];
  m.bump = .2;
  m.bscale = 80.;
  return true;
}
// A screen with its lines of code, of which nobody reads a word: slits of light, set in by what they belong to.
bool lines(inout Mat m, vec3 p) {
  if (!holds(SCREEN) || p.z < .75 || p.z > .83) return false;
  vec2 q = p.xy - DISPLAY.xy;
  m.alb = vec3(.02);
  if (max(abs(q.x) - .29, abs(q.y) - .19) > 0.) return true;
  float row = floor(q.y / .0245), own = h11(row * 1.7 + uSeed), deep = floor(3.2 * vn2(vec2(row * .37, uSeed)));
  float from = -.265 + .05 * deep, to = from + .08 + .34 * own * own;
  float written = step(abs(fract(q.y / .0245) - .5), .17) * step(from, q.x) * step(q.x, min(to, .27)) * step(.14, own);
  written *= step(.012, abs(q.x - mix(from, to, .3 + .4 * h11(row + 9.))));
  m.emit = vec3(.9, .96, 1.) * (.075 + 1.3 * written);
  return true;
}
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); m.refl=0.; m.rough=.5; m.bump=.15; m.bscale=20.; if(p.z>2.4){ float f=fbm(p*1.4+uSeed); m.alb=vec3(.30)*(.35+1.1*f); m.bump=.4; m.bscale=6.; return m; } m.alb=vec3(.10); if(glow(m,p,n)||lines(m,p)) return m; if(p.y<1.5){ m.alb=vec3(.05)*(.6+.8*fbm(p*30.)); m.rough=.9; m.bump=.35; m.bscale=60.; } return m; }
Light light(int i){ if(i==3) return Light(vec3(0.,1.6,.7),vec3(1.1,1.17,1.25),vec3(0),0.,0.,.18,.05,0.); float sd=s_(9.)>.5?1.:-1.; if(i==0) return Light(vec3(sd*(.9+.3*s_(10.)),2.0+.35*s_(11.),1.0),vec3(9.2,9.,8.4),vec3(0),0.,0.,.16,.05,0.); if(i==1) return Light(vec3(-sd*.25,1.35,2.0),vec3(1.9,1.95,2.),vec3(0),0.,0.,.2,.12,0.); return Light(vec3(sd*1.3,1.9,-.5),vec3(.55,.55,.55),vec3(0),0.,0.,.4,.1,0.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.010); }
vec3 AMBFOG(vec3 p){ return vec3(.004); }
float fogD(vec3 p){ return .10*(.4+1.2*vn(p*1.8+uSeed)); }
vec3 sky(vec3 rd){ return vec3(.02); }
