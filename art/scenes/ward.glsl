#define STEP .9
#define TMAX 32.
#define VMAX 20.
#define NL 2
float map(vec3 p){
  float d=min(p.y,max(3.5-p.y,-3.3-p.x)); d=min(d,3.1-p.x); d=min(d,20.-p.z);
  float z=rep1(p.z-2.2,2.5); float id=round((p.z-2.2)/2.5);
  // left wall with tall windows
  { vec2 w=vec2(z,p.y-1.95); float win=bx2(w,vec2(.55,1.05)); float wl=max(abs(p.x+3.2)-.12,-win); float mul=min(abs(z)-.025,abs(rep1(p.y-1.95,.52))-.018); mul=max(mul,max(win,abs(p.x+3.24)-.03)); d=min(d,min(wl,mul)); d=min(d,bx(vec3(p.x+3.0,p.y-.86,z),vec3(.16,.03,.66))); float cz=abs(abs(z)-.72)-.12; float cu=max(abs(p.x+2.98-.03*sin(p.z*38.))-.02,max(cz,abs(p.y-1.75)-1.25)); d=min(d,cu*.6); d=min(d,length(vec2(p.x+2.97,p.y-3.02))-.018); }
  // beds both sides
  { float sd=sign(p.x); float hh=h21(vec2(id,sd+uSeed*3.)); float bz=z-.0; vec3 q=vec3(abs(p.x)-2.05,p.y,bz+ (hh-.5)*.18); q.xz=R((hh-.5)*.14)*q.xz; float b=bx(q-vec3(0,.6,0),vec3(1.1,.62,.5)); if(b>.3) d=min(d,b); else {
     float c=bx(q-vec3(0,.5,0),vec3(.95,.025,.42)); c=min(c,bx(q-vec3(0,.60+.02*sin(q.x*5.+id),0),vec3(.93,.075,.40))-.03);
     for(int e=0;e<2;e++){ float ex=e==0?1.:-1.; float hgt=e==0?1.12:.88; vec3 k=vec3(q.x-ex*.98,q.y,q.z); c=min(c,cap(vec3(k.x,k.y,abs(k.z)),vec3(0,0,.43),vec3(0,hgt-.1,.43),.019)); c=min(c,cap(k,vec3(0,hgt,-.33),vec3(0,hgt,.33),.019)); c=min(c,length(vec3(k.x,length(vec2(max(k.y-hgt+.1,0.),max(abs(k.z)-.33,0.)))-.1,0.))-.019+step(k.y,hgt-.1)*9.+step(abs(k.z),.33)*9.); c=min(c,cap(k,vec3(0,.52,-.43),vec3(0,.52,.43),.016)); float zz=repc(k.z,.14,-2.,2.); c=min(c,cap(vec3(k.x,k.y,zz),vec3(0,.52,0),vec3(0,hgt,0),.010)); }
     c=min(c,smin(ell(q-vec3(.68,.75,0),vec3(.2,.09,.3)),9.,.1));
     if(hh>.5){ float bl=rcap(q,vec3(.45,.72,0.),vec3(-.75,.70,.02),.17,.10); bl=smin(bl,ell(q-vec3(.66,.78,0),vec3(.13,.12,.11)),.12); bl=smin(bl,ell(q-vec3(-.78,.78,0),vec3(.09,.13,.12)),.08); float sh=bx(q-vec3(-.1,.62,0),vec3(.8,.09,.43))-.02; bl=smin(bl,sh,.16)+.008*sin(q.x*23.+6.*sin(q.z*7.)); float dr=bx(q-vec3(-.15,.45,0),vec3(.7,.18,.455+.012*sin(q.x*19.)))-.005; c=min(c,min(bl,max(dr,.25-q.y))*.8); }
     d=min(d,c); } }
  // IV stand and wheelchair in the aisle
  { vec3 q=p-vec3(.95,0,5.6); float c=cap(q,vec3(0,.05,0),vec3(0,1.85,0),.013); c=min(c,cap(q,vec3(-.16,1.8,0),vec3(.16,1.8,0),.011)); c=min(c,ell(q-vec3(-.15,1.58,0),vec3(.07,.14,.03))); c=min(c,cap(vec3(abs(q.x),q.y,abs(q.z)),vec3(0,.06,0),vec3(.2,.03,.2),.012)); d=min(d,c); }
  { vec3 q=p-vec3(-.35,0,7.2); q.xz=R(2.5)*q.xz; float b=length(q-vec3(0,.5,0))-.9; if(b>.4) d=min(d,b); else { float c=tor((vec3(abs(q.x)-.3,q.y-.32,q.z)).yxz,.31,.016); float a=atan(q.y-.32,q.z); vec3 sp=vec3(abs(q.x)-.3,length(vec2(q.y-.32,q.z)),0.); c=min(c,max(length(vec2(sp.x,sin(a*5.)*sp.y))-.008,sp.y-.31)*.7); c=min(c,tor(vec3(abs(q.x)-.26,q.y-.1,q.z-.42).yxz,.085,.018)); c=min(c,bx(q-vec3(0,.48,.05),vec3(.24,.025,.24))); c=min(c,bx(q-vec3(0,.78,-.2),vec3(.24,.26,.015))); c=min(c,cap(vec3(abs(q.x),q.y,q.z),vec3(.26,.5,-.2),vec3(.26,1.02,-.22),.014)); c=min(c,cap(vec3(abs(q.x),q.y,q.z),vec3(.26,1.0,-.22),vec3(.26,1.,-.36),.016)); c=min(c,cap(vec3(abs(q.x),q.y,q.z),vec3(.26,.7,-.2),vec3(.26,.7,.22),.018)); c=min(c,cap(vec3(abs(q.x),q.y,q.z),vec3(.24,.46,.3),vec3(.2,.12,.52),.014)); c=min(c,bx(vec3(abs(q.x)-.12,q.y-.11,q.z-.55),vec3(.1,.012,.09))); d=min(d,c);} }
  // end doors
  { float w=max(abs(p.z-19.9)-.15,-bx2(vec2(p.x-.0,p.y-1.1),vec2(.85,1.15))); d=min(d,w); d=min(d,bx(vec3(p.x+.44,p.y-1.1,p.z-19.85),vec3(.4,1.12,.03))); }
  { float lz=rep1(p.z-.95,5.); d=min(d,cap(vec3(p.x,p.y,lz),vec3(0,3.5,0),vec3(0,2.9,0),.012)); vec3 s=vec3(p.x,p.y-2.72,lz); d=min(d,max(abs(length(s)-.24)-.012,-s.y)); }
  d=min(d,lone(p));
  return d; }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); if(lone(p)<.01){ m.alb=vec3(.035); m.rough=.8; m.refl=0.; m.bump=.2; m.bscale=22.; return m; } float f=fbm(p*1.3+uSeed); m.rough=.5;m.refl=0.;m.bump=.4;m.bscale=8.;
 if(n.y>.8&&p.y<.02){ vec2 u=p.xz*1.65; vec2 g=abs(fract(u)-.5); float gr=smoothstep(.47,.492,max(g.x,g.y)); float ck=mod(floor(u.x)+floor(u.y),2.); m.alb=mix(vec3(.27,.265,.25),vec3(.10),ck)*(.5+.8*f)*(1.-.6*gr); float wet=smoothstep(.5,.6,fbm(p*.7+2.)); m.rough=mix(.4,.14,wet); m.refl=mix(.5,1.1,wet); m.bump=.18*(1.-wet)+.03; return m; }
 if(abs(p.x)<2.98&&p.y<1.25&&abs(p.x)>1.05){ bool cloth=p.y>.55&&p.y<1.1&&n.y>.2; m.alb=cloth?vec3(.46,.455,.43)*(.5+.8*f):vec3(.30,.295,.28)*(.3+1.2*f); m.rough=cloth?.9:.4; m.bump=cloth?.5:.3; m.bscale=12.; return m; }
 if(abs(p.x)<1.2&&p.y<1.95&&p.y>.02){ m.alb=vec3(.07); m.rough=.3; m.bump=0.; return m; }
 float peel=smoothstep(.55,.6,fbm(p*1.5+4.)); m.alb=(p.y<1.3?vec3(.17,.19,.18):vec3(.40,.395,.37))*(.3+1.1*f); m.alb=mix(m.alb,vec3(.26,.25,.23),peel*.8); m.bump=.35+peel; return m; }
Light light(int i){ if(i==0) return Light(vec3(0),vec3(10.5,11.1,12.),normalize(vec3(.80,-.62,.20)),0.,0.,.014,0.,2.); return Light(vec3(.5,1.7,21.5),vec3(22.,20.,16.),normalize(vec3(-.05,-.1,-1.)),.8,.2,.2,.3,1.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.034,.038,.043)*(1.+.4*n.y); }
vec3 AMBFOG(vec3 p){ return vec3(.0025,.0028,.0032); }
float fogD(vec3 p){ if(p.x<-3.05) return 0.; return .05*(.35+1.3*vn(p*1.1+vec3(uTime*.1,0,0))); }
vec3 sky(vec3 rd){ return rd.z>.8?vec3(1.4,1.3,1.1):vec3(.9,.97,1.05); }
