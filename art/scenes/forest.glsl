#define STEP .85
#define TMAX 46.
#define VMAX 34.
#define NL 2
float gnd(vec2 p){ return .55*vn2(p*.35+uSeed)+.16*vn2(p*1.7)+.05*vn2(p*6.)-.42-.25*exp(-p.x*p.x*.8); }
float map(vec3 p){
  float g=p.y-gnd(p.xz); float d=g*.8;
  const float C=2.3; vec2 id=floor(p.xz/C); vec2 r=h22(id+uSeed*7.3); vec2 l=(fract(p.xz/C)-.5)*C; vec2 bd=.5*C-abs(l); float edge=min(bd.x,bd.y)+.22;
  vec2 ctr=(id+.5)*C+(r-.5)*1.1;
  if(abs(ctr.x+.25*sin(ctr.y*.25))>1.25&&ctr.y>1.6&&r.x*r.y<.62){ vec2 o=l-(r-.5)*1.1; o+=(r.yx-.5)*.10*p.y; o+=.03*vec2(sin(p.y*1.3+r.x*9.),cos(p.y*1.1+r.y*7.)); float rad=.10+.17*r.y*r.y+.16*exp(-max(p.y+.2,0.)*2.2);
    float a=atan(o.y,o.x); float t=length(o)-rad*(1.-.028*p.y)-.018*sin(a*9.+p.y*1.4+r.x*20.)*sin(p.y*3.);
    if(t<1.3){ float yy=p.y-1.5; float k=clamp(floor(yy/.62),0.,9.); for(int s=0;s<2;s++){ float kk=k+float(s); vec2 q=h22(vec2(kk,r.x*99.)); float an=q.x*6.28; vec3 br=vec3(o.x,p.y-1.5-kk*.62,o.y); br.xz=R(an)*br.xz; float len=.35+1.*q.y*q.y; t=min(t,rcap(br,vec3(0,0,0),vec3(len,-.12*len+.22*len*(q.x-.3),0.),.032,.006)); } }
    d=min(d,t*.85); }
  d=min(d,max(edge,.03));
  d=min(d,lone(p-vec3(0,gnd(uFigure.xz),0)));
  return d; }
Mat material(vec3 p, vec3 n){ Mat m; m.emit=vec3(0); m.refl=0.; m.rough=.8; m.bump=1.1; m.bscale=7.; float f=fbm(p*vec3(4.,1.2,4.)); m.alb=vec3(.11,.105,.095)*(.4+1.2*f); 
 if(p.y-gnd(p.xz)<.03){ m.alb=vec3(.10,.095,.08)*(.3+1.4*fbm(p*9.)); m.bump=1.6; m.bscale=14.; m.rough=.6; } return m; }
Light light(int i){ if(i==0) return Light(vec3(.5,3.1,24.),vec3(560.,600.,640.),vec3(0),0.,0.,.35,1.5,0.); return Light(vec3(0),vec3(.05,.057,.065),normalize(vec3(.35,-.8,.45)),0.,0.,.08,0.,2.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.010,.012,.014)*(1.2+n.y); }
vec3 AMBFOG(vec3 p){ return vec3(.006,.007,.008); }
float fogD(vec3 p){ float f=vn(p*vec3(.35,.6,.35)+vec3(uTime*.15,0,0))*.6+vn(p*1.1)*.4; return .055*(.4+1.3*f)*(.55+1.1*exp(-max(p.y,0.)*.55)); }
vec3 sky(vec3 rd){ return vec3(.03,.034,.038); }
