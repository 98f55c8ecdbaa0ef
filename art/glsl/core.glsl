// The integrator; the way to the surface goes into alpha. A scene gives map, material, light, NL, fogD, sky, AMB, AMBFOG, STEP, TMAX and VMAX.
#ifndef EYE
#define EYE(e) e
#endif
float march(vec3 ro, vec3 rd, float t, float tmax, int n){
  for(int i=0;i<n;i++){ float d=map(ro+rd*t); if(d<.0007*t+.0002) return t; t+=d*STEP; if(t>tmax) return -1.; } return t; }
vec3 normal(vec3 p,float e){ vec3 n=vec3(0); for(int i=0;i<4;i++){ vec3 k=.5773*(2.*vec3(float(((i+3)>>1)&1),float((i>>1)&1),float(i&1))-1.); n+=k*map(p+k*e+float(min(0,uN))*p); } return normalize(n); }
float shadow(vec3 ro, vec3 rd, float tmax, int n){ float t=.02; for(int i=0;i<n;i++){ float d=map(ro+rd*t); if(d<.002) return 0.; t+=d*1.05*STEP; if(t>tmax) return 1.; } return t>tmax?1.:.0; }
float ao(vec3 p, vec3 n){ float s=0.,w=1.; float j=.6+.8*rnd(); for(int i=1;i<=4;i++){ float h=.05*float(i*i)*j; s+=w*max(0.,h-map(p+n*h)); w*=.62; } return clamp(1.-1.25*s,0.,1.); }
vec3 rsph(){ float z=2.*rnd()-1.,a=2.*PI*rnd(),r=sqrt(1.-z*z); return vec3(r*cos(a),r*sin(a),z); }
// returns radiance scale & direction
float lightAt(Light l, vec3 p, out vec3 L, out float dist){
  if(l.kind>1.5){ L=normalize(-l.dir+l.rad*rsph()); dist=60.; return 1.; }
  vec3 d=l.pos+rsph()*l.rad-p; dist=length(d); L=d/dist; float a=1./(l.soft+dist*dist);
  if(l.kind>.5){ float c=dot(-L,l.dir); float s=smoothstep(l.co,l.ci,c); a*=s*s*(.75+.5*smoothstep(l.ci,1.,c)); } return a; }
vec3 bumpN(vec3 p, vec3 n, float amt, float sc){ if(amt<=0.) return n; vec2 e=vec2(.35/sc,0.); vec3 q=p*sc; float b=fbm(q); vec3 g=vec3(fbm((p+e.xyy)*sc),fbm((p+e.yxy)*sc),fbm((p+e.yyx)*sc))-b; g-=n*dot(g,n); return normalize(n-amt*g); }
float ggx(vec3 n, vec3 v, vec3 l, float r){ vec3 h=normalize(v+l); float a=r*r,a2=a*a; float nh=max(dot(n,h),0.),nl=max(dot(n,l),0.),nv=max(dot(n,v),.05); float d=nh*nh*(a2-1.)+1.; float k=a*.5; float f=.04+.96*pow(1.-max(dot(h,v),0.),5.);
  return a2/(PI*d*d)*f*.25/((nl*(1.-k)+k)*(nv*(1.-k)+k)); }
vec3 shade(vec3 p, vec3 rd, out Mat m, out vec3 n){
  n=normal(p,.0012); m=material(p,n); n=bumpN(p,n,m.bump,m.bscale); float o=ao(p,n);
  vec3 c=m.emit+AMB(p,n)*uAmbient*m.alb*o;
  for(int i=0;i<NL;i++){ Light l=light(i); vec3 L; float ds; float a=lightAt(l,p,L,ds)*uLamps[i]; float nl=dot(n,L); if(a*nl>1e-5){ float s=shadow(p+n*.006,L,ds-.05,uN); if(s>0.) c+=s*a*l.col*nl*(m.alb/PI+ggx(n,-rd,L,m.rough)*(1.+3.*m.refl)); } }
  return c; }
vec3 volume(vec3 ro, vec3 rd, float tmax, int nv, out float T){
  float dt=tmax/float(nv), t=dt*rnd(); T=1.; vec3 acc=vec3(0);
  for(int i=0;i<nv;i++){ vec3 p=ro+rd*t; float d=fogD(p)*uFog; if(d>1e-4){ vec3 s=AMBFOG(p)*uAmbient;
      // reservoir: one shadow ray per step, light picked in proportion to its unshadowed contribution
      float W=0.; vec3 pl=vec3(0),pL=vec3(0); float pd=0.,pw=0.;
      for(int k=0;k<NL;k++){ Light l=light(k); vec3 L; float ds; float a=lightAt(l,p,L,ds)*uLamps[k]; float mu=dot(rd,L); float g=.55; float ph=.25*(.35+.65*(1.-g*g)/pow(1.+g*g-2.*g*mu,1.5)); vec3 cc=a*l.col*ph*.3183; float w=cc.x+cc.y+cc.z; if(w>.0006){ W+=w; if(rnd()*W<=w){ pl=cc; pL=L; pd=ds; pw=w; } } }
      if(W>0.) s+=pl*min(W/pw,4.)*shadow(p,pL,pd-.05,uN/2);
      float e=exp(-d*dt); acc+=T*s*(1.-e); T*=e; }
    t+=dt; } return acc; }
// What the crafts see: 1 clay, 2 normals, 3 contour and grid, 4 depth.
vec3 drawn(vec3 p, vec3 rd, float t){
  if(t<0.) return vec3(uMode==4?0.:.02);
  if(uMode==4) return vec3(pow(1.-t/TMAX,3.)*.5);
  vec3 n=normal(p,.0012);
  if(uMode==1) return vec3(.18+.82*max(0.,dot(n,normalize(vec3(.5,.8,-.6)))))*ao(p,n)*.5;
  if(uMode==2) return n*.5+.5;
  float e=1.-smoothstep(0.,.5,abs(dot(n,rd))); vec3 g=abs(fract(p*4.+n*.01)-.5)/(fwidth(p*4.)+.0001); vec3 w=1.-step(.8,abs(n));
  float gl=min(mix(9.,g.x,w.x),min(mix(9.,g.y,w.y),mix(9.,g.z,w.z)));
  return vec3(.02+.4*(1.-smoothstep(.0,1.3,gl))*exp(-.08*t)+.1*e); }
