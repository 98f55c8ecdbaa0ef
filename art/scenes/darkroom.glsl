#define STEP .85
#define TMAX 12.
#define VMAX 7.
#define NL 2
const vec3 LP=vec3(-1.05,2.12,2.75);
float prints(vec3 p){ float line=p.y-1.93+.035*(1.-pow(p.x/1.9,2.)); vec3 q=vec3(p.x,p.y-1.93+.035,p.z-2.05); float k=clamp(round(q.x/.43),-4.,4.); float hh=h11(k+uSeed*3.+20.); float x=q.x-k*.43; float ang=(hh-.5)*.7; vec3 l=vec3(x,q.y+.02,q.z); l.xz=R(ang)*l.xz; float h=.2+.07*step(.5,hh), w=.15-.03*step(.5,hh); float curl=.05*sin((l.y+h)*4.5+hh*4.)*(.4-l.y); float pr=bx(vec3(l.x,l.y+h+.02,l.z-curl),vec3(w,h,.0018))*.75; if(hh<.16) pr=9.; float pin=bx(vec3(x,q.y-.0,q.z),vec3(.010,.045,.016)); return min(pr,pin); }
float map(vec3 p){
  float d=min(p.y,4.-p.z); d=min(d,min(p.x+2.6,2.6-p.x)); d=min(d,2.9-p.y);
  d=min(d,bx(p-vec3(0,.86,3.1),vec3(2.6,.035,.55))); d=min(d,bx(p-vec3(0,.4,3.5),vec3(2.4,.4,.05)));
  { float k=clamp(round((p.x+.55)/.72),-1.,1.); vec3 q=p-vec3(-.55+k*.72,.93,2.95); float t=max(bx(q,vec3(.29,.055,.22))-.02,-(bx(q-vec3(0,.04,0),vec3(.27,.06,.2))-.01)); d=min(d,t); d=min(d,bx(q-vec3(0,-.005,0),vec3(.28,.006,.21))); d=min(d,bx(q-vec3(.02,.012,.0),vec3(.15,.002,.11))); }
  d=min(d,length(vec2(p.y-1.93+.035*(1.-p.x*p.x*.27),p.z-2.05))-.004);
  d=min(d,prints(p));
  // safelight
  { vec3 q=p-LP; d=min(d,cap(q,vec3(0,.1,0),vec3(0,.8,0),.01)); d=min(d,max(abs(rcap(q,vec3(0,.07,0),vec3(0,-.07,0),.06,.17))-.006,-q.y-.07)); d=min(d,length(q+vec3(0,.05,0))-.075); }
  // enlarger on the right
  { vec3 q=p-vec3(1.42,.9,3.2); d=min(d,bx(q-vec3(0,.03,0),vec3(.34,.03,.3))); d=min(d,bx(q-vec3(.2,.7,.2),vec3(.03,.72,.03))); d=min(d,cy(q-vec3(0,1.12,.0),.14,.2)-.03); d=min(d,rcap(q,vec3(0,.95,0),vec3(0,.72,0),.13,.06)); d=min(d,cy(q-vec3(0,.66,0),.055,.06)); d=min(d,bx(q-vec3(.1,1.1,.12),vec3(.12,.05,.05))); d=min(d,cy(q-vec3(0,1.38,0),.05,.06)); }
  // bottles and clock
  { float k=clamp(round((p.x-.35)/.17),0.,3.); vec3 q=p-vec3(.35+k*.17,1.02,3.5); float hh=h11(k+3.); d=min(d,cy(q,.055,.12+.05*hh)-.012); d=min(d,cy(q-vec3(0,.2+.05*hh,0),.022,.04)); }
  { vec3 q=p-vec3(.62,2.0,3.95); d=min(d,cy(q.xzy,.24,.04)-.015); d=min(d,bx(q-vec3(0,.08,-.06),vec3(.01,.1,.004))); vec3 m=q-vec3(.06,-.03,-.06); m.xy=R(-1.0)*m.xy; d=min(d,bx(m,vec3(.008,.07,.004))); }
  d=min(d,lone(p));
  return d; }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); if(lone(p)<.01){ m.alb=vec3(.035); m.rough=.8; m.refl=0.; m.bump=.2; m.bscale=22.; return m; } float f=fbm(p*2.+uSeed); m.rough=.4;m.refl=.2;m.bump=.2;m.bscale=9.; 
 if(prints(p)<.004){ float k=clamp(round(p.x/.43),-4.,4.); float hh=h11(k+uSeed*3.+20.); vec2 u=vec2(p.x-k*.43,p.y-1.68); float im=0.; vec2 w=u*7.; if(hh<.35) im=smoothstep(.0,.5,abs(w.x+.2*sin(w.y*2.))-.12+.3*fbm2(w*2.)); else if(hh<.6) im=smoothstep(.1,.7,length(w*vec2(1.3,.8)-vec2(0,.3)))*.9+.2*fbm2(w*3.); else if(hh<.8) im=step(.0,sin(w.x*9.))*.4+.5*smoothstep(-.9,.9,w.y); else im=smoothstep(.1,.16,abs(w.x))*.8*fbm2(w*1.6)+.15; float bd=step(max(abs(u.x)/.12,abs(u.y)/.2),.92); m.alb=vec3(.75)*mix(1.,clamp(im,.04,1.),bd*.92); m.rough=.35; m.bump=0.; return m; }
 if(length(p-LP+vec3(0,.05,0))<.09){ m.emit=vec3(5.5,.9,.16); m.alb=vec3(.2); return m; }
 if(p.z>3.9){ m.alb=vec3(.18)*(.3+1.1*f); m.rough=.7; m.bump=.5; return m; }
 if(p.y>.9&&p.y<.945&&n.y>.9){ m.alb=p.y>.939?vec3(.8):vec3(.02); m.rough=.08; m.refl=1.6; m.bump=.05; m.bscale=4.; return m; }
 if(p.y>.86&&p.y<1.02&&p.z<3.3&&p.x<.6){ m.alb=vec3(.55)*(.6+.5*f); m.rough=.3; return m; }
 m.alb=vec3(.10)*(.4+1.*f); return m; }
Light light(int i){ if(i==0) return Light(LP-vec3(0,.13,0),vec3(9.5,1.75,.34),vec3(0),0.,0.,.07,.05,0.); return Light(LP+vec3(0,-.1,0),vec3(4.,.7,.13),normalize(vec3(.45,-.8,.2)),.6,.1,.08,.1,1.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.011,.0020,.0006)*(1.+.3*n.y); }
vec3 AMBFOG(vec3 p){ return vec3(.0022,.0004,.0001); }
float fogD(vec3 p){ return .05*(.4+1.2*vn(p*1.6)); }
vec3 sky(vec3 rd){ return vec3(0); }
