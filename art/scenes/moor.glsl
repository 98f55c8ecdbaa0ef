#define STEP .75
#define TMAX 150.
#define VMAX 105.
#define NL 3
#define EYE(e) vec3(e.x,gnd(e.xz)+e.y,e.z)
const vec3 TW=vec3(11.,3.4,50.);
float gnd(vec2 p){ float h=3.2*vn2(p*.045+uSeed)+1.1*vn2(p*.16)+.25*vn2(p*.6)+.07*vn2(p*2.6); h+=4.2*smoothstep(26.,4.,length((p-TW.xz)*vec2(.8,1.)))-2.1; return h-.5*exp(-pow(p.x-.9*sin(p.y*.16)-.02*p.y*p.y*.18,2.)*.35); }
vec3 tower(vec3 p){ return p-TW; }
float map(vec3 p){
  float g=gnd(p.xz); float d=(p.y-g); if(p.z<16.) d-=.10*pow(vn2(p.xz*7.),2.)*smoothstep(16.,3.,p.z);
  vec3 q=p-TW; q.y-=.4; float b=length(q.xz)-5.; if(b>2.) d=min(d,b); else {
   float r=mix(2.5,1.55,clamp(q.y/15.,0.,1.)); float t=max(length(q.xz)-r,abs(q.y-7.5)-7.5); t=min(t,max(length(q.xz)-2.15,abs(q.y-15.2)-.22)); 
   float cage=max(abs(length(q.xz)-1.15)-.05,abs(q.y-16.4)-1.1); float a=atan(q.z,q.x); float c2=abs(sin(a*4.))*1.2; cage=max(cage,c2-.2); t=min(t,max(cage,-99.)); t=min(t,max(length(q.xz)-1.2,abs(q.y-17.5)-.1)); t=min(t,max(length(vec3(q.x,(q.y-17.6)*.9,q.z))-1.15,17.5-q.y)); t=min(t,cap(q,vec3(0,18.4,0),vec3(0,19.8,0),.05));
   float ra=max(abs(length(q.xz)-2.1)-.02,abs(q.y-16.1)-.03); t=min(t,ra); 
   vec3 w=q-vec3(0.,5.,-2.2); t=max(t,-bx(w,vec3(.25,.45,.6))); w=q-vec3(0.,10.,-1.9); t=max(t,-bx(w,vec3(.22,.4,.6)));
   vec3 hse=q-vec3(-4.3,1.,-.5); float hb=bx(hse,vec3(2.4,1.5,1.7)); vec2 rf=vec2(abs(hse.z),hse.y-2.); float roof=max(dot(rf-vec2(0,1.2),normalize(vec2(.8,1.)))-.0,abs(hse.x)-2.6); roof=max(roof,-(hse.y-1.3)); hb=min(hb,roof); hb=min(hb,bx(hse-vec3(1.7,3.1,0),vec3(.3,.8,.3))); t=min(t,hb); d=min(d,t); }
  // fence along the path
  { float pz=clamp(round((p.z-4.)/2.6),0.,11.)*2.6+4.; float px=.9*sin(pz*.16)+.0036*pz*pz+1.7; float hh=h11(pz*3.1); vec3 f=vec3(p.x-px,p.y-gnd(vec2(px,pz)),p.z-pz); f.xy=R((hh-.5)*.35)*f.xy; d=min(d,bx(f-vec3(0,.45,0),vec3(.05,.6+.12*hh,.05))*.9); float cx=.9*sin(p.z*.16)+.0036*p.z*p.z+1.7; if(p.z>3.9&&p.z<33.) { float y=p.y-gnd(vec2(cx,p.z)); float sag=.05*sin((p.z-4.)/2.6*PI)*sin((p.z-4.)/2.6*PI); d=min(d,(length(vec2(p.x-cx,y-.86+sag))-.008)*.7); d=min(d,(length(vec2(p.x-cx,y-.5+sag*1.5))-.008)*.7);} }
  d=min(d,lone(p-vec3(0,gnd(uFigure.xz),0)));
  return d; }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); m.refl=0.; m.rough=.8; m.bump=.9; m.bscale=5.; float f=fbm(p*.9); m.alb=vec3(.10,.105,.09)*(.3+1.3*f)*(.5+.9*fbm(p*6.)); vec3 q=p-TW; q.y-=.4;
 if(length(q.xz)<4.9&&p.y-gnd(p.xz)>.1||length(q.xz-vec2(-4.3,-.5))<3.4&&q.y>0.3){ m.alb=vec3(.5,.5,.47)*(.4+.8*f); m.bump=.3; if(q.y>3.7&&q.y<6.4||q.y>10.4&&q.y<13.) if(length(q.xz)<2.6) m.alb*=.25; vec3 h=q-vec3(-4.3,1.,-.5); if(abs(h.z+1.7)<.06&&bx2(vec2(h.x+.9,h.y-.1),vec2(.32,.42))<0.) m.emit=vec3(2.6,1.9,1.1); } return m; }
Light light(int i){ if(i==0) return Light(TW+vec3(0,16.8,0),vec3(9500.,9300.,8600.),normalize(vec3(-.95,-.06,-.30)),.993,.974,.05,14.,1.);
 if(i==1) return Light(TW+vec3(0,16.8,0),vec3(7000.,6800.,6300.),normalize(vec3(.93,.03,.34)),.993,.974,.05,14.,1.);
 return Light(vec3(0),vec3(.30,.34,.40),normalize(vec3(-.15,-.22,-1.)),0.,0.,.04,0.,2.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.06,.068,.078)*(1.+n.y); }
vec3 AMBFOG(vec3 p){ return vec3(.020,.023,.027)+vec3(1.,.93,.8)*.5*exp(-length(p-TW-vec3(0,16.8,0))*.45); }
float fogD(vec3 p){ float h=p.y-1.; float f=vn(p*vec3(.07,.16,.07)+vec3(uTime*.1,0,0))*.6+vn(p*.3)*.4; return .0035+.020*f*f*exp(-max(h,0.)*.22)+.003*f; }
vec3 sky(vec3 rd){ vec2 u=rd.xz/(rd.y+.12); float c=fbm2(u*1.3+uSeed+3.); float c2=fbm2(u*3.1+7.); float cl=smoothstep(.30,.72,c*.75+c2*.3); float moon=pow(max(0.,dot(rd,normalize(vec3(-.62,.42,.75)))),14.); vec3 s=mix(vec3(.030,.035,.042),vec3(.008,.0095,.0115),cl); s+=moon*mix(vec3(.30,.32,.34),vec3(.13,.14,.15),cl); return s*(.5+.7*exp(-rd.y*2.)); }
