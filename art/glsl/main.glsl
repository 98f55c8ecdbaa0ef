void main(){
  ivec2 px=ivec2(gl_FragCoord.xy); rs=pcg(uint(px.x)+pcg(uint(px.y)+pcg(uint(uPass)+uint(uSeed)*977u)));
  vec2 j=vec2(rnd()+rnd()-1.,rnd()+rnd()-1.)*.8; vec2 uv=(gl_FragCoord.xy+j-.5*uRes)/uRes.y;
  vec3 ro=EYE(uEye); vec3 rd=normalize(vec3(uv+uShift,uLens)); rd.yz=R(uAim.y)*rd.yz; rd.xz=R(uAim.x)*rd.xz;
  float t=march(ro,rd,.05,TMAX,uN*2); float th=t<0.?TMAX:t; vec3 p=ro+rd*th;
  if(uMode>0){ outC=vec4(drawn(p,rd,t),th); return; }
  float T; vec3 v=volume(ro,rd,min(th,VMAX),uNV,T), c;
  if(t<0.) c=sky(rd)*uSky; else {
    Mat m; vec3 n; c=shade(p,rd,m,n);
    if(m.refl>.01){ float f=m.refl*(.04+.96*pow(1.-max(dot(n,-rd),0.),5.)); vec3 rr=normalize(reflect(rd,n)+m.rough*m.rough*.6*rsph());
      float t2=march(p+n*.01,rr,.02,TMAX*.6,uN); vec3 c2; if(t2<0.) c2=sky(rr)*uSky; else { Mat m2; vec3 n2; c2=shade(p+n*.01+rr*t2,rr,m2,n2); float fd=fogD(p+rr*t2*.5)*uFog; c2*=exp(-fd*t2); c2+=AMBFOG(p)*uAmbient*(1.-exp(-fd*t2)); } c+=f*c2; } }
  outC=vec4(max(vec3(0),min(c*T+v,vec3(60.))),th);
}
