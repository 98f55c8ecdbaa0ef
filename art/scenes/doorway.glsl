#define STEP .9
#define TMAX 18.
#define VMAX 12.
#define NL 2
float map(vec3 p){
  float d=min(p.y,2.9-p.y); d=min(d,p.x+3.2); d=min(d,3.2-p.x);
  vec2 dq=vec2(p.x-.95,p.y-1.06); float op=bx2(dq,vec2(.47,1.06));
  d=min(d,max(bx(p-vec3(0,1.5,6.1),vec3(4.,2.,.1)),-op));
  d=min(d,max(bx(vec3(dq,p.z-6.),vec3(.57,1.16,.05)),-bx2(dq,vec2(.47,1.07))));
  { vec3 l=p-vec3(1.42,1.06,6.04); l.xz=R(.95)*l.xz; vec3 c=l+vec3(.47,0,0); float lf=bx(c,vec3(.47,1.05,.022)); lf=max(lf,-bx(vec3(abs(c.x)-.2,c.y-.42,c.z+.022),vec3(.15,.42,.01))); lf=max(lf,-bx(vec3(abs(c.x)-.2,c.y+.55,c.z+.022),vec3(.15,.32,.01))); lf=min(lf,length(c-vec3(-.4,-.03,-.06))-.034); d=min(d,lf); }
  d=min(d,bx(p-vec3(0,.09,6.),vec3(.45-.0,.09,.03)+vec3(0)) ); d=min(d,max(bx(vec3(p.x,p.y-.09,p.z-5.99),vec3(3.2,.1,.03)),-op));
  // chair facing the door
  { vec3 q=p-vec3(.25,0.,3.9); q.xz=R(-.35)*q.xz; float b=length(q-vec3(0,.5,0))-.85; if(b>.4) d=min(d,b); else { float c=bx(q-vec3(0,.45,0),vec3(.21,.02,.21))-.008; c=min(c,rcap(vec3(abs(q.x),q.y,q.z),vec3(.18,.44,.18),vec3(.2,.0,.2),.02,.014)); c=min(c,rcap(vec3(abs(q.x),q.y,q.z),vec3(.18,.44,-.18),vec3(.19,.0,-.23),.02,.014)); c=min(c,rcap(vec3(abs(q.x),q.y,q.z),vec3(.185,.44,-.19),vec3(.19,.98,-.27),.02,.016)); float t=clamp((q.y-.44)/.54,0.,1.); float zz=q.z+.19+.08*t; c=min(c,bx(vec3(q.x,repc(q.y-.6,.15,0.,2.),zz),vec3(.18,.025,.01))); c=min(c,bx(vec3(abs(q.x),q.y-.2,q.z)-vec3(.19,0,0),vec3(.01,.012,.19))); d=min(d,c); } }
  // covered furniture left, fallen frame, wardrobe right
  { vec3 q=p-vec3(-2.2,0.,4.7); float c=smin(bx(q-vec3(0,.42,0),vec3(.75,.3,.42))-.08,bx(q-vec3(0,.75,.35),vec3(.75,.32,.1))-.09,.15); c+=.018*sin(q.x*17.+2.*sin(q.y*4.))*smoothstep(.8,.1,q.y); d=min(d,c*.85); }
  { vec3 q=p-vec3(-1.15,0.44,5.86); q.yz=R(-.13)*q.yz; d=min(d,max(bx(q,vec3(.33,.44,.025)),-bx(q,vec3(.27,.38,.06)))); }
  d=min(d,bx(p-vec3(2.75,1.05,3.3),vec3(.45,1.05,.55))); 
  { vec3 q=p-vec3(-.9,2.9,3.6); d=min(d,cap(q,vec3(0),vec3(0,-.5,0),.01)); d=min(d,max(abs(length(q+vec3(0,.62,0))-.17)-.008,-.62-q.y-.06)); }
  d=min(d,cap(p,vec3(-.4,.03,3.2),vec3(-.15,.03,3.35),.03)); d=min(d,bx(p-vec3(1.6,.012,3.1),vec3(.16,.012,.12)));
  d=min(d,lone(p));
  return d; }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); if(lone(p)<.01){ m.alb=vec3(.035); m.rough=.8; m.refl=0.; m.bump=.2; m.bscale=22.; return m; } float f=fbm(p*1.5+uSeed); m.rough=.5;m.refl=0.;m.bump=.45;m.bscale=8.;
 if(n.y>.8&&p.y<.02){ float b=p.x/.145; float id=floor(b); float off=h11(id)*3.; float gap=smoothstep(.46,.495,abs(fract(b)-.5)); float gz=smoothstep(.485,.499,abs(fract(p.z/1.7+off)-.5)); float gr=fbm(vec3(p.x*22.,id*3.,p.z*1.6)); m.alb=vec3(.21,.17,.13)*(.45+.5*h11(id+3.)+.5*gr)*(1.-.85*max(gap,gz))*(.55+.8*f); m.rough=.28+.3*f; m.refl=.45; m.bump=.22; m.bscale=16.; return m; }
 if(p.x<-1.2&&p.z>4.&&p.z<5.5&&p.y>.02&&p.y<1.3&&p.x>-3.1){ m.alb=vec3(.42,.41,.38)*(.6+.6*f); m.rough=.9; return m; }
 if(length(p.xz-vec2(.25,3.9))<.6&&p.y>.02&&p.y<1.2){ m.alb=vec3(.07,.05,.04); m.rough=.3; return m; }
 float st=smoothstep(.40,.43,abs(fract((p.x+p.z)*2.6)-.5)); m.alb=mix(vec3(.25,.245,.225),vec3(.2,.2,.185),st)*(.3+1.1*f); float peel=smoothstep(.55,.6,fbm(p*1.6+9.)); m.alb=mix(m.alb,vec3(.34,.32,.29),.7*peel); m.bump=.4+peel; return m; }
Light light(int i){ if(i==0) return Light(vec3(.2,2.15,9.2),vec3(105.,94.,76.),normalize(vec3(.12,-.36,-1.)),.55,.1,.16,.35,1.); return Light(vec3(-2.9,2.2,1.2),vec3(.25,.29,.33),vec3(0),0.,0.,.3,.2,0.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.009,.010,.0112)*(1.+.4*n.y); }
vec3 AMBFOG(vec3 p){ return vec3(.0018,.002,.0022); }
float fogD(vec3 p){ return .085*(.4+1.2*vn(p*1.5+vec3(0,uTime*.08,0))); }
vec3 sky(vec3 rd){ return vec3(3.4,3.1,2.6)*(.4+.6*smoothstep(-.4,.5,rd.y)); }
