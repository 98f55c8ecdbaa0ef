#define STEP .9
#define TMAX 40.
#define VMAX 30.
#define NL 3
float map(vec3 p){
  vec3 q=p; float wx=abs(q.x)-1.4;
  float d=min(q.y,3.05-q.y); d=min(d,-wx);
  // wainscot rail + skirting
  d=min(d,bx(vec3(wx,q.y-1.12,0.),vec3(.035,.04,90.)));
  d=min(d,bx(vec3(wx,q.y-.08,0.),vec3(.025,.09,90.)));
  // doors every 3.4m: frame + recess
  float zz=rep1(q.z-.6,3.4); float id=round((q.z-.6)/3.4);
  float sd=sign(q.x); float hh=h21(vec2(id,sd+uSeed));
  float fr=max(bx(vec3(wx,q.y-1.1,zz),vec3(.06,1.18,.62)),-bx(vec3(wx,q.y-1.04,zz),vec3(.3,1.13,.5)));
  float rec=bx(vec3(wx-.12,q.y-1.04,zz),vec3(.16,1.13,.5));
  if(id==1.&&sd<0.) rec=bx(vec3(wx-1.6,q.y-1.04,zz),vec3(1.7,1.13,.5)); d=max(d,-rec); d=min(d,fr);
  // ajar door leaf
  if(hh>.55&&q.z>6.){ vec3 l=vec3(wx,q.y-1.04,zz-.48); l.xz=R(-.55-.5*hh)*l.xz; d=min(d,bx(l+vec3(-.0,0.,.48),vec3(.025,1.12,.48))); }
  else if(!(id==1.&&sd<0.)){ float leaf=bx(vec3(wx-.1,q.y-1.04,zz),vec3(.02,1.12,.5)); leaf=max(leaf,-bx(vec3(wx-.07,q.y-1.5,zz),vec3(.03,.42,.32))); leaf=max(leaf,-bx(vec3(wx-.07,q.y-.5,zz),vec3(.03,.34,.32))); d=min(d,leaf);
    d=min(d,length(vec3(wx-.04,q.y-1.02,zz+.4))-.035); }
  // ceiling pipes
  d=min(d,length(vec2(q.x+.95,q.y-2.86)+.01*sin(q.z*2.))-.07); d=min(d,length(vec2(q.x+.72,q.y-2.9))-.045);
  { float pz=rep1(q.z,1.7); d=min(d,bx(vec3(q.x+.85,q.y-2.93,pz),vec3(.26,.1,.02))); }
  // ceiling beams
  { float pz=rep1(q.z-2.3,3.4); d=min(d,bx(vec3(q.x,q.y-3.05,pz),vec3(1.4,.16,.12))); }
  // dead pendant lamps
  { float pz=rep1(q.z-.6,6.8); d=min(d,cap(vec3(q.x,q.y,pz),vec3(0,3.,0),vec3(0,2.55,0),.008)); vec3 s=vec3(q.x,q.y-2.48,pz); d=min(d,max(abs(length(s)-.2)-.01,-s.y-.02)); }
  // gurney / wheelchair far right, rubble
  { vec3 g=q-vec3(-.75,0,8.9); float gb=length(g-vec3(0,.6,0))-1.3; if(gb>.5) d=min(d,gb); else { g.xz=R(.35)*g.xz; float c=bx(g-vec3(0,.78,0),vec3(.3,.05,.9)); c=min(c,bx(vec3(abs(g.x)-.27,g.y-.45,abs(g.z)-.8),vec3(.018,.42,.018))); c=min(c,bx(vec3(abs(g.x)-.27,g.y-.3,g.z),vec3(.014,.014,.8))); c=min(c,tor(vec3(g.y-.08,abs(g.x)-.27,abs(g.z)-.8),.07,.018)); c=min(c,bx(g-vec3(0,.98,.8),vec3(.3,.16,.02))); 
    float cl=bx(g-vec3(.12,.68,-.1),vec3(.26,.17+.03*sin(g.z*7.),.6)); c=min(c,max(cl,-.02+abs(bx(g-vec3(0,.7,-.1),vec3(.32,.16,.6)))-.012)); d=min(d,c); } }
  { vec2 c=floor(q.xz*2.2); vec2 r=h22(c+uSeed); float edge=smoothstep(.5,1.3,abs(q.x)); if(r.x<.10+.3*edge){ vec3 k=vec3(fract(q.x*2.2)-.3-.4*r.y,q.y*2.2,fract(q.z*2.2)-.5); k.xz=R(r.y*6.)*k.xz; d=min(d,bx(k-vec3(0,.03,0),vec3(.08+.1*r.y,.04,.05+.08*r.x))/2.2); } else d=min(d,max(.08,q.y)); }
  // end wall with bright doorway
  { float ew=q.z-21.; float w=max(abs(ew)-.1,-bx2(vec2(q.x-.0,q.y-1.05),vec2(.62,1.15))); d=min(d,w); }
  d=min(d,lone(p));
  return d; }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); m.refl=0.; m.rough=.7; m.bump=.5; m.bscale=9.; float f=fbm(p*1.3+uSeed); float f2=fbm(p*vec3(6.,5.,6.)); 
  if(lone(p)<.01){ m.alb=vec3(.035,.034,.033); m.rough=.75; m.bump=.25; m.bscale=22.; return m; }
  if(n.y>.7&&p.y<.06){ vec2 tl=abs(fract(p.xz*2.)-.5); float gr=smoothstep(.47,.49,max(tl.x,tl.y)); float ck=mod(floor(p.x*2.)+floor(p.z*2.),2.); m.alb=mix(vec3(.26,.25,.235),vec3(.07,.072,.07),ck)*(.45+.9*f)*(1.-.6*gr); float wet=smoothstep(.44,.56,fbm(vec3(p.xz*.55,3.+uSeed))); m.rough=mix(.55,.16,wet); m.refl=mix(.4,1.2,wet); m.alb*=1.-.55*wet; m.bump=mix(.35,.03,wet); return m; }
  float peel=smoothstep(.5,.56,fbm(p*vec3(1.2,1.,1.2)*1.7+7.)+.06*f2); vec3 paint=p.y<1.12?vec3(.13,.16,.145):vec3(.42,.40,.35); if(p.y>3.) paint=vec3(.4);
  m.alb=mix(paint,vec3(.22,.20,.18),peel)*(.5+.8*f); float drip=smoothstep(.52,.75,fbm(vec3(p.x*3.+p.z*3.,p.y*.35,1.)));
  m.alb*=1.-.65*drip; m.alb*=.55+.45*smoothstep(0.,.5,p.y); m.bump=.35+1.2*peel*(1.-peel)*2.; m.rough=.55; m.refl=0.; return m; }
Light light(int i){ if(i==0) return Light(uFigure.xyz+vec3(.26,1.2,.42),vec3(80.,72.,58.),normalize(vec3(-.42,-.03,1.)),.955,.72,.02,.35,1.);
  if(i==1) return Light(vec3(.0,1.5,23.5),vec3(34.,37.,41.),normalize(vec3(0.,-.1,-1.)),.5,-.2,.35,.4,1.);
  return Light(vec3(-3.6,1.95,3.78),vec3(46.,49.,54.),normalize(vec3(1.,-.42,.10)),.8,.3,.12,.2,1.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.034,.038,.043)*(1.+.5*n.y); }
vec3 AMBFOG(vec3 p){ return vec3(.0035,.004,.0045); }
float fogD(vec3 p){ float f=vn(p*vec3(.9,1.4,.7)+vec3(0,0,-uTime*.2))*.65+vn(p*2.4+4.)*.35; return .062*(.35+1.5*f)*(1.+.9*exp(-p.y*1.2)); }
vec3 sky(vec3 rd){ return vec3(1.5,1.65,1.8); }
