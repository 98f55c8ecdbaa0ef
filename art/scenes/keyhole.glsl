// macro: brass escutcheon, light through the keyhole
#define STEP .85
#define TMAX 8.
#define VMAX 3.2
#define NL 2
float kh(vec2 q){ return min(length(q-vec2(0,.10))-.085,max(abs(q.x)-.045-.03*(-q.y)*1.6,abs(q.y+.09)-.17)); }
float map(vec3 p){ float k=kh(p.xy); float dr=max(abs(p.z-.15)-.15,-k); 
 float gv=abs(rep1(p.x-.31,.62))-.012; dr=max(dr,-max(gv,.02-abs(p.z))*1.);
 float e=max(length(max(abs(p.xy)-vec2(.10,.28),0.))-.14,abs(p.z+.012)-.016)-.008; e=max(e,-(k-.012)); float d=min(dr,e*.9);
 d=min(d,length(vec3(p.x,abs(p.y)-.345,p.z+.03)*vec3(1,1,1.6))-.028);
 vec3 q=p-vec3(.0,.92,-.18); d=min(d,length(q*vec3(1,1,1.2))-.24); d=min(d,cy((p-vec3(0,.92,-.02)).xzy,.1,.12)); d=min(d,cy((p-vec3(0,.92,.0)).xzy,.27,.02)-.01); d=min(d,lone(p));
  return d; }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); if(lone(p)<.01){ m.alb=vec3(.035); m.rough=.8; m.refl=0.; m.bump=.2; m.bscale=22.; return m; } m.refl=0.; if(p.z<-.004&&(abs(p.x)<.27)){ float f=fbm(p*9.); float sc=smoothstep(.55,.7,fbm(p*vec3(40.,6.,9.))); m.alb=vec3(.30,.24,.15)*(.3+.9*f); m.rough=.22+.3*f+.2*sc; m.refl=.8; m.bump=.18; m.bscale=24.; return m; }
 float gr=fbm(vec3(p.x*16.,p.y*1.1,p.z*9.)+3.*fbm(p*1.3)); float ch=smoothstep(.5,.56,fbm(p*vec3(3.,1.6,3.)+uSeed)); m.alb=mix(vec3(.10,.075,.055)*(.3+1.2*gr),vec3(.20,.21,.20)*(.6+.5*gr),ch); m.rough=mix(.6,.38,ch); m.bump=.7; m.bscale=18.; return m; }
Light light(int i){ if(i==0) return Light(vec3(.10,.32,1.5),vec3(36.,33.,27.),normalize(vec3(-.06,-.2,-1.)),.93,.6,.05,.1,1.); return Light(vec3(-1.9,1.6,-1.7),vec3(.75,.82,.92),vec3(0),0.,0.,.3,.2,0.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.015,.017,.019); }
vec3 AMBFOG(vec3 p){ return vec3(.002); }
float fogD(vec3 p){ if(p.z>0.) return .02; return .30*(.3+1.4*vn(p*2.6+vec3(0,uTime*.1,0))); }
vec3 sky(vec3 rd){ return vec3(9.,8.2,6.8); }
