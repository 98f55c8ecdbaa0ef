// portrait: contre-jour bust; everything varies with uSeed (hair, build, collar, turn, lamp side)
#define STEP .85
#define TMAX 8.
#define VMAX 5.
#define NL 3
float s_(float k){ return h11(uSeed*1.37+k*7.13); }
float bust(vec3 p){
  vec3 q=p; float w=.9+.22*s_(1.); float turn=(s_(9.)>.5?1.:-1.)*(.25+.85*s_(2.)); float tilt=(s_(3.)-.5)*.16;
  float sh=rcap(q,vec3(-.17*w,1.36,0.),vec3(.17*w,1.36,0.),.085,.085); vec3 tq=q-vec3(0,1.05,.0); tq.z*=1.35; float to=rcap(tq,vec3(0,.22,0),vec3(0,-.5,0),.19*w,.2*w)*.75; float arm=rcap(vec3(abs(q.x),q.yz),vec3(.23*w,1.35,0),vec3(.30*w,.8,.02),.085,.075); float b=smin(smin(sh,to,.13),arm,.09); b=smin(b,rcap(q,vec3(0,1.36,.0),vec3(0,1.56,.02),.075,.058),.09);
  float c=s_(4.); if(c<.34){ float a=atan(q.x,q.z); float hood=abs(length((q-vec3(0,1.47,-.02))*vec3(1.,1.3,1.))-.14)-.035; hood=max(hood,abs(q.y-1.45)-.085); b=smin(b,hood,.05);} else if(c<.6){ float col=max(abs(length(q.xz-vec2(0,.0))-.10-.05*(q.y-1.42))-.016,abs(q.y-1.475)-.065); b=smin(b,col,.02);} else if(c<.8){ vec3 k=q-vec3(0,1.47,.01); float sc=tor(k,.095,.045)+.012*sin(k.x*40.+k.y*30.); b=smin(b,sc,.03);} 
  vec3 h=q-vec3(0,1.58,.02); h.xy=R(tilt)*h.xy; h.xz=R(turn)*h.xz; h.y-=.115; 
  float sk=ell(h-vec3(0,.02,-.015),vec3(.083,.11,.102)); float jaw=ell(h-vec3(0,-.055,.025),vec3(.062,.085,.075)); float hd=smin(sk,jaw,.06); hd=smin(hd,rcap(h,vec3(0,.01,.088),vec3(0,-.028,.108),.012,.017),.022); hd=smin(hd,ell(h-vec3(0,-.07,.075),vec3(.026,.02,.022)),.03); hd=smin(hd,ell(h-vec3(0,-.108,.062),vec3(.028,.022,.026)),.03); hd=smin(hd,ell(vec3(abs(h.x)-.083,h.y,h.z+.005),vec3(.013,.03,.02)),.012);
  float hs=s_(5.); vec3 hp=h; float n=.016*(vn(h*vec3(70.,34.,70.))-.5)+.012*(vn(h*vec3(160.,60.,160.))-.5); float hr=9.;
  float capz=smoothstep(.06,.02,h.z); 
  if(hs<.16) hr=max(ell(h-vec3(0,.045,-.02),vec3(.092,.105,.108)),-(h.y+.01-.25*h.z))+n*1.1;
  else if(hs<.34){ hr=max(ell(h-vec3(0,.05,-.02),vec3(.105,.118,.12))+n*2.,-(h.y+.0-.5*h.z)); }
  else if(hs<.52){ hr=smin(max(ell(h-vec3(0,.04,-.025),vec3(.1,.112,.115)),h.z*.9-h.y*.6-.055),max(rcap(h,vec3(0,.02,-.05),vec3(0,-.24,-.055),.10,.085),h.z-.025),.04)+n; }
  else if(hs<.66){ hr=min(max(ell(h-vec3(0,.045,-.02),vec3(.093,.106,.108)),-(h.y+.02-.5*h.z)),ell(h-vec3(0,.145,-.07),vec3(.05,.048,.05)))+n*.7; }
  else if(hs<.78){ hr=ell(h-vec3(0,.055,-.03),vec3(.135,.135,.13))+n*3.5+.01*vn(h*45.); hr=max(hr,-(h.y+.03-.9*h.z+.02)); }
  else if(hs<.90){ hr=smin(max(ell(h-vec3(0,.045,-.02),vec3(.096,.106,.11)),-(h.y+.02-.4*h.z)),rcap(h,vec3(0,.05,-.11),vec3(.02,-.2,-.13),.035,.014),.03)+n*.6; }
  else if(hs<.95){ hr=max(ell(h-vec3(0,.05,-.01),vec3(.097,.098,.11)),-(h.y-.03)); hr=min(hr,max(abs(h.y-.035)-.014,length(h.xz*vec2(1.1,.8)+vec2(0,.0))-.105)); }
  hd=smin(hd,hr,.012); if(s_(6.)>.68){ vec3 g=vec3(abs(h.x)-.036,h.y-.008,h.z-.105); hd=min(hd,tor(g.xzy,.027,.0032)); hd=min(hd,cap(vec3(abs(h.x),h.y,h.z),vec3(.062,.01,.1),vec3(.09,.015,.0),.0035)); } if(s_(7.)>.72||hs>=.95) hd=smin(hd,ell(h-vec3(0,-.09,.05),vec3(.055,.055,.055))+n,.02);
  return smin(b,hd,.018)*.9; }
float map(vec3 p){ return min(bust(p),2.6-p.z); }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); m.refl=0.; m.rough=.5; m.bump=.15; m.bscale=20.; if(p.z>2.4){ float f=fbm(p*1.4+uSeed); m.alb=vec3(.30)*(.35+1.1*f); m.bump=.4; m.bscale=6.; return m; } m.alb=vec3(.10); if(p.y<1.5){ m.alb=vec3(.05)*(.6+.8*fbm(p*30.)); m.rough=.9; m.bump=.35; m.bscale=60.; } return m; }
Light light(int i){ float sd=s_(9.)>.5?1.:-1.; if(i==0) return Light(vec3(sd*(.9+.3*s_(10.)),2.0+.35*s_(11.),1.0),vec3(9.2,9.,8.4),vec3(0),0.,0.,.16,.05,0.); if(i==1) return Light(vec3(-sd*.25,1.35,2.0),vec3(1.9,1.95,2.),vec3(0),0.,0.,.2,.12,0.); return Light(vec3(sd*1.3,1.9,-.5),vec3(.55,.55,.55),vec3(0),0.,0.,.4,.1,0.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.010); }
vec3 AMBFOG(vec3 p){ return vec3(.004); }
float fogD(vec3 p){ return .10*(.4+1.2*vn(p*1.8+uSeed)); }
vec3 sky(vec3 rd){ return vec3(.02); }
