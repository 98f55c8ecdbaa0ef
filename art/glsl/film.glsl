#version 300 es
precision highp float; out vec4 o; uniform sampler2D uT,uB1,uB2,uB3; uniform vec2 uRes; uniform float uExp,uSeed,uGrain,uVig,uBloom,uContrast,uToe; uniform vec3 uShadowTint,uHighTint,uHal; uniform float uSat; uniform float uScale;
float h(vec2 p){ vec3 q=fract(vec3(p.xyx)*.1031); q+=dot(q,q.yzx+33.33); return fract((q.x+q.y)*q.z); }
float g(vec2 p){ return h(p)+h(p+17.3)+h(p+51.7)-1.5; }
float gr(vec2 p){ vec2 i=floor(p),f=fract(p); return mix(mix(g(i),g(i+vec2(1,0)),f.x),mix(g(i+vec2(0,1)),g(i+vec2(1,1)),f.x),f.y); }
// Mitchell and Netravali's filter: the negative is smaller than the print.
vec2 inner(vec2 x){ return ((7.*x-12.)*x*x+16./3.)/6.; }
vec2 outer(vec2 x){ return (((-7./3.*x+12.)*x-20.)*x+32./3.)/6.; }
vec3 enlarged(vec2 u){ vec2 size=vec2(textureSize(uT,0)),s=u*size-.5,f=fract(s),b=(floor(s)+.5)/size,d=1./size;
 vec2 w0=outer(1.+f),w1=inner(f),w2=inner(1.-f),w3=outer(2.-f),w=w1+w2,m=w2/w;
 vec3 c=texture(uT,b+d*m).rgb*w.x*w.y+texture(uT,b+d*vec2(-1,m.y)).rgb*w0.x*w.y+texture(uT,b+d*vec2(2,m.y)).rgb*w3.x*w.y+texture(uT,b+d*vec2(m.x,-1)).rgb*w.x*w0.y+texture(uT,b+d*vec2(m.x,2)).rgb*w.x*w3.y;
 return max(c/(w.x*w.y+w0.x*w.y+w3.x*w.y+w.x*w0.y+w.x*w3.y),0.); }
void main(){ vec2 u=gl_FragCoord.xy/uRes; vec2 cc=u-.5; 
 vec3 c=enlarged(u);
 vec3 b1=texture(uB1,u).rgb,b2=texture(uB2,u).rgb,b3=texture(uB3,u).rgb;
 c=c*(1.-uBloom)+uBloom*(b1*.45+b2*.33+b3*.22);
 float hl=dot(b1,vec3(.3333)); c+=uHal*max(0.,hl-dot(c,vec3(.333))*.6)*.5;     // halation
 c*=uExp; float v=1.-uVig*smoothstep(.25,1.05,length(cc*vec2(1.25,1.05))*1.35); c*=v;
 float L=dot(c,vec3(.25,.6,.15)); c=mix(vec3(L),c,uSat);
 // filmic (Hable-ish rational) per channel then contrast about mid grey
 c=(c*(2.51*c+.03))/(c*(2.43*c+.59)+.14); c=clamp(c,0.,1.);
 c=pow(c,vec3(1./2.2)); c=mix(c,c*c*(3.-2.*c),uContrast);
 L=dot(c,vec3(.3,.59,.11)); c*=mix(uShadowTint,uHighTint,smoothstep(.05,.75,L)); c=uToe+c*(1.-uToe)*vec3(1.);
 vec2 gp=gl_FragCoord.xy/uScale+uSeed*13.7; float n=gr(gp*.9)*.6+gr(gp*.47+91.)*.55; float amt=uGrain*(.35+1.1*sqrt(max(L,0.))*(1.-L*.75)); c+=n*amt;
 c+=(h(gl_FragCoord.xy+3.3)-.5)/255.; o=vec4(clamp(c,0.,1.),1);
}
