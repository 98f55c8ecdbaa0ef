#define STEP .85
#define TMAX 22.
#define VMAX 16.
#define NL 2
const float RU=.28, RI=.185;
float map(vec3 p){
  float d=p.y; d=min(d,1.15-p.x); d=min(d,p.x+3.4); d=min(d,max(6.9-p.z, p.y-3.3)); 
  // upper storey: landing, back wall with doorway
  float k=floor((p.z-2.2)/RU); for(int i=-1;i<2;i++){ float kk=clamp(k+float(i),0.,17.); float s=bx(vec3(p.x-.2,p.y-(kk+1.)*RI+1.5,p.z-2.2-(kk+.5)*RU),vec3(1.,1.5,RU*.5)); float nose=bx(vec3(p.x-.2,p.y-(kk+1.)*RI+.018,p.z-2.2-(kk+.5)*RU+.02),vec3(1.02,.018,RU*.5+.02)); d=min(d,min(s,nose)); }
  d=min(d,bx(p-vec3(-1.1,3.23,8.6),vec3(2.4,.1,1.45)));
  { float w=max(abs(p.z-9.6)-.1,-bx2(vec2(p.x-.2,p.y-4.38),vec2(.52,1.08))); d=min(d,w); float f=max(bx(vec3(p.x-.2,p.y-4.38,p.z-9.5),vec3(.62,1.18,.05)),-bx2(vec2(p.x-.2,p.y-4.38),vec2(.52,1.09))); d=min(d,f); }
  d=min(d,6.3-p.y);
  // handrail + balusters at x=-.72
  float sl=RI/RU; float rz=clamp(p.z,2.3,7.1); float ry=(rz-2.2)*sl+.98; d=min(d,length(vec3(p.x+.72,(p.y-ry)*.83,p.z-rz))-.045);
  { float kk=clamp(k,0.,17.); vec3 q=vec3(p.x+.72,p.y,p.z-2.2-(kk+.5)*RU); float y0=(kk+1.)*RI; float h=.42; float rr=.017+.008*sin((p.y-y0)*24.)*smoothstep(.5,.2,abs(p.y-y0-.42)); d=min(d,(length(vec2(length(q.xz)-0.,max(abs(p.y-y0-h)-h,0.)))-rr)*.8); }
  { vec3 q=p-vec3(-.72,.62,2.15); d=min(d,bx(q,vec3(.075,.62,.075))-.01); d=min(d,length(q-vec3(0,.74,0))-.1); }
  { vec3 q=p-vec3(-.72,3.9,7.2); d=min(d,bx(q,vec3(.07,.6,.07))); }
  { float x=repc(p.x+2.1,.16,-8.,8.); float b=length(vec2(x,p.z-7.25))-.016; d=min(d,max(b,abs(p.y-3.75)-.45)); d=min(d,bx(p-vec3(-2.1,4.2,7.25),vec3(1.35,.03,.045))); }
  // wall panels + pictures
  { float sy=p.y-(p.z-2.2)*sl; d=min(d,max(bx2(vec2(p.x-1.13,sy-.95),vec2(.03,.035)),p.z-8.)); float z=rep1(p.z-3.4,1.35); float zi=round((p.z-3.4)/1.35); float py=(zi*1.35+3.4-2.2)*sl+1.75; if(p.z>2.4&&p.z<7.6){ vec3 q=vec3(p.x-1.13,p.y-py,z); q.yz=R((h11(zi+uSeed)-.5)*.3)*q.yz; float fr=max(bx(q,vec3(.03,.3,.23)),-bx(q,vec3(.06,.25,.18))); d=min(d,min(fr,bx(q-vec3(.012,0,0),vec3(.012,.27,.2)))); } }
  d=min(d,lone(p));
  return d; }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); float f=fbm(p*1.7+uSeed); m.rough=.5;m.refl=0.;m.bump=.4;m.bscale=9.; 
 if(lone(p)<.01){ m.alb=vec3(.03); return m; }
 bool run=abs(p.x-.2)<.5&&p.z>2.&&p.z<7.4&&n.x<.5&&p.y<3.5; if(p.x>1.08){ vec2 u=p.zy*vec2(3.6,3.6); vec2 g=fract(u)-.5; float dm=smoothstep(.28,.24,abs(length(g*vec2(1.,.75))-.22+.06*sin(atan(g.y,g.x)*4.))); float sy=p.y-(p.z-2.2)*RI/RU; m.alb=sy<.95?vec3(.10,.085,.075):mix(vec3(.21,.205,.19),vec3(.12,.12,.11),dm); m.alb*=.35+1.1*f; float peel=smoothstep(.56,.6,fbm(p*2.1+5.)); m.alb=mix(m.alb,vec3(.33,.31,.28),peel*.7); m.bump=.4+peel; return m; }
 if(run){ float st=smoothstep(.40,.42,abs(p.x-.2)); m.alb=mix(vec3(.11,.04,.03),vec3(.22,.18,.12),st)*(.5+.8*f); m.rough=.95; m.bump=.8; m.bscale=26.; return m; }
 m.alb=vec3(.16,.13,.105)*(.4+1.*fbm(p*vec3(2.,8.,2.))); m.rough=.55; m.refl=.04; m.bump=.15; return m; }
Light light(int i){ if(i==0) return Light(vec3(.35,5.0,12.6),vec3(120.,112.,96.),normalize(vec3(-.02,-.42,-1.)),.8,.3,.22,.4,1.); return Light(vec3(-2.6,3.4,-.6),vec3(13.,14.,15.6),vec3(0),0.,0.,.4,.5,0.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.022,.024,.027)*(1.+.5*n.y); }
vec3 AMBFOG(vec3 p){ return vec3(.0022,.0025,.0028); }
float fogD(vec3 p){ return .07*(.35+1.3*vn(p*1.2+vec3(0,-uTime*.1,0))); }
vec3 sky(vec3 rd){ return vec3(2.6,2.5,2.25); }
