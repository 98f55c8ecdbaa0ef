#define STEP .9
#define TMAX 30.
#define VMAX 18.
#define NL 2
const vec3 BULB=vec3(-.75,1.62,5.2);
float map(vec3 p){
  float d=min(p.y+.0,2.5-p.y); d=min(d,3.3-abs(p.x)); d=min(d,12.5-p.z);
  { float z=rep1(p.z,.9); d=min(d,bx(vec3(p.x,p.y-2.45,z),vec3(3.3,.11,.055))); }
  { float z=repc(p.z-3.4,3.3,0.,2.); vec3 q=vec3(abs(p.x)-1.75,p.y,z); d=min(d,bx(q,vec3(.2,2.6,.2))-.015); d=min(d,bx(q-vec3(0,2.24,0),vec3(.3,.08,.3))); }
  d=min(d,length(vec2(p.x-.9,p.y-2.18)+.012*sin(p.z*3.))-.085); d=min(d,length(vec2(p.x-1.16,p.y-2.24))-.05); { float z=rep1(p.z-.4,2.1); d=min(d,max(length(vec2(p.x-.9,p.y-2.18))-.115,abs(z)-.05)); d=min(d,cap(vec3(p.x,p.y,z),vec3(.9,2.2,0),vec3(.9,2.5,0),.015)); }
  d=min(d,cap(p,vec3(2.9,2.2,4.),vec3(2.9,-.2,4.),.07)); d=min(d,tor((p-vec3(2.8,1.15,4.)).yxz,.13,.018));
  // bulb + cord
  d=min(d,cap(p,BULB+vec3(0,.12,0),vec3(-.72,2.5,5.2),.008)); d=min(d,cap(p,BULB+vec3(0,.09,0),BULB+vec3(0,.16,0),.026));
  // stairs at the back right, door open above
  { vec3 q=p-vec3(1.9,0,8.2); float k=floor(q.z/.3); for(int i=0;i<2;i++){ float kk=clamp(k-float(i)+1.,0.,12.); d=min(d,bx(vec3(q.x,q.y-(kk+1.)*.2+1.,q.z-(kk+.5)*.3),vec3(.7,1.,.15))); } d=min(d,cap(q,vec3(-.72,.95,0),vec3(-.72,3.3,3.6),.03)); float z=repc(q.z,.9,0.,3.); d=min(d,cap(vec3(q.x,q.y,z),vec3(-.72,0.,0),vec3(-.72,.95+round(clamp(q.z/.9,0.,3.))*.6,0),.018)); }
  // overturned chair, crates, drum
  { vec3 q=p-vec3(.35,.06,4.3); q.xz=R(.7)*q.xz; q.yz=R(-.32)*q.yz; q.xy=R(.18)*q.xy; float b=length(q)-.9; if(b>.4) d=min(d,b); else { float c=bx(q-vec3(0,.12,0),vec3(.22,.02,.21)); c=min(c,bx(vec3(abs(q.x)-.2,q.y+.1,abs(q.z)-.19),vec3(.02,.24,.02))); c=min(c,bx(vec3(abs(q.x)-.2,q.y-.4,q.z-.2),vec3(.02,.3,.02))); c=min(c,bx(vec3(q.x,rep1(q.y-.5,.16),q.z-.2),vec3(.2,.03,.012))); c=max(c,q.y-.72); d=min(d,c);} }
  { vec3 q=p-vec3(-2.35,.22,4.6); q.xz=R(.3)*q.xz; float b=bx(q,vec3(.42,.42,.4)); b=max(b,-bx(q,vec3(.36,.36,.6))); b=max(b,-bx(q,vec3(.6,.36,.34))); b=min(b,bx(q,vec3(.38,.38,.36))); d=min(d,b); q=p-vec3(-2.5,.84,4.75); q.xz=R(-.2)*q.xz; d=min(d,bx(q,vec3(.3,.2,.28))); }
  { vec3 q=p-vec3(2.55,.3,6.4); float c=cy(q,.3,.46); c=min(c,tor(q-vec3(0,.2,0),.3,.02)); d=min(d,c); }
  // shelf left with jars
  { vec3 q=p-vec3(-3.0,1.25,7.8); d=min(d,bx(vec3(q.x,rep1(q.y,.5),q.z),vec3(.28,.02,1.)) + max(0.,abs(q.y)-.8)); float z=repc(q.z,.24,-4.,4.); float id=round(clamp(q.z/.24,-4.,4.)); float hh=h11(id+7.); float yy=q.y-.02-.5*floor(clamp((q.y+.25)/.5,-1.,1.)); if(abs(q.y)<1.1) d=min(d,cy(vec3(q.x+.0,yy-.08-.05*hh,z),.055+.03*hh,.06+.05*hh)); }
  // floating planks
  { vec3 q=p-vec3(-.5,.0,2.9); q.xz=R(.9)*q.xz; d=min(d,bx(q,vec3(.07,.03,.6))); q=p-vec3(1.1,.0,6.2); q.xz=R(-.4)*q.xz; d=min(d,bx(q,vec3(.09,.03,.5))); }
  d=min(d,lone(p));
  return d; }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); if(lone(p)<.01){ m.alb=vec3(.035); m.rough=.8; m.refl=0.; m.bump=.2; m.bscale=22.; return m; } float f=fbm(p*1.6+uSeed); m.rough=.55;m.refl=0.;m.bump=.7;m.bscale=8.;
  if(p.y<.012&&n.y>.9){ m.alb=vec3(.008,.010,.009); m.rough=.06; m.refl=3.2; float r=length(p.xz-vec2(.1,3.6)); m.bump=.055; m.bscale=2.2; return m; }
  m.alb=vec3(.24,.235,.215)*(.35+1.1*f); 
  if(abs(p.x)>3.2||p.z>12.4||(abs(abs(p.x)-1.75)<.24&&p.y<2.2)){ vec2 u=abs(p.x)>3.2?p.zy:(abs(n.x)>.5?p.zy:p.xy); float row=floor(u.y/.085); vec2 b=vec2(u.x/.24+.5*mod(row,2.),u.y/.085); vec2 fb=abs(fract(b)-.5); float mort=smoothstep(.40,.47,max(fb.x*1.0+.04,fb.y)); float hb=h21(floor(b)); m.alb=mix(vec3(.20,.165,.145)*(.5+.8*hb),vec3(.20),mort)*(.35+1.*f); m.bump=.9+.6*mort; }
  float tide=smoothstep(.62,.3,p.y+.12*f); m.alb*=1.-.72*tide; m.rough=mix(.6,.22,tide); m.refl=.25*tide; float drip=smoothstep(.5,.72,fbm(vec3(p.x*3.+p.z*3.,p.y*.3,2.))); m.alb*=1.-.5*drip; return m; }
Light light(int i){ if(i==0) return Light(BULB,vec3(13.,11.,8.2),vec3(0),0.,0.,.045,.06,0.); return Light(vec3(2.,4.4,13.4),vec3(52.,58.,66.),normalize(vec3(-.12,-.62,-.75)),.93,.6,.25,.4,1.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.012,.0135,.0145)*(1.+.4*n.y); }
vec3 AMBFOG(vec3 p){ return vec3(.002,.0023,.0026); }
float fogD(vec3 p){ return .036*(.4+1.2*vn(p*1.3))*(.7+.9*exp(-p.y*1.6)); }
vec3 sky(vec3 rd){ return vec3(.5); }
