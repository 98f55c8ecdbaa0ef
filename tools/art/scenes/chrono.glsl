// One walk, exposed eleven times against a lit wall (after Marey): outlines that overlap, not bodies.
#define STEP .8
#define TMAX 14.
#define VMAX 9.
#define NL 3
float map(vec3 p){ float k=clamp(round(p.x/.38),-5.,5.); float x=p.x-k*.38; float ph=sin(k*.9+.4); vec3 q=vec3(p.z-4.2,p.y,x).zyx; q=vec3(p.z-4.2,p.y,x); float d=figure(q,ph,0.); return min(min(d,p.y),5.6-p.z); }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); m.refl=0.; m.rough=.45; m.bump=.2; m.bscale=20.; float f=fbm(p*1.5); if(p.z>5.5){ m.alb=vec3(.22)*(.4+f); float l=smoothstep(.485,.497,abs(fract(p.x*2.)-.5)); m.alb*=1.-.5*l; return m; } if(p.y<.01){ m.alb=vec3(.10)*(.4+f); m.rough=.2; m.refl=.8; m.bump=.08; return m; } m.alb=vec3(.03); m.rough=.85; return m; }
Light light(int i){ float k=float(i); return Light(vec3(3.9-3.*k,3.5,4.7),vec3(20.,19.4,18.)*pow(.5,k),vec3(0),0.,0.,.3,.5,0.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.008,.009,.010); }
vec3 AMBFOG(vec3 p){ return vec3(.002); }
float fogD(vec3 p){ return .012; }
vec3 sky(vec3 rd){ return vec3(0); }
