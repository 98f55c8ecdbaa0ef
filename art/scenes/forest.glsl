#define STEP .85
#define TMAX 46.
#define VMAX 34.
#define NL 2
float gnd(vec2 p){ return .55*vn2(p*.35+uSeed)+.16*vn2(p*1.7)+.05*vn2(p*6.)-.42-.25*exp(-p.x*p.x*.8); }
// Dead twigs, drooping, bent once and broken off. From where the picture is taken, none reaches into the bright gap.
float twigs(vec3 p, vec2 id, vec2 off, vec2 lean, float rad){
  float d=1e3; float k=floor((p.y-.9)/.74);
  for(int s=0;s<2;s++){
    float kk=k+float(s); vec2 q=h22(vec2(kk*1.37+id.x*3.1,id.y*5.3+kk)), w=h22(q*91.7+kk);
    if(kk<0.||w.x>.62) continue;
    float y=.9+(kk+.7*(w.y-.5))*.74; vec2 c=off+lean*y; float a=6.283*q.x; vec2 dir=vec2(cos(a),sin(a));
    float len=rad+mix(.10,id.y<3.?.4:.75,q.y*q.y);
    // It ends inside of its cell.
    vec2 room=(1.04-sign(dir)*c)/max(abs(dir),.05); len=min(len,min(room.x,room.y));
    vec2 o=(id+.5)*2.3+c; vec2 tip=o+dir*len; float from=(o.x-.25)/(o.y+.6)-.03, to=(tip.x-.25)/(tip.y+.6)-.03;
    if(abs(to)<.095||from*to<0.) len=min(len,rad+.07);
    float droop=.1+.55*w.y*w.y+.25*q.y, out1=rad*.6+(len-rad*.6)*(.35+.3*w.y); float side=(fract(w.x*37.)-.5)*.5*(len-rad);
    vec3 b=vec3(dir.x*rad*.6,.0,dir.y*rad*.6), m=vec3(dir.x*out1-dir.y*side,-droop*.35*(len-rad),dir.y*out1+dir.x*side), e=vec3(dir.x*len,-droop*(len-rad)-.12*(len-rad)*sin(w.x*60.),dir.y*len);
    vec3 l=p-vec3(c.x,y,c.y);
    d=min(d,min(rcap(l,b,m,.02,.011),rcap(l,m,e,.011,.004)));
    if(w.y>.45) d=min(d,rcap(l,m,m+(e-b)*.4*vec3(.8,.2,.8)+vec3(-dir.y,-.25,dir.x)*.3*(len-rad),.008,.003));
  }
  return d; }
// The one who walks ahead: a long coat, open over the legs, and a lamp low in the left hand. Feet at the origin, facing +z.
const vec3 LAMP=vec3(-.315,.735,.235);
vec3 inCoat(vec3 p){ vec3 q=p-uFigure.xyz-vec3(0,gnd(uFigure.xz),0); q.xz=R(uFigure.w)*q.xz; return q; }
float hand(vec3 l, float curl){ float d=rcap(l,vec3(0,.02,0),vec3(.002,-.065,.008),.03,.034);
  for(int i=0;i<4;i++){ float z=-.03+.021*float(i); vec3 a=vec3(.002,-.075,z+.006), b=vec3(-.004-curl*.012,-.118,z+.012), c=vec3(-.012-curl*.03,-.15+curl*.03+.008*abs(float(i)-1.6),z+.016); d=smin(d,min(rcap(l,a,b,.0115,.0105),rcap(l,b,c,.0105,.008)),.012); }
  return smin(d,rcap(l,vec3(-.004,-.02,.03),vec3(-.018,-.085,.05),.013,.009),.02); }
float lamp(vec3 l){ float d=cy(l,.032,.045)-.003; d=min(d,cy(l+vec3(0,.06,0),.042,.012)-.004); d=min(d,rcap(l,vec3(0,.055,0),vec3(0,.085,0),.04,.018)); d=min(d,cy(l-vec3(0,.1,0),.024,.006)-.002);
  return min(d,cap(vec3(abs(l.x),l.yz),vec3(.04,.06,0),vec3(.006,.185,0),.004)); }
float face(vec3 q){ return ell(q-vec3(0,1.628,.075),vec3(.072,.1,.06)); }
float someone(vec3 q){
  float bb=length(max(abs(q-vec3(-.05,.9,.05))-vec3(.33,.9,.36),0.)); if(bb>.12) return bb;
  float w=uPose.y*.3; float stand=1.-abs(uPose.y);
  // The head, its hair, and the collar up.
  vec3 h=q-vec3(0,1.655,.02); h.xy=R(.05+.07*stand)*h.xy;
  float head=smin(ell(h,vec3(.076,.112,.095)),ell(h-vec3(0,.03,-.015),vec3(.088,.1,.104))+.004*sin(h.x*70.+h.y*30.)*sin(h.y*60.+h.z*50.),.02);
  float d=smin(head,cap(q,vec3(0,1.42,-.01),vec3(0,1.58,.0),.056),.03);
  vec3 cq=q-vec3(0,1.515,-.005); cq.yz=R(-.25)*cq.yz; float col=max(abs(length(cq.xz*vec2(1.,.95))-.095-.12*cq.y)-.012,abs(cq.y)-.06-.018*sin(atan(cq.x,cq.z)*2.+.7)); col=max(col,-(q.z-.05-abs(q.x)*.4)*.8); d=min(d,col*.8);
  // Sloping shoulders, a narrow waist, and a hem that lags behind the legs.
  float sx=abs(q.x); float sh=rcap(vec3(sx,q.yz),vec3(.03,1.475,-.01),vec3(.17,1.385,0),.06,.066);
  vec3 t=q; t.z*=1.4; float torso=rcap(t,vec3(0,1.28,0),vec3(0,1.04,0),.182,.152)*.74;
  float k=clamp((1.06-q.y)/.66,0.,1.); float ang=atan(q.x,q.z);
  vec3 s=q-vec3(.012*sin(q.y*6.),.74,.0); s.z-=w*.32*k*k*sin(q.x*9.); s.x-=.03*k*k*uPose.y;
  float fold=(.010*sin(ang*5.+1.3+q.y)+.007*sin(ang*11.+q.y*5.))*k;
  float skirt=(length(s.xz*vec2(1.,1.22))-mix(.148,.222,k*k*(.4+.6*k))-fold)*.72;
  float hem=.395+.018*sin(ang*3.+.6)+.02*sin(ang*2.-1.)-.1*w*s.z;
  skirt=max(skirt,max(hem-q.y,q.y-1.1)); 
  float slit=abs(q.x+.012*sin(q.y*9.)-.015)-mix(.004,.05,clamp((.86-q.y)/.46,0.,1.)); skirt=smax(skirt,-max(slit,max(q.y-.86,.02-q.z))*.9,.012);
  float coat=smin(smin(sh,torso,.09),skirt,.06);
  // Where it closes, and its lapels.
  if(q.z>0.){ float over=abs(q.x-.03-.02*(q.y-1.))-.003; coat=smax(coat,-max(over,-coat-.012),.01); float v=abs(sx-(.012+.34*max(0.,q.y-1.16)))-.004; coat=smax(coat,-max(max(v,-coat-.01),1.16-q.y),.008); }
  d=smin(d,coat,.02);
  // Legs and shoes.
  vec3 ka=vec3(-.085,.5,w*.55+.03), fa=vec3(-.09,.1,w*.92-.02), kb=vec3(.085,.5,-w*.18+.03), fb=vec3(.095,.1+.09*abs(uPose.y),-w*1.15-.05);
  d=min(d,min(rcap(q,vec3(-.085,.9,0),ka,.09,.066),rcap(q,ka,fa,.066,.05))); d=min(d,min(rcap(q,vec3(.085,.9,0),kb,.09,.066),rcap(q,kb,fb,.066,.05)));
  vec3 fl=q-fa, fr=q-fb; fl.xz=R(.14)*fl.xz; fr.xz=R(-.16)*fr.xz; fr.yz=R(-.7*abs(uPose.y))*fr.yz;
  d=min(d,min(smin(rcap(fl,vec3(0,-.01,-.02),vec3(0,-.055,-.02),.05,.045),rcap(fl,vec3(0,-.055,0),vec3(0,-.068,.15),.045,.034),.03),smin(rcap(fr,vec3(0,-.01,-.02),vec3(0,-.055,-.02),.05,.045),rcap(fr,vec3(0,-.055,0),vec3(0,-.068,.15),.045,.034),.03)));
  // The free arm swings; the other one carries.
  vec3 er=vec3(.238,1.12,-.05+w*.2), wr=vec3(.25,.875,.03+w*.55), el=vec3(-.243,1.125,-.03), wl=vec3(-.31,.965,.2);
  float ar=smin(rcap(q,vec3(.178,1.385,0),er,.066,.056),rcap(q,er,wr,.055,.047),.03), al=smin(rcap(q,vec3(-.178,1.385,0),el,.066,.056),rcap(q,el,wl,.055,.047),.03);
  d=smin(d,ar,.025); d=smin(d,al,.025);
  vec3 hr=q-wr-vec3(.0,-.045,.01); if(length(hr+vec3(0,.06,0))<.25){ hr.yz=R(-.1-w*.4)*hr.yz; d=min(d,hand(hr,.5)); }
  vec3 hl=q-wl-vec3(-.004,-.022,.022); d=min(d,smin(ell(hl,vec3(.034,.04,.045)),rcap(hl,vec3(0,-.03,-.03),vec3(0,-.03,.035),.018,.016),.015));
  d=min(d,lamp(q-LAMP));
  return d*.86; }
float lonely(vec3 p){ if(uPose.x<.5) return 1e3; float far=length(p.xz-uFigure.xz)-.6; return far>.3?far:someone(inCoat(p)); }
// A trunk stays within its cell: it would be cut off at the edge.
vec2 kept(vec2 c){ vec2 a=abs(c); return sign(c)*(a-max(a-.62,0.)*.7); }
// The place that the lamps are asked for: the small one is asked only near it, which halves the rays.
vec3 spot;
float map(vec3 p){
  float d=(p.y>1.?p.y-.4:p.y-gnd(p.xz))*.8;
  const float C=2.3; vec2 id=floor(p.xz/C); vec2 r=h22(id+uSeed*7.3); vec2 l=(fract(p.xz/C)-.5)*C; vec2 bd=.5*C-abs(l); float edge=min(bd.x,bd.y)+.16;
  vec2 ctr=(id+.5)*C+(r-.5)*1.1;
  if(abs(ctr.x+.25*sin(ctr.y*.25))>1.25&&ctr.y>1.6&&r.x*r.y<.62){ vec2 off=(r-.5)*1.1, lean=-(r.yx-.5)*.10; vec2 o=l-kept(off+lean*p.y); o+=.03*vec2(sin(p.y*1.3+r.x*9.),cos(p.y*1.1+r.y*7.)); float rad=.10+.17*r.y*r.y+.16*exp(-max(p.y+.2,0.)*2.2);
    float a=atan(o.y,o.x); float t=length(o)-rad*(1.-.028*p.y)-.018*sin(a*9.+p.y*1.4+r.x*20.)*sin(p.y*3.);
    if(t<.14){ vec2 c=o/max(length(o),.01)*(3.2+9.*rad); float w=vn(vec3(c.x,p.y*.55+r.x*31.,c.y)); float b=vn(vec3(c*2.1,p.y*1.7+9.*w)); float f=abs(w+.45*b-.72); t+=.05*(smoothstep(.22,0.,f)-.35)*smoothstep(.14,.05,t); }
    if(t<.95) t=min(t,twigs(vec3(l.x,p.y,l.y),id,off,lean,rad));
    d=min(d,t*.8); }
  d=min(d,max(edge,.03));
  d=min(d,lonely(p));
  return d; }
Mat material(vec3 p, vec3 n){ Mat m; spot=p; m.emit=vec3(0); m.refl=0.; m.rough=.8; m.bump=1.1; m.bscale=7.;
 if(lonely(p)<.01){ vec3 q=inCoat(p); m.alb=vec3(.062,.058,.054)*(.6+.8*fbm(q*7.)); m.rough=.75; m.bump=.25; m.bscale=34.;
  if(lamp(q-LAMP)<.008){ m.alb=vec3(.09); m.rough=.35; m.refl=1.; vec3 c=q-LAMP; if(abs(c.y)<.047&&length(c.xz)<.044) m.emit=vec3(13.,9.4,5.2); return m; }
  if(q.y>1.5){ m.alb=vec3(.028); m.bump=.8; if(face(q)<.0) m.alb=vec3(.004); }
  if(q.y<1.&&abs(q.x)>.2&&q.y>.6&&(q.x>0.?q.y<.865:q.z>.2)) m.alb=vec3(.2,.16,.13);
  return m; }
 float f=fbm(p*vec3(4.,1.2,4.)); m.alb=vec3(.11,.105,.095)*(.4+1.2*f); 
 if(p.y-gnd(p.xz)<.03){ m.alb=vec3(.10,.095,.08)*(.3+1.4*fbm(p*9.)); m.bump=1.6; m.bscale=14.; m.rough=.6; } return m; }
Light light(int i){ if(i==0) return Light(vec3(.5,3.1,24.),vec3(560.,600.,640.),vec3(0),0.,0.,.35,1.5,0.);
 vec3 c=LAMP; c.xz=R(-uFigure.w)*c.xz; c+=uFigure.xyz; float near=smoothstep(4.2,2.6,length(spot.xz-c.xz)); if(near*uPose.x<.01) return Light(vec3(0),vec3(0),vec3(0),2.,1.5,0.,1.,1.);
 return Light(c+vec3(0,gnd(uFigure.xz),0),near*vec3(6.4,4.7,2.8),vec3(0),0.,0.,.025,.03,0.); }
vec3 AMB(vec3 p, vec3 n){ return vec3(.013,.0156,.018)*(1.2+n.y); }
vec3 AMBFOG(vec3 p){ return vec3(.0078,.0091,.0104); }
float fogD(vec3 p){ spot=p; float f=vn(p*vec3(.35,.6,.35)+vec3(uTime*.15,0,0))*.6+vn(p*1.1)*.4; return .055*(.4+1.3*f)*(.55+1.1*exp(-max(p.y,0.)*.55)); }
vec3 sky(vec3 rd){ return vec3(.03,.034,.038); }
