#version 300 es
precision highp float; precision highp int;
uniform vec2 uRes;
uniform float uPass, uSeed, uTime;
// Steps of a ray and of the fog: uniforms, so that the compiler does not unroll the loops.
uniform int uN, uNV, uMode;
// What a shot may set: camera, weight of each lamp, ambient, fog, the lone figure, a prop.
uniform vec3 uEye;
uniform vec2 uAim, uShift;
uniform float uLens, uAmbient, uFog, uSky, uProp;
uniform float uLamps[4];
uniform vec4 uFigure;
uniform vec3 uPose;
out vec4 outC;
#define PI 3.14159265
// ---------- hashing / noise (no textures)
uint pcg(uint v){ uint s=v*747796405u+2891336453u; uint w=((s>>((s>>28u)+4u))^s)*277803737u; return (w>>22u)^w; }
uint rs; float rnd(){ rs=pcg(rs); return float(rs>>8u)/16777216.; }
float h11(float p){ p=fract(p*.1031); p*=p+33.33; p*=p+p; return fract(p); }
float h21(vec2 p){ vec3 q=fract(vec3(p.xyx)*.1031); q+=dot(q,q.yzx+33.33); return fract((q.x+q.y)*q.z); }
float h31(vec3 p){ p=fract(p*.1031); p+=dot(p,p.zyx+31.32); return fract((p.x+p.y)*p.z); }
vec2 h22(vec2 p){ vec3 q=fract(vec3(p.xyx)*vec3(.1031,.1030,.0973)); q+=dot(q,q.yzx+33.33); return fract((q.xx+q.yz)*q.zy); }
float vn2(vec2 p){ vec2 i=floor(p),f=fract(p); f=f*f*(3.-2.*f); return mix(mix(h21(i),h21(i+vec2(1,0)),f.x),mix(h21(i+vec2(0,1)),h21(i+vec2(1,1)),f.x),f.y); }
float vn(vec3 p){ vec3 i=floor(p),f=fract(p); f=f*f*(3.-2.*f);
 return mix(mix(mix(h31(i),h31(i+vec3(1,0,0)),f.x),mix(h31(i+vec3(0,1,0)),h31(i+vec3(1,1,0)),f.x),f.y),
            mix(mix(h31(i+vec3(0,0,1)),h31(i+vec3(1,0,1)),f.x),mix(h31(i+vec3(0,1,1)),h31(i+vec3(1,1,1)),f.x),f.y),f.z); }
float fbm2(vec2 p){ float a=.5,s=0.; for(int i=0;i<5;i++){ s+=a*vn2(p); p=mat2(1.6,1.2,-1.2,1.6)*p+3.1; a*=.5;} return s; }
float fbm(vec3 p){ float a=.5,s=0.; for(int i=0;i<4;i++){ s+=a*vn(p); p=p*2.03+vec3(3.1,1.7,5.3); a*=.5;} return s; }
// ---------- SDF grammar
mat2 R(float a){ float c=cos(a),s=sin(a); return mat2(c,-s,s,c); }
float bx(vec3 p, vec3 b){ vec3 q=abs(p)-b; return length(max(q,0.))+min(max(q.x,max(q.y,q.z)),0.); }
float bx2(vec2 p, vec2 b){ vec2 q=abs(p)-b; return length(max(q,0.))+min(max(q.x,q.y),0.); }
float cy(vec3 p,float r,float h){ vec2 d=vec2(length(p.xz)-r,abs(p.y)-h); return min(max(d.x,d.y),0.)+length(max(d,0.)); }
float cap(vec3 p, vec3 a, vec3 b, float r){ vec3 pa=p-a,ba=b-a; float h=clamp(dot(pa,ba)/dot(ba,ba),0.,1.); return length(pa-ba*h)-r; }
float rcap(vec3 p, vec3 a, vec3 b, float r1,float r2){ vec3 pa=p-a,ba=b-a; float h=clamp(dot(pa,ba)/dot(ba,ba),0.,1.); return length(pa-ba*h)-mix(r1,r2,h); }
float ell(vec3 p, vec3 r){ float k0=length(p/r),k1=length(p/(r*r)); return k0*(k0-1.)/k1; }
float tor(vec3 p, float R0,float r){ return length(vec2(length(p.xz)-R0,p.y))-r; }
float smin(float a,float b,float k){ float h=max(k-abs(a-b),0.)/k; return min(a,b)-h*h*k*.25; }
float smax(float a,float b,float k){ return -smin(-a,-b,k); }
float rep1(float x,float s){ return x-s*round(x/s); }
float repc(float x,float s,float lo,float hi){ return x-s*clamp(round(x/s),lo,hi); }
// lone figure seen from behind; walk: -1..1 stride; feet at origin, facing +z
float figure(vec3 p, float walk, float armUp){
  float bb=length(p-vec3(0,.95,0))-1.25; if(bb>.6) return bb;
  vec3 q=p; q.x+=.015*sin(q.y*3.);
  float head=ell(q-vec3(0,1.66,.03),vec3(.098,.135,.118));
  float hair=ell(q-vec3(0,1.67,-.015),vec3(.115,.142,.125));
  float neck=cap(q,vec3(0,1.42,0),vec3(0,1.58,.01),.055);
  float sh=rcap(q,vec3(-.17,1.43,0),vec3(.17,1.43,0),.075,.075);
  vec3 tq=q-vec3(0,1.16,0); tq.z*=1.45; float torso=rcap(tq,vec3(0,.2,0),vec3(0,-.22,0),.205,.17)*.72;
  vec3 sq=q-vec3(0,.72,-.01); float flare=mix(.17,.265,clamp((.35-sq.y)/.72,0.,1.)); float ang=atan(sq.x,sq.z);
  float skirt=max((length(sq.xz*vec2(1.,1.3))-flare-.012*sin(ang*9.+q.y*3.))*.7,abs(sq.y)-.36);
  float w=walk*.22;
  float l1=smin(rcap(q,vec3(-.09,.9,0),vec3(-.10,.48,w*.9+.03),.095,.07),rcap(q,vec3(-.10,.48,w*.9+.03),vec3(-.105,.09,w*1.2-.04),.07,.05),.03);
  float l2=smin(rcap(q,vec3(.09,.9,0),vec3(.10,.48,-w*.5+.03),.095,.07),rcap(q,vec3(.10,.48,-w*.5+.03),vec3(.105,.09+max(0.,-w)*.1,-w*1.5-.06),.07,.05),.03);
  float b1=ell(q-vec3(-.11,.06,w*1.2+.02),vec3(.058,.075,.14)), b2=ell(q-vec3(.11,.06+max(0.,-w)*.1,-w*1.5),vec3(.058,.075,.14));
  vec3 el=vec3(-.29,1.16,-.04-w*.4), ha=vec3(-.29,.9,.04-w*.8);
  float a1=smin(rcap(q,vec3(-.22,1.42,0),el,.075,.06),rcap(q,el,ha,.06,.042),.03);
  vec3 er=mix(vec3(.29,1.16,-.04+w*.4),vec3(.31,1.2,.02),armUp), hr=mix(vec3(.29,.9,.04+w*.8),vec3(.26,1.2,.32),armUp);
  float a2=smin(rcap(q,vec3(.22,1.42,0),er,.075,.06),rcap(q,er,hr,.06,.042),.03);
  float d=smin(head,hair,.03); d=smin(d,neck,.04); float bod=smin(sh,torso,.12); bod=smin(bod,skirt,.09);
  d=smin(d,bod,.05); d=min(d,smin(l1,b1,.03)); d=min(d,smin(l2,b2,.03)); d=smin(d,a1,.035); d=smin(d,a2,.035);
  return d*.85;
}
// The figure of the shot: uFigure is its place and turn, uPose whether it is there, its stride and its raised arm.
float lone(vec3 p){ if(uPose.x<.5) return 1e3; vec3 q=p-uFigure.xyz; q.xz=R(uFigure.w)*q.xz; return figure(q,uPose.y,uPose.z); }
struct Mat{ vec3 alb; float rough; float refl; vec3 emit; float bump; float bscale; };
struct Light{ vec3 pos; vec3 col; vec3 dir; float ci; float co; float rad; float soft; float kind; }; // kind 0 point,1 spot,2 sun(dir)
