#define STEP .9
#define TMAX 42.
#define VMAX 26.
#define NL 2
float arch(vec2 q,float hw,float h){ // pointed arch region, base y=0, spring at h
  float r=hw*1.7; float a=max(length(vec2(abs(q.x)+(r-hw),max(q.y-h,0.)))-r, -1e3); return max(a,-q.y); }
float map(vec3 p){
  float d=p.y; 
  // vault
  { float r=5.2; d=min(d,max(r-length(vec2(abs(p.x)+1.9,max(p.y-4.6,0.))),max(4.7-p.y,abs(p.x)-3.2))); }
  float z=rep1(p.z-1.6,3.4);
  // ribs
  { float r=5.05; float rb=abs(length(vec2(abs(p.x)+1.9,max(p.y-4.6,0.)))-r)-.12; d=min(d,max(rb,abs(z)-.14)); }
  // nave arcade wall with pointed arches
  { float zz=rep1(p.z-3.3,3.4); float w=max(abs(abs(p.x)-2.5)-.26,-arch(vec2(zz,p.y-.0),1.32,2.35)); w=max(w,p.y-7.5); d=min(d,w);
    float e=max(abs(arch(vec2(zz,p.y),1.4,2.35))-.06,abs(abs(p.x)-2.5)-.34); e=max(e,2.35-p.y); d=min(d,e); }
  // columns
  { vec3 q=vec3(abs(p.x)-2.5,p.y,z); float a=atan(q.z,q.x); float c=length(q.xz)-.33-.03*cos(a*8.); d=min(d,max(c*.85,p.y-2.4)); d=min(d,cy(q-vec3(0,2.42,0),.46,.1)-.02); d=min(d,cy(q-vec3(0,.16,0),.47,.16)-.02); }
  // outer wall with lancets
  { float zz=rep1(p.z-3.3,3.4); float ow=abs(abs(p.x)-3.28)-.10; float win=arch(vec2(zz,p.y-1.5),.46,2.2); ow=max(ow,-win); float mul=min(abs(zz)-.035,abs(rep1(p.y-1.5,.62))-.022); mul=max(mul,max(win,abs(abs(p.x)-3.28)-.05)); d=min(d,min(ow,mul)); }
  // end wall + altar + cross + candles
  { float ew=24.-p.z; float w2=arch(vec2(p.x,p.y-2.6),.62,2.0); d=min(d,max(ew,-max(w2,ew-.5))); d=min(d,bx(p-vec3(0,.2,21.5),vec3(2.,.2,2.))); d=min(d,bx(p-vec3(0,.85,21.6),vec3(.95,.5,.4))); d=min(d,bx(p-vec3(0,2.05,21.9),vec3(.045,.7,.04))); d=min(d,bx(p-vec3(0,2.35,21.9),vec3(.3,.045,.04))); float x=repc(p.x,.36,-2.,2.); d=min(d,cy(vec3(x,p.y-1.5,p.z-21.5),.03,.14)); }
  // pews (some displaced)
  { float pz=repc(p.z-3.,1.15,0.,11.); float id=clamp(round((p.z-3.)/1.15),0.,11.); float hh=h21(vec2(id,step(0.,p.x)+uSeed)); vec3 q=vec3(abs(p.x)-1.42,p.y,pz); if(hh>.78){ q.xz=R((hh-.89)*3.)*q.xz; } float c=bx(q-vec3(0,.44,0),vec3(.72,.022,.19)); vec3 k=q-vec3(0,.7,.22); k.yz=R(.12)*k.yz; c=min(c,bx(k,vec3(.72,.26,.018))); c=min(c,bx(vec3(abs(q.x)-.72,q.y-.42,q.z-.05),vec3(.025,.44,.22))-.01); c=min(c,cap(vec3(abs(q.x)-.72,q.y-.88,q.z-.2),vec3(0),vec3(0,.0,.05),.05)); d=min(d,c*.92); }
  d=min(d,lone(p));
  return d; }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); float f=fbm(p*.9+uSeed); m.rough=.55;m.refl=0.;m.bump=.6;m.bscale=5.; if(lone(p)<.012){ m.alb=vec3(.03); return m; }
 if(n.y>.8&&p.y<.03){ vec2 u=p.xz*vec2(1.1,1.1); vec2 g=abs(fract(u)-.5); float gr=smoothstep(.465,.49,max(g.x,g.y)); m.alb=vec3(.22,.215,.2)*(.5+.6*h21(floor(u)))*(.5+.8*f)*(1.-.7*gr); m.rough=.24+.3*f; m.refl=.5; m.bump=.2; return m; }
 if(abs(p.x)<2.2&&p.y<1.05&&p.z<17.){ m.alb=vec3(.10,.075,.055)*(.5+.9*fbm(p*vec3(3.,12.,12.))); m.rough=.32; m.bump=.25; return m; }
 float row=floor(p.y/.34); vec2 b=vec2((p.z+p.x)/.72+.5*mod(row,2.),p.y/.34); vec2 g=abs(fract(b)-.5); float mo=smoothstep(.46,.495,max(g.x+.01,g.y)); m.alb=vec3(.34,.325,.295)*(.35+.9*f)*(.8+.3*h21(floor(b)))*(1.-.45*mo); m.alb*=.45+.55*smoothstep(0.,1.6,p.y+.5*f); m.bump=.6+.5*mo; if(p.z>21.&&p.y>1.36&&p.y<1.7&&n.y>.7) m.emit=vec3(2.,1.4,.7); return m; }
Light light(int i){ if(i==0) return Light(vec3(0),vec3(17.,16.6,15.6),normalize(vec3(.80,-.72,-.16)),0.,0.,.012,0.,2.); return Light(vec3(0,2.0,21.2),vec3(5.,3.8,2.2),vec3(0),0.,0.,.3,.1,0.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.045,.048,.052)*(1.+.35*n.y); }
vec3 AMBFOG(vec3 p){ return vec3(.004,.0044,.0048); }
float fogD(vec3 p){ if(abs(p.x)>3.2) return 0.; return .045*(.3+1.4*vn(p*vec3(.8,.6,.8)+vec3(0,uTime*.1,0))); }
vec3 sky(vec3 rd){ return vec3(1.3,1.32,1.3)*(rd.z>.6?1.8:.9); }
