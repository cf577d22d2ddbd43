/* trundle player d6f7c6b320302f3b1ca3d3d26ba13a0e7f3c4697d736392c6770fc6221548fd5 */
/*! Contains three.js.

The MIT License

Copyright © 2010-2026 three.js authors

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in
all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN
THE SOFTWARE.
*/
(()=>{var gf={f4:Float32Array,u4:Uint32Array,u1:Uint8Array},hc=1,Oi=1e29,Rr=2*Oi;async function _f(n){let e=Uint8Array.from(atob(n.textContent),i=>i.charCodeAt(0)),t=new Blob([e]).stream().pipeThrough(new DecompressionStream("gzip"));return new Uint8Array(await new Response(t).arrayBuffer())}function xf(n,e){for(let t=0;t<n.length;t++){let i=n[t]>>>1^-(n[t]&1);n[t]=t<e?i:i+n[t-e]}}function yf(n,e){let t=gf[n.dtype];if(!t)throw new Error(`The scene holds an array of the unknown kind "${n.dtype}".`);let[i,s]=[t.BYTES_PER_ELEMENT,n.shape.reduce((o,a)=>o*a,1)];if(n.at+i*s>e.length)throw new Error(`An array of shape ${n.shape} is cut off.`);let r=new Uint8Array(i*s);for(let o=0,a=n.at;o<i;o++)for(let l=0;l<s;l++,a++)r[i*l+o]=e[a];for(let o=n.differences??0;o>0;o--)xf(new Uint32Array(r.buffer),s/n.shape[0]);return new t(r.buffer)}var vf=n=>n!==null&&typeof n=="object"&&"dtype"in n&&"at"in n;function cl(n,e){if(Array.isArray(n))return n.map(i=>cl(i,e));if(n===null||typeof n!="object")return n;let t={};for(let[i,s]of Object.entries(n))vf(s)?(t[i]=yf(s,e),t[`${i}_shape`]=s.shape):t[i]=cl(s,e);return t}async function cc(n){if(!n)throw new Error('This page holds no scene (no element with the id "scene").');let e=await _f(n),t=4+new DataView(e.buffer).getUint32(0,!0),i=cl(JSON.parse(new TextDecoder().decode(e.subarray(4,t))),e.subarray(t));if(i.format!==hc)throw new Error(`The scene has format ${i.format}; this player reads format ${hc}.`);if(!i.t||i.t.length===0)throw new Error("The scene has no frames.");let s={title:"",subtitle:"",status:"",follow:"",size:1,centre:[0,0,0],mu:.5,summary:[],parameters:[],bodies:[],surfaces:[],points:[],lines:[],contacts:[],plots:[],events:[]};for(let[r,o]of Object.entries(s))i[r]??=o;return i.size>0||(i.size=1),i}var uc="http://www.w3.org/2000/svg";function W(n,e={},...t){let i=document.createElement(n);for(let[s,r]of Object.entries(e))s.startsWith("on")?i.addEventListener(s.slice(2),r):r===!0?i.setAttribute(s,""):r!==!1&&r!=null&&i.setAttribute(s,r);return i.append(...t.filter(s=>s!=null)),i}function Ts(n,e=!1){let t=document.createElementNS(uc,"svg");t.setAttribute("viewBox","0 0 24 24"),t.setAttribute("aria-hidden","true");let i=document.createElementNS(uc,"path");return i.setAttribute("d",n),i.setAttribute("class",e?"filled":"stroked"),t.append(i),t}var Gn={play:"M7 4.5v15l12.5-7.5z",pause:"M6.5 4.5h4v15h-4zM13.5 4.5h4v15h-4z",loop:"M17 2.5l3.5 3.5L17 9.5M3.5 11V9.5A3.5 3.5 0 0 1 7 6h13.5M7 21.5L3.5 18 7 14.5M20.500 13v1.500A3.500 3.500 0 0 1 17 18H3.500",trails:"M3 18c4-1 4-9 8-9s3 6 6 6 3-3 4-8M21 4.500v.01",arrows:"M6 20L18 6M18 6h-7M18 6v7",plus:"M12 5v14M5 12h14",minus:"M5 12h14",close:"M6 6l12 12M18 6L6 18",tools:"M5 12v.01M12 12v.01M19 12v.01",layers:"M12 4l8.500 4.500L12 13 3.500 8.500zM3.500 12.500L12 17l8.500-4.500M3.500 16.500L12 21l8.500-4.500",plots:"M4 4v16h16M7 15l4-5 3 3 5-7",info:"M12 11v6M12 7.200v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z",save:"M12 4v11M7 10.500l5 5 5-5M5 20h14",camera:"M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",help:"M9.300 9.200a2.800 2.800 0 1 1 3.900 2.600c-.8.400-1.200 1-1.200 2M12 17.200v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z"};function di(n,e,t,i={}){return W("button",{type:"button",class:"icon",title:e,"aria-label":e,onclick:t,...i},Ts(Gn[n],n==="play"||n==="pause"))}var Pr=[],Cr=null;function Es(n){Pr.push(n),Cr||(Cr=W("div",{class:"errors",role:"alert"}),document.body.append(Cr)),Pr.length<=5&&Cr.append(W("p",{},n))}function dc(){window.addEventListener("error",n=>Es(n.message||String(n.error))),window.addEventListener("unhandledrejection",n=>Es(String(n.reason))),document.addEventListener("securitypolicyviolation",n=>Es(`The page tried to load something it must not: ${n.violatedDirective} ${n.blockedURI}`))}function Ir(n,e){let t=URL.createObjectURL(e),i=document.createElement("a");i.href=t,i.download=n,i.click(),setTimeout(()=>URL.revokeObjectURL(t),1e4)}var Lr=n=>n.toLowerCase().normalize("NFKD").replace(/[^a-z0-9]+/g,"-").replace(/^-|-$/g,"")||"motion",bf=n=>/[",\n]/.test(n)?`"${n.replaceAll('"','""')}"`:n;function dl(n){let e=[["t (s)",n.t,1,0]];for(let i of[...n.bodies,...n.points.filter(({kind:s})=>s==="point")])["x","y","z"].forEach((s,r)=>e.push([`${i.name} ${s} (m)`,i.position,i.position.length/n.t.length,r]));for(let{label:i,series:s}of n.plots)for(let{name:r,values:o}of s)e.push([r?`${i}: ${r}`:i,o,1,0]);let t=[e.map(([i])=>bf(i)).join(",")];for(let i=0;i<n.t.length;i++)t.push(e.map(([,s,r,o])=>{let a=s[i*r+o];return Math.abs(a)>=1e29?"":String(a)}).join(","));return`${t.join(`
`)}
`}function fc(n){let{stage:e}=n;e.render(),e.canvas.toBlob(t=>{t&&Ir(`${Lr(n.scene.title)}.png`,t)},"image/png")}function pc(n){Ir(`${Lr(n.scene.title)}.csv`,new Blob([dl(n.scene)],{type:"text/csv"}))}function fl({written:n,sliders:e},t){let{before:i,after:s,name:r,own:o,sliders:a}=n,l=new Map(o),h=[],c=new Map;e.forEach((u,f)=>{let[g,v]=[a[f],String(t[f])];if(t[f]!==u.value)if(!g)h.push(`# ${u.name} = ${v}: no single number of this file`);else if(!g.list)l.set(g.key,v);else{let p=c.get(g.key)??[...g.list];p[g.index]=v,c.set(g.key,p),l.set(g.key,`[${p.join(", ")}]`)}});let d=[`[case.${r}]`,...h,...[...l].map(([u,f])=>`${u} = ${f}`)];return`${i}${d.join(`
`)}
${s?`
${s}`:""}`}function mc(n){let{live:e,card:t}=n.live;Ir(`${Lr(n.scene.title)}.toml`,new Blob([fl(e,t.settings)],{type:"application/toml"}))}var ul="video/webm",Mf=30,Sf=6,gc=()=>typeof MediaRecorder=="function"&&MediaRecorder.isTypeSupported(ul);async function wf(n){let{clock:e,stage:t}=n,i={t:e.t,playing:e.playing,loop:e.loop},s=new MediaRecorder(t.canvas.captureStream(Mf),{mimeType:ul}),r=[];s.ondataavailable=({data:c})=>r.push(c);let o=new Promise(c=>{s.onstop=c}),a=new Promise(c=>{s.onstart=()=>c(!0)}),l=()=>new Promise(c=>requestAnimationFrame(()=>c(!1))),h=()=>(t.dirty=!0,l());for(n.setLoop(!1),n.pause(),n.seek(e.start),s.start();!await Promise.race([a,h()]););for(n.play();e.playing;)await l();for(let c=0;c<Sf;c++)await h();return s.stop(),await o,n.setLoop(i.loop),n.seek(i.t),i.playing&&n.play(),new Blob(r,{type:ul})}async function _c(n){Ir(`${Lr(n.scene.title)}.webm`,await wf(n))}var Af=n=>n.map(e=>Number(e.toPrecision(6))).join(",");function Nr(n){let{position:e,target:t}=n.stage.viewpoint(),i=[`t=${Number(n.clock.t.toPrecision(6))}`];return n.stage.moved&&i.push(`camera=${Af([...e,...t])}`),n.live?.card.changed&&i.push(`live=${n.live.card.settings.map(s=>Number(s.toPrecision(9))).join(",")}`),`#${i.join("&")}`}function xc(n){let e=Object.fromEntries(n.replace(/^#/,"").split("&").map(i=>i.split("="))),t=i=>{let s=(i??"").split(",").map(r=>r.trim()?Number(r):NaN);return s.length&&s.every(Number.isFinite)?s:null};return{t:t(e.t)?.[0]??null,camera:t(e.camera)?.length===6?t(e.camera):null,live:t(e.live)}}/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */var li={LEFT:0,MIDDLE:1,RIGHT:2,ROTATE:0,DOLLY:1,PAN:2},xi={ROTATE:0,PAN:1,DOLLY_PAN:2,DOLLY_ROTATE:3},Zc=0,Vl=1,Jc=2;var In=1,Kc=2,fs=3,Ri=0,Dt=1,Ci=2,Ln=0,ps=1,Wl=2,Xl=3,ql=4,jc=5;var Nn=100,Qc=101,eu=102,tu=103,iu=104,nu=200,su=201,ru=202,ou=203,$l=204,Yl=205,au=206,lu=207,hu=208,cu=209,uu=210,du=211,fu=212,pu=213,mu=214,lo=0,ho=1,co=2,ss=3,uo=4,fo=5,po=6,mo=7,Go=0,gu=1,_u=2,Pi=0,Zl=1,Jl=2,Kl=3,jl=4,Ql=5,eh=6,th=7;var ih=300,Dn=301,ms=302,Ho=303,Vo=304,go=1e3,wi=1001,_o=1002,Pt=1003,xu=1004;var hr=1005;var Ht=1006,Wo=1007;var Zi=1008;var Xt=1009,nh=1010,sh=1011,gs=1012,Xo=1013,yi=1014,hi=1015,vi=1016,qo=1017,$o=1018,Un=1020,rh=35902,oh=35899,ah=1021,lh=1022,bi=1023,Wi=1026,Ji=1027,Yo=1028,Zo=1029,mn=1030,Jo=1031;var Ko=1033,cr=33776,ur=33777,dr=33778,fr=33779,jo=35840,Qo=35841,ea=35842,ta=35843,ia=36196,na=37492,sa=37496,ra=37488,oa=37489,pr=37490,aa=37491,la=37808,ha=37809,ca=37810,ua=37811,da=37812,fa=37813,pa=37814,ma=37815,ga=37816,_a=37817,xa=37818,ya=37819,va=37820,ba=37821,Ma=36492,Sa=36494,wa=36495,Aa=36283,Ta=36284,mr=36285,Ea=36286;var Fs=2300,xo=2301,oo=2302,Ol=2303,Fl=2400,Bl=2401,kl=2402;var yu=3200;var Ra=0,vu=1,Ki="",Zt="srgb",Bs="srgb-linear",ks="linear",Qe="srgb";var ao=7680;var bu=519,Mu=512,Su=513,wu=514,hh=515,Au=516,Tu=517,ch=518,uh=519,Eu=35044;var dh="300 es",ri=2e3,rs=2001;function Tf(n){for(let e=n.length-1;e>=0;--e)if(n[e]>=65535)return!0;return!1}function Ef(n){return ArrayBuffer.isView(n)&&!(n instanceof DataView)}function zs(n){return document.createElementNS("http://www.w3.org/1999/xhtml",n)}function Ru(){let n=zs("canvas");return n.style.display="block",n}var yc={},os=null;function fh(...n){let e="THREE."+n.shift();os?os("log",e,...n):console.log(e,...n)}function Cu(n){let e=n[0];if(typeof e=="string"&&e.startsWith("TSL:")){let t=n[1];t&&t.isStackTrace?n[0]+=" "+t.getLocation():n[1]='Stack trace not available. Enable "THREE.Node.captureStackTrace" to capture stack traces.'}return n}function Re(...n){n=Cu(n);let e="THREE."+n.shift();if(os)os("warn",e,...n);else{let t=n[0];t&&t.isStackTrace?console.warn(t.getError(e)):console.warn(e,...n)}}function Le(...n){n=Cu(n);let e="THREE."+n.shift();if(os)os("error",e,...n);else{let t=n[0];t&&t.isStackTrace?console.error(t.getError(e)):console.error(e,...n)}}function Us(...n){let e=n.join(" ");e in yc||(yc[e]=!0,Re(...n))}function Pu(n,e,t){return new Promise(function(i,s){function r(){switch(n.clientWaitSync(e,n.SYNC_FLUSH_COMMANDS_BIT,0)){case n.WAIT_FAILED:s();break;case n.TIMEOUT_EXPIRED:setTimeout(r,t);break;default:i()}}setTimeout(r,t)})}var Iu={[lo]:lo,[co]:po,[uo]:uo,[ss]:fo,[ho]:ho,[po]:co,[mo]:mo,[fo]:ss},gi=class{addEventListener(e,t){this._listeners===void 0&&(this._listeners={});let i=this._listeners;i[e]===void 0&&(i[e]=[]),i[e].indexOf(t)===-1&&i[e].push(t)}hasEventListener(e,t){let i=this._listeners;return i===void 0?!1:i[e]!==void 0&&i[e].indexOf(t)!==-1}removeEventListener(e,t){let i=this._listeners;if(i===void 0)return;let s=i[e];if(s!==void 0){let r=s.indexOf(t);r!==-1&&s.splice(r,1)}}dispatchEvent(e){let t=this._listeners;if(t===void 0)return;let i=t[e.type];if(i!==void 0){e.target=this;let s=i.slice(0);for(let r=0,o=s.length;r<o;r++)s[r].call(this,e);e.target=null}}},Ft=["00","01","02","03","04","05","06","07","08","09","0a","0b","0c","0d","0e","0f","10","11","12","13","14","15","16","17","18","19","1a","1b","1c","1d","1e","1f","20","21","22","23","24","25","26","27","28","29","2a","2b","2c","2d","2e","2f","30","31","32","33","34","35","36","37","38","39","3a","3b","3c","3d","3e","3f","40","41","42","43","44","45","46","47","48","49","4a","4b","4c","4d","4e","4f","50","51","52","53","54","55","56","57","58","59","5a","5b","5c","5d","5e","5f","60","61","62","63","64","65","66","67","68","69","6a","6b","6c","6d","6e","6f","70","71","72","73","74","75","76","77","78","79","7a","7b","7c","7d","7e","7f","80","81","82","83","84","85","86","87","88","89","8a","8b","8c","8d","8e","8f","90","91","92","93","94","95","96","97","98","99","9a","9b","9c","9d","9e","9f","a0","a1","a2","a3","a4","a5","a6","a7","a8","a9","aa","ab","ac","ad","ae","af","b0","b1","b2","b3","b4","b5","b6","b7","b8","b9","ba","bb","bc","bd","be","bf","c0","c1","c2","c3","c4","c5","c6","c7","c8","c9","ca","cb","cc","cd","ce","cf","d0","d1","d2","d3","d4","d5","d6","d7","d8","d9","da","db","dc","dd","de","df","e0","e1","e2","e3","e4","e5","e6","e7","e8","e9","ea","eb","ec","ed","ee","ef","f0","f1","f2","f3","f4","f5","f6","f7","f8","f9","fa","fb","fc","fd","fe","ff"],vc=1234567,is=Math.PI/180,as=180/Math.PI;function _s(){let n=Math.random()*4294967295|0,e=Math.random()*4294967295|0,t=Math.random()*4294967295|0,i=Math.random()*4294967295|0;return(Ft[n&255]+Ft[n>>8&255]+Ft[n>>16&255]+Ft[n>>24&255]+"-"+Ft[e&255]+Ft[e>>8&255]+"-"+Ft[e>>16&15|64]+Ft[e>>24&255]+"-"+Ft[t&63|128]+Ft[t>>8&255]+"-"+Ft[t>>16&255]+Ft[t>>24&255]+Ft[i&255]+Ft[i>>8&255]+Ft[i>>16&255]+Ft[i>>24&255]).toLowerCase()}function He(n,e,t){return Math.max(e,Math.min(t,n))}function ph(n,e){return(n%e+e)%e}function Rf(n,e,t,i,s){return i+(n-e)*(s-i)/(t-e)}function Cf(n,e,t){return n!==e?(t-n)/(e-n):0}function Os(n,e,t){return(1-t)*n+t*e}function Pf(n,e,t,i){return Os(n,e,1-Math.exp(-t*i))}function If(n,e=1){return e-Math.abs(ph(n,e*2)-e)}function Lf(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*(3-2*n))}function Nf(n,e,t){return n<=e?0:n>=t?1:(n=(n-e)/(t-e),n*n*n*(n*(n*6-15)+10))}function Df(n,e){return n+Math.floor(Math.random()*(e-n+1))}function Uf(n,e){return n+Math.random()*(e-n)}function Of(n){return n*(.5-Math.random())}function Ff(n){n!==void 0&&(vc=n);let e=vc+=1831565813;return e=Math.imul(e^e>>>15,e|1),e^=e+Math.imul(e^e>>>7,e|61),((e^e>>>14)>>>0)/4294967296}function Bf(n){return n*is}function kf(n){return n*as}function zf(n){return n>0&&Number.isInteger(n)&&2**Math.round(Math.log2(n))===n}function Gf(n){return Math.pow(2,Math.ceil(Math.log(n)/Math.LN2))}function mh(n){return Math.pow(2,Math.floor(Math.log(n)/Math.LN2))}function Hf(n,e,t,i,s){let r=Math.cos,o=Math.sin,a=r(t/2),l=o(t/2),h=r((e+i)/2),c=o((e+i)/2),d=r((e-i)/2),u=o((e-i)/2),f=r((i-e)/2),g=o((i-e)/2);switch(s){case"XYX":n.set(a*c,l*d,l*u,a*h);break;case"YZY":n.set(l*u,a*c,l*d,a*h);break;case"ZXZ":n.set(l*d,l*u,a*c,a*h);break;case"XZX":n.set(a*c,l*g,l*f,a*h);break;case"YXY":n.set(l*f,a*c,l*g,a*h);break;case"ZYZ":n.set(l*g,l*f,a*c,a*h);break;default:Re("MathUtils: .setQuaternionFromProperEuler() encountered an unknown order: "+s)}}function gh(n){switch(n.constructor){case Uint32Array:return 4294967295;case Uint16Array:return 65535;case Uint8Array:case Uint8ClampedArray:return 255;case Int32Array:return 2147483647;case Int16Array:return 32767;case Int8Array:return 127;default:return}}function Lu(n,e){if(e.constructor===Float32Array)return n;let t=gh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.max(n/t,-1)}function Nu(n,e){if(e.constructor===Float32Array)return n;let t=gh(e);if(t===void 0)throw new Error("THREE.MathUtils: Invalid component type.");return Math.round(n*t)}var ji={DEG2RAD:is,RAD2DEG:as,generateUUID:_s,clamp:He,euclideanModulo:ph,mapLinear:Rf,inverseLerp:Cf,lerp:Os,damp:Pf,pingpong:If,smoothstep:Lf,smootherstep:Nf,randInt:Df,randFloat:Uf,randFloatSpread:Of,seededRandom:Ff,degToRad:Bf,radToDeg:kf,isPowerOfTwo:zf,ceilPowerOfTwo:Gf,floorPowerOfTwo:mh,setQuaternionFromProperEuler:Hf,normalize:Nu,denormalize:Lu},Ee=class{static{this.prototype.isVector2=!0}constructor(e=0,t=0){this.x=e,this.y=t}get width(){return this.x}set width(e){this.x=e}get height(){return this.y}set height(e){this.y=e}set(e,t){return this.x=e,this.y=t,this}setScalar(e){return this.x=e,this.y=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;default:throw new Error("THREE.Vector2: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;default:throw new Error("THREE.Vector2: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y)}copy(e){return this.x=e.x,this.y=e.y,this}add(e){return this.x+=e.x,this.y+=e.y,this}addScalar(e){return this.x+=e,this.y+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this}subScalar(e){return this.x-=e,this.y-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this}multiply(e){return this.x*=e.x,this.y*=e.y,this}multiplyScalar(e){return this.x*=e,this.y*=e,this}divide(e){return this.x/=e.x,this.y/=e.y,this}divideScalar(e){return this.multiplyScalar(1/e)}applyMatrix3(e){let t=this.x,i=this.y,s=e.elements;return this.x=s[0]*t+s[3]*i+s[6],this.y=s[1]*t+s[4]*i+s[7],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this}clamp(e,t){return this.x=He(this.x,e.x,t.x),this.y=He(this.y,e.y,t.y),this}clampScalar(e,t){return this.x=He(this.x,e,t),this.y=He(this.y,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(He(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this}negate(){return this.x=-this.x,this.y=-this.y,this}dot(e){return this.x*e.x+this.y*e.y}cross(e){return this.x*e.y-this.y*e.x}lengthSq(){return this.x*this.x+this.y*this.y}length(){return Math.sqrt(this.x*this.x+this.y*this.y)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)}normalize(){return this.divideScalar(this.length()||1)}angle(){return Math.atan2(-this.y,-this.x)+Math.PI}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(He(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y;return t*t+i*i}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this}equals(e){return e.x===this.x&&e.y===this.y}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this}rotateAround(e,t){let i=Math.cos(t),s=Math.sin(t),r=this.x-e.x,o=this.y-e.y;return this.x=r*i-o*s+e.x,this.y=r*s+o*i+e.y,this}random(){return this.x=Math.random(),this.y=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y}},vt=class{constructor(e=0,t=0,i=0,s=1){this.isQuaternion=!0,this._x=e,this._y=t,this._z=i,this._w=s}static slerpFlat(e,t,i,s,r,o,a){let l=i[s+0],h=i[s+1],c=i[s+2],d=i[s+3],u=r[o+0],f=r[o+1],g=r[o+2],v=r[o+3];if(d!==v||l!==u||h!==f||c!==g){let p=l*u+h*f+c*g+d*v;p<0&&(u=-u,f=-f,g=-g,v=-v,p=-p);let m=1-a;if(p<.9995){let b=Math.acos(p),E=Math.sin(b);m=Math.sin(m*b)/E,a=Math.sin(a*b)/E,l=l*m+u*a,h=h*m+f*a,c=c*m+g*a,d=d*m+v*a}else{l=l*m+u*a,h=h*m+f*a,c=c*m+g*a,d=d*m+v*a;let b=1/Math.sqrt(l*l+h*h+c*c+d*d);l*=b,h*=b,c*=b,d*=b}}e[t]=l,e[t+1]=h,e[t+2]=c,e[t+3]=d}static multiplyQuaternionsFlat(e,t,i,s,r,o){let a=i[s],l=i[s+1],h=i[s+2],c=i[s+3],d=r[o],u=r[o+1],f=r[o+2],g=r[o+3];return e[t]=a*g+c*d+l*f-h*u,e[t+1]=l*g+c*u+h*d-a*f,e[t+2]=h*g+c*f+a*u-l*d,e[t+3]=c*g-a*d-l*u-h*f,e}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get w(){return this._w}set w(e){this._w=e,this._onChangeCallback()}set(e,t,i,s){return this._x=e,this._y=t,this._z=i,this._w=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._w)}copy(e){return this._x=e.x,this._y=e.y,this._z=e.z,this._w=e.w,this._onChangeCallback(),this}setFromEuler(e,t=!0){let i=e._x,s=e._y,r=e._z,o=e._order,a=Math.cos,l=Math.sin,h=a(i/2),c=a(s/2),d=a(r/2),u=l(i/2),f=l(s/2),g=l(r/2);switch(o){case"XYZ":this._x=u*c*d+h*f*g,this._y=h*f*d-u*c*g,this._z=h*c*g+u*f*d,this._w=h*c*d-u*f*g;break;case"YXZ":this._x=u*c*d+h*f*g,this._y=h*f*d-u*c*g,this._z=h*c*g-u*f*d,this._w=h*c*d+u*f*g;break;case"ZXY":this._x=u*c*d-h*f*g,this._y=h*f*d+u*c*g,this._z=h*c*g+u*f*d,this._w=h*c*d-u*f*g;break;case"ZYX":this._x=u*c*d-h*f*g,this._y=h*f*d+u*c*g,this._z=h*c*g-u*f*d,this._w=h*c*d+u*f*g;break;case"YZX":this._x=u*c*d+h*f*g,this._y=h*f*d+u*c*g,this._z=h*c*g-u*f*d,this._w=h*c*d-u*f*g;break;case"XZY":this._x=u*c*d-h*f*g,this._y=h*f*d-u*c*g,this._z=h*c*g+u*f*d,this._w=h*c*d+u*f*g;break;default:Re("Quaternion: .setFromEuler() encountered an unknown order: "+o)}return t===!0&&this._onChangeCallback(),this}setFromAxisAngle(e,t){let i=t/2,s=Math.sin(i);return this._x=e.x*s,this._y=e.y*s,this._z=e.z*s,this._w=Math.cos(i),this._onChangeCallback(),this}setFromRotationMatrix(e){let t=e.elements,i=t[0],s=t[4],r=t[8],o=t[1],a=t[5],l=t[9],h=t[2],c=t[6],d=t[10],u=i+a+d;if(u>0){let f=.5/Math.sqrt(u+1);this._w=.25/f,this._x=(c-l)*f,this._y=(r-h)*f,this._z=(o-s)*f}else if(i>a&&i>d){let f=2*Math.sqrt(1+i-a-d);this._w=(c-l)/f,this._x=.25*f,this._y=(s+o)/f,this._z=(r+h)/f}else if(a>d){let f=2*Math.sqrt(1+a-i-d);this._w=(r-h)/f,this._x=(s+o)/f,this._y=.25*f,this._z=(l+c)/f}else{let f=2*Math.sqrt(1+d-i-a);this._w=(o-s)/f,this._x=(r+h)/f,this._y=(l+c)/f,this._z=.25*f}return this._onChangeCallback(),this}setFromUnitVectors(e,t){let i=e.dot(t)+1;return i<1e-8?(i=0,Math.abs(e.x)>Math.abs(e.z)?(this._x=-e.y,this._y=e.x,this._z=0,this._w=i):(this._x=0,this._y=-e.z,this._z=e.y,this._w=i)):(this._x=e.y*t.z-e.z*t.y,this._y=e.z*t.x-e.x*t.z,this._z=e.x*t.y-e.y*t.x,this._w=i),this.normalize()}angleTo(e){return 2*Math.acos(Math.abs(He(this.dot(e),-1,1)))}rotateTowards(e,t){let i=this.angleTo(e);if(i===0)return this;let s=Math.min(1,t/i);return this.slerp(e,s),this}identity(){return this.set(0,0,0,1)}invert(){return this.conjugate()}conjugate(){return this._x*=-1,this._y*=-1,this._z*=-1,this._onChangeCallback(),this}dot(e){return this._x*e._x+this._y*e._y+this._z*e._z+this._w*e._w}lengthSq(){return this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w}length(){return Math.sqrt(this._x*this._x+this._y*this._y+this._z*this._z+this._w*this._w)}normalize(){let e=this.length();return e===0?(this._x=0,this._y=0,this._z=0,this._w=1):(e=1/e,this._x=this._x*e,this._y=this._y*e,this._z=this._z*e,this._w=this._w*e),this._onChangeCallback(),this}multiply(e){return this.multiplyQuaternions(this,e)}premultiply(e){return this.multiplyQuaternions(e,this)}multiplyQuaternions(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=t._x,l=t._y,h=t._z,c=t._w;return this._x=i*c+o*a+s*h-r*l,this._y=s*c+o*l+r*a-i*h,this._z=r*c+o*h+i*l-s*a,this._w=o*c-i*a-s*l-r*h,this._onChangeCallback(),this}slerp(e,t){let i=e._x,s=e._y,r=e._z,o=e._w,a=this.dot(e);a<0&&(i=-i,s=-s,r=-r,o=-o,a=-a);let l=1-t;if(a<.9995){let h=Math.acos(a),c=Math.sin(h);l=Math.sin(l*h)/c,t=Math.sin(t*h)/c,this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this._onChangeCallback()}else this._x=this._x*l+i*t,this._y=this._y*l+s*t,this._z=this._z*l+r*t,this._w=this._w*l+o*t,this.normalize();return this}slerpQuaternions(e,t,i){return this.copy(e).slerp(t,i)}random(){let e=2*Math.PI*Math.random(),t=2*Math.PI*Math.random(),i=Math.random(),s=Math.sqrt(1-i),r=Math.sqrt(i);return this.set(s*Math.sin(e),s*Math.cos(e),r*Math.sin(t),r*Math.cos(t))}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._w===this._w}fromArray(e,t=0){return this._x=e[t],this._y=e[t+1],this._z=e[t+2],this._w=e[t+3],this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._w,e}fromBufferAttribute(e,t){return this._x=e.getX(t),this._y=e.getY(t),this._z=e.getZ(t),this._w=e.getW(t),this._onChangeCallback(),this}toJSON(){return this.toArray()}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._w}},C=class{static{this.prototype.isVector3=!0}constructor(e=0,t=0,i=0){this.x=e,this.y=t,this.z=i}set(e,t,i){return i===void 0&&(i=this.z),this.x=e,this.y=t,this.z=i,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;default:throw new Error("THREE.Vector3: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;default:throw new Error("THREE.Vector3: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this}multiplyVectors(e,t){return this.x=e.x*t.x,this.y=e.y*t.y,this.z=e.z*t.z,this}applyEuler(e){return this.applyQuaternion(bc.setFromEuler(e))}applyAxisAngle(e,t){return this.applyQuaternion(bc.setFromAxisAngle(e,t))}applyMatrix3(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[3]*i+r[6]*s,this.y=r[1]*t+r[4]*i+r[7]*s,this.z=r[2]*t+r[5]*i+r[8]*s,this}applyNormalMatrix(e){return this.applyMatrix3(e).normalize()}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=e.elements,o=1/(r[3]*t+r[7]*i+r[11]*s+r[15]);return this.x=(r[0]*t+r[4]*i+r[8]*s+r[12])*o,this.y=(r[1]*t+r[5]*i+r[9]*s+r[13])*o,this.z=(r[2]*t+r[6]*i+r[10]*s+r[14])*o,this}applyQuaternion(e){let t=this.x,i=this.y,s=this.z,r=e.x,o=e.y,a=e.z,l=e.w,h=2*(o*s-a*i),c=2*(a*t-r*s),d=2*(r*i-o*t);return this.x=t+l*h+o*d-a*c,this.y=i+l*c+a*h-r*d,this.z=s+l*d+r*c-o*h,this}project(e){return this.applyMatrix4(e.matrixWorldInverse).applyMatrix4(e.projectionMatrix)}unproject(e){return this.applyMatrix4(e.projectionMatrixInverse).applyMatrix4(e.matrixWorld)}transformDirection(e){let t=this.x,i=this.y,s=this.z,r=e.elements;return this.x=r[0]*t+r[4]*i+r[8]*s,this.y=r[1]*t+r[5]*i+r[9]*s,this.z=r[2]*t+r[6]*i+r[10]*s,this.normalize()}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this}divideScalar(e){return this.multiplyScalar(1/e)}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this}clamp(e,t){return this.x=He(this.x,e.x,t.x),this.y=He(this.y,e.y,t.y),this.z=He(this.z,e.z,t.z),this}clampScalar(e,t){return this.x=He(this.x,e,t),this.y=He(this.y,e,t),this.z=He(this.z,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(He(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this}cross(e){return this.crossVectors(this,e)}crossVectors(e,t){let i=e.x,s=e.y,r=e.z,o=t.x,a=t.y,l=t.z;return this.x=s*l-r*a,this.y=r*o-i*l,this.z=i*a-s*o,this}projectOnVector(e){let t=e.lengthSq();if(t===0)return this.set(0,0,0);let i=e.dot(this)/t;return this.copy(e).multiplyScalar(i)}projectOnPlane(e){return pl.copy(this).projectOnVector(e),this.sub(pl)}reflect(e){return this.sub(pl.copy(e).multiplyScalar(2*this.dot(e)))}angleTo(e){let t=Math.sqrt(this.lengthSq()*e.lengthSq());if(t===0)return Math.PI/2;let i=this.dot(e)/t;return Math.acos(He(i,-1,1))}distanceTo(e){return Math.sqrt(this.distanceToSquared(e))}distanceToSquared(e){let t=this.x-e.x,i=this.y-e.y,s=this.z-e.z;return t*t+i*i+s*s}manhattanDistanceTo(e){return Math.abs(this.x-e.x)+Math.abs(this.y-e.y)+Math.abs(this.z-e.z)}setFromSpherical(e){return this.setFromSphericalCoords(e.radius,e.phi,e.theta)}setFromSphericalCoords(e,t,i){let s=Math.sin(t)*e;return this.x=s*Math.sin(i),this.y=Math.cos(t)*e,this.z=s*Math.cos(i),this}setFromCylindrical(e){return this.setFromCylindricalCoords(e.radius,e.theta,e.y)}setFromCylindricalCoords(e,t,i){return this.x=e*Math.sin(t),this.y=i,this.z=e*Math.cos(t),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this}setFromMatrixScale(e){let t=this.setFromMatrixColumn(e,0).length(),i=this.setFromMatrixColumn(e,1).length(),s=this.setFromMatrixColumn(e,2).length();return this.x=t,this.y=i,this.z=s,this}setFromMatrixColumn(e,t){return this.fromArray(e.elements,t*4)}setFromMatrix3Column(e,t){return this.fromArray(e.elements,t*3)}setFromEuler(e){return this.x=e._x,this.y=e._y,this.z=e._z,this}setFromColor(e){return this.x=e.r,this.y=e.g,this.z=e.b,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this}randomDirection(){let e=Math.random()*Math.PI*2,t=Math.random()*2-1,i=Math.sqrt(1-t*t);return this.x=i*Math.cos(e),this.y=t,this.z=i*Math.sin(e),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z}},pl=new C,bc=new vt,Ne=class{static{this.prototype.isMatrix3=!0}constructor(e,t,i,s,r,o,a,l,h){this.elements=[1,0,0,0,1,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,h)}set(e,t,i,s,r,o,a,l,h){let c=this.elements;return c[0]=e,c[1]=s,c[2]=a,c[3]=t,c[4]=r,c[5]=l,c[6]=i,c[7]=o,c[8]=h,this}identity(){return this.set(1,0,0,0,1,0,0,0,1),this}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],this}extractBasis(e,t,i){return e.setFromMatrix3Column(this,0),t.setFromMatrix3Column(this,1),i.setFromMatrix3Column(this,2),this}setFromMatrix4(e){let t=e.elements;return this.set(t[0],t[4],t[8],t[1],t[5],t[9],t[2],t[6],t[10]),this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[3],l=i[6],h=i[1],c=i[4],d=i[7],u=i[2],f=i[5],g=i[8],v=s[0],p=s[3],m=s[6],b=s[1],E=s[4],S=s[7],T=s[2],A=s[5],_=s[8];return r[0]=o*v+a*b+l*T,r[3]=o*p+a*E+l*A,r[6]=o*m+a*S+l*_,r[1]=h*v+c*b+d*T,r[4]=h*p+c*E+d*A,r[7]=h*m+c*S+d*_,r[2]=u*v+f*b+g*T,r[5]=u*p+f*E+g*A,r[8]=u*m+f*S+g*_,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[3]*=e,t[6]*=e,t[1]*=e,t[4]*=e,t[7]*=e,t[2]*=e,t[5]*=e,t[8]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],h=e[7],c=e[8];return t*o*c-t*a*h-i*r*c+i*a*l+s*r*h-s*o*l}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],h=e[7],c=e[8],d=c*o-a*h,u=a*l-c*r,f=h*r-o*l,g=t*d+i*u+s*f;if(g===0)return this.set(0,0,0,0,0,0,0,0,0);let v=1/g;return e[0]=d*v,e[1]=(s*h-c*i)*v,e[2]=(a*i-s*o)*v,e[3]=u*v,e[4]=(c*t-s*l)*v,e[5]=(s*r-a*t)*v,e[6]=f*v,e[7]=(i*l-h*t)*v,e[8]=(o*t-i*r)*v,this}transpose(){let e,t=this.elements;return e=t[1],t[1]=t[3],t[3]=e,e=t[2],t[2]=t[6],t[6]=e,e=t[5],t[5]=t[7],t[7]=e,this}getNormalMatrix(e){return this.setFromMatrix4(e).invert().transpose()}transposeIntoArray(e){let t=this.elements;return e[0]=t[0],e[1]=t[3],e[2]=t[6],e[3]=t[1],e[4]=t[4],e[5]=t[7],e[6]=t[2],e[7]=t[5],e[8]=t[8],this}setUvTransform(e,t,i,s,r,o,a){let l=Math.cos(r),h=Math.sin(r);return this.set(i*l,i*h,-i*(l*o+h*a)+o+e,-s*h,s*l,-s*(-h*o+l*a)+a+t,0,0,1),this}scale(e,t){return Us("Matrix3: .scale() is deprecated. Use .makeScale() instead."),this.premultiply(ml.makeScale(e,t)),this}rotate(e){return Us("Matrix3: .rotate() is deprecated. Use .makeRotation() instead."),this.premultiply(ml.makeRotation(-e)),this}translate(e,t){return Us("Matrix3: .translate() is deprecated. Use .makeTranslation() instead."),this.premultiply(ml.makeTranslation(e,t)),this}makeTranslation(e,t){return e.isVector2?this.set(1,0,e.x,0,1,e.y,0,0,1):this.set(1,0,e,0,1,t,0,0,1),this}makeRotation(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,i,t,0,0,0,1),this}makeScale(e,t){return this.set(e,0,0,0,t,0,0,0,1),this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<9;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<9;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e}clone(){return new this.constructor().fromArray(this.elements)}},ml=new Ne,Mc=new Ne().set(.4123908,.3575843,.1804808,.212639,.7151687,.0721923,.0193308,.1191948,.9505322),Sc=new Ne().set(3.2409699,-1.5373832,-.4986108,-.9692436,1.8759675,.0415551,.0556301,-.203977,1.0569715);function Vf(){let n={enabled:!0,workingColorSpace:Bs,spaces:{},convert:function(s,r,o){return this.enabled===!1||r===o||!r||!o||(this.spaces[r].transfer===Qe&&(s.r=Vi(s.r),s.g=Vi(s.g),s.b=Vi(s.b)),this.spaces[r].primaries!==this.spaces[o].primaries&&(s.applyMatrix3(this.spaces[r].toXYZ),s.applyMatrix3(this.spaces[o].fromXYZ)),this.spaces[o].transfer===Qe&&(s.r=ns(s.r),s.g=ns(s.g),s.b=ns(s.b))),s},workingToColorSpace:function(s,r){return this.convert(s,this.workingColorSpace,r)},colorSpaceToWorking:function(s,r){return this.convert(s,r,this.workingColorSpace)},getPrimaries:function(s){return this.spaces[s].primaries},getTransfer:function(s){return s===Ki?ks:this.spaces[s].transfer},getToneMappingMode:function(s){return this.spaces[s].outputColorSpaceConfig.toneMappingMode||"standard"},getLuminanceCoefficients:function(s,r=this.workingColorSpace){return s.fromArray(this.spaces[r].luminanceCoefficients)},define:function(s){Object.assign(this.spaces,s)},_getMatrix:function(s,r,o){return s.copy(this.spaces[o].fromXYZ).multiply(this.spaces[r].toXYZ)},_getDrawingBufferColorSpace:function(s){return this.spaces[s].outputColorSpaceConfig.drawingBufferColorSpace},_getUnpackColorSpace:function(s=this.workingColorSpace){return this.spaces[s].workingColorSpaceConfig.unpackColorSpace}},e=[.64,.33,.3,.6,.15,.06],t=[.2126,.7152,.0722],i=[.3127,.329];return n.define({[Bs]:{primaries:e,whitePoint:i,transfer:ks,toXYZ:Mc,fromXYZ:Sc,luminanceCoefficients:t,workingColorSpaceConfig:{unpackColorSpace:Zt},outputColorSpaceConfig:{drawingBufferColorSpace:Zt}},[Zt]:{primaries:e,whitePoint:i,transfer:Qe,toXYZ:Mc,fromXYZ:Sc,luminanceCoefficients:t,outputColorSpaceConfig:{drawingBufferColorSpace:Zt}}}),n}var qe=Vf();function Vi(n){return n<.04045?n*.0773993808:Math.pow(n*.9478672986+.0521327014,2.4)}function ns(n){return n<.0031308?n*12.92:1.055*Math.pow(n,.41666)-.055}var Hn,yo=class{static getDataURL(e,t="image/png"){if(/^data:/i.test(e.src)||typeof HTMLCanvasElement>"u")return e.src;let i;if(e instanceof HTMLCanvasElement)i=e;else{Hn===void 0&&(Hn=zs("canvas")),Hn.width=e.width,Hn.height=e.height;let s=Hn.getContext("2d");e instanceof ImageData?s.putImageData(e,0,0):s.drawImage(e,0,0,e.width,e.height),i=Hn}return i.toDataURL(t)}static sRGBToLinear(e){if(typeof HTMLImageElement<"u"&&e instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&e instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&e instanceof ImageBitmap){let t=zs("canvas");t.width=e.width,t.height=e.height;let i=t.getContext("2d");i.drawImage(e,0,0,e.width,e.height);let s=i.getImageData(0,0,e.width,e.height),r=s.data;for(let o=0;o<r.length;o++)r[o]=Vi(r[o]/255)*255;return i.putImageData(s,0,0),t}else if(e.data){let t=e.data.slice(0);for(let i=0;i<t.length;i++)t instanceof Uint8Array||t instanceof Uint8ClampedArray?t[i]=Math.floor(Vi(t[i]/255)*255):t[i]=Vi(t[i]);return{data:t,width:e.width,height:e.height}}else return Re("ImageUtils.sRGBToLinear(): Unsupported image type. No color space conversion applied."),e}},Wf=0,ls=class{constructor(e=null){this.isTextureSource=!0,Object.defineProperty(this,"id",{value:Wf++}),this.uuid=_s(),this.data=e,this.dataReady=!0,this.version=0}getSize(e){let t=this.data;return typeof HTMLVideoElement<"u"&&t instanceof HTMLVideoElement?e.set(t.videoWidth,t.videoHeight,0):typeof VideoFrame<"u"&&t instanceof VideoFrame?e.set(t.displayWidth,t.displayHeight,0):t!==null?e.set(t.width||0,t.height||0,t.depth||0):e.set(0,0,0),e}set needsUpdate(e){e===!0&&this.version++}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.images[this.uuid]!==void 0)return e.images[this.uuid];let i={uuid:this.uuid,url:""},s=this.data;if(s!==null){let r;if(Array.isArray(s)){r=[];for(let o=0,a=s.length;o<a;o++)s[o].isDataTexture?r.push(gl(s[o].image)):r.push(gl(s[o]))}else r=gl(s);i.url=r}return t||(e.images[this.uuid]=i),i}};function gl(n){return typeof HTMLImageElement<"u"&&n instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&n instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&n instanceof ImageBitmap?yo.getDataURL(n):n.data?{data:Array.from(n.data),width:n.width,height:n.height,type:n.data.constructor.name}:(Re("Texture: Unable to serialize Texture."),{})}var Xf=0,_l=new C,Wt=class n extends gi{constructor(e=n.DEFAULT_IMAGE,t=n.DEFAULT_MAPPING,i=wi,s=wi,r=Ht,o=Zi,a=bi,l=Xt,h=n.DEFAULT_ANISOTROPY,c=Ki){super(),this.isTexture=!0,Object.defineProperty(this,"id",{value:Xf++}),this.uuid=_s(),this.name="",this.source=new ls(e),this.mipmaps=[],this.mapping=t,this.channel=0,this.wrapS=i,this.wrapT=s,this.magFilter=r,this.minFilter=o,this.anisotropy=h,this.format=a,this.internalFormat=null,this.type=l,this.offset=new Ee(0,0),this.repeat=new Ee(1,1),this.center=new Ee(0,0),this.rotation=0,this.matrixAutoUpdate=!0,this.matrix=new Ne,this.generateMipmaps=!0,this.mipmapsAutoUpdate=!0,this.premultiplyAlpha=!1,this.flipY=!0,this.unpackAlignment=4,this.colorSpace=c,this.userData={},this.updateRanges=[],this.version=0,this.onUpdate=null,this.renderTarget=null,this.isRenderTargetTexture=!1,this.isArrayTexture=!!(e&&e.depth&&e.depth>1),this.pmremVersion=0,this.isPMREMTexture=!1,this.normalized=!1}get width(){return this.source.getSize(_l).x}get height(){return this.source.getSize(_l).y}get depth(){return this.source.getSize(_l).z}get image(){return this.source.data}set image(e){this.source.data=e}updateMatrix(){this.matrix.setUvTransform(this.offset.x,this.offset.y,this.repeat.x,this.repeat.y,this.rotation,this.center.x,this.center.y)}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}clone(){return new this.constructor().copy(this)}copy(e){return this.name=e.name,this.source=e.source,this.mipmaps=e.mipmaps.slice(0),this.mapping=e.mapping,this.channel=e.channel,this.wrapS=e.wrapS,this.wrapT=e.wrapT,this.magFilter=e.magFilter,this.minFilter=e.minFilter,this.anisotropy=e.anisotropy,this.format=e.format,this.internalFormat=e.internalFormat,this.type=e.type,this.normalized=e.normalized,this.offset.copy(e.offset),this.repeat.copy(e.repeat),this.center.copy(e.center),this.rotation=e.rotation,this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrix.copy(e.matrix),this.generateMipmaps=e.generateMipmaps,this.mipmapsAutoUpdate=e.mipmapsAutoUpdate,this.premultiplyAlpha=e.premultiplyAlpha,this.flipY=e.flipY,this.unpackAlignment=e.unpackAlignment,this.colorSpace=e.colorSpace,this.renderTarget=e.renderTarget,this.isRenderTargetTexture=e.isRenderTargetTexture,this.isPMREMTexture=e.isPMREMTexture,this.isArrayTexture=e.isArrayTexture,this.userData=JSON.parse(JSON.stringify(e.userData)),this.needsUpdate=!0,this}setValues(e){for(let t in e){let i=e[t];if(i===void 0){Re(`Texture.setValues(): parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Re(`Texture.setValues(): property '${t}' does not exist.`);continue}s&&i&&s.isVector2&&i.isVector2||s&&i&&s.isVector3&&i.isVector3||s&&i&&s.isMatrix3&&i.isMatrix3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";if(!t&&e.textures[this.uuid]!==void 0)return e.textures[this.uuid];let i={metadata:{version:4.7,type:"Texture",generator:"Texture.toJSON"},uuid:this.uuid,name:this.name,image:this.source.toJSON(e).uuid,mapping:this.mapping,channel:this.channel,repeat:[this.repeat.x,this.repeat.y],offset:[this.offset.x,this.offset.y],center:[this.center.x,this.center.y],rotation:this.rotation,wrap:[this.wrapS,this.wrapT],format:this.format,internalFormat:this.internalFormat,type:this.type,normalized:this.normalized,colorSpace:this.colorSpace,minFilter:this.minFilter,magFilter:this.magFilter,anisotropy:this.anisotropy,flipY:this.flipY,generateMipmaps:this.generateMipmaps,mipmapsAutoUpdate:this.mipmapsAutoUpdate,premultiplyAlpha:this.premultiplyAlpha,unpackAlignment:this.unpackAlignment};return Object.keys(this.userData).length>0&&(i.userData=this.userData),t||(e.textures[this.uuid]=i),i}dispose(){this.dispatchEvent({type:"dispose"})}transformUv(e){if(this.mapping!==ih)return e;if(e.applyMatrix3(this.matrix),e.x<0||e.x>1)switch(this.wrapS){case go:e.x=e.x-Math.floor(e.x);break;case wi:e.x=e.x<0?0:1;break;case _o:Math.abs(Math.floor(e.x)%2)===1?e.x=Math.ceil(e.x)-e.x:e.x=e.x-Math.floor(e.x);break}if(e.y<0||e.y>1)switch(this.wrapT){case go:e.y=e.y-Math.floor(e.y);break;case wi:e.y=e.y<0?0:1;break;case _o:Math.abs(Math.floor(e.y)%2)===1?e.y=Math.ceil(e.y)-e.y:e.y=e.y-Math.floor(e.y);break}return this.flipY&&(e.y=1-e.y),e}set needsUpdate(e){e===!0&&(this.version++,this.source.needsUpdate=!0)}set needsPMREMUpdate(e){e===!0&&this.pmremVersion++}};Wt.DEFAULT_IMAGE=null;Wt.DEFAULT_MAPPING=ih;Wt.DEFAULT_ANISOTROPY=1;var ct=class{static{this.prototype.isVector4=!0}constructor(e=0,t=0,i=0,s=1){this.x=e,this.y=t,this.z=i,this.w=s}get width(){return this.z}set width(e){this.z=e}get height(){return this.w}set height(e){this.w=e}set(e,t,i,s){return this.x=e,this.y=t,this.z=i,this.w=s,this}setScalar(e){return this.x=e,this.y=e,this.z=e,this.w=e,this}setX(e){return this.x=e,this}setY(e){return this.y=e,this}setZ(e){return this.z=e,this}setW(e){return this.w=e,this}setComponent(e,t){switch(e){case 0:this.x=t;break;case 1:this.y=t;break;case 2:this.z=t;break;case 3:this.w=t;break;default:throw new Error("THREE.Vector4: index is out of range: "+e)}return this}getComponent(e){switch(e){case 0:return this.x;case 1:return this.y;case 2:return this.z;case 3:return this.w;default:throw new Error("THREE.Vector4: index is out of range: "+e)}}clone(){return new this.constructor(this.x,this.y,this.z,this.w)}copy(e){return this.x=e.x,this.y=e.y,this.z=e.z,this.w=e.w!==void 0?e.w:1,this}add(e){return this.x+=e.x,this.y+=e.y,this.z+=e.z,this.w+=e.w,this}addScalar(e){return this.x+=e,this.y+=e,this.z+=e,this.w+=e,this}addVectors(e,t){return this.x=e.x+t.x,this.y=e.y+t.y,this.z=e.z+t.z,this.w=e.w+t.w,this}addScaledVector(e,t){return this.x+=e.x*t,this.y+=e.y*t,this.z+=e.z*t,this.w+=e.w*t,this}sub(e){return this.x-=e.x,this.y-=e.y,this.z-=e.z,this.w-=e.w,this}subScalar(e){return this.x-=e,this.y-=e,this.z-=e,this.w-=e,this}subVectors(e,t){return this.x=e.x-t.x,this.y=e.y-t.y,this.z=e.z-t.z,this.w=e.w-t.w,this}multiply(e){return this.x*=e.x,this.y*=e.y,this.z*=e.z,this.w*=e.w,this}multiplyScalar(e){return this.x*=e,this.y*=e,this.z*=e,this.w*=e,this}applyMatrix4(e){let t=this.x,i=this.y,s=this.z,r=this.w,o=e.elements;return this.x=o[0]*t+o[4]*i+o[8]*s+o[12]*r,this.y=o[1]*t+o[5]*i+o[9]*s+o[13]*r,this.z=o[2]*t+o[6]*i+o[10]*s+o[14]*r,this.w=o[3]*t+o[7]*i+o[11]*s+o[15]*r,this}divide(e){return this.x/=e.x,this.y/=e.y,this.z/=e.z,this.w/=e.w,this}divideScalar(e){return this.multiplyScalar(1/e)}setAxisAngleFromQuaternion(e){this.w=2*Math.acos(e.w);let t=Math.sqrt(1-e.w*e.w);return t<1e-4?(this.x=1,this.y=0,this.z=0):(this.x=e.x/t,this.y=e.y/t,this.z=e.z/t),this}setAxisAngleFromRotationMatrix(e){let t,i,s,r,l=e.elements,h=l[0],c=l[4],d=l[8],u=l[1],f=l[5],g=l[9],v=l[2],p=l[6],m=l[10];if(Math.abs(c-u)<.01&&Math.abs(d-v)<.01&&Math.abs(g-p)<.01){if(Math.abs(c+u)<.1&&Math.abs(d+v)<.1&&Math.abs(g+p)<.1&&Math.abs(h+f+m-3)<.1)return this.set(1,0,0,0),this;t=Math.PI;let E=(h+1)/2,S=(f+1)/2,T=(m+1)/2,A=(c+u)/4,_=(d+v)/4,M=(g+p)/4;return E>S&&E>T?E<.01?(i=0,s=.707106781,r=.707106781):(i=Math.sqrt(E),s=A/i,r=_/i):S>T?S<.01?(i=.707106781,s=0,r=.707106781):(s=Math.sqrt(S),i=A/s,r=M/s):T<.01?(i=.707106781,s=.707106781,r=0):(r=Math.sqrt(T),i=_/r,s=M/r),this.set(i,s,r,t),this}let b=Math.sqrt((p-g)*(p-g)+(d-v)*(d-v)+(u-c)*(u-c));return Math.abs(b)<.001&&(b=1),this.x=(p-g)/b,this.y=(d-v)/b,this.z=(u-c)/b,this.w=Math.acos((h+f+m-1)/2),this}setFromMatrixPosition(e){let t=e.elements;return this.x=t[12],this.y=t[13],this.z=t[14],this.w=t[15],this}min(e){return this.x=Math.min(this.x,e.x),this.y=Math.min(this.y,e.y),this.z=Math.min(this.z,e.z),this.w=Math.min(this.w,e.w),this}max(e){return this.x=Math.max(this.x,e.x),this.y=Math.max(this.y,e.y),this.z=Math.max(this.z,e.z),this.w=Math.max(this.w,e.w),this}clamp(e,t){return this.x=He(this.x,e.x,t.x),this.y=He(this.y,e.y,t.y),this.z=He(this.z,e.z,t.z),this.w=He(this.w,e.w,t.w),this}clampScalar(e,t){return this.x=He(this.x,e,t),this.y=He(this.y,e,t),this.z=He(this.z,e,t),this.w=He(this.w,e,t),this}clampLength(e,t){let i=this.length();return this.divideScalar(i||1).multiplyScalar(He(i,e,t))}floor(){return this.x=Math.floor(this.x),this.y=Math.floor(this.y),this.z=Math.floor(this.z),this.w=Math.floor(this.w),this}ceil(){return this.x=Math.ceil(this.x),this.y=Math.ceil(this.y),this.z=Math.ceil(this.z),this.w=Math.ceil(this.w),this}round(){return this.x=Math.round(this.x),this.y=Math.round(this.y),this.z=Math.round(this.z),this.w=Math.round(this.w),this}roundToZero(){return this.x=Math.trunc(this.x),this.y=Math.trunc(this.y),this.z=Math.trunc(this.z),this.w=Math.trunc(this.w),this}negate(){return this.x=-this.x,this.y=-this.y,this.z=-this.z,this.w=-this.w,this}dot(e){return this.x*e.x+this.y*e.y+this.z*e.z+this.w*e.w}lengthSq(){return this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w}length(){return Math.sqrt(this.x*this.x+this.y*this.y+this.z*this.z+this.w*this.w)}manhattanLength(){return Math.abs(this.x)+Math.abs(this.y)+Math.abs(this.z)+Math.abs(this.w)}normalize(){return this.divideScalar(this.length()||1)}setLength(e){return this.normalize().multiplyScalar(e)}lerp(e,t){return this.x+=(e.x-this.x)*t,this.y+=(e.y-this.y)*t,this.z+=(e.z-this.z)*t,this.w+=(e.w-this.w)*t,this}lerpVectors(e,t,i){return this.x=e.x+(t.x-e.x)*i,this.y=e.y+(t.y-e.y)*i,this.z=e.z+(t.z-e.z)*i,this.w=e.w+(t.w-e.w)*i,this}equals(e){return e.x===this.x&&e.y===this.y&&e.z===this.z&&e.w===this.w}fromArray(e,t=0){return this.x=e[t],this.y=e[t+1],this.z=e[t+2],this.w=e[t+3],this}toArray(e=[],t=0){return e[t]=this.x,e[t+1]=this.y,e[t+2]=this.z,e[t+3]=this.w,e}fromBufferAttribute(e,t){return this.x=e.getX(t),this.y=e.getY(t),this.z=e.getZ(t),this.w=e.getW(t),this}random(){return this.x=Math.random(),this.y=Math.random(),this.z=Math.random(),this.w=Math.random(),this}*[Symbol.iterator](){yield this.x,yield this.y,yield this.z,yield this.w}},vo=class extends gi{constructor(e=1,t=1,i={}){super(),i=Object.assign({generateMipmaps:!1,internalFormat:null,minFilter:Ht,depthBuffer:!0,stencilBuffer:!1,resolveColorBuffer:!0,resolveDepthBuffer:!0,resolveStencilBuffer:!0,storeMultisampledColorBuffer:!0,storeMultisampledDepthBuffer:!0,storeMultisampledStencilBuffer:!0,depthTexture:null,samples:0,count:1,depth:1,multiview:!1,useArrayDepthTexture:!1},i),this.isRenderTarget=!0,this.width=e,this.height=t,this.depth=i.depth,this.scissor=new ct(0,0,e,t),this.scissorTest=!1,this.viewport=new ct(0,0,e,t),this.textures=[];let s=i.count;for(let r=0;r<s;r++)this.textures[r]=new Wt({width:e,height:t,depth:i.depth}),this.textures[r].isRenderTargetTexture=!0,this.textures[r].renderTarget=this;this._setTextureOptions(i),this.depthBuffer=i.depthBuffer,this.stencilBuffer=i.stencilBuffer,this.resolveColorBuffer=i.resolveColorBuffer,this.resolveDepthBuffer=i.resolveDepthBuffer,this.resolveStencilBuffer=i.resolveStencilBuffer,this.storeMultisampledColorBuffer=i.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=i.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=i.storeMultisampledStencilBuffer,this._depthTexture=null,this.depthTexture=i.depthTexture,this.samples=i.samples,this.multiview=i.multiview,this.useArrayDepthTexture=i.useArrayDepthTexture}_setTextureOptions(e={}){let t={minFilter:Ht,generateMipmaps:!1,flipY:!1,internalFormat:null};e.mapping!==void 0&&(t.mapping=e.mapping),e.wrapS!==void 0&&(t.wrapS=e.wrapS),e.wrapT!==void 0&&(t.wrapT=e.wrapT),e.wrapR!==void 0&&(t.wrapR=e.wrapR),e.magFilter!==void 0&&(t.magFilter=e.magFilter),e.minFilter!==void 0&&(t.minFilter=e.minFilter),e.format!==void 0&&(t.format=e.format),e.type!==void 0&&(t.type=e.type),e.anisotropy!==void 0&&(t.anisotropy=e.anisotropy),e.colorSpace!==void 0&&(t.colorSpace=e.colorSpace),e.flipY!==void 0&&(t.flipY=e.flipY),e.generateMipmaps!==void 0&&(t.generateMipmaps=e.generateMipmaps),e.mipmapsAutoUpdate!==void 0&&(t.mipmapsAutoUpdate=e.mipmapsAutoUpdate),e.internalFormat!==void 0&&(t.internalFormat=e.internalFormat);for(let i=0;i<this.textures.length;i++)this.textures[i].setValues(t)}get texture(){return this.textures[0]}set texture(e){this.textures[0]=e}set depthTexture(e){this._depthTexture!==null&&this._depthTexture.renderTarget===this&&(this._depthTexture.renderTarget=null),e!==null&&e.renderTarget===null&&(e.renderTarget=this),this._depthTexture=e}get depthTexture(){return this._depthTexture}setSize(e,t,i=1){if(this.width!==e||this.height!==t||this.depth!==i){this.width=e,this.height=t,this.depth=i;for(let s=0,r=this.textures.length;s<r;s++)this.textures[s].image.width=e,this.textures[s].image.height=t,this.textures[s].image.depth=i,this.textures[s].isData3DTexture!==!0&&(this.textures[s].isArrayTexture=this.textures[s].image.depth>1);this.dispose()}this.viewport.set(0,0,e,t),this.scissor.set(0,0,e,t)}clone(){return new this.constructor().copy(this)}copy(e){this.width=e.width,this.height=e.height,this.depth=e.depth,this.scissor.copy(e.scissor),this.scissorTest=e.scissorTest,this.viewport.copy(e.viewport),this.textures.length=0;for(let t=0,i=e.textures.length;t<i;t++){this.textures[t]=e.textures[t].clone(),this.textures[t].isRenderTargetTexture=!0,this.textures[t].renderTarget=this;let s=Object.assign({},e.textures[t].image);this.textures[t].source=new ls(s)}if(this.depthBuffer=e.depthBuffer,this.stencilBuffer=e.stencilBuffer,this.resolveColorBuffer=e.resolveColorBuffer,this.resolveDepthBuffer=e.resolveDepthBuffer,this.resolveStencilBuffer=e.resolveStencilBuffer,this.storeMultisampledColorBuffer=e.storeMultisampledColorBuffer,this.storeMultisampledDepthBuffer=e.storeMultisampledDepthBuffer,this.storeMultisampledStencilBuffer=e.storeMultisampledStencilBuffer,e.depthTexture!==null)if(e.depthTexture.renderTarget===e){let t=e.depthTexture.clone();t.renderTarget=null,this.depthTexture=t}else this.depthTexture=e.depthTexture;else this.depthTexture=null;return this.samples=e.samples,this.multiview=e.multiview,this.useArrayDepthTexture=e.useArrayDepthTexture,this}dispose(){this.dispatchEvent({type:"dispose"})}},Kt=class extends vo{constructor(e=1,t=1,i={}){super(e,t,i),this.isWebGLRenderTarget=!0}},Gs=class extends Wt{constructor(e=null,t=1,i=1,s=1){super(null),this.isDataArrayTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Pt,this.minFilter=Pt,this.wrapR=wi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1,this.layerUpdates=new Set}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}addLayerUpdate(e){this.layerUpdates.add(e)}clearLayerUpdates(){this.layerUpdates.clear()}};var bo=class extends Wt{constructor(e=null,t=1,i=1,s=1){super(null),this.isData3DTexture=!0,this.image={data:e,width:t,height:i,depth:s},this.magFilter=Pt,this.minFilter=Pt,this.wrapR=wi,this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}copy(e){return super.copy(e),this.wrapR=e.wrapR,this}};var Ye=class n{static{this.prototype.isMatrix4=!0}constructor(e,t,i,s,r,o,a,l,h,c,d,u,f,g,v,p){this.elements=[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1],e!==void 0&&this.set(e,t,i,s,r,o,a,l,h,c,d,u,f,g,v,p)}set(e,t,i,s,r,o,a,l,h,c,d,u,f,g,v,p){let m=this.elements;return m[0]=e,m[4]=t,m[8]=i,m[12]=s,m[1]=r,m[5]=o,m[9]=a,m[13]=l,m[2]=h,m[6]=c,m[10]=d,m[14]=u,m[3]=f,m[7]=g,m[11]=v,m[15]=p,this}identity(){return this.set(1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1),this}clone(){return new n().fromArray(this.elements)}copy(e){let t=this.elements,i=e.elements;return t[0]=i[0],t[1]=i[1],t[2]=i[2],t[3]=i[3],t[4]=i[4],t[5]=i[5],t[6]=i[6],t[7]=i[7],t[8]=i[8],t[9]=i[9],t[10]=i[10],t[11]=i[11],t[12]=i[12],t[13]=i[13],t[14]=i[14],t[15]=i[15],this}copyPosition(e){let t=this.elements,i=e.elements;return t[12]=i[12],t[13]=i[13],t[14]=i[14],this}setFromMatrix3(e){let t=e.elements;return this.set(t[0],t[3],t[6],0,t[1],t[4],t[7],0,t[2],t[5],t[8],0,0,0,0,1),this}extractBasis(e,t,i){return this.determinantAffine()===0?(e.set(1,0,0),t.set(0,1,0),i.set(0,0,1),this):(e.setFromMatrixColumn(this,0),t.setFromMatrixColumn(this,1),i.setFromMatrixColumn(this,2),this)}makeBasis(e,t,i){return this.set(e.x,t.x,i.x,0,e.y,t.y,i.y,0,e.z,t.z,i.z,0,0,0,0,1),this}extractRotation(e){if(e.determinantAffine()===0)return this.identity();let t=this.elements,i=e.elements,s=1/Vn.setFromMatrixColumn(e,0).length(),r=1/Vn.setFromMatrixColumn(e,1).length(),o=1/Vn.setFromMatrixColumn(e,2).length();return t[0]=i[0]*s,t[1]=i[1]*s,t[2]=i[2]*s,t[3]=0,t[4]=i[4]*r,t[5]=i[5]*r,t[6]=i[6]*r,t[7]=0,t[8]=i[8]*o,t[9]=i[9]*o,t[10]=i[10]*o,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromEuler(e){let t=this.elements,i=e.x,s=e.y,r=e.z,o=Math.cos(i),a=Math.sin(i),l=Math.cos(s),h=Math.sin(s),c=Math.cos(r),d=Math.sin(r);if(e.order==="XYZ"){let u=o*c,f=o*d,g=a*c,v=a*d;t[0]=l*c,t[4]=-l*d,t[8]=h,t[1]=f+g*h,t[5]=u-v*h,t[9]=-a*l,t[2]=v-u*h,t[6]=g+f*h,t[10]=o*l}else if(e.order==="YXZ"){let u=l*c,f=l*d,g=h*c,v=h*d;t[0]=u+v*a,t[4]=g*a-f,t[8]=o*h,t[1]=o*d,t[5]=o*c,t[9]=-a,t[2]=f*a-g,t[6]=v+u*a,t[10]=o*l}else if(e.order==="ZXY"){let u=l*c,f=l*d,g=h*c,v=h*d;t[0]=u-v*a,t[4]=-o*d,t[8]=g+f*a,t[1]=f+g*a,t[5]=o*c,t[9]=v-u*a,t[2]=-o*h,t[6]=a,t[10]=o*l}else if(e.order==="ZYX"){let u=o*c,f=o*d,g=a*c,v=a*d;t[0]=l*c,t[4]=g*h-f,t[8]=u*h+v,t[1]=l*d,t[5]=v*h+u,t[9]=f*h-g,t[2]=-h,t[6]=a*l,t[10]=o*l}else if(e.order==="YZX"){let u=o*l,f=o*h,g=a*l,v=a*h;t[0]=l*c,t[4]=v-u*d,t[8]=g*d+f,t[1]=d,t[5]=o*c,t[9]=-a*c,t[2]=-h*c,t[6]=f*d+g,t[10]=u-v*d}else if(e.order==="XZY"){let u=o*l,f=o*h,g=a*l,v=a*h;t[0]=l*c,t[4]=-d,t[8]=h*c,t[1]=u*d+v,t[5]=o*c,t[9]=f*d-g,t[2]=g*d-f,t[6]=a*c,t[10]=v*d+u}return t[3]=0,t[7]=0,t[11]=0,t[12]=0,t[13]=0,t[14]=0,t[15]=1,this}makeRotationFromQuaternion(e){return this.compose(qf,e,$f)}lookAt(e,t,i){let s=this.elements;return $t.subVectors(e,t),$t.lengthSq()===0&&($t.z=1),$t.normalize(),sn.crossVectors(i,$t),sn.lengthSq()===0&&(Math.abs(i.z)===1?$t.x+=1e-4:$t.z+=1e-4,$t.normalize(),sn.crossVectors(i,$t)),sn.normalize(),Dr.crossVectors($t,sn),s[0]=sn.x,s[4]=Dr.x,s[8]=$t.x,s[1]=sn.y,s[5]=Dr.y,s[9]=$t.y,s[2]=sn.z,s[6]=Dr.z,s[10]=$t.z,this}multiply(e){return this.multiplyMatrices(this,e)}premultiply(e){return this.multiplyMatrices(e,this)}multiplyMatrices(e,t){let i=e.elements,s=t.elements,r=this.elements,o=i[0],a=i[4],l=i[8],h=i[12],c=i[1],d=i[5],u=i[9],f=i[13],g=i[2],v=i[6],p=i[10],m=i[14],b=i[3],E=i[7],S=i[11],T=i[15],A=s[0],_=s[4],M=s[8],U=s[12],L=s[1],D=s[5],B=s[9],V=s[13],P=s[2],H=s[6],$=s[10],G=s[14],ie=s[3],q=s[7],Q=s[11],ee=s[15];return r[0]=o*A+a*L+l*P+h*ie,r[4]=o*_+a*D+l*H+h*q,r[8]=o*M+a*B+l*$+h*Q,r[12]=o*U+a*V+l*G+h*ee,r[1]=c*A+d*L+u*P+f*ie,r[5]=c*_+d*D+u*H+f*q,r[9]=c*M+d*B+u*$+f*Q,r[13]=c*U+d*V+u*G+f*ee,r[2]=g*A+v*L+p*P+m*ie,r[6]=g*_+v*D+p*H+m*q,r[10]=g*M+v*B+p*$+m*Q,r[14]=g*U+v*V+p*G+m*ee,r[3]=b*A+E*L+S*P+T*ie,r[7]=b*_+E*D+S*H+T*q,r[11]=b*M+E*B+S*$+T*Q,r[15]=b*U+E*V+S*G+T*ee,this}multiplyScalar(e){let t=this.elements;return t[0]*=e,t[4]*=e,t[8]*=e,t[12]*=e,t[1]*=e,t[5]*=e,t[9]*=e,t[13]*=e,t[2]*=e,t[6]*=e,t[10]*=e,t[14]*=e,t[3]*=e,t[7]*=e,t[11]*=e,t[15]*=e,this}determinant(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[12],o=e[1],a=e[5],l=e[9],h=e[13],c=e[2],d=e[6],u=e[10],f=e[14],g=e[3],v=e[7],p=e[11],m=e[15],b=l*f-h*u,E=a*f-h*d,S=a*u-l*d,T=o*f-h*c,A=o*u-l*c,_=o*d-a*c;return t*(v*b-p*E+m*S)-i*(g*b-p*T+m*A)+s*(g*E-v*T+m*_)-r*(g*S-v*A+p*_)}determinantAffine(){let e=this.elements,t=e[0],i=e[4],s=e[8],r=e[1],o=e[5],a=e[9],l=e[2],h=e[6],c=e[10];return t*(o*c-a*h)-i*(r*c-a*l)+s*(r*h-o*l)}transpose(){let e=this.elements,t;return t=e[1],e[1]=e[4],e[4]=t,t=e[2],e[2]=e[8],e[8]=t,t=e[6],e[6]=e[9],e[9]=t,t=e[3],e[3]=e[12],e[12]=t,t=e[7],e[7]=e[13],e[13]=t,t=e[11],e[11]=e[14],e[14]=t,this}setPosition(e,t,i){let s=this.elements;return e.isVector3?(s[12]=e.x,s[13]=e.y,s[14]=e.z):(s[12]=e,s[13]=t,s[14]=i),this}invert(){let e=this.elements,t=e[0],i=e[1],s=e[2],r=e[3],o=e[4],a=e[5],l=e[6],h=e[7],c=e[8],d=e[9],u=e[10],f=e[11],g=e[12],v=e[13],p=e[14],m=e[15],b=t*a-i*o,E=t*l-s*o,S=t*h-r*o,T=i*l-s*a,A=i*h-r*a,_=s*h-r*l,M=c*v-d*g,U=c*p-u*g,L=c*m-f*g,D=d*p-u*v,B=d*m-f*v,V=u*m-f*p,P=b*V-E*B+S*D+T*L-A*U+_*M;if(P===0)return this.set(0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0);let H=1/P;return e[0]=(a*V-l*B+h*D)*H,e[1]=(s*B-i*V-r*D)*H,e[2]=(v*_-p*A+m*T)*H,e[3]=(u*A-d*_-f*T)*H,e[4]=(l*L-o*V-h*U)*H,e[5]=(t*V-s*L+r*U)*H,e[6]=(p*S-g*_-m*E)*H,e[7]=(c*_-u*S+f*E)*H,e[8]=(o*B-a*L+h*M)*H,e[9]=(i*L-t*B-r*M)*H,e[10]=(g*A-v*S+m*b)*H,e[11]=(d*S-c*A-f*b)*H,e[12]=(a*U-o*D-l*M)*H,e[13]=(t*D-i*U+s*M)*H,e[14]=(v*E-g*T-p*b)*H,e[15]=(c*T-d*E+u*b)*H,this}scale(e){let t=this.elements,i=e.x,s=e.y,r=e.z;return t[0]*=i,t[4]*=s,t[8]*=r,t[1]*=i,t[5]*=s,t[9]*=r,t[2]*=i,t[6]*=s,t[10]*=r,t[3]*=i,t[7]*=s,t[11]*=r,this}getMaxScaleOnAxis(){let e=this.elements,t=e[0]*e[0]+e[1]*e[1]+e[2]*e[2],i=e[4]*e[4]+e[5]*e[5]+e[6]*e[6],s=e[8]*e[8]+e[9]*e[9]+e[10]*e[10];return Math.sqrt(Math.max(t,i,s))}makeTranslation(e,t,i){return e.isVector3?this.set(1,0,0,e.x,0,1,0,e.y,0,0,1,e.z,0,0,0,1):this.set(1,0,0,e,0,1,0,t,0,0,1,i,0,0,0,1),this}makeRotationX(e){let t=Math.cos(e),i=Math.sin(e);return this.set(1,0,0,0,0,t,-i,0,0,i,t,0,0,0,0,1),this}makeRotationY(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,0,i,0,0,1,0,0,-i,0,t,0,0,0,0,1),this}makeRotationZ(e){let t=Math.cos(e),i=Math.sin(e);return this.set(t,-i,0,0,i,t,0,0,0,0,1,0,0,0,0,1),this}makeRotationAxis(e,t){let i=Math.cos(t),s=Math.sin(t),r=1-i,o=e.x,a=e.y,l=e.z,h=r*o,c=r*a;return this.set(h*o+i,h*a-s*l,h*l+s*a,0,h*a+s*l,c*a+i,c*l-s*o,0,h*l-s*a,c*l+s*o,r*l*l+i,0,0,0,0,1),this}makeScale(e,t,i){return this.set(e,0,0,0,0,t,0,0,0,0,i,0,0,0,0,1),this}makeShear(e,t,i,s,r,o){return this.set(1,i,r,0,e,1,o,0,t,s,1,0,0,0,0,1),this}compose(e,t,i){let s=this.elements,r=t._x,o=t._y,a=t._z,l=t._w,h=r+r,c=o+o,d=a+a,u=r*h,f=r*c,g=r*d,v=o*c,p=o*d,m=a*d,b=l*h,E=l*c,S=l*d,T=i.x,A=i.y,_=i.z;return s[0]=(1-(v+m))*T,s[1]=(f+S)*T,s[2]=(g-E)*T,s[3]=0,s[4]=(f-S)*A,s[5]=(1-(u+m))*A,s[6]=(p+b)*A,s[7]=0,s[8]=(g+E)*_,s[9]=(p-b)*_,s[10]=(1-(u+v))*_,s[11]=0,s[12]=e.x,s[13]=e.y,s[14]=e.z,s[15]=1,this}decompose(e,t,i){let s=this.elements;e.x=s[12],e.y=s[13],e.z=s[14];let r=this.determinantAffine();if(r===0)return i.set(1,1,1),t.identity(),this;let o=Vn.set(s[0],s[1],s[2]).length(),a=Vn.set(s[4],s[5],s[6]).length(),l=Vn.set(s[8],s[9],s[10]).length();r<0&&(o=-o),fi.copy(this);let h=1/o,c=1/a,d=1/l;return fi.elements[0]*=h,fi.elements[1]*=h,fi.elements[2]*=h,fi.elements[4]*=c,fi.elements[5]*=c,fi.elements[6]*=c,fi.elements[8]*=d,fi.elements[9]*=d,fi.elements[10]*=d,t.setFromRotationMatrix(fi),i.x=o,i.y=a,i.z=l,this}makePerspective(e,t,i,s,r,o,a=ri,l=!1){let h=this.elements,c=2*r/(t-e),d=2*r/(i-s),u=(t+e)/(t-e),f=(i+s)/(i-s),g,v;if(l)g=r/(o-r),v=o*r/(o-r);else if(a===ri)g=-(o+r)/(o-r),v=-2*o*r/(o-r);else if(a===rs)g=-o/(o-r),v=-o*r/(o-r);else throw new Error("THREE.Matrix4.makePerspective(): Invalid coordinate system: "+a);return h[0]=c,h[4]=0,h[8]=u,h[12]=0,h[1]=0,h[5]=d,h[9]=f,h[13]=0,h[2]=0,h[6]=0,h[10]=g,h[14]=v,h[3]=0,h[7]=0,h[11]=-1,h[15]=0,this}makeOrthographic(e,t,i,s,r,o,a=ri,l=!1){let h=this.elements,c=2/(t-e),d=2/(i-s),u=-(t+e)/(t-e),f=-(i+s)/(i-s),g,v;if(l)g=1/(o-r),v=o/(o-r);else if(a===ri)g=-2/(o-r),v=-(o+r)/(o-r);else if(a===rs)g=-1/(o-r),v=-r/(o-r);else throw new Error("THREE.Matrix4.makeOrthographic(): Invalid coordinate system: "+a);return h[0]=c,h[4]=0,h[8]=0,h[12]=u,h[1]=0,h[5]=d,h[9]=0,h[13]=f,h[2]=0,h[6]=0,h[10]=g,h[14]=v,h[3]=0,h[7]=0,h[11]=0,h[15]=1,this}equals(e){let t=this.elements,i=e.elements;for(let s=0;s<16;s++)if(t[s]!==i[s])return!1;return!0}fromArray(e,t=0){for(let i=0;i<16;i++)this.elements[i]=e[i+t];return this}toArray(e=[],t=0){let i=this.elements;return e[t]=i[0],e[t+1]=i[1],e[t+2]=i[2],e[t+3]=i[3],e[t+4]=i[4],e[t+5]=i[5],e[t+6]=i[6],e[t+7]=i[7],e[t+8]=i[8],e[t+9]=i[9],e[t+10]=i[10],e[t+11]=i[11],e[t+12]=i[12],e[t+13]=i[13],e[t+14]=i[14],e[t+15]=i[15],e}},Vn=new C,fi=new Ye,qf=new C(0,0,0),$f=new C(1,1,1),sn=new C,Dr=new C,$t=new C,wc=new Ye,Ac=new vt,Xi=class n{constructor(e=0,t=0,i=0,s=n.DEFAULT_ORDER){this.isEuler=!0,this._x=e,this._y=t,this._z=i,this._order=s}get x(){return this._x}set x(e){this._x=e,this._onChangeCallback()}get y(){return this._y}set y(e){this._y=e,this._onChangeCallback()}get z(){return this._z}set z(e){this._z=e,this._onChangeCallback()}get order(){return this._order}set order(e){this._order=e,this._onChangeCallback()}set(e,t,i,s=this._order){return this._x=e,this._y=t,this._z=i,this._order=s,this._onChangeCallback(),this}clone(){return new this.constructor(this._x,this._y,this._z,this._order)}copy(e){return this._x=e._x,this._y=e._y,this._z=e._z,this._order=e._order,this._onChangeCallback(),this}setFromRotationMatrix(e,t=this._order,i=!0){let s=e.elements,r=s[0],o=s[4],a=s[8],l=s[1],h=s[5],c=s[9],d=s[2],u=s[6],f=s[10];switch(t){case"XYZ":this._y=Math.asin(He(a,-1,1)),Math.abs(a)<.9999999?(this._x=Math.atan2(-c,f),this._z=Math.atan2(-o,r)):(this._x=Math.atan2(u,h),this._z=0);break;case"YXZ":this._x=Math.asin(-He(c,-1,1)),Math.abs(c)<.9999999?(this._y=Math.atan2(a,f),this._z=Math.atan2(l,h)):(this._y=Math.atan2(-d,r),this._z=0);break;case"ZXY":this._x=Math.asin(He(u,-1,1)),Math.abs(u)<.9999999?(this._y=Math.atan2(-d,f),this._z=Math.atan2(-o,h)):(this._y=0,this._z=Math.atan2(l,r));break;case"ZYX":this._y=Math.asin(-He(d,-1,1)),Math.abs(d)<.9999999?(this._x=Math.atan2(u,f),this._z=Math.atan2(l,r)):(this._x=0,this._z=Math.atan2(-o,h));break;case"YZX":this._z=Math.asin(He(l,-1,1)),Math.abs(l)<.9999999?(this._x=Math.atan2(-c,h),this._y=Math.atan2(-d,r)):(this._x=0,this._y=Math.atan2(a,f));break;case"XZY":this._z=Math.asin(-He(o,-1,1)),Math.abs(o)<.9999999?(this._x=Math.atan2(u,h),this._y=Math.atan2(a,r)):(this._x=Math.atan2(-c,f),this._y=0);break;default:Re("Euler: .setFromRotationMatrix() encountered an unknown order: "+t)}return this._order=t,i===!0&&this._onChangeCallback(),this}setFromQuaternion(e,t,i){return wc.makeRotationFromQuaternion(e),this.setFromRotationMatrix(wc,t,i)}setFromVector3(e,t=this._order){return this.set(e.x,e.y,e.z,t)}reorder(e){return Ac.setFromEuler(this),this.setFromQuaternion(Ac,e)}equals(e){return e._x===this._x&&e._y===this._y&&e._z===this._z&&e._order===this._order}fromArray(e){return this._x=e[0],this._y=e[1],this._z=e[2],e[3]!==void 0&&(this._order=e[3]),this._onChangeCallback(),this}toArray(e=[],t=0){return e[t]=this._x,e[t+1]=this._y,e[t+2]=this._z,e[t+3]=this._order,e}_onChange(e){return this._onChangeCallback=e,this}_onChangeCallback(){}*[Symbol.iterator](){yield this._x,yield this._y,yield this._z,yield this._order}};Xi.DEFAULT_ORDER="XYZ";var Hs=class{constructor(){this.mask=1}set(e){this.mask=(1<<e|0)>>>0}enable(e){this.mask|=1<<e|0}enableAll(){this.mask=-1}toggle(e){this.mask^=1<<e|0}disable(e){this.mask&=~(1<<e|0)}disableAll(){this.mask=0}test(e){return(this.mask&e.mask)!==0}isEnabled(e){return(this.mask&(1<<e|0))!==0}},Yf=0,Tc=new C,Wn=new vt,Fi=new Ye,Ur=new C,Rs=new C,Zf=new C,Jf=new vt,Ec=new C(1,0,0),Rc=new C(0,1,0),Cc=new C(0,0,1),Pc={type:"added"},Kf={type:"removed"},Xn={type:"childadded",child:null},xl={type:"childremoved",child:null},Nt=class n extends gi{constructor(){super(),this.isObject3D=!0,Object.defineProperty(this,"id",{value:Yf++}),this.uuid=_s(),this.name="",this.type="Object3D",this.parent=null,this.children=[],this.up=n.DEFAULT_UP.clone();let e=new C,t=new Xi,i=new vt,s=new C(1,1,1);function r(){i.setFromEuler(t,!1)}function o(){t.setFromQuaternion(i,void 0,!1)}t._onChange(r),i._onChange(o),Object.defineProperties(this,{position:{configurable:!0,enumerable:!0,value:e},rotation:{configurable:!0,enumerable:!0,value:t},quaternion:{configurable:!0,enumerable:!0,value:i},scale:{configurable:!0,enumerable:!0,value:s},modelViewMatrix:{value:new Ye},normalMatrix:{value:new Ne}}),this.matrix=new Ye,this.matrixWorld=new Ye,this.matrixAutoUpdate=n.DEFAULT_MATRIX_AUTO_UPDATE,this.matrixWorldAutoUpdate=n.DEFAULT_MATRIX_WORLD_AUTO_UPDATE,this.matrixWorldNeedsUpdate=!1,this.layers=new Hs,this.visible=!0,this.castShadow=!1,this.receiveShadow=!1,this.frustumCulled=!0,this.renderOrder=0,this.animations=[],this.customDepthMaterial=void 0,this.customDistanceMaterial=void 0,this.static=!1,this.userData={},this.pivot=null}onBeforeShadow(){}onAfterShadow(){}onBeforeRender(){}onAfterRender(){}applyMatrix4(e){this.matrixAutoUpdate&&this.updateMatrix(),this.matrix.premultiply(e),this.matrix.decompose(this.position,this.quaternion,this.scale),this.pivot!==null&&this.position.copy(this.pivot).applyMatrix4(this.matrix).sub(this.pivot)}applyQuaternion(e){return this.quaternion.premultiply(e),this}setRotationFromAxisAngle(e,t){this.quaternion.setFromAxisAngle(e,t)}setRotationFromEuler(e){this.quaternion.setFromEuler(e,!0)}setRotationFromMatrix(e){this.quaternion.setFromRotationMatrix(e)}setRotationFromQuaternion(e){this.quaternion.copy(e)}rotateOnAxis(e,t){return Wn.setFromAxisAngle(e,t),this.quaternion.multiply(Wn),this}rotateOnWorldAxis(e,t){return Wn.setFromAxisAngle(e,t),this.quaternion.premultiply(Wn),this}rotateX(e){return this.rotateOnAxis(Ec,e)}rotateY(e){return this.rotateOnAxis(Rc,e)}rotateZ(e){return this.rotateOnAxis(Cc,e)}translateOnAxis(e,t){return Tc.copy(e).applyQuaternion(this.quaternion),this.position.add(Tc.multiplyScalar(t)),this}translateX(e){return this.translateOnAxis(Ec,e)}translateY(e){return this.translateOnAxis(Rc,e)}translateZ(e){return this.translateOnAxis(Cc,e)}localToWorld(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(this.matrixWorld)}worldToLocal(e){return this.updateWorldMatrix(!0,!1),e.applyMatrix4(Fi.copy(this.matrixWorld).invert())}lookAt(e,t,i){e.isVector3?Ur.copy(e):Ur.set(e,t,i);let s=this.parent;this.updateWorldMatrix(!0,!1),Rs.setFromMatrixPosition(this.matrixWorld),this.isCamera||this.isLight?Fi.lookAt(Rs,Ur,this.up):Fi.lookAt(Ur,Rs,this.up),this.quaternion.setFromRotationMatrix(Fi),s&&(Fi.extractRotation(s.matrixWorld),Wn.setFromRotationMatrix(Fi),this.quaternion.premultiply(Wn.invert()))}add(e){if(arguments.length>1){for(let t=0;t<arguments.length;t++)this.add(arguments[t]);return this}return e===this?(Le("Object3D.add: object can't be added as a child of itself.",e),this):(e&&e.isObject3D?(e.removeFromParent(),e.parent=this,this.children.push(e),e.dispatchEvent(Pc),Xn.child=e,this.dispatchEvent(Xn),Xn.child=null):Le("Object3D.add: object not an instance of THREE.Object3D.",e),this)}remove(e){if(arguments.length>1){for(let i=0;i<arguments.length;i++)this.remove(arguments[i]);return this}let t=this.children.indexOf(e);return t!==-1&&(e.parent=null,this.children.splice(t,1),e.dispatchEvent(Kf),xl.child=e,this.dispatchEvent(xl),xl.child=null),this}removeFromParent(){let e=this.parent;return e!==null&&e.remove(this),this}clear(){return this.remove(...this.children)}attach(e){return this.updateWorldMatrix(!0,!1),Fi.copy(this.matrixWorld).invert(),e.parent!==null&&(e.parent.updateWorldMatrix(!0,!1),Fi.multiply(e.parent.matrixWorld)),e.applyMatrix4(Fi),e.removeFromParent(),e.parent=this,this.children.push(e),e.updateWorldMatrix(!1,!0),e.dispatchEvent(Pc),Xn.child=e,this.dispatchEvent(Xn),Xn.child=null,this}getObjectById(e){return this.getObjectByProperty("id",e)}getObjectByName(e){return this.getObjectByProperty("name",e)}getObjectByProperty(e,t){if(this[e]===t)return this;for(let i=0,s=this.children.length;i<s;i++){let o=this.children[i].getObjectByProperty(e,t);if(o!==void 0)return o}}getObjectsByProperty(e,t,i=[]){this[e]===t&&i.push(this);let s=this.children;for(let r=0,o=s.length;r<o;r++)s[r].getObjectsByProperty(e,t,i);return i}getWorldPosition(e){return this.updateWorldMatrix(!0,!1),e.setFromMatrixPosition(this.matrixWorld)}getWorldQuaternion(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Rs,e,Zf),e}getWorldScale(e){return this.updateWorldMatrix(!0,!1),this.matrixWorld.decompose(Rs,Jf,e),e}getWorldDirection(e){this.updateWorldMatrix(!0,!1);let t=this.matrixWorld.elements;return e.set(t[8],t[9],t[10]).normalize()}raycast(){}intersectsFrustum(){return!0}traverse(e){e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverse(e)}traverseVisible(e){if(this.visible===!1)return;e(this);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].traverseVisible(e)}traverseAncestors(e){let t=this.parent;t!==null&&(e(t),t.traverseAncestors(e))}updateMatrix(){this.matrix.compose(this.position,this.quaternion,this.scale);let e=this.pivot;if(e!==null){let t=e.x,i=e.y,s=e.z,r=this.matrix.elements;r[12]+=t-r[0]*t-r[4]*i-r[8]*s,r[13]+=i-r[1]*t-r[5]*i-r[9]*s,r[14]+=s-r[2]*t-r[6]*i-r[10]*s}this.matrixWorldNeedsUpdate=!0}updateMatrixWorld(e){this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||e)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,e=!0);let t=this.children;for(let i=0,s=t.length;i<s;i++)t[i].updateMatrixWorld(e)}updateWorldMatrix(e,t,i=!1){let s=this.parent;if(e===!0&&s!==null&&s.updateWorldMatrix(!0,!1),this.matrixAutoUpdate&&this.updateMatrix(),(this.matrixWorldNeedsUpdate||i)&&(this.matrixWorldAutoUpdate===!0&&(this.parent===null?this.matrixWorld.copy(this.matrix):this.matrixWorld.multiplyMatrices(this.parent.matrixWorld,this.matrix)),this.matrixWorldNeedsUpdate=!1,i=!0),t===!0){let r=this.children;for(let o=0,a=r.length;o<a;o++)r[o].updateWorldMatrix(!1,!0,i)}}toJSON(e){let t=e===void 0||typeof e=="string",i={};t&&(e={geometries:{},materials:{},textures:{},images:{},shapes:{},skeletons:{},animations:{},nodes:{}},i.metadata={version:4.7,type:"Object",generator:"Object3D.toJSON"});let s={};s.uuid=this.uuid,s.type=this.type,s.name=this.name,s.castShadow=this.castShadow,s.receiveShadow=this.receiveShadow,s.visible=this.visible,s.frustumCulled=this.frustumCulled,s.renderOrder=this.renderOrder,s.static=this.static,s.matrixAutoUpdate=this.matrixAutoUpdate,Object.keys(this.userData).length>0&&(s.userData=this.userData),s.layers=this.layers.mask,s.matrix=this.matrix.toArray(),s.up=this.up.toArray(),this.pivot!==null&&(s.pivot=this.pivot.toArray()),this.morphTargetDictionary!==void 0&&(s.morphTargetDictionary=Object.assign({},this.morphTargetDictionary)),this.morphTargetInfluences!==void 0&&(s.morphTargetInfluences=this.morphTargetInfluences.slice()),this.isInstancedMesh&&(s.type="InstancedMesh",s.count=this.count,s.instanceMatrix=this.instanceMatrix.toJSON(),this.instanceColor!==null&&(s.instanceColor=this.instanceColor.toJSON())),this.isBatchedMesh&&(s.type="BatchedMesh",s.perObjectFrustumCulled=this.perObjectFrustumCulled,s.sortObjects=this.sortObjects,s.drawRanges=this._drawRanges,s.reservedRanges=this._reservedRanges,s.geometryInfo=this._geometryInfo.map(a=>({...a,boundingBox:a.boundingBox?a.boundingBox.toJSON():void 0,boundingSphere:a.boundingSphere?a.boundingSphere.toJSON():void 0})),s.instanceInfo=this._instanceInfo.map(a=>({...a})),s.availableInstanceIds=this._availableInstanceIds.slice(),s.availableGeometryIds=this._availableGeometryIds.slice(),s.nextIndexStart=this._nextIndexStart,s.nextVertexStart=this._nextVertexStart,s.geometryCount=this._geometryCount,s.maxInstanceCount=this._maxInstanceCount,s.maxVertexCount=this._maxVertexCount,s.maxIndexCount=this._maxIndexCount,s.geometryInitialized=this._geometryInitialized,s.matricesTexture=this._matricesTexture.toJSON(e),s.indirectTexture=this._indirectTexture.toJSON(e),this._colorsTexture!==null&&(s.colorsTexture=this._colorsTexture.toJSON(e)),this.boundingSphere!==null&&(s.boundingSphere=this.boundingSphere.toJSON()),this.boundingBox!==null&&(s.boundingBox=this.boundingBox.toJSON()));function r(a,l){return a[l.uuid]===void 0&&(a[l.uuid]=l.toJSON(e)),l.uuid}if(this.isScene)this.background&&(this.background.isColor?s.background=this.background.toJSON():this.background.isTexture&&(s.background=this.background.toJSON(e).uuid)),this.environment&&this.environment.isTexture&&this.environment.isRenderTargetTexture!==!0&&(s.environment=this.environment.toJSON(e).uuid);else if(this.isMesh||this.isLine||this.isPoints){s.geometry=r(e.geometries,this.geometry);let a=this.geometry.parameters;if(a!==void 0&&a.shapes!==void 0){let l=a.shapes;if(Array.isArray(l))for(let h=0,c=l.length;h<c;h++){let d=l[h];r(e.shapes,d)}else r(e.shapes,l)}}if(this.isSkinnedMesh&&(s.bindMode=this.bindMode,s.bindMatrix=this.bindMatrix.toArray(),this.skeleton!==void 0&&(r(e.skeletons,this.skeleton),s.skeleton=this.skeleton.uuid)),this.material!==void 0)if(Array.isArray(this.material)){let a=[];for(let l=0,h=this.material.length;l<h;l++)a.push(r(e.materials,this.material[l]));s.material=a}else s.material=r(e.materials,this.material);if(this.children.length>0){s.children=[];for(let a=0;a<this.children.length;a++)s.children.push(this.children[a].toJSON(e).object)}if(this.animations.length>0){s.animations=[];for(let a=0;a<this.animations.length;a++){let l=this.animations[a];s.animations.push(r(e.animations,l))}}if(t){let a=o(e.geometries),l=o(e.materials),h=o(e.textures),c=o(e.images),d=o(e.shapes),u=o(e.skeletons),f=o(e.animations),g=o(e.nodes);a.length>0&&(i.geometries=a),l.length>0&&(i.materials=l),h.length>0&&(i.textures=h),c.length>0&&(i.images=c),d.length>0&&(i.shapes=d),u.length>0&&(i.skeletons=u),f.length>0&&(i.animations=f),g.length>0&&(i.nodes=g)}return i.object=s,i;function o(a){let l=[];for(let h in a){let c=a[h];delete c.metadata,l.push(c)}return l}}clone(e){return new this.constructor().copy(this,e)}copy(e,t=!0){if(this.name=e.name,this.up.copy(e.up),this.position.copy(e.position),this.rotation.order=e.rotation.order,this.quaternion.copy(e.quaternion),this.scale.copy(e.scale),this.pivot=e.pivot!==null?e.pivot.clone():null,this.matrix.copy(e.matrix),this.matrixWorld.copy(e.matrixWorld),this.matrixAutoUpdate=e.matrixAutoUpdate,this.matrixWorldAutoUpdate=e.matrixWorldAutoUpdate,this.matrixWorldNeedsUpdate=e.matrixWorldNeedsUpdate,this.layers.mask=e.layers.mask,this.visible=e.visible,this.castShadow=e.castShadow,this.receiveShadow=e.receiveShadow,this.frustumCulled=e.frustumCulled,this.renderOrder=e.renderOrder,this.static=e.static,this.animations=e.animations.slice(),this.userData=JSON.parse(JSON.stringify(e.userData)),t===!0)for(let i=0;i<e.children.length;i++){let s=e.children[i];this.add(s.clone())}return this}dispose(){this.dispatchEvent({type:"dispose"})}};Nt.DEFAULT_UP=new C(0,1,0);Nt.DEFAULT_MATRIX_AUTO_UPDATE=!0;Nt.DEFAULT_MATRIX_WORLD_AUTO_UPDATE=!0;var ke=class extends Nt{constructor(){super(),this.isGroup=!0,this.type="Group"}},jf={type:"move"},hs=class{constructor(){this._targetRay=null,this._grip=null,this._hand=null}getHandSpace(){return this._hand===null&&(this._hand=new ke,this._hand.matrixAutoUpdate=!1,this._hand.visible=!1,this._hand.joints={},this._hand.inputState={pinching:!1}),this._hand}getTargetRaySpace(){return this._targetRay===null&&(this._targetRay=new ke,this._targetRay.matrixAutoUpdate=!1,this._targetRay.visible=!1,this._targetRay.hasLinearVelocity=!1,this._targetRay.linearVelocity=new C,this._targetRay.hasAngularVelocity=!1,this._targetRay.angularVelocity=new C),this._targetRay}getGripSpace(){return this._grip===null&&(this._grip=new ke,this._grip.matrixAutoUpdate=!1,this._grip.visible=!1,this._grip.hasLinearVelocity=!1,this._grip.linearVelocity=new C,this._grip.hasAngularVelocity=!1,this._grip.angularVelocity=new C,this._grip.eventsEnabled=!1),this._grip}dispatchEvent(e){return this._targetRay!==null&&this._targetRay.dispatchEvent(e),this._grip!==null&&this._grip.dispatchEvent(e),this._hand!==null&&this._hand.dispatchEvent(e),this}connect(e){if(e&&e.hand){let t=this._hand;if(t)for(let i of e.hand.values())this._getHandJoint(t,i)}return this.dispatchEvent({type:"connected",data:e}),this}disconnect(e){return this.dispatchEvent({type:"disconnected",data:e}),this._targetRay!==null&&(this._targetRay.visible=!1),this._grip!==null&&(this._grip.visible=!1),this._hand!==null&&(this._hand.visible=!1),this}update(e,t,i){let s=null,r=null,o=null,a=this._targetRay,l=this._grip,h=this._hand;if(e&&t.session.visibilityState!=="visible-blurred"){if(h&&e.hand){o=!0;for(let v of e.hand.values()){let p=t.getJointPose(v,i),m=this._getHandJoint(h,v);p!==null&&(m.matrix.fromArray(p.transform.matrix),m.matrix.decompose(m.position,m.quaternion,m.scale),m.matrixWorldNeedsUpdate=!0,m.jointRadius=p.radius),m.visible=p!==null}let c=h.joints["index-finger-tip"],d=h.joints["thumb-tip"],u=c.position.distanceTo(d.position),f=.02,g=.005;h.inputState.pinching&&u>f+g?(h.inputState.pinching=!1,this.dispatchEvent({type:"pinchend",handedness:e.handedness,target:this})):!h.inputState.pinching&&u<=f-g&&(h.inputState.pinching=!0,this.dispatchEvent({type:"pinchstart",handedness:e.handedness,target:this}))}else l!==null&&e.gripSpace&&(r=t.getPose(e.gripSpace,i),r!==null&&(l.matrix.fromArray(r.transform.matrix),l.matrix.decompose(l.position,l.quaternion,l.scale),l.matrixWorldNeedsUpdate=!0,r.linearVelocity?(l.hasLinearVelocity=!0,l.linearVelocity.copy(r.linearVelocity)):l.hasLinearVelocity=!1,r.angularVelocity?(l.hasAngularVelocity=!0,l.angularVelocity.copy(r.angularVelocity)):l.hasAngularVelocity=!1,l.eventsEnabled&&l.dispatchEvent({type:"gripUpdated",data:e,target:this})));a!==null&&(s=t.getPose(e.targetRaySpace,i),s===null&&r!==null&&(s=r),s!==null&&(a.matrix.fromArray(s.transform.matrix),a.matrix.decompose(a.position,a.quaternion,a.scale),a.matrixWorldNeedsUpdate=!0,s.linearVelocity?(a.hasLinearVelocity=!0,a.linearVelocity.copy(s.linearVelocity)):a.hasLinearVelocity=!1,s.angularVelocity?(a.hasAngularVelocity=!0,a.angularVelocity.copy(s.angularVelocity)):a.hasAngularVelocity=!1,this.dispatchEvent(jf)))}return a!==null&&(a.visible=s!==null),l!==null&&(l.visible=r!==null),h!==null&&(h.visible=o!==null),this}_getHandJoint(e,t){if(e.joints[t.jointName]===void 0){let i=new ke;i.matrixAutoUpdate=!1,i.visible=!1,e.joints[t.jointName]=i,e.add(i)}return e.joints[t.jointName]}},Du={aliceblue:15792383,antiquewhite:16444375,aqua:65535,aquamarine:8388564,azure:15794175,beige:16119260,bisque:16770244,black:0,blanchedalmond:16772045,blue:255,blueviolet:9055202,brown:10824234,burlywood:14596231,cadetblue:6266528,chartreuse:8388352,chocolate:13789470,coral:16744272,cornflowerblue:6591981,cornsilk:16775388,crimson:14423100,cyan:65535,darkblue:139,darkcyan:35723,darkgoldenrod:12092939,darkgray:11119017,darkgreen:25600,darkgrey:11119017,darkkhaki:12433259,darkmagenta:9109643,darkolivegreen:5597999,darkorange:16747520,darkorchid:10040012,darkred:9109504,darksalmon:15308410,darkseagreen:9419919,darkslateblue:4734347,darkslategray:3100495,darkslategrey:3100495,darkturquoise:52945,darkviolet:9699539,deeppink:16716947,deepskyblue:49151,dimgray:6908265,dimgrey:6908265,dodgerblue:2003199,firebrick:11674146,floralwhite:16775920,forestgreen:2263842,fuchsia:16711935,gainsboro:14474460,ghostwhite:16316671,gold:16766720,goldenrod:14329120,gray:8421504,green:32768,greenyellow:11403055,grey:8421504,honeydew:15794160,hotpink:16738740,indianred:13458524,indigo:4915330,ivory:16777200,khaki:15787660,lavender:15132410,lavenderblush:16773365,lawngreen:8190976,lemonchiffon:16775885,lightblue:11393254,lightcoral:15761536,lightcyan:14745599,lightgoldenrodyellow:16448210,lightgray:13882323,lightgreen:9498256,lightgrey:13882323,lightpink:16758465,lightsalmon:16752762,lightseagreen:2142890,lightskyblue:8900346,lightslategray:7833753,lightslategrey:7833753,lightsteelblue:11584734,lightyellow:16777184,lime:65280,limegreen:3329330,linen:16445670,magenta:16711935,maroon:8388608,mediumaquamarine:6737322,mediumblue:205,mediumorchid:12211667,mediumpurple:9662683,mediumseagreen:3978097,mediumslateblue:8087790,mediumspringgreen:64154,mediumturquoise:4772300,mediumvioletred:13047173,midnightblue:1644912,mintcream:16121850,mistyrose:16770273,moccasin:16770229,navajowhite:16768685,navy:128,oldlace:16643558,olive:8421376,olivedrab:7048739,orange:16753920,orangered:16729344,orchid:14315734,palegoldenrod:15657130,palegreen:10025880,paleturquoise:11529966,palevioletred:14381203,papayawhip:16773077,peachpuff:16767673,peru:13468991,pink:16761035,plum:14524637,powderblue:11591910,purple:8388736,rebeccapurple:6697881,red:16711680,rosybrown:12357519,royalblue:4286945,saddlebrown:9127187,salmon:16416882,sandybrown:16032864,seagreen:3050327,seashell:16774638,sienna:10506797,silver:12632256,skyblue:8900331,slateblue:6970061,slategray:7372944,slategrey:7372944,snow:16775930,springgreen:65407,steelblue:4620980,tan:13808780,teal:32896,thistle:14204888,tomato:16737095,turquoise:4251856,violet:15631086,wheat:16113331,white:16777215,whitesmoke:16119285,yellow:16776960,yellowgreen:10145074},rn={h:0,s:0,l:0},Or={h:0,s:0,l:0};function yl(n,e,t){return t<0&&(t+=1),t>1&&(t-=1),t<1/6?n+(e-n)*6*t:t<1/2?e:t<2/3?n+(e-n)*6*(2/3-t):n}var Ae=class{constructor(e,t,i){return this.isColor=!0,this.r=1,this.g=1,this.b=1,this.set(e,t,i)}set(e,t,i){if(t===void 0&&i===void 0){let s=e;s&&s.isColor?this.copy(s):typeof s=="number"?this.setHex(s):typeof s=="string"&&this.setStyle(s)}else this.setRGB(e,t,i);return this}setScalar(e){return this.r=e,this.g=e,this.b=e,this}setHex(e,t=Zt){return e=Math.floor(e),this.r=(e>>16&255)/255,this.g=(e>>8&255)/255,this.b=(e&255)/255,qe.colorSpaceToWorking(this,t),this}setRGB(e,t,i,s=qe.workingColorSpace){return this.r=e,this.g=t,this.b=i,qe.colorSpaceToWorking(this,s),this}setHSL(e,t,i,s=qe.workingColorSpace){if(e=ph(e,1),t=He(t,0,1),i=He(i,0,1),t===0)this.r=this.g=this.b=i;else{let r=i<=.5?i*(1+t):i+t-i*t,o=2*i-r;this.r=yl(o,r,e+1/3),this.g=yl(o,r,e),this.b=yl(o,r,e-1/3)}return qe.colorSpaceToWorking(this,s),this}setStyle(e,t=Zt){function i(r){r!==void 0&&parseFloat(r)<1&&Re("Color: Alpha component of "+e+" will be ignored.")}let s;if(s=/^(\w+)\(([^\)]*)\)/.exec(e)){let r,o=s[1],a=s[2];switch(o){case"rgb":case"rgba":if(r=/^\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(255,parseInt(r[1],10))/255,Math.min(255,parseInt(r[2],10))/255,Math.min(255,parseInt(r[3],10))/255,t);if(r=/^\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setRGB(Math.min(100,parseFloat(r[1]))/100,Math.min(100,parseFloat(r[2]))/100,Math.min(100,parseFloat(r[3]))/100,t);break;case"hsl":case"hsla":if(r=/^\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+))\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*,\s*(\d+(?:\.\d+)?|\.\d+)\%\s*(?:,\s*(\d+(?:\.\d+)?|\.\d+)\s*)?$/.exec(a))return i(r[4]),this.setHSL(parseFloat(r[1])/360,parseFloat(r[2])/100,parseFloat(r[3])/100,t);break;default:Re("Color: Unknown color model "+e)}}else if(s=/^\#([A-Fa-f\d]+)$/.exec(e)){let r=s[1],o=r.length;if(o===3)return this.setRGB(parseInt(r.charAt(0),16)/15,parseInt(r.charAt(1),16)/15,parseInt(r.charAt(2),16)/15,t);if(o===6)return this.setHex(parseInt(r,16),t);Re("Color: Invalid hex color "+e)}else if(e&&e.length>0)return this.setColorName(e,t);return this}setColorName(e,t=Zt){let i=Du[e.toLowerCase()];return i!==void 0?this.setHex(i,t):Re("Color: Unknown color "+e),this}clone(){return new this.constructor(this.r,this.g,this.b)}copy(e){return this.r=e.r,this.g=e.g,this.b=e.b,this}copySRGBToLinear(e){return this.r=Vi(e.r),this.g=Vi(e.g),this.b=Vi(e.b),this}copyLinearToSRGB(e){return this.r=ns(e.r),this.g=ns(e.g),this.b=ns(e.b),this}convertSRGBToLinear(){return this.copySRGBToLinear(this),this}convertLinearToSRGB(){return this.copyLinearToSRGB(this),this}getHex(e=Zt){return qe.workingToColorSpace(Bt.copy(this),e),Math.round(He(Bt.r*255,0,255))*65536+Math.round(He(Bt.g*255,0,255))*256+Math.round(He(Bt.b*255,0,255))}getHexString(e=Zt){return("000000"+this.getHex(e).toString(16)).slice(-6)}getHSL(e,t=qe.workingColorSpace){qe.workingToColorSpace(Bt.copy(this),t);let i=Bt.r,s=Bt.g,r=Bt.b,o=Math.max(i,s,r),a=Math.min(i,s,r),l,h,c=(a+o)/2;if(a===o)l=0,h=0;else{let d=o-a;switch(h=c<=.5?d/(o+a):d/(2-o-a),o){case i:l=(s-r)/d+(s<r?6:0);break;case s:l=(r-i)/d+2;break;case r:l=(i-s)/d+4;break}l/=6}return e.h=l,e.s=h,e.l=c,e}getRGB(e,t=qe.workingColorSpace){return qe.workingToColorSpace(Bt.copy(this),t),e.r=Bt.r,e.g=Bt.g,e.b=Bt.b,e}getStyle(e=Zt){qe.workingToColorSpace(Bt.copy(this),e);let t=Bt.r,i=Bt.g,s=Bt.b;return e!==Zt?`color(${e} ${t.toFixed(3)} ${i.toFixed(3)} ${s.toFixed(3)})`:`rgb(${Math.round(t*255)},${Math.round(i*255)},${Math.round(s*255)})`}offsetHSL(e,t,i){return this.getHSL(rn),this.setHSL(rn.h+e,rn.s+t,rn.l+i)}add(e){return this.r+=e.r,this.g+=e.g,this.b+=e.b,this}addColors(e,t){return this.r=e.r+t.r,this.g=e.g+t.g,this.b=e.b+t.b,this}addScalar(e){return this.r+=e,this.g+=e,this.b+=e,this}sub(e){return this.r=Math.max(0,this.r-e.r),this.g=Math.max(0,this.g-e.g),this.b=Math.max(0,this.b-e.b),this}multiply(e){return this.r*=e.r,this.g*=e.g,this.b*=e.b,this}multiplyScalar(e){return this.r*=e,this.g*=e,this.b*=e,this}lerp(e,t){return this.r+=(e.r-this.r)*t,this.g+=(e.g-this.g)*t,this.b+=(e.b-this.b)*t,this}lerpColors(e,t,i){return this.r=e.r+(t.r-e.r)*i,this.g=e.g+(t.g-e.g)*i,this.b=e.b+(t.b-e.b)*i,this}lerpHSL(e,t){this.getHSL(rn),e.getHSL(Or);let i=Os(rn.h,Or.h,t),s=Os(rn.s,Or.s,t),r=Os(rn.l,Or.l,t);return this.setHSL(i,s,r),this}setFromVector3(e){return this.r=e.x,this.g=e.y,this.b=e.z,this}applyMatrix3(e){let t=this.r,i=this.g,s=this.b,r=e.elements;return this.r=r[0]*t+r[3]*i+r[6]*s,this.g=r[1]*t+r[4]*i+r[7]*s,this.b=r[2]*t+r[5]*i+r[8]*s,this}equals(e){return e.r===this.r&&e.g===this.g&&e.b===this.b}fromArray(e,t=0){return this.r=e[t],this.g=e[t+1],this.b=e[t+2],this}toArray(e=[],t=0){return e[t]=this.r,e[t+1]=this.g,e[t+2]=this.b,e}fromBufferAttribute(e,t){return this.r=e.getX(t),this.g=e.getY(t),this.b=e.getZ(t),this}toJSON(){return this.getHex()}*[Symbol.iterator](){yield this.r,yield this.g,yield this.b}},Bt=new Ae;Ae.NAMES=Du;var Vs=class extends Nt{constructor(){super(),this.isScene=!0,this.type="Scene",this.background=null,this.environment=null,this.fog=null,this.backgroundBlurriness=0,this.backgroundIntensity=1,this.backgroundRotation=new Xi,this.environmentIntensity=1,this.environmentRotation=new Xi,this.overrideMaterial=null,typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}copy(e,t){return super.copy(e,t),this.background=e.background!==null?e.background.clone():null,this.environment=e.environment!==null?e.environment.clone():null,this.fog=e.fog!==null?e.fog.clone():null,this.backgroundBlurriness=e.backgroundBlurriness,this.backgroundIntensity=e.backgroundIntensity,this.backgroundRotation.copy(e.backgroundRotation),this.environmentIntensity=e.environmentIntensity,this.environmentRotation.copy(e.environmentRotation),this.overrideMaterial=e.overrideMaterial!==null?e.overrideMaterial.clone():null,this.matrixAutoUpdate=e.matrixAutoUpdate,this}toJSON(e){let t=super.toJSON(e);return this.fog!==null&&(t.object.fog=this.fog.toJSON()),t.object.backgroundBlurriness=this.backgroundBlurriness,t.object.backgroundIntensity=this.backgroundIntensity,t.object.backgroundRotation=this.backgroundRotation.toArray(),t.object.environmentIntensity=this.environmentIntensity,t.object.environmentRotation=this.environmentRotation.toArray(),t}},pi=new C,Bi=new C,vl=new C,ki=new C,qn=new C,$n=new C,Ic=new C,bl=new C,Ml=new C,Sl=new C,wl=new ct,Al=new ct,Tl=new ct,Hi=class n{constructor(e=new C,t=new C,i=new C){this.a=e,this.b=t,this.c=i}static getNormal(e,t,i,s){s.subVectors(i,t),pi.subVectors(e,t),s.cross(pi);let r=s.lengthSq();return r>0?s.multiplyScalar(1/Math.sqrt(r)):s.set(0,0,0)}static getBarycoord(e,t,i,s,r){pi.subVectors(s,t),Bi.subVectors(i,t),vl.subVectors(e,t);let o=pi.dot(pi),a=pi.dot(Bi),l=pi.dot(vl),h=Bi.dot(Bi),c=Bi.dot(vl),d=o*h-a*a;if(d===0)return r.set(0,0,0),null;let u=1/d,f=(h*l-a*c)*u,g=(o*c-a*l)*u;return r.set(1-f-g,g,f)}static containsPoint(e,t,i,s){return this.getBarycoord(e,t,i,s,ki)===null?!1:ki.x>=0&&ki.y>=0&&ki.x+ki.y<=1}static getInterpolation(e,t,i,s,r,o,a,l){return this.getBarycoord(e,t,i,s,ki)===null?(l.x=0,l.y=0,"z"in l&&(l.z=0),"w"in l&&(l.w=0),null):(l.setScalar(0),l.addScaledVector(r,ki.x),l.addScaledVector(o,ki.y),l.addScaledVector(a,ki.z),l)}static getInterpolatedAttribute(e,t,i,s,r,o){return wl.setScalar(0),Al.setScalar(0),Tl.setScalar(0),wl.fromBufferAttribute(e,t),Al.fromBufferAttribute(e,i),Tl.fromBufferAttribute(e,s),o.setScalar(0),o.addScaledVector(wl,r.x),o.addScaledVector(Al,r.y),o.addScaledVector(Tl,r.z),o}static isFrontFacing(e,t,i,s){return pi.subVectors(i,t),Bi.subVectors(e,t),pi.cross(Bi).dot(s)<0}set(e,t,i){return this.a.copy(e),this.b.copy(t),this.c.copy(i),this}setFromPointsAndIndices(e,t,i,s){return this.a.copy(e[t]),this.b.copy(e[i]),this.c.copy(e[s]),this}setFromAttributeAndIndices(e,t,i,s){return this.a.fromBufferAttribute(e,t),this.b.fromBufferAttribute(e,i),this.c.fromBufferAttribute(e,s),this}clone(){return new this.constructor().copy(this)}copy(e){return this.a.copy(e.a),this.b.copy(e.b),this.c.copy(e.c),this}getArea(){return pi.subVectors(this.c,this.b),Bi.subVectors(this.a,this.b),pi.cross(Bi).length()*.5}getMidpoint(e){return e.addVectors(this.a,this.b).add(this.c).multiplyScalar(1/3)}getNormal(e){return n.getNormal(this.a,this.b,this.c,e)}getPlane(e){return e.setFromCoplanarPoints(this.a,this.b,this.c)}getBarycoord(e,t){return n.getBarycoord(e,this.a,this.b,this.c,t)}getInterpolation(e,t,i,s,r){return n.getInterpolation(e,this.a,this.b,this.c,t,i,s,r)}containsPoint(e){return n.containsPoint(e,this.a,this.b,this.c)}isFrontFacing(e){return n.isFrontFacing(this.a,this.b,this.c,e)}intersectsBox(e){return e.intersectsTriangle(this)}closestPointToPoint(e,t){let i=this.a,s=this.b,r=this.c,o,a;qn.subVectors(s,i),$n.subVectors(r,i),bl.subVectors(e,i);let l=qn.dot(bl),h=$n.dot(bl);if(l<=0&&h<=0)return t.copy(i);Ml.subVectors(e,s);let c=qn.dot(Ml),d=$n.dot(Ml);if(c>=0&&d<=c)return t.copy(s);let u=l*d-c*h;if(u<=0&&l>=0&&c<=0&&l-c>0)return o=l/(l-c),t.copy(i).addScaledVector(qn,o);Sl.subVectors(e,r);let f=qn.dot(Sl),g=$n.dot(Sl);if(g>=0&&f<=g)return t.copy(r);let v=f*h-l*g;if(v<=0&&h>=0&&g<=0)return a=h/(h-g),t.copy(i).addScaledVector($n,a);let p=c*g-f*d;if(p<=0&&d-c>=0&&f-g>=0)return Ic.subVectors(r,s),a=(d-c)/(d-c+(f-g)),t.copy(s).addScaledVector(Ic,a);let m=1/(p+v+u);return o=v*m,a=u*m,t.copy(i).addScaledVector(qn,o).addScaledVector($n,a)}equals(e){return e.a.equals(this.a)&&e.b.equals(this.b)&&e.c.equals(this.c)}},Ai=class{constructor(e=new C(1/0,1/0,1/0),t=new C(-1/0,-1/0,-1/0)){this.isBox3=!0,this.min=e,this.max=t}set(e,t){return this.min.copy(e),this.max.copy(t),this}setFromArray(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t+=3)this.expandByPoint(mi.fromArray(e,t));return this}setFromBufferAttribute(e){this.makeEmpty();for(let t=0,i=e.count;t<i;t++)this.expandByPoint(mi.fromBufferAttribute(e,t));return this}setFromPoints(e){this.makeEmpty();for(let t=0,i=e.length;t<i;t++)this.expandByPoint(e[t]);return this}setFromCenterAndSize(e,t){let i=mi.copy(t).multiplyScalar(.5);return this.min.copy(e).sub(i),this.max.copy(e).add(i),this}setFromObject(e,t=!1){return this.makeEmpty(),this.expandByObject(e,t)}clone(){return new this.constructor().copy(this)}copy(e){return this.min.copy(e.min),this.max.copy(e.max),this}makeEmpty(){return this.min.x=this.min.y=this.min.z=1/0,this.max.x=this.max.y=this.max.z=-1/0,this}isEmpty(){return this.max.x<this.min.x||this.max.y<this.min.y||this.max.z<this.min.z}getCenter(e){return this.isEmpty()?e.set(0,0,0):e.addVectors(this.min,this.max).multiplyScalar(.5)}getSize(e){return this.isEmpty()?e.set(0,0,0):e.subVectors(this.max,this.min)}expandByPoint(e){return this.min.min(e),this.max.max(e),this}expandByVector(e){return this.min.sub(e),this.max.add(e),this}expandByScalar(e){return this.min.addScalar(-e),this.max.addScalar(e),this}expandByObject(e,t=!1){e.updateWorldMatrix(!1,!1);let i=e.geometry;if(i!==void 0){let r=i.getAttribute("position");if(t===!0&&r!==void 0&&e.isInstancedMesh!==!0&&e.isBatchedMesh!==!0)for(let o=0,a=r.count;o<a;o++)e.isMesh===!0?e.getVertexPosition(o,mi):mi.fromBufferAttribute(r,o),mi.applyMatrix4(e.matrixWorld),this.expandByPoint(mi);else e.boundingBox!==void 0?(e.boundingBox===null&&e.computeBoundingBox(),Fr.copy(e.boundingBox)):(i.boundingBox===null&&i.computeBoundingBox(),Fr.copy(i.boundingBox)),Fr.applyMatrix4(e.matrixWorld),this.union(Fr)}let s=e.children;for(let r=0,o=s.length;r<o;r++)this.expandByObject(s[r],t);return this}containsPoint(e){return e.x>=this.min.x&&e.x<=this.max.x&&e.y>=this.min.y&&e.y<=this.max.y&&e.z>=this.min.z&&e.z<=this.max.z}containsBox(e){return this.min.x<=e.min.x&&e.max.x<=this.max.x&&this.min.y<=e.min.y&&e.max.y<=this.max.y&&this.min.z<=e.min.z&&e.max.z<=this.max.z}getParameter(e,t){return t.set((e.x-this.min.x)/(this.max.x-this.min.x),(e.y-this.min.y)/(this.max.y-this.min.y),(e.z-this.min.z)/(this.max.z-this.min.z))}intersectsBox(e){return e.max.x>=this.min.x&&e.min.x<=this.max.x&&e.max.y>=this.min.y&&e.min.y<=this.max.y&&e.max.z>=this.min.z&&e.min.z<=this.max.z}intersectsSphere(e){return this.clampPoint(e.center,mi),mi.distanceToSquared(e.center)<=e.radius*e.radius}intersectsPlane(e){let t,i;return e.normal.x>0?(t=e.normal.x*this.min.x,i=e.normal.x*this.max.x):(t=e.normal.x*this.max.x,i=e.normal.x*this.min.x),e.normal.y>0?(t+=e.normal.y*this.min.y,i+=e.normal.y*this.max.y):(t+=e.normal.y*this.max.y,i+=e.normal.y*this.min.y),e.normal.z>0?(t+=e.normal.z*this.min.z,i+=e.normal.z*this.max.z):(t+=e.normal.z*this.max.z,i+=e.normal.z*this.min.z),t<=-e.constant&&i>=-e.constant}intersectsTriangle(e){if(this.isEmpty())return!1;this.getCenter(Cs),Br.subVectors(this.max,Cs),Yn.subVectors(e.a,Cs),Zn.subVectors(e.b,Cs),Jn.subVectors(e.c,Cs),on.subVectors(Zn,Yn),an.subVectors(Jn,Zn),An.subVectors(Yn,Jn);let t=[0,-on.z,on.y,0,-an.z,an.y,0,-An.z,An.y,on.z,0,-on.x,an.z,0,-an.x,An.z,0,-An.x,-on.y,on.x,0,-an.y,an.x,0,-An.y,An.x,0];return!El(t,Yn,Zn,Jn,Br)||(t=[1,0,0,0,1,0,0,0,1],!El(t,Yn,Zn,Jn,Br))?!1:(kr.crossVectors(on,an),t=[kr.x,kr.y,kr.z],El(t,Yn,Zn,Jn,Br))}clampPoint(e,t){return t.copy(e).clamp(this.min,this.max)}distanceToPoint(e){return this.clampPoint(e,mi).distanceTo(e)}getBoundingSphere(e){return this.isEmpty()?e.makeEmpty():(this.getCenter(e.center),e.radius=this.getSize(mi).length()*.5),e}intersect(e){return this.min.max(e.min),this.max.min(e.max),this.isEmpty()&&this.makeEmpty(),this}union(e){return this.min.min(e.min),this.max.max(e.max),this}applyMatrix4(e){return this.isEmpty()?this:(zi[0].set(this.min.x,this.min.y,this.min.z).applyMatrix4(e),zi[1].set(this.min.x,this.min.y,this.max.z).applyMatrix4(e),zi[2].set(this.min.x,this.max.y,this.min.z).applyMatrix4(e),zi[3].set(this.min.x,this.max.y,this.max.z).applyMatrix4(e),zi[4].set(this.max.x,this.min.y,this.min.z).applyMatrix4(e),zi[5].set(this.max.x,this.min.y,this.max.z).applyMatrix4(e),zi[6].set(this.max.x,this.max.y,this.min.z).applyMatrix4(e),zi[7].set(this.max.x,this.max.y,this.max.z).applyMatrix4(e),this.setFromPoints(zi),this)}translate(e){return this.min.add(e),this.max.add(e),this}equals(e){return e.min.equals(this.min)&&e.max.equals(this.max)}toJSON(){return{min:this.min.toArray(),max:this.max.toArray()}}fromJSON(e){return this.min.fromArray(e.min),this.max.fromArray(e.max),this}},zi=[new C,new C,new C,new C,new C,new C,new C,new C],mi=new C,Fr=new Ai,Yn=new C,Zn=new C,Jn=new C,on=new C,an=new C,An=new C,Cs=new C,Br=new C,kr=new C,Tn=new C;function El(n,e,t,i,s){for(let r=0,o=n.length-3;r<=o;r+=3){Tn.fromArray(n,r);let a=s.x*Math.abs(Tn.x)+s.y*Math.abs(Tn.y)+s.z*Math.abs(Tn.z),l=e.dot(Tn),h=t.dot(Tn),c=i.dot(Tn);if(Math.max(-Math.max(l,h,c),Math.min(l,h,c))>a)return!1}return!0}var yt=new C,zr=new Ee,Qf=0,rt=class extends gi{constructor(e,t,i=!1){if(super(),Array.isArray(e))throw new TypeError("THREE.BufferAttribute: array should be a Typed Array.");this.isBufferAttribute=!0,Object.defineProperty(this,"id",{value:Qf++}),this.name="",this.array=e,this.itemSize=t,this.count=e!==void 0?e.length/t:0,this.normalized=i,this.usage=Eu,this.updateRanges=[],this.gpuType=hi,this.version=0,this._normalizationScale=e!==void 0?gh(e):void 0}onUploadCallback(){}set needsUpdate(e){e===!0&&this.version++}setUsage(e){return this.usage=e,this}addUpdateRange(e,t){this.updateRanges.push({start:e,count:t})}clearUpdateRanges(){this.updateRanges.length=0}copy(e){return this.name=e.name,this.array=new e.array.constructor(e.array),this.itemSize=e.itemSize,this.count=e.count,this.normalized=e.normalized,this.usage=e.usage,this.gpuType=e.gpuType,this._normalizationScale=e._normalizationScale,this}copyAt(e,t,i){e*=this.itemSize,i*=t.itemSize;for(let s=0,r=this.itemSize;s<r;s++)this.array[e+s]=t.array[i+s];return this}copyArray(e){return this.array.set(e),this}applyMatrix3(e){if(this.itemSize===2)for(let t=0,i=this.count;t<i;t++)zr.fromBufferAttribute(this,t),zr.applyMatrix3(e),this.setXY(t,zr.x,zr.y);else if(this.itemSize===3)for(let t=0,i=this.count;t<i;t++)yt.fromBufferAttribute(this,t),yt.applyMatrix3(e),this.setXYZ(t,yt.x,yt.y,yt.z);return this}applyMatrix4(e){for(let t=0,i=this.count;t<i;t++)yt.fromBufferAttribute(this,t),yt.applyMatrix4(e),this.setXYZ(t,yt.x,yt.y,yt.z);return this}applyNormalMatrix(e){for(let t=0,i=this.count;t<i;t++)yt.fromBufferAttribute(this,t),yt.applyNormalMatrix(e),this.setXYZ(t,yt.x,yt.y,yt.z);return this}transformDirection(e){for(let t=0,i=this.count;t<i;t++)yt.fromBufferAttribute(this,t),yt.transformDirection(e),this.setXYZ(t,yt.x,yt.y,yt.z);return this}set(e,t=0){return this.array.set(e,t),this}getComponent(e,t){let i=this.array[e*this.itemSize+t];return this.normalized&&(i=this._denormalize(i)),i}setComponent(e,t,i){return this.normalized&&(i=this._normalize(i)),this.array[e*this.itemSize+t]=i,this}getX(e){let t=this.array[e*this.itemSize];return this.normalized&&(t=this._denormalize(t)),t}setX(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize]=t,this}getY(e){let t=this.array[e*this.itemSize+1];return this.normalized&&(t=this._denormalize(t)),t}setY(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+1]=t,this}getZ(e){let t=this.array[e*this.itemSize+2];return this.normalized&&(t=this._denormalize(t)),t}setZ(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+2]=t,this}getW(e){let t=this.array[e*this.itemSize+3];return this.normalized&&(t=this._denormalize(t)),t}setW(e,t){return this.normalized&&(t=this._normalize(t)),this.array[e*this.itemSize+3]=t,this}setXY(e,t,i){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i)),this.array[e+0]=t,this.array[e+1]=i,this}setXYZ(e,t,i,s){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this}setXYZW(e,t,i,s,r){return e*=this.itemSize,this.normalized&&(t=this._normalize(t),i=this._normalize(i),s=this._normalize(s),r=this._normalize(r)),this.array[e+0]=t,this.array[e+1]=i,this.array[e+2]=s,this.array[e+3]=r,this}onUpload(e){return this.onUploadCallback=e,this}clone(){return new this.constructor(this.array,this.itemSize).copy(this)}toJSON(){let e={itemSize:this.itemSize,type:this.array.constructor.name,array:Array.from(this.array),normalized:this.normalized};return e.name=this.name,e.usage=this.usage,e.gpuType=this.gpuType,e}dispose(){this.dispatchEvent({type:"dispose"})}_denormalize(e){let t=this._normalizationScale;return t!==void 0?Math.max(e/t,-1):Lu(e,this.array)}_normalize(e){let t=this._normalizationScale;return t!==void 0?Math.round(e*t):Nu(e,this.array)}};var Ws=class extends rt{constructor(e,t,i){super(new Uint16Array(e),t,i)}};var Xs=class extends rt{constructor(e,t,i){super(new Uint32Array(e),t,i)}};var Je=class extends rt{constructor(e,t,i){super(new Float32Array(e),t,i)}},ep=new Ai,Ps=new C,Rl=new C,_i=class{constructor(e=new C,t=-1){this.isSphere=!0,this.center=e,this.radius=t}set(e,t){return this.center.copy(e),this.radius=t,this}setFromPoints(e,t){let i=this.center;t!==void 0?i.copy(t):ep.setFromPoints(e).getCenter(i);let s=0;for(let r=0,o=e.length;r<o;r++)s=Math.max(s,i.distanceToSquared(e[r]));return this.radius=Math.sqrt(s),this}copy(e){return this.center.copy(e.center),this.radius=e.radius,this}isEmpty(){return this.radius<0}makeEmpty(){return this.center.set(0,0,0),this.radius=-1,this}containsPoint(e){return e.distanceToSquared(this.center)<=this.radius*this.radius}distanceToPoint(e){return e.distanceTo(this.center)-this.radius}intersectsSphere(e){let t=this.radius+e.radius;return e.center.distanceToSquared(this.center)<=t*t}intersectsBox(e){return e.intersectsSphere(this)}intersectsPlane(e){return Math.abs(e.distanceToPoint(this.center))<=this.radius}clampPoint(e,t){let i=this.center.distanceToSquared(e);return t.copy(e),i>this.radius*this.radius&&(t.sub(this.center).normalize(),t.multiplyScalar(this.radius).add(this.center)),t}getBoundingBox(e){return this.isEmpty()?(e.makeEmpty(),e):(e.set(this.center,this.center),e.expandByScalar(this.radius),e)}applyMatrix4(e){return this.center.applyMatrix4(e),this.radius=this.radius*e.getMaxScaleOnAxis(),this}translate(e){return this.center.add(e),this}expandByPoint(e){if(this.isEmpty())return this.center.copy(e),this.radius=0,this;Ps.subVectors(e,this.center);let t=Ps.lengthSq();if(t>this.radius*this.radius){let i=Math.sqrt(t),s=(i-this.radius)*.5;this.center.addScaledVector(Ps,s/i),this.radius+=s}return this}union(e){return e.isEmpty()?this:this.isEmpty()?(this.copy(e),this):(this.center.equals(e.center)===!0?this.radius=Math.max(this.radius,e.radius):(Rl.subVectors(e.center,this.center).setLength(e.radius),this.expandByPoint(Ps.copy(e.center).add(Rl)),this.expandByPoint(Ps.copy(e.center).sub(Rl))),this)}equals(e){return e.center.equals(this.center)&&e.radius===this.radius}clone(){return new this.constructor().copy(this)}toJSON(){return{radius:this.radius,center:this.center.toArray()}}fromJSON(e){return this.radius=e.radius,this.center.fromArray(e.center),this}},tp=0,si=new Ye,Cl=new Nt,Kn=new C,Yt=new Ai,Is=new Ai,Ct=new C,ut=class n extends gi{constructor(){super(),this.isBufferGeometry=!0,Object.defineProperty(this,"id",{value:tp++}),this.uuid=_s(),this.name="",this.type="BufferGeometry",this.index=null,this.indirect=null,this.indirectOffset=0,this.attributes={},this.morphAttributes={},this.morphTargetsRelative=!1,this.groups=[],this.boundingBox=null,this.boundingSphere=null,this.drawRange={start:0,count:1/0},this.userData={},this._transformed=!1}getIndex(){return this.index}setIndex(e){return Array.isArray(e)?this.index=new(Tf(e)?Xs:Ws)(e,1):this.index=e,this}setIndirect(e,t=0){return this.indirect=e,this.indirectOffset=t,this}getIndirect(){return this.indirect}getAttribute(e){return this.attributes[e]}setAttribute(e,t){return this.attributes[e]=t,this}deleteAttribute(e){return delete this.attributes[e],this}hasAttribute(e){return this.attributes[e]!==void 0}addGroup(e,t,i=0){this.groups.push({start:e,count:t,materialIndex:i})}clearGroups(){this.groups=[]}setDrawRange(e,t){this.drawRange.start=e,this.drawRange.count=t}applyMatrix4(e){let t=this.attributes.position;t!==void 0&&(t.applyMatrix4(e),t.needsUpdate=!0);let i=this.attributes.normal;if(i!==void 0){let r=new Ne().getNormalMatrix(e);i.applyNormalMatrix(r),i.needsUpdate=!0}let s=this.attributes.tangent;return s!==void 0&&(s.transformDirection(e),s.needsUpdate=!0),this.boundingBox!==null&&this.computeBoundingBox(),this.boundingSphere!==null&&this.computeBoundingSphere(),this._transformed=!0,this}applyQuaternion(e){return si.makeRotationFromQuaternion(e),this.applyMatrix4(si),this}rotateX(e){return si.makeRotationX(e),this.applyMatrix4(si),this}rotateY(e){return si.makeRotationY(e),this.applyMatrix4(si),this}rotateZ(e){return si.makeRotationZ(e),this.applyMatrix4(si),this}translate(e,t,i){return si.makeTranslation(e,t,i),this.applyMatrix4(si),this}scale(e,t,i){return si.makeScale(e,t,i),this.applyMatrix4(si),this}lookAt(e){return Cl.lookAt(e),Cl.updateMatrix(),this.applyMatrix4(Cl.matrix),this}center(){return this.computeBoundingBox(),this.boundingBox.getCenter(Kn).negate(),this.translate(Kn.x,Kn.y,Kn.z),this}setFromPoints(e){let t=this.getAttribute("position");if(t===void 0){let i=[];for(let s=0,r=e.length;s<r;s++){let o=e[s];i.push(o.x,o.y,o.z||0)}this.setAttribute("position",new Je(i,3))}else{let i=Math.min(e.length,t.count);for(let s=0;s<i;s++){let r=e[s];t.setXYZ(s,r.x,r.y,r.z||0)}e.length>t.count&&Re("BufferGeometry: Buffer size too small for points data. Use .dispose() and create a new geometry."),t.needsUpdate=!0}return this}computeBoundingBox(){this.boundingBox===null&&(this.boundingBox=new Ai);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Le("BufferGeometry.computeBoundingBox(): GLBufferAttribute requires a manual bounding box.",this),this.boundingBox.set(new C(-1/0,-1/0,-1/0),new C(1/0,1/0,1/0));return}if(e!==void 0){if(this.boundingBox.setFromBufferAttribute(e),t)for(let i=0,s=t.length;i<s;i++){let r=t[i];Yt.setFromBufferAttribute(r),this.morphTargetsRelative?(Ct.addVectors(this.boundingBox.min,Yt.min),this.boundingBox.expandByPoint(Ct),Ct.addVectors(this.boundingBox.max,Yt.max),this.boundingBox.expandByPoint(Ct)):(this.boundingBox.expandByPoint(Yt.min),this.boundingBox.expandByPoint(Yt.max))}}else this.boundingBox.makeEmpty();(isNaN(this.boundingBox.min.x)||isNaN(this.boundingBox.min.y)||isNaN(this.boundingBox.min.z))&&Le('BufferGeometry.computeBoundingBox(): Computed min/max have NaN values. The "position" attribute is likely to have NaN values.',this)}computeBoundingSphere(){this.boundingSphere===null&&(this.boundingSphere=new _i);let e=this.attributes.position,t=this.morphAttributes.position;if(e&&e.isGLBufferAttribute){Le("BufferGeometry.computeBoundingSphere(): GLBufferAttribute requires a manual bounding sphere.",this),this.boundingSphere.set(new C,1/0);return}if(e){let i=this.boundingSphere.center;if(Yt.setFromBufferAttribute(e),t)for(let r=0,o=t.length;r<o;r++){let a=t[r];Is.setFromBufferAttribute(a),this.morphTargetsRelative?(Ct.addVectors(Yt.min,Is.min),Yt.expandByPoint(Ct),Ct.addVectors(Yt.max,Is.max),Yt.expandByPoint(Ct)):(Yt.expandByPoint(Is.min),Yt.expandByPoint(Is.max))}Yt.getCenter(i);let s=0;for(let r=0,o=e.count;r<o;r++)Ct.fromBufferAttribute(e,r),s=Math.max(s,i.distanceToSquared(Ct));if(t)for(let r=0,o=t.length;r<o;r++){let a=t[r],l=this.morphTargetsRelative;for(let h=0,c=a.count;h<c;h++)Ct.fromBufferAttribute(a,h),l&&(Kn.fromBufferAttribute(e,h),Ct.add(Kn)),s=Math.max(s,i.distanceToSquared(Ct))}this.boundingSphere.radius=Math.sqrt(s),isNaN(this.boundingSphere.radius)&&Le('BufferGeometry.computeBoundingSphere(): Computed radius is NaN. The "position" attribute is likely to have NaN values.',this)}}computeTangents(){let e=this.index,t=this.attributes;if(e===null||t.position===void 0||t.normal===void 0||t.uv===void 0){Le("BufferGeometry: .computeTangents() failed. Missing required attributes (index, position, normal or uv)");return}let i=t.position,s=t.normal,r=t.uv,o=this.getAttribute("tangent");(o===void 0||o.count!==i.count)&&(o=new rt(new Float32Array(4*i.count),4),this.setAttribute("tangent",o));let a=[],l=[],h=new Uint8Array(i.count);for(let U=0;U<i.count;U++)a[U]=new C,l[U]=new C;let c=new C,d=new C,u=new C,f=new Ee,g=new Ee,v=new Ee,p=new C,m=new C;function b(U,L,D){h[U]=h[L]=h[D]=1,c.fromBufferAttribute(i,U),d.fromBufferAttribute(i,L),u.fromBufferAttribute(i,D),f.fromBufferAttribute(r,U),g.fromBufferAttribute(r,L),v.fromBufferAttribute(r,D),d.sub(c),u.sub(c),g.sub(f),v.sub(f);let B=1/(g.x*v.y-v.x*g.y);isFinite(B)&&(p.copy(d).multiplyScalar(v.y).addScaledVector(u,-g.y).multiplyScalar(B),m.copy(u).multiplyScalar(g.x).addScaledVector(d,-v.x).multiplyScalar(B),a[U].add(p),a[L].add(p),a[D].add(p),l[U].add(m),l[L].add(m),l[D].add(m))}let E=this.groups;E.length===0&&(E=[{start:0,count:e.count}]);for(let U=0,L=E.length;U<L;++U){let D=E[U],B=D.start,V=D.count;for(let P=B,H=B+V;P<H;P+=3)b(e.getX(P+0),e.getX(P+1),e.getX(P+2))}let S=new C,T=new C,A=new C,_=new C;function M(U){A.fromBufferAttribute(s,U),_.copy(A);let L=a[U];S.copy(L),S.sub(A.multiplyScalar(A.dot(L))).normalize(),T.crossVectors(_,L);let B=T.dot(l[U])<0?-1:1;o.setXYZW(U,S.x,S.y,S.z,B)}for(let U=0,L=i.count;U<L;++U)h[U]&&M(U);this._transformed=!0}computeVertexNormals(){let e=this.index,t=this.getAttribute("position");if(t!==void 0){let i=this.getAttribute("normal");if(i===void 0||i.count!==t.count)i=new rt(new Float32Array(t.count*3),3),this.setAttribute("normal",i);else for(let u=0,f=i.count;u<f;u++)i.setXYZ(u,0,0,0);let s=new C,r=new C,o=new C,a=new C,l=new C,h=new C,c=new C,d=new C;if(e)for(let u=0,f=e.count;u<f;u+=3){let g=e.getX(u+0),v=e.getX(u+1),p=e.getX(u+2);s.fromBufferAttribute(t,g),r.fromBufferAttribute(t,v),o.fromBufferAttribute(t,p),c.subVectors(o,r),d.subVectors(s,r),c.cross(d),a.fromBufferAttribute(i,g),l.fromBufferAttribute(i,v),h.fromBufferAttribute(i,p),a.add(c),l.add(c),h.add(c),i.setXYZ(g,a.x,a.y,a.z),i.setXYZ(v,l.x,l.y,l.z),i.setXYZ(p,h.x,h.y,h.z)}else for(let u=0,f=t.count;u<f;u+=3)s.fromBufferAttribute(t,u+0),r.fromBufferAttribute(t,u+1),o.fromBufferAttribute(t,u+2),c.subVectors(o,r),d.subVectors(s,r),c.cross(d),i.setXYZ(u+0,c.x,c.y,c.z),i.setXYZ(u+1,c.x,c.y,c.z),i.setXYZ(u+2,c.x,c.y,c.z);this.normalizeNormals(),i.needsUpdate=!0}}normalizeNormals(){let e=this.attributes.normal;for(let t=0,i=e.count;t<i;t++)Ct.fromBufferAttribute(e,t),Ct.normalize(),e.setXYZ(t,Ct.x,Ct.y,Ct.z)}toNonIndexed(){function e(a,l){let h=a.array,c=a.itemSize,d=a.normalized,u=new h.constructor(l.length*c),f=0,g=0;for(let v=0,p=l.length;v<p;v++){a.isInterleavedBufferAttribute?f=l[v]*a.data.stride+a.offset:f=l[v]*c;for(let m=0;m<c;m++)u[g++]=h[f++]}return new rt(u,c,d)}if(this.index===null)return Re("BufferGeometry.toNonIndexed(): BufferGeometry is already non-indexed."),this;let t=new n,i=this.index.array,s=this.attributes;for(let a in s){let l=s[a],h=e(l,i);t.setAttribute(a,h)}let r=this.morphAttributes;for(let a in r){let l=[],h=r[a];for(let c=0,d=h.length;c<d;c++){let u=h[c],f=e(u,i);l.push(f)}t.morphAttributes[a]=l}t.morphTargetsRelative=this.morphTargetsRelative;let o=this.groups;for(let a=0,l=o.length;a<l;a++){let h=o[a];t.addGroup(h.start,h.count,h.materialIndex)}return t}toJSON(){let e={metadata:{version:4.7,type:"BufferGeometry",generator:"BufferGeometry.toJSON"}};if(e.uuid=this.uuid,e.type=this.parameters!==void 0&&this._transformed===!0?"BufferGeometry":this.type,e.name=this.name,Object.keys(this.userData).length>0&&(e.userData=this.userData),this.parameters!==void 0&&this._transformed!==!0){let l=this.parameters;for(let h in l)l[h]!==void 0&&(e[h]=l[h]);return e}e.data={attributes:{}};let t=this.index;t!==null&&(e.data.index={type:t.array.constructor.name,array:Array.prototype.slice.call(t.array)});let i=this.attributes;for(let l in i){let h=i[l];e.data.attributes[l]=h.toJSON(e.data)}let s={},r=!1;for(let l in this.morphAttributes){let h=this.morphAttributes[l],c=[];for(let d=0,u=h.length;d<u;d++){let f=h[d];c.push(f.toJSON(e.data))}c.length>0&&(s[l]=c,r=!0)}r&&(e.data.morphAttributes=s,e.data.morphTargetsRelative=this.morphTargetsRelative);let o=this.groups;o.length>0&&(e.data.groups=JSON.parse(JSON.stringify(o)));let a=this.boundingSphere;return a!==null&&(e.data.boundingSphere=a.toJSON()),e}clone(){return new this.constructor().copy(this)}copy(e){this.index=null,this.attributes={},this.morphAttributes={},this.groups=[],this.boundingBox=null,this.boundingSphere=null;let t={};this.name=e.name;let i=e.index;i!==null&&this.setIndex(i.clone());let s=e.attributes;for(let h in s){let c=s[h];this.setAttribute(h,c.clone(t))}let r=e.morphAttributes;for(let h in r){let c=[],d=r[h];for(let u=0,f=d.length;u<f;u++)c.push(d[u].clone(t));this.morphAttributes[h]=c}this.morphTargetsRelative=e.morphTargetsRelative;let o=e.groups;for(let h=0,c=o.length;h<c;h++){let d=o[h];this.addGroup(d.start,d.count,d.materialIndex)}let a=e.boundingBox;a!==null&&(this.boundingBox=a.clone());let l=e.boundingSphere;return l!==null&&(this.boundingSphere=l.clone()),this.drawRange.start=e.drawRange.start,this.drawRange.count=e.drawRange.count,this.userData=e.userData,this._transformed=e._transformed,this}dispose(){this.dispatchEvent({type:"dispose"})}};var Pl=new C,ip=new C,np=new Ne,Jt=class{constructor(e=new C(1,0,0),t=0){this.isPlane=!0,this.normal=e,this.constant=t}set(e,t){return this.normal.copy(e),this.constant=t,this}setComponents(e,t,i,s){return this.normal.set(e,t,i),this.constant=s,this}setFromNormalAndCoplanarPoint(e,t){return this.normal.copy(e),this.constant=-t.dot(this.normal),this}setFromCoplanarPoints(e,t,i){let s=Pl.subVectors(i,t).cross(ip.subVectors(e,t)).normalize();return this.setFromNormalAndCoplanarPoint(s,e),this}copy(e){return this.normal.copy(e.normal),this.constant=e.constant,this}normalize(){let e=1/this.normal.length();return this.normal.multiplyScalar(e),this.constant*=e,this}negate(){return this.constant*=-1,this.normal.negate(),this}distanceToPoint(e){return this.normal.dot(e)+this.constant}distanceToSphere(e){return this.distanceToPoint(e.center)-e.radius}projectPoint(e,t){return t.copy(e).addScaledVector(this.normal,-this.distanceToPoint(e))}intersectLine(e,t,i=!0){let s=e.delta(Pl),r=this.normal.dot(s);if(r===0)return this.distanceToPoint(e.start)===0?t.copy(e.start):null;let o=-(e.start.dot(this.normal)+this.constant)/r;return i===!0&&(o<0||o>1)?null:t.copy(e.start).addScaledVector(s,o)}intersectsLine(e){let t=this.distanceToPoint(e.start),i=this.distanceToPoint(e.end);return t<0&&i>0||i<0&&t>0}intersectsBox(e){return e.intersectsPlane(this)}intersectsSphere(e){return e.intersectsPlane(this)}coplanarPoint(e){return e.copy(this.normal).multiplyScalar(-this.constant)}applyMatrix4(e,t){let i=t||np.getNormalMatrix(e),s=this.coplanarPoint(Pl).applyMatrix4(e),r=this.normal.applyMatrix3(i).normalize();return this.constant=-s.dot(r),this}translate(e){return this.constant-=e.dot(this.normal),this}equals(e){return e.normal.equals(this.normal)&&e.constant===this.constant}clone(){return new this.constructor().copy(this)}toJSON(){return{normal:this.normal.toArray(),constant:this.constant}}fromJSON(e){return this.normal.fromArray(e.normal),this.constant=e.constant,this}},sp=0,qi=class extends gi{constructor(){super(),this.isMaterial=!0,Object.defineProperty(this,"id",{value:sp++}),this.uuid=_s(),this.name="",this.type="Material",this.blending=ps,this.side=Ri,this.vertexColors=!1,this.opacity=1,this.transparent=!1,this.alphaHash=!1,this.blendSrc=$l,this.blendDst=Yl,this.blendEquation=Nn,this.blendSrcAlpha=null,this.blendDstAlpha=null,this.blendEquationAlpha=null,this.blendColor=new Ae(0,0,0),this.blendAlpha=0,this.depthFunc=ss,this.depthTest=!0,this.depthWrite=!0,this.stencilWriteMask=255,this.stencilFunc=bu,this.stencilRef=0,this.stencilFuncMask=255,this.stencilFail=ao,this.stencilZFail=ao,this.stencilZPass=ao,this.stencilWrite=!1,this.clippingPlanes=null,this.clipIntersection=!1,this.clipShadows=!1,this.shadowSide=null,this.colorWrite=!0,this.precision=null,this.polygonOffset=!1,this.polygonOffsetFactor=0,this.polygonOffsetUnits=0,this.dithering=!1,this.alphaToCoverage=!1,this.premultipliedAlpha=!1,this.forceSinglePass=!1,this.allowOverride=!0,this.visible=!0,this.toneMapped=!0,this.userData={},this.version=0,this._alphaTest=0}get alphaTest(){return this._alphaTest}set alphaTest(e){this._alphaTest>0!=e>0&&this.version++,this._alphaTest=e}onBeforeRender(){}onBeforeCompile(){}customProgramCacheKey(){return this.onBeforeCompile.toString()}setValues(e){if(e!==void 0)for(let t in e){let i=e[t];if(i===void 0){Re(`Material: parameter '${t}' has value of undefined.`);continue}let s=this[t];if(s===void 0){Re(`Material: '${t}' is not a property of THREE.${this.type}.`);continue}s&&s.isColor?s.set(i):s&&s.isVector2&&i&&i.isVector2||s&&s.isEuler&&i&&i.isEuler||s&&s.isVector3&&i&&i.isVector3?s.copy(i):this[t]=i}}toJSON(e){let t=e===void 0||typeof e=="string";t&&(e={textures:{},images:{}});let i={metadata:{version:4.7,type:"Material",generator:"Material.toJSON"}};i.uuid=this.uuid,i.type=this.type,i.blending=this.blending,i.side=this.side,i.shadowSide=this.shadowSide,i.vertexColors=this.vertexColors,i.opacity=this.opacity,i.transparent=this.transparent,i.blendSrc=this.blendSrc,i.blendDst=this.blendDst,i.blendEquation=this.blendEquation,i.blendSrcAlpha=this.blendSrcAlpha,i.blendDstAlpha=this.blendDstAlpha,i.blendEquationAlpha=this.blendEquationAlpha,i.blendColor=this.blendColor.getHex(),i.blendAlpha=this.blendAlpha,i.depthFunc=this.depthFunc,i.depthTest=this.depthTest,i.depthWrite=this.depthWrite,i.colorWrite=this.colorWrite,i.clipIntersection=this.clipIntersection,i.clipShadows=this.clipShadows,i.stencilWriteMask=this.stencilWriteMask,i.stencilFunc=this.stencilFunc,i.stencilRef=this.stencilRef,i.stencilFuncMask=this.stencilFuncMask,i.stencilFail=this.stencilFail,i.stencilZFail=this.stencilZFail,i.stencilZPass=this.stencilZPass,i.stencilWrite=this.stencilWrite,i.polygonOffset=this.polygonOffset,i.polygonOffsetFactor=this.polygonOffsetFactor,i.polygonOffsetUnits=this.polygonOffsetUnits,i.dithering=this.dithering,i.alphaTest=this.alphaTest,i.alphaHash=this.alphaHash,i.alphaToCoverage=this.alphaToCoverage,i.premultipliedAlpha=this.premultipliedAlpha,i.forceSinglePass=this.forceSinglePass,i.allowOverride=this.allowOverride,i.visible=this.visible,i.toneMapped=this.toneMapped,i.name=this.name,this.color&&this.color.isColor&&(i.color=this.color.getHex()),this.roughness!==void 0&&(i.roughness=this.roughness),this.metalness!==void 0&&(i.metalness=this.metalness),this.sheen!==void 0&&(i.sheen=this.sheen),this.sheenColor&&this.sheenColor.isColor&&(i.sheenColor=this.sheenColor.getHex()),this.sheenRoughness!==void 0&&(i.sheenRoughness=this.sheenRoughness),this.emissive&&this.emissive.isColor&&(i.emissive=this.emissive.getHex()),this.emissiveIntensity!==void 0&&(i.emissiveIntensity=this.emissiveIntensity),this.specular&&this.specular.isColor&&(i.specular=this.specular.getHex()),this.specularIntensity!==void 0&&(i.specularIntensity=this.specularIntensity),this.specularColor&&this.specularColor.isColor&&(i.specularColor=this.specularColor.getHex()),this.shininess!==void 0&&(i.shininess=this.shininess),this.clearcoat!==void 0&&(i.clearcoat=this.clearcoat),this.clearcoatRoughness!==void 0&&(i.clearcoatRoughness=this.clearcoatRoughness),this.diffuseRoughness!==void 0&&(i.diffuseRoughness=this.diffuseRoughness),this.diffuseRoughnessMap&&this.diffuseRoughnessMap.isTexture&&(i.diffuseRoughnessMap=this.diffuseRoughnessMap.toJSON(e).uuid),this.clearcoatMap&&this.clearcoatMap.isTexture&&(i.clearcoatMap=this.clearcoatMap.toJSON(e).uuid),this.clearcoatRoughnessMap&&this.clearcoatRoughnessMap.isTexture&&(i.clearcoatRoughnessMap=this.clearcoatRoughnessMap.toJSON(e).uuid),this.clearcoatNormalMap&&this.clearcoatNormalMap.isTexture&&(i.clearcoatNormalMap=this.clearcoatNormalMap.toJSON(e).uuid,i.clearcoatNormalScale=this.clearcoatNormalScale.toArray()),this.sheenColorMap&&this.sheenColorMap.isTexture&&(i.sheenColorMap=this.sheenColorMap.toJSON(e).uuid),this.sheenRoughnessMap&&this.sheenRoughnessMap.isTexture&&(i.sheenRoughnessMap=this.sheenRoughnessMap.toJSON(e).uuid),this.dispersion!==void 0&&(i.dispersion=this.dispersion),this.retroreflectivity!==void 0&&(i.retroreflectivity=this.retroreflectivity),this.iridescence!==void 0&&(i.iridescence=this.iridescence),this.iridescenceIOR!==void 0&&(i.iridescenceIOR=this.iridescenceIOR),this.iridescenceThicknessMinimum!==void 0&&(i.iridescenceThicknessMinimum=this.iridescenceThicknessMinimum),this.iridescenceThicknessMaximum!==void 0&&(i.iridescenceThicknessMaximum=this.iridescenceThicknessMaximum),this.iridescenceMap&&this.iridescenceMap.isTexture&&(i.iridescenceMap=this.iridescenceMap.toJSON(e).uuid),this.iridescenceThicknessMap&&this.iridescenceThicknessMap.isTexture&&(i.iridescenceThicknessMap=this.iridescenceThicknessMap.toJSON(e).uuid),this.anisotropy!==void 0&&(i.anisotropy=this.anisotropy),this.anisotropyRotation!==void 0&&(i.anisotropyRotation=this.anisotropyRotation),this.anisotropyMap&&this.anisotropyMap.isTexture&&(i.anisotropyMap=this.anisotropyMap.toJSON(e).uuid),this.map&&this.map.isTexture&&(i.map=this.map.toJSON(e).uuid),this.matcap&&this.matcap.isTexture&&(i.matcap=this.matcap.toJSON(e).uuid),this.alphaMap&&this.alphaMap.isTexture&&(i.alphaMap=this.alphaMap.toJSON(e).uuid),this.lightMap&&this.lightMap.isTexture&&(i.lightMap=this.lightMap.toJSON(e).uuid,i.lightMapIntensity=this.lightMapIntensity),this.aoMap&&this.aoMap.isTexture&&(i.aoMap=this.aoMap.toJSON(e).uuid,i.aoMapIntensity=this.aoMapIntensity),this.bumpMap&&this.bumpMap.isTexture&&(i.bumpMap=this.bumpMap.toJSON(e).uuid,i.bumpScale=this.bumpScale),this.normalMap&&this.normalMap.isTexture&&(i.normalMap=this.normalMap.toJSON(e).uuid,i.normalMapType=this.normalMapType,i.normalScale=this.normalScale.toArray()),this.displacementMap&&this.displacementMap.isTexture&&(i.displacementMap=this.displacementMap.toJSON(e).uuid,i.displacementScale=this.displacementScale,i.displacementBias=this.displacementBias),this.roughnessMap&&this.roughnessMap.isTexture&&(i.roughnessMap=this.roughnessMap.toJSON(e).uuid),this.metalnessMap&&this.metalnessMap.isTexture&&(i.metalnessMap=this.metalnessMap.toJSON(e).uuid),this.emissiveMap&&this.emissiveMap.isTexture&&(i.emissiveMap=this.emissiveMap.toJSON(e).uuid),this.specularMap&&this.specularMap.isTexture&&(i.specularMap=this.specularMap.toJSON(e).uuid),this.specularIntensityMap&&this.specularIntensityMap.isTexture&&(i.specularIntensityMap=this.specularIntensityMap.toJSON(e).uuid),this.specularColorMap&&this.specularColorMap.isTexture&&(i.specularColorMap=this.specularColorMap.toJSON(e).uuid),this.envMap&&this.envMap.isTexture&&(i.envMap=this.envMap.toJSON(e).uuid,this.combine!==void 0&&(i.combine=this.combine)),this.envMapRotation!==void 0&&(i.envMapRotation=this.envMapRotation.toArray()),this.envMapIntensity!==void 0&&(i.envMapIntensity=this.envMapIntensity),this.reflectivity!==void 0&&(i.reflectivity=this.reflectivity),this.refractionRatio!==void 0&&(i.refractionRatio=this.refractionRatio),this.gradientMap&&this.gradientMap.isTexture&&(i.gradientMap=this.gradientMap.toJSON(e).uuid),this.transmission!==void 0&&(i.transmission=this.transmission),this.transmissionMap&&this.transmissionMap.isTexture&&(i.transmissionMap=this.transmissionMap.toJSON(e).uuid),this.thickness!==void 0&&(i.thickness=this.thickness),this.thicknessMap&&this.thicknessMap.isTexture&&(i.thicknessMap=this.thicknessMap.toJSON(e).uuid),this.attenuationDistance!==void 0&&(i.attenuationDistance=this.attenuationDistance),this.attenuationColor!==void 0&&(i.attenuationColor=this.attenuationColor.getHex()),this.size!==void 0&&(i.size=this.size),this.sizeAttenuation!==void 0&&(i.sizeAttenuation=this.sizeAttenuation),Array.isArray(this.clippingPlanes)&&this.clippingPlanes.length>0&&(i.clippingPlanes=this.clippingPlanes.map(r=>r.toJSON())),this.rotation!==void 0&&(i.rotation=this.rotation),this.depthPacking!==void 0&&(i.depthPacking=this.depthPacking),this.linewidth!==void 0&&(i.linewidth=this.linewidth),this.linecap!==void 0&&(i.linecap=this.linecap),this.linejoin!==void 0&&(i.linejoin=this.linejoin),this.dashSize!==void 0&&(i.dashSize=this.dashSize),this.gapSize!==void 0&&(i.gapSize=this.gapSize),this.scale!==void 0&&(i.scale=this.scale),this.wireframe!==void 0&&(i.wireframe=this.wireframe),this.wireframeLinewidth!==void 0&&(i.wireframeLinewidth=this.wireframeLinewidth),this.wireframeLinecap!==void 0&&(i.wireframeLinecap=this.wireframeLinecap),this.wireframeLinejoin!==void 0&&(i.wireframeLinejoin=this.wireframeLinejoin),this.flatShading!==void 0&&(i.flatShading=this.flatShading),this.fog!==void 0&&(i.fog=this.fog),Object.keys(this.userData).length>0&&(i.userData=this.userData);function s(r){let o=[];for(let a in r){let l=r[a];delete l.metadata,o.push(l)}return o}if(t){let r=s(e.textures),o=s(e.images);r.length>0&&(i.textures=r),o.length>0&&(i.images=o)}return i}fromJSON(e,t){if(e.uuid!==void 0&&(this.uuid=e.uuid),e.name!==void 0&&(this.name=e.name),e.color!==void 0&&this.color!==void 0&&this.color.setHex(e.color),e.roughness!==void 0&&(this.roughness=e.roughness),e.metalness!==void 0&&(this.metalness=e.metalness),e.sheen!==void 0&&(this.sheen=e.sheen),e.sheenColor!==void 0&&(this.sheenColor=new Ae().setHex(e.sheenColor)),e.sheenRoughness!==void 0&&(this.sheenRoughness=e.sheenRoughness),e.emissive!==void 0&&this.emissive!==void 0&&this.emissive.setHex(e.emissive),e.specular!==void 0&&this.specular!==void 0&&this.specular.setHex(e.specular),e.specularIntensity!==void 0&&(this.specularIntensity=e.specularIntensity),e.specularColor!==void 0&&this.specularColor!==void 0&&this.specularColor.setHex(e.specularColor),e.shininess!==void 0&&(this.shininess=e.shininess),e.clearcoat!==void 0&&(this.clearcoat=e.clearcoat),e.clearcoatRoughness!==void 0&&(this.clearcoatRoughness=e.clearcoatRoughness),e.diffuseRoughness!==void 0&&(this.diffuseRoughness=e.diffuseRoughness),e.dispersion!==void 0&&(this.dispersion=e.dispersion),e.retroreflectivity!==void 0&&(this.retroreflectivity=e.retroreflectivity),e.iridescence!==void 0&&(this.iridescence=e.iridescence),e.iridescenceIOR!==void 0&&(this.iridescenceIOR=e.iridescenceIOR),e.iridescenceThicknessMinimum!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessMinimum),e.iridescenceThicknessMaximum!==void 0&&(this.iridescenceThicknessMaximum=e.iridescenceThicknessMaximum),e.iridescenceThicknessRange!==void 0&&(this.iridescenceThicknessMinimum=e.iridescenceThicknessRange[0],this.iridescenceThicknessMaximum=e.iridescenceThicknessRange[1]),e.transmission!==void 0&&(this.transmission=e.transmission),e.thickness!==void 0&&(this.thickness=e.thickness),e.attenuationDistance!==void 0&&(this.attenuationDistance=e.attenuationDistance),e.attenuationColor!==void 0&&this.attenuationColor!==void 0&&this.attenuationColor.setHex(e.attenuationColor),e.anisotropy!==void 0&&(this.anisotropy=e.anisotropy),e.anisotropyRotation!==void 0&&(this.anisotropyRotation=e.anisotropyRotation),e.fog!==void 0&&(this.fog=e.fog),e.flatShading!==void 0&&(this.flatShading=e.flatShading),e.blending!==void 0&&(this.blending=e.blending),e.combine!==void 0&&(this.combine=e.combine),e.side!==void 0&&(this.side=e.side),e.shadowSide!==void 0&&(this.shadowSide=e.shadowSide),e.opacity!==void 0&&(this.opacity=e.opacity),e.transparent!==void 0&&(this.transparent=e.transparent),e.alphaTest!==void 0&&(this.alphaTest=e.alphaTest),e.alphaHash!==void 0&&(this.alphaHash=e.alphaHash),e.depthFunc!==void 0&&(this.depthFunc=e.depthFunc),e.depthTest!==void 0&&(this.depthTest=e.depthTest),e.depthWrite!==void 0&&(this.depthWrite=e.depthWrite),e.colorWrite!==void 0&&(this.colorWrite=e.colorWrite),e.clippingPlanes!==void 0&&(this.clippingPlanes=e.clippingPlanes.map(i=>new Jt().fromJSON(i))),e.clipIntersection!==void 0&&(this.clipIntersection=e.clipIntersection),e.clipShadows!==void 0&&(this.clipShadows=e.clipShadows),e.depthPacking!==void 0&&(this.depthPacking=e.depthPacking),e.blendSrc!==void 0&&(this.blendSrc=e.blendSrc),e.blendDst!==void 0&&(this.blendDst=e.blendDst),e.blendEquation!==void 0&&(this.blendEquation=e.blendEquation),e.blendSrcAlpha!==void 0&&(this.blendSrcAlpha=e.blendSrcAlpha),e.blendDstAlpha!==void 0&&(this.blendDstAlpha=e.blendDstAlpha),e.blendEquationAlpha!==void 0&&(this.blendEquationAlpha=e.blendEquationAlpha),e.blendColor!==void 0&&this.blendColor!==void 0&&this.blendColor.setHex(e.blendColor),e.blendAlpha!==void 0&&(this.blendAlpha=e.blendAlpha),e.stencilWriteMask!==void 0&&(this.stencilWriteMask=e.stencilWriteMask),e.stencilFunc!==void 0&&(this.stencilFunc=e.stencilFunc),e.stencilRef!==void 0&&(this.stencilRef=e.stencilRef),e.stencilFuncMask!==void 0&&(this.stencilFuncMask=e.stencilFuncMask),e.stencilFail!==void 0&&(this.stencilFail=e.stencilFail),e.stencilZFail!==void 0&&(this.stencilZFail=e.stencilZFail),e.stencilZPass!==void 0&&(this.stencilZPass=e.stencilZPass),e.stencilWrite!==void 0&&(this.stencilWrite=e.stencilWrite),e.wireframe!==void 0&&(this.wireframe=e.wireframe),e.wireframeLinewidth!==void 0&&(this.wireframeLinewidth=e.wireframeLinewidth),e.wireframeLinecap!==void 0&&(this.wireframeLinecap=e.wireframeLinecap),e.wireframeLinejoin!==void 0&&(this.wireframeLinejoin=e.wireframeLinejoin),e.rotation!==void 0&&(this.rotation=e.rotation),e.linewidth!==void 0&&(this.linewidth=e.linewidth),e.linecap!==void 0&&(this.linecap=e.linecap),e.linejoin!==void 0&&(this.linejoin=e.linejoin),e.dashSize!==void 0&&(this.dashSize=e.dashSize),e.gapSize!==void 0&&(this.gapSize=e.gapSize),e.scale!==void 0&&(this.scale=e.scale),e.polygonOffset!==void 0&&(this.polygonOffset=e.polygonOffset),e.polygonOffsetFactor!==void 0&&(this.polygonOffsetFactor=e.polygonOffsetFactor),e.polygonOffsetUnits!==void 0&&(this.polygonOffsetUnits=e.polygonOffsetUnits),e.dithering!==void 0&&(this.dithering=e.dithering),e.alphaToCoverage!==void 0&&(this.alphaToCoverage=e.alphaToCoverage),e.premultipliedAlpha!==void 0&&(this.premultipliedAlpha=e.premultipliedAlpha),e.forceSinglePass!==void 0&&(this.forceSinglePass=e.forceSinglePass),e.allowOverride!==void 0&&(this.allowOverride=e.allowOverride),e.visible!==void 0&&(this.visible=e.visible),e.toneMapped!==void 0&&(this.toneMapped=e.toneMapped),e.userData!==void 0&&(this.userData=e.userData),e.vertexColors!==void 0&&(typeof e.vertexColors=="number"?this.vertexColors=e.vertexColors>0:this.vertexColors=e.vertexColors),e.size!==void 0&&(this.size=e.size),e.sizeAttenuation!==void 0&&(this.sizeAttenuation=e.sizeAttenuation),e.map!==void 0&&(this.map=t[e.map]||null),e.matcap!==void 0&&(this.matcap=t[e.matcap]||null),e.alphaMap!==void 0&&(this.alphaMap=t[e.alphaMap]||null),e.bumpMap!==void 0&&(this.bumpMap=t[e.bumpMap]||null),e.bumpScale!==void 0&&(this.bumpScale=e.bumpScale),e.normalMap!==void 0&&(this.normalMap=t[e.normalMap]||null),e.normalMapType!==void 0&&(this.normalMapType=e.normalMapType),e.normalScale!==void 0){let i=e.normalScale;Array.isArray(i)===!1&&(i=[i,i]),this.normalScale=new Ee().fromArray(i)}return e.displacementMap!==void 0&&(this.displacementMap=t[e.displacementMap]||null),e.displacementScale!==void 0&&(this.displacementScale=e.displacementScale),e.displacementBias!==void 0&&(this.displacementBias=e.displacementBias),e.roughnessMap!==void 0&&(this.roughnessMap=t[e.roughnessMap]||null),e.metalnessMap!==void 0&&(this.metalnessMap=t[e.metalnessMap]||null),e.emissiveMap!==void 0&&(this.emissiveMap=t[e.emissiveMap]||null),e.emissiveIntensity!==void 0&&(this.emissiveIntensity=e.emissiveIntensity),e.specularMap!==void 0&&(this.specularMap=t[e.specularMap]||null),e.specularIntensityMap!==void 0&&(this.specularIntensityMap=t[e.specularIntensityMap]||null),e.specularColorMap!==void 0&&(this.specularColorMap=t[e.specularColorMap]||null),e.envMap!==void 0&&(this.envMap=t[e.envMap]||null),e.envMapRotation!==void 0&&this.envMapRotation.fromArray(e.envMapRotation),e.envMapIntensity!==void 0&&(this.envMapIntensity=e.envMapIntensity),e.reflectivity!==void 0&&(this.reflectivity=e.reflectivity),e.refractionRatio!==void 0&&(this.refractionRatio=e.refractionRatio),e.lightMap!==void 0&&(this.lightMap=t[e.lightMap]||null),e.lightMapIntensity!==void 0&&(this.lightMapIntensity=e.lightMapIntensity),e.aoMap!==void 0&&(this.aoMap=t[e.aoMap]||null),e.aoMapIntensity!==void 0&&(this.aoMapIntensity=e.aoMapIntensity),e.gradientMap!==void 0&&(this.gradientMap=t[e.gradientMap]||null),e.clearcoatMap!==void 0&&(this.clearcoatMap=t[e.clearcoatMap]||null),e.clearcoatRoughnessMap!==void 0&&(this.clearcoatRoughnessMap=t[e.clearcoatRoughnessMap]||null),e.clearcoatNormalMap!==void 0&&(this.clearcoatNormalMap=t[e.clearcoatNormalMap]||null),e.clearcoatNormalScale!==void 0&&(this.clearcoatNormalScale=new Ee().fromArray(e.clearcoatNormalScale)),e.diffuseRoughnessMap!==void 0&&(this.diffuseRoughnessMap=t[e.diffuseRoughnessMap]||null),e.iridescenceMap!==void 0&&(this.iridescenceMap=t[e.iridescenceMap]||null),e.iridescenceThicknessMap!==void 0&&(this.iridescenceThicknessMap=t[e.iridescenceThicknessMap]||null),e.transmissionMap!==void 0&&(this.transmissionMap=t[e.transmissionMap]||null),e.thicknessMap!==void 0&&(this.thicknessMap=t[e.thicknessMap]||null),e.anisotropyMap!==void 0&&(this.anisotropyMap=t[e.anisotropyMap]||null),e.sheenColorMap!==void 0&&(this.sheenColorMap=t[e.sheenColorMap]||null),e.sheenRoughnessMap!==void 0&&(this.sheenRoughnessMap=t[e.sheenRoughnessMap]||null),this}clone(){return new this.constructor().copy(this)}copy(e){this.name=e.name,this.blending=e.blending,this.side=e.side,this.vertexColors=e.vertexColors,this.opacity=e.opacity,this.transparent=e.transparent,this.blendSrc=e.blendSrc,this.blendDst=e.blendDst,this.blendEquation=e.blendEquation,this.blendSrcAlpha=e.blendSrcAlpha,this.blendDstAlpha=e.blendDstAlpha,this.blendEquationAlpha=e.blendEquationAlpha,this.blendColor.copy(e.blendColor),this.blendAlpha=e.blendAlpha,this.depthFunc=e.depthFunc,this.depthTest=e.depthTest,this.depthWrite=e.depthWrite,this.stencilWriteMask=e.stencilWriteMask,this.stencilFunc=e.stencilFunc,this.stencilRef=e.stencilRef,this.stencilFuncMask=e.stencilFuncMask,this.stencilFail=e.stencilFail,this.stencilZFail=e.stencilZFail,this.stencilZPass=e.stencilZPass,this.stencilWrite=e.stencilWrite;let t=e.clippingPlanes,i=null;if(t!==null){let s=t.length;i=new Array(s);for(let r=0;r!==s;++r)i[r]=t[r].clone()}return this.clippingPlanes=i,this.clipIntersection=e.clipIntersection,this.clipShadows=e.clipShadows,this.shadowSide=e.shadowSide,this.colorWrite=e.colorWrite,this.precision=e.precision,this.polygonOffset=e.polygonOffset,this.polygonOffsetFactor=e.polygonOffsetFactor,this.polygonOffsetUnits=e.polygonOffsetUnits,this.dithering=e.dithering,this.alphaTest=e.alphaTest,this.alphaHash=e.alphaHash,this.alphaToCoverage=e.alphaToCoverage,this.premultipliedAlpha=e.premultipliedAlpha,this.forceSinglePass=e.forceSinglePass,this.allowOverride=e.allowOverride,this.visible=e.visible,this.toneMapped=e.toneMapped,this.userData=JSON.parse(JSON.stringify(e.userData)),this}dispose(){this.dispatchEvent({type:"dispose"})}set needsUpdate(e){e===!0&&this.version++}};var Gi=new C,Il=new C,Gr=new C,Hr=new C,Cn=class{constructor(e=new C,t=new C(0,0,-1)){this.origin=e,this.direction=t}set(e,t){return this.origin.copy(e),this.direction.copy(t),this}copy(e){return this.origin.copy(e.origin),this.direction.copy(e.direction),this}at(e,t){return t.copy(this.origin).addScaledVector(this.direction,e)}lookAt(e){return this.direction.copy(e).sub(this.origin).normalize(),this}recast(e){return this.origin.copy(this.at(e,Gi)),this}closestPointToPoint(e,t){t.subVectors(e,this.origin);let i=t.dot(this.direction);return i<0?t.copy(this.origin):t.copy(this.origin).addScaledVector(this.direction,i)}distanceToPoint(e){return Math.sqrt(this.distanceSqToPoint(e))}distanceSqToPoint(e){let t=Gi.subVectors(e,this.origin).dot(this.direction);return t<0?this.origin.distanceToSquared(e):(Gi.copy(this.origin).addScaledVector(this.direction,t),Gi.distanceToSquared(e))}distanceSqToSegment(e,t,i,s){Il.copy(e).add(t).multiplyScalar(.5),Gr.copy(t).sub(e).normalize(),Hr.copy(this.origin).sub(Il);let r=e.distanceTo(t)*.5,o=-this.direction.dot(Gr),a=Hr.dot(this.direction),l=-Hr.dot(Gr),h=Hr.lengthSq(),c=Math.abs(1-o*o),d,u,f,g;if(c>0)if(d=o*l-a,u=o*a-l,g=r*c,d>=0)if(u>=-g)if(u<=g){let v=1/c;d*=v,u*=v,f=d*(d+o*u+2*a)+u*(o*d+u+2*l)+h}else u=r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+h;else u=-r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+h;else u<=-g?(d=Math.max(0,-(-o*r+a)),u=d>0?-r:Math.min(Math.max(-r,-l),r),f=-d*d+u*(u+2*l)+h):u<=g?(d=0,u=Math.min(Math.max(-r,-l),r),f=u*(u+2*l)+h):(d=Math.max(0,-(o*r+a)),u=d>0?r:Math.min(Math.max(-r,-l),r),f=-d*d+u*(u+2*l)+h);else u=o>0?-r:r,d=Math.max(0,-(o*u+a)),f=-d*d+u*(u+2*l)+h;return i&&i.copy(this.origin).addScaledVector(this.direction,d),s&&s.copy(Il).addScaledVector(Gr,u),f}intersectSphere(e,t){if(e.radius<0)return null;Gi.subVectors(e.center,this.origin);let i=Gi.dot(this.direction),s=Gi.dot(Gi)-i*i,r=e.radius*e.radius;if(s>r)return null;let o=Math.sqrt(r-s),a=i-o,l=i+o;return l<0?null:a<0?this.at(l,t):this.at(a,t)}intersectsSphere(e){return e.radius<0?!1:this.distanceSqToPoint(e.center)<=e.radius*e.radius}distanceToPlane(e){let t=e.normal.dot(this.direction);if(t===0)return e.distanceToPoint(this.origin)===0?0:null;let i=-(this.origin.dot(e.normal)+e.constant)/t;return i>=0?i:null}intersectPlane(e,t){let i=this.distanceToPlane(e);return i===null?null:this.at(i,t)}intersectsPlane(e){let t=e.distanceToPoint(this.origin);return t===0||e.normal.dot(this.direction)*t<0}intersectBox(e,t){let i,s,r,o,a,l,h=1/this.direction.x,c=1/this.direction.y,d=1/this.direction.z,u=this.origin;return h>=0?(i=(e.min.x-u.x)*h,s=(e.max.x-u.x)*h):(i=(e.max.x-u.x)*h,s=(e.min.x-u.x)*h),c>=0?(r=(e.min.y-u.y)*c,o=(e.max.y-u.y)*c):(r=(e.max.y-u.y)*c,o=(e.min.y-u.y)*c),i>o||r>s||((r>i||isNaN(i))&&(i=r),(o<s||isNaN(s))&&(s=o),d>=0?(a=(e.min.z-u.z)*d,l=(e.max.z-u.z)*d):(a=(e.max.z-u.z)*d,l=(e.min.z-u.z)*d),i>l||a>s)||((a>i||i!==i)&&(i=a),(l<s||s!==s)&&(s=l),s<0)?null:this.at(i>=0?i:s,t)}intersectsBox(e){return this.intersectBox(e,Gi)!==null}intersectTriangle(e,t,i,s,r){let o=this.origin,a=this.direction,l=a.x,h=a.y,c=a.z,d=e.x-o.x,u=e.y-o.y,f=e.z-o.z,g=t.x-o.x,v=t.y-o.y,p=t.z-o.z,m=i.x-o.x,b=i.y-o.y,E=i.z-o.z,S=Math.abs(l),T=Math.abs(h),A=Math.abs(c),_,M,U,L,D,B,V,P,H,$,G,ie;if(S>=T&&S>=A?(U=l,B=d,H=g,ie=m,l>=0?(_=h,M=c,L=u,D=f,V=v,P=p,$=b,G=E):(_=c,M=h,L=f,D=u,V=p,P=v,$=E,G=b)):T>=A?(U=h,B=u,H=v,ie=b,h>=0?(_=c,M=l,L=f,D=d,V=p,P=g,$=E,G=m):(_=l,M=c,L=d,D=f,V=g,P=p,$=m,G=E)):(U=c,B=f,H=p,ie=E,c>=0?(_=l,M=h,L=d,D=u,V=g,P=v,$=m,G=b):(_=h,M=l,L=u,D=d,V=v,P=g,$=b,G=m)),U===0)return null;let q=_/U,Q=M/U,ee=1/U,Me=L-q*B,Ue=D-Q*B,J=V-q*H,me=P-Q*H,ye=$-q*ie,Ce=G-Q*ie,ge=ye*me-Ce*J,Fe=Me*Ce-Ue*ye,_t=J*Ue-me*Me;if(s){if(ge<0||Fe<0||_t<0)return null}else if((ge<0||Fe<0||_t<0)&&(ge>0||Fe>0||_t>0))return null;let Ie=ge+Fe+_t;if(Ie===0)return null;let et=ee*(ge*B+Fe*H+_t*ie);return(Ie>0?et<0:et>0)?null:this.at(et/Ie,r)}applyMatrix4(e){return this.origin.applyMatrix4(e),this.direction.transformDirection(e),this}equals(e){return e.origin.equals(this.origin)&&e.direction.equals(this.direction)}clone(){return new this.constructor().copy(this)}},Ti=class extends qi{constructor(e){super(),this.isMeshBasicMaterial=!0,this.type="MeshBasicMaterial",this.color=new Ae(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Xi,this.combine=Go,this.reflectivity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.fog=e.fog,this}},Lc=new Ye,En=new Cn,Vr=new _i,Nc=new C,Wr=new C,Xr=new C,qr=new C,Ll=new C,$r=new C,Dc=new C,Yr=new C,it=class extends Nt{constructor(e=new ut,t=new Ti){super(),this.isMesh=!0,this.type="Mesh",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.count=1,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}getVertexPosition(e,t){let i=this.geometry,s=i.attributes.position,r=i.morphAttributes.position,o=i.morphTargetsRelative;t.fromBufferAttribute(s,e);let a=this.morphTargetInfluences;if(r&&a){$r.set(0,0,0);for(let l=0,h=r.length;l<h;l++){let c=a[l],d=r[l];c!==0&&(Ll.fromBufferAttribute(d,e),o?$r.addScaledVector(Ll,c):$r.addScaledVector(Ll.sub(t),c))}t.add($r)}return t}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.material,r=this.matrixWorld;s!==void 0&&(i.boundingSphere===null&&i.computeBoundingSphere(),Vr.copy(i.boundingSphere),Vr.applyMatrix4(r),En.copy(e.ray).recast(e.near),!(Vr.containsPoint(En.origin)===!1&&(En.intersectSphere(Vr,Nc)===null||En.origin.distanceToSquared(Nc)>(e.far-e.near)**2))&&(Lc.copy(r).invert(),En.copy(e.ray).applyMatrix4(Lc),!(i.boundingBox!==null&&En.intersectsBox(i.boundingBox)===!1)&&this._computeIntersections(e,t,En)))}_computeIntersections(e,t,i){let s,r=this.geometry,o=this.material,a=r.index,l=r.attributes.position,h=r.attributes.uv,c=r.attributes.uv1,d=r.attributes.normal,u=r.groups,f=r.drawRange;if(a!==null)if(Array.isArray(o))for(let g=0,v=u.length;g<v;g++){let p=u[g],m=o[p.materialIndex],b=Math.max(p.start,f.start),E=Math.min(a.count,Math.min(p.start+p.count,f.start+f.count));for(let S=b,T=E;S<T;S+=3){let A=a.getX(S),_=a.getX(S+1),M=a.getX(S+2);s=Zr(this,m,e,i,h,c,d,A,_,M),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),v=Math.min(a.count,f.start+f.count);for(let p=g,m=v;p<m;p+=3){let b=a.getX(p),E=a.getX(p+1),S=a.getX(p+2);s=Zr(this,o,e,i,h,c,d,b,E,S),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}else if(l!==void 0)if(Array.isArray(o))for(let g=0,v=u.length;g<v;g++){let p=u[g],m=o[p.materialIndex],b=Math.max(p.start,f.start),E=Math.min(l.count,Math.min(p.start+p.count,f.start+f.count));for(let S=b,T=E;S<T;S+=3){let A=S,_=S+1,M=S+2;s=Zr(this,m,e,i,h,c,d,A,_,M),s&&(s.faceIndex=Math.floor(S/3),s.face.materialIndex=p.materialIndex,t.push(s))}}else{let g=Math.max(0,f.start),v=Math.min(l.count,f.start+f.count);for(let p=g,m=v;p<m;p+=3){let b=p,E=p+1,S=p+2;s=Zr(this,o,e,i,h,c,d,b,E,S),s&&(s.faceIndex=Math.floor(p/3),t.push(s))}}}};function rp(n,e,t,i,s,r,o,a){let l;if(e.side===Dt?l=i.intersectTriangle(o,r,s,!0,a):l=i.intersectTriangle(s,r,o,e.side===Ri,a),l===null)return null;Yr.copy(a),Yr.applyMatrix4(n.matrixWorld);let h=t.ray.origin.distanceTo(Yr);return h<t.near||h>t.far?null:{distance:h,point:Yr.clone(),object:n}}function Zr(n,e,t,i,s,r,o,a,l,h){n.getVertexPosition(a,Wr),n.getVertexPosition(l,Xr),n.getVertexPosition(h,qr);let c=rp(n,e,t,i,Wr,Xr,qr,Dc);if(c){let d=new C;Hi.getBarycoord(Dc,Wr,Xr,qr,d),s&&(c.uv=Hi.getInterpolatedAttribute(s,a,l,h,d,new Ee)),r&&(c.uv1=Hi.getInterpolatedAttribute(r,a,l,h,d,new Ee)),o&&(c.normal=Hi.getInterpolatedAttribute(o,a,l,h,d,new C),c.normal.dot(i.direction)>0&&c.normal.multiplyScalar(-1));let u={a,b:l,c:h,normal:new C,materialIndex:0};Hi.getNormal(Wr,Xr,qr,u.normal),c.face=u,c.barycoord=d}return c}var qs=class extends Wt{constructor(e=null,t=1,i=1,s,r,o,a,l,h=Pt,c=Pt,d,u){super(null,o,a,l,h,c,s,r,d,u),this.isDataTexture=!0,this.image={data:e,width:t,height:i},this.generateMipmaps=!1,this.flipY=!1,this.unpackAlignment=1}};var cs=class extends rt{constructor(e,t,i,s=1){super(e,t,i),this.isInstancedBufferAttribute=!0,this.meshPerAttribute=s}copy(e){return super.copy(e),this.meshPerAttribute=e.meshPerAttribute,this}toJSON(){let e=super.toJSON();return e.meshPerAttribute=this.meshPerAttribute,e.isInstancedBufferAttribute=!0,e}},jn=new Ye,Uc=new Ye,Jr=[],Oc=new Ai,op=new Ye,Ls=new it,Ns=new _i,$s=class extends it{constructor(e,t,i){super(e,t),this.isInstancedMesh=!0,this.instanceMatrix=new cs(new Float32Array(i*16),16),this.instanceColor=null,this.morphTexture=null,this.count=i,this.boundingBox=null,this.boundingSphere=null;for(let s=0;s<i;s++)this.setMatrixAt(s,op)}computeBoundingBox(){let e=this.geometry,t=this.count;this.boundingBox===null&&(this.boundingBox=new Ai),e.boundingBox===null&&e.computeBoundingBox(),this.boundingBox.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,jn),Oc.copy(e.boundingBox).applyMatrix4(jn),this.boundingBox.union(Oc)}computeBoundingSphere(){let e=this.geometry,t=this.count;this.boundingSphere===null&&(this.boundingSphere=new _i),e.boundingSphere===null&&e.computeBoundingSphere(),this.boundingSphere.makeEmpty();for(let i=0;i<t;i++)this.getMatrixAt(i,jn),Ns.copy(e.boundingSphere).applyMatrix4(jn),this.boundingSphere.union(Ns)}copy(e,t){return super.copy(e,t),this.instanceMatrix.copy(e.instanceMatrix),this.morphTexture=e.morphTexture!==null?e.morphTexture.clone():null,this.instanceColor=e.instanceColor!==null?e.instanceColor.clone():null,this.count=e.count,this.boundingBox=e.boundingBox!==null?e.boundingBox.clone():null,this.boundingSphere=e.boundingSphere!==null?e.boundingSphere.clone():null,this}getColorAt(e,t){return this.instanceColor===null?t.setRGB(1,1,1):t.fromArray(this.instanceColor.array,e*3)}getMatrixAt(e,t){return t.fromArray(this.instanceMatrix.array,e*16)}getMorphAt(e,t){let i=t.morphTargetInfluences,s=this.morphTexture.source.data.data,r=i.length+1,o=e*r+1;for(let a=0;a<i.length;a++)i[a]=s[o+a]}raycast(e,t){let i=this.matrixWorld,s=this.count;if(Ls.geometry=this.geometry,Ls.material=this.material,Ls.material!==void 0&&(this.boundingSphere===null&&this.computeBoundingSphere(),Ns.copy(this.boundingSphere),Ns.applyMatrix4(i),e.ray.intersectsSphere(Ns)!==!1))for(let r=0;r<s;r++){this.getMatrixAt(r,jn),Uc.multiplyMatrices(i,jn),Ls.matrixWorld=Uc,Ls.raycast(e,Jr);for(let o=0,a=Jr.length;o<a;o++){let l=Jr[o];l.instanceId=r,l.object=this,t.push(l)}Jr.length=0}}setColorAt(e,t){return this.instanceColor===null&&(this.instanceColor=new cs(new Float32Array(this.instanceMatrix.count*3).fill(1),3)),t.toArray(this.instanceColor.array,e*3),this}setMatrixAt(e,t){return t.toArray(this.instanceMatrix.array,e*16),this}setMorphAt(e,t){let i=t.morphTargetInfluences,s=i.length+1;this.morphTexture===null&&(this.morphTexture=new qs(new Float32Array(s*this.count),s,this.count,Yo,hi));let r=this.morphTexture.source.data.data,o=0;for(let h=0;h<i.length;h++)o+=i[h];let a=this.geometry.morphTargetsRelative?1:1-o,l=s*e;return r[l]=a,r.set(i,l+1),this}updateMorphTargets(){}dispose(){super.dispose(),this.instanceMatrix.dispose(),this.instanceColor!==null&&this.instanceColor.dispose(),this.morphTexture!==null&&(this.morphTexture.dispose(),this.morphTexture=null)}},Rn=new _i,ap=new Ee(.5,.5),Kr=new C,hn=class{constructor(e=new Jt,t=new Jt,i=new Jt,s=new Jt,r=new Jt,o=new Jt){this.planes=[e,t,i,s,r,o]}set(e,t,i,s,r,o){let a=this.planes;return a[0].copy(e),a[1].copy(t),a[2].copy(i),a[3].copy(s),a[4].copy(r),a[5].copy(o),this}copy(e){let t=this.planes;for(let i=0;i<6;i++)t[i].copy(e.planes[i]);return this}setFromProjectionMatrix(e,t=ri,i=!1){let s=this.planes,r=e.elements,o=r[0],a=r[1],l=r[2],h=r[3],c=r[4],d=r[5],u=r[6],f=r[7],g=r[8],v=r[9],p=r[10],m=r[11],b=r[12],E=r[13],S=r[14],T=r[15];if(s[0].setComponents(h-o,f-c,m-g,T-b).normalize(),s[1].setComponents(h+o,f+c,m+g,T+b).normalize(),s[2].setComponents(h+a,f+d,m+v,T+E).normalize(),s[3].setComponents(h-a,f-d,m-v,T-E).normalize(),i)s[4].setComponents(l,u,p,S).normalize(),s[5].setComponents(h-l,f-u,m-p,T-S).normalize();else if(s[4].setComponents(h-l,f-u,m-p,T-S).normalize(),t===ri)s[5].setComponents(h+l,f+u,m+p,T+S).normalize();else if(t===rs)s[5].setComponents(l,u,p,S).normalize();else throw new Error("THREE.Frustum.setFromProjectionMatrix(): Invalid coordinate system: "+t);return this}intersectsObject(e){if(e.boundingSphere!==void 0)e.boundingSphere===null&&e.computeBoundingSphere(),Rn.copy(e.boundingSphere).applyMatrix4(e.matrixWorld);else{let t=e.geometry;t.boundingSphere===null&&t.computeBoundingSphere(),Rn.copy(t.boundingSphere).applyMatrix4(e.matrixWorld)}return this.intersectsSphere(Rn)}intersectsSprite(e){Rn.center.set(0,0,0);let t=ap.distanceTo(e.center);return Rn.radius=.7071067811865476+t,Rn.applyMatrix4(e.matrixWorld),this.intersectsSphere(Rn)}intersectsSphere(e){let t=this.planes,i=e.center,s=-e.radius;for(let r=0;r<6;r++)if(t[r].distanceToPoint(i)<s)return!1;return!0}intersectsBox(e){let t=this.planes;for(let i=0;i<6;i++){let s=t[i];if(Kr.x=s.normal.x>0?e.max.x:e.min.x,Kr.y=s.normal.y>0?e.max.y:e.min.y,Kr.z=s.normal.z>0?e.max.z:e.min.z,s.distanceToPoint(Kr)<0)return!1}return!0}containsPoint(e){let t=this.planes;for(let i=0;i<6;i++)if(t[i].distanceToPoint(e)<0)return!1;return!0}clone(){return new this.constructor().copy(this)}},Fc=new Ye,Mo=class n{constructor(){this.coordinateSystem=ri,this._frustums=[],this._count=0}setFromArrayCamera(e){let t=e.cameras,i=this._frustums;for(let s=0;s<t.length;s++){let r=t[s];Fc.multiplyMatrices(r.projectionMatrix,r.matrixWorldInverse),i[s]===void 0&&(i[s]=new hn),i[s].setFromProjectionMatrix(Fc,r.coordinateSystem,r.reversedDepth)}return this._count=t.length,this}getFrustum(e){return this._frustums[e]}intersectsObject(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsObject(e))return!0;return!1}intersectsSprite(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSprite(e))return!0;return!1}intersectsSphere(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsSphere(e))return!0;return!1}intersectsBox(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].intersectsBox(e))return!0;return!1}containsPoint(e){let t=this._frustums;for(let i=0;i<this._count;i++)if(t[i].containsPoint(e))return!0;return!1}copy(e){this.coordinateSystem=e.coordinateSystem;let t=this._frustums,i=e._frustums;for(let s=0;s<e._count;s++)t[s]===void 0&&(t[s]=new hn),t[s].copy(i[s]);return this._count=e._count,this}clone(){return new n().copy(this)}};var cn=class extends qi{constructor(e){super(),this.isLineBasicMaterial=!0,this.type="LineBasicMaterial",this.color=new Ae(16777215),this.map=null,this.linewidth=1,this.linecap="round",this.linejoin="round",this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.linewidth=e.linewidth,this.linecap=e.linecap,this.linejoin=e.linejoin,this.fog=e.fog,this}},So=new C,wo=new C,Bc=new Ye,Ds=new Cn,jr=new _i,Nl=new C,kc=new C,Ao=class extends Nt{constructor(e=new ut,t=new cn){super(),this.isLine=!0,this.type="Line",this.geometry=e,this.material=t,this.morphTargetDictionary=void 0,this.morphTargetInfluences=void 0,this.updateMorphTargets()}copy(e,t){return super.copy(e,t),e.morphTargetInfluences!==void 0?this.morphTargetInfluences=e.morphTargetInfluences.slice():this.morphTargetInfluences=void 0,e.morphTargetDictionary!==void 0?this.morphTargetDictionary=Object.assign({},e.morphTargetDictionary):this.morphTargetDictionary=void 0,this.material=Array.isArray(e.material)?e.material.slice():e.material,this.geometry=e.geometry,this}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[0];for(let s=1,r=t.count;s<r;s++)So.fromBufferAttribute(t,s-1),wo.fromBufferAttribute(t,s),i[s]=i[s-1],i[s]+=So.distanceTo(wo);e.setAttribute("lineDistance",new Je(i,1))}else Re("Line.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}intersectsFrustum(e){return e.intersectsObject(this)}raycast(e,t){let i=this.geometry,s=this.matrixWorld,r=e.params.Line.threshold,o=i.drawRange;if(i.boundingSphere===null&&i.computeBoundingSphere(),jr.copy(i.boundingSphere),jr.applyMatrix4(s),jr.radius+=r,e.ray.intersectsSphere(jr)===!1)return;Bc.copy(s).invert(),Ds.copy(e.ray).applyMatrix4(Bc);let a=r/((this.scale.x+this.scale.y+this.scale.z)/3),l=a*a,h=this.isLineSegments?2:1,c=i.index,u=i.attributes.position;if(c!==null){let f=Math.max(0,o.start),g=Math.min(c.count,o.start+o.count);for(let v=f,p=g-1;v<p;v+=h){let m=c.getX(v),b=c.getX(v+1),E=Qr(this,e,Ds,l,m,b,v);E&&t.push(E)}if(this.isLineLoop){let v=c.getX(g-1),p=c.getX(f),m=Qr(this,e,Ds,l,v,p,g-1);m&&t.push(m)}}else{let f=Math.max(0,o.start),g=Math.min(u.count,o.start+o.count);for(let v=f,p=g-1;v<p;v+=h){let m=Qr(this,e,Ds,l,v,v+1,v);m&&t.push(m)}if(this.isLineLoop){let v=Qr(this,e,Ds,l,g-1,f,g-1);v&&t.push(v)}}}updateMorphTargets(){let t=this.geometry.morphAttributes,i=Object.keys(t);if(i.length>0){let s=t[i[0]];if(s!==void 0){this.morphTargetInfluences=[],this.morphTargetDictionary={};for(let r=0,o=s.length;r<o;r++){let a=s[r].name||String(r);this.morphTargetInfluences.push(0),this.morphTargetDictionary[a]=r}}}}};function Qr(n,e,t,i,s,r,o){let a=n.geometry.attributes.position;if(So.fromBufferAttribute(a,s),wo.fromBufferAttribute(a,r),t.distanceSqToSegment(So,wo,Nl,kc)>i)return;Nl.applyMatrix4(n.matrixWorld);let h=e.ray.origin.distanceTo(Nl);if(!(h<e.near||h>e.far))return{distance:h,point:kc.clone().applyMatrix4(n.matrixWorld),index:o,face:null,faceIndex:null,barycoord:null,object:n}}var zc=new C,Gc=new C,Pn=class extends Ao{constructor(e,t){super(e,t),this.isLineSegments=!0,this.type="LineSegments"}computeLineDistances(){let e=this.geometry;if(e.index===null){let t=e.attributes.position,i=[];for(let s=0,r=t.count;s<r;s+=2)zc.fromBufferAttribute(t,s),Gc.fromBufferAttribute(t,s+1),i[s]=s===0?0:i[s-1],i[s+1]=i[s]+zc.distanceTo(Gc);e.setAttribute("lineDistance",new Je(i,1))}else Re("LineSegments.computeLineDistances(): Computation only possible with non-indexed BufferGeometry.");return this}};var Ys=class extends Wt{constructor(e=[],t=Dn,i,s,r,o,a,l,h,c){super(e,t,i,s,r,o,a,l,h,c),this.isCubeTexture=!0,this.flipY=!1}get images(){return this.image}set images(e){this.image=e}};var $i=class extends Wt{constructor(e,t,i=yi,s,r,o,a=Pt,l=Pt,h,c=Wi,d=1){if(c!==Wi&&c!==Ji)throw new Error("THREE.DepthTexture: format must be either THREE.DepthFormat or THREE.DepthStencilFormat");let u={width:e,height:t,depth:d};super(u,s,r,o,a,l,c,i,h),this.isDepthTexture=!0,this.flipY=!1,this.generateMipmaps=!1,this.compareFunction=null}copy(e){return super.copy(e),this.source=new ls(Object.assign({},e.image)),this.compareFunction=e.compareFunction,this}toJSON(e){let t=super.toJSON(e);return t.compareFunction=this.compareFunction,t}},Zs=class extends $i{constructor(e,t=yi,i=Dn,s,r,o=Pt,a=Pt,l,h=Wi){let c={width:e,height:e,depth:1},d=[c,c,c,c,c,c];super(e,e,t,i,s,r,o,a,l,h),this.image=d,this.isCubeDepthTexture=!0,this.isCubeTexture=!0}get images(){return this.image}set images(e){this.image=e}},Js=class extends Wt{constructor(e=null){super(),this.sourceTexture=e,this.isExternalTexture=!0}copy(e){return super.copy(e),this.sourceTexture=e.sourceTexture,this}},Yi=class n extends ut{constructor(e=1,t=1,i=1,s=1,r=1,o=1){super(),this.type="BoxGeometry",this.parameters={width:e,height:t,depth:i,widthSegments:s,heightSegments:r,depthSegments:o};let a=this;s=Math.floor(s),r=Math.floor(r),o=Math.floor(o);let l=[],h=[],c=[],d=[],u=0,f=0;g("z","y","x",-1,-1,i,t,e,o,r,0),g("z","y","x",1,-1,i,t,-e,o,r,1),g("x","z","y",1,1,e,i,t,s,o,2),g("x","z","y",1,-1,e,i,-t,s,o,3),g("x","y","z",1,-1,e,t,i,s,r,4),g("x","y","z",-1,-1,e,t,-i,s,r,5),this.setIndex(l),this.setAttribute("position",new Je(h,3)),this.setAttribute("normal",new Je(c,3)),this.setAttribute("uv",new Je(d,2));function g(v,p,m,b,E,S,T,A,_,M,U){let L=S/_,D=T/M,B=S/2,V=T/2,P=A/2,H=_+1,$=M+1,G=0,ie=0,q=new C;for(let Q=0;Q<$;Q++){let ee=Q*D-V;for(let Me=0;Me<H;Me++){let Ue=Me*L-B;q[v]=Ue*b,q[p]=ee*E,q[m]=P,h.push(q.x,q.y,q.z),q[v]=0,q[p]=0,q[m]=A>0?1:-1,c.push(q.x,q.y,q.z),d.push(Me/_),d.push(1-Q/M),G+=1}}for(let Q=0;Q<M;Q++)for(let ee=0;ee<_;ee++){let Me=u+ee+H*Q,Ue=u+ee+H*(Q+1),J=u+(ee+1)+H*(Q+1),me=u+(ee+1)+H*Q;l.push(Me,Ue,me),l.push(Ue,J,me),ie+=6}a.addGroup(f,ie,U),f+=ie,u+=G}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.depth,e.widthSegments,e.heightSegments,e.depthSegments)}};var Ks=class n extends ut{constructor(e=1,t=32,i=0,s=Math.PI*2){super(),this.type="CircleGeometry",this.parameters={radius:e,segments:t,thetaStart:i,thetaLength:s},t=Math.max(3,t);let r=[],o=[],a=[],l=[],h=new C,c=new Ee;o.push(0,0,0),a.push(0,0,1),l.push(.5,.5);for(let d=0,u=3;d<=t;d++,u+=3){let f=i+d/t*s;h.x=e*Math.cos(f),h.y=e*Math.sin(f),o.push(h.x,h.y,h.z),a.push(0,0,1),c.x=(o[u]/e+1)/2,c.y=(o[u+1]/e+1)/2,l.push(c.x,c.y)}for(let d=1;d<=t;d++)r.push(d,d+1,0);this.setIndex(r),this.setAttribute("position",new Je(o,3)),this.setAttribute("normal",new Je(a,3)),this.setAttribute("uv",new Je(l,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.segments,e.thetaStart,e.thetaLength)}},oi=class n extends ut{constructor(e=1,t=1,i=1,s=32,r=1,o=!1,a=0,l=Math.PI*2){super(),this.type="CylinderGeometry",this.parameters={radiusTop:e,radiusBottom:t,height:i,radialSegments:s,heightSegments:r,openEnded:o,thetaStart:a,thetaLength:l};let h=this;s=Math.floor(s),r=Math.floor(r);let c=[],d=[],u=[],f=[],g=0,v=[],p=i/2,m=0;b(),o===!1&&(e>0&&E(!0),t>0&&E(!1)),this.setIndex(c),this.setAttribute("position",new Je(d,3)),this.setAttribute("normal",new Je(u,3)),this.setAttribute("uv",new Je(f,2));function b(){let S=new C,T=new C,A=0,_=(t-e)/i;for(let M=0;M<=r;M++){let U=[],L=M/r,D=L*(t-e)+e;for(let B=0;B<=s;B++){let V=B/s,P=V*l+a,H=Math.sin(P),$=Math.cos(P);T.x=D*H,T.y=-L*i+p,T.z=D*$,d.push(T.x,T.y,T.z),S.set(H,_,$).normalize(),u.push(S.x,S.y,S.z),f.push(V,1-L),U.push(g++)}v.push(U)}for(let M=0;M<s;M++)for(let U=0;U<r;U++){let L=v[U][M],D=v[U+1][M],B=v[U+1][M+1],V=v[U][M+1];(e>0||U!==0)&&(c.push(L,D,V),A+=3),(t>0||U!==r-1)&&(c.push(D,B,V),A+=3)}h.addGroup(m,A,0),m+=A}function E(S){let T=g,A=new Ee,_=new C,M=0,U=S===!0?e:t,L=S===!0?1:-1;for(let B=1;B<=s;B++)d.push(0,p*L,0),u.push(0,L,0),f.push(.5,.5),g++;let D=g;for(let B=0;B<=s;B++){let P=B/s*l+a,H=Math.cos(P),$=Math.sin(P);_.x=U*$,_.y=p*L,_.z=U*H,d.push(_.x,_.y,_.z),u.push(0,L,0),A.x=H*.5+.5,A.y=$*.5*L+.5,f.push(A.x,A.y),g++}for(let B=0;B<s;B++){let V=T+B,P=D+B;S===!0?c.push(P,P+1,V):c.push(P+1,P,V),M+=3}h.addGroup(m,M,S===!0?1:2),m+=M}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radiusTop,e.radiusBottom,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}},un=class n extends oi{constructor(e=1,t=1,i=32,s=1,r=!1,o=0,a=Math.PI*2){super(0,e,t,i,s,r,o,a),this.type="ConeGeometry",this.parameters={radius:e,height:t,radialSegments:i,heightSegments:s,openEnded:r,thetaStart:o,thetaLength:a}}static fromJSON(e){return new n(e.radius,e.height,e.radialSegments,e.heightSegments,e.openEnded,e.thetaStart,e.thetaLength)}};var eo=new C,to=new C,Dl=new C,io=new Hi,js=class extends ut{constructor(e=null,t=1){if(super(),this.type="EdgesGeometry",this.parameters={geometry:e,thresholdAngle:t},e!==null){let s=Math.pow(10,4),r=Math.cos(is*t),o=e.getIndex(),a=e.getAttribute("position"),l=o?o.count:a.count,h=[0,0,0],c=["a","b","c"],d=new Array(3),u=new Map,f=[];for(let g=0;g<l;g+=3){o?(h[0]=o.getX(g),h[1]=o.getX(g+1),h[2]=o.getX(g+2)):(h[0]=g,h[1]=g+1,h[2]=g+2);let{a:v,b:p,c:m}=io;if(v.fromBufferAttribute(a,h[0]),p.fromBufferAttribute(a,h[1]),m.fromBufferAttribute(a,h[2]),io.getNormal(Dl),d[0]=`${Math.round(v.x*s)},${Math.round(v.y*s)},${Math.round(v.z*s)}`,d[1]=`${Math.round(p.x*s)},${Math.round(p.y*s)},${Math.round(p.z*s)}`,d[2]=`${Math.round(m.x*s)},${Math.round(m.y*s)},${Math.round(m.z*s)}`,!(d[0]===d[1]||d[1]===d[2]||d[2]===d[0]))for(let b=0;b<3;b++){let E=(b+1)%3,S=d[b],T=d[E],A=io[c[b]],_=io[c[E]],M=`${S}_${T}`,U=`${T}_${S}`,L=u.get(U);L?(Dl.dot(L.normal)<=r&&(f.push(A.x,A.y,A.z),f.push(_.x,_.y,_.z)),u.set(U,null)):u.has(M)||u.set(M,{index0:h[b],index1:h[E],normal:Dl.clone()})}}for(let g of u.values())if(g){let{index0:v,index1:p}=g;eo.fromBufferAttribute(a,v),to.fromBufferAttribute(a,p),f.push(eo.x,eo.y,eo.z),f.push(to.x,to.y,to.z)}this.setAttribute("position",new Je(f,3))}}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}};var Qs=class n extends ut{constructor(e=1,t=1,i=1,s=1){super(),this.type="PlaneGeometry",this.parameters={width:e,height:t,widthSegments:i,heightSegments:s};let r=e/2,o=t/2,a=Math.floor(i),l=Math.floor(s),h=a+1,c=l+1,d=e/a,u=t/l,f=[],g=[],v=[],p=[];for(let m=0;m<c;m++){let b=m*u-o;for(let E=0;E<h;E++){let S=E*d-r;g.push(S,-b,0),v.push(0,0,1),p.push(E/a),p.push(1-m/l)}}for(let m=0;m<l;m++)for(let b=0;b<a;b++){let E=b+h*m,S=b+h*(m+1),T=b+1+h*(m+1),A=b+1+h*m;f.push(E,S,A),f.push(S,T,A)}this.setIndex(f),this.setAttribute("position",new Je(g,3)),this.setAttribute("normal",new Je(v,3)),this.setAttribute("uv",new Je(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.width,e.height,e.widthSegments,e.heightSegments)}},er=class n extends ut{constructor(e=.5,t=1,i=32,s=1,r=0,o=Math.PI*2){super(),this.type="RingGeometry",this.parameters={innerRadius:e,outerRadius:t,thetaSegments:i,phiSegments:s,thetaStart:r,thetaLength:o},i=Math.max(3,i),s=Math.max(1,s);let a=[],l=[],h=[],c=[],d=e,u=(t-e)/s,f=new C,g=new Ee;for(let v=0;v<=s;v++){for(let p=0;p<=i;p++){let m=r+p/i*o;f.x=d*Math.cos(m),f.y=d*Math.sin(m),l.push(f.x,f.y,f.z),h.push(0,0,1),g.x=(f.x/t+1)/2,g.y=(f.y/t+1)/2,c.push(g.x,g.y)}d+=u}for(let v=0;v<s;v++){let p=v*(i+1);for(let m=0;m<i;m++){let b=m+p,E=b,S=b+i+1,T=b+i+2,A=b+1;a.push(E,S,A),a.push(S,T,A)}}this.setIndex(a),this.setAttribute("position",new Je(l,3)),this.setAttribute("normal",new Je(h,3)),this.setAttribute("uv",new Je(c,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.innerRadius,e.outerRadius,e.thetaSegments,e.phiSegments,e.thetaStart,e.thetaLength)}};var Ei=class n extends ut{constructor(e=1,t=32,i=16,s=0,r=Math.PI*2,o=0,a=Math.PI){super(),this.type="SphereGeometry",this.parameters={radius:e,widthSegments:t,heightSegments:i,phiStart:s,phiLength:r,thetaStart:o,thetaLength:a},t=Math.max(3,Math.floor(t)),i=Math.max(2,Math.floor(i));let l=Math.min(o+a,Math.PI),h=0,c=[],d=new C,u=new C,f=[],g=[],v=[],p=[];for(let m=0;m<=i;m++){let b=[],E=m/i,S=o+E*a,T=e*Math.cos(S),A=Math.sqrt(e*e-T*T),_=0;m===0&&o===0?_=.5/t:m===i&&l===Math.PI&&(_=-.5/t);for(let M=0;M<=t;M++){let U=M/t,L=s+U*r;d.x=-A*Math.cos(L),d.y=T,d.z=A*Math.sin(L),g.push(d.x,d.y,d.z),u.copy(d).normalize(),v.push(u.x,u.y,u.z),p.push(U+_,1-E),b.push(h++)}c.push(b)}for(let m=0;m<i;m++)for(let b=0;b<t;b++){let E=c[m][b+1],S=c[m][b],T=c[m+1][b],A=c[m+1][b+1];(m!==0||o>0)&&f.push(E,S,A),(m!==i-1||l<Math.PI)&&f.push(S,T,A)}this.setIndex(f),this.setAttribute("position",new Je(g,3)),this.setAttribute("normal",new Je(v,3)),this.setAttribute("uv",new Je(p,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.widthSegments,e.heightSegments,e.phiStart,e.phiLength,e.thetaStart,e.thetaLength)}};var tr=class n extends ut{constructor(e=1,t=.4,i=12,s=48,r=Math.PI*2,o=0,a=Math.PI*2){super(),this.type="TorusGeometry",this.parameters={radius:e,tube:t,radialSegments:i,tubularSegments:s,arc:r,thetaStart:o,thetaLength:a},i=Math.floor(i),s=Math.floor(s);let l=[],h=[],c=[],d=[],u=new C,f=new C,g=new C;for(let v=0;v<=i;v++){let p=o+v/i*a;for(let m=0;m<=s;m++){let b=m/s*r;f.x=(e+t*Math.cos(p))*Math.cos(b),f.y=(e+t*Math.cos(p))*Math.sin(b),f.z=t*Math.sin(p),h.push(f.x,f.y,f.z),u.x=e*Math.cos(b),u.y=e*Math.sin(b),g.subVectors(f,u).normalize(),c.push(g.x,g.y,g.z),d.push(m/s),d.push(v/i)}}for(let v=1;v<=i;v++)for(let p=1;p<=s;p++){let m=(s+1)*v+p-1,b=(s+1)*(v-1)+p-1,E=(s+1)*(v-1)+p,S=(s+1)*v+p;l.push(m,b,S),l.push(b,E,S)}this.setIndex(l),this.setAttribute("position",new Je(h,3)),this.setAttribute("normal",new Je(c,3)),this.setAttribute("uv",new Je(d,2))}copy(e){return super.copy(e),this.parameters=Object.assign({},e.parameters),this}static fromJSON(e){return new n(e.radius,e.tube,e.radialSegments,e.tubularSegments,e.arc,e.thetaStart,e.thetaLength)}};function On(n){let e={};for(let t in n){e[t]={};for(let i in n[t]){let s=n[t][i];if(Hc(s))s.isRenderTargetTexture?(Re("UniformsUtils: Textures of render targets cannot be cloned via cloneUniforms() or mergeUniforms()."),e[t][i]=null):e[t][i]=s.clone();else if(Array.isArray(s))if(Hc(s[0])){let r=[];for(let o=0,a=s.length;o<a;o++)r[o]=s[o].clone();e[t][i]=r}else e[t][i]=s.slice();else e[t][i]=s}}return e}function kt(n){let e={};for(let t=0;t<n.length;t++){let i=On(n[t]);for(let s in i)e[s]=i[s]}return e}function Hc(n){return n&&(n.isColor||n.isMatrix3||n.isMatrix4||n.isVector2||n.isVector3||n.isVector4||n.isTexture||n.isQuaternion)}function lp(n){let e=[];for(let t=0;t<n.length;t++)e.push(n[t].clone());return e}function _h(n){let e=n.getRenderTarget();return e===null?n.outputColorSpace:e.isXRRenderTarget===!0?e.texture.colorSpace:qe.workingColorSpace}var Uu={clone:On,merge:kt},hp=`void main() {
	gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
}`,cp=`void main() {
	gl_FragColor = vec4( 1.0, 0.0, 0.0, 1.0 );
}`,ai=class extends qi{constructor(e){super(),this.isShaderMaterial=!0,this.type="ShaderMaterial",this.defines={},this.uniforms={},this.uniformsGroups=[],this.vertexShader=hp,this.fragmentShader=cp,this.linewidth=1,this.wireframe=!1,this.wireframeLinewidth=1,this.fog=!1,this.lights=!1,this.clipping=!1,this.forceSinglePass=!0,this.extensions={clipCullDistance:!1,multiDraw:!1},this.defaultAttributeValues={color:[1,1,1],uv:[0,0],uv1:[0,0]},this.index0AttributeName=void 0,this.uniformsNeedUpdate=!1,this.glslVersion=null,e!==void 0&&this.setValues(e)}copy(e){return super.copy(e),this.fragmentShader=e.fragmentShader,this.vertexShader=e.vertexShader,this.uniforms=On(e.uniforms),this.uniformsGroups=lp(e.uniformsGroups),this.defines=Object.assign({},e.defines),this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.fog=e.fog,this.lights=e.lights,this.clipping=e.clipping,this.extensions=Object.assign({},e.extensions),this.glslVersion=e.glslVersion,this.defaultAttributeValues=Object.assign({},e.defaultAttributeValues),this.index0AttributeName=e.index0AttributeName,this.uniformsNeedUpdate=e.uniformsNeedUpdate,this}toJSON(e){let t=super.toJSON(e);t.glslVersion=this.glslVersion,t.uniforms={};for(let s in this.uniforms){let o=this.uniforms[s].value;o&&o.isTexture?t.uniforms[s]={type:"t",value:o.toJSON(e).uuid}:o&&o.isColor?t.uniforms[s]={type:"c",value:o.getHex()}:o&&o.isVector2?t.uniforms[s]={type:"v2",value:o.toArray()}:o&&o.isVector3?t.uniforms[s]={type:"v3",value:o.toArray()}:o&&o.isVector4?t.uniforms[s]={type:"v4",value:o.toArray()}:o&&o.isMatrix3?t.uniforms[s]={type:"m3",value:o.toArray()}:o&&o.isMatrix4?t.uniforms[s]={type:"m4",value:o.toArray()}:t.uniforms[s]={value:o}}Object.keys(this.defines).length>0&&(t.defines=this.defines),t.vertexShader=this.vertexShader,t.fragmentShader=this.fragmentShader,t.lights=this.lights,t.clipping=this.clipping;let i={};for(let s in this.extensions)this.extensions[s]===!0&&(i[s]=!0);return Object.keys(i).length>0&&(t.extensions=i),t}fromJSON(e,t){if(super.fromJSON(e,t),e.uniforms!==void 0)for(let i in e.uniforms){let s=e.uniforms[i];switch(this.uniforms[i]={},s.type){case"t":this.uniforms[i].value=t[s.value]||null;break;case"c":this.uniforms[i].value=new Ae().setHex(s.value);break;case"v2":this.uniforms[i].value=new Ee().fromArray(s.value);break;case"v3":this.uniforms[i].value=new C().fromArray(s.value);break;case"v4":this.uniforms[i].value=new ct().fromArray(s.value);break;case"m3":this.uniforms[i].value=new Ne().fromArray(s.value);break;case"m4":this.uniforms[i].value=new Ye().fromArray(s.value);break;default:this.uniforms[i].value=s.value}}if(e.defines!==void 0&&(this.defines=e.defines),e.vertexShader!==void 0&&(this.vertexShader=e.vertexShader),e.fragmentShader!==void 0&&(this.fragmentShader=e.fragmentShader),e.glslVersion!==void 0&&(this.glslVersion=e.glslVersion),e.extensions!==void 0)for(let i in e.extensions)this.extensions[i]=e.extensions[i];return e.lights!==void 0&&(this.lights=e.lights),e.clipping!==void 0&&(this.clipping=e.clipping),this}},To=class extends ai{constructor(e){super(e),this.isRawShaderMaterial=!0,this.type="RawShaderMaterial"}};var gt=class extends qi{constructor(e){super(),this.isMeshLambertMaterial=!0,this.type="MeshLambertMaterial",this.color=new Ae(16777215),this.map=null,this.lightMap=null,this.lightMapIntensity=1,this.aoMap=null,this.aoMapIntensity=1,this.emissive=new Ae(0),this.emissiveIntensity=1,this.emissiveMap=null,this.bumpMap=null,this.bumpScale=1,this.normalMap=null,this.normalMapType=Ra,this.normalScale=new Ee(1,1),this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.specularMap=null,this.alphaMap=null,this.envMap=null,this.envMapRotation=new Xi,this.combine=Go,this.reflectivity=1,this.envMapIntensity=1,this.refractionRatio=.98,this.wireframe=!1,this.wireframeLinewidth=1,this.wireframeLinecap="round",this.wireframeLinejoin="round",this.flatShading=!1,this.fog=!0,this.setValues(e)}copy(e){return super.copy(e),this.color.copy(e.color),this.map=e.map,this.lightMap=e.lightMap,this.lightMapIntensity=e.lightMapIntensity,this.aoMap=e.aoMap,this.aoMapIntensity=e.aoMapIntensity,this.emissive.copy(e.emissive),this.emissiveMap=e.emissiveMap,this.emissiveIntensity=e.emissiveIntensity,this.bumpMap=e.bumpMap,this.bumpScale=e.bumpScale,this.normalMap=e.normalMap,this.normalMapType=e.normalMapType,this.normalScale.copy(e.normalScale),this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.specularMap=e.specularMap,this.alphaMap=e.alphaMap,this.envMap=e.envMap,this.envMapRotation.copy(e.envMapRotation),this.combine=e.combine,this.reflectivity=e.reflectivity,this.envMapIntensity=e.envMapIntensity,this.refractionRatio=e.refractionRatio,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this.wireframeLinecap=e.wireframeLinecap,this.wireframeLinejoin=e.wireframeLinejoin,this.flatShading=e.flatShading,this.fog=e.fog,this}},Eo=class extends qi{constructor(e){super(),this.isMeshDepthMaterial=!0,this.type="MeshDepthMaterial",this.depthPacking=yu,this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.wireframe=!1,this.wireframeLinewidth=1,this.setValues(e)}copy(e){return super.copy(e),this.depthPacking=e.depthPacking,this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this.wireframe=e.wireframe,this.wireframeLinewidth=e.wireframeLinewidth,this}},Ro=class extends qi{constructor(e){super(),this.isMeshDistanceMaterial=!0,this.type="MeshDistanceMaterial",this.map=null,this.alphaMap=null,this.displacementMap=null,this.displacementScale=1,this.displacementBias=0,this.setValues(e)}copy(e){return super.copy(e),this.map=e.map,this.alphaMap=e.alphaMap,this.displacementMap=e.displacementMap,this.displacementScale=e.displacementScale,this.displacementBias=e.displacementBias,this}};function Qn(n,e){return!n||n.constructor===e?n:typeof e.BYTES_PER_ELEMENT=="number"?new e(n):Array.prototype.slice.call(n)}function no(n){return n!==void 0&&n.inTangents!==void 0&&n.outTangents!==void 0}var dn=class{constructor(e,t,i,s){this.parameterPositions=e,this._cachedIndex=0,this.resultBuffer=s!==void 0?s:new t.constructor(i),this.sampleValues=t,this.valueSize=i,this.settings=null,this.DefaultSettings_={}}evaluate(e){let t=this.parameterPositions,i=this._cachedIndex,s=t[i],r=t[i-1];i:{e:{let o;t:{n:if(!(e<s)){for(let a=i+2;;){if(s===void 0){if(e<r)break n;return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}if(i===a)break;if(r=s,s=t[++i],e<s)break e}o=t.length;break t}if(!(e>=r)){let a=t[1];e<a&&(i=2,r=a);for(let l=i-2;;){if(r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(i===l)break;if(s=r,r=t[--i-1],e>=r)break e}o=i,i=0;break t}break i}for(;i<o;){let a=i+o>>>1;e<t[a]?o=a:i=a+1}if(s=t[i],r=t[i-1],r===void 0)return this._cachedIndex=0,this.copySampleValue_(0);if(s===void 0)return i=t.length,this._cachedIndex=i,this.copySampleValue_(i-1)}this._cachedIndex=i,this.intervalChanged_(i,r,s)}return this.interpolate_(i,r,e,s)}getSettings_(){return this.settings||this.DefaultSettings_}copySampleValue_(e){let t=this.resultBuffer,i=this.sampleValues,s=this.valueSize,r=e*s;for(let o=0;o!==s;++o)t[o]=i[r+o];return t}interpolate_(){throw new Error("THREE.Interpolant: Call to abstract method.")}intervalChanged_(){}},Co=class extends dn{constructor(e,t,i,s){super(e,t,i,s),this._weightPrev=-0,this._offsetPrev=-0,this._weightNext=-0,this._offsetNext=-0,this.DefaultSettings_={endingStart:Fl,endingEnd:Fl}}intervalChanged_(e,t,i){let s=this.parameterPositions,r=e-2,o=e+1,a=s[r],l=s[o];if(a===void 0)switch(this.getSettings_().endingStart){case Bl:r=e,a=2*t-i;break;case kl:r=s.length-2,a=t+s[r]-s[r+1];break;default:r=e,a=i}if(l===void 0)switch(this.getSettings_().endingEnd){case Bl:o=e,l=2*i-t;break;case kl:o=1,l=i+s[1]-s[0];break;default:o=e-1,l=t}let h=(i-t)*.5,c=this.valueSize;this._weightPrev=h/(t-a),this._weightNext=h/(l-i),this._offsetPrev=r*c,this._offsetNext=o*c}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,h=l-a,c=this._offsetPrev,d=this._offsetNext,u=this._weightPrev,f=this._weightNext,g=(i-t)/(s-t),v=g*g,p=v*g,m=-u*p+2*u*v-u*g,b=(1+u)*p+(-1.5-2*u)*v+(-.5+u)*g+1,E=(-1-f)*p+(1.5+f)*v+.5*g,S=f*p-f*v;for(let T=0;T!==a;++T)r[T]=m*o[c+T]+b*o[h+T]+E*o[l+T]+S*o[d+T];return r}},Po=class extends dn{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,h=l-a,c=(i-t)/(s-t),d=1-c;for(let u=0;u!==a;++u)r[u]=o[h+u]*d+o[l+u]*c;return r}},Io=class extends dn{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e){return this.copySampleValue_(e-1)}},Lo=class extends dn{interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=e*a,h=l-a,c=this.inTangents,d=this.outTangents;if(!c||!d){let g=(i-t)/(s-t),v=1-g;for(let p=0;p!==a;++p)r[p]=o[h+p]*v+o[l+p]*g;return r}let u=a*2,f=e-1;for(let g=0;g!==a;++g){let v=o[h+g],p=o[l+g],m=f*u+g*2,b=d[m],E=d[m+1],S=e*u+g*2,T=c[S],A=c[S+1],_=dp(i,t,b,T,s);r[g]=Ou(_,v,E,A,p)}return r}};function Ou(n,e,t,i,s){let r=1-n;return r*r*r*e+3*r*r*n*t+3*r*n*n*i+n*n*n*s}function up(n,e,t,i,s){let r=1-n;return 3*r*r*(t-e)+6*r*n*(i-t)+3*n*n*(s-i)}function dp(n,e,t,i,s){let r=(n-e)/(s-e);for(let o=0;o<8;o++){let a=Ou(r,e,t,i,s)-n;if(Math.abs(a)<1e-10)break;let l=up(r,e,t,i,s);if(Math.abs(l)<1e-10)break;r=Math.max(0,Math.min(1,r-a/l))}return r}var jt=class{constructor(e,t,i,s){if(e===void 0)throw new Error("THREE.KeyframeTrack: track name is undefined");if(t===void 0||t.length===0)throw new Error("THREE.KeyframeTrack: no keyframes in track named "+e);this.name=e,this.times=Qn(t,this.TimeBufferType),this.values=Qn(i,this.ValueBufferType),this.setInterpolation(s||this.DefaultInterpolation)}static toJSON(e){let t=e.constructor,i;if(t.toJSON!==this.toJSON)i=t.toJSON(e);else{i={name:e.name,times:Qn(e.times,Array),values:Qn(e.values,Array)};let s=e.getInterpolation();s!==e.DefaultInterpolation&&(i.interpolation=s),no(e.settings)&&(i.settings={inTangents:Qn(e.settings.inTangents,Array),outTangents:Qn(e.settings.outTangents,Array)})}return i.type=e.ValueTypeName,i}InterpolantFactoryMethodDiscrete(e){return new Io(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodLinear(e){return new Po(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodSmooth(e){return new Co(this.times,this.values,this.getValueSize(),e)}InterpolantFactoryMethodBezier(e){let t=new Lo(this.times,this.values,this.getValueSize(),e);return this.settings&&(t.inTangents=this.settings.inTangents,t.outTangents=this.settings.outTangents),t}setInterpolation(e){let t;switch(e){case Fs:t=this.InterpolantFactoryMethodDiscrete;break;case xo:t=this.InterpolantFactoryMethodLinear;break;case oo:t=this.InterpolantFactoryMethodSmooth;break;case Ol:t=this.InterpolantFactoryMethodBezier;break}if(t===void 0){let i="unsupported interpolation for "+this.ValueTypeName+" keyframe track named "+this.name;if(this.createInterpolant===void 0)if(e!==this.DefaultInterpolation)this.setInterpolation(this.DefaultInterpolation);else throw new Error(i);return Re("KeyframeTrack:",i),this}return this.createInterpolant=t,this}getInterpolation(){switch(this.createInterpolant){case this.InterpolantFactoryMethodDiscrete:return Fs;case this.InterpolantFactoryMethodLinear:return xo;case this.InterpolantFactoryMethodSmooth:return oo;case this.InterpolantFactoryMethodBezier:return Ol}}getValueSize(){return this.values.length/this.times.length}shift(e){if(e!==0){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]+=e;no(this.settings)&&(Vc(this.settings.inTangents,e),Vc(this.settings.outTangents,e))}return this}scale(e){if(e!==1){let t=this.times;for(let i=0,s=t.length;i!==s;++i)t[i]*=e;no(this.settings)&&(Wc(this.settings.inTangents,e),Wc(this.settings.outTangents,e))}return this}trim(e,t){let i=this.times,s=i.length,r=0,o=s-1;for(;r!==s&&i[r]<e;)++r;for(;o!==-1&&i[o]>t;)--o;if(++o,r!==0||o!==s){r>=o&&(o=Math.max(o,1),r=o-1);let a=this.getValueSize();this.times=i.slice(r,o),this.values=this.values.slice(r*a,o*a)}return this}validate(){let e=!0,t=this.getValueSize();t-Math.floor(t)!==0&&(Le("KeyframeTrack: Invalid value size in track.",this),e=!1);let i=this.times,s=this.values,r=i.length;r===0&&(Le("KeyframeTrack: Track is empty.",this),e=!1);let o=null;for(let a=0;a!==r;a++){let l=i[a];if(typeof l=="number"&&isNaN(l)){Le("KeyframeTrack: Time is not a valid number.",this,a,l),e=!1;break}if(o!==null&&o>l){Le("KeyframeTrack: Out of order keys.",this,a,l,o),e=!1;break}o=l}if(s!==void 0&&Ef(s))for(let a=0,l=s.length;a!==l;++a){let h=s[a];if(isNaN(h)){Le("KeyframeTrack: Value is not a valid number.",this,a,h),e=!1;break}}return e}optimize(){let e=this.times.slice(),t=this.values.slice(),i=this.getValueSize(),s=this.getInterpolation()===oo,r=e.length-1,o=1;for(let a=1;a<r;++a){let l=!1,h=e[a],c=e[a+1];if(h!==c&&(a!==1||h!==e[0]))if(s)l=!0;else{let d=a*i,u=d-i,f=d+i;for(let g=0;g!==i;++g){let v=t[d+g];if(v!==t[u+g]||v!==t[f+g]){l=!0;break}}}if(l){if(a!==o){e[o]=e[a];let d=a*i,u=o*i;for(let f=0;f!==i;++f)t[u+f]=t[d+f]}++o}}if(r>0){e[o]=e[r];for(let a=r*i,l=o*i,h=0;h!==i;++h)t[l+h]=t[a+h];++o}return o!==e.length?(this.times=e.slice(0,o),this.values=t.slice(0,o*i)):(this.times=e,this.values=t),this}clone(){let e=this.times.slice(),t=this.values.slice(),i=this.constructor,s=new i(this.name,e,t);return s.createInterpolant=this.createInterpolant,no(this.settings)&&(s.settings={inTangents:this.settings.inTangents.slice(),outTangents:this.settings.outTangents.slice()}),s}};function Vc(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]+=e}function Wc(n,e){for(let t=0,i=n.length;t!==i;t+=2)n[t]*=e}jt.prototype.ValueTypeName="";jt.prototype.TimeBufferType=Float32Array;jt.prototype.ValueBufferType=Float32Array;jt.prototype.DefaultInterpolation=xo;var fn=class extends jt{constructor(e,t,i){super(e,t,i)}};fn.prototype.ValueTypeName="bool";fn.prototype.ValueBufferType=Array;fn.prototype.DefaultInterpolation=Fs;fn.prototype.InterpolantFactoryMethodLinear=void 0;fn.prototype.InterpolantFactoryMethodSmooth=void 0;var No=class extends jt{constructor(e,t,i,s){super(e,t,i,s)}};No.prototype.ValueTypeName="color";var Do=class extends jt{constructor(e,t,i,s){super(e,t,i,s)}};Do.prototype.ValueTypeName="number";var Uo=class extends dn{constructor(e,t,i,s){super(e,t,i,s)}interpolate_(e,t,i,s){let r=this.resultBuffer,o=this.sampleValues,a=this.valueSize,l=(i-t)/(s-t),h=e*a;for(let c=h+a;h!==c;h+=4)vt.slerpFlat(r,0,o,h-a,o,h,l);return r}},ir=class extends jt{constructor(e,t,i,s){super(e,t,i,s)}InterpolantFactoryMethodLinear(e){return new Uo(this.times,this.values,this.getValueSize(),e)}};ir.prototype.ValueTypeName="quaternion";ir.prototype.InterpolantFactoryMethodSmooth=void 0;var pn=class extends jt{constructor(e,t,i){super(e,t,i)}};pn.prototype.ValueTypeName="string";pn.prototype.ValueBufferType=Array;pn.prototype.DefaultInterpolation=Fs;pn.prototype.InterpolantFactoryMethodLinear=void 0;pn.prototype.InterpolantFactoryMethodSmooth=void 0;var Oo=class extends jt{constructor(e,t,i,s){super(e,t,i,s)}};Oo.prototype.ValueTypeName="vector";var Fo=class{constructor(e,t,i){let s=this,r=!1,o=0,a=0,l,h=[];this.onStart=void 0,this.onLoad=e,this.onProgress=t,this.onError=i,this._abortController=null,this.itemStart=function(c){a++,r===!1&&s.onStart!==void 0&&s.onStart(c,o,a),r=!0},this.itemEnd=function(c){o++,s.onProgress!==void 0&&s.onProgress(c,o,a),o===a&&(r=!1,s.onLoad!==void 0&&s.onLoad())},this.itemError=function(c){s.onError!==void 0&&s.onError(c)},this.resolveURL=function(c){return c=c.normalize("NFC"),l?l(c):c},this.setURLModifier=function(c){return l=c,this},this.addHandler=function(c,d){return h.push(c,d),this},this.removeHandler=function(c){let d=h.indexOf(c);return d!==-1&&h.splice(d,2),this},this.getHandler=function(c){for(let d=0,u=h.length;d<u;d+=2){let f=h[d],g=h[d+1];if(f.global&&(f.lastIndex=0),f.test(c))return g}return null},this.abort=function(){return this.abortController.abort(),this._abortController=null,this}}get abortController(){return this._abortController||(this._abortController=new AbortController),this._abortController}},Fu=new Fo,Bo=class{constructor(e){this.manager=e!==void 0?e:Fu,this.crossOrigin="anonymous",this.withCredentials=!1,this.path="",this.resourcePath="",this.requestHeader={},this.priority="auto",this.cache="default",typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}load(){}loadAsync(e,t){let i=this;return new Promise(function(s,r){i.load(e,s,t,r)})}parse(){}setCrossOrigin(e){return this.crossOrigin=e,this}setWithCredentials(e){return this.withCredentials=e,this}setPath(e){return this.path=e,this}setResourcePath(e){return this.resourcePath=e,this}setRequestHeader(e){return this.requestHeader=e,this}setPriority(e){return this.priority=e,this}setCache(e){return this.cache=e,this}abort(){return this}};Bo.DEFAULT_MATERIAL_NAME="__DEFAULT";var nr=class extends Nt{static registerNode(e){this.prototype._lightNode=e}constructor(e,t=1){super(),this.isLight=!0,this.type="Light",this.color=new Ae(e),this.intensity=t}copy(e,t){return super.copy(e,t),this.color.copy(e.color),this.intensity=e.intensity,this}toJSON(e){let t=super.toJSON(e);return t.object.color=this.color.getHex(),t.object.intensity=this.intensity,t}},sr=class extends nr{constructor(e,t,i){super(e,i),this.isHemisphereLight=!0,this.type="HemisphereLight",this.position.copy(Nt.DEFAULT_UP),this.updateMatrix(),this.groundColor=new Ae(t)}copy(e,t){return super.copy(e,t),this.groundColor.copy(e.groundColor),this}toJSON(e){let t=super.toJSON(e);return t.object.groundColor=this.groundColor.getHex(),t}},Ul=new Ye,Xc=new C,qc=new C,ko=class{constructor(e){this.camera=e,this.intensity=1,this.bias=0,this.biasNode=null,this.normalBias=0,this.radius=1,this.blurSamples=8,this.mapSize=new Ee(512,512),this.mapType=Xt,this.map=null,this.mapPass=null,this.matrix=new Ye,this.autoUpdate=!0,this.needsUpdate=!1,this._frustum=new hn,this._frameExtents=new Ee(1,1),this._viewportCount=1,this._viewports=[new ct(0,0,1,1)]}getViewportCount(){return this._viewportCount}getCamera(){return this.camera}getFrustum(){return this._frustum}updateMatrices(e){let t=this.camera;Xc.setFromMatrixPosition(e.matrixWorld),t.position.copy(Xc),qc.setFromMatrixPosition(e.target.matrixWorld),t.lookAt(qc),t.updateMatrixWorld(),this._updateMatrix(t,this.matrix,this._frustum)}_updateMatrix(e,t,i,s){Ul.multiplyMatrices(e.projectionMatrix,e.matrixWorldInverse),i.setFromProjectionMatrix(Ul,e.coordinateSystem,e.reversedDepth);let r=this._frameExtents,o=s?s.z/r.x:1,a=s?s.w/r.y:1,l=s?s.x/r.x:0,h=s?s.y/r.y:0;e.coordinateSystem===rs||e.reversedDepth?t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+h,0,0,1,0,0,0,0,1):t.set(.5*o,0,0,.5*o+l,0,.5*a,0,.5*a+h,0,0,.5,.5,0,0,0,1),t.multiply(Ul)}getViewport(e){return this._viewports[e]}getFrameExtents(){return this._frameExtents}dispose(){this.map&&this.map.dispose(),this.mapPass&&this.mapPass.dispose()}copy(e){return this.camera=e.camera.clone(),this.intensity=e.intensity,this.bias=e.bias,this.radius=e.radius,this.autoUpdate=e.autoUpdate,this.needsUpdate=e.needsUpdate,this.normalBias=e.normalBias,this.blurSamples=e.blurSamples,this.mapSize.copy(e.mapSize),this.mapType=e.mapType,this.biasNode=e.biasNode,this}clone(){return new this.constructor().copy(this)}toJSON(){let e={};return e.intensity=this.intensity,e.bias=this.bias,e.normalBias=this.normalBias,e.radius=this.radius,e.blurSamples=this.blurSamples,e.mapSize=this.mapSize.toArray(),e.mapType=this.mapType,e.camera=this.camera.toJSON(!1).object,delete e.camera.matrix,e}},so=new C,ro=new vt,Si=new C,rr=class extends Nt{constructor(){super(),this.isCamera=!0,this.type="Camera",this.matrixWorldInverse=new Ye,this.projectionMatrix=new Ye,this.projectionMatrixInverse=new Ye,this.coordinateSystem=ri,this._reversedDepth=!1}get reversedDepth(){return this._reversedDepth}copy(e,t){return super.copy(e,t),this.matrixWorldInverse.copy(e.matrixWorldInverse),this.projectionMatrix.copy(e.projectionMatrix),this.projectionMatrixInverse.copy(e.projectionMatrixInverse),this.coordinateSystem=e.coordinateSystem,this}getWorldDirection(e){return super.getWorldDirection(e).negate()}updateMatrixWorld(e){super.updateMatrixWorld(e),this.matrixWorld.decompose(so,ro,Si),Si.x===1&&Si.y===1&&Si.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(so,ro,Si.set(1,1,1)).invert()}updateWorldMatrix(e,t,i=!1){super.updateWorldMatrix(e,t,i),this.matrixWorld.decompose(so,ro,Si),Si.x===1&&Si.y===1&&Si.z===1?this.matrixWorldInverse.copy(this.matrixWorld).invert():this.matrixWorldInverse.compose(so,ro,Si.set(1,1,1)).invert()}clone(){return new this.constructor().copy(this)}},ln=new C,$c=new Ee,Yc=new Ee,Gt=class extends rr{constructor(e=50,t=1,i=.1,s=2e3){super(),this.isPerspectiveCamera=!0,this.type="PerspectiveCamera",this.fov=e,this.zoom=1,this.near=i,this.far=s,this.focus=10,this.aspect=t,this.view=null,this.filmGauge=35,this.filmOffset=0,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.fov=e.fov,this.zoom=e.zoom,this.near=e.near,this.far=e.far,this.focus=e.focus,this.aspect=e.aspect,this.view=e.view===null?null:Object.assign({},e.view),this.filmGauge=e.filmGauge,this.filmOffset=e.filmOffset,this}setFocalLength(e){let t=.5*this.getFilmHeight()/e;this.fov=as*2*Math.atan(t),this.updateProjectionMatrix()}getFocalLength(){let e=Math.tan(is*.5*this.fov);return .5*this.getFilmHeight()/e}getEffectiveFOV(){return as*2*Math.atan(Math.tan(is*.5*this.fov)/this.zoom)}getFilmWidth(){return this.filmGauge*Math.min(this.aspect,1)}getFilmHeight(){return this.filmGauge/Math.max(this.aspect,1)}getViewBounds(e,t,i){ln.set(-1,-1,.5).applyMatrix4(this.projectionMatrixInverse),t.set(ln.x,ln.y).multiplyScalar(-e/ln.z),ln.set(1,1,.5).applyMatrix4(this.projectionMatrixInverse),i.set(ln.x,ln.y).multiplyScalar(-e/ln.z)}getViewSize(e,t){return this.getViewBounds(e,$c,Yc),t.subVectors(Yc,$c)}setViewOffset(e,t,i,s,r,o){this.aspect=e/t,this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=this.near,t=e*Math.tan(is*.5*this.fov)/this.zoom,i=2*t,s=this.aspect*i,r=-.5*s,o=this.view;if(this.view!==null&&this.view.enabled){let l=o.fullWidth,h=o.fullHeight;r+=o.offsetX*s/l,t-=o.offsetY*i/h,s*=o.width/l,i*=o.height/h}let a=this.filmOffset;a!==0&&(r+=e*a/this.getFilmWidth()),this.projectionMatrix.makePerspective(r,r+s,t,t-i,e,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.fov=this.fov,t.object.zoom=this.zoom,t.object.near=this.near,t.object.far=this.far,t.object.focus=this.focus,t.object.aspect=this.aspect,this.view!==null&&(t.object.view=Object.assign({},this.view)),t.object.filmGauge=this.filmGauge,t.object.filmOffset=this.filmOffset,t}};var or=class extends rr{constructor(e=-1,t=1,i=1,s=-1,r=.1,o=2e3){super(),this.isOrthographicCamera=!0,this.type="OrthographicCamera",this.zoom=1,this.view=null,this.left=e,this.right=t,this.top=i,this.bottom=s,this.near=r,this.far=o,this.updateProjectionMatrix()}copy(e,t){return super.copy(e,t),this.left=e.left,this.right=e.right,this.top=e.top,this.bottom=e.bottom,this.near=e.near,this.far=e.far,this.zoom=e.zoom,this.view=e.view===null?null:Object.assign({},e.view),this}setViewOffset(e,t,i,s,r,o){this.view===null&&(this.view={enabled:!0,fullWidth:1,fullHeight:1,offsetX:0,offsetY:0,width:1,height:1}),this.view.enabled=!0,this.view.fullWidth=e,this.view.fullHeight=t,this.view.offsetX=i,this.view.offsetY=s,this.view.width=r,this.view.height=o,this.updateProjectionMatrix()}clearViewOffset(){this.view!==null&&(this.view.enabled=!1),this.updateProjectionMatrix()}updateProjectionMatrix(){let e=(this.right-this.left)/(2*this.zoom),t=(this.top-this.bottom)/(2*this.zoom),i=(this.right+this.left)/2,s=(this.top+this.bottom)/2,r=i-e,o=i+e,a=s+t,l=s-t;if(this.view!==null&&this.view.enabled){let h=(this.right-this.left)/this.view.fullWidth/this.zoom,c=(this.top-this.bottom)/this.view.fullHeight/this.zoom;r+=h*this.view.offsetX,o=r+h*this.view.width,a-=c*this.view.offsetY,l=a-c*this.view.height}this.projectionMatrix.makeOrthographic(r,o,a,l,this.near,this.far,this.coordinateSystem,this.reversedDepth),this.projectionMatrixInverse.copy(this.projectionMatrix).invert()}toJSON(e){let t=super.toJSON(e);return t.object.zoom=this.zoom,t.object.left=this.left,t.object.right=this.right,t.object.top=this.top,t.object.bottom=this.bottom,t.object.near=this.near,t.object.far=this.far,this.view!==null&&(t.object.view=Object.assign({},this.view)),t}},zl=class extends ko{constructor(){super(new or(-5,5,5,-5,.5,500)),this.isDirectionalLightShadow=!0}},ar=class extends nr{constructor(e,t){super(e,t),this.isDirectionalLight=!0,this.type="DirectionalLight",this.position.copy(Nt.DEFAULT_UP),this.updateMatrix(),this.target=new Nt,this.shadow=new zl}dispose(){super.dispose(),this.shadow.dispose()}copy(e){return super.copy(e),this.target=e.target.clone(),this.shadow=e.shadow.clone(),this}toJSON(e){let t=super.toJSON(e);return t.object.shadow=this.shadow.toJSON(),t.object.target=this.target.uuid,t}};var es=-90,ts=1,us=class extends Nt{constructor(e,t,i){super(),this.type="CubeCamera",this.renderTarget=i,this.coordinateSystem=null,this.activeMipmapLevel=0;let s=new Gt(es,ts,e,t);s.layers=this.layers,this.add(s);let r=new Gt(es,ts,e,t);r.layers=this.layers,this.add(r);let o=new Gt(es,ts,e,t);o.layers=this.layers,this.add(o);let a=new Gt(es,ts,e,t);a.layers=this.layers,this.add(a);let l=new Gt(es,ts,e,t);l.layers=this.layers,this.add(l);let h=new Gt(es,ts,e,t);h.layers=this.layers,this.add(h)}updateCoordinateSystem(){let e=this.coordinateSystem,t=this.children.concat(),[i,s,r,o,a,l]=t;for(let h of t)this.remove(h);if(e===ri)i.up.set(0,1,0),i.lookAt(1,0,0),s.up.set(0,1,0),s.lookAt(-1,0,0),r.up.set(0,0,-1),r.lookAt(0,1,0),o.up.set(0,0,1),o.lookAt(0,-1,0),a.up.set(0,1,0),a.lookAt(0,0,1),l.up.set(0,1,0),l.lookAt(0,0,-1);else if(e===rs)i.up.set(0,-1,0),i.lookAt(-1,0,0),s.up.set(0,-1,0),s.lookAt(1,0,0),r.up.set(0,0,1),r.lookAt(0,1,0),o.up.set(0,0,-1),o.lookAt(0,-1,0),a.up.set(0,-1,0),a.lookAt(0,0,1),l.up.set(0,-1,0),l.lookAt(0,0,-1);else throw new Error("THREE.CubeCamera.updateCoordinateSystem(): Invalid coordinate system: "+e);for(let h of t)this.add(h),h.updateMatrixWorld()}update(e,t){this.parent===null&&this.updateMatrixWorld();let{renderTarget:i,activeMipmapLevel:s}=this;this.coordinateSystem!==e.coordinateSystem&&(this.coordinateSystem=e.coordinateSystem,this.updateCoordinateSystem());let[r,o,a,l,h,c]=this.children,d=e.getRenderTarget(),u=e.getActiveCubeFace(),f=e.getActiveMipmapLevel(),g=e.xr.enabled;e.xr.enabled=!1;let v=i.texture.mipmapsAutoUpdate;i.texture.mipmapsAutoUpdate=!1;let p=!1;e.isWebGLRenderer===!0?p=e.state.buffers.depth.getReversed():p=e.reversedDepthBuffer,e.setRenderTarget(i,0,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,r),e.setRenderTarget(i,1,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,o),e.setRenderTarget(i,2,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,a),e.setRenderTarget(i,3,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,l),e.setRenderTarget(i,4,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,h),i.texture.mipmapsAutoUpdate=v,e.setRenderTarget(i,5,s),p&&e.autoClear===!1&&e.clearDepth(),e.render(t,c),e.setRenderTarget(d,u,f),e.xr.enabled=g,i.texture.needsPMREMUpdate=!0}},zo=class extends Gt{constructor(e=[]){super(),this.isArrayCamera=!0,this.isMultiViewCamera=!1,this.cameras=e,this.perCameraFrustumCulled=!1}};var xh="\\[\\]\\.:\\/",fp=new RegExp("["+xh+"]","g"),yh="[^"+xh+"]",pp="[^"+xh.replace("\\.","")+"]",mp=/((?:WC+[\/:])*)/.source.replace("WC",yh),gp=/(WCOD+)?/.source.replace("WCOD",pp),_p=/(?:\.(WC+)(?:\[(.+)\])?)?/.source.replace("WC",yh),xp=/\.(WC+)(?:\[(.+)\])?/.source.replace("WC",yh),yp=new RegExp("^"+mp+gp+_p+xp+"$"),vp=["material","materials","bones","map"],Gl=class{constructor(e,t,i){let s=i||at.parseTrackName(t);this._targetGroup=e,this._bindings=e.subscribe_(t,s)}getValue(e,t){this.bind();let i=this._targetGroup.nCachedObjects_,s=this._bindings[i];s!==void 0&&s.getValue(e,t)}setValue(e,t){let i=this._bindings;for(let s=this._targetGroup.nCachedObjects_,r=i.length;s!==r;++s)i[s].setValue(e,t)}bind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].bind()}unbind(){let e=this._bindings;for(let t=this._targetGroup.nCachedObjects_,i=e.length;t!==i;++t)e[t].unbind()}},at=class n{constructor(e,t,i){this.path=t,this.parsedPath=i||n.parseTrackName(t),this.node=n.findNode(e,this.parsedPath.nodeName),this.rootNode=e,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}static create(e,t,i){return e&&e.isAnimationObjectGroup?new n.Composite(e,t,i):new n(e,t,i)}static sanitizeNodeName(e){return e.replace(/\s/g,"_").replace(fp,"")}static parseTrackName(e){let t=yp.exec(e);if(t===null)throw new Error("THREE.PropertyBinding: Cannot parse trackName: "+e);let i={nodeName:t[2],objectName:t[3],objectIndex:t[4],propertyName:t[5],propertyIndex:t[6]},s=i.nodeName&&i.nodeName.lastIndexOf(".");if(s!==void 0&&s!==-1){let r=i.nodeName.substring(s+1);vp.indexOf(r)!==-1&&(i.nodeName=i.nodeName.substring(0,s),i.objectName=r)}if(i.propertyName===null||i.propertyName.length===0)throw new Error("THREE.PropertyBinding: can not parse propertyName from trackName: "+e);return i}static findNode(e,t){if(t===void 0||t===""||t==="."||t===-1||t===e.name||t===e.uuid)return e;if(e.skeleton){let i=e.skeleton.getBoneByName(t);if(i!==void 0)return i}if(e.children){let i=function(r){for(let o=0;o<r.length;o++){let a=r[o];if(a.name===t||a.uuid===t)return a;let l=i(a.children);if(l)return l}return null},s=i(e.children);if(s)return s}return null}_getValue_unavailable(){}_setValue_unavailable(){}_getValue_direct(e,t){e[t]=this.targetObject[this.propertyName]}_getValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)e[t++]=i[s]}_getValue_arrayElement(e,t){e[t]=this.resolvedProperty[this.propertyIndex]}_getValue_toArray(e,t){this.resolvedProperty.toArray(e,t)}_setValue_direct(e,t){this.targetObject[this.propertyName]=e[t]}_setValue_direct_setNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.needsUpdate=!0}_setValue_direct_setMatrixWorldNeedsUpdate(e,t){this.targetObject[this.propertyName]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_array(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++]}_setValue_array_setNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.needsUpdate=!0}_setValue_array_setMatrixWorldNeedsUpdate(e,t){let i=this.resolvedProperty;for(let s=0,r=i.length;s!==r;++s)i[s]=e[t++];this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_arrayElement(e,t){this.resolvedProperty[this.propertyIndex]=e[t]}_setValue_arrayElement_setNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.needsUpdate=!0}_setValue_arrayElement_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty[this.propertyIndex]=e[t],this.targetObject.matrixWorldNeedsUpdate=!0}_setValue_fromArray(e,t){this.resolvedProperty.fromArray(e,t)}_setValue_fromArray_setNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.needsUpdate=!0}_setValue_fromArray_setMatrixWorldNeedsUpdate(e,t){this.resolvedProperty.fromArray(e,t),this.targetObject.matrixWorldNeedsUpdate=!0}_getValue_unbound(e,t){this.bind(),this.getValue(e,t)}_setValue_unbound(e,t){this.bind(),this.setValue(e,t)}bind(){let e=this.node,t=this.parsedPath,i=t.objectName,s=t.propertyName,r=t.propertyIndex;if(e||(e=n.findNode(this.rootNode,t.nodeName),this.node=e),this.getValue=this._getValue_unavailable,this.setValue=this._setValue_unavailable,!e){Re("PropertyBinding: No target node found for track: "+this.path+".");return}if(i){let h=t.objectIndex;switch(i){case"materials":if(!e.material){Le("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.materials){Le("PropertyBinding: Can not bind to material.materials as node.material does not have a materials array.",this);return}e=e.material.materials;break;case"bones":if(!e.skeleton){Le("PropertyBinding: Can not bind to bones as node does not have a skeleton.",this);return}e=e.skeleton.bones;for(let c=0;c<e.length;c++)if(e[c].name===h){h=c;break}break;case"map":if("map"in e){e=e.map;break}if(!e.material){Le("PropertyBinding: Can not bind to material as node does not have a material.",this);return}if(!e.material.map){Le("PropertyBinding: Can not bind to material.map as node.material does not have a map.",this);return}e=e.material.map;break;default:if(e[i]===void 0){Le("PropertyBinding: Can not bind to objectName of node undefined.",this);return}e=e[i]}if(h!==void 0){if(e[h]===void 0){Le("PropertyBinding: Trying to bind to objectIndex of objectName, but is undefined.",this,e);return}e=e[h]}}let o=e[s];if(o===void 0){let h=t.nodeName;Le("PropertyBinding: Trying to update property for track: "+h+"."+s+" but it wasn't found.",e);return}let a=this.Versioning.None;this.targetObject=e,e.isMaterial===!0?a=this.Versioning.NeedsUpdate:e.isObject3D===!0&&(a=this.Versioning.MatrixWorldNeedsUpdate);let l=this.BindingType.Direct;if(r!==void 0){if(s==="morphTargetInfluences"){if(!e.geometry){Le("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.",this);return}if(!e.geometry.morphAttributes){Le("PropertyBinding: Can not bind to morphTargetInfluences because node does not have a geometry.morphAttributes.",this);return}e.morphTargetDictionary[r]!==void 0&&(r=e.morphTargetDictionary[r])}l=this.BindingType.ArrayElement,this.resolvedProperty=o,this.propertyIndex=r}else o.fromArray!==void 0&&o.toArray!==void 0?(l=this.BindingType.HasFromToArray,this.resolvedProperty=o):Array.isArray(o)?(l=this.BindingType.EntireArray,this.resolvedProperty=o):this.propertyName=s;this.getValue=this.GetterByBindingType[l],this.setValue=this.SetterByBindingTypeAndVersioning[l][a]}unbind(){this.node=null,this.getValue=this._getValue_unbound,this.setValue=this._setValue_unbound}};at.Composite=Gl;at.prototype.BindingType={Direct:0,EntireArray:1,ArrayElement:2,HasFromToArray:3};at.prototype.Versioning={None:0,NeedsUpdate:1,MatrixWorldNeedsUpdate:2};at.prototype.GetterByBindingType=[at.prototype._getValue_direct,at.prototype._getValue_array,at.prototype._getValue_arrayElement,at.prototype._getValue_toArray];at.prototype.SetterByBindingTypeAndVersioning=[[at.prototype._setValue_direct,at.prototype._setValue_direct_setNeedsUpdate,at.prototype._setValue_direct_setMatrixWorldNeedsUpdate],[at.prototype._setValue_array,at.prototype._setValue_array_setNeedsUpdate,at.prototype._setValue_array_setMatrixWorldNeedsUpdate],[at.prototype._setValue_arrayElement,at.prototype._setValue_arrayElement_setNeedsUpdate,at.prototype._setValue_arrayElement_setMatrixWorldNeedsUpdate],[at.prototype._setValue_fromArray,at.prototype._setValue_fromArray_setNeedsUpdate,at.prototype._setValue_fromArray_setMatrixWorldNeedsUpdate]];var rv=new Float32Array(1);var ds=class{constructor(e=1,t=0,i=0){this.radius=e,this.phi=t,this.theta=i}set(e,t,i){return this.radius=e,this.phi=t,this.theta=i,this}copy(e){return this.radius=e.radius,this.phi=e.phi,this.theta=e.theta,this}makeSafe(){return this.phi=He(this.phi,1e-6,Math.PI-1e-6),this}setFromVector3(e){return this.setFromCartesianCoords(e.x,e.y,e.z)}setFromCartesianCoords(e,t,i){return this.radius=Math.sqrt(e*e+t*t+i*i),this.radius===0?(this.theta=0,this.phi=0):(this.theta=Math.atan2(e,i),this.phi=Math.acos(He(t/this.radius,-1,1))),this}clone(){return new this.constructor().copy(this)}};var Hl=class{static{this.prototype.isMatrix2=!0}constructor(e,t,i,s){this.elements=[1,0,0,1],e!==void 0&&this.set(e,t,i,s)}identity(){return this.set(1,0,0,1),this}fromArray(e,t=0){for(let i=0;i<4;i++)this.elements[i]=e[i+t];return this}set(e,t,i,s){let r=this.elements;return r[0]=e,r[2]=t,r[1]=i,r[3]=s,this}};var lr=class extends gi{constructor(e,t=null){super(),this.object=e,this.domElement=t,this.enabled=!0,this.state=-1,this.keys={},this.mouseButtons={LEFT:null,MIDDLE:null,RIGHT:null},this.touches={ONE:null,TWO:null}}connect(e){this.domElement!==null&&this.disconnect(),this.domElement=e}disconnect(){}dispose(){}update(){}};function vh(n,e,t,i){let s=bp(i);switch(t){case ah:return n*e;case Yo:return n*e/s.components*s.byteLength;case Zo:return n*e/s.components*s.byteLength;case mn:return n*e*2/s.components*s.byteLength;case Jo:return n*e*2/s.components*s.byteLength;case lh:return n*e*3/s.components*s.byteLength;case bi:return n*e*4/s.components*s.byteLength;case Ko:return n*e*4/s.components*s.byteLength;case cr:case ur:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case dr:case fr:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case Qo:case ta:return Math.max(n,16)*Math.max(e,8)/4;case jo:case ea:return Math.max(n,8)*Math.max(e,8)/2;case ia:case na:case ra:case oa:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*8;case sa:case pr:case aa:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case la:return Math.floor((n+3)/4)*Math.floor((e+3)/4)*16;case ha:return Math.floor((n+4)/5)*Math.floor((e+3)/4)*16;case ca:return Math.floor((n+4)/5)*Math.floor((e+4)/5)*16;case ua:return Math.floor((n+5)/6)*Math.floor((e+4)/5)*16;case da:return Math.floor((n+5)/6)*Math.floor((e+5)/6)*16;case fa:return Math.floor((n+7)/8)*Math.floor((e+4)/5)*16;case pa:return Math.floor((n+7)/8)*Math.floor((e+5)/6)*16;case ma:return Math.floor((n+7)/8)*Math.floor((e+7)/8)*16;case ga:return Math.floor((n+9)/10)*Math.floor((e+4)/5)*16;case _a:return Math.floor((n+9)/10)*Math.floor((e+5)/6)*16;case xa:return Math.floor((n+9)/10)*Math.floor((e+7)/8)*16;case ya:return Math.floor((n+9)/10)*Math.floor((e+9)/10)*16;case va:return Math.floor((n+11)/12)*Math.floor((e+9)/10)*16;case ba:return Math.floor((n+11)/12)*Math.floor((e+11)/12)*16;case Ma:case Sa:case wa:return Math.ceil(n/4)*Math.ceil(e/4)*16;case Aa:case Ta:return Math.ceil(n/4)*Math.ceil(e/4)*8;case mr:case Ea:return Math.ceil(n/4)*Math.ceil(e/4)*16}throw new Error(`Unable to determine texture byte length for ${t} format.`)}function bp(n){switch(n){case Xt:case nh:return{byteLength:1,components:1};case gs:case sh:case vi:return{byteLength:2,components:1};case qo:case $o:return{byteLength:2,components:4};case yi:case Xo:case hi:return{byteLength:4,components:1};case rh:case oh:return{byteLength:4,components:3}}throw new Error(`THREE.TextureUtils: Unknown texture type ${n}.`)}typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("register",{detail:{revision:"187"}}));typeof window<"u"&&(window.__THREE__?Re("WARNING: Multiple instances of Three.js being imported."):window.__THREE__="187");/**
 * @license
 * Copyright 2010-2026 Three.js Authors
 * SPDX-License-Identifier: MIT
 */function rd(){let n=null,e=!1,t=null,i=null;function s(r,o){i=n.requestAnimationFrame(s),t(r,o)}return{start:function(){e!==!0&&t!==null&&n!==null&&(i=n.requestAnimationFrame(s),e=!0)},stop:function(){n!==null&&n.cancelAnimationFrame(i),e=!1},setAnimationLoop:function(r){t=r},setContext:function(r){n=r}}}function Rp(n){let e=new WeakMap;function t(a,l){let h=a.array,c=a.usage,d=h.byteLength,u=n.createBuffer();n.bindBuffer(l,u),n.bufferData(l,h,c),a.onUploadCallback();let f;if(h instanceof Float32Array)f=n.FLOAT;else if(typeof Float16Array<"u"&&h instanceof Float16Array)f=n.HALF_FLOAT;else if(h instanceof Uint16Array)a.isFloat16BufferAttribute?f=n.HALF_FLOAT:f=n.UNSIGNED_SHORT;else if(h instanceof Int16Array)f=n.SHORT;else if(h instanceof Uint32Array)f=n.UNSIGNED_INT;else if(h instanceof Int32Array)f=n.INT;else if(h instanceof Int8Array)f=n.BYTE;else if(h instanceof Uint8Array)f=n.UNSIGNED_BYTE;else if(h instanceof Uint8ClampedArray)f=n.UNSIGNED_BYTE;else throw new Error("THREE.WebGLAttributes: Unsupported buffer data format: "+h);return{buffer:u,type:f,bytesPerElement:h.BYTES_PER_ELEMENT,version:a.version,size:d}}function i(a,l,h){let c=l.array,d=l.updateRanges;if(n.bindBuffer(h,a),d.length===0)n.bufferSubData(h,0,c);else{d.sort((f,g)=>f.start-g.start);let u=0;for(let f=1;f<d.length;f++){let g=d[u],v=d[f];v.start<=g.start+g.count+1?g.count=Math.max(g.count,v.start+v.count-g.start):(++u,d[u]=v)}d.length=u+1;for(let f=0,g=d.length;f<g;f++){let v=d[f];n.bufferSubData(h,v.start*c.BYTES_PER_ELEMENT,c,v.start,v.count)}l.clearUpdateRanges()}l.onUploadCallback()}function s(a){return a.isInterleavedBufferAttribute&&(a=a.data),e.get(a)}function r(a){a.isInterleavedBufferAttribute&&(a=a.data);let l=e.get(a);l&&(n.deleteBuffer(l.buffer),e.delete(a))}function o(a,l){if(a.isInterleavedBufferAttribute&&(a=a.data),a.isGLBufferAttribute){let c=e.get(a);(!c||c.version<a.version)&&e.set(a,{buffer:a.buffer,type:a.type,bytesPerElement:a.elementSize,version:a.version});return}let h=e.get(a);if(h===void 0)e.set(a,t(a,l));else if(h.version<a.version){if(h.size!==a.array.byteLength)throw new Error("THREE.WebGLAttributes: The size of the buffer attribute's array buffer does not match the original size. Resizing buffer attributes is not supported.");i(h.buffer,a,l),h.version=a.version}}return{get:s,remove:r,update:o}}var Cp=`#ifdef USE_ALPHAHASH
if ( diffuseColor.a < getAlphaHashThreshold( vPosition ) ) discard;
#endif`,Pp=`#ifdef USE_ALPHAHASH
const float ALPHA_HASH_SCALE = 0.05;
float hash2D( vec2 value ) {
return fract( 1.0e4 * sin( 17.0 * value.x + 0.1 * value.y ) * ( 0.1 + abs( sin( 13.0 * value.y + value.x ) ) ) );
}
float hash3D( vec3 value ) {
return hash2D( vec2( hash2D( value.xy ), value.z ) );
}
float getAlphaHashThreshold( vec3 position ) {
float maxDeriv = max(
length( dFdx( position.xyz ) ),
length( dFdy( position.xyz ) )
);
float pixScale = 1.0 / ( ALPHA_HASH_SCALE * maxDeriv );
vec2 pixScales = vec2(
exp2( floor( log2( pixScale ) ) ),
exp2( ceil( log2( pixScale ) ) )
);
vec2 alpha = vec2(
hash3D( floor( pixScales.x * position.xyz ) ),
hash3D( floor( pixScales.y * position.xyz ) )
);
float lerpFactor = fract( log2( pixScale ) );
float x = ( 1.0 - lerpFactor ) * alpha.x + lerpFactor * alpha.y;
float a = min( lerpFactor, 1.0 - lerpFactor );
vec3 cases = vec3(
x * x / ( 2.0 * a * ( 1.0 - a ) ),
( x - 0.5 * a ) / ( 1.0 - a ),
1.0 - ( ( 1.0 - x ) * ( 1.0 - x ) / ( 2.0 * a * ( 1.0 - a ) ) )
);
float threshold = ( x < ( 1.0 - a ) )
? ( ( x < a ) ? cases.x : cases.y )
: cases.z;
return clamp( threshold , 1.0e-6, 1.0 );
}
#endif`,Ip=`#ifdef USE_ALPHAMAP
diffuseColor.a *= texture2D( alphaMap, vAlphaMapUv ).g;
#endif`,Lp=`#ifdef USE_ALPHAMAP
uniform sampler2D alphaMap;
#endif`,Np=`#ifdef USE_ALPHATEST
#ifdef ALPHA_TO_COVERAGE
diffuseColor.a = smoothstep( alphaTest, alphaTest + fwidth( diffuseColor.a ), diffuseColor.a );
if ( diffuseColor.a == 0.0 ) discard;
#else
if ( diffuseColor.a < alphaTest ) discard;
#endif
#endif`,Dp=`#ifdef USE_ALPHATEST
uniform float alphaTest;
#endif`,Up=`#ifdef USE_AOMAP
float ambientOcclusion = ( texture2D( aoMap, vAoMapUv ).r - 1.0 ) * aoMapIntensity + 1.0;
reflectedLight.indirectDiffuse *= ambientOcclusion;
#if defined( USE_CLEARCOAT ) 
clearcoatSpecularIndirect *= ambientOcclusion;
#endif
#if defined( USE_SHEEN ) 
sheenSpecularIndirect *= ambientOcclusion;
#endif
#if defined( USE_ENVMAP ) && defined( STANDARD )
float dotNV = saturate( dot( geometryNormal, geometryViewDir ) );
reflectedLight.indirectSpecular *= computeSpecularOcclusion( dotNV, ambientOcclusion, material.roughness );
#endif
#endif`,Op=`#ifdef USE_AOMAP
uniform sampler2D aoMap;
uniform float aoMapIntensity;
#endif`,Fp=`#ifdef USE_BATCHING
#if ! defined( GL_ANGLE_multi_draw )
#define gl_DrawID _gl_DrawID
uniform int _gl_DrawID;
#endif
uniform highp sampler2D batchingTexture;
uniform highp usampler2D batchingIdTexture;
mat4 getBatchingMatrix( const in float i ) {
int size = textureSize( batchingTexture, 0 ).x;
int j = int( i ) * 4;
int x = j % size;
int y = j / size;
vec4 v1 = texelFetch( batchingTexture, ivec2( x, y ), 0 );
vec4 v2 = texelFetch( batchingTexture, ivec2( x + 1, y ), 0 );
vec4 v3 = texelFetch( batchingTexture, ivec2( x + 2, y ), 0 );
vec4 v4 = texelFetch( batchingTexture, ivec2( x + 3, y ), 0 );
return mat4( v1, v2, v3, v4 );
}
float getIndirectIndex( const in int i ) {
int size = textureSize( batchingIdTexture, 0 ).x;
int x = i % size;
int y = i / size;
return float( texelFetch( batchingIdTexture, ivec2( x, y ), 0 ).r );
}
#endif
#ifdef USE_BATCHING_COLOR
uniform sampler2D batchingColorTexture;
vec4 getBatchingColor( const in float i ) {
int size = textureSize( batchingColorTexture, 0 ).x;
int j = int( i );
int x = j % size;
int y = j / size;
return texelFetch( batchingColorTexture, ivec2( x, y ), 0 );
}
#endif`,Bp=`#ifdef USE_BATCHING
mat4 batchingMatrix = getBatchingMatrix( getIndirectIndex( gl_DrawID ) );
#endif`,kp=`vec3 transformed = vec3( position );
#ifdef USE_ALPHAHASH
vPosition = vec3( position );
#endif`,zp=`vec3 objectNormal = vec3( normal );
#ifdef USE_TANGENT
vec3 objectTangent = vec3( tangent.xyz );
#endif`,Gp=`float G_BlinnPhong_Implicit( ) {
return 0.25;
}
float D_BlinnPhong( const in float shininess, const in float dotNH ) {
return RECIPROCAL_PI * ( shininess * 0.5 + 1.0 ) * pow( dotNH, shininess );
}
vec3 BRDF_BlinnPhong( const in vec3 lightDir, const in vec3 viewDir, const in vec3 normal, const in vec3 specularColor, const in float shininess ) {
vec3 halfDir = normalize( lightDir + viewDir );
float dotNH = saturate( dot( normal, halfDir ) );
float dotVH = saturate( dot( viewDir, halfDir ) );
vec3 F = F_Schlick( specularColor, 1.0, dotVH );
float G = G_BlinnPhong_Implicit( );
float D = D_BlinnPhong( shininess, dotNH );
return F * ( G * D );
} // validated`,Hp="",Vp=`#ifdef USE_BUMPMAP
uniform sampler2D bumpMap;
uniform float bumpScale;
vec2 dHdxy_fwd() {
vec2 dSTdx = dFdx( vBumpMapUv );
vec2 dSTdy = dFdy( vBumpMapUv );
float Hll = bumpScale * texture2D( bumpMap, vBumpMapUv ).x;
float dBx = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdx ).x - Hll;
float dBy = bumpScale * texture2D( bumpMap, vBumpMapUv + dSTdy ).x - Hll;
return vec2( dBx, dBy );
}
vec3 perturbNormalArb( vec3 surf_pos, vec3 surf_norm, vec2 dHdxy, float faceDirection ) {
vec3 vSigmaX = normalize( dFdx( surf_pos.xyz ) );
vec3 vSigmaY = normalize( dFdy( surf_pos.xyz ) );
vec3 vN = surf_norm;
vec3 R1 = cross( vSigmaY, vN );
vec3 R2 = cross( vN, vSigmaX );
float fDet = dot( vSigmaX, R1 ) * faceDirection;
vec3 vGrad = sign( fDet ) * ( dHdxy.x * R1 + dHdxy.y * R2 );
return normalize( abs( fDet ) * surf_norm - vGrad );
}
#endif`,Wp=`#if NUM_CLIPPING_PLANES > 0
vec4 plane;
#ifdef ALPHA_TO_COVERAGE
float distanceToPlane, distanceGradient;
float clipOpacity = 1.0;
#pragma unroll_loop_start
for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
plane = clippingPlanes[ i ];
distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
distanceGradient = fwidth( distanceToPlane ) / 2.0;
clipOpacity *= smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
if ( clipOpacity == 0.0 ) discard;
}
#pragma unroll_loop_end
#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
float unionClipOpacity = 1.0;
#pragma unroll_loop_start
for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
plane = clippingPlanes[ i ];
distanceToPlane = - dot( vClipPosition, plane.xyz ) + plane.w;
distanceGradient = fwidth( distanceToPlane ) / 2.0;
unionClipOpacity *= 1.0 - smoothstep( - distanceGradient, distanceGradient, distanceToPlane );
}
#pragma unroll_loop_end
clipOpacity *= 1.0 - unionClipOpacity;
#endif
diffuseColor.a *= clipOpacity;
if ( diffuseColor.a == 0.0 ) discard;
#else
#pragma unroll_loop_start
for ( int i = 0; i < UNION_CLIPPING_PLANES; i ++ ) {
plane = clippingPlanes[ i ];
if ( dot( vClipPosition, plane.xyz ) > plane.w ) discard;
}
#pragma unroll_loop_end
#if UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES
bool clipped = true;
#pragma unroll_loop_start
for ( int i = UNION_CLIPPING_PLANES; i < NUM_CLIPPING_PLANES; i ++ ) {
plane = clippingPlanes[ i ];
clipped = ( dot( vClipPosition, plane.xyz ) > plane.w ) && clipped;
}
#pragma unroll_loop_end
if ( clipped ) discard;
#endif
#endif
#endif`,Xp=`#if NUM_CLIPPING_PLANES > 0
varying vec3 vClipPosition;
uniform vec4 clippingPlanes[ NUM_CLIPPING_PLANES ];
#endif`,qp=`#if NUM_CLIPPING_PLANES > 0
varying vec3 vClipPosition;
#endif`,$p=`#if NUM_CLIPPING_PLANES > 0
vClipPosition = - mvPosition.xyz;
#endif`,Yp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
diffuseColor *= vColor;
#endif`,Zp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA )
varying vec4 vColor;
#endif`,Jp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
varying vec4 vColor;
#endif`,Kp=`#if defined( USE_COLOR ) || defined( USE_COLOR_ALPHA ) || defined( USE_INSTANCING_COLOR ) || defined( USE_BATCHING_COLOR )
vColor = vec4( 1.0 );
#endif
#ifdef USE_COLOR_ALPHA
vColor *= color;
#elif defined( USE_COLOR )
vColor.rgb *= color;
#endif
#ifdef USE_INSTANCING_COLOR
vColor.rgb *= instanceColor.rgb;
#endif
#ifdef USE_BATCHING_COLOR
vColor *= getBatchingColor( getIndirectIndex( gl_DrawID ) );
#endif`,jp=`#define PI 3.141592653589793
#define PI2 6.283185307179586
#define PI_HALF 1.5707963267948966
#define RECIPROCAL_PI 0.3183098861837907
#define RECIPROCAL_PI2 0.15915494309189535
#define EPSILON 1e-6
#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
#define whiteComplement( a ) ( 1.0 - saturate( a ) )
float pow2( const in float x ) { return x*x; }
vec3 pow2( const in vec3 x ) { return x*x; }
float pow3( const in float x ) { return x*x*x; }
float pow4( const in float x ) { float x2 = x*x; return x2*x2; }
float max3( const in vec3 v ) { return max( max( v.x, v.y ), v.z ); }
float average( const in vec3 v ) { return dot( v, vec3( 0.3333333 ) ); }
highp float rand( const in vec2 uv ) {
const highp float a = 12.9898, b = 78.233, c = 43758.5453;
highp float dt = dot( uv.xy, vec2( a,b ) ), sn = mod( dt, PI );
return fract( sin( sn ) * c );
}
#ifdef HIGH_PRECISION
float precisionSafeLength( vec3 v ) { return length( v ); }
#else
float precisionSafeLength( vec3 v ) {
float maxComponent = max3( abs( v ) );
return length( v / maxComponent ) * maxComponent;
}
#endif
struct IncidentLight {
vec3 color;
vec3 direction;
bool visible;
};
struct ReflectedLight {
vec3 directDiffuse;
vec3 directSpecular;
vec3 indirectDiffuse;
vec3 indirectSpecular;
};
#ifdef USE_ALPHAHASH
varying vec3 vPosition;
#endif
vec3 transformDirection( in vec3 dir, in mat4 matrix ) {
return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );
}
#define inverseTransformDirection transformDirectionByInverseViewMatrix
vec3 transformNormalByInverseViewMatrix( in vec3 normal, in mat4 viewMatrix ) {
return normalize( ( vec4( normal, 0.0 ) * viewMatrix ).xyz );
}
vec3 transformDirectionByInverseViewMatrix( in vec3 dir, in mat4 viewMatrix ) {
return normalize( ( vec4( dir, 0.0 ) * viewMatrix ).xyz );
}
bool isPerspectiveMatrix( mat4 m ) {
return m[ 2 ][ 3 ] == - 1.0;
}
vec2 equirectUv( in vec3 dir ) {
float u = atan( dir.z, dir.x ) * RECIPROCAL_PI2 + 0.5;
float v = asin( clamp( dir.y, - 1.0, 1.0 ) ) * RECIPROCAL_PI + 0.5;
return vec2( u, v );
}
vec3 BRDF_Lambert( const in vec3 diffuseColor ) {
return RECIPROCAL_PI * diffuseColor;
}
vec3 F_Schlick( const in vec3 f0, const in float f90, const in float dotVH ) {
float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
}
float F_Schlick( const in float f0, const in float f90, const in float dotVH ) {
float fresnel = exp2( ( - 5.55473 * dotVH - 6.98316 ) * dotVH );
return f0 * ( 1.0 - fresnel ) + ( f90 * fresnel );
} // validated`,Qp=`vec3 transformedNormal = objectNormal;
#ifdef USE_TANGENT
vec3 transformedTangent = objectTangent;
#endif
#ifdef USE_BATCHING
mat3 bm = mat3( batchingMatrix );
transformedNormal /= vec3( dot( bm[ 0 ], bm[ 0 ] ), dot( bm[ 1 ], bm[ 1 ] ), dot( bm[ 2 ], bm[ 2 ] ) );
transformedNormal = bm * transformedNormal;
#ifdef USE_TANGENT
transformedTangent = bm * transformedTangent;
#endif
#endif
#ifdef USE_INSTANCING
mat3 im = mat3( instanceMatrix );
transformedNormal /= vec3( dot( im[ 0 ], im[ 0 ] ), dot( im[ 1 ], im[ 1 ] ), dot( im[ 2 ], im[ 2 ] ) );
transformedNormal = im * transformedNormal;
#ifdef USE_TANGENT
transformedTangent = im * transformedTangent;
#endif
#endif
transformedNormal = normalMatrix * transformedNormal;
#ifdef FLIP_SIDED
transformedNormal = - transformedNormal;
#endif
#ifdef USE_TANGENT
transformedTangent = ( modelViewMatrix * vec4( transformedTangent, 0.0 ) ).xyz;
#endif`,em=`#ifdef USE_DISPLACEMENTMAP
uniform sampler2D displacementMap;
uniform float displacementScale;
uniform float displacementBias;
#endif`,tm=`#ifdef USE_DISPLACEMENTMAP
transformed += normalize( objectNormal ) * ( texture2D( displacementMap, vDisplacementMapUv ).x * displacementScale + displacementBias );
#endif`,im=`#ifdef USE_EMISSIVEMAP
vec4 emissiveColor = texture2D( emissiveMap, vEmissiveMapUv );
#ifdef DECODE_VIDEO_TEXTURE_EMISSIVE
emissiveColor = sRGBTransferEOTF( emissiveColor );
#endif
totalEmissiveRadiance *= emissiveColor.rgb;
#endif`,nm=`#ifdef USE_EMISSIVEMAP
uniform sampler2D emissiveMap;
#endif`,sm="gl_FragColor = linearToOutputTexel( gl_FragColor );",rm=`vec4 LinearTransferOETF( in vec4 value ) {
return value;
}
vec4 sRGBTransferEOTF( in vec4 value ) {
return vec4( mix( pow( value.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), value.rgb * 0.0773993808, vec3( lessThanEqual( value.rgb, vec3( 0.04045 ) ) ) ), value.a );
}
vec4 sRGBTransferOETF( in vec4 value ) {
return vec4( mix( pow( value.rgb, vec3( 0.41666 ) ) * 1.055 - vec3( 0.055 ), value.rgb * 12.92, vec3( lessThanEqual( value.rgb, vec3( 0.0031308 ) ) ) ), value.a );
}`,om=`#ifdef USE_ENVMAP
#ifdef ENV_WORLDPOS
vec3 cameraToFrag;
if ( isOrthographic ) {
cameraToFrag = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
} else {
cameraToFrag = normalize( vWorldPosition - cameraPosition );
}
vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
#ifdef ENVMAP_MODE_REFLECTION
vec3 reflectVec = reflect( cameraToFrag, worldNormal );
#else
vec3 reflectVec = refract( cameraToFrag, worldNormal, refractionRatio );
#endif
#else
vec3 reflectVec = vReflect;
#endif
#ifdef ENVMAP_TYPE_CUBE
vec4 envColor = textureCube( envMap, envMapRotation * reflectVec );
#ifdef ENVMAP_BLENDING_MULTIPLY
outgoingLight = mix( outgoingLight, outgoingLight * envColor.xyz, specularStrength * reflectivity );
#elif defined( ENVMAP_BLENDING_MIX )
outgoingLight = mix( outgoingLight, envColor.xyz, specularStrength * reflectivity );
#elif defined( ENVMAP_BLENDING_ADD )
outgoingLight += envColor.xyz * specularStrength * reflectivity;
#endif
#endif
#endif`,am=`#ifdef USE_ENVMAP
uniform float envMapIntensity;
uniform mat3 envMapRotation;
uniform samplerCube envMap;
#ifdef ENVMAP_TYPE_PMREM
float roughnessToMip( const in float roughness ) {
float r = clamp( roughness, 0.0, 1.0 );
return ENVMAP_MAX_LOD * r * ( 2.0 - r );
}
#endif
#endif`,lm=`#ifdef USE_ENVMAP
uniform float reflectivity;
#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
#define ENV_WORLDPOS
#endif
#ifdef ENV_WORLDPOS
varying vec3 vWorldPosition;
uniform float refractionRatio;
#else
varying vec3 vReflect;
#endif
#endif`,hm=`#ifdef USE_ENVMAP
#if defined( USE_BUMPMAP ) || defined( USE_NORMALMAP ) || defined( PHONG ) || defined( LAMBERT )
#define ENV_WORLDPOS
#endif
#ifdef ENV_WORLDPOS
varying vec3 vWorldPosition;
#else
varying vec3 vReflect;
uniform float refractionRatio;
#endif
#endif`,cm=`#ifdef USE_ENVMAP
#ifdef ENV_WORLDPOS
vWorldPosition = worldPosition.xyz;
#else
vec3 cameraToVertex;
if ( isOrthographic ) {
cameraToVertex = normalize( vec3( - viewMatrix[ 0 ][ 2 ], - viewMatrix[ 1 ][ 2 ], - viewMatrix[ 2 ][ 2 ] ) );
} else {
cameraToVertex = normalize( worldPosition.xyz - cameraPosition );
}
vec3 worldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
#ifdef ENVMAP_MODE_REFLECTION
vReflect = reflect( cameraToVertex, worldNormal );
#else
vReflect = refract( cameraToVertex, worldNormal, refractionRatio );
#endif
#endif
#endif`,um=`#ifdef USE_FOG
vFogDepth = - mvPosition.z;
#endif`,dm=`#ifdef USE_FOG
varying float vFogDepth;
#endif`,fm=`#ifdef USE_FOG
#ifdef FOG_EXP2
float fogFactor = 1.0 - exp( - fogDensity * fogDensity * vFogDepth * vFogDepth );
#else
float fogFactor = smoothstep( fogNear, fogFar, vFogDepth );
#endif
gl_FragColor.rgb = mix( gl_FragColor.rgb, fogColor, fogFactor );
#endif`,pm=`#ifdef USE_FOG
uniform vec3 fogColor;
varying float vFogDepth;
#ifdef FOG_EXP2
uniform float fogDensity;
#else
uniform float fogNear;
uniform float fogFar;
#endif
#endif`,mm="",gm=`#ifdef USE_LIGHTMAP
uniform sampler2D lightMap;
uniform float lightMapIntensity;
#endif`,_m=`LambertMaterial material;
material.diffuseColor = diffuseColor.rgb;
material.specularStrength = specularStrength;`,xm=`varying vec3 vViewPosition;
struct LambertMaterial {
vec3 diffuseColor;
float specularStrength;
};
void RE_Direct_Lambert( const in IncidentLight directLight, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
float dotNL = saturate( dot( geometryNormal, directLight.direction ) );
vec3 irradiance = dotNL * directLight.color;
reflectedLight.directDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
void RE_IndirectDiffuse_Lambert( const in vec3 irradiance, const in vec3 geometryPosition, const in vec3 geometryNormal, const in vec3 geometryViewDir, const in vec3 geometryClearcoatNormal, const in LambertMaterial material, inout ReflectedLight reflectedLight ) {
reflectedLight.indirectDiffuse += irradiance * BRDF_Lambert( material.diffuseColor );
}
#define RE_Direct RE_Direct_Lambert
#define RE_IndirectDiffuse RE_IndirectDiffuse_Lambert`,ym=`uniform bool receiveShadow;
uniform vec3 ambientLightColor;
#if defined( USE_LIGHT_PROBES )
uniform vec3 lightProbe[ 9 ];
#endif
vec3 shGetIrradianceAt( in vec3 normal, in vec3 shCoefficients[ 9 ] ) {
float x = normal.x, y = normal.y, z = normal.z;
vec3 result = shCoefficients[ 0 ] * 0.886227;
result += shCoefficients[ 1 ] * 2.0 * 0.511664 * y;
result += shCoefficients[ 2 ] * 2.0 * 0.511664 * z;
result += shCoefficients[ 3 ] * 2.0 * 0.511664 * x;
result += shCoefficients[ 4 ] * 2.0 * 0.429043 * x * y;
result += shCoefficients[ 5 ] * 2.0 * 0.429043 * y * z;
result += shCoefficients[ 6 ] * ( 0.743125 * z * z - 0.247708 );
result += shCoefficients[ 7 ] * 2.0 * 0.429043 * x * z;
result += shCoefficients[ 8 ] * 0.429043 * ( x * x - y * y );
return result;
}
vec3 getLightProbeIrradiance( const in vec3 lightProbe[ 9 ], const in vec3 normal ) {
vec3 worldNormal = transformNormalByInverseViewMatrix( normal, viewMatrix );
vec3 irradiance = shGetIrradianceAt( worldNormal, lightProbe );
return irradiance;
}
vec3 getAmbientLightIrradiance( const in vec3 ambientLightColor ) {
vec3 irradiance = ambientLightColor;
return irradiance;
}
float getDistanceAttenuation( const in float lightDistance, const in float cutoffDistance, const in float decayExponent ) {
float distanceFalloff = 1.0 / max( pow( lightDistance, decayExponent ), 0.01 );
if ( cutoffDistance > 0.0 ) {
distanceFalloff *= pow2( saturate( 1.0 - pow4( lightDistance / cutoffDistance ) ) );
}
return distanceFalloff;
}
float getSpotAttenuation( const in float coneCosine, const in float penumbraCosine, const in float angleCosine ) {
return smoothstep( coneCosine, penumbraCosine, angleCosine );
}
#if NUM_SUN_LIGHTS > 0
struct SunLight {
vec3 direction;
vec3 color;
};
uniform SunLight sunLights[ NUM_SUN_LIGHTS ];
void getSunLightInfo( const in SunLight sunLight, out IncidentLight light ) {
light.color = sunLight.color;
light.direction = sunLight.direction;
light.visible = true;
}
#endif
#if NUM_DIR_LIGHTS > 0
struct DirectionalLight {
vec3 direction;
vec3 color;
};
uniform DirectionalLight directionalLights[ NUM_DIR_LIGHTS ];
void getDirectionalLightInfo( const in DirectionalLight directionalLight, out IncidentLight light ) {
light.color = directionalLight.color;
light.direction = directionalLight.direction;
light.visible = true;
}
#endif
#if NUM_POINT_LIGHTS > 0
struct PointLight {
vec3 position;
vec3 color;
float distance;
float decay;
};
uniform PointLight pointLights[ NUM_POINT_LIGHTS ];
void getPointLightInfo( const in PointLight pointLight, const in vec3 geometryPosition, out IncidentLight light ) {
vec3 lVector = pointLight.position - geometryPosition;
light.direction = normalize( lVector );
float lightDistance = length( lVector );
light.color = pointLight.color;
light.color *= getDistanceAttenuation( lightDistance, pointLight.distance, pointLight.decay );
light.visible = ( light.color != vec3( 0.0 ) );
}
#endif
#if NUM_SPOT_LIGHTS > 0
struct SpotLight {
vec3 position;
vec3 direction;
vec3 color;
float distance;
float decay;
float coneCos;
float penumbraCos;
};
uniform SpotLight spotLights[ NUM_SPOT_LIGHTS ];
void getSpotLightInfo( const in SpotLight spotLight, const in vec3 geometryPosition, out IncidentLight light ) {
vec3 lVector = spotLight.position - geometryPosition;
light.direction = normalize( lVector );
float angleCos = dot( light.direction, spotLight.direction );
float spotAttenuation = getSpotAttenuation( spotLight.coneCos, spotLight.penumbraCos, angleCos );
if ( spotAttenuation > 0.0 ) {
float lightDistance = length( lVector );
light.color = spotLight.color * spotAttenuation;
light.color *= getDistanceAttenuation( lightDistance, spotLight.distance, spotLight.decay );
light.visible = ( light.color != vec3( 0.0 ) );
} else {
light.color = vec3( 0.0 );
light.visible = false;
}
}
#endif
#if NUM_RECT_AREA_LIGHTS > 0
struct RectAreaLight {
vec3 color;
vec3 position;
vec3 halfWidth;
vec3 halfHeight;
};
uniform sampler2D ltc_1; uniform sampler2D ltc_2;
uniform RectAreaLight rectAreaLights[ NUM_RECT_AREA_LIGHTS ];
#endif
#if NUM_HEMI_LIGHTS > 0
struct HemisphereLight {
vec3 direction;
vec3 skyColor;
vec3 groundColor;
};
uniform HemisphereLight hemisphereLights[ NUM_HEMI_LIGHTS ];
vec3 getHemisphereLightIrradiance( const in HemisphereLight hemiLight, const in vec3 normal ) {
float dotNL = dot( normal, hemiLight.direction );
float hemiDiffuseWeight = 0.5 * dotNL + 0.5;
vec3 irradiance = mix( hemiLight.groundColor, hemiLight.skyColor, hemiDiffuseWeight );
return irradiance;
}
#endif
#include <lightprobes_pars_fragment>`,vm="",bm="",Mm="",Sm="",wm="",Am="",Tm="",Em=`
vec3 geometryPosition = - vViewPosition;
vec3 geometryNormal = normal;
vec3 geometryViewDir = ( isOrthographic ) ? vec3( 0, 0, 1 ) : normalize( vViewPosition );
vec3 geometryClearcoatNormal = vec3( 0.0 );
#ifdef USE_CLEARCOAT
geometryClearcoatNormal = clearcoatNormal;
#endif
#ifdef USE_IRIDESCENCE
float dotNVi = saturate( dot( normal, geometryViewDir ) );
if ( material.iridescenceThickness == 0.0 ) {
material.iridescence = 0.0;
} else {
material.iridescence = saturate( material.iridescence );
}
if ( material.iridescence > 0.0 ) {
vec3 iridescenceFresnelDielectric = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.specularColor );
vec3 iridescenceFresnelMetallic = evalIridescence( 1.0, material.iridescenceIOR, dotNVi, material.iridescenceThickness, material.diffuseColor );
material.iridescenceFresnel = mix( iridescenceFresnelDielectric, iridescenceFresnelMetallic, material.metalness );
material.iridescenceF0Dielectric = Schlick_to_F0( iridescenceFresnelDielectric, 1.0, dotNVi );
material.iridescenceF0Metallic = Schlick_to_F0( iridescenceFresnelMetallic, 1.0, dotNVi );
}
#endif
#ifdef STANDARD
float dotNVms = saturate( dot( geometryNormal, geometryViewDir ) );
material.dfg = texture2D( dfgLUT, vec2( material.roughness, dotNVms ) ).rg;
#if ( NUM_SUN_LIGHTS > 0 || NUM_DIR_LIGHTS > 0 || NUM_POINT_LIGHTS > 0 || NUM_SPOT_LIGHTS > 0 )
float EssMs = material.dfg.x + material.dfg.y;
material.multiScatteringCompensation = 1.0 + material.specularColorBlended * ( 1.0 / EssMs - 1.0 );
#endif
#endif
IncidentLight directLight;
#if ( NUM_POINT_LIGHTS > 0 ) && defined( RE_Direct )
PointLight pointLight;
#if defined( USE_SHADOWMAP ) && NUM_POINT_LIGHT_SHADOWS > 0
PointLightShadow pointLightShadow;
#endif
#pragma unroll_loop_start
for ( int i = 0; i < NUM_POINT_LIGHTS; i ++ ) {
pointLight = pointLights[ i ];
getPointLightInfo( pointLight, geometryPosition, directLight );
#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_POINT_LIGHT_SHADOWS ) && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
pointLightShadow = pointLightShadows[ i ];
directLight.color *= ( directLight.visible && receiveShadow ) ? getPointShadow( pointShadowMap[ i ], pointLightShadow.shadowMapSize, pointLightShadow.shadowIntensity, pointLightShadow.shadowBias, pointLightShadow.shadowRadius, vPointShadowCoord[ i ], pointLightShadow.shadowCameraNear, pointLightShadow.shadowCameraFar ) : 1.0;
#endif
RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
}
#pragma unroll_loop_end
#endif
#if ( NUM_SPOT_LIGHTS > 0 ) && defined( RE_Direct )
SpotLight spotLight;
vec4 spotColor;
vec3 spotLightCoord;
bool inSpotLightMap;
#if defined( USE_SHADOWMAP ) && NUM_SPOT_LIGHT_SHADOWS > 0
SpotLightShadow spotLightShadow;
#endif
#pragma unroll_loop_start
for ( int i = 0; i < NUM_SPOT_LIGHTS; i ++ ) {
spotLight = spotLights[ i ];
getSpotLightInfo( spotLight, geometryPosition, directLight );
#if ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
#define SPOT_LIGHT_MAP_INDEX UNROLLED_LOOP_INDEX
#elif ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
#define SPOT_LIGHT_MAP_INDEX NUM_SPOT_LIGHT_MAPS
#else
#define SPOT_LIGHT_MAP_INDEX ( UNROLLED_LOOP_INDEX - NUM_SPOT_LIGHT_SHADOWS + NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS )
#endif
#if ( SPOT_LIGHT_MAP_INDEX < NUM_SPOT_LIGHT_MAPS )
spotLightCoord = vSpotLightCoord[ i ].xyz / vSpotLightCoord[ i ].w;
inSpotLightMap = all( lessThan( abs( spotLightCoord * 2. - 1. ), vec3( 1.0 ) ) );
spotColor = texture2D( spotLightMap[ SPOT_LIGHT_MAP_INDEX ], spotLightCoord.xy );
directLight.color = inSpotLightMap ? directLight.color * spotColor.rgb : directLight.color;
#endif
#undef SPOT_LIGHT_MAP_INDEX
#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
spotLightShadow = spotLightShadows[ i ];
directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( spotShadowMap[ i ], spotLightShadow.shadowMapSize, spotLightShadow.shadowIntensity, spotLightShadow.shadowBias, spotLightShadow.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
#endif
RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
}
#pragma unroll_loop_end
#endif
#if ( NUM_SUN_LIGHTS > 0 ) && defined( RE_Direct )
SunLight sunLight;
#if defined( USE_SHADOWMAP ) && NUM_SUN_LIGHT_SHADOWS > 0
SunLightShadow sunLightShadow;
#endif
#pragma unroll_loop_start
for ( int i = 0; i < NUM_SUN_LIGHTS; i ++ ) {
sunLight = sunLights[ i ];
getSunLightInfo( sunLight, directLight );
#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_SUN_LIGHT_SHADOWS )
sunLightShadow = sunLightShadows[ i ];
directLight.color *= ( directLight.visible && receiveShadow ) ? getSunShadow( sunShadowMap[ i ], sunLightShadow, UNROLLED_LOOP_INDEX ) : 1.0;
#endif
RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
}
#pragma unroll_loop_end
#endif
#if ( NUM_DIR_LIGHTS > 0 ) && defined( RE_Direct )
DirectionalLight directionalLight;
#if defined( USE_SHADOWMAP ) && NUM_DIR_LIGHT_SHADOWS > 0
DirectionalLightShadow directionalLightShadow;
#endif
#pragma unroll_loop_start
for ( int i = 0; i < NUM_DIR_LIGHTS; i ++ ) {
directionalLight = directionalLights[ i ];
getDirectionalLightInfo( directionalLight, directLight );
#if defined( USE_SHADOWMAP ) && ( UNROLLED_LOOP_INDEX < NUM_DIR_LIGHT_SHADOWS )
directionalLightShadow = directionalLightShadows[ i ];
directLight.color *= ( directLight.visible && receiveShadow ) ? getShadow( directionalShadowMap[ i ], directionalLightShadow.shadowMapSize, directionalLightShadow.shadowIntensity, directionalLightShadow.shadowBias, directionalLightShadow.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
#endif
RE_Direct( directLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
}
#pragma unroll_loop_end
#endif
#if ( NUM_RECT_AREA_LIGHTS > 0 ) && defined( RE_Direct_RectArea )
RectAreaLight rectAreaLight;
#pragma unroll_loop_start
for ( int i = 0; i < NUM_RECT_AREA_LIGHTS; i ++ ) {
rectAreaLight = rectAreaLights[ i ];
RE_Direct_RectArea( rectAreaLight, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
}
#pragma unroll_loop_end
#endif
#if defined( RE_IndirectDiffuse )
vec3 iblIrradiance = vec3( 0.0 );
vec3 irradiance = getAmbientLightIrradiance( ambientLightColor );
#if defined( USE_LIGHT_PROBES )
irradiance += getLightProbeIrradiance( lightProbe, geometryNormal );
#endif
#if ( NUM_HEMI_LIGHTS > 0 )
#pragma unroll_loop_start
for ( int i = 0; i < NUM_HEMI_LIGHTS; i ++ ) {
irradiance += getHemisphereLightIrradiance( hemisphereLights[ i ], geometryNormal );
}
#pragma unroll_loop_end
#endif
#if NUM_LIGHT_PROBE_GRIDS > 0
vec3 probeWorldPos = ( ( vec4( geometryPosition, 1.0 ) - viewMatrix[ 3 ] ) * viewMatrix ).xyz;
vec3 probeWorldNormal = transformNormalByInverseViewMatrix( geometryNormal, viewMatrix );
int probeGrid = - 1;
#pragma unroll_loop_start
for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
if ( isInsideLightProbeGrid( probeWorldPos, probeWorldNormal, probesMin[ i ], probesMax[ i ], probesResolution[ i ] ) ) probeGrid = UNROLLED_LOOP_INDEX;
}
#pragma unroll_loop_end
#pragma unroll_loop_start
for ( int i = 0; i < NUM_LIGHT_PROBE_GRIDS; i ++ ) {
if ( probeGrid == UNROLLED_LOOP_INDEX ) irradiance += getLightProbeGridIrradiance( probesSH[ i ], probesMin[ i ], probesMax[ i ], probesResolution[ i ], probeWorldPos, probeWorldNormal );
}
#pragma unroll_loop_end
#endif
#endif
#if defined( RE_IndirectSpecular )
vec3 radiance = vec3( 0.0 );
vec3 clearcoatRadiance = vec3( 0.0 );
#endif`,Rm=`#if defined( RE_IndirectDiffuse )
#ifdef USE_LIGHTMAP
vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
vec3 lightMapIrradiance = lightMapTexel.rgb * lightMapIntensity;
irradiance += lightMapIrradiance;
#endif
#if defined( USE_ENVMAP ) && defined( ENVMAP_TYPE_PMREM )
#if defined( STANDARD ) || defined( LAMBERT ) || defined( PHONG )
iblIrradiance += getIBLIrradiance( geometryNormal );
#endif
#endif
#endif
#if defined( USE_ENVMAP ) && defined( RE_IndirectSpecular )
#ifdef USE_ANISOTROPY
vec3 iblRadiance = getIBLAnisotropyRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
#else
vec3 iblRadiance = getIBLRadiance( geometryViewDir, geometryNormal, material.roughness );
#endif
#ifdef USE_RETROREFLECTION
#ifdef USE_ANISOTROPY
vec3 retroIBLRadiance = getIBLAnisotropyRetroRadiance( geometryViewDir, geometryNormal, material.roughness, material.anisotropyB, material.anisotropy );
#else
vec3 retroIBLRadiance = getIBLRetroRadiance( geometryViewDir, geometryNormal, material.roughness );
#endif
iblRadiance = mix( iblRadiance, retroIBLRadiance, saturate( material.retroreflectivity ) );
#endif
radiance += iblRadiance;
#ifdef USE_CLEARCOAT
clearcoatRadiance += getIBLRadiance( geometryViewDir, geometryClearcoatNormal, material.clearcoatRoughness );
#endif
#endif`,Cm=`#if defined( RE_IndirectDiffuse )
#if defined( LAMBERT ) || defined( PHONG )
irradiance += iblIrradiance;
#endif
RE_IndirectDiffuse( irradiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif
#if defined( RE_IndirectSpecular )
RE_IndirectSpecular( radiance, iblIrradiance, clearcoatRadiance, geometryPosition, geometryNormal, geometryViewDir, geometryClearcoatNormal, material, reflectedLight );
#endif`,Pm=`#if NUM_LIGHT_PROBE_GRIDS > 0
uniform highp sampler3D probesSH[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMin[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesMax[ NUM_LIGHT_PROBE_GRIDS ];
uniform vec3 probesResolution[ NUM_LIGHT_PROBE_GRIDS ];
bool isInsideLightProbeGrid( vec3 worldPos, vec3 worldNormal, vec3 probesMin, vec3 probesMax, vec3 probesResolution ) {
vec3 spacing = ( probesMax - probesMin ) / probesResolution;
vec3 samplePos = worldPos + worldNormal * spacing * 0.5;
vec3 margin = spacing * 0.01;
return all( greaterThanEqual( samplePos, probesMin - margin ) ) && all( lessThanEqual( samplePos, probesMax + margin ) );
}
vec3 getLightProbeGridIrradiance( highp sampler3D probesSH, vec3 probesMin, vec3 probesMax, vec3 probesResolution, vec3 worldPos, vec3 worldNormal ) {
vec3 res = probesResolution;
vec3 gridRange = probesMax - probesMin;
vec3 probeSpacing = gridRange / res;
vec3 samplePos = worldPos + worldNormal * probeSpacing * 0.5;
vec3 uvw = clamp( ( samplePos - probesMin ) / gridRange, 0.5 / res, 1.0 - 0.5 / res );
float nz = res.z;
float paddedSlices = nz + 2.0;
float atlasDepth = 7.0 * paddedSlices;
float uvZBase = uvw.z * nz + 1.0;
vec4 s0 = texture( probesSH, vec3( uvw.xy, ( uvZBase ) / atlasDepth ) );
vec4 s1 = texture( probesSH, vec3( uvw.xy, ( uvZBase + paddedSlices ) / atlasDepth ) );
vec4 s2 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 2.0 * paddedSlices ) / atlasDepth ) );
vec4 s3 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 3.0 * paddedSlices ) / atlasDepth ) );
vec4 s4 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 4.0 * paddedSlices ) / atlasDepth ) );
vec4 s5 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 5.0 * paddedSlices ) / atlasDepth ) );
vec4 s6 = texture( probesSH, vec3( uvw.xy, ( uvZBase + 6.0 * paddedSlices ) / atlasDepth ) );
vec3 c0 = s0.xyz;
vec3 c1 = vec3( s0.w, s1.xy );
vec3 c2 = vec3( s1.zw, s2.x );
vec3 c3 = s2.yzw;
vec3 c4 = s3.xyz;
vec3 c5 = vec3( s3.w, s4.xy );
vec3 c6 = vec3( s4.zw, s5.x );
vec3 c7 = s5.yzw;
vec3 c8 = s6.xyz;
float x = worldNormal.x, y = worldNormal.y, z = worldNormal.z;
vec3 result = c0 * 0.886227;
result += c1 * 2.0 * 0.511664 * y;
result += c2 * 2.0 * 0.511664 * z;
result += c3 * 2.0 * 0.511664 * x;
result += c4 * 2.0 * 0.429043 * x * y;
result += c5 * 2.0 * 0.429043 * y * z;
result += c6 * ( 0.743125 * z * z - 0.247708 );
result += c7 * 2.0 * 0.429043 * x * z;
result += c8 * 0.429043 * ( x * x - y * y );
return max( result, vec3( 0.0 ) );
}
#endif`,Im=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
gl_FragDepth = vIsPerspective == 0.0 ? gl_FragCoord.z : log2( vFragDepth ) * logDepthBufFC * 0.5;
#endif`,Lm=`#if defined( USE_LOGARITHMIC_DEPTH_BUFFER )
uniform float logDepthBufFC;
varying float vFragDepth;
varying float vIsPerspective;
#endif`,Nm=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
varying float vFragDepth;
varying float vIsPerspective;
#endif`,Dm=`#ifdef USE_LOGARITHMIC_DEPTH_BUFFER
vFragDepth = 1.0 + gl_Position.w;
vIsPerspective = float( isPerspectiveMatrix( projectionMatrix ) );
#endif`,Um=`#ifdef USE_MAP
vec4 sampledDiffuseColor = texture2D( map, vMapUv );
#ifdef DECODE_VIDEO_TEXTURE
sampledDiffuseColor = sRGBTransferEOTF( sampledDiffuseColor );
#endif
diffuseColor *= sampledDiffuseColor;
#endif`,Om=`#ifdef USE_MAP
uniform sampler2D map;
#endif`,Fm=`#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
#if defined( USE_POINTS_UV )
vec2 uv = vUv;
#else
vec2 uv = ( uvTransform * vec3( gl_PointCoord.x, 1.0 - gl_PointCoord.y, 1 ) ).xy;
#endif
#endif
#ifdef USE_MAP
diffuseColor *= texture2D( map, uv );
#endif
#ifdef USE_ALPHAMAP
diffuseColor.a *= texture2D( alphaMap, uv ).g;
#endif`,Bm=`#if defined( USE_POINTS_UV )
varying vec2 vUv;
#else
#if defined( USE_MAP ) || defined( USE_ALPHAMAP )
uniform mat3 uvTransform;
#endif
#endif
#ifdef USE_MAP
uniform sampler2D map;
#endif
#ifdef USE_ALPHAMAP
uniform sampler2D alphaMap;
#endif`,km=`float metalnessFactor = metalness;
#ifdef USE_METALNESSMAP
vec4 texelMetalness = texture2D( metalnessMap, vMetalnessMapUv );
metalnessFactor *= texelMetalness.b;
#endif`,zm=`#ifdef USE_METALNESSMAP
uniform sampler2D metalnessMap;
#endif`,Gm=`#ifdef USE_INSTANCING_MORPH
float morphTargetInfluences[ MORPHTARGETS_COUNT ];
float morphTargetBaseInfluence = texelFetch( morphTexture, ivec2( 0, gl_InstanceID ), 0 ).r;
for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
morphTargetInfluences[i] = texelFetch( morphTexture, ivec2( i + 1, gl_InstanceID ), 0 ).r;
}
#endif`,Hm=`#if defined( USE_MORPHCOLORS )
#if defined( USE_COLOR_ALPHA )
vColor *= morphTargetBaseInfluence;
#elif defined( USE_COLOR )
vColor.rgb *= morphTargetBaseInfluence;
#endif
for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
#if defined( USE_COLOR_ALPHA )
if ( morphTargetInfluences[ i ] != 0.0 ) vColor += getMorph( gl_VertexID, i, 2 ) * morphTargetInfluences[ i ];
#elif defined( USE_COLOR )
if ( morphTargetInfluences[ i ] != 0.0 ) vColor.rgb += getMorph( gl_VertexID, i, 2 ).rgb * morphTargetInfluences[ i ];
#endif
}
#endif`,Vm=`#ifdef USE_MORPHNORMALS
objectNormal *= morphTargetBaseInfluence;
for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
if ( morphTargetInfluences[ i ] != 0.0 ) objectNormal += getMorph( gl_VertexID, i, 1 ).xyz * morphTargetInfluences[ i ];
}
#endif`,Wm=`#ifdef USE_MORPHTARGETS
#ifndef USE_INSTANCING_MORPH
uniform float morphTargetBaseInfluence;
uniform float morphTargetInfluences[ MORPHTARGETS_COUNT ];
#endif
uniform sampler2DArray morphTargetsTexture;
uniform ivec2 morphTargetsTextureSize;
vec4 getMorph( const in int vertexIndex, const in int morphTargetIndex, const in int offset ) {
int texelIndex = vertexIndex * MORPHTARGETS_TEXTURE_STRIDE + offset;
int y = texelIndex / morphTargetsTextureSize.x;
int x = texelIndex - y * morphTargetsTextureSize.x;
ivec3 morphUV = ivec3( x, y, morphTargetIndex );
return texelFetch( morphTargetsTexture, morphUV, 0 );
}
#endif`,Xm=`#ifdef USE_MORPHTARGETS
transformed *= morphTargetBaseInfluence;
for ( int i = 0; i < MORPHTARGETS_COUNT; i ++ ) {
if ( morphTargetInfluences[ i ] != 0.0 ) transformed += getMorph( gl_VertexID, i, 0 ).xyz * morphTargetInfluences[ i ];
}
#endif`,qm=`float faceDirection = gl_FrontFacing ? 1.0 : - 1.0;
#ifdef FLAT_SHADED
vec3 fdx = dFdx( vViewPosition );
vec3 fdy = dFdy( vViewPosition );
vec3 normal = normalize( cross( fdx, fdy ) );
#else
vec3 normal = normalize( vNormal );
#ifdef DOUBLE_SIDED
normal *= faceDirection;
#endif
#endif
#if defined( USE_NORMALMAP_TANGENTSPACE ) || defined( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY )
#ifdef USE_TANGENT
mat3 tbn = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
#else
mat3 tbn = getTangentFrame( - vViewPosition, normal,
#if defined( USE_NORMALMAP )
vNormalMapUv
#elif defined( USE_CLEARCOAT_NORMALMAP )
vClearcoatNormalMapUv
#else
vUv
#endif
);
#endif
#ifdef DOUBLE_SIDED
tbn[0] *= faceDirection;
tbn[1] *= faceDirection;
#endif
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
#ifdef USE_TANGENT
mat3 tbn2 = mat3( normalize( vTangent ), normalize( vBitangent ), normal );
#else
mat3 tbn2 = getTangentFrame( - vViewPosition, normal, vClearcoatNormalMapUv );
#endif
#ifdef DOUBLE_SIDED
tbn2[0] *= faceDirection;
tbn2[1] *= faceDirection;
#endif
#endif
vec3 nonPerturbedNormal = normal;`,$m=`#ifdef USE_NORMALMAP_OBJECTSPACE
normal = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
#ifdef FLIP_SIDED
normal = - normal;
#endif
#ifdef DOUBLE_SIDED
normal = normal * faceDirection;
#endif
normal = normalize( normalMatrix * normal );
#elif defined( USE_NORMALMAP_TANGENTSPACE )
vec3 mapN = texture2D( normalMap, vNormalMapUv ).xyz * 2.0 - 1.0;
#if defined( USE_PACKED_NORMALMAP )
mapN = vec3( mapN.xy, sqrt( saturate( 1.0 - dot( mapN.xy, mapN.xy ) ) ) );
#endif
mapN.xy *= normalScale;
normal = normalize( tbn * mapN );
#elif defined( USE_BUMPMAP )
normal = perturbNormalArb( - vViewPosition, normal, dHdxy_fwd(), faceDirection );
#endif`,Ym=`#ifndef FLAT_SHADED
varying vec3 vNormal;
#ifdef USE_TANGENT
varying vec3 vTangent;
varying vec3 vBitangent;
#endif
#endif`,Zm=`#ifndef FLAT_SHADED
varying vec3 vNormal;
#ifdef USE_TANGENT
varying vec3 vTangent;
varying vec3 vBitangent;
#endif
#endif`,Jm=`#ifndef FLAT_SHADED
vNormal = normalize( transformedNormal );
#ifdef USE_TANGENT
vTangent = normalize( transformedTangent );
vBitangent = normalize( cross( vNormal, vTangent ) * tangent.w );
#ifdef FLIP_SIDED
vBitangent = - vBitangent;
#endif
#endif
#endif`,Km=`#ifdef USE_NORMALMAP
uniform sampler2D normalMap;
uniform vec2 normalScale;
#endif
#ifdef USE_NORMALMAP_OBJECTSPACE
uniform mat3 normalMatrix;
#endif
#if ! defined ( USE_TANGENT ) && ( defined ( USE_NORMALMAP_TANGENTSPACE ) || defined ( USE_CLEARCOAT_NORMALMAP ) || defined( USE_ANISOTROPY ) )
mat3 getTangentFrame( vec3 eye_pos, vec3 surf_norm, vec2 uv ) {
vec3 q0 = dFdx( eye_pos.xyz );
vec3 q1 = dFdy( eye_pos.xyz );
vec2 st0 = dFdx( uv.st );
vec2 st1 = dFdy( uv.st );
vec3 N = surf_norm;
vec3 q1perp = cross( q1, N );
vec3 q0perp = cross( N, q0 );
vec3 T = q1perp * st0.x + q0perp * st1.x;
vec3 B = q1perp * st0.y + q0perp * st1.y;
float det = max( dot( T, T ), dot( B, B ) );
float scale = ( det == 0.0 ) ? 0.0 : inversesqrt( det );
return mat3( T * scale, B * scale, N );
}
#endif`,jm="",Qm="",eg="",tg="",ig=`#ifdef OPAQUE
diffuseColor.a = 1.0;
#endif
#ifdef USE_TRANSMISSION
diffuseColor.a *= material.transmissionAlpha;
#endif
gl_FragColor = vec4( outgoingLight, diffuseColor.a );`,ng=`vec3 packNormalToRGB( const in vec3 normal ) {
return normalize( normal ) * 0.5 + 0.5;
}
vec3 unpackRGBToNormal( const in vec3 rgb ) {
return 2.0 * rgb.xyz - 1.0;
}
const float PackUpscale = 256. / 255.;const float UnpackDownscale = 255. / 256.;const float ShiftRight8 = 1. / 256.;
const float Inv255 = 1. / 255.;
const vec4 PackFactors = vec4( 1.0, 256.0, 256.0 * 256.0, 256.0 * 256.0 * 256.0 );
const vec2 UnpackFactors2 = vec2( UnpackDownscale, 1.0 / PackFactors.g );
const vec3 UnpackFactors3 = vec3( UnpackDownscale / PackFactors.rg, 1.0 / PackFactors.b );
const vec4 UnpackFactors4 = vec4( UnpackDownscale / PackFactors.rgb, 1.0 / PackFactors.a );
vec4 packDepthToRGBA( const in float v ) {
if( v <= 0.0 )
return vec4( 0., 0., 0., 0. );
if( v >= 1.0 )
return vec4( 1., 1., 1., 1. );
float vuf;
float af = modf( v * PackFactors.a, vuf );
float bf = modf( vuf * ShiftRight8, vuf );
float gf = modf( vuf * ShiftRight8, vuf );
return vec4( vuf * Inv255, gf * PackUpscale, bf * PackUpscale, af );
}
vec3 packDepthToRGB( const in float v ) {
if( v <= 0.0 )
return vec3( 0., 0., 0. );
if( v >= 1.0 )
return vec3( 1., 1., 1. );
float vuf;
float bf = modf( v * PackFactors.b, vuf );
float gf = modf( vuf * ShiftRight8, vuf );
return vec3( vuf * Inv255, gf * PackUpscale, bf );
}
vec2 packDepthToRG( const in float v ) {
if( v <= 0.0 )
return vec2( 0., 0. );
if( v >= 1.0 )
return vec2( 1., 1. );
float vuf;
float gf = modf( v * 256., vuf );
return vec2( vuf * Inv255, gf );
}
float unpackRGBAToDepth( const in vec4 v ) {
return dot( v, UnpackFactors4 );
}
float unpackRGBToDepth( const in vec3 v ) {
return dot( v, UnpackFactors3 );
}
float unpackRGToDepth( const in vec2 v ) {
return v.r * UnpackFactors2.r + v.g * UnpackFactors2.g;
}
vec4 pack2HalfToRGBA( const in vec2 v ) {
vec4 r = vec4( v.x, fract( v.x * 255.0 ), v.y, fract( v.y * 255.0 ) );
return vec4( r.x - r.y / 255.0, r.y, r.z - r.w / 255.0, r.w );
}
vec2 unpackRGBATo2Half( const in vec4 v ) {
return vec2( v.x + ( v.y / 255.0 ), v.z + ( v.w / 255.0 ) );
}
float viewZToOrthographicDepth( const in float viewZ, const in float near, const in float far ) {
return ( viewZ + near ) / ( near - far );
}
float orthographicDepthToViewZ( const in float depth, const in float near, const in float far ) {
#ifdef USE_REVERSED_DEPTH_BUFFER
return depth * ( far - near ) - far;
#else
return depth * ( near - far ) - near;
#endif
}
float viewZToPerspectiveDepth( const in float viewZ, const in float near, const in float far ) {
return ( ( near + viewZ ) * far ) / ( ( far - near ) * viewZ );
}
float perspectiveDepthToViewZ( const in float depth, const in float near, const in float far ) {
#ifdef USE_REVERSED_DEPTH_BUFFER
return ( near * far ) / ( ( near - far ) * depth - near );
#else
return ( near * far ) / ( ( far - near ) * depth - far );
#endif
}`,sg=`#ifdef PREMULTIPLIED_ALPHA
gl_FragColor.rgb *= gl_FragColor.a;
#endif`,rg=`vec4 mvPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
mvPosition = batchingMatrix * mvPosition;
#endif
#ifdef USE_INSTANCING
mvPosition = instanceMatrix * mvPosition;
#endif
mvPosition = modelViewMatrix * mvPosition;
gl_Position = projectionMatrix * mvPosition;`,og=`#ifdef DITHERING
gl_FragColor.rgb = dithering( gl_FragColor.rgb );
#endif`,ag=`#ifdef DITHERING
vec3 dithering( vec3 color ) {
float grid_position = rand( gl_FragCoord.xy );
vec3 dither_shift_RGB = vec3( 0.25 / 255.0, -0.25 / 255.0, 0.25 / 255.0 );
dither_shift_RGB = mix( 2.0 * dither_shift_RGB, -2.0 * dither_shift_RGB, grid_position );
return color + dither_shift_RGB;
}
#endif`,lg=`float roughnessFactor = roughness;
#ifdef USE_ROUGHNESSMAP
vec4 texelRoughness = texture2D( roughnessMap, vRoughnessMapUv );
roughnessFactor *= texelRoughness.g;
#endif`,hg=`#ifdef USE_ROUGHNESSMAP
uniform sampler2D roughnessMap;
#endif`,cg=`#if NUM_SPOT_LIGHT_COORDS > 0
varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#if NUM_SPOT_LIGHT_MAPS > 0
uniform sampler2D spotLightMap[ NUM_SPOT_LIGHT_MAPS ];
#endif
#ifdef USE_SHADOWMAP
#if NUM_SUN_LIGHT_SHADOWS > 0
#define SUN_LIGHT_CASCADES 2
#if defined( SHADOWMAP_TYPE_PCF )
uniform sampler2DShadow sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
#else
uniform sampler2D sunShadowMap[ NUM_SUN_LIGHT_SHADOWS ];
#endif
uniform mat4 sunShadowMatrix[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
uniform vec4 sunShadowCascade[ NUM_SUN_LIGHT_SHADOWS * SUN_LIGHT_CASCADES ];
varying vec4 vSunShadowWorldPosition;
varying vec3 vSunShadowWorldNormal;
struct SunLightShadow {
float shadowIntensity;
float shadowBias;
float shadowNormalBias;
float shadowRadius;
vec2 shadowMapSize;
};
uniform SunLightShadow sunLightShadows[ NUM_SUN_LIGHT_SHADOWS ];
#endif
#if NUM_DIR_LIGHT_SHADOWS > 0
#if defined( SHADOWMAP_TYPE_PCF )
uniform sampler2DShadow directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
#else
uniform sampler2D directionalShadowMap[ NUM_DIR_LIGHT_SHADOWS ];
#endif
varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
struct DirectionalLightShadow {
float shadowIntensity;
float shadowBias;
float shadowNormalBias;
float shadowRadius;
vec2 shadowMapSize;
};
uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
#endif
#if NUM_SPOT_LIGHT_SHADOWS > 0
#if defined( SHADOWMAP_TYPE_PCF )
uniform sampler2DShadow spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
#else
uniform sampler2D spotShadowMap[ NUM_SPOT_LIGHT_SHADOWS ];
#endif
struct SpotLightShadow {
float shadowIntensity;
float shadowBias;
float shadowNormalBias;
float shadowRadius;
vec2 shadowMapSize;
};
uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
#endif
#if NUM_POINT_LIGHT_SHADOWS > 0
#if defined( SHADOWMAP_TYPE_PCF )
uniform samplerCubeShadow pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
#elif defined( SHADOWMAP_TYPE_BASIC )
uniform samplerCube pointShadowMap[ NUM_POINT_LIGHT_SHADOWS ];
#endif
varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
struct PointLightShadow {
float shadowIntensity;
float shadowBias;
float shadowNormalBias;
float shadowRadius;
vec2 shadowMapSize;
float shadowCameraNear;
float shadowCameraFar;
};
uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
#endif
#if defined( SHADOWMAP_TYPE_PCF )
float interleavedGradientNoise( vec2 position ) {
return fract( 52.9829189 * fract( dot( position, vec2( 0.06711056, 0.00583715 ) ) ) );
}
vec2 vogelDiskSample( int sampleIndex, int samplesCount, float phi ) {
const float goldenAngle = 2.399963229728653;
float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
float theta = float( sampleIndex ) * goldenAngle + phi;
return vec2( cos( theta ), sin( theta ) ) * r;
}
#endif
#if defined( SHADOWMAP_TYPE_PCF )
float getShadow( sampler2DShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
float shadow = 1.0;
shadowCoord.xyz /= shadowCoord.w;
#ifdef USE_REVERSED_DEPTH_BUFFER
shadowCoord.z -= shadowBias;
#else
shadowCoord.z += shadowBias;
#endif
bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
if ( frustumTest ) {
vec2 texelSize = vec2( 1.0 ) / shadowMapSize;
vec2 radius = shadowRadius * texelSize;
float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
shadow = (
texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 0, 5, phi ) * radius, shadowCoord.z ) ) +
texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 1, 5, phi ) * radius, shadowCoord.z ) ) +
texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 2, 5, phi ) * radius, shadowCoord.z ) ) +
texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 3, 5, phi ) * radius, shadowCoord.z ) ) +
texture( shadowMap, vec3( shadowCoord.xy + vogelDiskSample( 4, 5, phi ) * radius, shadowCoord.z ) )
) * 0.2;
}
return mix( 1.0, shadow, shadowIntensity );
}
#elif defined( SHADOWMAP_TYPE_VSM )
float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
float shadow = 1.0;
shadowCoord.xyz /= shadowCoord.w;
#ifdef USE_REVERSED_DEPTH_BUFFER
shadowCoord.z -= shadowBias;
#else
shadowCoord.z += shadowBias;
#endif
bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
if ( frustumTest ) {
vec2 distribution = texture2D( shadowMap, shadowCoord.xy ).rg;
float mean = distribution.x;
float variance = distribution.y * distribution.y;
#ifdef USE_REVERSED_DEPTH_BUFFER
float hard_shadow = step( mean, shadowCoord.z );
#else
float hard_shadow = step( shadowCoord.z, mean );
#endif
if ( hard_shadow == 1.0 ) {
shadow = 1.0;
} else {
variance = max( variance, 0.0000001 );
float d = shadowCoord.z - mean;
float p_max = variance / ( variance + d * d );
p_max = clamp( ( p_max - 0.3 ) / 0.65, 0.0, 1.0 );
shadow = max( hard_shadow, p_max );
}
}
return mix( 1.0, shadow, shadowIntensity );
}
#else
float getShadow( sampler2D shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord ) {
float shadow = 1.0;
shadowCoord.xyz /= shadowCoord.w;
#ifdef USE_REVERSED_DEPTH_BUFFER
shadowCoord.z -= shadowBias;
#else
shadowCoord.z += shadowBias;
#endif
bool inFrustum = shadowCoord.x >= 0.0 && shadowCoord.x <= 1.0 && shadowCoord.y >= 0.0 && shadowCoord.y <= 1.0;
bool frustumTest = inFrustum && shadowCoord.z <= 1.0;
if ( frustumTest ) {
float depth = texture2D( shadowMap, shadowCoord.xy ).r;
#ifdef USE_REVERSED_DEPTH_BUFFER
shadow = step( depth, shadowCoord.z );
#else
shadow = step( shadowCoord.z, depth );
#endif
}
return mix( 1.0, shadow, shadowIntensity );
}
#endif
#if NUM_SUN_LIGHT_SHADOWS > 0
float getSunShadow(
#if defined( SHADOWMAP_TYPE_PCF )
sampler2DShadow shadowMap,
#else
sampler2D shadowMap,
#endif
SunLightShadow sunLightShadow,
int shadowIndex
) {
vec4 shadowWorldPosition = vec4( vSunShadowWorldPosition.xyz + vSunShadowWorldNormal * sunLightShadow.shadowNormalBias, 1.0 );
float viewDepth = vSunShadowWorldPosition.w;
int cascadeOffset = shadowIndex * SUN_LIGHT_CASCADES;
float shadow = 1.0;
for ( int i = SUN_LIGHT_CASCADES - 1; i >= 0; i -- ) {
vec4 cascade = sunShadowCascade[ cascadeOffset + i ];
if ( viewDepth >= cascade.x && viewDepth < cascade.y ) {
float cascadeShadow = getShadow(
shadowMap,
sunLightShadow.shadowMapSize,
sunLightShadow.shadowIntensity,
sunLightShadow.shadowBias,
sunLightShadow.shadowRadius,
sunShadowMatrix[ cascadeOffset + i ] * shadowWorldPosition
);
shadow = mix( cascadeShadow, shadow, smoothstep( cascade.z, cascade.y, viewDepth ) );
}
}
return shadow;
}
#endif
#if NUM_POINT_LIGHT_SHADOWS > 0
#if defined( SHADOWMAP_TYPE_PCF )
float getPointShadow( samplerCubeShadow shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
float shadow = 1.0;
vec3 lightToPosition = shadowCoord.xyz;
vec3 bd3D = normalize( lightToPosition );
vec3 absVec = abs( lightToPosition );
float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
float lightDistance = length( lightToPosition );
float depthRange = shadowCameraFar - shadowCameraNear;
#ifdef USE_REVERSED_DEPTH_BUFFER
float depthA = - shadowCameraNear / depthRange - shadowBias;
float depthB = shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
#else
float depthA = shadowCameraFar / depthRange + shadowBias;
float depthB = - shadowCameraNear * shadowCameraFar / ( depthRange * lightDistance );
#endif
float texelSize = shadowRadius / shadowMapSize.x;
vec3 absDir = abs( bd3D );
vec3 tangent = absDir.x > absDir.z ? vec3( 0.0, 1.0, 0.0 ) : vec3( 1.0, 0.0, 0.0 );
tangent = normalize( cross( bd3D, tangent ) );
vec3 bitangent = cross( bd3D, tangent );
float phi = interleavedGradientNoise( gl_FragCoord.xy ) * PI2;
shadow = 0.0;
for ( int i = 0; i < 5; i ++ ) {
vec2 offset = vogelDiskSample( i, 5, phi );
vec3 direction = bd3D + ( tangent * offset.x + bitangent * offset.y ) * texelSize;
vec3 absDirection = abs( direction );
float dp = depthA + depthB / max( max( absDirection.x, absDirection.y ), absDirection.z );
shadow += texture( shadowMap, vec4( direction, dp ) );
}
shadow *= 0.2;
}
return mix( 1.0, shadow, shadowIntensity );
}
#elif defined( SHADOWMAP_TYPE_BASIC )
float getPointShadow( samplerCube shadowMap, vec2 shadowMapSize, float shadowIntensity, float shadowBias, float shadowRadius, vec4 shadowCoord, float shadowCameraNear, float shadowCameraFar ) {
float shadow = 1.0;
vec3 lightToPosition = shadowCoord.xyz;
vec3 absVec = abs( lightToPosition );
float viewSpaceZ = max( max( absVec.x, absVec.y ), absVec.z );
if ( viewSpaceZ - shadowCameraFar <= 0.0 && viewSpaceZ - shadowCameraNear >= 0.0 ) {
float dp = ( shadowCameraFar * ( viewSpaceZ - shadowCameraNear ) ) / ( viewSpaceZ * ( shadowCameraFar - shadowCameraNear ) );
dp += shadowBias;
vec3 bd3D = normalize( lightToPosition );
float depth = textureCube( shadowMap, bd3D ).r;
#ifdef USE_REVERSED_DEPTH_BUFFER
depth = 1.0 - depth;
#endif
shadow = step( dp, depth );
}
return mix( 1.0, shadow, shadowIntensity );
}
#endif
#endif
#endif`,ug=`#if NUM_SPOT_LIGHT_COORDS > 0
uniform mat4 spotLightMatrix[ NUM_SPOT_LIGHT_COORDS ];
varying vec4 vSpotLightCoord[ NUM_SPOT_LIGHT_COORDS ];
#endif
#ifdef USE_SHADOWMAP
#if NUM_SUN_LIGHT_SHADOWS > 0
varying vec4 vSunShadowWorldPosition;
varying vec3 vSunShadowWorldNormal;
#endif
#if NUM_DIR_LIGHT_SHADOWS > 0
uniform mat4 directionalShadowMatrix[ NUM_DIR_LIGHT_SHADOWS ];
varying vec4 vDirectionalShadowCoord[ NUM_DIR_LIGHT_SHADOWS ];
struct DirectionalLightShadow {
float shadowIntensity;
float shadowBias;
float shadowNormalBias;
float shadowRadius;
vec2 shadowMapSize;
};
uniform DirectionalLightShadow directionalLightShadows[ NUM_DIR_LIGHT_SHADOWS ];
#endif
#if NUM_SPOT_LIGHT_SHADOWS > 0
struct SpotLightShadow {
float shadowIntensity;
float shadowBias;
float shadowNormalBias;
float shadowRadius;
vec2 shadowMapSize;
};
uniform SpotLightShadow spotLightShadows[ NUM_SPOT_LIGHT_SHADOWS ];
#endif
#if NUM_POINT_LIGHT_SHADOWS > 0
uniform mat4 pointShadowMatrix[ NUM_POINT_LIGHT_SHADOWS ];
varying vec4 vPointShadowCoord[ NUM_POINT_LIGHT_SHADOWS ];
struct PointLightShadow {
float shadowIntensity;
float shadowBias;
float shadowNormalBias;
float shadowRadius;
vec2 shadowMapSize;
float shadowCameraNear;
float shadowCameraFar;
};
uniform PointLightShadow pointLightShadows[ NUM_POINT_LIGHT_SHADOWS ];
#endif
#endif`,dg=`#if ( defined( USE_SHADOWMAP ) && ( NUM_DIR_LIGHT_SHADOWS > 0 || NUM_SUN_LIGHT_SHADOWS > 0 || NUM_POINT_LIGHT_SHADOWS > 0 ) ) || ( NUM_SPOT_LIGHT_COORDS > 0 )
#ifdef HAS_NORMAL
vec3 shadowWorldNormal = transformNormalByInverseViewMatrix( transformedNormal, viewMatrix );
#else
vec3 shadowWorldNormal = vec3( 0.0 );
#endif
vec4 shadowWorldPosition;
#endif
#if defined( USE_SHADOWMAP )
#if NUM_SUN_LIGHT_SHADOWS > 0
vSunShadowWorldPosition = vec4( worldPosition.xyz, - mvPosition.z );
vSunShadowWorldNormal = shadowWorldNormal;
#endif
#if NUM_DIR_LIGHT_SHADOWS > 0
#pragma unroll_loop_start
for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * directionalLightShadows[ i ].shadowNormalBias, 0 );
vDirectionalShadowCoord[ i ] = directionalShadowMatrix[ i ] * shadowWorldPosition;
}
#pragma unroll_loop_end
#endif
#if NUM_POINT_LIGHT_SHADOWS > 0
#pragma unroll_loop_start
for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
shadowWorldPosition = worldPosition + vec4( shadowWorldNormal * pointLightShadows[ i ].shadowNormalBias, 0 );
vPointShadowCoord[ i ] = pointShadowMatrix[ i ] * shadowWorldPosition;
}
#pragma unroll_loop_end
#endif
#endif
#if NUM_SPOT_LIGHT_COORDS > 0
#pragma unroll_loop_start
for ( int i = 0; i < NUM_SPOT_LIGHT_COORDS; i ++ ) {
shadowWorldPosition = worldPosition;
#if ( defined( USE_SHADOWMAP ) && UNROLLED_LOOP_INDEX < NUM_SPOT_LIGHT_SHADOWS )
shadowWorldPosition.xyz += shadowWorldNormal * spotLightShadows[ i ].shadowNormalBias;
#endif
vSpotLightCoord[ i ] = spotLightMatrix[ i ] * shadowWorldPosition;
}
#pragma unroll_loop_end
#endif`,fg=`float getShadowMask() {
float shadow = 1.0;
#ifdef USE_SHADOWMAP
#if NUM_SUN_LIGHT_SHADOWS > 0
SunLightShadow sunLight;
#pragma unroll_loop_start
for ( int i = 0; i < NUM_SUN_LIGHT_SHADOWS; i ++ ) {
sunLight = sunLightShadows[ i ];
shadow *= receiveShadow ? getSunShadow( sunShadowMap[ i ], sunLight, UNROLLED_LOOP_INDEX ) : 1.0;
}
#pragma unroll_loop_end
#endif
#if NUM_DIR_LIGHT_SHADOWS > 0
DirectionalLightShadow directionalLight;
#pragma unroll_loop_start
for ( int i = 0; i < NUM_DIR_LIGHT_SHADOWS; i ++ ) {
directionalLight = directionalLightShadows[ i ];
shadow *= receiveShadow ? getShadow( directionalShadowMap[ i ], directionalLight.shadowMapSize, directionalLight.shadowIntensity, directionalLight.shadowBias, directionalLight.shadowRadius, vDirectionalShadowCoord[ i ] ) : 1.0;
}
#pragma unroll_loop_end
#endif
#if NUM_SPOT_LIGHT_SHADOWS > 0
SpotLightShadow spotLight;
#pragma unroll_loop_start
for ( int i = 0; i < NUM_SPOT_LIGHT_SHADOWS; i ++ ) {
spotLight = spotLightShadows[ i ];
shadow *= receiveShadow ? getShadow( spotShadowMap[ i ], spotLight.shadowMapSize, spotLight.shadowIntensity, spotLight.shadowBias, spotLight.shadowRadius, vSpotLightCoord[ i ] ) : 1.0;
}
#pragma unroll_loop_end
#endif
#if NUM_POINT_LIGHT_SHADOWS > 0 && ( defined( SHADOWMAP_TYPE_PCF ) || defined( SHADOWMAP_TYPE_BASIC ) )
PointLightShadow pointLight;
#pragma unroll_loop_start
for ( int i = 0; i < NUM_POINT_LIGHT_SHADOWS; i ++ ) {
pointLight = pointLightShadows[ i ];
shadow *= receiveShadow ? getPointShadow( pointShadowMap[ i ], pointLight.shadowMapSize, pointLight.shadowIntensity, pointLight.shadowBias, pointLight.shadowRadius, vPointShadowCoord[ i ], pointLight.shadowCameraNear, pointLight.shadowCameraFar ) : 1.0;
}
#pragma unroll_loop_end
#endif
#endif
return shadow;
}`,pg=`#ifdef USE_SKINNING
mat4 boneMatX = getBoneMatrix( skinIndex.x );
mat4 boneMatY = getBoneMatrix( skinIndex.y );
mat4 boneMatZ = getBoneMatrix( skinIndex.z );
mat4 boneMatW = getBoneMatrix( skinIndex.w );
#endif`,mg=`#ifdef USE_SKINNING
uniform mat4 bindMatrix;
uniform mat4 bindMatrixInverse;
uniform highp sampler2D boneTexture;
mat4 getBoneMatrix( const in float i ) {
int size = textureSize( boneTexture, 0 ).x;
int j = int( i ) * 4;
int x = j % size;
int y = j / size;
vec4 v1 = texelFetch( boneTexture, ivec2( x, y ), 0 );
vec4 v2 = texelFetch( boneTexture, ivec2( x + 1, y ), 0 );
vec4 v3 = texelFetch( boneTexture, ivec2( x + 2, y ), 0 );
vec4 v4 = texelFetch( boneTexture, ivec2( x + 3, y ), 0 );
return mat4( v1, v2, v3, v4 );
}
#endif`,gg=`#ifdef USE_SKINNING
vec4 skinVertex = bindMatrix * vec4( transformed, 1.0 );
vec4 skinned = vec4( 0.0 );
skinned += boneMatX * skinVertex * skinWeight.x;
skinned += boneMatY * skinVertex * skinWeight.y;
skinned += boneMatZ * skinVertex * skinWeight.z;
skinned += boneMatW * skinVertex * skinWeight.w;
transformed = ( bindMatrixInverse * skinned ).xyz;
#endif`,_g=`#ifdef USE_SKINNING
mat4 skinMatrix = mat4( 0.0 );
skinMatrix += skinWeight.x * boneMatX;
skinMatrix += skinWeight.y * boneMatY;
skinMatrix += skinWeight.z * boneMatZ;
skinMatrix += skinWeight.w * boneMatW;
skinMatrix = bindMatrixInverse * skinMatrix * bindMatrix;
objectNormal = vec4( skinMatrix * vec4( objectNormal, 0.0 ) ).xyz;
#ifdef USE_TANGENT
objectTangent = vec4( skinMatrix * vec4( objectTangent, 0.0 ) ).xyz;
#endif
#endif`,xg=`float specularStrength;
#ifdef USE_SPECULARMAP
vec4 texelSpecular = texture2D( specularMap, vSpecularMapUv );
specularStrength = texelSpecular.r;
#else
specularStrength = 1.0;
#endif`,yg=`#ifdef USE_SPECULARMAP
uniform sampler2D specularMap;
#endif`,vg=`#if defined( TONE_MAPPING )
gl_FragColor.rgb = toneMapping( gl_FragColor.rgb );
#endif`,bg=`#ifndef saturate
#define saturate( a ) clamp( a, 0.0, 1.0 )
#endif
uniform float toneMappingExposure;
vec3 LinearToneMapping( vec3 color ) {
return saturate( toneMappingExposure * color );
}
vec3 ReinhardToneMapping( vec3 color ) {
color *= toneMappingExposure;
return saturate( color / ( vec3( 1.0 ) + color ) );
}
vec3 CineonToneMapping( vec3 color ) {
color *= toneMappingExposure;
color = max( vec3( 0.0 ), color - 0.004 );
return pow( ( color * ( 6.2 * color + 0.5 ) ) / ( color * ( 6.2 * color + 1.7 ) + 0.06 ), vec3( 2.2 ) );
}
vec3 RRTAndODTFit( vec3 v ) {
vec3 a = v * ( v + 0.0245786 ) - 0.000090537;
vec3 b = v * ( 0.983729 * v + 0.4329510 ) + 0.238081;
return a / b;
}
vec3 ACESFilmicToneMapping( vec3 color ) {
const mat3 ACESInputMat = mat3(
vec3( 0.59719, 0.07600, 0.02840 ), vec3( 0.35458, 0.90834, 0.13383 ),
vec3( 0.04823, 0.01566, 0.83777 )
);
const mat3 ACESOutputMat = mat3(
vec3( 1.60475, -0.10208, -0.00327 ), vec3( -0.53108, 1.10813, -0.07276 ),
vec3( -0.07367, -0.00605, 1.07602 )
);
color *= toneMappingExposure / 0.6;
color = ACESInputMat * color;
color = RRTAndODTFit( color );
color = ACESOutputMat * color;
return saturate( color );
}
const mat3 LINEAR_REC2020_TO_LINEAR_SRGB = mat3(
vec3( 1.6605, - 0.1246, - 0.0182 ),
vec3( - 0.5876, 1.1329, - 0.1006 ),
vec3( - 0.0728, - 0.0083, 1.1187 )
);
const mat3 LINEAR_SRGB_TO_LINEAR_REC2020 = mat3(
vec3( 0.6274, 0.0691, 0.0164 ),
vec3( 0.3293, 0.9195, 0.0880 ),
vec3( 0.0433, 0.0113, 0.8956 )
);
vec3 agxDefaultContrastApprox( vec3 x ) {
vec3 x2 = x * x;
vec3 x4 = x2 * x2;
return + 15.5 * x4 * x2
- 40.14 * x4 * x
+ 31.96 * x4
- 6.868 * x2 * x
+ 0.4298 * x2
+ 0.1191 * x
- 0.00232;
}
vec3 AgXToneMapping( vec3 color ) {
const mat3 AgXInsetMatrix = mat3(
vec3( 0.856627153315983, 0.137318972929847, 0.11189821299995 ),
vec3( 0.0951212405381588, 0.761241990602591, 0.0767994186031903 ),
vec3( 0.0482516061458583, 0.101439036467562, 0.811302368396859 )
);
const mat3 AgXOutsetMatrix = mat3(
vec3( 1.1271005818144368, - 0.1413297634984383, - 0.14132976349843826 ),
vec3( - 0.11060664309660323, 1.157823702216272, - 0.11060664309660294 ),
vec3( - 0.016493938717834573, - 0.016493938717834257, 1.2519364065950405 )
);
const float AgxMinEv = - 12.47393; const float AgxMaxEv = 4.026069;
color *= toneMappingExposure;
color = LINEAR_SRGB_TO_LINEAR_REC2020 * color;
color = AgXInsetMatrix * color;
color = max( color, 1e-10 ); color = log2( color );
color = ( color - AgxMinEv ) / ( AgxMaxEv - AgxMinEv );
color = clamp( color, 0.0, 1.0 );
color = agxDefaultContrastApprox( color );
color = AgXOutsetMatrix * color;
color = pow( max( vec3( 0.0 ), color ), vec3( 2.2 ) );
color = LINEAR_REC2020_TO_LINEAR_SRGB * color;
color = clamp( color, 0.0, 1.0 );
return color;
}
vec3 NeutralToneMapping( vec3 color ) {
const float StartCompression = 0.8 - 0.04;
const float Desaturation = 0.15;
color *= toneMappingExposure;
float x = min( color.r, min( color.g, color.b ) );
float offset = x < 0.08 ? x - 6.25 * x * x : 0.04;
color -= offset;
float peak = max( color.r, max( color.g, color.b ) );
if ( peak < StartCompression ) return color;
float d = 1. - StartCompression;
float newPeak = 1. - d * d / ( peak + d - StartCompression );
color *= newPeak / peak;
float g = 1. - 1. / ( Desaturation * ( peak - newPeak ) + 1. );
return mix( color, vec3( newPeak ), g );
}
vec3 CustomToneMapping( vec3 color ) { return color; }`,Mg="",Sg="",wg=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
varying vec2 vUv;
#endif
#ifdef USE_MAP
varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
varying vec2 vNormalMapUv;
#endif
#ifdef USE_EMISSIVEMAP
varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_SPECULARMAP
varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
uniform mat3 transmissionMapTransform;
varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
uniform mat3 thicknessMapTransform;
varying vec2 vThicknessMapUv;
#endif`,Ag=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
varying vec2 vUv;
#endif
#ifdef USE_MAP
uniform mat3 mapTransform;
varying vec2 vMapUv;
#endif
#ifdef USE_ALPHAMAP
uniform mat3 alphaMapTransform;
varying vec2 vAlphaMapUv;
#endif
#ifdef USE_LIGHTMAP
uniform mat3 lightMapTransform;
varying vec2 vLightMapUv;
#endif
#ifdef USE_AOMAP
uniform mat3 aoMapTransform;
varying vec2 vAoMapUv;
#endif
#ifdef USE_BUMPMAP
uniform mat3 bumpMapTransform;
varying vec2 vBumpMapUv;
#endif
#ifdef USE_NORMALMAP
uniform mat3 normalMapTransform;
varying vec2 vNormalMapUv;
#endif
#ifdef USE_DISPLACEMENTMAP
uniform mat3 displacementMapTransform;
varying vec2 vDisplacementMapUv;
#endif
#ifdef USE_EMISSIVEMAP
uniform mat3 emissiveMapTransform;
varying vec2 vEmissiveMapUv;
#endif
#ifdef USE_METALNESSMAP
uniform mat3 metalnessMapTransform;
varying vec2 vMetalnessMapUv;
#endif
#ifdef USE_ROUGHNESSMAP
uniform mat3 roughnessMapTransform;
varying vec2 vRoughnessMapUv;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
uniform mat3 diffuseRoughnessMapTransform;
varying vec2 vDiffuseRoughnessMapUv;
#endif
#ifdef USE_ANISOTROPYMAP
uniform mat3 anisotropyMapTransform;
varying vec2 vAnisotropyMapUv;
#endif
#ifdef USE_CLEARCOATMAP
uniform mat3 clearcoatMapTransform;
varying vec2 vClearcoatMapUv;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
uniform mat3 clearcoatNormalMapTransform;
varying vec2 vClearcoatNormalMapUv;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
uniform mat3 clearcoatRoughnessMapTransform;
varying vec2 vClearcoatRoughnessMapUv;
#endif
#ifdef USE_SHEEN_COLORMAP
uniform mat3 sheenColorMapTransform;
varying vec2 vSheenColorMapUv;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
uniform mat3 sheenRoughnessMapTransform;
varying vec2 vSheenRoughnessMapUv;
#endif
#ifdef USE_IRIDESCENCEMAP
uniform mat3 iridescenceMapTransform;
varying vec2 vIridescenceMapUv;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
uniform mat3 iridescenceThicknessMapTransform;
varying vec2 vIridescenceThicknessMapUv;
#endif
#ifdef USE_SPECULARMAP
uniform mat3 specularMapTransform;
varying vec2 vSpecularMapUv;
#endif
#ifdef USE_SPECULAR_COLORMAP
uniform mat3 specularColorMapTransform;
varying vec2 vSpecularColorMapUv;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
uniform mat3 specularIntensityMapTransform;
varying vec2 vSpecularIntensityMapUv;
#endif
#ifdef USE_TRANSMISSIONMAP
uniform mat3 transmissionMapTransform;
varying vec2 vTransmissionMapUv;
#endif
#ifdef USE_THICKNESSMAP
uniform mat3 thicknessMapTransform;
varying vec2 vThicknessMapUv;
#endif`,Tg=`#if defined( USE_UV ) || defined( USE_ANISOTROPY )
vUv = vec3( uv, 1 ).xy;
#endif
#ifdef USE_MAP
vMapUv = ( mapTransform * vec3( MAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ALPHAMAP
vAlphaMapUv = ( alphaMapTransform * vec3( ALPHAMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_LIGHTMAP
vLightMapUv = ( lightMapTransform * vec3( LIGHTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_AOMAP
vAoMapUv = ( aoMapTransform * vec3( AOMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_BUMPMAP
vBumpMapUv = ( bumpMapTransform * vec3( BUMPMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_NORMALMAP
vNormalMapUv = ( normalMapTransform * vec3( NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DISPLACEMENTMAP
vDisplacementMapUv = ( displacementMapTransform * vec3( DISPLACEMENTMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_EMISSIVEMAP
vEmissiveMapUv = ( emissiveMapTransform * vec3( EMISSIVEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_METALNESSMAP
vMetalnessMapUv = ( metalnessMapTransform * vec3( METALNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ROUGHNESSMAP
vRoughnessMapUv = ( roughnessMapTransform * vec3( ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_DIFFUSE_ROUGHNESSMAP
vDiffuseRoughnessMapUv = ( diffuseRoughnessMapTransform * vec3( DIFFUSE_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_ANISOTROPYMAP
vAnisotropyMapUv = ( anisotropyMapTransform * vec3( ANISOTROPYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOATMAP
vClearcoatMapUv = ( clearcoatMapTransform * vec3( CLEARCOATMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_NORMALMAP
vClearcoatNormalMapUv = ( clearcoatNormalMapTransform * vec3( CLEARCOAT_NORMALMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_CLEARCOAT_ROUGHNESSMAP
vClearcoatRoughnessMapUv = ( clearcoatRoughnessMapTransform * vec3( CLEARCOAT_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCEMAP
vIridescenceMapUv = ( iridescenceMapTransform * vec3( IRIDESCENCEMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_IRIDESCENCE_THICKNESSMAP
vIridescenceThicknessMapUv = ( iridescenceThicknessMapTransform * vec3( IRIDESCENCE_THICKNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_COLORMAP
vSheenColorMapUv = ( sheenColorMapTransform * vec3( SHEEN_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SHEEN_ROUGHNESSMAP
vSheenRoughnessMapUv = ( sheenRoughnessMapTransform * vec3( SHEEN_ROUGHNESSMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULARMAP
vSpecularMapUv = ( specularMapTransform * vec3( SPECULARMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_COLORMAP
vSpecularColorMapUv = ( specularColorMapTransform * vec3( SPECULAR_COLORMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_SPECULAR_INTENSITYMAP
vSpecularIntensityMapUv = ( specularIntensityMapTransform * vec3( SPECULAR_INTENSITYMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_TRANSMISSIONMAP
vTransmissionMapUv = ( transmissionMapTransform * vec3( TRANSMISSIONMAP_UV, 1 ) ).xy;
#endif
#ifdef USE_THICKNESSMAP
vThicknessMapUv = ( thicknessMapTransform * vec3( THICKNESSMAP_UV, 1 ) ).xy;
#endif`,Eg=`#if defined( USE_ENVMAP ) || defined( DISTANCE ) || defined ( USE_SHADOWMAP ) || defined ( USE_TRANSMISSION ) || NUM_SPOT_LIGHT_COORDS > 0
vec4 worldPosition = vec4( transformed, 1.0 );
#ifdef USE_BATCHING
worldPosition = batchingMatrix * worldPosition;
#endif
#ifdef USE_INSTANCING
worldPosition = instanceMatrix * worldPosition;
#endif
worldPosition = modelMatrix * worldPosition;
#endif`,Rg=`varying vec2 vUv;
uniform mat3 uvTransform;
void main() {
	vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	gl_Position = vec4( position.xy, 1.0, 1.0 );
}`,Cg=`uniform sampler2D t2D;
uniform float backgroundIntensity;
varying vec2 vUv;
void main() {
	vec4 texColor = texture2D( t2D, vUv );
	#ifdef DECODE_VIDEO_TEXTURE
		texColor = vec4( mix( pow( texColor.rgb * 0.9478672986 + vec3( 0.0521327014 ), vec3( 2.4 ) ), texColor.rgb * 0.0773993808, vec3( lessThanEqual( texColor.rgb, vec3( 0.04045 ) ) ) ), texColor.w );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Pg=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Ig=`uniform float backgroundBlurriness;
uniform float backgroundIntensity;
uniform mat3 backgroundRotation;
varying vec3 vWorldDirection;
#include <envmap_common_pars_fragment>
void main() {
	#ifdef ENVMAP_TYPE_PMREM
		vec4 texColor = textureLod( envMap, backgroundRotation * vWorldDirection, roughnessToMip( backgroundBlurriness ) );
	#else
		vec4 texColor = textureCube( envMap, backgroundRotation * vWorldDirection );
	#endif
	texColor.rgb *= backgroundIntensity;
	gl_FragColor = texColor;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Lg=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
	gl_Position.z = gl_Position.w;
}`,Ng=`uniform samplerCube tCube;
uniform float tFlip;
uniform float opacity;
varying vec3 vWorldDirection;
void main() {
	vec4 texColor = textureCube( tCube, vec3( tFlip * vWorldDirection.x, vWorldDirection.yz ) );
	gl_FragColor = texColor;
	gl_FragColor.a *= opacity;
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,Dg=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
varying vec2 vHighPrecisionZW;
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vHighPrecisionZW = gl_Position.zw;
}`,Ug=`#if DEPTH_PACKING == 3200
	uniform float opacity;
#endif
#include <common>
#include <packing>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
varying vec2 vHighPrecisionZW;
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#if DEPTH_PACKING == 3200
		diffuseColor.a = opacity;
	#endif
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <logdepthbuf_fragment>
	#ifdef USE_REVERSED_DEPTH_BUFFER
		float fragCoordZ = vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ];
	#else
		float fragCoordZ = 0.5 * vHighPrecisionZW[ 0 ] / vHighPrecisionZW[ 1 ] + 0.5;
	#endif
	#if DEPTH_PACKING == 3200
		gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );
	#elif DEPTH_PACKING == 3201
		gl_FragColor = packDepthToRGBA( fragCoordZ );
	#elif DEPTH_PACKING == 3202
		gl_FragColor = vec4( packDepthToRGB( fragCoordZ ), 1.0 );
	#elif DEPTH_PACKING == 3203
		gl_FragColor = vec4( packDepthToRG( fragCoordZ ), 0.0, 1.0 );
	#endif
}`,Og=`#define DISTANCE
varying vec3 vWorldPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <skinbase_vertex>
	#include <morphinstance_vertex>
	#ifdef USE_DISPLACEMENTMAP
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <worldpos_vertex>
	#include <clipping_planes_vertex>
	vWorldPosition = worldPosition.xyz;
}`,Fg=`#define DISTANCE
uniform vec3 referencePosition;
uniform float nearDistance;
uniform float farDistance;
varying vec3 vWorldPosition;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 1.0 );
	#include <clipping_planes_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	float dist = length( vWorldPosition - referencePosition );
	dist = ( dist - nearDistance ) / ( farDistance - nearDistance );
	dist = saturate( dist );
	gl_FragColor = vec4( dist, 0.0, 0.0, 1.0 );
}`,Bg=`varying vec3 vWorldDirection;
#include <common>
void main() {
	vWorldDirection = transformDirection( position, modelMatrix );
	#include <begin_vertex>
	#include <project_vertex>
}`,kg=`uniform sampler2D tEquirect;
varying vec3 vWorldDirection;
#include <common>
void main() {
	vec3 direction = normalize( vWorldDirection );
	vec2 sampleUV = equirectUv( direction );
	gl_FragColor = texture2D( tEquirect, sampleUV );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
}`,zg=`uniform float scale;
attribute float lineDistance;
varying float vLineDistance;
#include <common>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	vLineDistance = scale * lineDistance;
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,Gg=`uniform vec3 diffuse;
uniform float opacity;
uniform float dashSize;
uniform float totalSize;
varying float vLineDistance;
#include <common>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	if ( mod( vLineDistance, totalSize ) > dashSize ) {
		discard;
	}
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,Hg=`#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#if defined ( USE_ENVMAP ) || defined ( USE_SKINNING )
		#include <beginnormal_vertex>
		#include <morphnormal_vertex>
		#include <skinbase_vertex>
		#include <skinnormal_vertex>
		#include <defaultnormal_vertex>
	#endif
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <fog_vertex>
}`,Vg=`uniform vec3 diffuse;
uniform float opacity;
#ifndef FLAT_SHADED
	varying vec3 vNormal;
#endif
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <fog_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	#ifdef USE_LIGHTMAP
		vec4 lightMapTexel = texture2D( lightMap, vLightMapUv );
		reflectedLight.indirectDiffuse += lightMapTexel.rgb * lightMapIntensity * RECIPROCAL_PI;
	#else
		reflectedLight.indirectDiffuse += vec3( 1.0 );
	#endif
	#include <aomap_fragment>
	reflectedLight.indirectDiffuse *= diffuseColor.rgb;
	vec3 outgoingLight = reflectedLight.indirectDiffuse;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Wg=`#define LAMBERT
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Xg=`#define LAMBERT
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_lambert_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_lambert_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,qg=`#define MATCAP
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <color_pars_vertex>
#include <displacementmap_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
	vViewPosition = - mvPosition.xyz;
}`,$g=`#define MATCAP
uniform vec3 diffuse;
uniform float opacity;
uniform sampler2D matcap;
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	vec3 viewDir = normalize( vViewPosition );
	vec3 x = normalize( vec3( viewDir.z, 0.0, - viewDir.x ) );
	vec3 y = cross( viewDir, x );
	vec2 uv = vec2( dot( x, normal ), dot( y, normal ) ) * 0.495 + 0.5;
	#ifdef USE_MATCAP
		vec4 matcapColor = texture2D( matcap, uv );
	#else
		vec4 matcapColor = vec4( vec3( mix( 0.2, 0.8, uv.y ) ), 1.0 );
	#endif
	vec3 outgoingLight = diffuseColor.rgb * matcapColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,Yg=`#define NORMAL
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	vViewPosition = - mvPosition.xyz;
#endif
}`,Zg=`#define NORMAL
uniform float opacity;
#if defined( FLAT_SHADED ) || defined( USE_BUMPMAP ) || defined( USE_NORMALMAP_TANGENTSPACE )
	varying vec3 vViewPosition;
#endif
#include <uv_pars_fragment>
#include <normal_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( 0.0, 0.0, 0.0, opacity );
	#include <clipping_planes_fragment>
	#include <logdepthbuf_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	gl_FragColor = vec4( normalize( normal ) * 0.5 + 0.5, diffuseColor.a );
	#ifdef OPAQUE
		gl_FragColor.a = 1.0;
	#endif
}`,Jg=`#define PHONG
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <envmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <envmap_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,Kg=`#define PHONG
uniform vec3 diffuse;
uniform vec3 emissive;
uniform vec3 specular;
uniform float shininess;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_phong_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <specularmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <specularmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_phong_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + reflectedLight.directSpecular + reflectedLight.indirectSpecular + totalEmissiveRadiance;
	#include <envmap_fragment>
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,jg=`#define STANDARD
varying vec3 vViewPosition;
#ifdef USE_TRANSMISSION
	varying vec3 vWorldPosition;
#endif
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
#ifdef USE_TRANSMISSION
	vWorldPosition = worldPosition.xyz;
#endif
}`,Qg=`#define STANDARD
#ifdef PHYSICAL
	#define IOR
	#define USE_SPECULAR
#endif
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float roughness;
uniform float metalness;
uniform float opacity;
#ifdef IOR
	uniform float ior;
#endif
#ifdef USE_SPECULAR
	uniform float specularIntensity;
	uniform vec3 specularColor;
	#ifdef USE_SPECULAR_COLORMAP
		uniform sampler2D specularColorMap;
	#endif
	#ifdef USE_SPECULAR_INTENSITYMAP
		uniform sampler2D specularIntensityMap;
	#endif
#endif
#ifdef USE_CLEARCOAT
	uniform float clearcoat;
	uniform float clearcoatRoughness;
#endif
#ifdef USE_DIFFUSE_ROUGHNESS
	uniform float diffuseRoughness;
	#ifdef USE_DIFFUSE_ROUGHNESSMAP
		uniform sampler2D diffuseRoughnessMap;
	#endif
#endif
#ifdef USE_DISPERSION
	uniform float dispersion;
#endif
#ifdef USE_RETROREFLECTION
	uniform float retroreflectivity;
#endif
#ifdef USE_IRIDESCENCE
	uniform float iridescence;
	uniform float iridescenceIOR;
	uniform float iridescenceThicknessMinimum;
	uniform float iridescenceThicknessMaximum;
#endif
#ifdef USE_SHEEN
	uniform vec3 sheenColor;
	uniform float sheenRoughness;
	#ifdef USE_SHEEN_COLORMAP
		uniform sampler2D sheenColorMap;
	#endif
	#ifdef USE_SHEEN_ROUGHNESSMAP
		uniform sampler2D sheenRoughnessMap;
	#endif
#endif
#ifdef USE_ANISOTROPY
	uniform vec2 anisotropyVector;
	#ifdef USE_ANISOTROPYMAP
		uniform sampler2D anisotropyMap;
	#endif
#endif
varying vec3 vViewPosition;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <iridescence_fragment>
#include <envmap_common_pars_fragment>
#include <envmap_physical_pars_fragment>
#include <fog_pars_fragment>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_physical_pars_fragment>
#include <transmission_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <clearcoat_pars_fragment>
#include <iridescence_pars_fragment>
#include <roughnessmap_pars_fragment>
#include <metalnessmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <roughnessmap_fragment>
	#include <metalnessmap_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <clearcoat_normal_fragment_begin>
	#include <clearcoat_normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_physical_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 totalDiffuse = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse;
	vec3 totalSpecular = reflectedLight.directSpecular + reflectedLight.indirectSpecular;
	#include <transmission_fragment>
	vec3 outgoingLight = totalDiffuse + totalSpecular + totalEmissiveRadiance;
	#ifdef USE_SHEEN
 
		outgoingLight = outgoingLight + sheenSpecularDirect + sheenSpecularIndirect;
 
 	#endif
	#ifdef USE_CLEARCOAT
		float dotNVcc = saturate( dot( geometryClearcoatNormal, geometryViewDir ) );
		vec3 Fcc = F_Schlick( material.clearcoatF0, material.clearcoatF90, dotNVcc );
		outgoingLight = outgoingLight * ( 1.0 - material.clearcoat * Fcc ) + ( clearcoatSpecularDirect + clearcoatSpecularIndirect ) * material.clearcoat;
	#endif
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,e0=`#define TOON
varying vec3 vViewPosition;
#include <common>
#include <batching_pars_vertex>
#include <uv_pars_vertex>
#include <displacementmap_pars_vertex>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <normal_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <shadowmap_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <normal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <displacementmap_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	vViewPosition = - mvPosition.xyz;
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,t0=`#define TOON
uniform vec3 diffuse;
uniform vec3 emissive;
uniform float opacity;
#include <common>
#include <dithering_pars_fragment>
#include <color_pars_fragment>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <aomap_pars_fragment>
#include <lightmap_pars_fragment>
#include <emissivemap_pars_fragment>
#include <gradientmap_pars_fragment>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <normal_pars_fragment>
#include <lights_toon_pars_fragment>
#include <shadowmap_pars_fragment>
#include <bumpmap_pars_fragment>
#include <normalmap_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	ReflectedLight reflectedLight = ReflectedLight( vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ), vec3( 0.0 ) );
	vec3 totalEmissiveRadiance = emissive;
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <color_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	#include <normal_fragment_begin>
	#include <normal_fragment_maps>
	#include <emissivemap_fragment>
	#include <lights_toon_fragment>
	#include <lights_fragment_begin>
	#include <lights_fragment_maps>
	#include <lights_fragment_end>
	#include <aomap_fragment>
	vec3 outgoingLight = reflectedLight.directDiffuse + reflectedLight.indirectDiffuse + totalEmissiveRadiance;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
	#include <dithering_fragment>
}`,i0=`uniform float size;
uniform float scale;
#include <common>
#include <color_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
#ifdef USE_POINTS_UV
	varying vec2 vUv;
	uniform mat3 uvTransform;
#endif
void main() {
	#ifdef USE_POINTS_UV
		vUv = ( uvTransform * vec3( uv, 1 ) ).xy;
	#endif
	#include <color_vertex>
	#include <morphinstance_vertex>
	#include <morphcolor_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <project_vertex>
	gl_PointSize = size;
	#ifdef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) gl_PointSize *= ( scale / - mvPosition.z );
	#endif
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <worldpos_vertex>
	#include <fog_vertex>
}`,n0=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <color_pars_fragment>
#include <map_particle_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_particle_fragment>
	#include <color_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,s0=`#include <common>
#include <batching_pars_vertex>
#include <fog_pars_vertex>
#include <morphtarget_pars_vertex>
#include <skinning_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <shadowmap_pars_vertex>
void main() {
	#include <batching_vertex>
	#include <beginnormal_vertex>
	#include <morphinstance_vertex>
	#include <morphnormal_vertex>
	#include <skinbase_vertex>
	#include <skinnormal_vertex>
	#include <defaultnormal_vertex>
	#include <begin_vertex>
	#include <morphtarget_vertex>
	#include <skinning_vertex>
	#include <project_vertex>
	#include <logdepthbuf_vertex>
	#include <worldpos_vertex>
	#include <shadowmap_vertex>
	#include <fog_vertex>
}`,r0=`uniform vec3 color;
uniform float opacity;
#include <common>
#include <fog_pars_fragment>
#include <bsdfs>
#include <lights_pars_begin>
#include <logdepthbuf_pars_fragment>
#include <shadowmap_pars_fragment>
#include <shadowmask_pars_fragment>
void main() {
	#include <logdepthbuf_fragment>
	gl_FragColor = vec4( color, opacity * ( 1.0 - getShadowMask() ) );
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
	#include <premultiplied_alpha_fragment>
}`,o0=`uniform float rotation;
uniform vec2 center;
#include <common>
#include <uv_pars_vertex>
#include <fog_pars_vertex>
#include <logdepthbuf_pars_vertex>
#include <clipping_planes_pars_vertex>
void main() {
	#include <uv_vertex>
	vec4 mvPosition = modelViewMatrix[ 3 ];
	vec2 scale = vec2( length( modelMatrix[ 0 ].xyz ), length( modelMatrix[ 1 ].xyz ) );
	#ifndef USE_SIZEATTENUATION
		bool isPerspective = isPerspectiveMatrix( projectionMatrix );
		if ( isPerspective ) scale *= - mvPosition.z;
	#endif
	vec2 alignedPosition = ( position.xy - ( center - vec2( 0.5 ) ) ) * scale;
	vec2 rotatedPosition;
	rotatedPosition.x = cos( rotation ) * alignedPosition.x - sin( rotation ) * alignedPosition.y;
	rotatedPosition.y = sin( rotation ) * alignedPosition.x + cos( rotation ) * alignedPosition.y;
	mvPosition.xy += rotatedPosition;
	gl_Position = projectionMatrix * mvPosition;
	#include <logdepthbuf_vertex>
	#include <clipping_planes_vertex>
	#include <fog_vertex>
}`,a0=`uniform vec3 diffuse;
uniform float opacity;
#include <common>
#include <uv_pars_fragment>
#include <map_pars_fragment>
#include <alphamap_pars_fragment>
#include <alphatest_pars_fragment>
#include <alphahash_pars_fragment>
#include <fog_pars_fragment>
#include <logdepthbuf_pars_fragment>
#include <clipping_planes_pars_fragment>
void main() {
	vec4 diffuseColor = vec4( diffuse, opacity );
	#include <clipping_planes_fragment>
	vec3 outgoingLight = vec3( 0.0 );
	#include <logdepthbuf_fragment>
	#include <map_fragment>
	#include <alphamap_fragment>
	#include <alphatest_fragment>
	#include <alphahash_fragment>
	outgoingLight = diffuseColor.rgb;
	#include <opaque_fragment>
	#include <tonemapping_fragment>
	#include <colorspace_fragment>
	#include <fog_fragment>
}`,Ge={alphahash_fragment:Cp,alphahash_pars_fragment:Pp,alphamap_fragment:Ip,alphamap_pars_fragment:Lp,alphatest_fragment:Np,alphatest_pars_fragment:Dp,aomap_fragment:Up,aomap_pars_fragment:Op,batching_pars_vertex:Fp,batching_vertex:Bp,begin_vertex:kp,beginnormal_vertex:zp,bsdfs:Gp,iridescence_fragment:Hp,bumpmap_pars_fragment:Vp,clipping_planes_fragment:Wp,clipping_planes_pars_fragment:Xp,clipping_planes_pars_vertex:qp,clipping_planes_vertex:$p,color_fragment:Yp,color_pars_fragment:Zp,color_pars_vertex:Jp,color_vertex:Kp,common:jp,defaultnormal_vertex:Qp,displacementmap_pars_vertex:em,displacementmap_vertex:tm,emissivemap_fragment:im,emissivemap_pars_fragment:nm,colorspace_fragment:sm,colorspace_pars_fragment:rm,envmap_fragment:om,envmap_common_pars_fragment:am,envmap_pars_fragment:lm,envmap_pars_vertex:hm,envmap_physical_pars_fragment:vm,envmap_vertex:cm,fog_vertex:um,fog_pars_vertex:dm,fog_fragment:fm,fog_pars_fragment:pm,gradientmap_pars_fragment:mm,lightmap_pars_fragment:gm,lights_lambert_fragment:_m,lights_lambert_pars_fragment:xm,lights_pars_begin:ym,lights_toon_fragment:bm,lights_toon_pars_fragment:Mm,lights_phong_fragment:Sm,lights_phong_pars_fragment:wm,lights_physical_fragment:Am,lights_physical_pars_fragment:Tm,lights_fragment_begin:Em,lights_fragment_maps:Rm,lights_fragment_end:Cm,lightprobes_pars_fragment:Pm,logdepthbuf_fragment:Im,logdepthbuf_pars_fragment:Lm,logdepthbuf_pars_vertex:Nm,logdepthbuf_vertex:Dm,map_fragment:Um,map_pars_fragment:Om,map_particle_fragment:Fm,map_particle_pars_fragment:Bm,metalnessmap_fragment:km,metalnessmap_pars_fragment:zm,morphinstance_vertex:Gm,morphcolor_vertex:Hm,morphnormal_vertex:Vm,morphtarget_pars_vertex:Wm,morphtarget_vertex:Xm,normal_fragment_begin:qm,normal_fragment_maps:$m,normal_pars_fragment:Ym,normal_pars_vertex:Zm,normal_vertex:Jm,normalmap_pars_fragment:Km,clearcoat_normal_fragment_begin:jm,clearcoat_normal_fragment_maps:Qm,clearcoat_pars_fragment:eg,iridescence_pars_fragment:tg,opaque_fragment:ig,packing:ng,premultiplied_alpha_fragment:sg,project_vertex:rg,dithering_fragment:og,dithering_pars_fragment:ag,roughnessmap_fragment:lg,roughnessmap_pars_fragment:hg,shadowmap_pars_fragment:cg,shadowmap_pars_vertex:ug,shadowmap_vertex:dg,shadowmask_pars_fragment:fg,skinbase_vertex:pg,skinning_pars_vertex:mg,skinning_vertex:gg,skinnormal_vertex:_g,specularmap_fragment:xg,specularmap_pars_fragment:yg,tonemapping_fragment:vg,tonemapping_pars_fragment:bg,transmission_fragment:Mg,transmission_pars_fragment:Sg,uv_pars_fragment:wg,uv_pars_vertex:Ag,uv_vertex:Tg,worldpos_vertex:Eg,background_vert:Rg,background_frag:Cg,backgroundCube_vert:Pg,backgroundCube_frag:Ig,cube_vert:Lg,cube_frag:Ng,depth_vert:Dg,depth_frag:Ug,distance_vert:Og,distance_frag:Fg,equirect_vert:Bg,equirect_frag:kg,linedashed_vert:zg,linedashed_frag:Gg,meshbasic_vert:Hg,meshbasic_frag:Vg,meshlambert_vert:Wg,meshlambert_frag:Xg,meshmatcap_vert:qg,meshmatcap_frag:$g,meshnormal_vert:Yg,meshnormal_frag:Zg,meshphong_vert:Jg,meshphong_frag:Kg,meshphysical_vert:jg,meshphysical_frag:Qg,meshtoon_vert:e0,meshtoon_frag:t0,points_vert:i0,points_frag:n0,shadow_vert:s0,shadow_frag:r0,sprite_vert:o0,sprite_frag:a0},pe={common:{diffuse:{value:new Ae(16777215)},opacity:{value:1},map:{value:null},mapTransform:{value:new Ne},alphaMap:{value:null},alphaMapTransform:{value:new Ne},alphaTest:{value:0}},specularmap:{specularMap:{value:null},specularMapTransform:{value:new Ne}},envmap:{envMap:{value:null},envMapRotation:{value:new Ne},reflectivity:{value:1},ior:{value:1.5},refractionRatio:{value:.98},dfgLUT:{value:null}},aomap:{aoMap:{value:null},aoMapIntensity:{value:1},aoMapTransform:{value:new Ne}},lightmap:{lightMap:{value:null},lightMapIntensity:{value:1},lightMapTransform:{value:new Ne}},bumpmap:{bumpMap:{value:null},bumpMapTransform:{value:new Ne},bumpScale:{value:1}},normalmap:{normalMap:{value:null},normalMapTransform:{value:new Ne},normalScale:{value:new Ee(1,1)}},displacementmap:{displacementMap:{value:null},displacementMapTransform:{value:new Ne},displacementScale:{value:1},displacementBias:{value:0}},emissivemap:{emissiveMap:{value:null},emissiveMapTransform:{value:new Ne}},metalnessmap:{metalnessMap:{value:null},metalnessMapTransform:{value:new Ne}},roughnessmap:{roughnessMap:{value:null},roughnessMapTransform:{value:new Ne}},gradientmap:{gradientMap:{value:null}},fog:{fogDensity:{value:25e-5},fogNear:{value:1},fogFar:{value:2e3},fogColor:{value:new Ae(16777215)}},lights:{ambientLightColor:{value:[]},lightProbe:{value:[]},sunLights:{value:[],properties:{direction:{},color:{}}},sunLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},sunShadowMatrix:{value:[]},sunShadowCascade:{value:[]},directionalLights:{value:[],properties:{direction:{},color:{}}},directionalLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},directionalShadowMatrix:{value:[]},spotLights:{value:[],properties:{color:{},position:{},direction:{},distance:{},coneCos:{},penumbraCos:{},decay:{}}},spotLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{}}},spotLightMap:{value:[]},spotLightMatrix:{value:[]},pointLights:{value:[],properties:{color:{},position:{},decay:{},distance:{}}},pointLightShadows:{value:[],properties:{shadowIntensity:1,shadowBias:{},shadowNormalBias:{},shadowRadius:{},shadowMapSize:{},shadowCameraNear:{},shadowCameraFar:{}}},pointShadowMatrix:{value:[]},hemisphereLights:{value:[],properties:{direction:{},skyColor:{},groundColor:{}}},rectAreaLights:{value:[],properties:{color:{},position:{},width:{},height:{}}},ltc_1:{value:null},ltc_2:{value:null},probesSH:{value:[]},probesMin:{value:[]},probesMax:{value:[]},probesResolution:{value:[]}},points:{diffuse:{value:new Ae(16777215)},opacity:{value:1},size:{value:1},scale:{value:1},map:{value:null},alphaMap:{value:null},alphaMapTransform:{value:new Ne},alphaTest:{value:0},uvTransform:{value:new Ne}},sprite:{diffuse:{value:new Ae(16777215)},opacity:{value:1},center:{value:new Ee(.5,.5)},rotation:{value:0},map:{value:null},mapTransform:{value:new Ne},alphaMap:{value:null},alphaMapTransform:{value:new Ne},alphaTest:{value:0}}},Li={basic:{uniforms:kt([pe.common,pe.specularmap,pe.envmap,pe.aomap,pe.lightmap,pe.fog]),vertexShader:Ge.meshbasic_vert,fragmentShader:Ge.meshbasic_frag},lambert:{uniforms:kt([pe.common,pe.specularmap,pe.envmap,pe.aomap,pe.lightmap,pe.emissivemap,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.fog,pe.lights,{emissive:{value:new Ae(0)},envMapIntensity:{value:1}}]),vertexShader:Ge.meshlambert_vert,fragmentShader:Ge.meshlambert_frag},phong:{uniforms:kt([pe.common,pe.specularmap,pe.envmap,pe.aomap,pe.lightmap,pe.emissivemap,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.fog,pe.lights,{emissive:{value:new Ae(0)},specular:{value:new Ae(1118481)},shininess:{value:30},envMapIntensity:{value:1}}]),vertexShader:Ge.meshphong_vert,fragmentShader:Ge.meshphong_frag},standard:{uniforms:kt([pe.common,pe.envmap,pe.aomap,pe.lightmap,pe.emissivemap,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.roughnessmap,pe.metalnessmap,pe.fog,pe.lights,{emissive:{value:new Ae(0)},roughness:{value:1},metalness:{value:0},envMapIntensity:{value:1}}]),vertexShader:Ge.meshphysical_vert,fragmentShader:Ge.meshphysical_frag},toon:{uniforms:kt([pe.common,pe.aomap,pe.lightmap,pe.emissivemap,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.gradientmap,pe.fog,pe.lights,{emissive:{value:new Ae(0)}}]),vertexShader:Ge.meshtoon_vert,fragmentShader:Ge.meshtoon_frag},matcap:{uniforms:kt([pe.common,pe.bumpmap,pe.normalmap,pe.displacementmap,pe.fog,{matcap:{value:null}}]),vertexShader:Ge.meshmatcap_vert,fragmentShader:Ge.meshmatcap_frag},points:{uniforms:kt([pe.points,pe.fog]),vertexShader:Ge.points_vert,fragmentShader:Ge.points_frag},dashed:{uniforms:kt([pe.common,pe.fog,{scale:{value:1},dashSize:{value:1},totalSize:{value:2}}]),vertexShader:Ge.linedashed_vert,fragmentShader:Ge.linedashed_frag},depth:{uniforms:kt([pe.common,pe.displacementmap]),vertexShader:Ge.depth_vert,fragmentShader:Ge.depth_frag},normal:{uniforms:kt([pe.common,pe.bumpmap,pe.normalmap,pe.displacementmap,{opacity:{value:1}}]),vertexShader:Ge.meshnormal_vert,fragmentShader:Ge.meshnormal_frag},sprite:{uniforms:kt([pe.sprite,pe.fog]),vertexShader:Ge.sprite_vert,fragmentShader:Ge.sprite_frag},background:{uniforms:{uvTransform:{value:new Ne},t2D:{value:null},backgroundIntensity:{value:1}},vertexShader:Ge.background_vert,fragmentShader:Ge.background_frag},backgroundCube:{uniforms:{envMap:{value:null},backgroundBlurriness:{value:0},backgroundIntensity:{value:1},backgroundRotation:{value:new Ne}},vertexShader:Ge.backgroundCube_vert,fragmentShader:Ge.backgroundCube_frag},cube:{uniforms:{tCube:{value:null},tFlip:{value:-1},opacity:{value:1}},vertexShader:Ge.cube_vert,fragmentShader:Ge.cube_frag},equirect:{uniforms:{tEquirect:{value:null}},vertexShader:Ge.equirect_vert,fragmentShader:Ge.equirect_frag},distance:{uniforms:kt([pe.common,pe.displacementmap,{referencePosition:{value:new C},nearDistance:{value:1},farDistance:{value:1e3}}]),vertexShader:Ge.distance_vert,fragmentShader:Ge.distance_frag},shadow:{uniforms:kt([pe.lights,pe.fog,{color:{value:new Ae(0)},opacity:{value:1}}]),vertexShader:Ge.shadow_vert,fragmentShader:Ge.shadow_frag}};Li.physical={uniforms:kt([Li.standard.uniforms,{clearcoat:{value:0},clearcoatMap:{value:null},clearcoatMapTransform:{value:new Ne},clearcoatNormalMap:{value:null},clearcoatNormalMapTransform:{value:new Ne},clearcoatNormalScale:{value:new Ee(1,1)},clearcoatRoughness:{value:0},clearcoatRoughnessMap:{value:null},clearcoatRoughnessMapTransform:{value:new Ne},diffuseRoughness:{value:0},diffuseRoughnessMap:{value:null},diffuseRoughnessMapTransform:{value:new Ne},dispersion:{value:0},retroreflectivity:{value:0},iridescence:{value:0},iridescenceMap:{value:null},iridescenceMapTransform:{value:new Ne},iridescenceIOR:{value:1.3},iridescenceThicknessMinimum:{value:100},iridescenceThicknessMaximum:{value:400},iridescenceThicknessMap:{value:null},iridescenceThicknessMapTransform:{value:new Ne},sheen:{value:0},sheenColor:{value:new Ae(0)},sheenColorMap:{value:null},sheenColorMapTransform:{value:new Ne},sheenRoughness:{value:1},sheenRoughnessMap:{value:null},sheenRoughnessMapTransform:{value:new Ne},transmission:{value:0},transmissionMap:{value:null},transmissionMapTransform:{value:new Ne},transmissionSamplerSize:{value:new Ee},transmissionSamplerMap:{value:null},thickness:{value:0},thicknessMap:{value:null},thicknessMapTransform:{value:new Ne},attenuationDistance:{value:0},attenuationColor:{value:new Ae(0)},specularColor:{value:new Ae(1,1,1)},specularColorMap:{value:null},specularColorMapTransform:{value:new Ne},specularIntensity:{value:1},specularIntensityMap:{value:null},specularIntensityMapTransform:{value:new Ne},anisotropyVector:{value:new Ee},anisotropyMap:{value:null},anisotropyMapTransform:{value:new Ne}}]),vertexShader:Ge.meshphysical_vert,fragmentShader:Ge.meshphysical_frag};var Ca={r:0,b:0,g:0},l0=new Ye,od=new Ne;od.set(-1,0,0,0,1,0,0,0,1);function h0(n,e,t,i,s,r){let o=new Ae(0),a=s===!0?0:1,l,h,c=null,d=0,u=null;function f(b){let E=b.isScene===!0?b.background:null;if(E&&E.isTexture){let S=b.backgroundBlurriness>0;E=e.get(E,S)}return E}function g(b){let E=!1,S=f(b);S===null?p(o,a):S&&S.isColor&&(p(S,1),E=!0);let T=n.xr.getEnvironmentBlendMode();T==="additive"?t.buffers.color.setClear(0,0,0,1,r):T==="alpha-blend"&&t.buffers.color.setClear(0,0,0,0,r),(n.autoClear||E)&&(t.buffers.depth.setTest(!0),t.buffers.depth.setMask(!0),t.buffers.color.setMask(!0),n.clear(n.autoClearColor,n.autoClearDepth,n.autoClearStencil))}function v(b,E){let S=f(E);S&&S.isCubeTexture?(h===void 0&&(h=new it(new Yi(1,1,1),new ai({name:"BackgroundCubeMaterial",uniforms:On(Li.backgroundCube.uniforms),vertexShader:Li.backgroundCube.vertexShader,fragmentShader:Li.backgroundCube.fragmentShader,side:Dt,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),h.geometry.deleteAttribute("normal"),h.geometry.deleteAttribute("uv"),h.onBeforeRender=function(T,A,_){this.matrixWorld.copyPosition(_.matrixWorld)},Object.defineProperty(h.material,"envMap",{get:function(){return this.uniforms.envMap.value}}),i.update(h)),h.material.uniforms.envMap.value=S,h.material.uniforms.backgroundBlurriness.value=E.backgroundBlurriness,h.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,h.material.uniforms.backgroundRotation.value.setFromMatrix4(l0.makeRotationFromEuler(E.backgroundRotation)).transpose(),S.isRenderTargetTexture===!1&&h.material.uniforms.backgroundRotation.value.premultiply(od),h.material.toneMapped=qe.getTransfer(S.colorSpace)!==Qe,(c!==S||d!==S.version||u!==n.toneMapping)&&(h.material.needsUpdate=!0,c=S,d=S.version,u=n.toneMapping),h.layers.enableAll(),b.unshift(h,h.geometry,h.material,0,0,null)):S&&S.isTexture&&(l===void 0&&(l=new it(new Qs(2,2),new ai({name:"BackgroundMaterial",uniforms:On(Li.background.uniforms),vertexShader:Li.background.vertexShader,fragmentShader:Li.background.fragmentShader,side:Ri,depthTest:!1,depthWrite:!1,fog:!1,allowOverride:!1})),l.geometry.deleteAttribute("normal"),Object.defineProperty(l.material,"map",{get:function(){return this.uniforms.t2D.value}}),i.update(l)),l.material.uniforms.t2D.value=S,l.material.uniforms.backgroundIntensity.value=E.backgroundIntensity,l.material.toneMapped=qe.getTransfer(S.colorSpace)!==Qe,S.matrixAutoUpdate===!0&&S.updateMatrix(),l.material.uniforms.uvTransform.value.copy(S.matrix),(c!==S||d!==S.version||u!==n.toneMapping)&&(l.material.needsUpdate=!0,c=S,d=S.version,u=n.toneMapping),l.layers.enableAll(),b.unshift(l,l.geometry,l.material,0,0,null))}function p(b,E){b.getRGB(Ca,_h(n)),t.buffers.color.setClear(Ca.r,Ca.g,Ca.b,E,r)}function m(){h!==void 0&&(h.geometry.dispose(),h.material.dispose(),h=void 0),l!==void 0&&(l.geometry.dispose(),l.material.dispose(),l=void 0)}return{getClearColor:function(){return o},setClearColor:function(b,E=1){o.set(b),a=E,p(o,a)},getClearAlpha:function(){return a},setClearAlpha:function(b){a=b,p(o,a)},render:g,addToRenderList:v,dispose:m}}function c0(n,e){let t=n.getParameter(n.MAX_VERTEX_ATTRIBS),i={},s=u(null),r=s,o=!1;function a(D,B,V,P,H){let $=!1,G=d(D,P,V,B);r!==G&&(r=G,h(r.object)),$=f(D,P,V,H),$&&g(D,P,V,H),H!==null&&e.update(H,n.ELEMENT_ARRAY_BUFFER),($||o)&&(o=!1,S(D,B,V,P),H!==null&&n.bindBuffer(n.ELEMENT_ARRAY_BUFFER,e.get(H).buffer))}function l(){return n.createVertexArray()}function h(D){return n.bindVertexArray(D)}function c(D){return n.deleteVertexArray(D)}function d(D,B,V,P){let H=P.wireframe===!0,$=i[B.id];$===void 0&&($={},i[B.id]=$);let G=D.isInstancedMesh===!0?D.id:0,ie=$[G];ie===void 0&&(ie={},$[G]=ie);let q=ie[V.id];q===void 0&&(q={},ie[V.id]=q);let Q=q[H];return Q===void 0&&(Q=u(l()),q[H]=Q),Q}function u(D){let B=[],V=[],P=[];for(let H=0;H<t;H++)B[H]=0,V[H]=0,P[H]=0;return{geometry:null,program:null,wireframe:!1,newAttributes:B,enabledAttributes:V,attributeDivisors:P,object:D,attributes:{},index:null}}function f(D,B,V,P){let H=r.attributes,$=B.attributes,G=0,ie=V.getAttributes();for(let q in ie)if(ie[q].location>=0){let ee=H[q],Me=$[q];if(Me===void 0&&(q==="instanceMatrix"&&D.instanceMatrix&&(Me=D.instanceMatrix),q==="instanceColor"&&D.instanceColor&&(Me=D.instanceColor)),ee===void 0||ee.attribute!==Me||Me&&ee.data!==Me.data)return!0;G++}return r.attributesNum!==G||r.index!==P}function g(D,B,V,P){let H={},$=B.attributes,G=0,ie=V.getAttributes();for(let q in ie)if(ie[q].location>=0){let ee=$[q];ee===void 0&&(q==="instanceMatrix"&&D.instanceMatrix&&(ee=D.instanceMatrix),q==="instanceColor"&&D.instanceColor&&(ee=D.instanceColor));let Me={};Me.attribute=ee,ee&&ee.data&&(Me.data=ee.data),H[q]=Me,G++}r.attributes=H,r.attributesNum=G,r.index=P}function v(){let D=r.newAttributes;for(let B=0,V=D.length;B<V;B++)D[B]=0}function p(D){m(D,0)}function m(D,B){let V=r.newAttributes,P=r.enabledAttributes,H=r.attributeDivisors;V[D]=1,P[D]===0&&(n.enableVertexAttribArray(D),P[D]=1),H[D]!==B&&(n.vertexAttribDivisor(D,B),H[D]=B)}function b(){let D=r.newAttributes,B=r.enabledAttributes;for(let V=0,P=B.length;V<P;V++)B[V]!==D[V]&&(n.disableVertexAttribArray(V),B[V]=0)}function E(D,B,V,P,H,$,G){G===!0?n.vertexAttribIPointer(D,B,V,H,$):n.vertexAttribPointer(D,B,V,P,H,$)}function S(D,B,V,P){v();let H=P.attributes,$=V.getAttributes(),G=B.defaultAttributeValues;for(let ie in $){let q=$[ie];if(q.location>=0){let Q=H[ie];if(Q===void 0&&(ie==="instanceMatrix"&&D.instanceMatrix&&(Q=D.instanceMatrix),ie==="instanceColor"&&D.instanceColor&&(Q=D.instanceColor)),Q!==void 0){let ee=Q.normalized,Me=Q.itemSize,Ue=e.get(Q);if(Ue===void 0)continue;let J=Ue.buffer,me=Ue.type,ye=Ue.bytesPerElement,Ce=me===n.INT||me===n.UNSIGNED_INT||Q.gpuType===Xo;if(Q.isInterleavedBufferAttribute){let ge=Q.data,Fe=ge.isInterleavedBuffer===!0?ge.stride:ge.itemSize,_t=Q.offset;if(ge.isInstancedInterleavedBuffer||ge.isInstancedBufferAttribute){for(let Ie=0;Ie<q.locationSize;Ie++)m(q.location+Ie,ge.meshPerAttribute);D.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=ge.meshPerAttribute*ge.count)}else for(let Ie=0;Ie<q.locationSize;Ie++)p(q.location+Ie);n.bindBuffer(n.ARRAY_BUFFER,J);for(let Ie=0;Ie<q.locationSize;Ie++)E(q.location+Ie,Me/q.locationSize,me,ee,Fe*ye,(_t+Me/q.locationSize*Ie)*ye,Ce)}else{if(Q.isInstancedBufferAttribute){for(let ge=0;ge<q.locationSize;ge++)m(q.location+ge,Q.meshPerAttribute);D.isInstancedMesh!==!0&&P._maxInstanceCount===void 0&&(P._maxInstanceCount=Q.meshPerAttribute*Q.count)}else for(let ge=0;ge<q.locationSize;ge++)p(q.location+ge);n.bindBuffer(n.ARRAY_BUFFER,J);for(let ge=0;ge<q.locationSize;ge++)E(q.location+ge,Me/q.locationSize,me,ee,Me*ye,Me/q.locationSize*ge*ye,Ce)}}else if(G!==void 0){let ee=G[ie];if(ee!==void 0)switch(ee.length){case 2:n.vertexAttrib2fv(q.location,ee);break;case 3:n.vertexAttrib3fv(q.location,ee);break;case 4:n.vertexAttrib4fv(q.location,ee);break;default:n.vertexAttrib1fv(q.location,ee)}}}}b()}function T(){U();for(let D in i){let B=i[D];for(let V in B){let P=B[V];for(let H in P){let $=P[H];for(let G in $)c($[G].object),delete $[G];delete P[H]}}delete i[D]}}function A(D){if(i[D.id]===void 0)return;let B=i[D.id];for(let V in B){let P=B[V];for(let H in P){let $=P[H];for(let G in $)c($[G].object),delete $[G];delete P[H]}}delete i[D.id]}function _(D){for(let B in i){let V=i[B];for(let P in V){let H=V[P];if(H[D.id]===void 0)continue;let $=H[D.id];for(let G in $)c($[G].object),delete $[G];delete H[D.id]}}}function M(D){for(let B in i){let V=i[B],P=D.isInstancedMesh===!0?D.id:0,H=V[P];if(H!==void 0){for(let $ in H){let G=H[$];for(let ie in G)c(G[ie].object),delete G[ie];delete H[$]}delete V[P],Object.keys(V).length===0&&delete i[B]}}}function U(){L(),o=!0,r!==s&&(r=s,h(r.object))}function L(){s.geometry=null,s.program=null,s.wireframe=!1}return{setup:a,reset:U,resetDefaultState:L,dispose:T,releaseStatesOfGeometry:A,releaseStatesOfObject:M,releaseStatesOfProgram:_,initAttributes:v,enableAttribute:p,disableUnusedAttributes:b}}function u0(n,e,t){let i;function s(l){i=l}function r(l,h){n.drawArrays(i,l,h),t.update(h,i,1)}function o(l,h,c){c!==0&&(n.drawArraysInstanced(i,l,h,c),t.update(h,i,c))}function a(l,h,c){if(c===0)return;e.get("WEBGL_multi_draw").multiDrawArraysWEBGL(i,l,0,h,0,c);let u=0;for(let f=0;f<c;f++)u+=h[f];t.update(u,i,1)}this.setMode=s,this.render=r,this.renderInstances=o,this.renderMultiDraw=a}function d0(n,e,t,i){let s;function r(){if(s!==void 0)return s;if(e.has("EXT_texture_filter_anisotropic")===!0){let _=e.get("EXT_texture_filter_anisotropic");s=n.getParameter(_.MAX_TEXTURE_MAX_ANISOTROPY_EXT)}else s=0;return s}function o(_){return!(_!==bi&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_FORMAT))}function a(_){let M=_===vi&&(e.has("EXT_color_buffer_half_float")||e.has("EXT_color_buffer_float"));return!(_!==Xt&&_!==hi&&!M&&i.convert(_)!==n.getParameter(n.IMPLEMENTATION_COLOR_READ_TYPE))}function l(_){if(_==="highp"){if(n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.HIGH_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.HIGH_FLOAT).precision>0)return"highp";_="mediump"}return _==="mediump"&&n.getShaderPrecisionFormat(n.VERTEX_SHADER,n.MEDIUM_FLOAT).precision>0&&n.getShaderPrecisionFormat(n.FRAGMENT_SHADER,n.MEDIUM_FLOAT).precision>0?"mediump":"lowp"}let h=t.precision!==void 0?t.precision:"highp",c=l(h);c!==h&&(Re("WebGLRenderer:",h,"not supported, using",c,"instead."),h=c);let d=t.reversedDepthBuffer===!0&&e.has("EXT_clip_control"),u=t.logarithmicDepthBuffer===!0&&d===!1;t.reversedDepthBuffer===!0&&d===!1&&Re("WebGLRenderer: Unable to use reversed depth buffer due to missing EXT_clip_control extension. Fallback to default depth buffer."),t.logarithmicDepthBuffer===!0&&d===!0&&Re("WebGLRenderer: Logarithmic depth buffer is ignored when reversed depth buffer is enabled.");let f=n.getParameter(n.MAX_TEXTURE_IMAGE_UNITS),g=n.getParameter(n.MAX_VERTEX_TEXTURE_IMAGE_UNITS),v=n.getParameter(n.MAX_TEXTURE_SIZE),p=n.getParameter(n.MAX_CUBE_MAP_TEXTURE_SIZE),m=n.getParameter(n.MAX_VERTEX_ATTRIBS),b=n.getParameter(n.MAX_VERTEX_UNIFORM_VECTORS),E=n.getParameter(n.MAX_VARYING_VECTORS),S=n.getParameter(n.MAX_FRAGMENT_UNIFORM_VECTORS),T=n.getParameter(n.MAX_SAMPLES),A=n.getParameter(n.SAMPLES);return{isWebGL2:!0,getMaxAnisotropy:r,getMaxPrecision:l,textureFormatReadable:o,textureTypeReadable:a,precision:h,logarithmicDepthBuffer:u,reversedDepthBuffer:d,maxTextures:f,maxVertexTextures:g,maxTextureSize:v,maxCubemapSize:p,maxAttributes:m,maxVertexUniforms:b,maxVaryings:E,maxFragmentUniforms:S,maxSamples:T,samples:A}}function f0(n){let e=this,t=null,i=0,s=!1,r=!1,o=new Jt,a=new Ne,l={value:null,needsUpdate:!1};this.uniform=l,this.numPlanes=0,this.numIntersection=0,this.init=function(d,u){let f=d.length!==0||u||i!==0||s;return s=u,i=d.length,f},this.beginShadows=function(){r=!0,c(null)},this.endShadows=function(){r=!1},this.setGlobalState=function(d,u){t=c(d,u,0)},this.setState=function(d,u,f){let g=d.clippingPlanes,v=d.clipIntersection,p=d.clipShadows,m=n.get(d);if(!s||g===null||g.length===0||r&&!p)r?c(null):h();else{let b=r?0:i,E=b*4,S=m.clippingState||null;l.value=S,S=c(g,u,E,f);for(let T=0;T!==E;++T)S[T]=t[T];m.clippingState=S,this.numIntersection=v?this.numPlanes:0,this.numPlanes+=b}};function h(){l.value!==t&&(l.value=t,l.needsUpdate=i>0),e.numPlanes=i,e.numIntersection=0}function c(d,u,f,g){let v=d!==null?d.length:0,p=null;if(v!==0){if(p=l.value,g!==!0||p===null){let m=f+v*4,b=u.matrixWorldInverse;a.getNormalMatrix(b),(p===null||p.length<m)&&(p=new Float32Array(m));for(let E=0,S=f;E!==v;++E,S+=4)o.copy(d[E]).applyMatrix4(b,a),o.normal.toArray(p,S),p[S+3]=o.constant}l.value=p,l.needsUpdate=!0}return e.numPlanes=v,e.numIntersection=0,p}}var xr=class extends Kt{constructor(e=1,t={}){super(e,e,t),this.isWebGLCubeRenderTarget=!0;let i={width:e,height:e,depth:1},s=[i,i,i,i,i,i];this.texture=new Ys(s),this._setTextureOptions(t),this.texture.isRenderTargetTexture=!0}fromEquirectangularTexture(e,t){this.texture.type=t.type,this.texture.colorSpace=t.colorSpace,this.texture.generateMipmaps=t.generateMipmaps,this.texture.minFilter=t.minFilter,this.texture.magFilter=t.magFilter;let i={uniforms:{tEquirect:{value:null}},vertexShader:`

				varying vec3 vWorldDirection;

				vec3 transformDirection( in vec3 dir, in mat4 matrix ) {

					return normalize( ( matrix * vec4( dir, 0.0 ) ).xyz );

				}

				void main() {

					vWorldDirection = transformDirection( position, modelMatrix );

					#include <begin_vertex>
					#include <project_vertex>

				}
			`,fragmentShader:`

				uniform sampler2D tEquirect;

				varying vec3 vWorldDirection;

				#include <common>

				void main() {

					vec3 direction = normalize( vWorldDirection );

					vec2 sampleUV = equirectUv( direction );

					gl_FragColor = texture2D( tEquirect, sampleUV );

				}
			`},s=new Yi(5,5,5),r=new ai({name:"CubemapFromEquirect",uniforms:On(i.uniforms),vertexShader:i.vertexShader,fragmentShader:i.fragmentShader,side:Dt,blending:Ln});r.uniforms.tEquirect.value=t;let o=new it(s,r),a=t.minFilter;return t.minFilter===Zi&&(t.minFilter=Ht),new us(1,10,this).update(e,o),t.minFilter=a,o.geometry.dispose(),o.material.dispose(),this}clear(e,t=!0,i=!0,s=!0){let r=e.getRenderTarget();for(let o=0;o<6;o++)e.setRenderTarget(this,o),e.clear(t,i,s);e.setRenderTarget(r)}},Bu=256,p0=3,m0=20,ad=256,ld=16,g0=3,_0=new C,x0=new Ae,Ia=class n{constructor(e){this._renderer=e,this._cubeSize=0,this._sourceTarget=null,this._cubeCamera=new us(1,10,null),this._boxMesh=new it(new Yi(5,5,5),null),this._cubemapMaterial=null,this._equirectMaterial=null,this._blurMaterial=null,this._ggxMaterial=null,this._integrationMaterial=null}fromScene(e,t=0,i=.1,s=100,r={}){let{size:o=256,position:a=_0}=r,l=this._renderer;this._setSize(o);let h=this._allocateTarget(),c=this._getSourceTarget(!0);t>0&&(c.texture.mipmapsAutoUpdate=!1);let d=l.autoClear,u=l.autoClearColor,f=l.autoClearDepth,g=l.autoClearStencil,v=e.background;l.autoClear=!0,l.autoClearColor=!0,l.autoClearDepth=!0,l.autoClearStencil=!0,v===null&&(e.background=l.getClearColor(x0));let p=new us(i,s,c);return p.position.copy(a),p.update(l,e),l.autoClear=d,l.autoClearColor=u,l.autoClearDepth=f,l.autoClearStencil=g,e.background=v,t>0&&(c.texture.mipmapsAutoUpdate=!0,this._blur(h,t)),this._applyPMREM(h),h}fromEquirectangular(e,t=null){return this._fromTexture(e,t)}fromCubemap(e,t=null){return this._fromTexture(e,t)}compileCubemapShader(){this._cubemapMaterial===null&&(this._cubemapMaterial=Gu(),this._compileMaterial(this._cubemapMaterial))}compileEquirectangularShader(){this._equirectMaterial===null&&(this._equirectMaterial=zu(),this._compileMaterial(this._equirectMaterial))}dispose(){this._sourceTarget!==null&&this._sourceTarget.dispose(),this._cubemapMaterial!==null&&this._cubemapMaterial.dispose(),this._equirectMaterial!==null&&this._equirectMaterial.dispose(),this._blurMaterial!==null&&this._blurMaterial.dispose(),this._ggxMaterial!==null&&this._ggxMaterial.dispose(),this._integrationMaterial!==null&&this._integrationMaterial.dispose(),this._boxMesh.geometry.dispose()}static lodToRoughness(e,t){return t>0?1-Math.sqrt(1-e/t):0}_setSize(e){this._cubeSize=Math.max(Bu,mh(e))}_fromTexture(e,t){e.mapping===Dn||e.mapping===ms?this._setSize(e.image.length===0?Bu:e.image[0].width||e.image[0].image.width):this._setSize(e.image.width/4);let i=t||this._allocateTarget();return this._textureToCubemap(e),this._applyPMREM(i),i}_allocateTarget(){let e=this._cubeSize,t=ku(e,!1,!1),i=Math.log2(e)-p0;for(let s=0;s<=i;s++)t.texture.mipmaps.push({width:e>>s,height:e>>s});return t.texture.name="PMREM",t.texture.isPMREMTexture=!0,t}_getSourceTarget(e=!1){let t=this._cubeSize,i=this._sourceTarget;return(i===null||i.width!==t||e&&i.depthBuffer===!1)&&(i!==null&&i.dispose(),this._sourceTarget=ku(t,!0,e)),this._sourceTarget}_compileMaterial(e){this._boxMesh.material=e,this._renderer.compile(this._boxMesh,this._cubeCamera.children[0])}_renderCube(e,t,i){let s=this._boxMesh,r=this._cubeCamera;s.material=i,r.renderTarget=e,r.activeMipmapLevel=t;let o=e.width>>t;e.viewport.set(0,0,o,o),r.update(this._renderer,s),e.viewport.set(0,0,e.width,e.height)}_textureToCubemap(e){let t;e.mapping===Dn||e.mapping===ms?(this._cubemapMaterial===null&&(this._cubemapMaterial=Gu()),t=this._cubemapMaterial,t.uniforms.flipEnvMap.value=e.isRenderTargetTexture===!1?-1:1):(this._equirectMaterial===null&&(this._equirectMaterial=zu()),t=this._equirectMaterial),t.uniforms.envMap.value=e,this._renderCube(this._getSourceTarget(),0,t)}_applyPMREM(e){this._ggxMaterial===null&&(this._ggxMaterial=y0(),this._integrationMaterial=v0());let t=this._cubeSize,i=e.texture.mipmaps.length-1,s=this._ggxMaterial.uniforms;s.envMap.value=this._sourceTarget.texture;let r=this._integrationMaterial.uniforms;r.envMap.value=this._sourceTarget.texture,r.sourceLod.value=Math.log2(t/ld);for(let o=0;o<=i;o++){let a=n.lodToRoughness(o,i);if(o>i-g0)r.roughness.value=a,this._renderCube(e,o,this._integrationMaterial);else{let l=a>0?Math.log2(t)+.5*Math.log2(6/(ad*Math.pow(a,4)))+.5:0;s.roughness.value=a,s.lodBias.value=l,this._renderCube(e,o,this._ggxMaterial)}}}_blur(e,t){this._blurMaterial===null&&(this._blurMaterial=b0());let i=this._blurMaterial,s=i.uniforms,r=this._sourceTarget;s.sigma.value=Math.min(t,Math.PI)/Math.SQRT2,s.envMap.value=r.texture,this._renderCube(e,0,i),s.envMap.value=e.texture,this._renderCube(r,0,i)}};function ku(n,e,t){return new xr(n,{minFilter:Zi,generateMipmaps:e,type:vi,colorSpace:Bs,depthBuffer:t})}function yr(n,e,t){return new ai({name:n,uniforms:e,vertexShader:Ge.cube_vert,fragmentShader:t,side:Dt,blending:Ln,depthTest:!1,depthWrite:!1})}function y0(){return yr("PMREMGGXConvolution",{envMap:{value:null},roughness:{value:0},lodBias:{value:0}},`

		#define GGX_SAMPLES ${ad}u

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float lodBias;

		#include <common>

		// Van der Corput radical inverse
		float radicalInverse_VdC( uint bits ) {

			bits = ( bits << 16u ) | ( bits >> 16u );
			bits = ( ( bits & 0x55555555u ) << 1u ) | ( ( bits & 0xAAAAAAAAu ) >> 1u );
			bits = ( ( bits & 0x33333333u ) << 2u ) | ( ( bits & 0xCCCCCCCCu ) >> 2u );
			bits = ( ( bits & 0x0F0F0F0Fu ) << 4u ) | ( ( bits & 0xF0F0F0F0u ) >> 4u );
			bits = ( ( bits & 0x00FF00FFu ) << 8u ) | ( ( bits & 0xFF00FF00u ) >> 8u );
			return float( bits ) * 2.3283064365386963e-10; // / 0x100000000

		}

		// Hammersley sequence
		vec2 hammersley( uint i, uint N ) {

			return vec2( float( i ) / float( N ), radicalInverse_VdC( i ) );

		}

		void main() {

			vec3 N = normalize( vWorldDirection );

			// For very low roughness, just sample the environment directly
			if ( roughness < 0.001 ) {

				gl_FragColor = vec4( textureLod( envMap, N, 0.0 ).rgb, 1.0 );
				return;

			}

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			// Tangent space basis for VNDF sampling
			vec3 up = abs( N.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, N ) );
			vec3 bitangent = cross( N, tangent );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			for ( uint i = 0u; i < GGX_SAMPLES; i ++ ) {

				vec2 Xi = hammersley( i, GGX_SAMPLES );

				// With V = N, sample the reflected direction directly.
				float invQ = 1.0 / ( 1.0 - Xi.x + alpha2 * Xi.x );
				float NdotL = ( 1.0 - Xi.x - alpha2 * Xi.x ) * invQ;

				if ( NdotL > 0.0 ) {

					float phi = 2.0 * PI * Xi.y;
					float sinTheta = 2.0 * alpha * sqrt( Xi.x * ( 1.0 - Xi.x ) ) * invQ;
					vec3 L = N * NdotL + ( tangent * cos( phi ) + bitangent * sin( phi ) ) * sinTheta;

					// Match the source mip to the sample's solid angle. The terms
					// independent of the sample are precomputed in lodBias.
					float d = alpha2 * invQ;
					float lod = max( log2( d ) + lodBias, 0.0 );

					// Weight by NdotL for the split-sum approximation
					prefilteredColor += textureLod( envMap, L, lod ).rgb * NdotL;
					totalWeight += NdotL;

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function v0(){return yr("PMREMGGXIntegration",{envMap:{value:null},roughness:{value:0},sourceLod:{value:0},sourceSize:{value:ld}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float roughness;
		uniform float sourceLod;
		uniform int sourceSize;

		void main() {

			vec3 N = normalize( vWorldDirection );

			float alpha = roughness * roughness;
			float alpha2 = alpha * alpha;

			float texelSize = 2.0 / float( sourceSize );

			vec3 prefilteredColor = vec3( 0.0 );
			float totalWeight = 0.0;

			// Pair opposite texels: only the one in N's hemisphere contributes.
			for ( int face = 0; face < 3; face ++ ) {

				for ( int y = 0; y < sourceSize; y ++ ) {

					for ( int x = 0; x < sourceSize; x ++ ) {

						vec2 uv = ( vec2( x, y ) + 0.5 ) * texelSize - 1.0;
						vec3 texelDirection = face == 0 ? vec3( 1.0, uv ) : ( face == 1 ? vec3( uv.x, 1.0, uv.y ) : vec3( uv, 1.0 ) );

						float invDistance = inversesqrt( 1.0 + dot( uv, uv ) );
						float NdotL = dot( N, texelDirection );
						texelDirection *= NdotL < 0.0 ? - 1.0 : 1.0;
						NdotL = abs( NdotL ) * invDistance;

						// With V = N, NdotH squared is ( 1 + NdotL ) / 2. Common factors
						// in the GGX distribution and texel solid angle cancel when normalized.
						float d = 1.0 + alpha2 + ( alpha2 - 1.0 ) * NdotL;
						float weight = NdotL * invDistance * invDistance * invDistance / ( d * d );

						prefilteredColor += textureLod( envMap, texelDirection, sourceLod ).rgb * weight;
						totalWeight += weight;

					}

				}

			}

			gl_FragColor = vec4( prefilteredColor / totalWeight, 1.0 );

		}
	`)}function b0(){return yr("PMREMSphericalGaussianBlur",{envMap:{value:null},sigma:{value:0}},`

		#define SAMPLES ${m0}
		#define GOLDEN_ANGLE 2.39996322973

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float sigma;

		#include <common>

		void main() {

			vec3 outputDirection = normalize( vWorldDirection );

			vec3 up = abs( outputDirection.z ) < 0.999 ? vec3( 0.0, 0.0, 1.0 ) : vec3( 1.0, 0.0, 0.0 );
			vec3 tangent = normalize( cross( up, outputDirection ) );
			vec3 bitangent = cross( outputDirection, tangent );

			// Truncate the kernel at three standard deviations or at the antipode.
			float thetaMax = min( 3.0 * sigma, PI );
			float truncation = 1.0 - exp( - 0.5 * thetaMax * thetaMax / ( sigma * sigma ) );

			vec3 accumColor = vec3( 0.0 );
			float accumWeight = 0.0;

			for ( int i = 0; i < SAMPLES; i ++ ) {

				// Stratified inverse-CDF sampling of the Gaussian, placed on a golden-angle spiral.
				float stratum = ( float( i ) + 0.5 ) / float( SAMPLES );
				float theta = sigma * sqrt( - 2.0 * log( 1.0 - stratum * truncation ) );
				float phi = float( i ) * GOLDEN_ANGLE;

				vec3 offset = cos( phi ) * tangent + sin( phi ) * bitangent;
				vec3 sampleDirection = cos( theta ) * outputDirection + sin( theta ) * offset;

				// Correct the planar sample density to solid angle.
				float weight = sin( theta ) / theta;

				accumColor += weight * textureLod( envMap, sampleDirection, 0.0 ).rgb;
				accumWeight += weight;

			}

			gl_FragColor = vec4( accumColor / accumWeight, 1.0 );

		}
	`)}function zu(){return yr("PMREMEquirectangularToCubemap",{envMap:{value:null}},`

		varying vec3 vWorldDirection;

		uniform sampler2D envMap;

		#include <common>

		void main() {

			// Average four subpixel samples to preserve small, bright features.
			vec3 direction = normalize( vWorldDirection );
			vec3 dx = dFdx( direction ) * 0.25;
			vec3 dy = dFdy( direction ) * 0.25;

			vec3 color = textureLod( envMap, equirectUv( normalize( direction - dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx - dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction - dx + dy ) ), 0.0 ).rgb;
			color += textureLod( envMap, equirectUv( normalize( direction + dx + dy ) ), 0.0 ).rgb;
			gl_FragColor = vec4( color * 0.25, 1.0 );

		}
	`)}function Gu(){return yr("PMREMCubemapToCubemap",{envMap:{value:null},flipEnvMap:{value:-1}},`

		varying vec3 vWorldDirection;

		uniform samplerCube envMap;
		uniform float flipEnvMap;

		void main() {

			gl_FragColor = vec4( textureCube( envMap, vec3( flipEnvMap * vWorldDirection.x, vWorldDirection.yz ) ).rgb, 1.0 );

		}
	`)}function M0(n){let e=new WeakMap,t=new WeakMap,i=null;function s(u,f=!1){return u==null?null:f?o(u):r(u)}function r(u){if(u&&u.isTexture){let f=u.mapping;if(f===Ho||f===Vo)if(e.has(u)){let g=e.get(u).texture;return a(g,u.mapping)}else{let g=u.image;if(g&&g.height>0){let v=new xr(g.height);return v.fromEquirectangularTexture(n,u),e.set(u,v),u.addEventListener("dispose",h),a(v.texture,u.mapping)}else return null}}return u}function o(u){if(u&&u.isTexture&&u.isPMREMTexture!==!0){let f=u.mapping,g=f===Ho||f===Vo,v=f===Dn||f===ms;if(g||v){let p=t.get(u),m=p!==void 0?p.texture.pmremVersion:0;if(u.isRenderTargetTexture&&u.pmremVersion!==m)return i===null&&(i=new Ia(n)),p=g?i.fromEquirectangular(u,p):i.fromCubemap(u,p),p.texture.pmremVersion=u.pmremVersion,t.set(u,p),p.texture;if(p!==void 0)return p.texture;{let b=u.image;return g&&b&&b.height>0||v&&b&&l(b)?(i===null&&(i=new Ia(n)),p=g?i.fromEquirectangular(u):i.fromCubemap(u),p.texture.pmremVersion=u.pmremVersion,t.set(u,p),u.addEventListener("dispose",c),p.texture):null}}}return u}function a(u,f){return f===Ho?u.mapping=Dn:f===Vo&&(u.mapping=ms),u}function l(u){let f=0,g=6;for(let v=0;v<g;v++)u[v]!==void 0&&f++;return f===g}function h(u){let f=u.target;f.removeEventListener("dispose",h);let g=e.get(f);g!==void 0&&(e.delete(f),g.dispose())}function c(u){let f=u.target;f.removeEventListener("dispose",c);let g=t.get(f);g!==void 0&&(t.delete(f),g.dispose())}function d(){e=new WeakMap,t=new WeakMap,i!==null&&(i.dispose(),i=null)}return{get:s,dispose:d}}function S0(n){let e={};function t(i){if(e[i]!==void 0)return e[i];let s=n.getExtension(i);return e[i]=s,s}return{has:function(i){return t(i)!==null},init:function(){t("EXT_color_buffer_float"),t("WEBGL_clip_cull_distance"),t("OES_texture_float_linear"),t("EXT_color_buffer_half_float"),t("WEBGL_multisampled_render_to_texture"),t("WEBGL_render_shared_exponent")},get:function(i){let s=t(i);return s===null&&Us("WebGLRenderer: "+i+" extension not supported."),s}}}function w0(n,e,t,i){let s={},r=new WeakMap,o=new FinalizationRegistry(g=>delete s[g]);function a(g){l(g.target)}function l(g){g.index!==null&&e.remove(g.index);for(let p in g.attributes)e.remove(g.attributes[p]);g.removeEventListener("dispose",a),delete s[g.id],o.unregister(g);let v=r.get(g);v&&(e.remove(v),r.delete(g)),i.releaseStatesOfGeometry(g),g.isInstancedBufferGeometry===!0&&delete g._maxInstanceCount,t.memory.geometries--}function h(g,v){return s[v.id]!==void 0||(v.addEventListener("dispose",a),s[v.id]=new WeakRef(v),o.register(v,v.id,v),t.memory.geometries++),v}function c(g){let v=g.attributes;for(let p in v)e.update(v[p],n.ARRAY_BUFFER)}function d(g){let v=g.index,p=g.attributes.position,m=0;if(p===void 0)return;let b=v!==null?v.array.length:p.array.length/3-1,E=p.count>=65535?Xs:Ws,S=new E(Math.ceil(b/3)*6,1),T=S.array;if(v!==null){let _=v.array;m=v.version;for(let M=0,U=0;M<b;M+=3){let L=_[M+0],D=_[M+1],B=_[M+2];T[U++]=L,T[U++]=D,T[U++]=D,T[U++]=B,T[U++]=B,T[U++]=L}}else{m=p.version;for(let _=0,M=0;_<b;_+=3){let U=_+0,L=_+1,D=_+2;T[M++]=U,T[M++]=L,T[M++]=L,T[M++]=D,T[M++]=D,T[M++]=U}}S.version=m;let A=r.get(g);A&&e.remove(A),r.set(g,S)}function u(g){let v=r.get(g);if(v){let p=g.index;p!==null&&v.version<p.version&&d(g)}else d(g);return r.get(g)}function f(){for(let g in s){let v=s[g].deref();v!==void 0&&l(v)}}return{get:h,update:c,getWireframeAttribute:u,dispose:f}}function A0(n,e,t){let i;function s(d){i=d}let r,o;function a(d){r=d.type,o=d.bytesPerElement}function l(d,u){n.drawElements(i,u,r,d*o),t.update(u,i,1)}function h(d,u,f){f!==0&&(n.drawElementsInstanced(i,u,r,d*o,f),t.update(u,i,f))}function c(d,u,f){if(f===0)return;e.get("WEBGL_multi_draw").multiDrawElementsWEBGL(i,u,0,r,d,0,f);let v=0;for(let p=0;p<f;p++)v+=u[p];t.update(v,i,1)}this.setMode=s,this.setIndex=a,this.render=l,this.renderInstances=h,this.renderMultiDraw=c}function T0(n){let e={geometries:0,textures:0},t={frame:0,calls:0,triangles:0,points:0,lines:0};function i(r,o,a){switch(t.calls++,o){case n.TRIANGLES:t.triangles+=a*(r/3);break;case n.LINES:t.lines+=a*(r/2);break;case n.LINE_STRIP:t.lines+=a*(r-1);break;case n.LINE_LOOP:t.lines+=a*r;break;case n.POINTS:t.points+=a*r;break;default:Le("WebGLInfo: Unknown draw mode:",o);break}}function s(){t.calls=0,t.triangles=0,t.points=0,t.lines=0}return{memory:e,render:t,programs:null,autoReset:!0,reset:s,update:i}}function E0(n,e,t){let i=new WeakMap,s=new ct;function r(o,a,l){let h=o.morphTargetInfluences,c=a.morphAttributes.position||a.morphAttributes.normal||a.morphAttributes.color,d=c!==void 0?c.length:0,u=i.get(a);if(u===void 0||u.count!==d){let U=function(){_.dispose(),i.delete(a),a.removeEventListener("dispose",U)};u!==void 0&&u.texture.dispose();let f=a.morphAttributes.position!==void 0,g=a.morphAttributes.normal!==void 0,v=a.morphAttributes.color!==void 0,p=a.morphAttributes.position||[],m=a.morphAttributes.normal||[],b=a.morphAttributes.color||[],E=0;f===!0&&(E=1),g===!0&&(E=2),v===!0&&(E=3);let S=a.attributes.position.count*E,T=1;S>e.maxTextureSize&&(T=Math.ceil(S/e.maxTextureSize),S=e.maxTextureSize);let A=new Float32Array(S*T*4*d),_=new Gs(A,S,T,d);_.type=hi,_.needsUpdate=!0;let M=E*4;for(let L=0;L<d;L++){let D=p[L],B=m[L],V=b[L],P=S*T*4*L;for(let H=0;H<D.count;H++){let $=H*M;f===!0&&(s.fromBufferAttribute(D,H),A[P+$+0]=s.x,A[P+$+1]=s.y,A[P+$+2]=s.z,A[P+$+3]=0),g===!0&&(s.fromBufferAttribute(B,H),A[P+$+4]=s.x,A[P+$+5]=s.y,A[P+$+6]=s.z,A[P+$+7]=0),v===!0&&(s.fromBufferAttribute(V,H),A[P+$+8]=s.x,A[P+$+9]=s.y,A[P+$+10]=s.z,A[P+$+11]=V.itemSize===4?s.w:1)}}u={count:d,texture:_,size:new Ee(S,T)},i.set(a,u),a.addEventListener("dispose",U)}if(o.isInstancedMesh===!0&&o.morphTexture!==null)l.getUniforms().setValue(n,"morphTexture",o.morphTexture,t);else{let f=0;for(let v=0;v<h.length;v++)f+=h[v];let g=a.morphTargetsRelative?1:1-f;l.getUniforms().setValue(n,"morphTargetBaseInfluence",g),l.getUniforms().setValue(n,"morphTargetInfluences",h)}l.getUniforms().setValue(n,"morphTargetsTexture",u.texture,t),l.getUniforms().setValue(n,"morphTargetsTextureSize",u.size)}return{update:r}}function R0(n,e,t,i,s){let r=new WeakMap;function o(h){let c=s.render.frame,d=h.geometry,u=e.get(h,d);if(r.get(u)!==c&&(e.update(u),r.set(u,c)),h.isInstancedMesh&&(h.hasEventListener("dispose",l)===!1&&h.addEventListener("dispose",l),r.get(h)!==c&&(t.update(h.instanceMatrix,n.ARRAY_BUFFER),h.instanceColor!==null&&t.update(h.instanceColor,n.ARRAY_BUFFER),r.set(h,c))),h.isSkinnedMesh){let f=h.skeleton;r.get(f)!==c&&(f.update(),r.set(f,c))}return u}function a(){r=new WeakMap}function l(h){let c=h.target;c.removeEventListener("dispose",l),i.releaseStatesOfObject(c),t.remove(c.instanceMatrix),c.instanceColor!==null&&t.remove(c.instanceColor)}return{update:o,dispose:a}}var C0={[Zl]:"LINEAR_TONE_MAPPING",[Jl]:"REINHARD_TONE_MAPPING",[Kl]:"CINEON_TONE_MAPPING",[jl]:"ACES_FILMIC_TONE_MAPPING",[eh]:"AGX_TONE_MAPPING",[th]:"NEUTRAL_TONE_MAPPING",[Ql]:"CUSTOM_TONE_MAPPING"};function P0(n,e,t,i,s,r){let o=new Kt(e,t,{type:n,depthBuffer:s,stencilBuffer:r,samples:i?4:0,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,resolveDepthBuffer:!1,resolveStencilBuffer:!1}),a=null,l=null,h=null,c=new ut;c.setAttribute("position",new Je([-1,3,0,-1,-1,0,3,-1,0],3)),c.setAttribute("uv",new Je([0,2,0,0,2,0],2));let d=new To({uniforms:{tDiffuse:{value:null}},vertexShader:`
			precision highp float;

			uniform mat4 modelViewMatrix;
			uniform mat4 projectionMatrix;

			attribute vec3 position;
			attribute vec2 uv;

			varying vec2 vUv;

			void main() {
				vUv = uv;
				gl_Position = projectionMatrix * modelViewMatrix * vec4( position, 1.0 );
			}`,fragmentShader:`
			precision highp float;

			uniform sampler2D tDiffuse;

			varying vec2 vUv;

			#include <tonemapping_pars_fragment>
			#include <colorspace_pars_fragment>

			void main() {
				gl_FragColor = texture2D( tDiffuse, vUv );

				#ifdef LINEAR_TONE_MAPPING
					gl_FragColor.rgb = LinearToneMapping( gl_FragColor.rgb );
				#elif defined( REINHARD_TONE_MAPPING )
					gl_FragColor.rgb = ReinhardToneMapping( gl_FragColor.rgb );
				#elif defined( CINEON_TONE_MAPPING )
					gl_FragColor.rgb = CineonToneMapping( gl_FragColor.rgb );
				#elif defined( ACES_FILMIC_TONE_MAPPING )
					gl_FragColor.rgb = ACESFilmicToneMapping( gl_FragColor.rgb );
				#elif defined( AGX_TONE_MAPPING )
					gl_FragColor.rgb = AgXToneMapping( gl_FragColor.rgb );
				#elif defined( NEUTRAL_TONE_MAPPING )
					gl_FragColor.rgb = NeutralToneMapping( gl_FragColor.rgb );
				#elif defined( CUSTOM_TONE_MAPPING )
					gl_FragColor.rgb = CustomToneMapping( gl_FragColor.rgb );
				#endif

				#ifdef SRGB_TRANSFER
					gl_FragColor = sRGBTransferOETF( gl_FragColor );
				#endif
			}`,depthTest:!1,depthWrite:!1}),u=new it(c,d),f=new or(-1,1,1,-1,0,1),g=null,v=null,p=!1,m,b=null,E=[],S=!1;this.setSize=function(T,A){o.setSize(T,A),a!==null&&a.setSize(T,A),l!==null&&l.setSize(T,A);for(let _=0;_<E.length;_++){let M=E[_];M.setSize&&M.setSize(T,A)}},this.setEffects=function(T){E=T,S=E.length>0&&E[0].isRenderPass===!0;let A=o.width,_=o.height;E.length>0&&a===null&&(a=new Kt(A,_,{type:vi,depthBuffer:!1,stencilBuffer:!1}),l=new Kt(A,_,{type:vi,depthBuffer:!1,stencilBuffer:!1}));let M=s===!0&&E.some(U=>U.needsDepthTexture===!0);M!==(o.depthTexture!==null)&&(M===!0&&h===null&&(h=new $i(A,_),r===!0&&(h.format=Ji,h.type=Un)),o.dispose(),o.depthTexture=M?h:null,o.resolveDepthBuffer=M,o.storeMultisampledDepthBuffer=M);for(let U=0;U<E.length;U++){let L=E[U];L.setSize&&L.setSize(A,_),M&&L.needsDepthTexture===!0&&L.setDepthTexture&&L.setDepthTexture(h)}},this.begin=function(T,A){if(p||T.toneMapping===Pi&&E.length===0)return!1;if(b=A,A!==null){let _=A.width,M=A.height;(o.width!==_||o.height!==M)&&this.setSize(_,M)}return S===!1&&T.setRenderTarget(o),m=T.toneMapping,T.toneMapping=Pi,!0},this.hasRenderPass=function(){return S},this.end=function(T,A){T.toneMapping=m,p=!0;let _=o,M=a;for(let U=0;U<E.length;U++){let L=E[U];L.enabled!==!1&&(L.render(T,M,_,A),L.needsSwap!==!1&&(_=M,M=M===a?l:a))}if(g!==T.outputColorSpace||v!==T.toneMapping){g=T.outputColorSpace,v=T.toneMapping,d.defines={},qe.getTransfer(g)===Qe&&(d.defines.SRGB_TRANSFER="");let U=C0[v];U&&(d.defines[U]=""),d.needsUpdate=!0}d.uniforms.tDiffuse.value=_.texture,T.setRenderTarget(b),T.render(u,f),b=null,p=!1},this.isCompositing=function(){return p},this.dispose=function(){o.dispose(),a!==null&&a.dispose(),l!==null&&l.dispose(),c.dispose(),d.dispose()}}var hd=new Wt,cd=new $i(1,1),ud=new Zs(1),dd=new Gs,fd=new bo,pd=new Ys,Hu=[],Vu=[],Wu=new Float32Array(16),Xu=new Float32Array(9),qu=new Float32Array(4);function ys(n,e,t){let i=n[0];if(i<=0||i>0)return n;let s=e*t,r=Hu[s];if(r===void 0&&(r=new Float32Array(s),Hu[s]=r),e!==0){i.toArray(r,0);for(let o=1,a=0;o!==e;++o)a+=t,n[o].toArray(r,a)}return r}function St(n,e){if(n.length!==e.length)return!1;for(let t=0,i=n.length;t<i;t++)if(n[t]!==e[t])return!1;return!0}function wt(n,e){for(let t=0,i=e.length;t<i;t++)n[t]=e[t]}function Na(n,e){let t=Vu[e];t===void 0&&(t=new Int32Array(e),Vu[e]=t);for(let i=0;i!==e;++i)t[i]=n.allocateTextureUnit();return t}function I0(n,e){let t=this.cache;t[0]!==e&&(n.uniform1f(this.addr,e),t[0]=e)}function L0(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2f(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(St(t,e))return;n.uniform2fv(this.addr,e),wt(t,e)}}function N0(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3f(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else if(e.r!==void 0)(t[0]!==e.r||t[1]!==e.g||t[2]!==e.b)&&(n.uniform3f(this.addr,e.r,e.g,e.b),t[0]=e.r,t[1]=e.g,t[2]=e.b);else{if(St(t,e))return;n.uniform3fv(this.addr,e),wt(t,e)}}function D0(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4f(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(St(t,e))return;n.uniform4fv(this.addr,e),wt(t,e)}}function U0(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(St(t,e))return;n.uniformMatrix2fv(this.addr,!1,e),wt(t,e)}else{if(St(t,i))return;qu.set(i),n.uniformMatrix2fv(this.addr,!1,qu),wt(t,i)}}function O0(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(St(t,e))return;n.uniformMatrix3fv(this.addr,!1,e),wt(t,e)}else{if(St(t,i))return;Xu.set(i),n.uniformMatrix3fv(this.addr,!1,Xu),wt(t,i)}}function F0(n,e){let t=this.cache,i=e.elements;if(i===void 0){if(St(t,e))return;n.uniformMatrix4fv(this.addr,!1,e),wt(t,e)}else{if(St(t,i))return;Wu.set(i),n.uniformMatrix4fv(this.addr,!1,Wu),wt(t,i)}}function B0(n,e){let t=this.cache;t[0]!==e&&(n.uniform1i(this.addr,e),t[0]=e)}function k0(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2i(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(St(t,e))return;n.uniform2iv(this.addr,e),wt(t,e)}}function z0(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3i(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(St(t,e))return;n.uniform3iv(this.addr,e),wt(t,e)}}function G0(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4i(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(St(t,e))return;n.uniform4iv(this.addr,e),wt(t,e)}}function H0(n,e){let t=this.cache;t[0]!==e&&(n.uniform1ui(this.addr,e),t[0]=e)}function V0(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y)&&(n.uniform2ui(this.addr,e.x,e.y),t[0]=e.x,t[1]=e.y);else{if(St(t,e))return;n.uniform2uiv(this.addr,e),wt(t,e)}}function W0(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z)&&(n.uniform3ui(this.addr,e.x,e.y,e.z),t[0]=e.x,t[1]=e.y,t[2]=e.z);else{if(St(t,e))return;n.uniform3uiv(this.addr,e),wt(t,e)}}function X0(n,e){let t=this.cache;if(e.x!==void 0)(t[0]!==e.x||t[1]!==e.y||t[2]!==e.z||t[3]!==e.w)&&(n.uniform4ui(this.addr,e.x,e.y,e.z,e.w),t[0]=e.x,t[1]=e.y,t[2]=e.z,t[3]=e.w);else{if(St(t,e))return;n.uniform4uiv(this.addr,e),wt(t,e)}}function Da(n){return n.version===0&&(n.compareFunction=uh,n.needsUpdate=!0),n}function q0(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_2D_SHADOW?r=Da(cd):r=hd,t.setTexture2D(e||r,s)}function $0(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture3D(e||fd,s)}function Y0(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s);let r;this.type===n.SAMPLER_CUBE_SHADOW?r=Da(ud):r=pd,t.setTextureCube(e||r,s)}function Z0(n,e,t){let i=this.cache,s=t.allocateTextureUnit();i[0]!==s&&(n.uniform1i(this.addr,s),i[0]=s),t.setTexture2DArray(e||dd,s)}function J0(n){switch(n){case 5126:return I0;case 35664:return L0;case 35665:return N0;case 35666:return D0;case 35674:return U0;case 35675:return O0;case 35676:return F0;case 5124:case 35670:return B0;case 35667:case 35671:return k0;case 35668:case 35672:return z0;case 35669:case 35673:return G0;case 5125:return H0;case 36294:return V0;case 36295:return W0;case 36296:return X0;case 35678:case 36198:case 36298:case 36306:case 35682:return q0;case 35679:case 36299:case 36307:return $0;case 35680:case 36300:case 36308:case 36293:return Y0;case 36289:case 36303:case 36311:case 36292:return Z0}}function K0(n,e){n.uniform1fv(this.addr,e)}function j0(n,e){let t=ys(e,this.size,2);n.uniform2fv(this.addr,t)}function Q0(n,e){let t=ys(e,this.size,3);n.uniform3fv(this.addr,t)}function e_(n,e){let t=ys(e,this.size,4);n.uniform4fv(this.addr,t)}function t_(n,e){let t=ys(e,this.size,4);n.uniformMatrix2fv(this.addr,!1,t)}function i_(n,e){let t=ys(e,this.size,9);n.uniformMatrix3fv(this.addr,!1,t)}function n_(n,e){let t=ys(e,this.size,16);n.uniformMatrix4fv(this.addr,!1,t)}function s_(n,e){n.uniform1iv(this.addr,e)}function r_(n,e){n.uniform2iv(this.addr,e)}function o_(n,e){n.uniform3iv(this.addr,e)}function a_(n,e){n.uniform4iv(this.addr,e)}function l_(n,e){n.uniform1uiv(this.addr,e)}function h_(n,e){n.uniform2uiv(this.addr,e)}function c_(n,e){n.uniform3uiv(this.addr,e)}function u_(n,e){n.uniform4uiv(this.addr,e)}function d_(n,e,t){let i=this.cache,s=e.length,r=Na(t,s);St(i,r)||(n.uniform1iv(this.addr,r),wt(i,r));let o;this.type===n.SAMPLER_2D_SHADOW?o=Da(cd):o=hd;for(let a=0;a!==s;++a)t.setTexture2D(e[a]||o,r[a])}function f_(n,e,t){let i=this.cache,s=e.length,r=Na(t,s);St(i,r)||(n.uniform1iv(this.addr,r),wt(i,r));for(let o=0;o!==s;++o)t.setTexture3D(e[o]||fd,r[o])}function p_(n,e,t){let i=this.cache,s=e.length,r=Na(t,s);St(i,r)||(n.uniform1iv(this.addr,r),wt(i,r));let o;this.type===n.SAMPLER_CUBE_SHADOW?o=Da(ud):o=pd;for(let a=0;a!==s;++a)t.setTextureCube(e[a]||o,r[a])}function m_(n,e,t){let i=this.cache,s=e.length,r=Na(t,s);St(i,r)||(n.uniform1iv(this.addr,r),wt(i,r));for(let o=0;o!==s;++o)t.setTexture2DArray(e[o]||dd,r[o])}function g_(n){switch(n){case 5126:return K0;case 35664:return j0;case 35665:return Q0;case 35666:return e_;case 35674:return t_;case 35675:return i_;case 35676:return n_;case 5124:case 35670:return s_;case 35667:case 35671:return r_;case 35668:case 35672:return o_;case 35669:case 35673:return a_;case 5125:return l_;case 36294:return h_;case 36295:return c_;case 36296:return u_;case 35678:case 36198:case 36298:case 36306:case 35682:return d_;case 35679:case 36299:case 36307:return f_;case 35680:case 36300:case 36308:case 36293:return p_;case 36289:case 36303:case 36311:case 36292:return m_}}var Sh=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.setValue=J0(t.type)}},wh=class{constructor(e,t,i){this.id=e,this.addr=i,this.cache=[],this.type=t.type,this.size=t.size,this.setValue=g_(t.type)}},Ah=class{constructor(e){this.id=e,this.seq=[],this.map={}}setValue(e,t,i){let s=this.seq;for(let r=0,o=s.length;r!==o;++r){let a=s[r];a.setValue(e,t[a.id],i)}}},bh=/(\w+)(\])?(\[|\.)?/g;function $u(n,e){n.seq.push(e),n.map[e.id]=e}function __(n,e,t){let i=n.name,s=i.length;for(bh.lastIndex=0;;){let r=bh.exec(i),o=bh.lastIndex,a=r[1],l=r[2]==="]",h=r[3];if(l&&(a=a|0),h===void 0||h==="["&&o+2===s){$u(t,h===void 0?new Sh(a,n,e):new wh(a,n,e));break}else{let d=t.map[a];d===void 0&&(d=new Ah(a),$u(t,d)),t=d}}}var xs=class{constructor(e,t){this.seq=[],this.map={};let i=e.getProgramParameter(t,e.ACTIVE_UNIFORMS);for(let o=0;o<i;++o){let a=e.getActiveUniform(t,o),l=e.getUniformLocation(t,a.name);__(a,l,this)}let s=[],r=[];for(let o of this.seq)o.type===e.SAMPLER_2D_SHADOW||o.type===e.SAMPLER_CUBE_SHADOW||o.type===e.SAMPLER_2D_ARRAY_SHADOW?s.push(o):r.push(o);s.length>0&&(this.seq=s.concat(r))}setValue(e,t,i,s){let r=this.map[t];r!==void 0&&r.setValue(e,i,s)}setOptional(e,t,i){let s=t[i];s!==void 0&&this.setValue(e,i,s)}static upload(e,t,i,s){for(let r=0,o=t.length;r!==o;++r){let a=t[r],l=i[a.id];l.needsUpdate!==!1&&a.setValue(e,l.value,s)}}static seqWithValue(e,t){let i=[];for(let s=0,r=e.length;s!==r;++s){let o=e[s];o.id in t&&i.push(o)}return i}};function Yu(n,e,t){let i=n.createShader(e);return n.shaderSource(i,t),n.compileShader(i),i}var x_=37297,y_=0;function v_(n,e){let t=n.split(`
`),i=[],s=Math.max(e-6,0),r=Math.min(e+6,t.length);for(let o=s;o<r;o++){let a=o+1;i.push(`${a===e?">":" "} ${a}: ${t[o]}`)}return i.join(`
`)}var Zu=new Ne;function b_(n){qe._getMatrix(Zu,qe.workingColorSpace,n);let e=`mat3( ${Zu.elements.map(t=>t.toFixed(4))} )`;switch(qe.getTransfer(n)){case ks:return[e,"LinearTransferOETF"];case Qe:return[e,"sRGBTransferOETF"];default:return Re("WebGLProgram: Unsupported color space: ",n),[e,"LinearTransferOETF"]}}function Ju(n,e,t){let i=n.getShaderParameter(e,n.COMPILE_STATUS),r=(n.getShaderInfoLog(e)||"").trim();if(i&&r==="")return"";let o=/ERROR: 0:(\d+)/.exec(r);if(o){let a=parseInt(o[1]);return t.toUpperCase()+`

`+r+`

`+v_(n.getShaderSource(e),a)}else return r}function M_(n,e){let t=b_(e);return[`vec4 ${n}( vec4 value ) {`,`	return ${t[1]}( vec4( ${t[0]} * value.rgb, value.a ) );`,"}"].join(`
`)}var S_={[Zl]:"Linear",[Jl]:"Reinhard",[Kl]:"Cineon",[jl]:"ACESFilmic",[eh]:"AgX",[th]:"Neutral",[Ql]:"Custom"};function w_(n,e){let t=S_[e];return t===void 0?(Re("WebGLProgram: Unsupported toneMapping:",e),"vec3 "+n+"( vec3 color ) { return LinearToneMapping( color ); }"):"vec3 "+n+"( vec3 color ) { return "+t+"ToneMapping( color ); }"}var Pa=new C;function A_(){qe.getLuminanceCoefficients(Pa);let n=Pa.x.toFixed(4),e=Pa.y.toFixed(4),t=Pa.z.toFixed(4);return["float luminance( const in vec3 rgb ) {",`	const vec3 weights = vec3( ${n}, ${e}, ${t} );`,"	return dot( weights, rgb );","}"].join(`
`)}function T_(n){return[n.extensionClipCullDistance?"#extension GL_ANGLE_clip_cull_distance : require":"",n.extensionMultiDraw?"#extension GL_ANGLE_multi_draw : require":""].filter(_r).join(`
`)}function E_(n){let e=[];for(let t in n){let i=n[t];i!==!1&&e.push("#define "+t+" "+i)}return e.join(`
`)}function R_(n,e){let t={},i=n.getProgramParameter(e,n.ACTIVE_ATTRIBUTES);for(let s=0;s<i;s++){let r=n.getActiveAttrib(e,s),o=r.name,a=1;r.type===n.FLOAT_MAT2&&(a=2),r.type===n.FLOAT_MAT3&&(a=3),r.type===n.FLOAT_MAT4&&(a=4),t[o]={type:r.type,location:n.getAttribLocation(e,o),locationSize:a}}return t}function _r(n){return n!==""}function Ku(n,e){let t=e.numSpotLightShadows+e.numSpotLightMaps-e.numSpotLightShadowsWithMaps;return n.replace(/NUM_SUN_LIGHTS/g,e.numSunLights).replace(/NUM_DIR_LIGHTS/g,e.numDirLights).replace(/NUM_SPOT_LIGHTS/g,e.numSpotLights).replace(/NUM_SPOT_LIGHT_MAPS/g,e.numSpotLightMaps).replace(/NUM_SPOT_LIGHT_COORDS/g,t).replace(/NUM_RECT_AREA_LIGHTS/g,e.numRectAreaLights).replace(/NUM_POINT_LIGHTS/g,e.numPointLights).replace(/NUM_HEMI_LIGHTS/g,e.numHemiLights).replace(/NUM_SUN_LIGHT_SHADOWS/g,e.numSunLightShadows).replace(/NUM_DIR_LIGHT_SHADOWS/g,e.numDirLightShadows).replace(/NUM_SPOT_LIGHT_SHADOWS_WITH_MAPS/g,e.numSpotLightShadowsWithMaps).replace(/NUM_SPOT_LIGHT_SHADOWS/g,e.numSpotLightShadows).replace(/NUM_POINT_LIGHT_SHADOWS/g,e.numPointLightShadows).replace(/NUM_LIGHT_PROBE_GRIDS/g,e.numLightProbeGrids)}function ju(n,e){return n.replace(/NUM_CLIPPING_PLANES/g,e.numClippingPlanes).replace(/UNION_CLIPPING_PLANES/g,e.numClippingPlanes-e.numClipIntersection)}var C_=/^[ \t]*#include +<([\w\d./]+)>/gm;function Th(n){return n.replace(C_,P_)}function P_(n,e){let t=Ge[e];if(t===void 0)throw new Error("THREE.WebGLProgram: Can not resolve #include <"+e+">");return Th(t)}var I_=/#pragma unroll_loop_start\s+for\s*\(\s*int\s+i\s*=\s*(\d+)\s*;\s*i\s*<\s*(\d+)\s*;\s*i\s*\+\+\s*\)\s*{([\s\S]+?)}\s+#pragma unroll_loop_end/g;function Qu(n){return n.replace(I_,L_)}function L_(n,e,t,i){let s="";for(let r=parseInt(e);r<parseInt(t);r++)s+=i.replace(/\[\s*i\s*\]/g,"[ "+r+" ]").replace(/UNROLLED_LOOP_INDEX/g,r);return s}function ed(n){let e=`precision ${n.precision} float;
	precision ${n.precision} int;
	precision ${n.precision} sampler2D;
	precision ${n.precision} samplerCube;
	precision ${n.precision} sampler3D;
	precision ${n.precision} sampler2DArray;
	precision ${n.precision} sampler2DShadow;
	precision ${n.precision} samplerCubeShadow;
	precision ${n.precision} sampler2DArrayShadow;
	precision ${n.precision} isampler2D;
	precision ${n.precision} isampler3D;
	precision ${n.precision} isamplerCube;
	precision ${n.precision} isampler2DArray;
	precision ${n.precision} usampler2D;
	precision ${n.precision} usampler3D;
	precision ${n.precision} usamplerCube;
	precision ${n.precision} usampler2DArray;
	`;return n.precision==="highp"?e+=`
#define HIGH_PRECISION`:n.precision==="mediump"?e+=`
#define MEDIUM_PRECISION`:n.precision==="lowp"&&(e+=`
#define LOW_PRECISION`),e}var N_={[In]:"SHADOWMAP_TYPE_PCF",[fs]:"SHADOWMAP_TYPE_VSM"};function D_(n){return N_[n.shadowMapType]||"SHADOWMAP_TYPE_BASIC"}var U_={[ms]:"ENVMAP_MODE_REFRACTION"};function O_(n){return n.envMap===!1?"ENVMAP_MODE_REFLECTION":U_[n.envMapMode]||"ENVMAP_MODE_REFLECTION"}var F_={[Go]:"ENVMAP_BLENDING_MULTIPLY",[gu]:"ENVMAP_BLENDING_MIX",[_u]:"ENVMAP_BLENDING_ADD"};function B_(n){return n.envMap===!1?"ENVMAP_BLENDING_NONE":F_[n.combine]||"ENVMAP_BLENDING_NONE"}function k_(n,e,t,i){let s=n.getContext(),r=t.defines,o=t.vertexShader,a=t.fragmentShader,l=D_(t),h=t.envMapPMREM===!0?"ENVMAP_TYPE_PMREM":"ENVMAP_TYPE_CUBE",c=O_(t),d=B_(t),u=T_(t),f=E_(r),g=s.createProgram(),v,p,m=t.glslVersion?"#version "+t.glslVersion+`
`:"";t.isRawShaderMaterial?(v=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(_r).join(`
`),v.length>0&&(v+=`
`),p=["#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f].filter(_r).join(`
`),p.length>0&&(p+=`
`)):(v=[ed(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.extensionClipCullDistance?"#define USE_CLIP_DISTANCE":"",t.batching?"#define USE_BATCHING":"",t.batchingColor?"#define USE_BATCHING_COLOR":"",t.instancing?"#define USE_INSTANCING":"",t.instancingColor?"#define USE_INSTANCING_COLOR":"",t.instancingMorph?"#define USE_INSTANCING_MORPH":"",t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.map?"#define USE_MAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+c:"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.displacementMap?"#define USE_DISPLACEMENTMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.mapUv?"#define MAP_UV "+t.mapUv:"",t.alphaMapUv?"#define ALPHAMAP_UV "+t.alphaMapUv:"",t.lightMapUv?"#define LIGHTMAP_UV "+t.lightMapUv:"",t.aoMapUv?"#define AOMAP_UV "+t.aoMapUv:"",t.emissiveMapUv?"#define EMISSIVEMAP_UV "+t.emissiveMapUv:"",t.bumpMapUv?"#define BUMPMAP_UV "+t.bumpMapUv:"",t.normalMapUv?"#define NORMALMAP_UV "+t.normalMapUv:"",t.displacementMapUv?"#define DISPLACEMENTMAP_UV "+t.displacementMapUv:"",t.metalnessMapUv?"#define METALNESSMAP_UV "+t.metalnessMapUv:"",t.roughnessMapUv?"#define ROUGHNESSMAP_UV "+t.roughnessMapUv:"",t.anisotropyMapUv?"#define ANISOTROPYMAP_UV "+t.anisotropyMapUv:"",t.clearcoatMapUv?"#define CLEARCOATMAP_UV "+t.clearcoatMapUv:"",t.clearcoatNormalMapUv?"#define CLEARCOAT_NORMALMAP_UV "+t.clearcoatNormalMapUv:"",t.clearcoatRoughnessMapUv?"#define CLEARCOAT_ROUGHNESSMAP_UV "+t.clearcoatRoughnessMapUv:"",t.diffuseRoughnessMapUv?"#define DIFFUSE_ROUGHNESSMAP_UV "+t.diffuseRoughnessMapUv:"",t.iridescenceMapUv?"#define IRIDESCENCEMAP_UV "+t.iridescenceMapUv:"",t.iridescenceThicknessMapUv?"#define IRIDESCENCE_THICKNESSMAP_UV "+t.iridescenceThicknessMapUv:"",t.sheenColorMapUv?"#define SHEEN_COLORMAP_UV "+t.sheenColorMapUv:"",t.sheenRoughnessMapUv?"#define SHEEN_ROUGHNESSMAP_UV "+t.sheenRoughnessMapUv:"",t.specularMapUv?"#define SPECULARMAP_UV "+t.specularMapUv:"",t.specularColorMapUv?"#define SPECULAR_COLORMAP_UV "+t.specularColorMapUv:"",t.specularIntensityMapUv?"#define SPECULAR_INTENSITYMAP_UV "+t.specularIntensityMapUv:"",t.transmissionMapUv?"#define TRANSMISSIONMAP_UV "+t.transmissionMapUv:"",t.thicknessMapUv?"#define THICKNESSMAP_UV "+t.thicknessMapUv:"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexNormals?"#define HAS_NORMAL":"",t.vertexColors?"#define USE_COLOR":"",t.vertexAlphas?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.flatShading?"#define FLAT_SHADED":"",t.skinning?"#define USE_SKINNING":"",t.morphTargets?"#define USE_MORPHTARGETS":"",t.morphNormals&&t.flatShading===!1?"#define USE_MORPHNORMALS":"",t.morphColors?"#define USE_MORPHCOLORS":"",t.morphTargetsCount>0?"#define MORPHTARGETS_TEXTURE_STRIDE "+t.morphTextureStride:"",t.morphTargetsCount>0?"#define MORPHTARGETS_COUNT "+t.morphTargetsCount:"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.sizeAttenuation?"#define USE_SIZEATTENUATION":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 modelMatrix;","uniform mat4 modelViewMatrix;","uniform mat4 projectionMatrix;","uniform mat4 viewMatrix;","uniform mat3 normalMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;","#ifdef USE_INSTANCING","	attribute mat4 instanceMatrix;","#endif","#ifdef USE_INSTANCING_COLOR","	attribute vec3 instanceColor;","#endif","#ifdef USE_INSTANCING_MORPH","	uniform sampler2D morphTexture;","#endif","attribute vec3 position;","attribute vec3 normal;","attribute vec2 uv;","#ifdef USE_UV1","	attribute vec2 uv1;","#endif","#ifdef USE_UV2","	attribute vec2 uv2;","#endif","#ifdef USE_UV3","	attribute vec2 uv3;","#endif","#ifdef USE_TANGENT","	attribute vec4 tangent;","#endif","#if defined( USE_COLOR_ALPHA )","	attribute vec4 color;","#elif defined( USE_COLOR )","	attribute vec3 color;","#endif","#ifdef USE_SKINNING","	attribute vec4 skinIndex;","	attribute vec4 skinWeight;","#endif",`
`].filter(_r).join(`
`),p=[ed(t),"#define SHADER_TYPE "+t.shaderType,"#define SHADER_NAME "+t.shaderName,f,t.useFog&&t.fog?"#define USE_FOG":"",t.useFog&&t.fogExp2?"#define FOG_EXP2":"",t.alphaToCoverage?"#define ALPHA_TO_COVERAGE":"",t.map?"#define USE_MAP":"",t.matcap?"#define USE_MATCAP":"",t.envMap?"#define USE_ENVMAP":"",t.envMap?"#define "+h:"",t.envMap?"#define "+c:"",t.envMap?"#define "+d:"",t.envMapPMREM?"#define ENVMAP_MAX_LOD "+t.envMapMaxLod+".0":"",t.envMapPMREM?"#define ENVMAP_SIZE "+t.envMapSize+".0":"",t.lightMap?"#define USE_LIGHTMAP":"",t.aoMap?"#define USE_AOMAP":"",t.bumpMap?"#define USE_BUMPMAP":"",t.normalMap?"#define USE_NORMALMAP":"",t.normalMapObjectSpace?"#define USE_NORMALMAP_OBJECTSPACE":"",t.normalMapTangentSpace?"#define USE_NORMALMAP_TANGENTSPACE":"",t.packedNormalMap?"#define USE_PACKED_NORMALMAP":"",t.emissiveMap?"#define USE_EMISSIVEMAP":"",t.anisotropy?"#define USE_ANISOTROPY":"",t.anisotropyMap?"#define USE_ANISOTROPYMAP":"",t.clearcoat?"#define USE_CLEARCOAT":"",t.clearcoatMap?"#define USE_CLEARCOATMAP":"",t.clearcoatRoughnessMap?"#define USE_CLEARCOAT_ROUGHNESSMAP":"",t.clearcoatNormalMap?"#define USE_CLEARCOAT_NORMALMAP":"",t.diffuseRoughness?"#define USE_DIFFUSE_ROUGHNESS":"",t.diffuseRoughnessMap?"#define USE_DIFFUSE_ROUGHNESSMAP":"",t.dispersion?"#define USE_DISPERSION":"",t.retroreflection?"#define USE_RETROREFLECTION":"",t.iridescence?"#define USE_IRIDESCENCE":"",t.iridescenceMap?"#define USE_IRIDESCENCEMAP":"",t.iridescenceThicknessMap?"#define USE_IRIDESCENCE_THICKNESSMAP":"",t.specularMap?"#define USE_SPECULARMAP":"",t.specularColorMap?"#define USE_SPECULAR_COLORMAP":"",t.specularIntensityMap?"#define USE_SPECULAR_INTENSITYMAP":"",t.roughnessMap?"#define USE_ROUGHNESSMAP":"",t.metalnessMap?"#define USE_METALNESSMAP":"",t.alphaMap?"#define USE_ALPHAMAP":"",t.alphaTest?"#define USE_ALPHATEST":"",t.alphaHash?"#define USE_ALPHAHASH":"",t.sheen?"#define USE_SHEEN":"",t.sheenColorMap?"#define USE_SHEEN_COLORMAP":"",t.sheenRoughnessMap?"#define USE_SHEEN_ROUGHNESSMAP":"",t.transmission?"#define USE_TRANSMISSION":"",t.transmissionMap?"#define USE_TRANSMISSIONMAP":"",t.thicknessMap?"#define USE_THICKNESSMAP":"",t.vertexTangents&&t.flatShading===!1?"#define USE_TANGENT":"",t.vertexColors||t.instancingColor?"#define USE_COLOR":"",t.vertexAlphas||t.batchingColor?"#define USE_COLOR_ALPHA":"",t.vertexUv1s?"#define USE_UV1":"",t.vertexUv2s?"#define USE_UV2":"",t.vertexUv3s?"#define USE_UV3":"",t.pointsUvs?"#define USE_POINTS_UV":"",t.gradientMap?"#define USE_GRADIENTMAP":"",t.flatShading?"#define FLAT_SHADED":"",t.doubleSided?"#define DOUBLE_SIDED":"",t.flipSided?"#define FLIP_SIDED":"",t.shadowMapEnabled?"#define USE_SHADOWMAP":"",t.shadowMapEnabled?"#define "+l:"",t.premultipliedAlpha?"#define PREMULTIPLIED_ALPHA":"",t.numLightProbes>0?"#define USE_LIGHT_PROBES":"",t.decodeVideoTexture?"#define DECODE_VIDEO_TEXTURE":"",t.decodeVideoTextureEmissive?"#define DECODE_VIDEO_TEXTURE_EMISSIVE":"",t.logarithmicDepthBuffer?"#define USE_LOGARITHMIC_DEPTH_BUFFER":"",t.reversedDepthBuffer?"#define USE_REVERSED_DEPTH_BUFFER":"","uniform mat4 viewMatrix;","uniform vec3 cameraPosition;","uniform bool isOrthographic;",t.toneMapping!==Pi?"#define TONE_MAPPING":"",t.toneMapping!==Pi?Ge.tonemapping_pars_fragment:"",t.toneMapping!==Pi?w_("toneMapping",t.toneMapping):"",t.dithering?"#define DITHERING":"",t.opaque?"#define OPAQUE":"",Ge.colorspace_pars_fragment,M_("linearToOutputTexel",t.outputColorSpace),A_(),t.useDepthPacking?"#define DEPTH_PACKING "+t.depthPacking:"",`
`].filter(_r).join(`
`)),o=Th(o),o=Ku(o,t),o=ju(o,t),a=Th(a),a=Ku(a,t),a=ju(a,t),o=Qu(o),a=Qu(a),t.isRawShaderMaterial!==!0&&(m=`#version 300 es
`,v=[u,"#define attribute in","#define varying out","#define texture2D texture"].join(`
`)+`
`+v,p=["#define varying in",t.glslVersion===dh?"":"layout(location = 0) out highp vec4 pc_fragColor;",t.glslVersion===dh?"":"#define gl_FragColor pc_fragColor","#define gl_FragDepthEXT gl_FragDepth","#define texture2D texture","#define textureCube texture","#define texture2DProj textureProj","#define texture2DLodEXT textureLod","#define texture2DProjLodEXT textureProjLod","#define textureCubeLodEXT textureLod","#define texture2DGradEXT textureGrad","#define texture2DProjGradEXT textureProjGrad","#define textureCubeGradEXT textureGrad"].join(`
`)+`
`+p);let b=m+v+o,E=m+p+a,S=Yu(s,s.VERTEX_SHADER,b),T=Yu(s,s.FRAGMENT_SHADER,E);s.attachShader(g,S),s.attachShader(g,T),t.index0AttributeName!==void 0?s.bindAttribLocation(g,0,t.index0AttributeName):t.hasPositionAttribute===!0&&s.bindAttribLocation(g,0,"position"),s.linkProgram(g);function A(L){if(n.debug.checkShaderErrors){let D=s.getProgramInfoLog(g)||"",B=s.getShaderInfoLog(S)||"",V=s.getShaderInfoLog(T)||"",P=D.trim(),H=B.trim(),$=V.trim(),G=!0,ie=!0;if(s.getProgramParameter(g,s.LINK_STATUS)===!1)if(G=!1,typeof n.debug.onShaderError=="function")n.debug.onShaderError(s,g,S,T);else{let q=Ju(s,S,"vertex"),Q=Ju(s,T,"fragment");Le("WebGLProgram: Shader Error "+s.getError()+" - VALIDATE_STATUS "+s.getProgramParameter(g,s.VALIDATE_STATUS)+`

Material Name: `+L.name+`
Material Type: `+L.type+`

Program Info Log: `+P+`
`+q+`
`+Q)}else P!==""?Re("WebGLProgram: Program Info Log:",P):(H===""||$==="")&&(ie=!1);ie&&(L.diagnostics={runnable:G,programLog:P,vertexShader:{log:H,prefix:v},fragmentShader:{log:$,prefix:p}})}s.deleteShader(S),s.deleteShader(T),_=new xs(s,g),M=R_(s,g)}let _;this.getUniforms=function(){return _===void 0&&A(this),_};let M;this.getAttributes=function(){return M===void 0&&A(this),M};let U=t.rendererExtensionParallelShaderCompile===!1;return this.isReady=function(){return U===!1&&(U=s.getProgramParameter(g,x_)),U},this.destroy=function(){i.releaseStatesOfProgram(this),s.deleteProgram(g),this.program=void 0},this.type=t.shaderType,this.name=t.shaderName,this.id=y_++,this.cacheKey=e,this.usedTimes=1,this.program=g,this.vertexShader=S,this.fragmentShader=T,this}var z_=0,Eh=class{constructor(){this.shaderCache=new Map,this.materialCache=new Map}update(e,t,i){let s=this._getShaderCacheForMaterial(e);return s.has(t)===!1&&(s.add(t),t.usedTimes++),s.has(i)===!1&&(s.add(i),i.usedTimes++),this}remove(e){let t=this.materialCache.get(e);for(let i of t)i.usedTimes--,i.usedTimes===0&&this.shaderCache.delete(i.code);return this.materialCache.delete(e),this}getVertexShaderStage(e){return this._getShaderStage(e.vertexShader)}getFragmentShaderStage(e){return this._getShaderStage(e.fragmentShader)}dispose(){this.shaderCache.clear(),this.materialCache.clear()}_getShaderCacheForMaterial(e){let t=this.materialCache,i=t.get(e);return i===void 0&&(i=new Set,t.set(e,i)),i}_getShaderStage(e){let t=this.shaderCache,i=t.get(e);return i===void 0&&(i=new Rh(e),t.set(e,i)),i}},Rh=class{constructor(e){this.id=z_++,this.code=e,this.usedTimes=0}};function G_(n){return n===mn||n===pr||n===mr}function H_(n,e,t,i,s,r){let o=new Hs,a=new Eh,l=new Set,h=[],c=new Map,d=i.logarithmicDepthBuffer,u={MeshDepthMaterial:"depth",MeshDistanceMaterial:"distance",MeshNormalMaterial:"normal",MeshBasicMaterial:"basic",MeshLambertMaterial:"lambert",MeshPhongMaterial:"phong",MeshToonMaterial:"toon",MeshStandardMaterial:"physical",MeshPhysicalMaterial:"physical",MeshMatcapMaterial:"matcap",LineBasicMaterial:"basic",LineDashedMaterial:"dashed",PointsMaterial:"points",ShadowMaterial:"shadow",SpriteMaterial:"sprite"};function f(_){return l.add(_),_===0?"uv":`uv${_}`}function g(_,M,U,L,D,B){let V=L.fog,P=D.geometry,H=_.isMeshStandardMaterial||_.isMeshLambertMaterial||_.isMeshPhongMaterial?L.environment:null,$=_.isMeshStandardMaterial||_.isMeshLambertMaterial&&!_.envMap||_.isMeshPhongMaterial&&!_.envMap,G=e.get(_.envMap||H,$),ie=u[_.type],q=i.precision;_.precision!==null&&(q=i.getMaxPrecision(_.precision),q!==_.precision&&Re("WebGLProgram.getParameters:",_.precision,"not supported, using",q,"instead."));let Q=P.morphAttributes.position||P.morphAttributes.normal||P.morphAttributes.color,ee=Q!==void 0?Q.length:0,Me=0;P.morphAttributes.position!==void 0&&(Me=1),P.morphAttributes.normal!==void 0&&(Me=2),P.morphAttributes.color!==void 0&&(Me=3);let Ue,J,me,ye;if(ie){let fe=Li[ie];Ue=fe.vertexShader,J=fe.fragmentShader}else{Ue=_.vertexShader,J=_.fragmentShader;let fe=a.getVertexShaderStage(_),tt=a.getFragmentShaderStage(_);a.update(_,fe,tt),me=fe.id,ye=tt.id}let Ce=n.getRenderTarget(),ge=n.state.buffers.depth.getReversed(),Fe=D.isInstancedMesh===!0,_t=D.isBatchedMesh===!0,Ie=!!_.map,et=!!_.matcap,nt=!!G,Ve=nt&&G.isPMREMTexture===!0,It=!!_.aoMap,bt=!!_.lightMap,Vt=!!_.bumpMap&&_.wireframe===!1,ft=!!_.normalMap,Mi=!!_.displacementMap,Tt=!!_.emissiveMap,ei=!!_.metalnessMap,ti=!!_.roughnessMap,ii=_.anisotropy>0,N=_.clearcoat>0,ni=_.diffuseRoughness>0,lt=_.dispersion>0,ht=_.retroreflectivity>0,de=_.iridescence>0,Mt=_.sheen>0,Pe=_.transmission>0,De=ii&&!!_.anisotropyMap,w=N&&!!_.clearcoatMap,x=N&&!!_.clearcoatNormalMap,F=N&&!!_.clearcoatRoughnessMap,te=ni&&!!_.diffuseRoughnessMap,j=de&&!!_.iridescenceMap,re=de&&!!_.iridescenceThicknessMap,ce=Mt&&!!_.sheenColorMap,Y=Mt&&!!_.sheenRoughnessMap,Z=!!_.specularMap,ae=!!_.specularColorMap,R=!!_.specularIntensityMap,K=Pe&&!!_.transmissionMap,X=Pe&&!!_.thicknessMap,le=!!_.gradientMap,se=!!_.alphaMap,oe=_.alphaTest>0,we=!!_.alphaHash,ze=!!_.extensions,ne=Pi;_.toneMapped&&(Ce===null||Ce.isXRRenderTarget===!0)&&(ne=n.toneMapping);let Te=Ve?G.isCompressedCubeTexture?G.image[0].mipmaps:G.mipmaps:null,Be={shaderID:ie,shaderType:_.type,shaderName:_.name,vertexShader:Ue,fragmentShader:J,defines:_.defines,customVertexShaderID:me,customFragmentShaderID:ye,isRawShaderMaterial:_.isRawShaderMaterial===!0,glslVersion:_.glslVersion,precision:q,batching:_t,batchingColor:_t&&D._colorsTexture!==null,instancing:Fe,instancingColor:Fe&&D.instanceColor!==null,instancingMorph:Fe&&D.morphTexture!==null,outputColorSpace:Ce===null?n.outputColorSpace:Ce.isXRRenderTarget===!0?Ce.texture.colorSpace:qe.workingColorSpace,alphaToCoverage:!!_.alphaToCoverage,map:Ie,matcap:et,envMap:nt,envMapMode:nt&&G.mapping,envMapPMREM:Ve,envMapMaxLod:Ve?Te.length-1:null,envMapSize:Ve?Te[0].width:null,aoMap:It,lightMap:bt,bumpMap:Vt,normalMap:ft,displacementMap:Mi,emissiveMap:Tt,normalMapObjectSpace:ft&&_.normalMapType===vu,normalMapTangentSpace:ft&&_.normalMapType===Ra,packedNormalMap:ft&&_.normalMapType===Ra&&G_(_.normalMap.format),metalnessMap:ei,roughnessMap:ti,anisotropy:ii,anisotropyMap:De,clearcoat:N,clearcoatMap:w,clearcoatNormalMap:x,clearcoatRoughnessMap:F,diffuseRoughness:ni,diffuseRoughnessMap:te,dispersion:lt,retroreflection:ht,iridescence:de,iridescenceMap:j,iridescenceThicknessMap:re,sheen:Mt,sheenColorMap:ce,sheenRoughnessMap:Y,specularMap:Z,specularColorMap:ae,specularIntensityMap:R,transmission:Pe,transmissionMap:K,thicknessMap:X,gradientMap:le,opaque:_.transparent===!1&&_.blending===ps&&_.alphaToCoverage===!1,alphaMap:se,alphaTest:oe,alphaHash:we,combine:_.combine,mapUv:Ie&&f(_.map.channel),aoMapUv:It&&f(_.aoMap.channel),lightMapUv:bt&&f(_.lightMap.channel),bumpMapUv:Vt&&f(_.bumpMap.channel),normalMapUv:ft&&f(_.normalMap.channel),displacementMapUv:Mi&&f(_.displacementMap.channel),emissiveMapUv:Tt&&f(_.emissiveMap.channel),metalnessMapUv:ei&&f(_.metalnessMap.channel),roughnessMapUv:ti&&f(_.roughnessMap.channel),anisotropyMapUv:De&&f(_.anisotropyMap.channel),clearcoatMapUv:w&&f(_.clearcoatMap.channel),clearcoatNormalMapUv:x&&f(_.clearcoatNormalMap.channel),clearcoatRoughnessMapUv:F&&f(_.clearcoatRoughnessMap.channel),diffuseRoughnessMapUv:te&&f(_.diffuseRoughnessMap.channel),iridescenceMapUv:j&&f(_.iridescenceMap.channel),iridescenceThicknessMapUv:re&&f(_.iridescenceThicknessMap.channel),sheenColorMapUv:ce&&f(_.sheenColorMap.channel),sheenRoughnessMapUv:Y&&f(_.sheenRoughnessMap.channel),specularMapUv:Z&&f(_.specularMap.channel),specularColorMapUv:ae&&f(_.specularColorMap.channel),specularIntensityMapUv:R&&f(_.specularIntensityMap.channel),transmissionMapUv:K&&f(_.transmissionMap.channel),thicknessMapUv:X&&f(_.thicknessMap.channel),alphaMapUv:se&&f(_.alphaMap.channel),vertexTangents:!!P.attributes.tangent&&(ft||ii),vertexNormals:!!P.attributes.normal,vertexColors:_.vertexColors,vertexAlphas:_.vertexColors===!0&&!!P.attributes.color&&P.attributes.color.itemSize===4,pointsUvs:D.isPoints===!0&&!!P.attributes.uv&&(Ie||se),fog:!!V,useFog:_.fog===!0,fogExp2:!!V&&V.isFogExp2,flatShading:_.wireframe===!1&&(_.flatShading===!0||P.attributes.normal===void 0&&ft===!1&&(_.isMeshLambertMaterial||_.isMeshPhongMaterial||_.isMeshStandardMaterial||_.isMeshPhysicalMaterial)),sizeAttenuation:_.sizeAttenuation===!0,logarithmicDepthBuffer:d,reversedDepthBuffer:ge,skinning:D.isSkinnedMesh===!0,hasPositionAttribute:P.attributes.position!==void 0,morphTargets:P.morphAttributes.position!==void 0,morphNormals:P.morphAttributes.normal!==void 0,morphColors:P.morphAttributes.color!==void 0,morphTargetsCount:ee,morphTextureStride:Me,numSunLights:M.sun.length,numDirLights:M.directional.length,numPointLights:M.point.length,numSpotLights:M.spot.length,numSpotLightMaps:M.spotLightMap.length,numRectAreaLights:M.rectArea.length,numHemiLights:M.hemi.length,numSunLightShadows:M.sunShadowMap.length,numDirLightShadows:M.directionalShadowMap.length,numPointLightShadows:M.pointShadowMap.length,numSpotLightShadows:M.spotShadowMap.length,numSpotLightShadowsWithMaps:M.numSpotLightShadowsWithMaps,numLightProbes:M.numLightProbes,numLightProbeGrids:B.filter(fe=>fe.texture!==null).length,numClippingPlanes:r.numPlanes,numClipIntersection:r.numIntersection,dithering:_.dithering,shadowMapEnabled:n.shadowMap.enabled&&U.length>0,shadowMapType:n.shadowMap.type,toneMapping:ne,decodeVideoTexture:Ie&&_.map.isVideoTexture===!0&&qe.getTransfer(_.map.colorSpace)===Qe,decodeVideoTextureEmissive:Tt&&_.emissiveMap.isVideoTexture===!0&&qe.getTransfer(_.emissiveMap.colorSpace)===Qe,premultipliedAlpha:_.premultipliedAlpha,doubleSided:_.side===Ci,flipSided:_.side===Dt,useDepthPacking:_.depthPacking>=0,depthPacking:_.depthPacking||0,index0AttributeName:_.index0AttributeName,extensionClipCullDistance:ze&&_.extensions.clipCullDistance===!0&&t.has("WEBGL_clip_cull_distance"),extensionMultiDraw:(ze&&_.extensions.multiDraw===!0||_t)&&t.has("WEBGL_multi_draw"),rendererExtensionParallelShaderCompile:t.has("KHR_parallel_shader_compile"),customProgramCacheKey:_.customProgramCacheKey()};return Be.vertexUv1s=l.has(1),Be.vertexUv2s=l.has(2),Be.vertexUv3s=l.has(3),l.clear(),Be}function v(_){let M=[];if(_.shaderID?M.push(_.shaderID):(M.push(_.customVertexShaderID),M.push(_.customFragmentShaderID)),_.defines!==void 0)for(let U in _.defines)M.push(U),M.push(_.defines[U]);return _.isRawShaderMaterial===!1&&(p(M,_),m(M,_),M.push(n.outputColorSpace)),M.push(_.customProgramCacheKey),M.join()}function p(_,M){_.push(M.precision),_.push(M.outputColorSpace),_.push(M.envMapMode),_.push(M.envMapPMREM),_.push(M.envMapMaxLod),_.push(M.envMapSize),_.push(M.mapUv),_.push(M.alphaMapUv),_.push(M.lightMapUv),_.push(M.aoMapUv),_.push(M.bumpMapUv),_.push(M.normalMapUv),_.push(M.displacementMapUv),_.push(M.emissiveMapUv),_.push(M.metalnessMapUv),_.push(M.roughnessMapUv),_.push(M.anisotropyMapUv),_.push(M.clearcoatMapUv),_.push(M.clearcoatNormalMapUv),_.push(M.clearcoatRoughnessMapUv),_.push(M.diffuseRoughnessMapUv),_.push(M.iridescenceMapUv),_.push(M.iridescenceThicknessMapUv),_.push(M.sheenColorMapUv),_.push(M.sheenRoughnessMapUv),_.push(M.specularMapUv),_.push(M.specularColorMapUv),_.push(M.specularIntensityMapUv),_.push(M.transmissionMapUv),_.push(M.thicknessMapUv),_.push(M.combine),_.push(M.fogExp2),_.push(M.sizeAttenuation),_.push(M.morphTargetsCount),_.push(M.numSunLights),_.push(M.numDirLights),_.push(M.numPointLights),_.push(M.numSpotLights),_.push(M.numSpotLightMaps),_.push(M.numHemiLights),_.push(M.numRectAreaLights),_.push(M.numSunLightShadows),_.push(M.numDirLightShadows),_.push(M.numPointLightShadows),_.push(M.numSpotLightShadows),_.push(M.numSpotLightShadowsWithMaps),_.push(M.numLightProbes),_.push(M.numLightProbeGrids),_.push(M.shadowMapType),_.push(M.toneMapping),_.push(M.numClippingPlanes),_.push(M.numClipIntersection),_.push(M.depthPacking)}function m(_,M){o.disableAll(),M.instancing&&o.enable(0),M.instancingColor&&o.enable(1),M.instancingMorph&&o.enable(2),M.matcap&&o.enable(3),M.envMap&&o.enable(4),M.normalMapObjectSpace&&o.enable(5),M.normalMapTangentSpace&&o.enable(6),M.clearcoat&&o.enable(7),M.iridescence&&o.enable(8),M.alphaTest&&o.enable(9),M.vertexColors&&o.enable(10),M.vertexAlphas&&o.enable(11),M.vertexUv1s&&o.enable(12),M.vertexUv2s&&o.enable(13),M.vertexUv3s&&o.enable(14),M.vertexTangents&&o.enable(15),M.anisotropy&&o.enable(16),M.alphaHash&&o.enable(17),M.batching&&o.enable(18),M.dispersion&&o.enable(19),M.retroreflection&&o.enable(24),M.diffuseRoughness&&o.enable(25),M.batchingColor&&o.enable(20),M.gradientMap&&o.enable(21),M.packedNormalMap&&o.enable(22),M.vertexNormals&&o.enable(23),_.push(o.mask),o.disableAll(),M.fog&&o.enable(0),M.useFog&&o.enable(1),M.flatShading&&o.enable(2),M.logarithmicDepthBuffer&&o.enable(3),M.reversedDepthBuffer&&o.enable(4),M.skinning&&o.enable(5),M.morphTargets&&o.enable(6),M.morphNormals&&o.enable(7),M.morphColors&&o.enable(8),M.premultipliedAlpha&&o.enable(9),M.shadowMapEnabled&&o.enable(10),M.doubleSided&&o.enable(11),M.flipSided&&o.enable(12),M.useDepthPacking&&o.enable(13),M.dithering&&o.enable(14),M.transmission&&o.enable(15),M.sheen&&o.enable(16),M.opaque&&o.enable(17),M.pointsUvs&&o.enable(18),M.decodeVideoTexture&&o.enable(19),M.decodeVideoTextureEmissive&&o.enable(20),M.alphaToCoverage&&o.enable(21),M.numLightProbeGrids>0&&o.enable(22),M.hasPositionAttribute&&o.enable(23),_.push(o.mask)}function b(_){let M=u[_.type],U;if(M){let L=Li[M];U=Uu.clone(L.uniforms)}else U=_.uniforms;return U}function E(_,M){let U=c.get(M);return U!==void 0?++U.usedTimes:(U=new k_(n,M,_,s),h.push(U),c.set(M,U)),U}function S(_){if(--_.usedTimes===0){let M=h.indexOf(_);h[M]=h[h.length-1],h.pop(),c.delete(_.cacheKey),_.destroy()}}function T(_){a.remove(_)}function A(){a.dispose()}return{getParameters:g,getProgramCacheKey:v,getUniforms:b,acquireProgram:E,releaseProgram:S,releaseShaderCache:T,programs:h,dispose:A}}function V_(){let n=new WeakMap;function e(o){return n.has(o)}function t(o){let a=n.get(o);return a===void 0&&(a={},n.set(o,a)),a}function i(o){n.delete(o)}function s(o,a,l){n.get(o)[a]=l}function r(){n=new WeakMap}return{has:e,get:t,remove:i,update:s,dispose:r}}function W_(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.material.id!==e.material.id?n.material.id-e.material.id:n.materialVariant!==e.materialVariant?n.materialVariant-e.materialVariant:n.z!==e.z?n.z-e.z:n.id-e.id}function td(n,e){return n.groupOrder!==e.groupOrder?n.groupOrder-e.groupOrder:n.renderOrder!==e.renderOrder?n.renderOrder-e.renderOrder:n.z!==e.z?e.z-n.z:n.id-e.id}function id(){let n=[],e=0,t=[],i=[],s=[];function r(){e=0,t.length=0,i.length=0,s.length=0}function o(u){let f=0;return u.isInstancedMesh&&(f+=2),u.isSkinnedMesh&&(f+=1),f}function a(u,f,g,v,p,m){let b=n[e];return b===void 0?(b={id:u.id,object:u,geometry:f,material:g,materialVariant:o(u),groupOrder:v,renderOrder:u.renderOrder,z:p,group:m},n[e]=b):(b.id=u.id,b.object=u,b.geometry=f,b.material=g,b.materialVariant=o(u),b.groupOrder=v,b.renderOrder=u.renderOrder,b.z=p,b.group=m),e++,b}function l(u,f,g,v,p,m,b){b.reversedDepth===!0&&(p=-p);let E=a(u,f,g,v,p,m);g.transmission>0?i.push(E):g.transparent===!0?s.push(E):t.push(E)}function h(u,f,g,v,p,m){let b=a(u,f,g,v,p,m);g.transmission>0?i.unshift(b):g.transparent===!0?s.unshift(b):t.unshift(b)}function c(u,f){t.length>1&&t.sort(u||W_),i.length>1&&i.sort(f||td),s.length>1&&s.sort(f||td)}function d(){for(let u=e,f=n.length;u<f;u++){let g=n[u];if(g.id===null)break;g.id=null,g.object=null,g.geometry=null,g.material=null,g.group=null}}return{opaque:t,transmissive:i,transparent:s,init:r,push:l,unshift:h,finish:d,sort:c}}function X_(){let n=new WeakMap;function e(i,s){let r=n.get(i),o;return r===void 0?(o=new id,n.set(i,[o])):s>=r.length?(o=new id,r.push(o)):o=r[s],o}function t(){n=new WeakMap}return{get:e,dispose:t}}function q_(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={direction:new C,color:new Ae};break;case"SpotLight":t={position:new C,direction:new C,color:new Ae,distance:0,coneCos:0,penumbraCos:0,decay:0};break;case"PointLight":t={position:new C,color:new Ae,distance:0,decay:0};break;case"HemisphereLight":t={direction:new C,skyColor:new Ae,groundColor:new Ae};break;case"RectAreaLight":t={color:new Ae,position:new C,halfWidth:new C,halfHeight:new C};break}return n[e.id]=t,t}}}function $_(){let n={};return{get:function(e){if(n[e.id]!==void 0)return n[e.id];let t;switch(e.type){case"SunLight":case"DirectionalLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ee};break;case"SpotLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ee};break;case"PointLight":t={shadowIntensity:1,shadowBias:0,shadowNormalBias:0,shadowRadius:1,shadowMapSize:new Ee,shadowCameraNear:1,shadowCameraFar:1e3};break}return n[e.id]=t,t}}}var Y_=0;function Z_(n,e){return(e.castShadow?2:0)-(n.castShadow?2:0)+(e.map?1:0)-(n.map?1:0)}function J_(n){let e=new q_,t=$_(),i={version:0,hash:{sunLength:-1,directionalLength:-1,pointLength:-1,spotLength:-1,rectAreaLength:-1,hemiLength:-1,numSunShadows:-1,numDirectionalShadows:-1,numPointShadows:-1,numSpotShadows:-1,numSpotMaps:-1,numLightProbes:-1},ambient:[0,0,0],probe:[],sun:[],sunShadow:[],sunShadowMap:[],sunShadowMatrix:[],sunShadowCascade:[],directional:[],directionalShadow:[],directionalShadowMap:[],directionalShadowMatrix:[],spot:[],spotLightMap:[],spotShadow:[],spotShadowMap:[],spotLightMatrix:[],rectArea:[],rectAreaLTC1:null,rectAreaLTC2:null,point:[],pointShadow:[],pointShadowMap:[],pointShadowMatrix:[],hemi:[],numSpotLightShadowsWithMaps:0,numLightProbes:0};for(let h=0;h<9;h++)i.probe.push(new C);let s=new C,r=new Ye,o=new Ye;function a(h){let c=0,d=0,u=0;for(let B=0;B<9;B++)i.probe[B].set(0,0,0);let f=0,g=0,v=0,p=0,m=0,b=0,E=0,S=0,T=0,A=0,_=0,M=0,U=0,L=0;h.sort(Z_);for(let B=0,V=h.length;B<V;B++){let P=h[B],H=P.color,$=P.intensity,G=P.distance,ie=null;if(P.shadow&&P.shadow.map&&(P.shadow.map.texture.format===mn?ie=P.shadow.map.texture:ie=P.shadow.map.depthTexture||P.shadow.map.texture),P.isAmbientLight)c+=H.r*$,d+=H.g*$,u+=H.b*$;else if(P.isLightProbe){for(let q=0;q<9;q++)i.probe[q].addScaledVector(P.sh.coefficients[q],$);L++}else if(P.isSunLight){let q=e.get(P);if(q.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let Q=P.shadow,ee=t.get(P);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.shadowNormalBias=Q.normalBias,ee.shadowRadius=Q.radius,ee.shadowMapSize.copy(Q.mapSize).multiply(Q.getFrameExtents()),i.sunShadow[g]=ee,i.sunShadowMap[g]=ie;let Me=Q.getViewportCount();for(let Ue=0;Ue<Me;Ue++)i.sunShadowMatrix[v+Ue]=Q.getMatrix(Ue),i.sunShadowCascade[v+Ue]=Q._cascadeData[Ue];v+=Me,g++}i.sun[f]=q,f++}else if(P.isDirectionalLight){let q=e.get(P);if(q.color.copy(P.color).multiplyScalar(P.intensity),P.castShadow){let Q=P.shadow,ee=t.get(P);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.shadowNormalBias=Q.normalBias,ee.shadowRadius=Q.radius,ee.shadowMapSize=Q.mapSize,i.directionalShadow[p]=ee,i.directionalShadowMap[p]=ie,i.directionalShadowMatrix[p]=P.shadow.matrix,T++}i.directional[p]=q,p++}else if(P.isSpotLight){let q=e.get(P);q.position.setFromMatrixPosition(P.matrixWorld),q.color.copy(H).multiplyScalar($),q.distance=G,q.coneCos=Math.cos(P.angle),q.penumbraCos=Math.cos(P.angle*(1-P.penumbra)),q.decay=P.decay,i.spot[b]=q;let Q=P.shadow;if(P.map&&(i.spotLightMap[M]=P.map,M++,Q.updateMatrices(P),P.castShadow&&U++),i.spotLightMatrix[b]=Q.matrix,P.castShadow){let ee=t.get(P);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.shadowNormalBias=Q.normalBias,ee.shadowRadius=Q.radius,ee.shadowMapSize=Q.mapSize,i.spotShadow[b]=ee,i.spotShadowMap[b]=ie,_++}b++}else if(P.isRectAreaLight){let q=e.get(P);q.color.copy(H).multiplyScalar($),q.halfWidth.set(P.width*.5,0,0),q.halfHeight.set(0,P.height*.5,0),i.rectArea[E]=q,E++}else if(P.isPointLight){let q=e.get(P);if(q.color.copy(P.color).multiplyScalar(P.intensity),q.distance=P.distance,q.decay=P.decay,P.castShadow){let Q=P.shadow,ee=t.get(P);ee.shadowIntensity=Q.intensity,ee.shadowBias=Q.bias,ee.shadowNormalBias=Q.normalBias,ee.shadowRadius=Q.radius,ee.shadowMapSize=Q.mapSize,ee.shadowCameraNear=Q.camera.near,ee.shadowCameraFar=Q.camera.far,i.pointShadow[m]=ee,i.pointShadowMap[m]=ie,i.pointShadowMatrix[m]=P.shadow.matrix,A++}i.point[m]=q,m++}else if(P.isHemisphereLight){let q=e.get(P);q.skyColor.copy(P.color).multiplyScalar($),q.groundColor.copy(P.groundColor).multiplyScalar($),i.hemi[S]=q,S++}}E>0&&(n.has("OES_texture_float_linear")===!0?(i.rectAreaLTC1=pe.LTC_FLOAT_1,i.rectAreaLTC2=pe.LTC_FLOAT_2):(i.rectAreaLTC1=pe.LTC_HALF_1,i.rectAreaLTC2=pe.LTC_HALF_2)),i.ambient[0]=c,i.ambient[1]=d,i.ambient[2]=u;let D=i.hash;(D.sunLength!==f||D.directionalLength!==p||D.pointLength!==m||D.spotLength!==b||D.rectAreaLength!==E||D.hemiLength!==S||D.numSunShadows!==g||D.numDirectionalShadows!==T||D.numPointShadows!==A||D.numSpotShadows!==_||D.numSpotMaps!==M||D.numLightProbes!==L)&&(i.sun.length=f,i.directional.length=p,i.spot.length=b,i.rectArea.length=E,i.point.length=m,i.hemi.length=S,i.sunShadow.length=g,i.sunShadowMap.length=g,i.sunShadowMatrix.length=v,i.sunShadowCascade.length=v,i.directionalShadow.length=T,i.directionalShadowMap.length=T,i.directionalShadowMatrix.length=T,i.pointShadow.length=A,i.pointShadowMap.length=A,i.pointShadowMatrix.length=A,i.spotShadow.length=_,i.spotShadowMap.length=_,i.spotLightMatrix.length=_+M-U,i.spotLightMap.length=M,i.numSpotLightShadowsWithMaps=U,i.numLightProbes=L,D.sunLength=f,D.directionalLength=p,D.pointLength=m,D.spotLength=b,D.rectAreaLength=E,D.hemiLength=S,D.numSunShadows=g,D.numDirectionalShadows=T,D.numPointShadows=A,D.numSpotShadows=_,D.numSpotMaps=M,D.numLightProbes=L,i.version=Y_++)}function l(h,c){let d=0,u=0,f=0,g=0,v=0,p=0,m=c.matrixWorldInverse;for(let b=0,E=h.length;b<E;b++){let S=h[b];if(S.isSunLight){let T=i.sun[d];T.direction.setFromMatrixPosition(S.matrixWorld),T.direction.transformDirection(m),d++}else if(S.isDirectionalLight){let T=i.directional[u];T.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),T.direction.sub(s),T.direction.transformDirection(m),u++}else if(S.isSpotLight){let T=i.spot[g];T.position.setFromMatrixPosition(S.matrixWorld),T.position.applyMatrix4(m),T.direction.setFromMatrixPosition(S.matrixWorld),s.setFromMatrixPosition(S.target.matrixWorld),T.direction.sub(s),T.direction.transformDirection(m),g++}else if(S.isRectAreaLight){let T=i.rectArea[v];T.position.setFromMatrixPosition(S.matrixWorld),T.position.applyMatrix4(m),o.identity(),r.copy(S.matrixWorld),r.premultiply(m),o.extractRotation(r),T.halfWidth.set(S.width*.5,0,0),T.halfHeight.set(0,S.height*.5,0),T.halfWidth.applyMatrix4(o),T.halfHeight.applyMatrix4(o),v++}else if(S.isPointLight){let T=i.point[f];T.position.setFromMatrixPosition(S.matrixWorld),T.position.applyMatrix4(m),f++}else if(S.isHemisphereLight){let T=i.hemi[p];T.direction.setFromMatrixPosition(S.matrixWorld),T.direction.transformDirection(m),p++}}}return{setup:a,setupView:l,state:i}}function nd(n){let e=new J_(n),t=[],i=[],s=[];function r(d){c.camera=d,t.length=0,i.length=0,s.length=0}function o(d){d.isLightProbeGrid?s.push(d):t.push(d)}function a(d){i.push(d)}function l(){e.setup(t),s.sort((d,u)=>d.priority-u.priority||d.id-u.id)}function h(d){e.setupView(t,d)}let c={lightsArray:t,shadowsArray:i,lightProbeGridArray:s,camera:null,lights:e,transmissionRenderTarget:{},textureUnits:0};return{init:r,state:c,setupLights:l,setupLightsView:h,pushLight:o,pushShadow:a}}function K_(n){let e=new WeakMap;function t(s,r=0){let o=e.get(s),a;return o===void 0?(a=new nd(n),e.set(s,[a])):r>=o.length?(a=new nd(n),o.push(a)):a=o[r],a}function i(){e=new WeakMap}return{get:t,dispose:i}}var j_=`void main() {
gl_Position = vec4( position, 1.0 );
}`,Q_=`uniform sampler2D shadow_pass;
uniform vec2 resolution;
uniform float radius;
void main() {
const float samples = float( VSM_SAMPLES );
float mean = 0.0;
float squared_mean = 0.0;
float uvStride = samples <= 1.0 ? 0.0 : 2.0 / ( samples - 1.0 );
float uvStart = samples <= 1.0 ? 0.0 : - 1.0;
for ( float i = 0.0; i < samples; i ++ ) {
float uvOffset = uvStart + i * uvStride;
#ifdef HORIZONTAL_PASS
vec2 distribution = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( uvOffset, 0.0 ) * radius ) / resolution ).rg;
mean += distribution.x;
squared_mean += distribution.y * distribution.y + distribution.x * distribution.x;
#else
float depth = texture2D( shadow_pass, ( gl_FragCoord.xy + vec2( 0.0, uvOffset ) * radius ) / resolution ).r;
mean += depth;
squared_mean += depth * depth;
#endif
}
mean = mean / samples;
squared_mean = squared_mean / samples;
float std_dev = sqrt( max( 0.0, squared_mean - mean * mean ) );
gl_FragColor = vec4( mean, std_dev, 0.0, 1.0 );
}`,ex=[new C(1,0,0),new C(-1,0,0),new C(0,1,0),new C(0,-1,0),new C(0,0,1),new C(0,0,-1)],tx=[new C(0,-1,0),new C(0,-1,0),new C(0,0,1),new C(0,0,-1),new C(0,-1,0),new C(0,-1,0)],sd=new Ye,gr=new C,Mh=new C;function ix(n,e,t){let i=new hn,s=new Ee,r=new Ee,o=new ct,a=new Eo,l=new Ro,h={},c=t.maxTextureSize,d={[Ri]:Dt,[Dt]:Ri,[Ci]:Ci},u=new ai({defines:{VSM_SAMPLES:8},uniforms:{shadow_pass:{value:null},resolution:{value:new Ee},radius:{value:4}},vertexShader:j_,fragmentShader:Q_}),f=u.clone();f.defines.HORIZONTAL_PASS=1;let g=new ut;g.setAttribute("position",new rt(new Float32Array([-1,-1,.5,3,-1,.5,-1,3,.5]),3));let v=new it(g,u),p=this;this.enabled=!1,this.autoUpdate=!0,this.needsUpdate=!1,this.type=In;let m=this.type;this.render=function(A,_,M){if(p.enabled===!1||p.autoUpdate===!1&&p.needsUpdate===!1||A.length===0)return;this.type===Kc&&(Re("WebGLShadowMap: PCFSoftShadowMap has been removed. Using PCFShadowMap instead."),this.type=In);let U=n.getRenderTarget(),L=n.getActiveCubeFace(),D=n.getActiveMipmapLevel(),B=n.state;B.setBlending(Ln),B.buffers.depth.getReversed()===!0?B.buffers.color.setClear(0,0,0,0):B.buffers.color.setClear(1,1,1,1),B.buffers.depth.setTest(!0),B.setScissorTest(!1);let V=m!==this.type;V&&_.traverse(function(P){P.material&&(Array.isArray(P.material)?P.material.forEach(H=>H.needsUpdate=!0):P.material.needsUpdate=!0)});for(let P=0,H=A.length;P<H;P++){let $=A[P],G=$.shadow;if(G===void 0){Re("WebGLShadowMap:",$,"has no shadow.");continue}if(G.autoUpdate===!1&&G.needsUpdate===!1)continue;s.copy(G.mapSize);let ie=G.getFrameExtents();s.multiply(ie),r.copy(G.mapSize),(s.x>c||s.y>c)&&(s.x>c&&(r.x=Math.floor(c/ie.x),s.x=r.x*ie.x,G.mapSize.x=r.x),s.y>c&&(r.y=Math.floor(c/ie.y),s.y=r.y*ie.y,G.mapSize.y=r.y));let q=n.state.buffers.depth.getReversed();if(G.camera._reversedDepth=q,G.map===null||V===!0){if(G.map!==null&&(G.map.depthTexture!==null&&(G.map.depthTexture.dispose(),G.map.depthTexture=null),G.map.dispose()),this.type===fs){if($.isPointLight){Re("WebGLShadowMap: VSM shadow maps are not supported for PointLights. Use PCF or BasicShadowMap instead.");continue}G.map=new Kt(s.x,s.y,{format:mn,type:vi,minFilter:Ht,magFilter:Ht,generateMipmaps:!1}),G.map.texture.name=$.name+".shadowMap",G.map.depthTexture=new $i(s.x,s.y,hi),G.map.depthTexture.name=$.name+".shadowMapDepth",G.map.depthTexture.format=Wi,G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Pt,G.map.depthTexture.magFilter=Pt}else $.isPointLight?(G.map=new xr(s.x),G.map.depthTexture=new Zs(s.x,yi)):(G.map=new Kt(s.x,s.y),G.map.depthTexture=new $i(s.x,s.y,yi)),G.map.depthTexture.name=$.name+".shadowMap",G.map.depthTexture.format=Wi,this.type===In?(G.map.depthTexture.compareFunction=q?ch:hh,G.map.depthTexture.minFilter=Ht,G.map.depthTexture.magFilter=Ht):(G.map.depthTexture.compareFunction=null,G.map.depthTexture.minFilter=Pt,G.map.depthTexture.magFilter=Pt);G.camera.updateProjectionMatrix()}G.map.isWebGLCubeRenderTarget!==!0&&(G.map.width!==s.x||G.map.height!==s.y)&&G.map.setSize(s.x,s.y);let Q=G.map.isWebGLCubeRenderTarget?6:G.getViewportCount();$.isPointLight!==!0&&G.updateMatrices($,M);let ee=(G.camera.layers.mask&4294967294)!==0?G.camera.layers:M.layers;for(let Me=0;Me<Q;Me++){let Ue=G.getCamera(Me);if($.isPointLight){let J=G.camera,me=G.matrix,ye=$.distance||J.far;ye!==J.far&&(J.far=ye,J.updateProjectionMatrix()),gr.setFromMatrixPosition($.matrixWorld),J.position.copy(gr),Mh.copy(J.position),Mh.add(ex[Me]),J.up.copy(tx[Me]),J.lookAt(Mh),J.updateMatrixWorld(),me.makeTranslation(-gr.x,-gr.y,-gr.z),sd.multiplyMatrices(J.projectionMatrix,J.matrixWorldInverse),G._frustum.setFromProjectionMatrix(sd,J.coordinateSystem,J.reversedDepth)}if(G.map.isWebGLCubeRenderTarget)n.setRenderTarget(G.map,Me),n.clear();else{Me===0&&(n.setRenderTarget(G.map),n.clear());let J=G.getViewport(Me);o.set(r.x*J.x,r.y*J.y,r.x*J.z,r.y*J.w),B.viewport(o)}i=G.getFrustum(Me),S(_,M,Ue,$,ee,this.type)}G.isPointLightShadow!==!0&&this.type===fs&&b(G,M),G.needsUpdate=!1}m=this.type,p.needsUpdate=!1,n.setRenderTarget(U,L,D)};function b(A,_){let M=e.update(v);u.defines.VSM_SAMPLES!==A.blurSamples&&(u.defines.VSM_SAMPLES=A.blurSamples,f.defines.VSM_SAMPLES=A.blurSamples,u.needsUpdate=!0,f.needsUpdate=!0),A.mapPass===null?A.mapPass=new Kt(s.x,s.y,{format:mn,type:vi}):(A.mapPass.width!==A.map.width||A.mapPass.height!==A.map.height)&&A.mapPass.setSize(A.map.width,A.map.height),u.uniforms.shadow_pass.value=A.map.depthTexture,u.uniforms.resolution.value.set(A.map.width,A.map.height),u.uniforms.radius.value=A.radius,n.setRenderTarget(A.mapPass),n.clear(),n.renderBufferDirect(_,null,M,u,v,null),f.uniforms.shadow_pass.value=A.mapPass.texture,f.uniforms.resolution.value.set(A.map.width,A.map.height),f.uniforms.radius.value=A.radius,n.setRenderTarget(A.map),n.clear(),n.renderBufferDirect(_,null,M,f,v,null)}function E(A,_,M,U){let L=null,D=M.isPointLight===!0?A.customDistanceMaterial:A.customDepthMaterial;if(D!==void 0)L=D;else if(L=M.isPointLight===!0?l:a,n.localClippingEnabled&&_.clipShadows===!0&&Array.isArray(_.clippingPlanes)&&_.clippingPlanes.length!==0||_.displacementMap&&_.displacementScale!==0||_.alphaMap&&_.alphaTest>0||_.map&&_.alphaTest>0||_.alphaToCoverage===!0){let B=L.uuid,V=_.uuid,P=h[B];P===void 0&&(P={},h[B]=P);let H=P[V];H===void 0&&(H=L.clone(),P[V]=H,_.addEventListener("dispose",T)),L=H}if(L.visible=_.visible,L.wireframe=_.wireframe,U===fs?L.side=_.shadowSide!==null?_.shadowSide:_.side:L.side=_.shadowSide!==null?_.shadowSide:d[_.side],L.alphaMap=_.alphaMap,L.alphaTest=_.alphaToCoverage===!0?.5:_.alphaTest,L.map=_.map,L.clipShadows=_.clipShadows,L.clippingPlanes=_.clippingPlanes,L.clipIntersection=_.clipIntersection,L.displacementMap=_.displacementMap,L.displacementScale=_.displacementScale,L.displacementBias=_.displacementBias,L.wireframeLinewidth=_.wireframeLinewidth,L.linewidth=_.linewidth,M.isPointLight===!0&&L.isMeshDistanceMaterial===!0){let B=n.properties.get(L);B.light=M}return L}function S(A,_,M,U,L,D){if(A.visible===!1)return;if(A.layers.test(L)&&(A.isMesh||A.isLine||A.isPoints)&&(A.castShadow||A.receiveShadow&&D===fs)&&(!A.frustumCulled||A.intersectsFrustum(i))){A.modelViewMatrix.multiplyMatrices(M.matrixWorldInverse,A.matrixWorld);let P=e.update(A),H=A.material;if(Array.isArray(H)){let $=P.groups;for(let G=0,ie=$.length;G<ie;G++){let q=$[G],Q=H[q.materialIndex];if(Q&&Q.visible){let ee=E(A,Q,U,D);A.onBeforeShadow(n,A,_,M,P,ee,q),n.renderBufferDirect(M,null,P,ee,A,q),A.onAfterShadow(n,A,_,M,P,ee,q)}}}else if(H.visible){let $=E(A,H,U,D);A.onBeforeShadow(n,A,_,M,P,$,null),n.renderBufferDirect(M,null,P,$,A,null),A.onAfterShadow(n,A,_,M,P,$,null)}}let V=A.children;for(let P=0,H=V.length;P<H;P++)S(V[P],_,M,U,L,D)}function T(A){A.target.removeEventListener("dispose",T);for(let M in h){let U=h[M],L=A.target.uuid;L in U&&(U[L].dispose(),delete U[L])}}}function nx(n,e){function t(){let R=!1,K=new ct,X=null,le=new ct(0,0,0,0);return{setMask:function(se){X!==se&&!R&&(n.colorMask(se,se,se,se),X=se)},setLocked:function(se){R=se},setClear:function(se,oe,we,ze,ne){ne===!0&&(se*=ze,oe*=ze,we*=ze),K.set(se,oe,we,ze),le.equals(K)===!1&&(n.clearColor(se,oe,we,ze),le.copy(K))},reset:function(){R=!1,X=null,le.set(-1,0,0,0)}}}function i(){let R=!1,K=!1,X=null,le=null,se=null;return{setReversed:function(oe){if(K!==oe){let we=e.get("EXT_clip_control");oe?we.clipControlEXT(we.LOWER_LEFT_EXT,we.ZERO_TO_ONE_EXT):we.clipControlEXT(we.LOWER_LEFT_EXT,we.NEGATIVE_ONE_TO_ONE_EXT),K=oe;let ze=se;se=null,this.setClear(ze)}},getReversed:function(){return K},setTest:function(oe){oe?ge(n.DEPTH_TEST):Fe(n.DEPTH_TEST)},setMask:function(oe){X!==oe&&!R&&(n.depthMask(oe),X=oe)},setFunc:function(oe){if(K&&(oe=Iu[oe]),le!==oe){switch(oe){case lo:n.depthFunc(n.NEVER);break;case ho:n.depthFunc(n.ALWAYS);break;case co:n.depthFunc(n.LESS);break;case ss:n.depthFunc(n.LEQUAL);break;case uo:n.depthFunc(n.EQUAL);break;case fo:n.depthFunc(n.GEQUAL);break;case po:n.depthFunc(n.GREATER);break;case mo:n.depthFunc(n.NOTEQUAL);break;default:n.depthFunc(n.LEQUAL)}le=oe}},setLocked:function(oe){R=oe},setClear:function(oe){se!==oe&&(se=oe,K&&(oe=1-oe),n.clearDepth(oe))},reset:function(){R=!1,X=null,le=null,se=null,K=!1}}}function s(){let R=!1,K=null,X=null,le=null,se=null,oe=null,we=null,ze=null,ne=null;return{setTest:function(Te){R||(Te?ge(n.STENCIL_TEST):Fe(n.STENCIL_TEST))},setMask:function(Te){K!==Te&&!R&&(n.stencilMask(Te),K=Te)},setFunc:function(Te,Be,fe){(X!==Te||le!==Be||se!==fe)&&(n.stencilFunc(Te,Be,fe),X=Te,le=Be,se=fe)},setOp:function(Te,Be,fe){(oe!==Te||we!==Be||ze!==fe)&&(n.stencilOp(Te,Be,fe),oe=Te,we=Be,ze=fe)},setLocked:function(Te){R=Te},setClear:function(Te){ne!==Te&&(n.clearStencil(Te),ne=Te)},reset:function(){R=!1,K=null,X=null,le=null,se=null,oe=null,we=null,ze=null,ne=null}}}let r=new t,o=new i,a=new s,l={},h=new WeakMap,c={},d={},u={},f=new WeakMap,g=[],v=null,p=!1,m=null,b=null,E=null,S=null,T=null,A=null,_=null,M=new Ae(0,0,0),U=0,L=!1,D=null,B=null,V=null,P=null,H=null,$=n.getParameter(n.MAX_COMBINED_TEXTURE_IMAGE_UNITS),G=!1,ie=0,q=n.getParameter(n.VERSION);q.indexOf("WebGL")!==-1?(ie=parseFloat(/^WebGL (\d)/.exec(q)[1]),G=ie>=1):q.indexOf("OpenGL ES")!==-1&&(ie=parseFloat(/^OpenGL ES (\d)/.exec(q)[1]),G=ie>=2);let Q=null,ee={},Me=n.getParameter(n.SCISSOR_BOX),Ue=n.getParameter(n.VIEWPORT),J=new ct().fromArray(Me),me=new ct().fromArray(Ue);function ye(R,K,X,le){let se=new Uint8Array(4),oe=n.createTexture();n.bindTexture(R,oe),n.texParameteri(R,n.TEXTURE_MIN_FILTER,n.NEAREST),n.texParameteri(R,n.TEXTURE_MAG_FILTER,n.NEAREST);for(let we=0;we<X;we++)R===n.TEXTURE_3D||R===n.TEXTURE_2D_ARRAY?n.texImage3D(K,0,n.RGBA,1,1,le,0,n.RGBA,n.UNSIGNED_BYTE,se):n.texImage2D(K+we,0,n.RGBA,1,1,0,n.RGBA,n.UNSIGNED_BYTE,se);return oe}let Ce={};Ce[n.TEXTURE_2D]=ye(n.TEXTURE_2D,n.TEXTURE_2D,1),Ce[n.TEXTURE_CUBE_MAP]=ye(n.TEXTURE_CUBE_MAP,n.TEXTURE_CUBE_MAP_POSITIVE_X,6),Ce[n.TEXTURE_2D_ARRAY]=ye(n.TEXTURE_2D_ARRAY,n.TEXTURE_2D_ARRAY,1,1),Ce[n.TEXTURE_3D]=ye(n.TEXTURE_3D,n.TEXTURE_3D,1,1),r.setClear(0,0,0,1),o.setClear(1),a.setClear(0),ge(n.DEPTH_TEST),o.setFunc(ss),Vt(!1),ft(Vl),ge(n.CULL_FACE),It(Ln);function ge(R){c[R]!==!0&&(n.enable(R),c[R]=!0)}function Fe(R){c[R]!==!1&&(n.disable(R),c[R]=!1)}function _t(R,K){return u[R]!==K?(n.bindFramebuffer(R,K),u[R]=K,R===n.DRAW_FRAMEBUFFER&&(u[n.FRAMEBUFFER]=K),R===n.FRAMEBUFFER&&(u[n.DRAW_FRAMEBUFFER]=K),!0):!1}function Ie(R,K){let X=g,le=!1;if(R){X=f.get(K),X===void 0&&(X=[],f.set(K,X));let se=R.textures;if(X.length!==se.length||X[0]!==n.COLOR_ATTACHMENT0){for(let oe=0,we=se.length;oe<we;oe++)X[oe]=n.COLOR_ATTACHMENT0+oe;X.length=se.length,le=!0}}else X[0]!==n.BACK&&(X[0]=n.BACK,le=!0);le&&n.drawBuffers(X)}function et(R){return v!==R?(n.useProgram(R),v=R,!0):!1}let nt={[Nn]:n.FUNC_ADD,[Qc]:n.FUNC_SUBTRACT,[eu]:n.FUNC_REVERSE_SUBTRACT};nt[tu]=n.MIN,nt[iu]=n.MAX;let Ve={[nu]:n.ZERO,[su]:n.ONE,[ru]:n.SRC_COLOR,[$l]:n.SRC_ALPHA,[uu]:n.SRC_ALPHA_SATURATE,[hu]:n.DST_COLOR,[au]:n.DST_ALPHA,[ou]:n.ONE_MINUS_SRC_COLOR,[Yl]:n.ONE_MINUS_SRC_ALPHA,[cu]:n.ONE_MINUS_DST_COLOR,[lu]:n.ONE_MINUS_DST_ALPHA,[du]:n.CONSTANT_COLOR,[fu]:n.ONE_MINUS_CONSTANT_COLOR,[pu]:n.CONSTANT_ALPHA,[mu]:n.ONE_MINUS_CONSTANT_ALPHA};function It(R,K,X,le,se,oe,we,ze,ne,Te){if(R===Ln){p===!0&&(Fe(n.BLEND),p=!1);return}if(p===!1&&(ge(n.BLEND),p=!0),R!==jc){if(R!==m||Te!==L){if((b!==Nn||T!==Nn)&&(n.blendEquation(n.FUNC_ADD),b=Nn,T=Nn),Te)switch(R){case ps:n.blendFuncSeparate(n.ONE,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Wl:n.blendFunc(n.ONE,n.ONE);break;case Xl:n.blendFuncSeparate(n.ZERO,n.ONE_MINUS_SRC_COLOR,n.ZERO,n.ONE);break;case ql:n.blendFuncSeparate(n.DST_COLOR,n.ONE_MINUS_SRC_ALPHA,n.ZERO,n.ONE);break;default:Le("WebGLState: Invalid blending: ",R);break}else switch(R){case ps:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE_MINUS_SRC_ALPHA,n.ONE,n.ONE_MINUS_SRC_ALPHA);break;case Wl:n.blendFuncSeparate(n.SRC_ALPHA,n.ONE,n.ONE,n.ONE);break;case Xl:Le("WebGLState: SubtractiveBlending requires material.premultipliedAlpha = true");break;case ql:Le("WebGLState: MultiplyBlending requires material.premultipliedAlpha = true");break;default:Le("WebGLState: Invalid blending: ",R);break}E=null,S=null,A=null,_=null,M.set(0,0,0),U=0,m=R,L=Te}return}se=se||K,oe=oe||X,we=we||le,(K!==b||se!==T)&&(n.blendEquationSeparate(nt[K],nt[se]),b=K,T=se),(X!==E||le!==S||oe!==A||we!==_)&&(n.blendFuncSeparate(Ve[X],Ve[le],Ve[oe],Ve[we]),E=X,S=le,A=oe,_=we),(ze.equals(M)===!1||ne!==U)&&(n.blendColor(ze.r,ze.g,ze.b,ne),M.copy(ze),U=ne),m=R,L=!1}function bt(R,K){R.side===Ci?Fe(n.CULL_FACE):ge(n.CULL_FACE);let X=R.side===Dt;K&&(X=!X),Vt(X),R.blending===ps&&R.transparent===!1?It(Ln):It(R.blending,R.blendEquation,R.blendSrc,R.blendDst,R.blendEquationAlpha,R.blendSrcAlpha,R.blendDstAlpha,R.blendColor,R.blendAlpha,R.premultipliedAlpha),o.setFunc(R.depthFunc),o.setTest(R.depthTest),o.setMask(R.depthWrite),r.setMask(R.colorWrite);let le=R.stencilWrite;a.setTest(le),le&&(a.setMask(R.stencilWriteMask),a.setFunc(R.stencilFunc,R.stencilRef,R.stencilFuncMask),a.setOp(R.stencilFail,R.stencilZFail,R.stencilZPass)),Tt(R.polygonOffset,R.polygonOffsetFactor,R.polygonOffsetUnits),R.alphaToCoverage===!0?ge(n.SAMPLE_ALPHA_TO_COVERAGE):Fe(n.SAMPLE_ALPHA_TO_COVERAGE)}function Vt(R){D!==R&&(R?n.frontFace(n.CW):n.frontFace(n.CCW),D=R)}function ft(R){R!==Zc?(ge(n.CULL_FACE),R!==B&&(R===Vl?n.cullFace(n.BACK):R===Jc?n.cullFace(n.FRONT):n.cullFace(n.FRONT_AND_BACK))):Fe(n.CULL_FACE),B=R}function Mi(R){R!==V&&(G&&n.lineWidth(R),V=R)}function Tt(R,K,X){R?(ge(n.POLYGON_OFFSET_FILL),(P!==K||H!==X)&&(P=K,H=X,o.getReversed()&&(K=-K,X=-X),n.polygonOffset(K,X))):Fe(n.POLYGON_OFFSET_FILL)}function ei(R){R?ge(n.SCISSOR_TEST):Fe(n.SCISSOR_TEST)}function ti(R){R===void 0&&(R=n.TEXTURE0+$-1),Q!==R&&(n.activeTexture(R),Q=R)}function ii(R,K,X){X===void 0&&(Q===null?X=n.TEXTURE0+$-1:X=Q);let le=ee[X];le===void 0&&(le={type:void 0,texture:void 0},ee[X]=le),(le.type!==R||le.texture!==K)&&(Q!==X&&(n.activeTexture(X),Q=X),n.bindTexture(R,K||Ce[R]),le.type=R,le.texture=K)}function N(){let R=ee[Q];R!==void 0&&R.type!==void 0&&(n.bindTexture(R.type,null),R.type=void 0,R.texture=void 0)}function ni(){try{n.compressedTexImage2D(...arguments)}catch(R){Le("WebGLState:",R)}}function lt(){try{n.compressedTexImage3D(...arguments)}catch(R){Le("WebGLState:",R)}}function ht(){try{n.texSubImage2D(...arguments)}catch(R){Le("WebGLState:",R)}}function de(){try{n.texSubImage3D(...arguments)}catch(R){Le("WebGLState:",R)}}function Mt(){try{n.compressedTexSubImage2D(...arguments)}catch(R){Le("WebGLState:",R)}}function Pe(){try{n.compressedTexSubImage3D(...arguments)}catch(R){Le("WebGLState:",R)}}function De(){try{n.texStorage2D(...arguments)}catch(R){Le("WebGLState:",R)}}function w(){try{n.texStorage3D(...arguments)}catch(R){Le("WebGLState:",R)}}function x(){try{n.texImage2D(...arguments)}catch(R){Le("WebGLState:",R)}}function F(){try{n.texImage3D(...arguments)}catch(R){Le("WebGLState:",R)}}function te(R){return d[R]!==void 0?d[R]:n.getParameter(R)}function j(R,K){d[R]!==K&&(n.pixelStorei(R,K),d[R]=K)}function re(R){J.equals(R)===!1&&(n.scissor(R.x,R.y,R.z,R.w),J.copy(R))}function ce(R){me.equals(R)===!1&&(n.viewport(R.x,R.y,R.z,R.w),me.copy(R))}function Y(R,K){let X=h.get(K);X===void 0&&(X=new WeakMap,h.set(K,X));let le=X.get(R);le===void 0&&(le=n.getUniformBlockIndex(K,R.name),n.uniformBlockBinding(K,le,le),X.set(R,le))}function Z(R,K,X){let se=h.get(K).get(R);l[se]!==X&&(n.bindBufferBase(n.UNIFORM_BUFFER,se,X),l[se]=X)}function ae(){n.disable(n.BLEND),n.disable(n.CULL_FACE),n.disable(n.DEPTH_TEST),n.disable(n.POLYGON_OFFSET_FILL),n.disable(n.SCISSOR_TEST),n.disable(n.STENCIL_TEST),n.disable(n.SAMPLE_ALPHA_TO_COVERAGE),n.blendEquation(n.FUNC_ADD),n.blendFunc(n.ONE,n.ZERO),n.blendFuncSeparate(n.ONE,n.ZERO,n.ONE,n.ZERO),n.blendColor(0,0,0,0),n.colorMask(!0,!0,!0,!0),n.clearColor(0,0,0,0),n.depthMask(!0),n.depthFunc(n.LESS),o.setReversed(!1),n.clearDepth(1),n.stencilMask(4294967295),n.stencilFunc(n.ALWAYS,0,4294967295),n.stencilOp(n.KEEP,n.KEEP,n.KEEP),n.clearStencil(0),n.cullFace(n.BACK),n.frontFace(n.CCW),n.polygonOffset(0,0),n.activeTexture(n.TEXTURE0),n.bindFramebuffer(n.FRAMEBUFFER,null),n.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),n.bindFramebuffer(n.READ_FRAMEBUFFER,null),n.useProgram(null),n.lineWidth(1),n.scissor(0,0,n.canvas.width,n.canvas.height),n.viewport(0,0,n.canvas.width,n.canvas.height),n.pixelStorei(n.PACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_ALIGNMENT,4),n.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,!1),n.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,!1),n.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,n.BROWSER_DEFAULT_WEBGL),n.pixelStorei(n.PACK_ROW_LENGTH,0),n.pixelStorei(n.PACK_SKIP_PIXELS,0),n.pixelStorei(n.PACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_ROW_LENGTH,0),n.pixelStorei(n.UNPACK_IMAGE_HEIGHT,0),n.pixelStorei(n.UNPACK_SKIP_PIXELS,0),n.pixelStorei(n.UNPACK_SKIP_ROWS,0),n.pixelStorei(n.UNPACK_SKIP_IMAGES,0),c={},d={},Q=null,ee={},u={},l={},f=new WeakMap,g=[],v=null,p=!1,m=null,b=null,E=null,S=null,T=null,A=null,_=null,M=new Ae(0,0,0),U=0,L=!1,D=null,B=null,V=null,P=null,H=null,J.set(0,0,n.canvas.width,n.canvas.height),me.set(0,0,n.canvas.width,n.canvas.height),r.reset(),o.reset(),a.reset()}return{buffers:{color:r,depth:o,stencil:a},enable:ge,disable:Fe,bindFramebuffer:_t,drawBuffers:Ie,useProgram:et,setBlending:It,setMaterial:bt,setFlipSided:Vt,setCullFace:ft,setLineWidth:Mi,setPolygonOffset:Tt,setScissorTest:ei,activeTexture:ti,bindTexture:ii,unbindTexture:N,compressedTexImage2D:ni,compressedTexImage3D:lt,texImage2D:x,texImage3D:F,pixelStorei:j,getParameter:te,updateUBOMapping:Y,uniformBlockBinding:Z,texStorage2D:De,texStorage3D:w,texSubImage2D:ht,texSubImage3D:de,compressedTexSubImage2D:Mt,compressedTexSubImage3D:Pe,scissor:re,viewport:ce,reset:ae}}function sx(n,e,t,i,s,r,o){let a=e.has("WEBGL_multisampled_render_to_texture")?e.get("WEBGL_multisampled_render_to_texture"):null,l=typeof navigator>"u"?!1:/OculusBrowser/g.test(navigator.userAgent),h=new Ee,c=new WeakMap,d=new Set,u,f=new WeakMap,g=new Set,v=new FinalizationRegistry(w=>g.delete(w)),p=!1;try{p=typeof OffscreenCanvas<"u"&&new OffscreenCanvas(1,1).getContext("2d")!==null}catch{}function m(w,x){return p?new OffscreenCanvas(w,x):zs("canvas")}function b(w,x,F){let te=1,j=De(w);if((j.width>F||j.height>F)&&(te=F/Math.max(j.width,j.height)),te<1)if(typeof HTMLImageElement<"u"&&w instanceof HTMLImageElement||typeof HTMLCanvasElement<"u"&&w instanceof HTMLCanvasElement||typeof ImageBitmap<"u"&&w instanceof ImageBitmap||typeof VideoFrame<"u"&&w instanceof VideoFrame){let re=Math.floor(te*j.width),ce=Math.floor(te*j.height);u===void 0&&(u=m(re,ce));let Y=x?m(re,ce):u;return Y.width=re,Y.height=ce,Y.getContext("2d").drawImage(w,0,0,re,ce),Re("WebGLRenderer: Texture has been resized from ("+j.width+"x"+j.height+") to ("+re+"x"+ce+")."),Y}else return"data"in w&&Re("WebGLRenderer: Image in DataTexture is too big ("+j.width+"x"+j.height+")."),w;return w}function E(w){return w.generateMipmaps}function S(w){n.generateMipmap(w)}function T(w){return w.isWebGLCubeRenderTarget?n.TEXTURE_CUBE_MAP:w.isWebGL3DRenderTarget?n.TEXTURE_3D:w.isWebGLArrayRenderTarget||w.isCompressedArrayTexture?n.TEXTURE_2D_ARRAY:n.TEXTURE_2D}function A(w,x,F,te,j,re=!1){if(w!==null){if(n[w]!==void 0)return n[w];Re("WebGLRenderer: Attempt to use non-existing WebGL internal format '"+w+"'")}let ce;te&&(ce=e.get("EXT_texture_norm16"),ce||Re("WebGLRenderer: Unable to use normalized textures without EXT_texture_norm16 extension"));let Y=x;if(x===n.RED&&(F===n.FLOAT&&(Y=n.R32F),F===n.HALF_FLOAT&&(Y=n.R16F),F===n.UNSIGNED_BYTE&&(Y=n.R8),F===n.UNSIGNED_SHORT&&ce&&(Y=ce.R16_EXT),F===n.SHORT&&ce&&(Y=ce.R16_SNORM_EXT)),x===n.RED_INTEGER&&(F===n.UNSIGNED_BYTE&&(Y=n.R8UI),F===n.UNSIGNED_SHORT&&(Y=n.R16UI),F===n.UNSIGNED_INT&&(Y=n.R32UI),F===n.BYTE&&(Y=n.R8I),F===n.SHORT&&(Y=n.R16I),F===n.INT&&(Y=n.R32I)),x===n.RG&&(F===n.FLOAT&&(Y=n.RG32F),F===n.HALF_FLOAT&&(Y=n.RG16F),F===n.UNSIGNED_BYTE&&(Y=n.RG8),F===n.UNSIGNED_SHORT&&ce&&(Y=ce.RG16_EXT),F===n.SHORT&&ce&&(Y=ce.RG16_SNORM_EXT)),x===n.RG_INTEGER&&(F===n.UNSIGNED_BYTE&&(Y=n.RG8UI),F===n.UNSIGNED_SHORT&&(Y=n.RG16UI),F===n.UNSIGNED_INT&&(Y=n.RG32UI),F===n.BYTE&&(Y=n.RG8I),F===n.SHORT&&(Y=n.RG16I),F===n.INT&&(Y=n.RG32I)),x===n.RGB_INTEGER&&(F===n.UNSIGNED_BYTE&&(Y=n.RGB8UI),F===n.UNSIGNED_SHORT&&(Y=n.RGB16UI),F===n.UNSIGNED_INT&&(Y=n.RGB32UI),F===n.BYTE&&(Y=n.RGB8I),F===n.SHORT&&(Y=n.RGB16I),F===n.INT&&(Y=n.RGB32I)),x===n.RGBA_INTEGER&&(F===n.UNSIGNED_BYTE&&(Y=n.RGBA8UI),F===n.UNSIGNED_SHORT&&(Y=n.RGBA16UI),F===n.UNSIGNED_INT&&(Y=n.RGBA32UI),F===n.BYTE&&(Y=n.RGBA8I),F===n.SHORT&&(Y=n.RGBA16I),F===n.INT&&(Y=n.RGBA32I)),x===n.RGB&&(F===n.UNSIGNED_SHORT&&ce&&(Y=ce.RGB16_EXT),F===n.SHORT&&ce&&(Y=ce.RGB16_SNORM_EXT),F===n.UNSIGNED_INT_5_9_9_9_REV&&(Y=n.RGB9_E5),F===n.UNSIGNED_INT_10F_11F_11F_REV&&(Y=n.R11F_G11F_B10F)),x===n.RGBA){let Z=re?ks:qe.getTransfer(j);F===n.FLOAT&&(Y=n.RGBA32F),F===n.HALF_FLOAT&&(Y=n.RGBA16F),F===n.UNSIGNED_BYTE&&(Y=Z===Qe?n.SRGB8_ALPHA8:n.RGBA8),F===n.UNSIGNED_SHORT&&ce&&(Y=ce.RGBA16_EXT),F===n.SHORT&&ce&&(Y=ce.RGBA16_SNORM_EXT),F===n.UNSIGNED_SHORT_4_4_4_4&&(Y=n.RGBA4),F===n.UNSIGNED_SHORT_5_5_5_1&&(Y=n.RGB5_A1)}return(Y===n.R16F||Y===n.R32F||Y===n.RG16F||Y===n.RG32F||Y===n.RGBA16F||Y===n.RGBA32F)&&e.get("EXT_color_buffer_float"),Y}function _(w,x){let F;return w?x===null||x===yi||x===Un?F=n.DEPTH24_STENCIL8:x===hi?F=n.DEPTH32F_STENCIL8:x===gs&&(F=n.DEPTH24_STENCIL8,Re("DepthTexture: 16 bit depth attachment is not supported with stencil. Using 24-bit attachment.")):x===null||x===yi||x===Un?F=n.DEPTH_COMPONENT24:x===hi?F=n.DEPTH_COMPONENT32F:x===gs&&(F=n.DEPTH_COMPONENT16),F}function M(w,x){return E(w)===!0||w.isFramebufferTexture&&w.minFilter!==Pt&&w.minFilter!==Ht?Math.log2(Math.max(x.width,x.height))+1:w.mipmaps.length>0?w.mipmaps.length:w.isCompressedTexture&&Array.isArray(w.image)?x.mipmaps.length:1}function U(w){let x=new WeakRef(w);i.get(w).__ref=x,g.add(x),v.register(w,x,x)}function L(w){let x=i.get(w).__ref;x!==void 0&&(g.delete(x),v.unregister(x))}function D(w){V(w.target)}function B(w){P(w.target)}function V(w){w.removeEventListener("dispose",D),L(w),$(w),w.isVideoTexture&&c.delete(w),w.isHTMLTexture&&d.delete(w)}function P(w){w.removeEventListener("dispose",B),L(w),ie(w)}function H(){for(let w of g){let x=w.deref();x!==void 0&&(x.isRenderTarget===!0?P(x):V(x))}g.clear(),d.clear()}function $(w){let x=i.get(w);if(x.__webglInit===void 0)return;let F=w.source,te=f.get(F);if(te){let j=te[x.__cacheKey];j.usedTimes--,j.usedTimes===0&&G(w),Object.keys(te).length===0&&f.delete(F)}i.remove(w)}function G(w){let x=i.get(w);n.deleteTexture(x.__webglTexture);let F=w.source,te=f.get(F);delete te[x.__cacheKey],o.memory.textures--}function ie(w){let x=i.get(w);x.__depthDisposeCallback&&x.__depthDisposeCallback();let F=w.depthTexture;if(F&&F.renderTarget===w&&V(F),w.isWebGLCubeRenderTarget)for(let j=0;j<6;j++){if(Array.isArray(x.__webglFramebuffer[j]))for(let re=0;re<x.__webglFramebuffer[j].length;re++)n.deleteFramebuffer(x.__webglFramebuffer[j][re]);else n.deleteFramebuffer(x.__webglFramebuffer[j]);x.__webglDepthbuffer&&n.deleteRenderbuffer(x.__webglDepthbuffer[j])}else{if(Array.isArray(x.__webglFramebuffer))for(let j=0;j<x.__webglFramebuffer.length;j++)n.deleteFramebuffer(x.__webglFramebuffer[j]);else n.deleteFramebuffer(x.__webglFramebuffer);if(x.__webglDepthbuffer&&n.deleteRenderbuffer(x.__webglDepthbuffer),x.__webglMultisampledFramebuffer&&n.deleteFramebuffer(x.__webglMultisampledFramebuffer),x.__webglColorRenderbuffer)for(let j=0;j<x.__webglColorRenderbuffer.length;j++)x.__webglColorRenderbuffer[j]&&n.deleteRenderbuffer(x.__webglColorRenderbuffer[j]);x.__webglDepthRenderbuffer&&n.deleteRenderbuffer(x.__webglDepthRenderbuffer)}let te=w.textures;for(let j=0,re=te.length;j<re;j++){let ce=i.get(te[j]);ce.__webglTexture&&(n.deleteTexture(ce.__webglTexture),o.memory.textures--),i.remove(te[j])}i.remove(w)}let q=0;function Q(){q=0}function ee(){return q}function Me(w){q=w}function Ue(){let w=q;return w>=s.maxTextures&&Re("WebGLTextures: Trying to use "+(w+1)+" texture units while this GPU supports only "+s.maxTextures),q+=1,w}function J(w){let x=[];return x.push(w.wrapS),x.push(w.wrapT),x.push(w.wrapR||0),x.push(w.magFilter),x.push(w.minFilter),x.push(w.anisotropy),x.push(w.internalFormat),x.push(w.format),x.push(w.type),x.push(w.generateMipmaps),x.push(w.mipmapsAutoUpdate),x.push(w.premultiplyAlpha),x.push(w.flipY),x.push(w.unpackAlignment),x.push(w.colorSpace),x.join()}function me(w,x){let F=i.get(w);if(w.isVideoTexture&&Mt(w),w.isRenderTargetTexture===!1&&w.isExternalTexture!==!0&&w.version>0&&F.__version!==w.version){let te=w.image;if(te===null)Re("WebGLRenderer: Texture marked for update but no image data found.");else if(te.complete===!1)Re("WebGLRenderer: Texture marked for update but image is incomplete");else{bt(F,w,x);return}}else w.isExternalTexture&&(F.__webglTexture=w.sourceTexture?w.sourceTexture:null);t.bindTexture(n.TEXTURE_2D,F.__webglTexture,n.TEXTURE0+x)}function ye(w,x){let F=i.get(w);if(w.isRenderTargetTexture===!1&&w.version>0&&F.__version!==w.version){bt(F,w,x);return}else w.isExternalTexture&&(F.__webglTexture=w.sourceTexture?w.sourceTexture:null);t.bindTexture(n.TEXTURE_2D_ARRAY,F.__webglTexture,n.TEXTURE0+x)}function Ce(w,x){let F=i.get(w);if(w.isRenderTargetTexture===!1&&w.version>0&&F.__version!==w.version){bt(F,w,x);return}t.bindTexture(n.TEXTURE_3D,F.__webglTexture,n.TEXTURE0+x)}function ge(w,x){let F=i.get(w);if(w.version>0&&F.__version!==w.version){Vt(F,w,x);return}t.bindTexture(n.TEXTURE_CUBE_MAP,F.__webglTexture,n.TEXTURE0+x)}let Fe={[go]:n.REPEAT,[wi]:n.CLAMP_TO_EDGE,[_o]:n.MIRRORED_REPEAT},_t={[Pt]:n.NEAREST,[xu]:n.NEAREST_MIPMAP_NEAREST,[hr]:n.NEAREST_MIPMAP_LINEAR,[Ht]:n.LINEAR,[Wo]:n.LINEAR_MIPMAP_NEAREST,[Zi]:n.LINEAR_MIPMAP_LINEAR},Ie={[Mu]:n.NEVER,[uh]:n.ALWAYS,[Su]:n.LESS,[hh]:n.LEQUAL,[wu]:n.EQUAL,[ch]:n.GEQUAL,[Au]:n.GREATER,[Tu]:n.NOTEQUAL};function et(w,x){if(x.type===hi&&e.has("OES_texture_float_linear")===!1&&(x.magFilter===Ht||x.magFilter===Wo||x.magFilter===hr||x.magFilter===Zi||x.minFilter===Ht||x.minFilter===Wo||x.minFilter===hr||x.minFilter===Zi)&&Re("WebGLRenderer: Unable to use linear filtering with floating point textures. OES_texture_float_linear not supported on this device."),n.texParameteri(w,n.TEXTURE_WRAP_S,Fe[x.wrapS]),n.texParameteri(w,n.TEXTURE_WRAP_T,Fe[x.wrapT]),(w===n.TEXTURE_3D||w===n.TEXTURE_2D_ARRAY)&&n.texParameteri(w,n.TEXTURE_WRAP_R,Fe[x.wrapR]),n.texParameteri(w,n.TEXTURE_MAG_FILTER,_t[x.magFilter]),n.texParameteri(w,n.TEXTURE_MIN_FILTER,_t[x.minFilter]),x.compareFunction&&(n.texParameteri(w,n.TEXTURE_COMPARE_MODE,n.COMPARE_REF_TO_TEXTURE),n.texParameteri(w,n.TEXTURE_COMPARE_FUNC,Ie[x.compareFunction])),e.has("EXT_texture_filter_anisotropic")===!0){if(x.magFilter===Pt||x.minFilter!==hr&&x.minFilter!==Zi||x.type===hi&&e.has("OES_texture_float_linear")===!1)return;if(x.anisotropy>1||i.get(x).__currentAnisotropy){let F=e.get("EXT_texture_filter_anisotropic");n.texParameterf(w,F.TEXTURE_MAX_ANISOTROPY_EXT,Math.min(x.anisotropy,s.getMaxAnisotropy())),i.get(x).__currentAnisotropy=x.anisotropy}}}function nt(w,x){let F=!1;w.__webglInit===void 0&&(w.__webglInit=!0,x.addEventListener("dispose",D),U(x));let te=x.source,j=f.get(te);j===void 0&&(j={},f.set(te,j));let re=J(x);if(re!==w.__cacheKey){j[re]===void 0&&(j[re]={texture:n.createTexture(),usedTimes:0},o.memory.textures++,F=!0),j[re].usedTimes++;let ce=j[w.__cacheKey];ce!==void 0&&(j[w.__cacheKey].usedTimes--,ce.usedTimes===0&&G(x)),w.__cacheKey=re,w.__webglTexture=j[re].texture}return F}function Ve(w,x,F){return Math.floor(Math.floor(w/F)/x)}function It(w,x,F,te){let re=w.updateRanges;if(re.length===0)t.texSubImage2D(n.TEXTURE_2D,0,0,0,x.width,x.height,F,te,x.data);else{re.sort((R,K)=>R.start-K.start);let ce=0;for(let R=1;R<re.length;R++){let K=re[ce],X=re[R],le=K.start+K.count,se=Ve(X.start,x.width,4),oe=Ve(K.start,x.width,4);X.start<=le+1&&se===oe&&Ve(X.start+X.count-1,x.width,4)===se?K.count=Math.max(K.count,X.start+X.count-K.start):(++ce,re[ce]=X)}re.length=ce+1;let Y=t.getParameter(n.UNPACK_ROW_LENGTH),Z=t.getParameter(n.UNPACK_SKIP_PIXELS),ae=t.getParameter(n.UNPACK_SKIP_ROWS);t.pixelStorei(n.UNPACK_ROW_LENGTH,x.width);for(let R=0,K=re.length;R<K;R++){let X=re[R],le=Math.floor(X.start/4),se=Math.ceil(X.count/4),oe=le%x.width,we=Math.floor(le/x.width),ze=se,ne=1;t.pixelStorei(n.UNPACK_SKIP_PIXELS,oe),t.pixelStorei(n.UNPACK_SKIP_ROWS,we),t.texSubImage2D(n.TEXTURE_2D,0,oe,we,ze,ne,F,te,x.data)}w.clearUpdateRanges(),t.pixelStorei(n.UNPACK_ROW_LENGTH,Y),t.pixelStorei(n.UNPACK_SKIP_PIXELS,Z),t.pixelStorei(n.UNPACK_SKIP_ROWS,ae)}}function bt(w,x,F){let te=n.TEXTURE_2D;(x.isDataArrayTexture||x.isCompressedArrayTexture)&&(te=n.TEXTURE_2D_ARRAY),x.isData3DTexture&&(te=n.TEXTURE_3D);let j=nt(w,x),re=x.source;t.bindTexture(te,w.__webglTexture,n.TEXTURE0+F);let ce=i.get(re);if(re.version!==ce.__version||j===!0){if(t.activeTexture(n.TEXTURE0+F),(typeof ImageBitmap<"u"&&x.image instanceof ImageBitmap)===!1){let ne=qe.getPrimaries(qe.workingColorSpace),Te=x.colorSpace===Ki?null:qe.getPrimaries(x.colorSpace),Be=x.colorSpace===Ki||ne===Te?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,x.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,x.premultiplyAlpha),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,Be)}t.pixelStorei(n.UNPACK_ALIGNMENT,x.unpackAlignment);let Z=b(x.image,!1,s.maxTextureSize);Z=Pe(x,Z);let ae=r.convert(x.format,x.colorSpace),R=r.convert(x.type),K=A(x.internalFormat,ae,R,x.normalized,x.colorSpace,x.isVideoTexture);et(te,x);let X,le=x.mipmaps,se=x.isVideoTexture!==!0,oe=ce.__version===void 0||j===!0,we=re.dataReady,ze=M(x,Z);if(x.isDepthTexture)K=_(x.format===Ji,x.type),oe&&(se?t.texStorage2D(n.TEXTURE_2D,1,K,Z.width,Z.height):t.texImage2D(n.TEXTURE_2D,0,K,Z.width,Z.height,0,ae,R,null));else if(x.isDataTexture)if(le.length>0){se&&oe&&t.texStorage2D(n.TEXTURE_2D,ze,K,le[0].width,le[0].height);for(let ne=0,Te=le.length;ne<Te;ne++)X=le[ne],se?we&&t.texSubImage2D(n.TEXTURE_2D,ne,0,0,X.width,X.height,ae,R,X.data):t.texImage2D(n.TEXTURE_2D,ne,K,X.width,X.height,0,ae,R,X.data);x.generateMipmaps=!1}else se?(oe&&t.texStorage2D(n.TEXTURE_2D,ze,K,Z.width,Z.height),we&&It(x,Z,ae,R)):t.texImage2D(n.TEXTURE_2D,0,K,Z.width,Z.height,0,ae,R,Z.data);else if(x.isCompressedTexture)if(x.isCompressedArrayTexture){se&&oe&&t.texStorage3D(n.TEXTURE_2D_ARRAY,ze,K,le[0].width,le[0].height,Z.depth);for(let ne=0,Te=le.length;ne<Te;ne++)if(X=le[ne],x.format!==bi)if(ae!==null)if(se){if(we)if(x.layerUpdates.size>0){let Be=vh(X.width,X.height,x.format,x.type);for(let fe of x.layerUpdates){let tt=X.data.subarray(fe*Be/X.data.BYTES_PER_ELEMENT,(fe+1)*Be/X.data.BYTES_PER_ELEMENT);t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ne,0,0,fe,X.width,X.height,1,ae,tt)}}else t.compressedTexSubImage3D(n.TEXTURE_2D_ARRAY,ne,0,0,0,X.width,X.height,Z.depth,ae,X.data)}else t.compressedTexImage3D(n.TEXTURE_2D_ARRAY,ne,K,X.width,X.height,Z.depth,0,X.data,0,0);else Re("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()");else se?we&&t.texSubImage3D(n.TEXTURE_2D_ARRAY,ne,0,0,0,X.width,X.height,Z.depth,ae,R,X.data):t.texImage3D(n.TEXTURE_2D_ARRAY,ne,K,X.width,X.height,Z.depth,0,ae,R,X.data);x.layerUpdates.size>0&&x.clearLayerUpdates()}else{se&&oe&&t.texStorage2D(n.TEXTURE_2D,ze,K,le[0].width,le[0].height);for(let ne=0,Te=le.length;ne<Te;ne++)X=le[ne],x.format!==bi?ae!==null?se?we&&t.compressedTexSubImage2D(n.TEXTURE_2D,ne,0,0,X.width,X.height,ae,X.data):t.compressedTexImage2D(n.TEXTURE_2D,ne,K,X.width,X.height,0,X.data):Re("WebGLRenderer: Attempt to load unsupported compressed texture format in .uploadTexture()"):se?we&&t.texSubImage2D(n.TEXTURE_2D,ne,0,0,X.width,X.height,ae,R,X.data):t.texImage2D(n.TEXTURE_2D,ne,K,X.width,X.height,0,ae,R,X.data)}else if(x.isDataArrayTexture)if(se){if(oe&&t.texStorage3D(n.TEXTURE_2D_ARRAY,ze,K,Z.width,Z.height,Z.depth),we)if(x.layerUpdates.size>0){let ne=vh(Z.width,Z.height,x.format,x.type);for(let Te of x.layerUpdates){let Be=Z.data.subarray(Te*ne/Z.data.BYTES_PER_ELEMENT,(Te+1)*ne/Z.data.BYTES_PER_ELEMENT);t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,Te,Z.width,Z.height,1,ae,R,Be)}x.clearLayerUpdates()}else t.texSubImage3D(n.TEXTURE_2D_ARRAY,0,0,0,0,Z.width,Z.height,Z.depth,ae,R,Z.data)}else t.texImage3D(n.TEXTURE_2D_ARRAY,0,K,Z.width,Z.height,Z.depth,0,ae,R,Z.data);else if(x.isData3DTexture)se?(oe&&t.texStorage3D(n.TEXTURE_3D,ze,K,Z.width,Z.height,Z.depth),we&&t.texSubImage3D(n.TEXTURE_3D,0,0,0,0,Z.width,Z.height,Z.depth,ae,R,Z.data)):t.texImage3D(n.TEXTURE_3D,0,K,Z.width,Z.height,Z.depth,0,ae,R,Z.data);else if(x.isFramebufferTexture){if(oe)if(se)t.texStorage2D(n.TEXTURE_2D,ze,K,Z.width,Z.height);else{let ne=Z.width,Te=Z.height;for(let Be=0;Be<ze;Be++)t.texImage2D(n.TEXTURE_2D,Be,K,ne,Te,0,ae,R,null),ne>>=1,Te>>=1}}else if(x.isHTMLTexture){if("texElementImage2D"in n){let ne=n.canvas;if(ne.hasAttribute("layoutsubtree")||ne.setAttribute("layoutsubtree","true"),Z.parentNode!==ne){ne.appendChild(Z),d.add(x),ne.onpaint=Te=>{let Be=Te.changedElements;for(let fe of d)Be.includes(fe.image)&&(fe.needsUpdate=!0)},ne.requestPaint();return}if(n.texElementImage2D.length===3)n.texElementImage2D(n.TEXTURE_2D,n.RGBA8,Z);else{let Be=n.RGBA,fe=n.RGBA,tt=n.UNSIGNED_BYTE;n.texElementImage2D(n.TEXTURE_2D,0,Be,fe,tt,Z)}n.texParameteri(n.TEXTURE_2D,n.TEXTURE_MIN_FILTER,n.LINEAR),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_S,n.CLAMP_TO_EDGE),n.texParameteri(n.TEXTURE_2D,n.TEXTURE_WRAP_T,n.CLAMP_TO_EDGE)}}else if(le.length>0){if(se&&oe){let ne=De(le[0]);t.texStorage2D(n.TEXTURE_2D,ze,K,ne.width,ne.height)}for(let ne=0,Te=le.length;ne<Te;ne++)X=le[ne],se?we&&t.texSubImage2D(n.TEXTURE_2D,ne,0,0,ae,R,X):t.texImage2D(n.TEXTURE_2D,ne,K,ae,R,X);x.generateMipmaps=!1}else if(se){if(oe){let ne=De(Z);t.texStorage2D(n.TEXTURE_2D,ze,K,ne.width,ne.height)}we&&t.texSubImage2D(n.TEXTURE_2D,0,0,0,ae,R,Z)}else t.texImage2D(n.TEXTURE_2D,0,K,ae,R,Z);E(x)&&x.mipmapsAutoUpdate===!0&&S(te),ce.__version=re.version,x.onUpdate&&x.onUpdate(x)}w.__version=x.version}function Vt(w,x,F){if(x.image.length!==6)return;let te=nt(w,x),j=x.source;t.bindTexture(n.TEXTURE_CUBE_MAP,w.__webglTexture,n.TEXTURE0+F);let re=i.get(j);if(j.version!==re.__version||te===!0){t.activeTexture(n.TEXTURE0+F);let ce=qe.getPrimaries(qe.workingColorSpace),Y=x.colorSpace===Ki?null:qe.getPrimaries(x.colorSpace),Z=x.colorSpace===Ki||ce===Y?n.NONE:n.BROWSER_DEFAULT_WEBGL;t.pixelStorei(n.UNPACK_FLIP_Y_WEBGL,x.flipY),t.pixelStorei(n.UNPACK_PREMULTIPLY_ALPHA_WEBGL,x.premultiplyAlpha),t.pixelStorei(n.UNPACK_ALIGNMENT,x.unpackAlignment),t.pixelStorei(n.UNPACK_COLORSPACE_CONVERSION_WEBGL,Z);let ae=x.isCompressedTexture||x.image[0].isCompressedTexture,R=x.image[0]&&x.image[0].isDataTexture,K=[];for(let fe=0;fe<6;fe++)!ae&&!R?K[fe]=b(x.image[fe],!0,s.maxCubemapSize):K[fe]=R?x.image[fe].image:x.image[fe],K[fe]=Pe(x,K[fe]);let X=K[0],le=r.convert(x.format,x.colorSpace),se=r.convert(x.type),oe=A(x.internalFormat,le,se,x.normalized,x.colorSpace),we=x.isVideoTexture!==!0,ze=re.__version===void 0||te===!0,ne=j.dataReady,Te=M(x,X);et(n.TEXTURE_CUBE_MAP,x);let Be;if(x.isDepthTexture){if(oe=_(x.format===Ji,x.type),ze)if(we)t.texStorage2D(n.TEXTURE_CUBE_MAP,1,oe,X.width,X.height);else for(let fe=0;fe<6;fe++)t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,oe,X.width,X.height,0,le,se,null)}else if(ae){we&&ze&&t.texStorage2D(n.TEXTURE_CUBE_MAP,Te,oe,X.width,X.height);for(let fe=0;fe<6;fe++){Be=K[fe].mipmaps;for(let tt=0;tt<Be.length;tt++){let Et=Be[tt];x.format!==bi?le!==null?we?ne&&t.compressedTexSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt,0,0,Et.width,Et.height,le,Et.data):t.compressedTexImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt,oe,Et.width,Et.height,0,Et.data):Re("WebGLRenderer: Attempt to load unsupported compressed texture format in .setTextureCube()"):we?ne&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt,0,0,Et.width,Et.height,le,se,Et.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt,oe,Et.width,Et.height,0,le,se,Et.data)}}}else{if(Be=x.mipmaps,we&&ze){Be.length>0&&Te++;let fe=De(K[0]);t.texStorage2D(n.TEXTURE_CUBE_MAP,Te,oe,fe.width,fe.height)}for(let fe=0;fe<6;fe++)if(R){we?ne&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,0,0,K[fe].width,K[fe].height,le,se,K[fe].data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,oe,K[fe].width,K[fe].height,0,le,se,K[fe].data);for(let tt=0;tt<Be.length;tt++){let tn=Be[tt].image[fe].image;we?ne&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt+1,0,0,tn.width,tn.height,le,se,tn.data):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt+1,oe,tn.width,tn.height,0,le,se,tn.data)}}else{we?ne&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,0,0,le,se,K[fe]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,0,oe,le,se,K[fe]);for(let tt=0;tt<Be.length;tt++){let Et=Be[tt];we?ne&&t.texSubImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt+1,0,0,le,se,Et.image[fe]):t.texImage2D(n.TEXTURE_CUBE_MAP_POSITIVE_X+fe,tt+1,oe,le,se,Et.image[fe])}}}E(x)&&x.mipmapsAutoUpdate===!0&&S(n.TEXTURE_CUBE_MAP),re.__version=j.version,x.onUpdate&&x.onUpdate(x)}w.__version=x.version}function ft(w,x,F,te,j,re){let ce=r.convert(F.format,F.colorSpace),Y=r.convert(F.type),Z=A(F.internalFormat,ce,Y,F.normalized,F.colorSpace),ae=i.get(x),R=i.get(F);if(R.__renderTarget=x,!ae.__hasExternalTextures){let K=Math.max(1,x.width>>re),X=Math.max(1,x.height>>re);j===n.TEXTURE_3D||j===n.TEXTURE_2D_ARRAY?t.texImage3D(j,re,Z,K,X,x.depth,0,ce,Y,null):t.texImage2D(j,re,Z,K,X,0,ce,Y,null)}t.bindFramebuffer(n.FRAMEBUFFER,w),de(x)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,te,j,R.__webglTexture,0,ht(x)):(j===n.TEXTURE_2D||j>=n.TEXTURE_CUBE_MAP_POSITIVE_X&&j<=n.TEXTURE_CUBE_MAP_NEGATIVE_Z)&&n.framebufferTexture2D(n.FRAMEBUFFER,te,j,R.__webglTexture,re),t.bindFramebuffer(n.FRAMEBUFFER,null)}function Mi(w,x,F){if(n.bindRenderbuffer(n.RENDERBUFFER,w),x.depthBuffer){let te=x.depthTexture,j=te&&te.isDepthTexture?te.type:null,re=_(x.stencilBuffer,j),ce=x.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;de(x)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ht(x),re,x.width,x.height):F?n.renderbufferStorageMultisample(n.RENDERBUFFER,ht(x),re,x.width,x.height):n.renderbufferStorage(n.RENDERBUFFER,re,x.width,x.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,ce,n.RENDERBUFFER,w)}else{let te=x.textures;for(let j=0;j<te.length;j++){let re=te[j],ce=r.convert(re.format,re.colorSpace),Y=r.convert(re.type),Z=A(re.internalFormat,ce,Y,re.normalized,re.colorSpace);de(x)?a.renderbufferStorageMultisampleEXT(n.RENDERBUFFER,ht(x),Z,x.width,x.height):F?n.renderbufferStorageMultisample(n.RENDERBUFFER,ht(x),Z,x.width,x.height):n.renderbufferStorage(n.RENDERBUFFER,Z,x.width,x.height)}}n.bindRenderbuffer(n.RENDERBUFFER,null)}function Tt(w,x,F){let te=x.isWebGLCubeRenderTarget===!0;if(t.bindFramebuffer(n.FRAMEBUFFER,w),!(x.depthTexture&&x.depthTexture.isDepthTexture))throw new Error("THREE.WebGLTextures: renderTarget.depthTexture must be an instance of THREE.DepthTexture.");let j=i.get(x.depthTexture);j.__renderTarget=x;let re=te?x.depthTexture.image[0]:x.depthTexture.image;(!j.__webglTexture||re.width!==x.width||re.height!==x.height)&&(re.width=x.width,re.height=x.height,x.depthTexture.needsUpdate=!0),te?ge(x.depthTexture,0):me(x.depthTexture,0);let ce=j.__webglTexture,Y=ht(x),Z=te?n.TEXTURE_CUBE_MAP_POSITIVE_X+F:n.TEXTURE_2D,ae=x.depthTexture.format===Ji?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;if(x.depthTexture.format===Wi)de(x)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ae,Z,ce,0,Y):n.framebufferTexture2D(n.FRAMEBUFFER,ae,Z,ce,0);else if(x.depthTexture.format===Ji)de(x)?a.framebufferTexture2DMultisampleEXT(n.FRAMEBUFFER,ae,Z,ce,0,Y):n.framebufferTexture2D(n.FRAMEBUFFER,ae,Z,ce,0);else throw new Error("THREE.WebGLTextures: Unknown depthTexture format.")}function ei(w){let x=i.get(w),F=w.isWebGLCubeRenderTarget===!0;if(x.__boundDepthTexture!==w.depthTexture){let te=w.depthTexture;if(x.__depthDisposeCallback&&x.__depthDisposeCallback(),te){let j=()=>{delete x.__boundDepthTexture,delete x.__depthDisposeCallback,te.removeEventListener("dispose",j)};te.addEventListener("dispose",j),x.__depthDisposeCallback=j}x.__boundDepthTexture=te}if(w.depthTexture&&!x.__autoAllocateDepthBuffer)if(F)for(let te=0;te<6;te++)Tt(x.__webglFramebuffer[te],w,te);else w.texture.mipmaps.length>0?Tt(x.__webglFramebuffer[0],w,0):Tt(x.__webglFramebuffer,w,0);else if(F){x.__webglDepthbuffer=[];for(let te=0;te<6;te++)if(t.bindFramebuffer(n.FRAMEBUFFER,x.__webglFramebuffer[te]),x.__webglDepthbuffer[te]===void 0)x.__webglDepthbuffer[te]=n.createRenderbuffer(),Mi(x.__webglDepthbuffer[te],w,!1);else{let j=w.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,re=x.__webglDepthbuffer[te];n.bindRenderbuffer(n.RENDERBUFFER,re),n.framebufferRenderbuffer(n.FRAMEBUFFER,j,n.RENDERBUFFER,re)}}else if(w.texture.mipmaps.length>0?t.bindFramebuffer(n.FRAMEBUFFER,x.__webglFramebuffer[0]):t.bindFramebuffer(n.FRAMEBUFFER,x.__webglFramebuffer),x.__webglDepthbuffer===void 0)x.__webglDepthbuffer=n.createRenderbuffer(),Mi(x.__webglDepthbuffer,w,!1);else{let j=w.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,re=x.__webglDepthbuffer;n.bindRenderbuffer(n.RENDERBUFFER,re),n.framebufferRenderbuffer(n.FRAMEBUFFER,j,n.RENDERBUFFER,re)}t.bindFramebuffer(n.FRAMEBUFFER,null)}function ti(w,x,F){let te=i.get(w);x!==void 0&&ft(te.__webglFramebuffer,w,w.texture,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,0),F!==void 0&&ei(w)}function ii(w){let x=w.texture,F=i.get(w),te=i.get(x);w.addEventListener("dispose",B),U(w);let j=w.textures,re=w.isWebGLCubeRenderTarget===!0,ce=j.length>1;if(ce||(te.__webglTexture===void 0&&(te.__webglTexture=n.createTexture()),te.__version=x.version,o.memory.textures++),re){F.__webglFramebuffer=[];for(let Y=0;Y<6;Y++)if(x.mipmaps.length>0){F.__webglFramebuffer[Y]=[];for(let Z=0;Z<x.mipmaps.length;Z++)F.__webglFramebuffer[Y][Z]=n.createFramebuffer()}else F.__webglFramebuffer[Y]=n.createFramebuffer()}else{if(x.mipmaps.length>0){F.__webglFramebuffer=[];for(let Y=0;Y<x.mipmaps.length;Y++)F.__webglFramebuffer[Y]=n.createFramebuffer()}else F.__webglFramebuffer=n.createFramebuffer();if(ce)for(let Y=0,Z=j.length;Y<Z;Y++){let ae=i.get(j[Y]);ae.__webglTexture===void 0&&(ae.__webglTexture=n.createTexture(),o.memory.textures++)}if(w.samples>0&&de(w)===!1){F.__webglMultisampledFramebuffer=n.createFramebuffer(),F.__webglColorRenderbuffer=[],t.bindFramebuffer(n.FRAMEBUFFER,F.__webglMultisampledFramebuffer);for(let Y=0;Y<j.length;Y++){let Z=j[Y];F.__webglColorRenderbuffer[Y]=n.createRenderbuffer(),n.bindRenderbuffer(n.RENDERBUFFER,F.__webglColorRenderbuffer[Y]);let ae=r.convert(Z.format,Z.colorSpace),R=r.convert(Z.type),K=A(Z.internalFormat,ae,R,Z.normalized,Z.colorSpace,w.isXRRenderTarget===!0),X=ht(w);n.renderbufferStorageMultisample(n.RENDERBUFFER,X,K,w.width,w.height),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+Y,n.RENDERBUFFER,F.__webglColorRenderbuffer[Y])}n.bindRenderbuffer(n.RENDERBUFFER,null),w.depthBuffer&&(F.__webglDepthRenderbuffer=n.createRenderbuffer(),Mi(F.__webglDepthRenderbuffer,w,!0)),t.bindFramebuffer(n.FRAMEBUFFER,null)}}if(re){t.bindTexture(n.TEXTURE_CUBE_MAP,te.__webglTexture),et(n.TEXTURE_CUBE_MAP,x);for(let Y=0;Y<6;Y++)if(x.mipmaps.length>0)for(let Z=0;Z<x.mipmaps.length;Z++)ft(F.__webglFramebuffer[Y][Z],w,x,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Y,Z);else ft(F.__webglFramebuffer[Y],w,x,n.COLOR_ATTACHMENT0,n.TEXTURE_CUBE_MAP_POSITIVE_X+Y,0);E(x)?S(n.TEXTURE_CUBE_MAP):x.mipmaps.length>0&&n.texParameteri(n.TEXTURE_CUBE_MAP,n.TEXTURE_MAX_LEVEL,x.mipmaps.length-1),t.unbindTexture()}else if(ce){for(let Y=0,Z=j.length;Y<Z;Y++){let ae=j[Y],R=i.get(ae),K=n.TEXTURE_2D;(w.isWebGL3DRenderTarget||w.isWebGLArrayRenderTarget)&&(K=w.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(K,R.__webglTexture),et(K,ae),ft(F.__webglFramebuffer,w,ae,n.COLOR_ATTACHMENT0+Y,K,0),E(ae)&&S(K)}t.unbindTexture()}else{let Y=n.TEXTURE_2D;if((w.isWebGL3DRenderTarget||w.isWebGLArrayRenderTarget)&&(Y=w.isWebGL3DRenderTarget?n.TEXTURE_3D:n.TEXTURE_2D_ARRAY),t.bindTexture(Y,te.__webglTexture),et(Y,x),x.mipmaps.length>0)for(let Z=0;Z<x.mipmaps.length;Z++)ft(F.__webglFramebuffer[Z],w,x,n.COLOR_ATTACHMENT0,Y,Z);else ft(F.__webglFramebuffer,w,x,n.COLOR_ATTACHMENT0,Y,0);E(x)?S(Y):x.mipmaps.length>0&&n.texParameteri(Y,n.TEXTURE_MAX_LEVEL,x.mipmaps.length-1),t.unbindTexture()}w.depthBuffer&&ei(w)}function N(w){let x=w.textures;for(let F=0,te=x.length;F<te;F++){let j=x[F];if(E(j)&&j.mipmapsAutoUpdate===!0){let re=T(w),ce=i.get(j).__webglTexture;t.bindTexture(re,ce),S(re),t.unbindTexture()}}}let ni=[];function lt(w){if(w.samples>0){if(de(w)===!1){let x=w.textures,F=w.width,te=w.height,j=n.COLOR_BUFFER_BIT,re=w.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT,ce=i.get(w),Y=x.length>1;if(Y)for(let ae=0;ae<x.length;ae++)t.bindFramebuffer(n.FRAMEBUFFER,ce.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ae,n.RENDERBUFFER,null),t.bindFramebuffer(n.FRAMEBUFFER,ce.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ae,n.TEXTURE_2D,null,0);t.bindFramebuffer(n.READ_FRAMEBUFFER,ce.__webglMultisampledFramebuffer),w.texture.mipmaps.length>0?t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ce.__webglFramebuffer[0]):t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ce.__webglFramebuffer);for(let ae=0;ae<x.length;ae++){if(w.resolveDepthBuffer&&(w.depthBuffer&&(j|=n.DEPTH_BUFFER_BIT),w.stencilBuffer&&w.resolveStencilBuffer&&(j|=n.STENCIL_BUFFER_BIT)),Y){n.framebufferRenderbuffer(n.READ_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.RENDERBUFFER,ce.__webglColorRenderbuffer[ae]);let R=i.get(x[ae]).__webglTexture;n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0,n.TEXTURE_2D,R,0)}n.blitFramebuffer(0,0,F,te,0,0,F,te,j,n.NEAREST),l===!0&&(ni.length=0,ni.push(n.COLOR_ATTACHMENT0+ae),w.depthBuffer&&w.storeMultisampledDepthBuffer===!1&&ni.push(re),n.invalidateFramebuffer(n.READ_FRAMEBUFFER,ni))}if(t.bindFramebuffer(n.READ_FRAMEBUFFER,null),t.bindFramebuffer(n.DRAW_FRAMEBUFFER,null),Y)for(let ae=0;ae<x.length;ae++){t.bindFramebuffer(n.FRAMEBUFFER,ce.__webglMultisampledFramebuffer),n.framebufferRenderbuffer(n.FRAMEBUFFER,n.COLOR_ATTACHMENT0+ae,n.RENDERBUFFER,ce.__webglColorRenderbuffer[ae]);let R=i.get(x[ae]).__webglTexture;t.bindFramebuffer(n.FRAMEBUFFER,ce.__webglFramebuffer),n.framebufferTexture2D(n.DRAW_FRAMEBUFFER,n.COLOR_ATTACHMENT0+ae,n.TEXTURE_2D,R,0)}t.bindFramebuffer(n.DRAW_FRAMEBUFFER,ce.__webglMultisampledFramebuffer)}else if(w.depthBuffer&&w.storeMultisampledDepthBuffer===!1&&l){let x=w.stencilBuffer?n.DEPTH_STENCIL_ATTACHMENT:n.DEPTH_ATTACHMENT;n.invalidateFramebuffer(n.DRAW_FRAMEBUFFER,[x])}}}function ht(w){return Math.min(s.maxSamples,w.samples)}function de(w){let x=i.get(w);return w.samples>0&&e.has("WEBGL_multisampled_render_to_texture")===!0&&x.__useRenderToTexture!==!1}function Mt(w){let x=o.render.frame;c.get(w)!==x&&(c.set(w,x),w.update())}function Pe(w,x){let F=w.colorSpace,te=w.format,j=w.type;return w.isCompressedTexture===!0||w.isVideoTexture===!0||F!==Bs&&F!==Ki&&(qe.getTransfer(F)===Qe?(te!==bi||j!==Xt)&&Re("WebGLTextures: sRGB encoded textures have to use RGBAFormat and UnsignedByteType."):Le("WebGLTextures: Unsupported texture color space:",F)),x}function De(w){return typeof HTMLImageElement<"u"&&w instanceof HTMLImageElement?(h.width=w.naturalWidth||w.width,h.height=w.naturalHeight||w.height):typeof VideoFrame<"u"&&w instanceof VideoFrame?(h.width=w.displayWidth,h.height=w.displayHeight):(h.width=w.width,h.height=w.height),h}this.allocateTextureUnit=Ue,this.resetTextureUnits=Q,this.getTextureUnits=ee,this.setTextureUnits=Me,this.setTexture2D=me,this.setTexture2DArray=ye,this.setTexture3D=Ce,this.setTextureCube=ge,this.rebindTextures=ti,this.setupRenderTarget=ii,this.updateRenderTargetMipmap=N,this.updateMultisampleRenderTarget=lt,this.setupDepthRenderbuffer=ei,this.setupFrameBufferTexture=ft,this.useMultisampledRTT=de,this.dispose=H}function rx(n,e){function t(i,s=Ki){let r,o=qe.getTransfer(s);if(i===Xt)return n.UNSIGNED_BYTE;if(i===qo)return n.UNSIGNED_SHORT_4_4_4_4;if(i===$o)return n.UNSIGNED_SHORT_5_5_5_1;if(i===rh)return n.UNSIGNED_INT_5_9_9_9_REV;if(i===oh)return n.UNSIGNED_INT_10F_11F_11F_REV;if(i===nh)return n.BYTE;if(i===sh)return n.SHORT;if(i===gs)return n.UNSIGNED_SHORT;if(i===Xo)return n.INT;if(i===yi)return n.UNSIGNED_INT;if(i===hi)return n.FLOAT;if(i===vi)return n.HALF_FLOAT;if(i===ah)return n.ALPHA;if(i===lh)return n.RGB;if(i===bi)return n.RGBA;if(i===Wi)return n.DEPTH_COMPONENT;if(i===Ji)return n.DEPTH_STENCIL;if(i===Yo)return n.RED;if(i===Zo)return n.RED_INTEGER;if(i===mn)return n.RG;if(i===Jo)return n.RG_INTEGER;if(i===Ko)return n.RGBA_INTEGER;if(i===cr||i===ur||i===dr||i===fr)if(o===Qe)if(r=e.get("WEBGL_compressed_texture_s3tc_srgb"),r!==null){if(i===cr)return r.COMPRESSED_SRGB_S3TC_DXT1_EXT;if(i===ur)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT1_EXT;if(i===dr)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT3_EXT;if(i===fr)return r.COMPRESSED_SRGB_ALPHA_S3TC_DXT5_EXT}else return null;else if(r=e.get("WEBGL_compressed_texture_s3tc"),r!==null){if(i===cr)return r.COMPRESSED_RGB_S3TC_DXT1_EXT;if(i===ur)return r.COMPRESSED_RGBA_S3TC_DXT1_EXT;if(i===dr)return r.COMPRESSED_RGBA_S3TC_DXT3_EXT;if(i===fr)return r.COMPRESSED_RGBA_S3TC_DXT5_EXT}else return null;if(i===jo||i===Qo||i===ea||i===ta)if(r=e.get("WEBGL_compressed_texture_pvrtc"),r!==null){if(i===jo)return r.COMPRESSED_RGB_PVRTC_4BPPV1_IMG;if(i===Qo)return r.COMPRESSED_RGB_PVRTC_2BPPV1_IMG;if(i===ea)return r.COMPRESSED_RGBA_PVRTC_4BPPV1_IMG;if(i===ta)return r.COMPRESSED_RGBA_PVRTC_2BPPV1_IMG}else return null;if(i===ia||i===na||i===sa||i===ra||i===oa||i===pr||i===aa)if(r=e.get("WEBGL_compressed_texture_etc"),r!==null){if(i===ia||i===na)return o===Qe?r.COMPRESSED_SRGB8_ETC2:r.COMPRESSED_RGB8_ETC2;if(i===sa)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ETC2_EAC:r.COMPRESSED_RGBA8_ETC2_EAC;if(i===ra)return r.COMPRESSED_R11_EAC;if(i===oa)return r.COMPRESSED_SIGNED_R11_EAC;if(i===pr)return r.COMPRESSED_RG11_EAC;if(i===aa)return r.COMPRESSED_SIGNED_RG11_EAC}else return null;if(i===la||i===ha||i===ca||i===ua||i===da||i===fa||i===pa||i===ma||i===ga||i===_a||i===xa||i===ya||i===va||i===ba)if(r=e.get("WEBGL_compressed_texture_astc"),r!==null){if(i===la)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_4x4_KHR:r.COMPRESSED_RGBA_ASTC_4x4_KHR;if(i===ha)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x4_KHR:r.COMPRESSED_RGBA_ASTC_5x4_KHR;if(i===ca)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_5x5_KHR:r.COMPRESSED_RGBA_ASTC_5x5_KHR;if(i===ua)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x5_KHR:r.COMPRESSED_RGBA_ASTC_6x5_KHR;if(i===da)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_6x6_KHR:r.COMPRESSED_RGBA_ASTC_6x6_KHR;if(i===fa)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x5_KHR:r.COMPRESSED_RGBA_ASTC_8x5_KHR;if(i===pa)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x6_KHR:r.COMPRESSED_RGBA_ASTC_8x6_KHR;if(i===ma)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_8x8_KHR:r.COMPRESSED_RGBA_ASTC_8x8_KHR;if(i===ga)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x5_KHR:r.COMPRESSED_RGBA_ASTC_10x5_KHR;if(i===_a)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x6_KHR:r.COMPRESSED_RGBA_ASTC_10x6_KHR;if(i===xa)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x8_KHR:r.COMPRESSED_RGBA_ASTC_10x8_KHR;if(i===ya)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_10x10_KHR:r.COMPRESSED_RGBA_ASTC_10x10_KHR;if(i===va)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x10_KHR:r.COMPRESSED_RGBA_ASTC_12x10_KHR;if(i===ba)return o===Qe?r.COMPRESSED_SRGB8_ALPHA8_ASTC_12x12_KHR:r.COMPRESSED_RGBA_ASTC_12x12_KHR}else return null;if(i===Ma||i===Sa||i===wa)if(r=e.get("EXT_texture_compression_bptc"),r!==null){if(i===Ma)return o===Qe?r.COMPRESSED_SRGB_ALPHA_BPTC_UNORM_EXT:r.COMPRESSED_RGBA_BPTC_UNORM_EXT;if(i===Sa)return r.COMPRESSED_RGB_BPTC_SIGNED_FLOAT_EXT;if(i===wa)return r.COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT_EXT}else return null;if(i===Aa||i===Ta||i===mr||i===Ea)if(r=e.get("EXT_texture_compression_rgtc"),r!==null){if(i===Aa)return r.COMPRESSED_RED_RGTC1_EXT;if(i===Ta)return r.COMPRESSED_SIGNED_RED_RGTC1_EXT;if(i===mr)return r.COMPRESSED_RED_GREEN_RGTC2_EXT;if(i===Ea)return r.COMPRESSED_SIGNED_RED_GREEN_RGTC2_EXT}else return null;return i===Un?n.UNSIGNED_INT_24_8:n[i]!==void 0?n[i]:null}return{convert:t}}var ox=`
void main() {

	gl_Position = vec4( position, 1.0 );

}`,ax=`
uniform sampler2DArray depthColor;
uniform float depthWidth;
uniform float depthHeight;

void main() {

	vec2 coord = vec2( gl_FragCoord.x / depthWidth, gl_FragCoord.y / depthHeight );

	if ( coord.x >= 1.0 ) {

		gl_FragDepth = texture( depthColor, vec3( coord.x - 1.0, coord.y, 1 ) ).r;

	} else {

		gl_FragDepth = texture( depthColor, vec3( coord.x, coord.y, 0 ) ).r;

	}

}`,Ch=class{constructor(){this.texture=null,this.mesh=null,this.depthNear=0,this.depthFar=0}init(e,t){if(this.texture===null){let i=new Js(e.texture);(e.depthNear!==t.depthNear||e.depthFar!==t.depthFar)&&(this.depthNear=e.depthNear,this.depthFar=e.depthFar),this.texture=i}}getMesh(e){if(this.texture!==null&&this.mesh===null){let t=e.cameras[0].viewport,i=new ai({vertexShader:ox,fragmentShader:ax,uniforms:{depthColor:{value:this.texture},depthWidth:{value:t.z},depthHeight:{value:t.w}}});this.mesh=new it(new Qs(20,20),i)}return this.mesh}reset(){this.texture=null,this.mesh=null}getDepthTexture(){return this.texture}},Ph=class extends gi{constructor(e,t){super();let i=this,s=null,r=1,o=null,a="local-floor",l=1,h=null,c=null,d=null,u=null,f=null,g=null,v=typeof XRWebGLBinding<"u",p=new Ch,m={},b=t.getContextAttributes(),E=null,S=null,T=[],A=[],_=new Ee,M=null,U=null,L=new Gt;L.viewport=new ct;let D=new Gt;D.viewport=new ct;let B=[L,D],V=new zo,P=null,H=null;this.cameraAutoUpdate=!0,this.enabled=!1,this.isPresenting=!1,this.getController=function(J){let me=T[J];return me===void 0&&(me=new hs,T[J]=me),me.getTargetRaySpace()},this.getControllerGrip=function(J){let me=T[J];return me===void 0&&(me=new hs,T[J]=me),me.getGripSpace()},this.getHand=function(J){let me=T[J];return me===void 0&&(me=new hs,T[J]=me),me.getHandSpace()};function $(J){let me=A.indexOf(J.inputSource);if(me===-1)return;let ye=T[me];ye!==void 0&&(ye.update(J.inputSource,J.frame,h||o),ye.dispatchEvent({type:J.type,data:J.inputSource}))}function G(){s.removeEventListener("select",$),s.removeEventListener("selectstart",$),s.removeEventListener("selectend",$),s.removeEventListener("squeeze",$),s.removeEventListener("squeezestart",$),s.removeEventListener("squeezeend",$),s.removeEventListener("end",G),s.removeEventListener("inputsourceschange",ie);for(let J=0;J<T.length;J++){let me=A[J];me!==null&&(A[J]=null,T[J].disconnect(me))}P=null,H=null,p.reset();for(let J in m)delete m[J];if(e.setRenderTarget(E),f=null,u=null,d=null,s=null,S=null,Ue.stop(),i.isPresenting=!1,e.setPixelRatio(M),e.setSize(_.width,_.height,!1),U!==null){let J=U.camera;J.fov=U.fov,J.zoom=U.zoom,J.updateProjectionMatrix(),U=null}i.dispatchEvent({type:"sessionend"})}this.setFramebufferScaleFactor=function(J){r=J,i.isPresenting===!0&&Re("WebXRManager: Cannot change framebuffer scale while presenting.")},this.setReferenceSpaceType=function(J){a=J,i.isPresenting===!0&&Re("WebXRManager: Cannot change reference space type while presenting.")},this.getReferenceSpace=function(){return h||o},this.setReferenceSpace=function(J){h=J},this.getBaseLayer=function(){return u!==null?u:f},this.getBinding=function(){return d===null&&v&&(d=new XRWebGLBinding(s,t)),d},this.getFrame=function(){return g},this.getSession=function(){return s},this.setSession=async function(J){if(s=J,s!==null){if(E=e.getRenderTarget(),s.addEventListener("select",$),s.addEventListener("selectstart",$),s.addEventListener("selectend",$),s.addEventListener("squeeze",$),s.addEventListener("squeezestart",$),s.addEventListener("squeezeend",$),s.addEventListener("end",G),s.addEventListener("inputsourceschange",ie),b.xrCompatible!==!0&&await t.makeXRCompatible(),M=e.getPixelRatio(),e.getSize(_),v&&"createProjectionLayer"in XRWebGLBinding.prototype){let ye=null,Ce=null,ge=null;b.depth&&(ge=b.stencil?t.DEPTH24_STENCIL8:t.DEPTH_COMPONENT24,ye=b.stencil?Ji:Wi,Ce=b.stencil?Un:yi);let Fe={colorFormat:t.RGBA8,depthFormat:ge,scaleFactor:r};d=this.getBinding(),u=d.createProjectionLayer(Fe),s.updateRenderState({layers:[u]}),e.setPixelRatio(1),e.setSize(u.textureWidth,u.textureHeight,!1),S=new Kt(u.textureWidth,u.textureHeight,{format:bi,type:Xt,depthTexture:new $i(u.textureWidth,u.textureHeight,Ce,void 0,void 0,void 0,void 0,void 0,void 0,ye),stencilBuffer:b.stencil,colorSpace:e.outputColorSpace,samples:b.antialias?4:0,resolveDepthBuffer:u.ignoreDepthValues===!1,resolveStencilBuffer:u.ignoreDepthValues===!1,storeMultisampledDepthBuffer:u.ignoreDepthValues===!1,storeMultisampledStencilBuffer:u.ignoreDepthValues===!1})}else{let ye={antialias:b.antialias,alpha:!0,depth:b.depth,stencil:b.stencil,framebufferScaleFactor:r};f=new XRWebGLLayer(s,t,ye),s.updateRenderState({baseLayer:f}),e.setPixelRatio(1),e.setSize(f.framebufferWidth,f.framebufferHeight,!1),S=new Kt(f.framebufferWidth,f.framebufferHeight,{format:bi,type:Xt,colorSpace:e.outputColorSpace,stencilBuffer:b.stencil,resolveDepthBuffer:f.ignoreDepthValues===!1,resolveStencilBuffer:f.ignoreDepthValues===!1,storeMultisampledDepthBuffer:f.ignoreDepthValues===!1,storeMultisampledStencilBuffer:f.ignoreDepthValues===!1})}S.isXRRenderTarget=!0,this.setFoveation(l),h=null,o=await s.requestReferenceSpace(a),Ue.setContext(s),Ue.start(),i.isPresenting=!0,i.dispatchEvent({type:"sessionstart"})}},this.getEnvironmentBlendMode=function(){if(s!==null)return s.environmentBlendMode},this.getDepthTexture=function(){return p.getDepthTexture()};function ie(J){for(let me=0;me<J.removed.length;me++){let ye=J.removed[me],Ce=A.indexOf(ye);Ce>=0&&(A[Ce]=null,T[Ce].disconnect(ye))}for(let me=0;me<J.added.length;me++){let ye=J.added[me],Ce=A.indexOf(ye);if(Ce===-1){for(let Fe=0;Fe<T.length;Fe++)if(Fe>=A.length){A.push(ye),Ce=Fe;break}else if(A[Fe]===null){A[Fe]=ye,Ce=Fe;break}if(Ce===-1)break}let ge=T[Ce];ge&&ge.connect(ye)}}function q(J,me){me===null?J.matrixWorld.copy(J.matrix):J.matrixWorld.multiplyMatrices(me.matrixWorld,J.matrix),J.matrixWorldInverse.copy(J.matrixWorld).invert()}this.updateCamera=function(J){if(s===null)return;let me=J.near,ye=J.far;p.texture!==null&&(p.depthNear>0&&(me=p.depthNear),p.depthFar>0&&(ye=p.depthFar)),V.near=D.near=L.near=me,V.far=D.far=L.far=ye,(P!==V.near||H!==V.far)&&(s.updateRenderState({depthNear:V.near,depthFar:V.far}),P=V.near,H=V.far),V.layers.mask=J.layers.mask|6,L.layers.mask=V.layers.mask&-5,D.layers.mask=V.layers.mask&-3;let Ce=J.parent,ge=V.cameras;q(V,Ce);for(let Fe=0;Fe<ge.length;Fe++)q(ge[Fe],Ce);V.projectionMatrix.copy(L.projectionMatrix),V.projectionMatrixInverse.copy(L.projectionMatrixInverse),U===null&&J.isPerspectiveCamera&&(U={camera:J,fov:J.fov,zoom:J.zoom}),Q(J,V,Ce)};function Q(J,me,ye){ye===null?J.matrix.copy(me.matrixWorld):(J.matrix.copy(ye.matrixWorld),J.matrix.invert(),J.matrix.multiply(me.matrixWorld)),J.matrix.decompose(J.position,J.quaternion,J.scale),J.updateMatrixWorld(!0),J.projectionMatrix.copy(me.projectionMatrix),J.projectionMatrixInverse.copy(me.projectionMatrixInverse),J.isPerspectiveCamera&&(J.fov=as*2*Math.atan(1/J.projectionMatrix.elements[5]),J.zoom=1)}this.getCamera=function(){return V},this.getFoveation=function(){if(!(u===null&&f===null))return l},this.setFoveation=function(J){l=J,u!==null&&(u.fixedFoveation=J),f!==null&&f.fixedFoveation!==void 0&&(f.fixedFoveation=J)},this.hasDepthSensing=function(){return p.texture!==null},this.getDepthSensingMesh=function(){return p.getMesh(V)},this.getCameraTexture=function(J){return m[J]};let ee=null;function Me(J,me){if(c=me.getViewerPose(h||o),g=me,c!==null){let ye=c.views;f!==null&&(e.setRenderTargetFramebuffer(S,f.framebuffer),e.setRenderTarget(S));let Ce=!1;ye.length!==V.cameras.length&&(V.cameras.length=0,Ce=!0);for(let Ie=0;Ie<ye.length;Ie++){let et=ye[Ie],nt=null;if(f!==null)nt=f.getViewport(et);else{let It=d.getViewSubImage(u,et);nt=It.viewport,Ie===0&&(e.setRenderTargetTextures(S,It.colorTexture,It.depthStencilTexture),e.setRenderTarget(S))}let Ve=B[Ie];Ve===void 0&&(Ve=new Gt,Ve.layers.enable(Ie),Ve.viewport=new ct,B[Ie]=Ve),Ve.matrix.fromArray(et.transform.matrix),Ve.matrix.decompose(Ve.position,Ve.quaternion,Ve.scale),Ve.projectionMatrix.fromArray(et.projectionMatrix),Ve.projectionMatrixInverse.copy(Ve.projectionMatrix).invert(),Ve.viewport.set(nt.x,nt.y,nt.width,nt.height),Ie===0&&(V.matrix.copy(Ve.matrix),V.matrix.decompose(V.position,V.quaternion,V.scale)),Ce===!0&&V.cameras.push(Ve)}let ge=s.enabledFeatures;if(ge&&ge.includes("depth-sensing")&&s.depthUsage=="gpu-optimized"&&v){d=i.getBinding();let Ie=d.getDepthInformation(ye[0]);Ie&&Ie.isValid&&Ie.texture&&p.init(Ie,s.renderState)}if(ge&&ge.includes("camera-access")&&v){e.state.unbindTexture(),d=i.getBinding();for(let Ie=0;Ie<ye.length;Ie++){let et=ye[Ie].camera;if(et){let nt=m[et];nt||(nt=new Js,m[et]=nt);let Ve=d.getCameraImage(et);nt.sourceTexture=Ve}}}}for(let ye=0;ye<T.length;ye++){let Ce=A[ye],ge=T[ye];Ce!==null&&ge!==void 0&&ge.update(Ce,me,h||o)}ee&&ee(J,me),me.detectedPlanes&&i.dispatchEvent({type:"planesdetected",data:me}),g=null}let Ue=new rd;Ue.setAnimationLoop(Me),this.setAnimationLoop=function(J){ee=J},this.dispose=function(){}}},lx=new Ye,md=new Ne;md.set(-1,0,0,0,1,0,0,0,1);function hx(n,e){function t(p,m){p.matrixAutoUpdate===!0&&p.updateMatrix(),m.value.copy(p.matrix)}function i(p,m){m.color.getRGB(p.fogColor.value,_h(n)),m.isFog?(p.fogNear.value=m.near,p.fogFar.value=m.far):m.isFogExp2&&(p.fogDensity.value=m.density)}function s(p,m,b,E,S){m.isNodeMaterial?m.uniformsNeedUpdate=!1:m.isMeshBasicMaterial?r(p,m):m.isMeshLambertMaterial?(r(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshToonMaterial?(r(p,m),d(p,m)):m.isMeshPhongMaterial?(r(p,m),c(p,m),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)):m.isMeshStandardMaterial?(r(p,m),u(p,m),m.isMeshPhysicalMaterial&&f(p,m,S)):m.isMeshMatcapMaterial?(r(p,m),g(p,m)):m.isMeshDepthMaterial?r(p,m):m.isMeshDistanceMaterial?(r(p,m),v(p,m)):m.isMeshNormalMaterial?r(p,m):m.isLineBasicMaterial?(o(p,m),m.isLineDashedMaterial&&a(p,m)):m.isPointsMaterial?l(p,m,b,E):m.isSpriteMaterial?h(p,m):m.isShadowMaterial?(p.color.value.copy(m.color),p.opacity.value=m.opacity):m.isShaderMaterial&&(m.uniformsNeedUpdate=!1)}function r(p,m){p.opacity.value=m.opacity,m.color&&p.diffuse.value.copy(m.color),m.emissive&&p.emissive.value.copy(m.emissive).multiplyScalar(m.emissiveIntensity),m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.bumpMap&&(p.bumpMap.value=m.bumpMap,t(m.bumpMap,p.bumpMapTransform),p.bumpScale.value=m.bumpScale,m.side===Dt&&(p.bumpScale.value*=-1)),m.normalMap&&(p.normalMap.value=m.normalMap,t(m.normalMap,p.normalMapTransform),p.normalScale.value.copy(m.normalScale),m.side===Dt&&p.normalScale.value.negate()),m.displacementMap&&(p.displacementMap.value=m.displacementMap,t(m.displacementMap,p.displacementMapTransform),p.displacementScale.value=m.displacementScale,p.displacementBias.value=m.displacementBias),m.emissiveMap&&(p.emissiveMap.value=m.emissiveMap,t(m.emissiveMap,p.emissiveMapTransform)),m.specularMap&&(p.specularMap.value=m.specularMap,t(m.specularMap,p.specularMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest);let b=e.get(m),E=b.envMap,S=b.envMapRotation;E&&(p.envMap.value=E,p.envMapRotation.value.setFromMatrix4(lx.makeRotationFromEuler(S)).transpose(),E.isCubeTexture&&E.isRenderTargetTexture===!1&&p.envMapRotation.value.premultiply(md),p.reflectivity.value=m.reflectivity,p.ior.value=m.ior,p.refractionRatio.value=m.refractionRatio),m.lightMap&&(p.lightMap.value=m.lightMap,p.lightMapIntensity.value=m.lightMapIntensity,t(m.lightMap,p.lightMapTransform)),m.aoMap&&(p.aoMap.value=m.aoMap,p.aoMapIntensity.value=m.aoMapIntensity,t(m.aoMap,p.aoMapTransform))}function o(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform))}function a(p,m){p.dashSize.value=m.dashSize,p.totalSize.value=m.dashSize+m.gapSize,p.scale.value=m.scale}function l(p,m,b,E){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.size.value=m.size*b,p.scale.value=E*.5,m.map&&(p.map.value=m.map,t(m.map,p.uvTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function h(p,m){p.diffuse.value.copy(m.color),p.opacity.value=m.opacity,p.rotation.value=m.rotation,m.map&&(p.map.value=m.map,t(m.map,p.mapTransform)),m.alphaMap&&(p.alphaMap.value=m.alphaMap,t(m.alphaMap,p.alphaMapTransform)),m.alphaTest>0&&(p.alphaTest.value=m.alphaTest)}function c(p,m){p.specular.value.copy(m.specular),p.shininess.value=Math.max(m.shininess,1e-4)}function d(p,m){m.gradientMap&&(p.gradientMap.value=m.gradientMap)}function u(p,m){p.metalness.value=m.metalness,m.metalnessMap&&(p.metalnessMap.value=m.metalnessMap,t(m.metalnessMap,p.metalnessMapTransform)),p.roughness.value=m.roughness,m.roughnessMap&&(p.roughnessMap.value=m.roughnessMap,t(m.roughnessMap,p.roughnessMapTransform)),m.envMap&&(p.envMapIntensity.value=m.envMapIntensity)}function f(p,m,b){p.ior.value=m.ior,m.diffuseRoughness>0&&(p.diffuseRoughness.value=m.diffuseRoughness,m.diffuseRoughnessMap&&(p.diffuseRoughnessMap.value=m.diffuseRoughnessMap,t(m.diffuseRoughnessMap,p.diffuseRoughnessMapTransform))),m.sheen>0&&(p.sheenColor.value.copy(m.sheenColor).multiplyScalar(m.sheen),p.sheenRoughness.value=m.sheenRoughness,m.sheenColorMap&&(p.sheenColorMap.value=m.sheenColorMap,t(m.sheenColorMap,p.sheenColorMapTransform)),m.sheenRoughnessMap&&(p.sheenRoughnessMap.value=m.sheenRoughnessMap,t(m.sheenRoughnessMap,p.sheenRoughnessMapTransform))),m.clearcoat>0&&(p.clearcoat.value=m.clearcoat,p.clearcoatRoughness.value=m.clearcoatRoughness,m.clearcoatMap&&(p.clearcoatMap.value=m.clearcoatMap,t(m.clearcoatMap,p.clearcoatMapTransform)),m.clearcoatRoughnessMap&&(p.clearcoatRoughnessMap.value=m.clearcoatRoughnessMap,t(m.clearcoatRoughnessMap,p.clearcoatRoughnessMapTransform)),m.clearcoatNormalMap&&(p.clearcoatNormalMap.value=m.clearcoatNormalMap,t(m.clearcoatNormalMap,p.clearcoatNormalMapTransform),p.clearcoatNormalScale.value.copy(m.clearcoatNormalScale),m.side===Dt&&p.clearcoatNormalScale.value.negate())),m.dispersion>0&&(p.dispersion.value=m.dispersion),m.retroreflectivity>0&&(p.retroreflectivity.value=m.retroreflectivity),m.iridescence>0&&(p.iridescence.value=m.iridescence,p.iridescenceIOR.value=m.iridescenceIOR,p.iridescenceThicknessMinimum.value=m.iridescenceThicknessMinimum,p.iridescenceThicknessMaximum.value=m.iridescenceThicknessMaximum,m.iridescenceMap&&(p.iridescenceMap.value=m.iridescenceMap,t(m.iridescenceMap,p.iridescenceMapTransform)),m.iridescenceThicknessMap&&(p.iridescenceThicknessMap.value=m.iridescenceThicknessMap,t(m.iridescenceThicknessMap,p.iridescenceThicknessMapTransform))),m.transmission>0&&(p.transmission.value=m.transmission,p.transmissionSamplerMap.value=b.texture,p.transmissionSamplerSize.value.set(b.width,b.height),m.transmissionMap&&(p.transmissionMap.value=m.transmissionMap,t(m.transmissionMap,p.transmissionMapTransform)),p.thickness.value=m.thickness,m.thicknessMap&&(p.thicknessMap.value=m.thicknessMap,t(m.thicknessMap,p.thicknessMapTransform)),p.attenuationDistance.value=m.attenuationDistance,p.attenuationColor.value.copy(m.attenuationColor)),m.anisotropy>0&&(p.anisotropyVector.value.set(m.anisotropy*Math.cos(m.anisotropyRotation),m.anisotropy*Math.sin(m.anisotropyRotation)),m.anisotropyMap&&(p.anisotropyMap.value=m.anisotropyMap,t(m.anisotropyMap,p.anisotropyMapTransform))),p.specularIntensity.value=m.specularIntensity,p.specularColor.value.copy(m.specularColor),m.specularColorMap&&(p.specularColorMap.value=m.specularColorMap,t(m.specularColorMap,p.specularColorMapTransform)),m.specularIntensityMap&&(p.specularIntensityMap.value=m.specularIntensityMap,t(m.specularIntensityMap,p.specularIntensityMapTransform))}function g(p,m){m.matcap&&(p.matcap.value=m.matcap)}function v(p,m){let b=e.get(m).light;p.referencePosition.value.setFromMatrixPosition(b.matrixWorld),p.nearDistance.value=b.shadow.camera.near,p.farDistance.value=b.shadow.camera.far}return{refreshFogUniforms:i,refreshMaterialUniforms:s}}function cx(n,e,t,i){let s={},r={};function o(b,E){let S=E.program;i.uniformBlockBinding(b,S,s[b.id])}function a(b,E){let S=s[b.id];S===void 0&&(g(b),S=l(b),s[b.id]=S,b.addEventListener("dispose",p));let T=E.program;i.updateUBOMapping(b,T);let A=e.render.frame;r[b.id]!==A&&(h(b),r[b.id]=A)}function l(b){let E=n.createBuffer(),S=b.__size,T=b.usage;return n.bindBuffer(n.UNIFORM_BUFFER,E),n.bufferData(n.UNIFORM_BUFFER,S,T),n.bindBuffer(n.UNIFORM_BUFFER,null),E}function h(b){let E=s[b.id],S=b.uniforms,T=b.__cache;n.bindBuffer(n.UNIFORM_BUFFER,E);for(let A=0,_=S.length;A<_;A++){let M=S[A];if(Array.isArray(M))for(let U=0,L=M.length;U<L;U++)c(M[U],A,U,T);else c(M,A,0,T)}n.bindBuffer(n.UNIFORM_BUFFER,null)}function c(b,E,S,T){if(u(b,E,S,T)===!0){let A=b.__offset,_=b.value;if(Array.isArray(_)){let M=0;for(let U=0;U<_.length;U++){let L=_[U],D=v(L,!0);d(L,b.__data,M),M+=D.storage/Float32Array.BYTES_PER_ELEMENT}}else d(_,b.__data,0);n.bufferSubData(n.UNIFORM_BUFFER,A,b.__data)}}function d(b,E,S){typeof b=="number"||typeof b=="boolean"?E[S]=b:b.isMatrix3?(E[S]=b.elements[0],E[S+1]=b.elements[1],E[S+2]=b.elements[2],E[S+3]=0,E[S+4]=b.elements[3],E[S+5]=b.elements[4],E[S+6]=b.elements[5],E[S+7]=0,E[S+8]=b.elements[6],E[S+9]=b.elements[7],E[S+10]=b.elements[8],E[S+11]=0):ArrayBuffer.isView(b)?E.set(b.subarray(0,E.length-S),S):b.toArray(E,S)}function u(b,E,S,T){let A=b.value,_=E+"_"+S;if(Array.isArray(A)){T[_]===void 0&&(T[_]=[]);let M=T[_],U=!1;for(let L=0;L<A.length;L++)f(A[L],M,L)===!0&&(U=!0);return U}return f(A,T,_)}function f(b,E,S){if(E[S]===void 0)return typeof b=="number"||typeof b=="boolean"?E[S]=b:ArrayBuffer.isView(b)?E[S]=b.slice():E[S]=b.clone(),!0;{let T=E[S];if(typeof b=="number"||typeof b=="boolean"){if(T!==b)return E[S]=b,!0}else{if(ArrayBuffer.isView(b))return!0;if(T.equals(b)===!1)return T.copy(b),!0}}return!1}function g(b){let E=b.uniforms,S=0,T=16;for(let _=0,M=E.length;_<M;_++){let U=Array.isArray(E[_])?E[_]:[E[_]];for(let L=0,D=U.length;L<D;L++){let B=U[L],V=Array.isArray(B.value)?B.value:[B.value],P=Array.isArray(E[_])||Array.isArray(B.value),H=S;for(let G=0,ie=V.length;G<ie;G++){let q=V[G],Q=v(q,P),ee=S%T,Me=ee%Q.boundary,Ue=ee+Me;S+=Me,Ue!==0&&T-Ue<Q.storage&&(S+=T-Ue),G===0&&(H=S),S+=Q.storage}let $=B.type==="int"?Int32Array:B.type==="uint"?Uint32Array:Float32Array;B.__data=new $((S-H)/Float32Array.BYTES_PER_ELEMENT),B.__offset=H}}let A=S%T;return A>0&&(S+=T-A),b.__size=S,b.__cache={},this}function v(b,E){let S={boundary:0,storage:0};return typeof b=="number"||typeof b=="boolean"?(S.boundary=4,S.storage=4):b.isVector2?(S.boundary=8,S.storage=8):b.isVector3||b.isColor?(S.boundary=16,S.storage=12):b.isVector4?(S.boundary=16,S.storage=16):b.isMatrix3?(S.boundary=16,S.storage=48):b.isMatrix4?(S.boundary=16,S.storage=64):b.isTexture?Re("WebGLRenderer: Texture samplers can not be part of an uniforms group."):ArrayBuffer.isView(b)?(S.boundary=16,S.storage=b.byteLength):Re("WebGLRenderer: Unsupported uniform value type.",b),E===!0&&(S.boundary=16,S.storage=Math.ceil(S.storage/16)*16),S}function p(b){let E=b.target;E.removeEventListener("dispose",p),n.deleteBuffer(s[E.id]),delete s[E.id],delete r[E.id]}function m(){for(let b in s)n.deleteBuffer(s[b]);s={},r={}}return{bind:o,update:a,dispose:m}}var ux=new Uint16Array([12469,15057,12620,14925,13266,14620,13807,14376,14323,13990,14545,13625,14713,13328,14840,12882,14931,12528,14996,12233,15039,11829,15066,11525,15080,11295,15085,10976,15082,10705,15073,10495,13880,14564,13898,14542,13977,14430,14158,14124,14393,13732,14556,13410,14702,12996,14814,12596,14891,12291,14937,11834,14957,11489,14958,11194,14943,10803,14921,10506,14893,10278,14858,9960,14484,14039,14487,14025,14499,13941,14524,13740,14574,13468,14654,13106,14743,12678,14818,12344,14867,11893,14889,11509,14893,11180,14881,10751,14852,10428,14812,10128,14765,9754,14712,9466,14764,13480,14764,13475,14766,13440,14766,13347,14769,13070,14786,12713,14816,12387,14844,11957,14860,11549,14868,11215,14855,10751,14825,10403,14782,10044,14729,9651,14666,9352,14599,9029,14967,12835,14966,12831,14963,12804,14954,12723,14936,12564,14917,12347,14900,11958,14886,11569,14878,11247,14859,10765,14828,10401,14784,10011,14727,9600,14660,9289,14586,8893,14508,8533,15111,12234,15110,12234,15104,12216,15092,12156,15067,12010,15028,11776,14981,11500,14942,11205,14902,10752,14861,10393,14812,9991,14752,9570,14682,9252,14603,8808,14519,8445,14431,8145,15209,11449,15208,11451,15202,11451,15190,11438,15163,11384,15117,11274,15055,10979,14994,10648,14932,10343,14871,9936,14803,9532,14729,9218,14645,8742,14556,8381,14461,8020,14365,7603,15273,10603,15272,10607,15267,10619,15256,10631,15231,10614,15182,10535,15118,10389,15042,10167,14963,9787,14883,9447,14800,9115,14710,8665,14615,8318,14514,7911,14411,7507,14279,7198,15314,9675,15313,9683,15309,9712,15298,9759,15277,9797,15229,9773,15166,9668,15084,9487,14995,9274,14898,8910,14800,8539,14697,8234,14590,7790,14479,7409,14367,7067,14178,6621,15337,8619,15337,8631,15333,8677,15325,8769,15305,8871,15264,8940,15202,8909,15119,8775,15022,8565,14916,8328,14804,8009,14688,7614,14569,7287,14448,6888,14321,6483,14088,6171,15350,7402,15350,7419,15347,7480,15340,7613,15322,7804,15287,7973,15229,8057,15148,8012,15046,7846,14933,7611,14810,7357,14682,7069,14552,6656,14421,6316,14251,5948,14007,5528,15356,5942,15356,5977,15353,6119,15348,6294,15332,6551,15302,6824,15249,7044,15171,7122,15070,7050,14949,6861,14818,6611,14679,6349,14538,6067,14398,5651,14189,5311,13935,4958,15359,4123,15359,4153,15356,4296,15353,4646,15338,5160,15311,5508,15263,5829,15188,6042,15088,6094,14966,6001,14826,5796,14678,5543,14527,5287,14377,4985,14133,4586,13869,4257,15360,1563,15360,1642,15358,2076,15354,2636,15341,3350,15317,4019,15273,4429,15203,4732,15105,4911,14981,4932,14836,4818,14679,4621,14517,4386,14359,4156,14083,3795,13808,3437,15360,122,15360,137,15358,285,15355,636,15344,1274,15322,2177,15281,2765,15215,3223,15120,3451,14995,3569,14846,3567,14681,3466,14511,3305,14344,3121,14037,2800,13753,2467,15360,0,15360,1,15359,21,15355,89,15346,253,15325,479,15287,796,15225,1148,15133,1492,15008,1749,14856,1882,14685,1886,14506,1783,14324,1608,13996,1398,13702,1183]),Ii=null;function dx(){return Ii===null&&(Ii=new qs(ux,16,16,mn,vi),Ii.name="DFG_LUT",Ii.minFilter=Ht,Ii.magFilter=Ht,Ii.wrapS=wi,Ii.wrapT=wi,Ii.generateMipmaps=!1,Ii.needsUpdate=!0),Ii}var La=class{constructor(e={}){let{canvas:t=Ru(),context:i=null,depth:s=!0,stencil:r=!1,alpha:o=!1,antialias:a=!1,premultipliedAlpha:l=!0,preserveDrawingBuffer:h=!1,powerPreference:c="default",failIfMajorPerformanceCaveat:d=!1,reversedDepthBuffer:u=!1,outputBufferType:f=Xt}=e;this.isWebGLRenderer=!0;let g;if(i!==null){if(typeof WebGLRenderingContext<"u"&&i instanceof WebGLRenderingContext)throw new Error("THREE.WebGLRenderer: WebGL 1 is not supported since r163.");g=i.getContextAttributes().alpha}else g=o;let v=f,p=new Set([Ko,Jo,Zo]),m=new Set([Xt,yi,gs,Un,qo,$o]),b=new Uint32Array(4),E=new Int32Array(4),S={textures:[],min:[],max:[],resolution:[]},T=null,A=null,_=[],M=[],U=null;this.domElement=t,this.debug={checkShaderErrors:!0,diagnostics:{keywords:!1},onShaderError:null},this.autoClear=!0,this.autoClearColor=!0,this.autoClearDepth=!0,this.autoClearStencil=!0,this.sortObjects=!0,this.clippingPlanes=[],this.localClippingEnabled=!1,this.toneMapping=Pi,this.toneMappingExposure=1,this.transmissionResolutionScale=1;let L=this,D=!1,B=null,V=null,P=null,H=null;this._outputColorSpace=Zt;let $=0,G=0,ie=null,q=-1,Q=null,ee=new ct,Me=new ct,Ue=null,J=new Ae(0),me=0,ye=t.width,Ce=t.height,ge=1,Fe=null,_t=null,Ie=new ct(0,0,ye,Ce),et=new ct(0,0,ye,Ce),nt=!1,Ve=new hn,It=new Mo,bt=!1,Vt=!1,ft=new Ye,Mi=new C,Tt=new ct,ei={background:null,fog:null,environment:null,overrideMaterial:null,isScene:!0},ti=!1;function ii(){return ie===null?ge:1}let N=i;function ni(y,I){return t.getContext(y,I)}let lt,ht,de,Mt,Pe,De,w,x,F,te,j,re,ce,Y,Z,ae,R,K,X,le,se,oe,we;try{let y={alpha:!0,depth:s,stencil:r,antialias:a,premultipliedAlpha:l,preserveDrawingBuffer:h,powerPreference:c,failIfMajorPerformanceCaveat:d};if("setAttribute"in t&&t.setAttribute("data-engine",`three.js r${"187"}`),t.addEventListener("webglcontextlost",Te,!1),t.addEventListener("webglcontextrestored",Be,!1),t.addEventListener("webglcontextcreationerror",fe,!1),N===null){let I="webgl2";if(N=ni(I,y),N===null)throw ni(I)?new Error("THREE.WebGLRenderer: Error creating WebGL context with your selected attributes."):new Error("THREE.WebGLRenderer: Error creating WebGL context.")}ze()}catch(y){throw t.removeEventListener("webglcontextlost",Te,!1),t.removeEventListener("webglcontextrestored",Be,!1),t.removeEventListener("webglcontextcreationerror",fe,!1),Le("WebGLRenderer: "+y.message),y}function ze(){lt=new S0(N),lt.init(),se=new rx(N,lt),ht=new d0(N,lt,e,se),de=new nx(N,lt),ht.reversedDepthBuffer&&u&&de.buffers.depth.setReversed(!0),V=N.createFramebuffer(),P=N.createFramebuffer(),H=N.createFramebuffer(),Mt=new T0(N),Pe=new V_,De=new sx(N,lt,de,Pe,ht,se,Mt),w=new M0(L),x=new Rp(N),oe=new c0(N,x),F=new w0(N,x,Mt,oe),te=new R0(N,F,x,oe,Mt),K=new E0(N,ht,De),Z=new f0(Pe),j=new H_(L,w,lt,ht,oe,Z),re=new hx(L,Pe),ce=new X_,Y=new K_(lt),R=new h0(L,w,de,te,g,l),ae=new ix(L,te,ht),we=new cx(N,Mt,ht,de),X=new u0(N,lt,Mt),le=new A0(N,lt,Mt),Mt.programs=j.programs,L.capabilities=ht,L.extensions=lt,L.properties=Pe,L.renderLists=ce,L.shadowMap=ae,L.state=de,L.info=Mt}v!==Xt&&(U=new P0(v,t.width,t.height,a,s,r));let ne=new Ph(L,N);this.xr=ne,this.getContext=function(){return N},this.getContextAttributes=function(){return N.getContextAttributes()},this.forceContextLoss=function(){let y=lt.get("WEBGL_lose_context");y&&y.loseContext()},this.forceContextRestore=function(){let y=lt.get("WEBGL_lose_context");y&&y.restoreContext()},this.getPixelRatio=function(){return ge},this.setPixelRatio=function(y){y!==void 0&&(ge=y,this.setSize(ye,Ce,!1))},this.getSize=function(y){return y.set(ye,Ce)},this.setSize=function(y,I,z=!0){if(ne.isPresenting){Re("WebGLRenderer: Can't change size while VR device is presenting.");return}ye=y,Ce=I,t.width=Math.floor(y*ge),t.height=Math.floor(I*ge),z===!0&&(t.style.width=y+"px",t.style.height=I+"px"),U!==null&&U.setSize(t.width,t.height),this.setViewport(0,0,y,I)},this.getDrawingBufferSize=function(y){return y.set(ye*ge,Ce*ge).floor()},this.setDrawingBufferSize=function(y,I,z){ye=y,Ce=I,ge=z,t.width=Math.floor(y*z),t.height=Math.floor(I*z),this.setViewport(0,0,y,I)},this.setEffects=function(y){if(v===Xt){Le("WebGLRenderer: setEffects() requires outputBufferType set to HalfFloatType or FloatType.");return}if(y){for(let I=0;I<y.length;I++)if(y[I].isOutputPass===!0){Re("WebGLRenderer: OutputPass is not needed in setEffects(). Tone mapping and color space conversion are applied automatically.");break}}U.setEffects(y||[])},this.getCurrentViewport=function(y){return y.copy(ee)},this.getViewport=function(y){return y.copy(Ie)},this.setViewport=function(y,I,z,O){y.isVector4?Ie.set(y.x,y.y,y.z,y.w):Ie.set(y,I,z,O),de.viewport(ee.copy(Ie).multiplyScalar(ii()).round())},this.getScissor=function(y){return y.copy(et)},this.setScissor=function(y,I,z,O){y.isVector4?et.set(y.x,y.y,y.z,y.w):et.set(y,I,z,O),de.scissor(Me.copy(et).multiplyScalar(ii()).round())},this.getScissorTest=function(){return nt},this.setScissorTest=function(y){de.setScissorTest(nt=y)},this.setOpaqueSort=function(y){Fe=y},this.setTransparentSort=function(y){_t=y},this.getClearColor=function(y){return y.copy(R.getClearColor())},this.setClearColor=function(){R.setClearColor(...arguments)},this.getClearAlpha=function(){return R.getClearAlpha()},this.setClearAlpha=function(){R.setClearAlpha(...arguments)},this.clear=function(y=!0,I=!0,z=!0){let O=0;if(y){let k=!1;if(ie!==null){let ue=ie.texture.format;k=p.has(ue)}if(k){let ue=ie.texture.type,xe=m.has(ue),he=R.getClearColor(),_e=R.getClearAlpha(),Se=he.r,Oe=he.g,We=he.b;xe?(b[0]=Se,b[1]=Oe,b[2]=We,b[3]=_e,N.clearBufferuiv(N.COLOR,0,b)):(E[0]=Se,E[1]=Oe,E[2]=We,E[3]=_e,N.clearBufferiv(N.COLOR,0,E))}else O|=N.COLOR_BUFFER_BIT}I&&(O|=N.DEPTH_BUFFER_BIT,this.state.buffers.depth.setMask(!0)),z&&(O|=N.STENCIL_BUFFER_BIT,this.state.buffers.stencil.setMask(4294967295)),O!==0&&N.clear(O)},this.clearColor=function(){this.clear(!0,!1,!1)},this.clearDepth=function(){this.clear(!1,!0,!1)},this.clearStencil=function(){this.clear(!1,!1,!0)},this.setNodesHandler=function(y){y.setRenderer(this),B=y},this.dispose=function(){t.removeEventListener("webglcontextlost",Te,!1),t.removeEventListener("webglcontextrestored",Be,!1),t.removeEventListener("webglcontextcreationerror",fe,!1),R.dispose(),ce.dispose(),Y.dispose(),De.dispose(),Pe.dispose(),w.dispose(),te.dispose(),F.dispose(),oe.dispose(),we.dispose(),j.dispose(),ne.dispose(),ne.removeEventListener("sessionstart",Qh),ne.removeEventListener("sessionend",ec),Mn.stop()};function Te(y){y.preventDefault(),fh("WebGLRenderer: Context Lost."),D=!0}function Be(){fh("WebGLRenderer: Context Restored."),D=!1;let y=Mt.autoReset,I=ae.enabled,z=ae.autoUpdate,O=ae.needsUpdate,k=ae.type;ze(),Mt.autoReset=y,ae.enabled=I,ae.autoUpdate=z,ae.needsUpdate=O,ae.type=k}function fe(y){Le("WebGLRenderer: A WebGL context could not be created. Reason: ",y.statusMessage)}function tt(y){let I=y.target;I.removeEventListener("dispose",tt),Et(I)}function Et(y){tn(y),Pe.remove(y)}function tn(y){let I=Pe.get(y).programs;I!==void 0&&(I.forEach(function(z){j.releaseProgram(z)}),y.isShaderMaterial&&j.releaseShaderCache(y))}this.renderBufferDirect=function(y,I,z,O,k,ue){I===null&&(I=ei);let xe=k.isMesh&&k.matrixWorld.determinantAffine()<0,he=ff(y,I,z,O,k);de.setMaterial(O,xe);let _e=z.index,Se=1;if(O.wireframe===!0){if(_e=F.getWireframeAttribute(z),_e===void 0)return;Se=2}let Oe=z.drawRange,We=z.attributes.position,ve=Oe.start*Se,Xe=(Oe.start+Oe.count)*Se;ue!==null&&(ve=Math.max(ve,ue.start*Se),Xe=Math.min(Xe,(ue.start+ue.count)*Se)),_e!==null?(ve=Math.max(ve,0),Xe=Math.min(Xe,_e.count)):We!=null&&(ve=Math.max(ve,0),Xe=Math.min(Xe,We.count));let xt=Xe-ve;if(xt<0||xt===1/0)return;oe.setup(k,O,he,z,_e);let ot,st=X;if(_e!==null&&(ot=x.get(_e),st=le,st.setIndex(ot)),k.isMesh)O.wireframe===!0?(de.setLineWidth(O.wireframeLinewidth*ii()),st.setMode(N.LINES)):st.setMode(N.TRIANGLES);else if(k.isLine){let Ut=O.linewidth;Ut===void 0&&(Ut=1),de.setLineWidth(Ut*ii()),k.isLineSegments?st.setMode(N.LINES):k.isLineLoop?st.setMode(N.LINE_LOOP):st.setMode(N.LINE_STRIP)}else k.isPoints?st.setMode(N.POINTS):k.isSprite&&st.setMode(N.TRIANGLES);if(k.isBatchedMesh)if(lt.get("WEBGL_multi_draw"))st.renderMultiDraw(k._multiDrawStarts,k._multiDrawCounts,k._multiDrawCount);else{let Ut=k._multiDrawStarts,be=k._multiDrawCounts,zt=k._multiDrawCount,Ze=_e?x.get(_e).bytesPerElement:1,Sn=Pe.get(O).currentProgram.getUniforms();for(let Ot=0;Ot<zt;Ot++)Sn.setValue(N,"_gl_DrawID",Ot),st.render(Ut[Ot]/Ze,be[Ot])}else if(k.isInstancedMesh)st.renderInstances(ve,xt,k.count);else if(z.isInstancedBufferGeometry){let Ut=z._maxInstanceCount!==void 0?z._maxInstanceCount:1/0,be=Math.min(z.instanceCount,Ut);st.renderInstances(ve,xt,be)}else st.render(ve,xt)};function jh(y,I,z,O){B!==null&&y.isNodeMaterial&&B.setObject(O,y),bt===!0&&Z.setState(y,z,!1),y.transparent===!0&&y.side===Ci&&y.forceSinglePass===!1?(y.side=Dt,y.needsUpdate=!0,As(y,I,O),y.side=Ri,y.needsUpdate=!0,As(y,I,O),y.side=Ci):As(y,I,O)}this.compile=function(y,I,z=null){z===null&&(z=y),B!==null&&B.renderStart(y,I,z),A=Y.get(z),A.init(I),M.push(A),z.traverseVisible(function(k){k.isLight&&k.layers.test(I.layers)&&(A.pushLight(k),k.castShadow&&A.pushShadow(k))}),y!==z&&y.traverseVisible(function(k){k.isLight&&k.layers.test(I.layers)&&(A.pushLight(k),k.castShadow&&A.pushShadow(k))}),A.setupLights(),B!==null&&B.updateLights(A.state.lightsArray),Vt=this.localClippingEnabled,bt=Z.init(this.clippingPlanes,Vt),bt===!0&&Z.setGlobalState(this.clippingPlanes,I),B!==null&&ae.render(A.state.shadowsArray,z,I);let O=new Set;return y.traverse(function(k){if(!(k.isMesh||k.isPoints||k.isLine||k.isSprite))return;let ue=k.material;if(ue)if(Array.isArray(ue))for(let xe=0;xe<ue.length;xe++){let he=ue[xe];jh(he,z,I,k),O.add(he)}else jh(ue,z,I,k),O.add(ue)}),A=M.pop(),B!==null&&B.renderEnd(),O},this.compileAsync=function(y,I,z=null){let O=this.compile(y,I,z);return new Promise(k=>{function ue(){if(O.forEach(function(xe){let _e=Pe.get(xe).currentProgram;(_e===void 0||_e.isReady())&&O.delete(xe)}),O.size===0){k(y);return}setTimeout(ue,10)}lt.get("KHR_parallel_shader_compile")!==null?ue():setTimeout(ue,10)})};let ll=null;function uf(y){ll&&ll(y)}function Qh(){Mn.stop()}function ec(){Mn.start()}let Mn=new rd;Mn.setAnimationLoop(uf),typeof self<"u"&&Mn.setContext(self),this.setAnimationLoop=function(y){ll=y,ne.setAnimationLoop(y),y===null?Mn.stop():Mn.start()},ne.addEventListener("sessionstart",Qh),ne.addEventListener("sessionend",ec),this.render=function(y,I){if(I!==void 0&&I.isCamera!==!0){Le("WebGLRenderer.render: camera is not an instance of THREE.Camera.");return}if(D===!0)return;B!==null&&B.renderStart(y,I);let z=ne.enabled===!0&&ne.isPresenting===!0,O=U!==null&&(ie===null||z)&&U.begin(L,ie);if(y.matrixWorldAutoUpdate===!0&&y.updateMatrixWorld(),I.parent===null&&I.matrixWorldAutoUpdate===!0&&I.updateMatrixWorld(),ne.enabled===!0&&ne.isPresenting===!0&&(U===null||U.isCompositing()===!1)&&(ne.cameraAutoUpdate===!0&&ne.updateCamera(I),I=ne.getCamera()),y.isScene===!0&&y.onBeforeRender(L,y,I,ie),A=Y.get(y,M.length),A.init(I),A.state.textureUnits=De.getTextureUnits(),M.push(A),ft.multiplyMatrices(I.projectionMatrix,I.matrixWorldInverse),I.isArrayCamera?It.setFromArrayCamera(I):Ve.setFromProjectionMatrix(ft,ri,I.reversedDepth),Vt=this.localClippingEnabled,bt=Z.init(this.clippingPlanes,Vt),T=ce.get(y,_.length),T.init(),_.push(T),this.info.render.frame++,ne.enabled===!0&&ne.isPresenting===!0){let xe=L.xr.getDepthSensingMesh();xe!==null&&hl(xe,I,-1/0,L.sortObjects)}hl(y,I,0,L.sortObjects),T.finish(),B!==null&&B.updateLights(A.state.lightsArray),L.sortObjects===!0&&T.sort(Fe,_t),ti=ne.enabled===!1||ne.isPresenting===!1||ne.hasDepthSensing()===!1,ti&&R.addToRenderList(T,y),this.info.autoReset===!0&&this.info.reset(),bt===!0&&Z.beginShadows();let k=A.state.shadowsArray;if(ae.render(k,y,I),bt===!0&&Z.endShadows(),(O&&U.hasRenderPass())===!1){let xe=T.opaque,he=T.transmissive;if(A.setupLights(),I.isArrayCamera){let _e=I.cameras;if(he.length>0)for(let Se=0,Oe=_e.length;Se<Oe;Se++){let We=_e[Se];ic(xe,he,y,We)}ti&&R.render(y);for(let Se=0,Oe=_e.length;Se<Oe;Se++){let We=_e[Se];tc(T,y,We,We.viewport)}}else he.length>0&&ic(xe,he,y,I),ti&&R.render(y),tc(T,y,I)}ie!==null&&G===0&&(De.updateMultisampleRenderTarget(ie),De.updateRenderTargetMipmap(ie)),O&&U.end(L),y.isScene===!0&&y.onAfterRender(L,y,I),oe.resetDefaultState(),q=-1,Q=null,M.pop(),M.length>0?(A=M[M.length-1],De.setTextureUnits(A.state.textureUnits),bt===!0&&Z.setGlobalState(L.clippingPlanes,A.state.camera)):A=null,_.pop(),_.length>0?T=_[_.length-1]:T=null,B!==null&&B.renderEnd()};function hl(y,I,z,O){if(y.visible===!1)return;if(y.layers.test(I.layers)){if(y.isGroup)z=y.renderOrder;else if(y.isLOD)y.autoUpdate===!0&&y.update(I);else if(y.isLight)A.pushLight(y),y.castShadow&&A.pushShadow(y);else if(y.isSprite){let xe=I.isArrayCamera?It:Ve;if(!y.frustumCulled||y.intersectsFrustum(xe)){O&&Tt.setFromMatrixPosition(y.matrixWorld).applyMatrix4(ft);let he=te.update(y),_e=y.material;_e.visible&&T.push(y,he,_e,z,Tt.z,null,I)}}else if(y.isMesh||y.isLine||y.isPoints){let xe=I.isArrayCamera?It:Ve;if(!y.frustumCulled||y.intersectsFrustum(xe)){let he=te.update(y),_e=y.material;if(O&&(y.boundingSphere!==void 0?(y.boundingSphere===null&&y.computeBoundingSphere(),Tt.copy(y.boundingSphere.center)):(he.boundingSphere===null&&he.computeBoundingSphere(),Tt.copy(he.boundingSphere.center)),Tt.applyMatrix4(y.matrixWorld).applyMatrix4(ft)),Array.isArray(_e)){let Se=he.groups;for(let Oe=0,We=Se.length;Oe<We;Oe++){let ve=Se[Oe],Xe=_e[ve.materialIndex];Xe&&Xe.visible&&T.push(y,he,Xe,z,Tt.z,ve,I)}}else _e.visible&&T.push(y,he,_e,z,Tt.z,null,I)}}}let ue=y.children;for(let xe=0,he=ue.length;xe<he;xe++)hl(ue[xe],I,z,O)}function tc(y,I,z,O){let{opaque:k,transmissive:ue,transparent:xe}=y;A.setupLightsView(z),bt===!0&&Z.setGlobalState(L.clippingPlanes,z),O&&de.viewport(ee.copy(O)),k.length>0&&Tr(k,I,z),ue.length>0&&Tr(ue,I,z),xe.length>0&&Tr(xe,I,z),de.buffers.depth.setTest(!0),de.buffers.depth.setMask(!0),de.buffers.color.setMask(!0),de.setPolygonOffset(!1)}function ic(y,I,z,O){if((z.isScene===!0?z.overrideMaterial:null)!==null)return;if(A.state.transmissionRenderTarget[O.id]===void 0){let ve=lt.has("EXT_color_buffer_half_float")||lt.has("EXT_color_buffer_float");A.state.transmissionRenderTarget[O.id]=new Kt(1,1,{generateMipmaps:!0,type:ve?vi:Xt,minFilter:Zi,samples:Math.max(4,ht.samples),stencilBuffer:r,resolveDepthBuffer:!1,resolveStencilBuffer:!1,storeMultisampledDepthBuffer:!1,storeMultisampledStencilBuffer:!1,colorSpace:qe.workingColorSpace})}let ue=A.state.transmissionRenderTarget[O.id],xe=O.viewport||ee;ue.setSize(xe.z*L.transmissionResolutionScale,xe.w*L.transmissionResolutionScale);let he=L.getRenderTarget(),_e=L.getActiveCubeFace(),Se=L.getActiveMipmapLevel();L.setRenderTarget(ue),L.getClearColor(J),me=L.getClearAlpha(),me<1&&L.setClearColor(16777215,.5),L.clear(),ti&&R.render(z);let Oe=L.toneMapping;L.toneMapping=Pi;let We=O.viewport;if(O.viewport!==void 0&&(O.viewport=void 0),A.setupLightsView(O),bt===!0&&Z.setGlobalState(L.clippingPlanes,O),Tr(y,z,O),De.updateMultisampleRenderTarget(ue),De.updateRenderTargetMipmap(ue),lt.has("WEBGL_multisampled_render_to_texture")===!1){let ve=!1;for(let Xe=0,xt=I.length;Xe<xt;Xe++){let ot=I[Xe],{object:st,geometry:Ut,material:be,group:zt}=ot;if(be.side===Ci&&st.layers.test(O.layers)){let Ze=be.side;be.side=Dt,be.needsUpdate=!0,nc(st,z,O,Ut,be,zt),be.side=Ze,be.needsUpdate=!0,ve=!0}}ve===!0&&(De.updateMultisampleRenderTarget(ue),De.updateRenderTargetMipmap(ue))}L.setRenderTarget(he,_e,Se),L.setClearColor(J,me),We!==void 0&&(O.viewport=We),L.toneMapping=Oe}function Tr(y,I,z){let O=I.isScene===!0?I.overrideMaterial:null;for(let k=0,ue=y.length;k<ue;k++){let xe=y[k],{object:he,geometry:_e,group:Se}=xe,Oe=xe.material;Oe.allowOverride===!0&&O!==null&&(Oe=O),he.layers.test(z.layers)&&nc(he,I,z,_e,Oe,Se)}}function nc(y,I,z,O,k,ue){B!==null&&k.isNodeMaterial&&B.setObject(y,k),y.onBeforeRender(L,I,z,O,k,ue),y.modelViewMatrix.multiplyMatrices(z.matrixWorldInverse,y.matrixWorld),y.normalMatrix.getNormalMatrix(y.modelViewMatrix),k.onBeforeRender(L,I,z,O,y,ue),k.transparent===!0&&k.side===Ci&&k.forceSinglePass===!1?(k.side=Dt,k.needsUpdate=!0,L.renderBufferDirect(z,I,O,k,y,ue),k.side=Ri,k.needsUpdate=!0,L.renderBufferDirect(z,I,O,k,y,ue),k.side=Ci):L.renderBufferDirect(z,I,O,k,y,ue),y.onAfterRender(L,I,z,O,k,ue)}function sc(y){let I=0;for(let z of y)z.texture!==null&&I++;return I}function As(y,I,z){I.isScene!==!0&&(I=ei);let O=Pe.get(y),k=A.state.lights,ue=A.state.shadowsArray,xe=k.state.version,he=j.getParameters(y,k.state,ue,I,z,A.state.lightProbeGridArray),_e=j.getProgramCacheKey(he),Se=O.programs;O.environment=y.isMeshStandardMaterial||y.isMeshLambertMaterial||y.isMeshPhongMaterial?I.environment:null,O.fog=I.fog;let Oe=y.isMeshStandardMaterial||y.isMeshLambertMaterial&&!y.envMap||y.isMeshPhongMaterial&&!y.envMap;O.envMap=w.get(y.envMap||O.environment,Oe),O.envMapRotation=O.environment!==null&&y.envMap===null?I.environmentRotation:y.envMapRotation,Se===void 0&&(y.addEventListener("dispose",tt),Se=new Map,O.programs=Se,O.programVariants=new Map);let We=Se.get(_e);if(We!==void 0){if(O.currentProgram===We&&O.lightsStateVersion===xe)return oc(y,he),We}else he.uniforms=j.getUniforms(y),B!==null&&y.isNodeMaterial&&B.build(y,z,he),y.onBeforeCompile(he,L),We=j.acquireProgram(he,_e),Se.set(_e,We),O.uniforms=he.uniforms;let ve=O.uniforms;return(!y.isShaderMaterial&&!y.isRawShaderMaterial||y.clipping===!0)&&(ve.clippingPlanes=Z.uniform),oc(y,he),O.needsLights=mf(y),O.lightsStateVersion=xe,O.needsLights&&(ve.ambientLightColor.value=k.state.ambient,ve.lightProbe.value=k.state.probe,ve.sunLights.value=k.state.sun,ve.sunLightShadows.value=k.state.sunShadow,ve.directionalLights.value=k.state.directional,ve.directionalLightShadows.value=k.state.directionalShadow,ve.spotLights.value=k.state.spot,ve.spotLightShadows.value=k.state.spotShadow,ve.rectAreaLights.value=k.state.rectArea,ve.ltc_1.value=k.state.rectAreaLTC1,ve.ltc_2.value=k.state.rectAreaLTC2,ve.pointLights.value=k.state.point,ve.pointLightShadows.value=k.state.pointShadow,ve.hemisphereLights.value=k.state.hemi,ve.sunShadowMatrix.value=k.state.sunShadowMatrix,ve.sunShadowCascade.value=k.state.sunShadowCascade,ve.directionalShadowMatrix.value=k.state.directionalShadowMatrix,ve.spotLightMatrix.value=k.state.spotLightMatrix,ve.spotLightMap.value=k.state.spotLightMap,ve.pointShadowMatrix.value=k.state.pointShadowMatrix),O.numLightProbeGrids=sc(A.state.lightProbeGridArray),O.currentProgram=We,O.uniformsList=null,We}function df(y,I,z,O,k){let ue=Pe.get(y),xe=ue.currentProgram.id+","+O+","+k,he=ue.programVariants.get(xe);return he===void 0?(he=As(y,I,z),ue.programVariants.set(xe,he)):(ue.currentProgram=he,ue.uniformsList=null,ue.outputColorSpace=O,ue.toneMapping=k),he}function rc(y){if(y.uniformsList===null){let I=y.currentProgram.getUniforms();y.uniformsList=xs.seqWithValue(I.seq,y.uniforms)}return y.uniformsList}function oc(y,I){let z=Pe.get(y);z.outputColorSpace=I.outputColorSpace,z.batching=I.batching,z.batchingColor=I.batchingColor,z.instancing=I.instancing,z.instancingColor=I.instancingColor,z.instancingMorph=I.instancingMorph,z.skinning=I.skinning,z.morphTargets=I.morphTargets,z.morphNormals=I.morphNormals,z.morphColors=I.morphColors,z.morphTargetsCount=I.morphTargetsCount,z.numClippingPlanes=I.numClippingPlanes,z.numIntersection=I.numClipIntersection,z.vertexAlphas=I.vertexAlphas,z.vertexTangents=I.vertexTangents,z.toneMapping=I.toneMapping}function ff(y,I,z,O,k){I.isScene!==!0&&(I=ei),De.resetTextureUnits();let ue=I.fog,xe=O.isMeshStandardMaterial||O.isMeshLambertMaterial||O.isMeshPhongMaterial?I.environment:null,he=ie===null?L.outputColorSpace:ie.isXRRenderTarget===!0?ie.texture.colorSpace:qe.workingColorSpace,_e=O.isMeshStandardMaterial||O.isMeshLambertMaterial&&!O.envMap||O.isMeshPhongMaterial&&!O.envMap,Se=w.get(O.envMap||xe,_e),Oe=O.vertexColors===!0&&!!z.attributes.color&&z.attributes.color.itemSize===4,We=!!z.attributes.tangent&&(!!O.normalMap||O.anisotropy>0),ve=!!z.morphAttributes.position,Xe=!!z.morphAttributes.normal,xt=!!z.morphAttributes.color,ot=Pi;O.toneMapped&&(ie===null||ie.isXRRenderTarget===!0)&&(ot=L.toneMapping);let st=z.morphAttributes.position||z.morphAttributes.normal||z.morphAttributes.color,Ut=st!==void 0?st.length:0,be=Pe.get(O),zt=A.state.lights;if(bt===!0&&(Vt===!0||y!==Q)){let pt=y===Q&&O.id===q;Z.setState(O,y,pt)}let Ze=!1,Sn=!1;O.version===be.__version?be.needsLights&&be.lightsStateVersion!==zt.state.version||k.isBatchedMesh&&be.batching===!1||!k.isBatchedMesh&&be.batching===!0||k.isBatchedMesh&&be.batchingColor===!0&&k._colorsTexture===null||k.isBatchedMesh&&be.batchingColor===!1&&k._colorsTexture!==null||k.isInstancedMesh&&be.instancing===!1||!k.isInstancedMesh&&be.instancing===!0||k.isSkinnedMesh&&be.skinning===!1||!k.isSkinnedMesh&&be.skinning===!0||k.isInstancedMesh&&be.instancingColor===!0&&k.instanceColor===null||k.isInstancedMesh&&be.instancingColor===!1&&k.instanceColor!==null||k.isInstancedMesh&&be.instancingMorph===!0&&k.morphTexture===null||k.isInstancedMesh&&be.instancingMorph===!1&&k.morphTexture!==null||be.envMap!==Se||O.fog===!0&&be.fog!==ue||be.numClippingPlanes!==void 0&&(be.numClippingPlanes!==Z.numPlanes||be.numIntersection!==Z.numIntersection)||be.vertexAlphas!==Oe||be.vertexTangents!==We||be.morphTargets!==ve||be.morphNormals!==Xe||be.morphColors!==xt||be.morphTargetsCount!==Ut||be.numLightProbeGrids!==sc(A.state.lightProbeGridArray)?Ze=!0:(be.outputColorSpace!==he||be.toneMapping!==ot)&&(Sn=!0):(Ze=!0,be.__version=O.version);let Ot=be.currentProgram;(Ze===!0||Sn===!0)&&(Ot=Sn===!0?df(O,I,k,he,ot):As(O,I,k),B&&O.isNodeMaterial&&B.onUpdateProgram(O,Ot,be));let Er=!1,nn=!1,wn=!1,$e=Ot.getUniforms(),Lt=be.uniforms;if(de.useProgram(Ot.program)&&(Er=!0,nn=!0,wn=!0),O.id!==q&&(q=O.id,nn=!0),Er||Q!==y){de.buffers.depth.getReversed()&&y.reversedDepth!==!0&&(y._reversedDepth=!0,y.updateProjectionMatrix()),$e.setValue(N,"projectionMatrix",y.projectionMatrix),$e.setValue(N,"viewMatrix",y.matrixWorldInverse);let Rt=$e.map.cameraPosition;Rt!==void 0&&Rt.setValue(N,Mi.setFromMatrixPosition(y.matrixWorld)),ht.logarithmicDepthBuffer&&$e.setValue(N,"logDepthBufFC",2/(Math.log(y.far+1)/Math.LN2)),(O.isMeshPhongMaterial||O.isMeshToonMaterial||O.isMeshLambertMaterial||O.isMeshBasicMaterial||O.isMeshStandardMaterial||O.isShaderMaterial)&&$e.setValue(N,"isOrthographic",y.isOrthographicCamera===!0),Q!==y&&(Q=y,nn=!0,wn=!0)}if(be.needsLights&&(zt.state.sunShadowMap.length>0&&$e.setValue(N,"sunShadowMap",zt.state.sunShadowMap,De),zt.state.directionalShadowMap.length>0&&$e.setValue(N,"directionalShadowMap",zt.state.directionalShadowMap,De),zt.state.spotShadowMap.length>0&&$e.setValue(N,"spotShadowMap",zt.state.spotShadowMap,De),zt.state.pointShadowMap.length>0&&$e.setValue(N,"pointShadowMap",zt.state.pointShadowMap,De)),k.isSkinnedMesh){$e.setOptional(N,k,"bindMatrix"),$e.setOptional(N,k,"bindMatrixInverse");let pt=k.skeleton;pt&&(pt.boneTexture===null&&pt.computeBoneTexture(),$e.setValue(N,"boneTexture",pt.boneTexture,De))}k.isBatchedMesh&&($e.setOptional(N,k,"batchingTexture"),$e.setValue(N,"batchingTexture",k._matricesTexture,De),$e.setOptional(N,k,"batchingIdTexture"),$e.setValue(N,"batchingIdTexture",k._indirectTexture,De),$e.setOptional(N,k,"batchingColorTexture"),k._colorsTexture!==null&&$e.setValue(N,"batchingColorTexture",k._colorsTexture,De));let ui=z.morphAttributes;if((ui.position!==void 0||ui.normal!==void 0||ui.color!==void 0)&&K.update(k,z,Ot),(nn||be.receiveShadow!==k.receiveShadow)&&(be.receiveShadow=k.receiveShadow,$e.setValue(N,"receiveShadow",k.receiveShadow)),(O.isMeshStandardMaterial||O.isMeshLambertMaterial||O.isMeshPhongMaterial)&&O.envMap===null&&I.environment!==null&&(Lt.envMapIntensity.value=I.environmentIntensity),Lt.dfgLUT!==void 0&&(Lt.dfgLUT.value=dx()),nn){if($e.setValue(N,"toneMappingExposure",L.toneMappingExposure),be.needsLights&&pf(Lt,wn),ue&&O.fog===!0&&re.refreshFogUniforms(Lt,ue),re.refreshMaterialUniforms(Lt,O,ge,Ce,A.state.transmissionRenderTarget[y.id]),be.needsLights&&be.numLightProbeGrids>0){let pt=S,Rt=0;for(let Ui of A.state.lightProbeGridArray)Ui.texture!==null&&(pt.textures[Rt]=Ui.texture,pt.min[Rt]=Ui.boundingBox.min,pt.max[Rt]=Ui.boundingBox.max,pt.resolution[Rt]=Ui.resolution,Rt++);for(let Ui in pt)pt[Ui].length=Rt;Lt.probesSH.value=pt.textures,Lt.probesMin.value=pt.min,Lt.probesMax.value=pt.max,Lt.probesResolution.value=pt.resolution}xs.upload(N,rc(be),Lt,De)}if(O.isShaderMaterial&&O.uniformsNeedUpdate===!0&&(xs.upload(N,rc(be),Lt,De),O.uniformsNeedUpdate=!1),O.isSpriteMaterial&&$e.setValue(N,"center",k.center),$e.setValue(N,"modelViewMatrix",k.modelViewMatrix),$e.setValue(N,"normalMatrix",k.normalMatrix),$e.setValue(N,"modelMatrix",k.matrixWorld),O.uniformsGroups!==void 0){let pt=O.uniformsGroups;for(let Rt=0,Ui=pt.length;Rt<Ui;Rt++){let lc=pt[Rt];we.update(lc,Ot),we.bind(lc,Ot)}}return Ot}function pf(y,I){y.ambientLightColor.needsUpdate=I,y.lightProbe.needsUpdate=I,y.sunLights.needsUpdate=I,y.sunLightShadows.needsUpdate=I,y.directionalLights.needsUpdate=I,y.directionalLightShadows.needsUpdate=I,y.pointLights.needsUpdate=I,y.pointLightShadows.needsUpdate=I,y.spotLights.needsUpdate=I,y.spotLightShadows.needsUpdate=I,y.rectAreaLights.needsUpdate=I,y.hemisphereLights.needsUpdate=I}function mf(y){return y.isMeshLambertMaterial||y.isMeshToonMaterial||y.isMeshPhongMaterial||y.isMeshStandardMaterial||y.isShadowMaterial||y.isShaderMaterial&&y.lights===!0}this.getActiveCubeFace=function(){return $},this.getActiveMipmapLevel=function(){return G},this.getRenderTarget=function(){return ie},this.setRenderTargetTextures=function(y,I,z){let O=Pe.get(y);O.__autoAllocateDepthBuffer=y.resolveDepthBuffer===!1,O.__autoAllocateDepthBuffer===!1&&(O.__useRenderToTexture=!1),Pe.get(y.texture).__webglTexture=I,Pe.get(y.depthTexture).__webglTexture=O.__autoAllocateDepthBuffer?void 0:z,O.__hasExternalTextures=!0},this.setRenderTargetFramebuffer=function(y,I){let z=Pe.get(y);z.__webglFramebuffer=I,z.__useDefaultFramebuffer=I===void 0},this.setRenderTarget=function(y,I=0,z=0){ie=y,$=I,G=z;let O=null,k=!1,ue=!1;if(y){let he=Pe.get(y);if(he.__useDefaultFramebuffer!==void 0){de.bindFramebuffer(N.FRAMEBUFFER,he.__webglFramebuffer),ee.copy(y.viewport),Me.copy(y.scissor),Ue=y.scissorTest,de.viewport(ee),de.scissor(Me),de.setScissorTest(Ue),q=-1;return}else if(he.__webglFramebuffer===void 0)De.setupRenderTarget(y);else if(he.__hasExternalTextures)De.rebindTextures(y,Pe.get(y.texture).__webglTexture,Pe.get(y.depthTexture).__webglTexture);else if(y.depthBuffer){let Oe=y.depthTexture;if(he.__boundDepthTexture!==Oe){if(Oe!==null&&Pe.has(Oe)&&(y.width!==Oe.image.width||y.height!==Oe.image.height))throw new Error("THREE.WebGLRenderer: Attached DepthTexture is initialized to the incorrect size.");De.setupDepthRenderbuffer(y)}}let _e=y.texture;(_e.isData3DTexture||_e.isDataArrayTexture||_e.isCompressedArrayTexture)&&(ue=!0);let Se=Pe.get(y).__webglFramebuffer;y.isWebGLCubeRenderTarget?(Array.isArray(Se[I])?O=Se[I][z]:O=Se[I],k=!0):y.samples>0&&De.useMultisampledRTT(y)===!1?O=Pe.get(y).__webglMultisampledFramebuffer:Array.isArray(Se)?O=Se[z]:O=Se,ee.copy(y.viewport),Me.copy(y.scissor),Ue=y.scissorTest}else ee.copy(Ie).multiplyScalar(ge).floor(),Me.copy(et).multiplyScalar(ge).floor(),Ue=nt;if(z!==0&&(O=V),de.bindFramebuffer(N.FRAMEBUFFER,O)&&de.drawBuffers(y,O),de.viewport(ee),de.scissor(Me),de.setScissorTest(Ue),k){let he=Pe.get(y.texture);N.framebufferTexture2D(N.FRAMEBUFFER,N.COLOR_ATTACHMENT0,N.TEXTURE_CUBE_MAP_POSITIVE_X+I,he.__webglTexture,z)}else if(ue){let he=I;for(let _e=0;_e<y.textures.length;_e++){let Se=Pe.get(y.textures[_e]);N.framebufferTextureLayer(N.FRAMEBUFFER,N.COLOR_ATTACHMENT0+_e,Se.__webglTexture,z,he)}}else if(y!==null&&z!==0){let he=Pe.get(y.texture);N.framebufferTexture2D(N.FRAMEBUFFER,N.COLOR_ATTACHMENT0,N.TEXTURE_2D,he.__webglTexture,z)}q=-1};function ac(y){let I=Pe.get(y);return(I.__readFormat!==y.format||I.__readType!==y.type)&&(I.__readFormat=y.format,I.__readType=y.type,I.__formatReadable=ht.textureFormatReadable(y.format),I.__typeReadable=ht.textureTypeReadable(y.type)),I}this.readRenderTargetPixels=function(y,I,z,O,k,ue,xe,he=0){if(!(y&&y.isWebGLRenderTarget)){Le("WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");return}let _e=Pe.get(y).__webglFramebuffer;if(y.isWebGLCubeRenderTarget&&xe!==void 0&&(_e=_e[xe],Array.isArray(_e)&&(_e=_e[0])),_e){de.bindFramebuffer(N.FRAMEBUFFER,_e);try{let Se=y.textures[he],Oe=Se.format,We=Se.type;y.textures.length>1&&N.readBuffer(N.COLOR_ATTACHMENT0+he);let ve=ac(Se);if(ve.__formatReadable===!1){Le("WebGLRenderer.readRenderTargetPixels: renderTarget is not in RGBA or implementation defined format.");return}if(ve.__typeReadable===!1){Le("WebGLRenderer.readRenderTargetPixels: renderTarget is not in UnsignedByteType or implementation defined type.");return}I>=0&&I<=y.width-O&&z>=0&&z<=y.height-k&&N.readPixels(I,z,O,k,se.convert(Oe),se.convert(We),ue)}finally{let Se=ie!==null?Pe.get(ie).__webglFramebuffer:null;de.bindFramebuffer(N.FRAMEBUFFER,Se)}}},this.readRenderTargetPixelsAsync=async function(y,I,z,O,k,ue,xe,he=0){if(!(y&&y.isWebGLRenderTarget))throw new Error("THREE.WebGLRenderer.readRenderTargetPixels: renderTarget is not THREE.WebGLRenderTarget.");let _e=Pe.get(y).__webglFramebuffer;if(y.isWebGLCubeRenderTarget&&xe!==void 0&&(_e=_e[xe],Array.isArray(_e)&&(_e=_e[0])),_e)if(I>=0&&I<=y.width-O&&z>=0&&z<=y.height-k){de.bindFramebuffer(N.FRAMEBUFFER,_e);let Se=y.textures[he],Oe=Se.format,We=Se.type;y.textures.length>1&&N.readBuffer(N.COLOR_ATTACHMENT0+he);let ve=ac(Se);if(ve.__formatReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in RGBA or implementation defined format.");if(ve.__typeReadable===!1)throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: renderTarget is not in UnsignedByteType or implementation defined type.");let Xe=N.createBuffer();N.bindBuffer(N.PIXEL_PACK_BUFFER,Xe),N.bufferData(N.PIXEL_PACK_BUFFER,ue.byteLength,N.STREAM_READ),N.readPixels(I,z,O,k,se.convert(Oe),se.convert(We),0),N.bindBuffer(N.PIXEL_PACK_BUFFER,null);let xt=ie!==null?Pe.get(ie).__webglFramebuffer:null;de.bindFramebuffer(N.FRAMEBUFFER,xt);let ot=N.fenceSync(N.SYNC_GPU_COMMANDS_COMPLETE,0);return N.flush(),await Pu(N,ot,4),N.bindBuffer(N.PIXEL_PACK_BUFFER,Xe),N.getBufferSubData(N.PIXEL_PACK_BUFFER,0,ue),N.bindBuffer(N.PIXEL_PACK_BUFFER,null),N.deleteBuffer(Xe),N.deleteSync(ot),ue}else throw new Error("THREE.WebGLRenderer.readRenderTargetPixelsAsync: requested read bounds are out of range.")},this.copyFramebufferToTexture=function(y,I=null,z=0){let O=Math.pow(2,-z),k=Math.floor(y.image.width*O),ue=Math.floor(y.image.height*O),xe=I!==null?I.x:0,he=I!==null?I.y:0;De.setTexture2D(y,0),N.copyTexSubImage2D(N.TEXTURE_2D,z,0,0,xe,he,k,ue),de.unbindTexture()},this.copyTextureToTexture=function(y,I,z=null,O=null,k=0,ue=0){let xe,he,_e,Se,Oe,We,ve,Xe,xt,ot=y.isCompressedTexture?y.mipmaps[ue]:y.image;if(z!==null)xe=z.max.x-z.min.x,he=z.max.y-z.min.y,_e=z.isBox3?z.max.z-z.min.z:1,Se=z.min.x,Oe=z.min.y,We=z.isBox3?z.min.z:0;else{let $e=Math.pow(2,-k);xe=Math.floor(ot.width*$e),he=Math.floor(ot.height*$e),y.isDataArrayTexture?_e=ot.depth:y.isData3DTexture?_e=Math.floor(ot.depth*$e):_e=1,Se=0,Oe=0,We=0}O!==null?(ve=O.x,Xe=O.y,xt=O.z):(ve=0,Xe=0,xt=0);let st=se.convert(I.format),Ut=se.convert(I.type),be;I.isData3DTexture?(De.setTexture3D(I,0),be=N.TEXTURE_3D):I.isDataArrayTexture||I.isCompressedArrayTexture?(De.setTexture2DArray(I,0),be=N.TEXTURE_2D_ARRAY):(De.setTexture2D(I,0),be=N.TEXTURE_2D),de.activeTexture(N.TEXTURE0),de.pixelStorei(N.UNPACK_FLIP_Y_WEBGL,I.flipY),de.pixelStorei(N.UNPACK_PREMULTIPLY_ALPHA_WEBGL,I.premultiplyAlpha),de.pixelStorei(N.UNPACK_ALIGNMENT,I.unpackAlignment);let zt=de.getParameter(N.UNPACK_ROW_LENGTH),Ze=de.getParameter(N.UNPACK_IMAGE_HEIGHT),Sn=de.getParameter(N.UNPACK_SKIP_PIXELS),Ot=de.getParameter(N.UNPACK_SKIP_ROWS),Er=de.getParameter(N.UNPACK_SKIP_IMAGES);de.pixelStorei(N.UNPACK_ROW_LENGTH,ot.width),de.pixelStorei(N.UNPACK_IMAGE_HEIGHT,ot.height),de.pixelStorei(N.UNPACK_SKIP_PIXELS,Se),de.pixelStorei(N.UNPACK_SKIP_ROWS,Oe),de.pixelStorei(N.UNPACK_SKIP_IMAGES,We);let nn=y.isDataArrayTexture||y.isData3DTexture,wn=I.isDataArrayTexture||I.isData3DTexture;if(y.isDepthTexture){let $e=Pe.get(y),Lt=Pe.get(I),ui=Pe.get($e.__renderTarget),pt=Pe.get(Lt.__renderTarget);de.bindFramebuffer(N.READ_FRAMEBUFFER,ui.__webglFramebuffer),de.bindFramebuffer(N.DRAW_FRAMEBUFFER,pt.__webglFramebuffer);for(let Rt=0;Rt<_e;Rt++)nn&&(N.framebufferTextureLayer(N.READ_FRAMEBUFFER,N.COLOR_ATTACHMENT0,Pe.get(y).__webglTexture,k,We+Rt),N.framebufferTextureLayer(N.DRAW_FRAMEBUFFER,N.COLOR_ATTACHMENT0,Pe.get(I).__webglTexture,ue,xt+Rt)),N.blitFramebuffer(Se,Oe,Se+xe,Oe+he,ve,Xe,ve+xe,Xe+he,N.DEPTH_BUFFER_BIT,N.NEAREST);de.bindFramebuffer(N.READ_FRAMEBUFFER,null),de.bindFramebuffer(N.DRAW_FRAMEBUFFER,null)}else if(k!==0||y.isRenderTargetTexture||Pe.has(y)){let $e=Pe.get(y),Lt=Pe.get(I);de.bindFramebuffer(N.READ_FRAMEBUFFER,P),de.bindFramebuffer(N.DRAW_FRAMEBUFFER,H);for(let ui=0;ui<_e;ui++)nn?N.framebufferTextureLayer(N.READ_FRAMEBUFFER,N.COLOR_ATTACHMENT0,$e.__webglTexture,k,We+ui):N.framebufferTexture2D(N.READ_FRAMEBUFFER,N.COLOR_ATTACHMENT0,N.TEXTURE_2D,$e.__webglTexture,k),wn?N.framebufferTextureLayer(N.DRAW_FRAMEBUFFER,N.COLOR_ATTACHMENT0,Lt.__webglTexture,ue,xt+ui):N.framebufferTexture2D(N.DRAW_FRAMEBUFFER,N.COLOR_ATTACHMENT0,N.TEXTURE_2D,Lt.__webglTexture,ue),k!==0?N.blitFramebuffer(Se,Oe,Se+xe,Oe+he,ve,Xe,ve+xe,Xe+he,N.COLOR_BUFFER_BIT,N.NEAREST):wn?N.copyTexSubImage3D(be,ue,ve,Xe,xt+ui,Se,Oe,xe,he):N.copyTexSubImage2D(be,ue,ve,Xe,Se,Oe,xe,he);de.bindFramebuffer(N.READ_FRAMEBUFFER,null),de.bindFramebuffer(N.DRAW_FRAMEBUFFER,null)}else wn?y.isDataTexture||y.isData3DTexture?N.texSubImage3D(be,ue,ve,Xe,xt,xe,he,_e,st,Ut,ot.data):I.isCompressedArrayTexture?N.compressedTexSubImage3D(be,ue,ve,Xe,xt,xe,he,_e,st,ot.data):N.texSubImage3D(be,ue,ve,Xe,xt,xe,he,_e,st,Ut,ot):y.isDataTexture?N.texSubImage2D(N.TEXTURE_2D,ue,ve,Xe,xe,he,st,Ut,ot.data):y.isCompressedTexture?N.compressedTexSubImage2D(N.TEXTURE_2D,ue,ve,Xe,ot.width,ot.height,st,ot.data):N.texSubImage2D(N.TEXTURE_2D,ue,ve,Xe,xe,he,st,Ut,ot);de.pixelStorei(N.UNPACK_ROW_LENGTH,zt),de.pixelStorei(N.UNPACK_IMAGE_HEIGHT,Ze),de.pixelStorei(N.UNPACK_SKIP_PIXELS,Sn),de.pixelStorei(N.UNPACK_SKIP_ROWS,Ot),de.pixelStorei(N.UNPACK_SKIP_IMAGES,Er),ue===0&&I.generateMipmaps===!0&&I.mipmapsAutoUpdate===!0&&N.generateMipmap(be),de.unbindTexture()},this.initRenderTarget=function(y){Pe.get(y).__webglFramebuffer===void 0&&De.setupRenderTarget(y)},this.initTexture=function(y){y.isCubeTexture?De.setTextureCube(y,0):y.isData3DTexture?De.setTexture3D(y,0):y.isDataArrayTexture||y.isCompressedArrayTexture?De.setTexture2DArray(y,0):De.setTexture2D(y,0),de.unbindTexture()},this.resetState=function(){$=0,G=0,ie=null,de.reset(),oe.reset()},typeof __THREE_DEVTOOLS__<"u"&&__THREE_DEVTOOLS__.dispatchEvent(new CustomEvent("observe",{detail:this}))}get coordinateSystem(){return ri}get outputColorSpace(){return this._outputColorSpace}set outputColorSpace(e){this._outputColorSpace=e;let t=this.getContext();t.drawingBufferColorSpace=qe._getDrawingBufferColorSpace(e),t.unpackColorSpace=qe._getUnpackColorSpace()}};function fx(n){let e=[];for(let t=n;t;t=t.parent)t.name&&e.unshift(t.name);return e.join("/")}function px(n){for(let e=n;e;e=e.parent)if(!e.visible)return!1;return!0}function mx(n,e){let[t,i,s]=[new C(1/0,1/0,1/0),new C(-1/0,-1/0,-1/0),new C],r=n.getAttribute("position");for(let o of e)for(let a=0;a<r.count;a++)s.fromBufferAttribute(r,a).applyMatrix4(o),t.min(s),i.max(s);return{low:t.toArray(),high:i.toArray()}}function gd({world:n,upright:e,camera:t,canvas:i}){n.updateMatrixWorld(!0),t.updateMatrixWorld();let s=e.matrixWorld.clone().invert(),r=[];return n.traverse(o=>{if(!o.geometry)return;let a=[];for(let h=0;h<(o.isInstancedMesh?o.count:1);h++){let c=new Ye;o.isInstancedMesh&&o.getMatrixAt(h,c),a.push(c.premultiply(o.matrixWorld).premultiply(s))}let l=o.material.color??o.material.uniforms?.uColour?.value;r.push({path:fx(o),visible:px(o),colour:l?`#${l.getHexString()}`:null,matrices:a.map(h=>h.toArray()),...mx(o.geometry,a)})}),{things:r,width:i.clientWidth,height:i.clientHeight,view:t.matrixWorldInverse.clone().multiply(e.matrixWorld).toArray(),projection:t.projectionMatrix.toArray()}}var gx=[["space","play or pause"],["← →","one step back or on"],["shift ← →","ten steps"],["home, end","first, last"],["+ −","faster, slower"],["f","follow the next body"],["t","trails"],["a","forces at contacts"],["p","plots"],["i","title and parameters"],["l","loop"],["r","reset the camera"],["?","this list"],["drag","turn; on a touch screen with one finger"],["right drag","move; with two fingers"],["wheel","nearer, farther; pinch"],["on plots","press or drag to go to a time; the wheel zooms, a double press shows all"]];function _d(n){return W("dialog",{class:"help","aria-label":"Keys",onclick:n},W("h2",{},"Keys, mouse and touch"),W("dl",{},...gx.flatMap(([e,t])=>[W("dt",{},e),W("dd",{},t)])))}function _x(n){let{clock:e}=n,t=i=>(i.shiftKey?10:1)*n.step;return{" ":()=>n.toggle(),k:()=>n.toggle(),ArrowLeft:i=>n.seek(e.t-t(i)),ArrowRight:i=>n.seek(e.t+t(i)),Home:()=>n.seek(e.start),End:()=>n.seek(e.end),"+":()=>n.shiftSpeed(1),"=":()=>n.shiftSpeed(1),"-":()=>n.shiftSpeed(-1),_:()=>n.shiftSpeed(-1),f:()=>n.followNext(),t:()=>n.show("trails"),a:()=>n.show("arrows"),p:()=>n.show("plots"),i:()=>n.show("info"),l:()=>n.setLoop(!e.loop),r:()=>n.resetCamera(),"?":()=>n.show("help"),Escape:()=>n.show("help",!1)}}function xd(n){let e=_x(n);window.addEventListener("keydown",t=>{if(t.ctrlKey||t.metaKey||t.altKey)return;let i=t.target;if(i instanceof HTMLSelectElement&&t.key!=="Escape"||i instanceof HTMLInputElement&&(i.type!=="range"||/^(Arrow|Home|End|Page)/.test(t.key)))return;let s=e[t.key]??e[t.key.toLowerCase()];s&&(t.preventDefault(),!(i instanceof HTMLButtonElement&&(t.key===" "||t.key==="Enter")&&i.classList.contains("flag"))&&(i instanceof HTMLButtonElement&&i.blur(),s(t)))})}var xx=`float above(float s) { return clamp(s / max(fwidth(s), 1e-6) + 0.5, 0.0, 1.0); }
float within(float d, float half_width) {
float w = max(fwidth(d), 1e-6);
return 1.0 - smoothstep(half_width - 0.5 * w, half_width + 0.5 * w + 1e-6, abs(d));
}`,yx=`vec3 studio(vec3 n, vec3 v, float gloss) {
vec3 r = (vec4(reflect(-v, n), 0.0) * viewMatrix).xyz;
float fresnel = 0.05 + 0.6 * pow(1.0 - clamp(dot(n, v), 0.0, 1.0), 4.0);
vec2 p = r.xy / max(r.z, 0.05) - vec2(-0.35, -0.55);
vec2 q = abs(p) - vec2(0.34, 0.26);
float box = r.z > 0.0 ? 1.0 - smoothstep(-0.05, 0.12, max(q.x, q.y)) : 0.0;
float horizon = smoothstep(-0.3, 0.9, r.z);
return gloss * (vec3(1.0) * box * (0.32 + fresnel) + vec3(0.86, 0.92, 1.0) * horizon * fresnel * 0.55);
}`;function gn(n,{key:e,uniforms:t={},declare:i="",colour:s="",gloss:r="0.0"}){return n.onBeforeCompile=o=>{Object.assign(o.uniforms,t),o.vertexShader=o.vertexShader.replace("#include <common>",`#include <common>
varying vec3 vPlace; varying vec3 vFacing;`).replace("#include <begin_vertex>",`#include <begin_vertex>
vPlace = position; vFacing = normal;`),o.fragmentShader=o.fragmentShader.replace("#include <common>",`#include <common>
varying vec3 vPlace; varying vec3 vFacing;
${xx}
${i}`).replace("#include <lights_pars_begin>",`#include <lights_pars_begin>
${yx}`).replace("#include <color_fragment>",`#include <color_fragment>
${s}`).replace("#include <opaque_fragment>",`outgoingLight += studio(normal, normalize(vViewPosition), ${r});
#include <opaque_fragment>`)},n.customProgramCacheKey=()=>e,n}var vd=matchMedia("(prefers-color-scheme: dark)"),Fn=()=>vd.matches,bd=n=>vd.addEventListener("change",n),yd=[{deep:"#1f5fa8",pale:"#f6f1e7",accent:"#e2783c"},{deep:"#a63a6b",pale:"#f8efe2",accent:"#2b6f8f"},{deep:"#1d8071",pale:"#f4f2e6",accent:"#d98f2b"},{deep:"#6a4a9c",pale:"#f3eff6",accent:"#d9a32b"},{deep:"#b8862b",pale:"#faf4e4",accent:"#3d5fa8"},{deep:"#4a5a6a",pale:"#eef1f3",accent:"#c8553d"}],Ni=n=>yd[n%yd.length],vx=["#0072b2","#d55e00","#008f68","#b0568c","#a07800","#3f8fc4"],bx=["#56b4e9","#f08a4b","#35c79a","#df93be","#e3c04a","#9ad2f5"],Qt=n=>(Fn()?bx:vx)[n%6],Ua=n=>Qt([0,2,3,4,5,1][n%6]),Mx={surfaces:["#dbe4ec","#e6e1d5","#dfe6da"],grid:"#6b8299",underside:"#b9c6d3",ink:"#26323d",contact:"#0a62b8",bad:"#c24e00",centre:"#4a5763",mark:"#b5387f",point:"#7d4f9e",line:"#5b6773",force:"#7a3fa8",sky:"#ffffff",ground:"#c6d0da",floor:"#9fb0c0"},Sx={surfaces:["#3b4855","#4a463d","#3f493c"],grid:"#7b90a6",underside:"#2c3743",ink:"#10161c",contact:"#5aaeff",bad:"#ff9233",centre:"#c3ced9",mark:"#f08cc0",point:"#c49be6",line:"#a5b1bd",force:"#cf9bf5",sky:"#e8f0fa",ground:"#6d7987",floor:"#7f93a8"},mt=()=>Fn()?Sx:Mx;var Di={plain:0,ball:1,halves:2,octants:3,disc:4,cylinder:5,ring:6,box:7,cone:8},wx=`uniform int uPattern; uniform vec3 uDeep, uPale, uAccent, uInk, uSize;
float sectors(vec2 p, float k) { return sin(k * atan(p.y, p.x)); }
vec3 wheel(vec2 p, vec3 a, vec3 b) {
float r = length(p);
vec3 c = mix(a, b, above(sectors(p, 4.0)));
vec2 spot = p - 0.6 * vec2(cos(0.3927), sin(0.3927));
c = mix(c, uAccent, within(length(spot), 0.12));
c = mix(c, uInk, above(r - 0.92));
return mix(c, uInk, within(r, 0.11));
}
vec3 boxFaces(vec3 p, vec3 n) {
vec3 a = abs(n);
bool x = a.x > a.y && a.x > a.z, y = !x && a.y > a.z;
vec3 size = uSize, place = p * size;
vec2 q = x ? place.yz : y ? place.xz : place.xy, h = x ? size.yz : y ? size.xz : size.xy;
vec3 c = x ? uDeep : y ? uPale : mix(uDeep, uPale, 0.55);
float side = min(size.x, min(size.y, size.z)), face = min(h.x, h.y);
if (n.x + n.y + n.z > 0.0) c = mix(c, x ? uPale : uAccent, within(length(q), 0.42 * face));
vec2 rim = h - abs(q);
return mix(c, uInk, above(0.07 * side - min(rim.x, rim.y)));
}
vec3 painted(vec3 place, vec3 n) {
vec3 p = place / uSize, q = normalize(p + 1e-9);
if (uPattern == 1) {
vec3 c = mix(uDeep, uPale, above(sectors(q.xy, 3.0)));
c = mix(c, uAccent, above(q.z - 0.93));
return mix(c, uInk, above(-0.93 - q.z));
}
if (uPattern == 2) {
vec3 c = mix(uDeep, uPale, above(q.x));
c *= mix(1.0, 0.74, above(sectors(q.yz, 4.0)) * above(0.985 - abs(q.x)));
c = mix(c, uAccent, above(abs(q.x) - 0.985));
return mix(c, uInk, within(q.x, 0.018));
}
if (uPattern == 3) return mix(uDeep, uPale, above(q.x * q.y * q.z));
if (uPattern == 4) {
bool side = abs(n.z) < 0.5;
if (side) return mix(uInk, uPale, above(sectors(p.xy, 4.0)) * 0.55);
return n.z > 0.0 ? wheel(p.xy, uDeep, uPale) : wheel(p.xy, uPale, mix(uDeep, uInk, 0.35));
}
if (uPattern == 5) {
if (abs(n.z) > 0.5) return wheel(p.xy, uDeep, n.z > 0.0 ? uPale : mix(uPale, uDeep, 0.35));
vec3 c = mix(uDeep, uPale, above(sectors(p.xy, 3.0) * clamp(p.z * 40.0, -1.0, 1.0)));
return mix(c, uInk, above(abs(p.z) - 0.96));
}
if (uPattern == 6) {
vec3 c = mix(uDeep, uPale, above(sectors(p.xy, 8.0)));
float angle = atan(p.y, p.x);
return mix(c, uAccent, within(angle - 0.19635, 0.19635));
}
if (uPattern == 7) return boxFaces(p, n);
if (uPattern == 8) {
if (n.z < -0.7 && p.z < -0.999) return wheel(p.xy, uPale, uDeep);
return mix(uDeep, uPale, above(sectors(p.xy, 3.0)));
}
return uDeep;
}`;function Md(n,e,t){let i={uPattern:{value:n},uDeep:{value:new Ae(e.deep)},uPale:{value:new Ae(e.pale)},uAccent:{value:new Ae(e.accent)},uInk:{value:new Ae(mt().ink)},uSize:{value:new C(...t)}},s=new gt;return s.userData.ink=i.uInk.value,gn(s,{key:"marked",uniforms:i,declare:wx,colour:"diffuseColor.rgb = painted(vPlace, vFacing);",gloss:"0.8"})}function Bn(n,e){let t=n.length-1;if(!(e>n[0]))return{i:0,s:0};if(e>=n[t])return{i:t,s:0};let i=0,s=t;for(;s-i>1;){let r=i+s>>1;n[r]<=e?i=r:s=r}return{i,s:(e-n[i])/(n[s]-n[i])}}function dt(n,e,t){let i=new Array(e),s=n.length===e,r=s?0:t.i*e,o=s?0:t.s;for(let a=0;a<e;a++)i[a]=o===0?n[r+a]:n[r+a]+o*(n[r+e+a]-n[r+a]);return i}function kn(n,e){let t=n.length===4,i=t?0:e.i*4,s=[n[i],n[i+1],n[i+2],n[i+3]];if(t||e.s===0)return s;let r=[n[i+4],n[i+5],n[i+6],n[i+7]],o=s[0]*r[0]+s[1]*r[1]+s[2]*r[2]+s[3]*r[3],a=o<0?-1:1;o=Math.min(1,o*a);let l=Math.acos(o),h=l<1e-4,c=h?1-e.s:Math.sin((1-e.s)*l)/Math.sin(l),d=a*(h?e.s:Math.sin(e.s*l)/Math.sin(l)),u=s.map((g,v)=>c*g+d*r[v]),f=Math.hypot(...u);return u.map(g=>g/f)}var _n=72,vr=n=>n.rotateX(Math.PI/2);function Qi(n,e,t,i){let s=new it(n,Md(e,t,i));return s.castShadow=s.receiveShadow=!0,s}var Ax={sphere({sizes:n,halves:e},t){let i=n.radius,s=new Ei(i,_n,_n/2);if(!e)return Qi(s,Di.ball,t,[i,i,i]);let o=e[1]>e[0]?{...t,deep:t.pale,pale:t.deep}:t;return Qi(s,Di.halves,o,[i,i,i])},ellipsoid({sizes:n},e){let[t,i,s]=n.semiaxes;return Qi(new Ei(1,_n,_n/2).scale(t,i,s),Di.octants,e,[t,i,s])},disc({sizes:n},e){let t=n.radius,i=Math.max(n.thickness||0,.03*t);return Qi(vr(new oi(t,t,i,_n)),Di.disc,e,[t,t,i/2])},ring({sizes:n},e){let t=n.radius,i=Math.max(n.section||0,.035*t);return Qi(new tr(t,i,20,2*_n),Di.ring,e,[t,t,i])},cylinder({sizes:n},e){let{radius:t,length:i}=n;return Qi(vr(new oi(t,t,i,_n)),Di.cylinder,e,[t,t,i/2])},cone({sizes:n,base:e,centre:t},i){let{radius:s,height:r}=n,o=Qi(vr(new un(s,r,_n,8)),Di.cone,i,[s,s,r/2]),[a,l,h]=e??[0,0,-r/4];return o.position.set(a-(t?.[0]??0),l-(t?.[1]??0),h+r/2-(t?.[2]??0)),o},box({sizes:n},e){let[t,i,s]=n.sides;return Qi(new Yi(t,i,s),Di.box,e,[t/2,i/2,s/2])}};function Tx(n,e,t){let i=new ke;return n.parts.forEach((s,r)=>{let o=Sd(s.outline,e+r,t),[a,l,h,c]=s.quaternion;o.position.set(...s.position),o.quaternion.set(l,h,c,a),i.add(o)}),i}function Ex(n,e){let t=new ke,i=1.2*n,s=new Yi(i,.8*i,.55*i),r=new gt({color:Ni(e).deep,transparent:!0,opacity:.22,depthWrite:!1}),o=new it(s,r);return o.castShadow=!0,t.add(o),t.add(new Pn(new js(s),new cn({color:Ni(e).deep}))),["#d1495b","#2a9d62","#2f6fd0"].forEach((a,l)=>{let h=vr(new oi(.035*i,.035*i,i,12)).translate(0,0,i/2),c=vr(new un(.09*i,.22*i,16)).translate(0,0,1.1*i);for(let d of[h,c]){let u=new it(d,new gt({color:a}));l===0&&(u.rotation.y=Math.PI/2),l===1&&(u.rotation.x=-Math.PI/2),t.add(u)}}),t}function Sd(n,e,t){if(n?.kind==="compound")return Tx(n,e,t);let i=n&&Ax[n.kind];if(!i)return Ex(t,e);let s=i(n,Ni(e)),r=new ke;r.add(s),r.position.set(...n.centre??[0,0,0]);let o=new ke;return o.add(r),o}function Rx({vertices:n,normals:e,triangles:t},i){let s=new ut;s.setAttribute("position",new rt(n,3)),s.setAttribute("normal",new rt(e,3)),s.setIndex(new rt(t,1)),s.computeBoundingBox();let{min:r,max:o}=s.boundingBox,a=[0,1,2].map(h=>Math.max(-r.getComponent(h),o.getComponent(h),1e-9)),l=Qi(s,Di.octants,Ni(i),a);return l.material.side=2,l}var vs=class{constructor(e){this.group=new ke,this.items=e.bodies.map((t,i)=>{let s=new ke;return s.name=t.name,s.add(t.mesh?Rx(t.mesh,i):Sd(t.outline,i,t.extent)),this.group.add(s),{name:t.name,body:t,object:s}}),this.retheme()}update(e){for(let{body:t,object:i}of this.items){let[s,r,o,a]=kn(t.quaternion,e);i.position.set(...dt(t.position,3,e)),i.quaternion.set(r,o,a,s)}}retheme(){let{ink:e}=mt();this.group.traverse(({material:t})=>t?.userData.ink?.set(e))}};var Cx=`uniform float uGrid; uniform int uHeight; uniform vec3 uPaint, uLine;
float ruled(float p, float pixels) {
float w = max(fwidth(p), 1e-6);
float d = abs(fract(p - 0.5) - 0.5);
float line = 1.0 - smoothstep(0.5 * pixels * w - 0.5 * w, 0.5 * pixels * w + 0.5 * w, d);
return line * (1.0 - smoothstep(0.2, 0.5, w)) + 0.1 * smoothstep(0.2, 0.5, w);
}
vec3 gridded(vec3 place, vec3 n) {
vec3 p = place / uGrid;
vec3 w = uHeight == 1 ? vec3(1.0, 1.0, 0.0) : 1.0 - smoothstep(0.68, 0.8, abs(normalize(n)));
vec3 fine = w * vec3(ruled(p.x, 1.1), ruled(p.y, 1.1), ruled(p.z, 1.1));
vec3 bold = w * vec3(ruled(p.x / 5.0, 1.9), ruled(p.y / 5.0, 1.9), ruled(p.z / 5.0, 1.9));
float ink = max(0.4 * max(fine.x, max(fine.y, fine.z)), 0.66 * max(bold.x, max(bold.y, bold.z)));
return mix(uPaint, uLine, ink);
}`;function Px({vertices:n,normals:e,triangles:t}){let i=new Uint32Array(t),s=(r,o)=>n[3*r+o];for(let r=0;r<i.length;r+=3){let[o,a,l]=[i[r],i[r+1],i[r+2]],h=[0,1,2].map(f=>s(a,f)-s(o,f)),c=[0,1,2].map(f=>s(l,f)-s(o,f)),d=[h[1]*c[2]-h[2]*c[1],h[2]*c[0]-h[0]*c[2],h[0]*c[1]-h[1]*c[0]],u=0;for(let f of[o,a,l])for(let g=0;g<3;g++)u+=d[g]*e[3*f+g];u<0&&([i[r+1],i[r+2]]=[l,a])}return i}function Lh(n){let e=new Map;for(let t=0;t<n.length;t+=3)for(let i=0;i<3;i++){let s=n[t+i],r=n[t+(i+1)%3],o=s<r?s*4294967296+r:r*4294967296+s;e.set(o,e.has(o)?null:[s,r])}return new Uint32Array([...e.values()].filter(Boolean).flat())}var Ix=n=>{for(let e=2;e<n.length;e+=3)if(Math.abs(n[e])<.12)return!1;return!0},Ih=class{constructor(e,t){Object.assign(this,{surface:e,index:t,object:new ke});let{mesh:i,grid:s}=e;this.object.name=e.name;let r=Px(i);this.vertices=new rt(new Float32Array(i.vertices),3),this.geometry=new ut,this.geometry.setAttribute("position",this.vertices),this.geometry.setAttribute("normal",new rt(new Float32Array(i.normals),3)),this.geometry.setIndex(new rt(r,1));let o=new ut;o.setAttribute("position",this.vertices),o.setIndex(new rt(Lh(r),1)),this.uniforms={uGrid:{value:s>0?s:1},uHeight:{value:Ix(i.normals)?1:0},uPaint:{value:new Ae},uLine:{value:new Ae}};let a=new it(this.geometry,this.material({side:Ri})),l=new it(this.geometry,this.material({side:Dt,transparent:!0,opacity:.3,depthWrite:!1}));a.receiveShadow=!0,l.renderOrder=-1,this.edge=new Pn(o,new cn({transparent:!0,opacity:.55}));for(let h of[a,l,this.edge])h.frustumCulled=!e.frames,this.object.add(h);this.retheme()}material(e){return gn(new gt({polygonOffset:!0,polygonOffsetFactor:1,polygonOffsetUnits:1,...e}),{key:"gridded",uniforms:this.uniforms,declare:Cx,colour:"diffuseColor.rgb = gridded(vPlace, vFacing);",gloss:"0.16"})}retheme(){let{surfaces:e,grid:t}=mt(),i=e[this.index%e.length];this.uniforms.uPaint.value.set(this.surface.grid>0?i:t),this.uniforms.uLine.value.set(t),this.edge.material.color.set(t)}update(e,t){let{position:i,quaternion:s,frames:r}=this.surface,[o,a,l,h]=kn(s,e);this.object.position.set(...dt(i,3,e)),this.object.quaternion.set(a,l,h,o),r&&this.reshape(r,t)}reshape(e,t){let i=this.vertices.array.length,s=e.length/i-1,r=Math.min(s,Math.max(0,t*s)),o=Math.min(Math.floor(r),Math.max(0,s-1)),a=r-o;if(r===this.shown)return;this.shown=r;let l=s>0?i:0;for(let h=0;h<i;h++){let c=e[o*i+h];this.vertices.array[h]=c+a*(e[o*i+l+h]-c)}this.vertices.needsUpdate=!0,this.geometry.computeVertexNormals()}},Oa=class{constructor(e){this.group=new ke,this.items=e.surfaces.map((t,i)=>new Ih(t,i));for(let{object:t}of this.items)this.group.add(t)}update(e,t){for(let i of this.items)i.update(e,t)}retheme(){for(let e of this.items)e.retheme()}};var wd=1,Lx=2.5,Nx=600;function Td(n){let e=new C(...n.up??[0,0,1]),t=Number.isFinite(e.length())&&e.length()>0;return new vt().setFromUnitVectors(t?e.normalize():new C(0,0,1),new C(0,0,1))}var Ad=[-1,0,1].flatMap(n=>[-1,0,1].flatMap(e=>[-1,0,1].map(t=>[n,e,t]))).filter(n=>n.some(Boolean)),Nh=class{constructor(e){this.turn=e,this.low=[1/0,1/0,1/0],this.high=[-1/0,-1/0,-1/0],this.cloud=[]}take(e,t,i=s=>s){let s=new C,r=3*Math.max(1,Math.ceil(e.length/3/Nx)),o=Ad.map(()=>({reach:-1/0,kept:null}));for(let a=0;a+2<e.length;a+=3){if(s.fromArray(e,a).applyQuaternion(this.turn),!Number.isFinite(s.x+s.y+s.z))continue;let l=s.toArray().map(i);a%r===0&&this.cloud.push([...l,t]),Ad.forEach(([h,c,d],u)=>{let f=h*l[0]+c*l[1]+d*l[2];f>o[u].reach&&(o[u]={reach:f,kept:l})}),l.forEach((h,c)=>{this.low[c]=Math.min(this.low[c],h-t),this.high[c]=Math.max(this.high[c],h+t)})}for(let{kept:a}of o)a&&this.cloud.push([...a,t])}};function Dx({vertices:n,triangles:e},t){let[i,s]=[Lh(e),[]];for(let r=0;r<i.length;r+=2){let[o,a]=[3*i[r],3*i[r+1]],l=[0,1,2].map(c=>n[a+c]-n[o+c]),h=Math.max(1,Math.ceil(Math.hypot(...l)/t));for(let c=0;c<h;c++)for(let d=0;d<3;d++)s.push(n[o+d]+c/h*l[d])}return s}function Ux({position:n,quaternion:e},t,i){let s=new C(...n.slice(3*i,3*i+3)),[r,o,a,l]=e.length>4?e.slice(4*i,4*i+4):e,h=new vt(o,a,l,r),c=new Float32Array(t),d=new C;for(let u=0;u<c.length;u+=3)d.fromArray(c,u).applyQuaternion(h).add(s).toArray(c,u);return c}var Ox=n=>Math.max(...[0,1,2].map(e=>{let[t,i]=[1/0,-1/0];for(let s=e;s<n.length;s+=3)[t,i]=[Math.min(t,n[s]),Math.max(i,n[s])];return(i-t)/2}));function Dh(n,e){let t=new Nh(e);for(let o of n.bodies)t.take(o.position,o.extent||0);for(let o of n.points)t.take(o.position,o.radius??0);for(let o of n.lines)t.take(o.position,0);let i=new C(...n.centre).applyQuaternion(e).toArray(),s=(o,a)=>Math.min(i[a]+wd*n.size,Math.max(i[a]-wd*n.size,o));if(t.low.every(Number.isFinite)||t.take(n.centre,n.size),n.follow)for(let o of[t.low,t.high,...t.cloud])for(let a=0;a<3;a++)o[a]=s(o[a],a);let r={low:[...t.low],high:[...t.high]};for(let o of n.surfaces){let a=o.position.length/3,l=!n.follow&&Ox(o.mesh.vertices)<=Lx*n.size;for(let h=0;h<a;h+=Math.max(1,Math.ceil(a/8)))for(let c of[o.mesh.vertices,Dx(o.mesh,.05*n.size)])t.take(Ux(o,c,h),0,l?void 0:s)}return{low:t.low,high:t.high,cloud:t.cloud,moving:r}}function Ed(n,e){let t=new C;return n.surfaces.some(({mesh:{normals:i},quaternion:[s,r,o,a]})=>{let l=new vt(r,o,a,s).premultiply(e),h=0;for(let c=0;c<i.length;c+=3)h+=t.fromArray(i,c).applyQuaternion(l).z;return h>.1*i.length})}function Rd({moving:{low:n,high:e}},t=!1){let[i,s,r]=n.map((a,l)=>e[l]-a),o=.12;return s<o*Math.max(i,r)&&r>Math.min(.3*i,2*s)?[.28,-1,.22]:i<o*Math.max(s,r)&&r>Math.min(.3*s,2*i)?[1,-.28,.22]:r<o*Math.max(i,s)?[.45,-.95,.85]:t?[.5,-.75,1]:[.62,-1,.62]}var xn=[.05,.1,.25,.5,1,2,5,10];function Fx(n){return n>60?xn.filter(e=>n/e>=15).pop():n>0&&n<1?xn.filter(e=>n/e>=2).pop()??xn[0]:1}var Fa=class{constructor(e){this.start=e[0],this.end=e[e.length-1],this.t=this.start,this.playing=!1,this.speed=Fx(this.end-this.start),this.loop=!0}get duration(){return this.end-this.start}seek(e){Number.isFinite(e)&&(this.t=Math.min(this.end,Math.max(this.start,e)))}play(){this.duration<=0||(this.t>=this.end&&(this.t=this.start),this.playing=!0)}pause(){this.playing=!1}toggle(){this.playing?this.pause():this.play()}advance(e){if(!this.playing)return;let t=this.t+e*this.speed;t<this.end?this.t=t:this.loop?this.t=this.start+(t-this.start)%this.duration:(this.t=this.end,this.playing=!1)}shift(e){let t=xn.indexOf(this.speed);this.speed=xn[Math.min(xn.length-1,Math.max(0,t+e))]}};var Ba=["roll","slide","fly"],Bx=.9,kx=1.5;function Uh(n,{i:e,s:t}){if(t===0)return n[e];let[i,s]=[n[e],n[e+1]];return Math.max(i,s)>=Oi?Math.max(i,s):i+t*(s-i)}function br(n,e,t){let i=Uh(n.needed,e),s=n.lifted[e.i]===1,r=n.mode?Ba[n.mode[e.i]]:null;return r?{lifted:!1,slipped:r==="slide",needed:i,pressed:Uh(n.normal,e),mode:r}:{lifted:s,slipped:!s&&n.rolls!==!1&&i>t,needed:i,pressed:Uh(n.normal,e)}}function Cd(n){let e=n.filter(({rolls:s})=>s!==!1).flatMap(({needed:s})=>{let r=Array.from(s).filter(o=>o<Oi).sort((o,a)=>o-a);return[s[0],r[Math.floor(Bx*(r.length-1))]].filter(o=>o<Oi)}),t=1.1*Math.max(kx/1.1,...e),i=10**Math.floor(Math.log10(t));return[1,1.5,2,3,4,5,6,8,10].map(s=>s*i).find(s=>s>=t*(1-1e-9))}function Pd(n,e,t){return Ld(e,i=>n.some(s=>{let r=br(s,{i,s:0},t);return r.lifted||r.slipped}))}function Id(n,e){let t=n.filter(({mode:i})=>i);return Ld(e,i=>t.length>0&&t.every(({mode:s})=>Ba[s[i]]==="fly"))}function Ld(n,e){let t=[];for(let i=0;i<n.length;i++){if(!e(i))continue;let s=n[Math.min(i+1,n.length-1)],r=t[t.length-1];r&&r[1]>=n[i]?r[1]=s:t.push([n[i],s])}return t}function Dd(n,e=!1){let t=n[0].index!==null,i=new Set(Object.keys(n[0].attributes)),s=new Set(Object.keys(n[0].morphAttributes)),r={},o={},a=n[0].morphTargetsRelative,l=new ut;l.morphTargetsRelative=a;let h=0;for(let c=0;c<n.length;++c){let d=n[c],u=0,f=0;if(t!==(d.index!==null))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+c+". All geometries must have compatible attributes; make sure index attribute exists among all geometries, or in none of them."),null;for(let g in d.attributes){if(!i.has(g))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+c+'. All geometries must have compatible attributes; make sure "'+g+'" attribute exists among all geometries, or in none of them.'),null;r[g]===void 0&&(r[g]=[]),r[g].push(d.attributes[g]),u++}if(u!==i.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+c+". Make sure all geometries have the same number of attributes."),null;if(a!==d.morphTargetsRelative)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+c+". .morphTargetsRelative must be consistent throughout all geometries."),null;for(let g in d.morphAttributes){if(!s.has(g))return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+c+".  .morphAttributes must be consistent throughout all geometries."),null;if(d.morphAttributes[g].length!==n[0].morphAttributes[g].length)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+c+'. All geometries must have the same number of morph targets for the "'+g+'" morph attribute.'),null;o[g]===void 0&&(o[g]=[]),o[g].push(d.morphAttributes[g]),f++}if(f!==s.size)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+c+". Make sure all geometries have the same number of morph attributes."),null;if(e){let g;if(t)g=d.index.count;else if(d.attributes.position!==void 0)g=d.attributes.position.count;else return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed with geometry at index "+c+". The geometry must have either an index or a position attribute"),null;l.addGroup(h,g,c),h+=g}}if(t){let c=0,d=[];for(let u=0;u<n.length;++u){let f=n[u].index;for(let g=0;g<f.count;++g)d.push(f.getX(g)+c);c+=n[u].attributes.position.count}l.setIndex(d)}for(let c in r){let d=Nd(r[c]);if(!d)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+c+" attribute."),null;l.setAttribute(c,d)}for(let c in o){let d=o[c][0].length;if(d!==0){l.morphAttributes=l.morphAttributes||{},l.morphAttributes[c]=[];for(let u=0;u<d;++u){let f=[];for(let v=0;v<o[c].length;++v)f.push(o[c][v][u]);let g=Nd(f);if(!g)return console.error("THREE.BufferGeometryUtils: .mergeGeometries() failed while trying to merge the "+c+" morphAttribute."),null;l.morphAttributes[c].push(g)}}}return l}function Nd(n){let e,t,i,s=-1,r=0;for(let h=0;h<n.length;++h){let c=n[h];if(e===void 0&&(e=c.array.constructor),e!==c.array.constructor)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.array must be of consistent array types across matching attributes."),null;if(t===void 0&&(t=c.itemSize),t!==c.itemSize)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.itemSize must be consistent across matching attributes."),null;if(i===void 0&&(i=c.normalized),i!==c.normalized)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.normalized must be consistent across matching attributes."),null;if(s===-1&&(s=c.gpuType),s!==c.gpuType)return console.error("THREE.BufferGeometryUtils: .mergeAttributes() failed. BufferAttribute.gpuType must be consistent across matching attributes."),null;r+=c.count*t}let o=new e(r),a=new rt(o,t,i),l=0;for(let h=0;h<n.length;++h){let c=n[h];if(c.isInterleavedBufferAttribute){let d=l/t;for(let u=0,f=c.count;u<f;u++)for(let g=0;g<t;g++){let v=c.getComponent(u,g);a.setComponent(u+d,g,v)}}else o.set(c.array,l);l+=c.count*t}return s!==void 0&&(a.gpuType=s),a}var zx=new C(0,0,1);function Gx(n,e,t){let i=Array.from({length:n},(s,r)=>new un(e,t,20).rotateX(Math.PI/2).translate(0,0,-(r+.5)*t));return Dd(i)}function ka(n,e,t){let i=new ke,s=new it(n,e),r=new it(n,t);return r.renderOrder=5,i.add(s,r),i}var zn=class{constructor(e){this.scale=e,this.solid=new gt,this.ghost=new Ti({transparent:!0,opacity:.42,depthTest:!1,depthWrite:!1});let t=.026*e.length;this.head=.2*e.length;let i=new oi(t,t,1,16).rotateX(Math.PI/2).translate(0,0,.5);this.heads=[1,2].map(s=>Gx(s,2.6*t,this.head)),this.shaft=ka(i,this.solid,this.ghost),this.tip=ka(this.heads[0],this.solid,this.ghost),this.group=new ke,[this.shaft.name,this.tip.name]=["shaft","tip"],this.group.add(this.shaft,this.tip)}paint(e){this.solid.color.set(e),this.ghost.color.copy(this.solid.color)}point(e,t){let i=new C(...t),s=i.length();if(this.group.visible=e.every(Number.isFinite)&&Number.isFinite(s)&&s>0&&s<1e29,!this.group.visible)return;let r=s>this.scale.most,o=Math.min(this.scale.most,s)/this.scale.perMetre,a=Math.min(1,o/(1.6*this.head));this.group.position.set(...e),this.group.quaternion.setFromUnitVectors(zx,i.divideScalar(s)),this.shaft.scale.set(a,a,Math.max(1e-9,o-.9*this.head*a));for(let l of this.tip.children)l.geometry=this.heads[r?1:0];this.tip.position.z=o,this.tip.scale.setScalar(Math.max(1e-6,a))}};function Ke(n,e=4,t=Math.min(2,e-1)){if(!Number.isFinite(n))return n>0?"∞":n<0?"−∞":"–";if(Math.abs(n)>=1e29)return"∞";let i=Math.abs(n);return i!==0&&(i<.001||i>=1e6)?n.toExponential(t).replace(/(\.\d*?)0+e/,"$1e").replace(".e","e").replace("e+","e").replace("-","−").replace("e-","e−"):String(Number(n.toPrecision(e))).replace("-","−")}function bs(n){let e=10**Math.floor(Math.log10(n)),t=n/e;return(t>=5?5:t>=2?2:1)*e}function za(n,e,t){let i=e-n;if(!(i>0))return{at:[n],text:Ke};let s=i/Math.max(1,t),r=10**Math.floor(Math.log10(s)),o=[1,2,5,10].map(f=>f*r).find(f=>f>=s*.999),a=[];for(let f=Math.ceil(n/o-1e-9);f*o<=e+1e-9*i;f++)a.push(f*o);let l=Math.max(Math.abs(n),Math.abs(e)),h=Math.max(0,-Math.floor(Math.log10(o)+1e-9)),c=l<1e5&&h<=4,d=Math.max(3,Math.floor(Math.log10(l))-Math.floor(Math.log10(o)+1e-9)+1);return{at:a,text:f=>Math.abs(f)<1e-9*l?"0":c?f.toFixed(h).replace("-","−"):Ke(f,d,d-1)}}function yn(n,e){let t=e>=1e3?1:e>=5?2:e>=.05?3:5;return n.toFixed(t).replace("-","−")}var Hx=3;function Oh(n,e){let t=e.bodies.find(({name:i})=>i===n.body);return t?t.extent:.1*e.size}function Fh(n){let e=[];for(let t of n)for(let i=0;i<t.length;i+=3){let s=Math.hypot(t[i],t[i+1],t[i+2]);s>0&&s<Oi&&e.push(s)}return e.sort((t,i)=>t-i)}function Bh(n,e,t){let i=n.length?n[n.length>>1]:1,s=Math.min(Math.max(3.2*e,.24*t),.6*t),r=bs(1.4*i/s),o=Number((Hx*i).toPrecision(2));return{perMetre:r,most:o,cuts:n.length>0&&n[n.length-1]>o,length:i/r}}function Ud(n){let e=n.contacts.length?n.contacts.map(({force:i})=>i):(n.forces??[]).map(({values:i})=>i),t=Fh(e);return Bh(t,Math.max(0,...n.contacts.map(i=>Oh(i,n))),n.size)}var Vx=`attribute vec3 before, after; attribute vec4 info; 
uniform vec2 uScreen; uniform float uWidth;
varying float vTime, vSide, vNeeded, vLifted;
vec2 screen(vec4 p) { return p.xy / max(p.w, 1e-6) * uScreen; }
void main() {
mat4 all = projectionMatrix * modelViewMatrix;
vec4 seen = modelViewMatrix * vec4(position, 1.0);
vec4 here = projectionMatrix * vec4(seen.xyz * 0.9985, 1.0);
vec2 a = screen(all * vec4(before, 1.0)), b = screen(here), c = screen(all * vec4(after, 1.0));
vec2 along = c - a;
float size = length(along);
along = size > 1e-4 ? along / size : vec2(1.0, 0.0);
here.xy += vec2(-along.y, along.x) * info.y * uWidth / uScreen * here.w;
gl_Position = here;
vTime = info.x; vSide = info.y; vNeeded = info.z; vLifted = info.w;
}`,Wx=`uniform vec3 uColour, uBad; uniform float uTime, uTail, uMu, uFaint;
varying float vTime, vSide, vNeeded, vLifted;
void main() {
if (vTime > uTime) discard;
float fresh = mix(uFaint, 0.95, exp((vTime - uTime) / uTail));
bool bad = vNeeded > uMu || vLifted > 0.5;
if (vLifted < -0.5) {
if (fract(vTime / (0.08 * uTail)) > 0.5) discard;
fresh *= 0.6;
}
float soft = 1.0 - smoothstep(0.55, 1.0, abs(vSide));
gl_FragColor = vec4(bad ? uBad : uColour, fresh * soft);
#include <colorspace_fragment>
}`,en={uScreen:{value:new Ee(400,300)},uTime:{value:0},uTail:{value:1},uMu:{value:.5},uBad:{value:new Ae}};function Od({place:n,before:e,after:t,info:i},s,r,{needed:o,lifted:a}){let l=s.length,h=[],c=d=>Number.isFinite(r[3*d]+r[3*d+1]+r[3*d+2]);for(let d=0;d<l;d++){for(let u=0;u<2;u++){for(let g=0;g<3;g++)n[6*d+3*u+g]=c(d)?r[3*d+g]:0,e[6*d+3*u+g]=r[3*Math.max(0,d-1)+g],t[6*d+3*u+g]=r[3*Math.min(l-1,d+1)+g];let f=8*d+4*u;i[f]=s[d],i[f+1]=2*u-1,i[f+2]=o?o[d]:0,i[f+3]=a?a[d]:0}if(d>0&&c(d)&&c(d-1)){let u=2*d-2;h.push(u,u+1,u+2,u+2,u+1,u+3)}}return h}function vn(n,e,{needed:t=null,lifted:i=null,width:s=1.6,faint:r=.3}={}){let o=n.length,a={place:new Float32Array(6*o),before:new Float32Array(6*o),after:new Float32Array(6*o),info:new Float32Array(8*o)},{place:l,before:h,after:c,info:d}=a,u=new ut;u.setAttribute("position",new rt(l,3)),u.setAttribute("before",new rt(h,3)),u.setAttribute("after",new rt(c,3)),u.setAttribute("info",new rt(d,4)),u.setIndex(Od(a,n,e,{needed:t,lifted:i}));let f={...en,uColour:{value:new Ae},uWidth:{value:s},uFaint:{value:r}},g=new ai({vertexShader:Vx,fragmentShader:Wx,uniforms:f,transparent:!0,depthWrite:!1,side:2}),v=new it(u,g);return v.frustumCulled=!1,v.renderOrder=2,v.rewrite=()=>{let p=Od(a,n,e,{needed:t,lifted:i});for(let m of["position","before","after","info"])u.getAttribute(m).needsUpdate=!0;p.length!==u.index.count&&u.setIndex(p)},v}var kh=class{constructor(e,t,i){let s=Oh(e,t);this.contact=e,this.solid=new gt,this.ghost=new Ti({transparent:!0,opacity:.5,depthTest:!1,depthWrite:!1});let r=Math.min(.02*t.size,.16*s);this.dot=ka(new Ei(r,24,16),this.solid,this.ghost),this.drawn=new zn(i),this.arrow=this.drawn.group;let{needed:o,mode:a,point:l,rolls:h}=e,c=this.lifted=a?new Float32Array(a.length):e.lifted;this.sort(),this.trail=vn(t.t,l,{needed:h===!1?null:o,lifted:c,width:1.9,faint:.4})}sort(){this.contact.mode?.forEach((e,t)=>{this.lifted[t]={roll:0,slide:1,fly:-1}[Ba[e]]})}update(e,t){this.state=br(this.contact,e,t);let i=this.state.lifted||this.state.slipped,s=mt();this.solid.color.set(i?s.bad:s.contact),this.ghost.color.copy(this.solid.color),this.drawn.paint(i?s.bad:s.force);let r=dt(this.contact.point,3,e);this.dot.visible=r.every(Number.isFinite);let o=this.state.mode==="fly";for(let a of[this.solid,this.ghost])a.opacity=o?.3:a===this.solid?1:.5;this.solid.transparent=o,this.dot.visible&&this.dot.position.set(...r),this.drawn.point(r,o?[0,0,0]:dt(this.contact.force,3,e))}retheme(){this.trail.material.uniforms.uColour.value.set(mt().contact)}},Ga=class{constructor(e){this.group=new ke,this.trails=new ke,this.arrows=new ke,[this.trails.name,this.arrows.name]=["trails","arrows"],this.group.add(this.trails,this.arrows),this.scale=Ud(e),this.items=e.contacts.map(t=>new kh(t,e,this.scale));for(let t of this.items)t.dot.name=t.arrow.name=t.trail.name=t.contact.name,this.group.add(t.dot),this.arrows.add(t.arrow),this.trails.add(t.trail);this.retheme()}update(e,t){for(let i of this.items)i.update(e,t)}rewrite(){for(let e of this.items)e.sort(),e.trail.rewrite()}retheme(){for(let e of this.items)e.retheme()}};var Xx=`uniform float uGrid, uReach; uniform vec3 uLine, uPaint;
float ruled(float p) {
float w = max(fwidth(p), 1e-6), d = abs(fract(p - 0.5) - 0.5);
return (1.0 - smoothstep(0.0, w, d)) * (1.0 - smoothstep(0.15, 0.5, w));
}`,qx=`float reach = length(vPlace.xy) / uReach;
float line = max(ruled(vPlace.x / uGrid), ruled(vPlace.y / uGrid));
diffuseColor.rgb = mix(uPaint, uLine, 0.6 * line);
diffuseColor.a = (0.45 + 0.25 * line) * (1.0 - smoothstep(0.25, 1.0, reach));`,Ha=class{constructor(e,{low:t,high:i}){let s=3.2*e.size;this.uniforms={uGrid:{value:bs(e.size/3)},uReach:{value:s},uLine:{value:new Ae},uPaint:{value:new Ae}};let r=gn(new gt({transparent:!0,depthWrite:!1}),{key:"floor",uniforms:this.uniforms,declare:Xx,colour:qx});this.object=new it(new Ks(s,64),r),this.object.position.set((t[0]+i[0])/2,(t[1]+i[1])/2,t[2]-.02*e.size),this.object.name="floor",this.object.receiveShadow=!0,this.object.renderOrder=-2,this.retheme()}retheme(){this.uniforms.uLine.value.set(mt().floor),this.uniforms.uPaint.value.set(mt().surfaces[0])}};var Fd=.012,$x=.026,[zd,Yx,Zx]=[5,8,10],Bd=new C(0,0,1);function Jx(n,e,t){if(n.length!==e.length)return!1;for(let i=0;i<n.length;i++)if(Math.abs(n[i]-e[i])>1e-6*t)return!1;return!0}function Gd(n,e){let[t,i]=[new C,new Ee];n.onBeforeRender=(s,r,o)=>{let a=t.setFromMatrixPosition(n.matrixWorld).applyMatrix4(o.matrixWorldInverse).z;n.scale.setScalar(e(-2*a/(o.projectionMatrix.elements[5]*s.getSize(i).y),o)),n.updateMatrixWorld()}}function kd(n,e){let t=n.scale.x;Gd(n,i=>Math.max(t,e*i))}function Kx(n){let e=new it(new er(.8,1,40),new Ti({transparent:!0,depthTest:!1,depthWrite:!1}));e.renderOrder=3,e.frustumCulled=!1;let t=new vt;return Gd(e,(i,s)=>(e.quaternion.copy(e.parent.getWorldQuaternion(t).invert()).multiply(s.quaternion),n<zd*i?Zx*i:0)),e}var Ms=class{constructor(e){this.group=new ke,this.trails=new ke,this.trails.name="trails",this.group.add(this.trails);let t=new Ei(1,48,32),i=e.points.filter(s=>s.kind!=="contact"||!e.contacts.some(r=>Jx(r.point,s.position,e.size)));this.items=i.map(s=>{let r=new it(t,gn(new gt,{key:"glossy",gloss:"0.5"})),o=e.bodies.findIndex(u=>u.name===s.of),a=s.kind==="point"?.028*e.size:.014*e.size,l=o<0?1/0:e.bodies[o].extent;r.scale.setScalar(s.radius>Fd*e.size?s.radius:Math.min(a,.12*l)),s.kind==="centre"&&l<Fd*e.size?(r.scale.setScalar($x*e.size),Object.assign(r.material,{transparent:!0,opacity:.6,depthWrite:!1}),kd(r,Yx)):s.kind==="point"&&o<0&&kd(r,zd),r.castShadow=s.kind==="point";let h=vn(e.t,s.position,{width:s.kind==="mark"?1.2:1.6});r.name=h.name=s.name,this.group.add(r),this.trails.add(h);let c=r.material.transparent,d=s.kind==="centre"&&o>=0&&!c?Kx(l):null;return d&&this.group.add(d),{point:s,object:r,trail:h,owner:o,halo:c,ring:d}}),this.retheme()}update(e){for(let{point:t,object:i,ring:s}of this.items){let r=dt(t.position,3,e);for(let o of s?[i,s]:[i])o.visible=r.every(Number.isFinite),o.visible&&o.position.set(...r)}}rewrite(){for(let{trail:e}of this.items)e.rewrite()}retheme(){let e=mt();en.uBad.value.set(e.bad);for(let{point:t,object:i,trail:s,owner:r,halo:o,ring:a}of this.items){a?.material.color.set(Fn()?Ni(r).pale:Ni(r).deep);let l=o?Ni(r).deep:t.kind==="centre"&&r>0?Ni(r).deep:e[t.kind],h=new Ae(l??e.point);i.material.color.copy(h),s.material.uniforms.uColour.value.copy(h)}}},Ss=class{constructor(e){this.group=new ke,this.items=e.lines.map(t=>{let i=t.position_shape[1],s=.007*e.size,r=new oi(s,s,1,12).rotateX(Math.PI/2),o=new $s(r,new gt,Math.max(1,i-1));return o.name=t.name,o.frustumCulled=!1,o.castShadow=!0,this.group.add(o),{line:t,object:o,k:i}}),this.retheme()}update(e){let[t,i,s]=[new C,new C,new C],[r,o]=[new vt,new Ye];for(let{line:a,object:l,k:h}of this.items){let c=dt(a.position,3*h,e);for(let d=0;d+1<h;d++){t.fromArray(c,3*d),i.fromArray(c,3*d+3),s.subVectors(i,t);let u=s.length();r.setFromUnitVectors(Bd,u>0?s.divideScalar(u):Bd),t.add(i).multiplyScalar(.5),o.compose(t,r,i.set(1,1,u)),l.setMatrixAt(d,o)}l.instanceMatrix.needsUpdate=!0}}retheme(){for(let{object:e}of this.items)e.material.color.set(mt().line)}};var Mr=class{constructor(e,{name:t="ghost",tone:i=()=>mt().centre,opacity:s=.3}={}){Object.assign(this,{scene:e,tone:i,group:new ke}),this.group.name=t;let r={...e,points:e.points.filter(({kind:a})=>a==="point")};this.parts=[new vs(r),new Ms(r),new Ss(r)],this.glass=new gt({transparent:!0,opacity:s,depthWrite:!1});for(let{group:a}of this.parts)a.traverse(l=>{l.material&&(l.material=this.glass,l.castShadow=l.receiveShadow=!1,l.renderOrder=1)});this.trails=[...e.bodies,...r.points].map(({name:a,position:l})=>{let h=vn(e.t,l,{width:1.1,faint:.25});return h.name=a,h}),this.parts[1].trails.visible=!1;let o=new ke;o.name="trails",o.add(...this.trails),this.group.add(...this.parts.map(({group:a})=>a),o),this.retheme()}update(e){let t=Bn(this.scene.t,e);for(let i of this.parts)i.update(t)}retheme(){let e=new Ae(this.tone());this.glass.color.copy(e);for(let{material:t}of this.trails)t.uniforms.uColour.value.copy(e)}},Hd=n=>(n.beside??[]).map((e,t)=>new Mr({...e,size:n.size,contacts:[]},{name:e.name,tone:()=>Ua(t+1),opacity:.55}));function jx([n,e,t,i],s,r){let o=r.map((c,d)=>c-s[d]),a=[-e,-t,-i],l=(c,d)=>[c[1]*d[2]-c[2]*d[1],c[2]*d[0]-c[0]*d[2],c[0]*d[1]-c[1]*d[0]],h=l(a,o).map(c=>2*c);return o.map((c,d)=>c+n*h[d]+l(a,h)[d])}var Qx=({position:n,quaternion:e})=>n.length>3||e.length>4,Va=class{constructor(e){Object.assign(this,{id:"surface-trails",title:"trails on moving surfaces",says:"as somebody on the surface sees them",group:new ke}),this.group.name="surface-trails",this.items=e.contacts.flatMap(t=>{let i=e.surfaces.find(({name:a})=>a===t.surface);if(!i||!Qx(i))return[];let s=new Float32Array(t.point.length),[r,o]=[new ke,vn(e.t,s,{width:1.9,faint:.55})];return o.name=t.name,r.add(o),this.group.add(r),[{contact:t,surface:i,places:s,pose:r,trail:o,times:e.t}]}),this.rewrite()}rewrite(){for(let{contact:e,surface:t,places:i,trail:s,times:r}of this.items){for(let o=0;o<r.length;o++){let a={i:o,s:0};i.set(jx(kn(t.quaternion,a),dt(t.position,3,a),dt(e.point,3,a)),3*o)}s.rewrite()}}update(e){for(let{surface:t,pose:i}of this.items){let[s,r,o,a]=kn(t.quaternion,e);i.position.set(...dt(t.position,3,e)),i.quaternion.set(r,o,a,s)}}retheme(){for(let{trail:e}of this.items)e.material.uniforms.uColour.value.set(mt().mark)}};var ey=[[1,0,0],[0,1,0],[0,0,1]];function ty({perMetre:n,most:e,cuts:t,length:i},s){let r=10**Math.floor(Math.log10(i));return`${Ke(r)} m = ${Ke(r*n)} ${s}${t?`; over ${Ke(e)} ${s} cut, two heads`:""}`}var Gh=class{constructor(e,t,i,s,r,o){Object.assign(this,{id:e,title:t,colour:s,scale:r,says:ty(r,i)}),this.group=new ke,this.group.name=e,this.swatch=W("i",{class:"swatch"}),this.items=o.map(a=>({...a,arrow:new zn(r)}));for(let{arrow:a,name:l}of this.items)a.group.name=l,this.group.add(a.group)}retheme(){this.swatch.style.background=this.colour()}update(e){for(let{arrow:t,place:i,value:s}of this.items)t.paint(this.colour()),t.point(i(e),s(e))}},Hh=class{constructor(e){Object.assign(this,{id:"frames",title:"axes of bodies",says:e.length?"x, y, z as the curves' colours":"",group:new ke}),this.group.name="frames",this.items=e.flatMap(({name:t,object:i,reach:s})=>ey.map((r,o)=>{let a=new zn({perMetre:1,most:1/0,length:s});return a.group.name=`${t} ${"xyz"[o]}`,this.group.add(a.group),{arrow:a,axis:r,k:o,object:i,reach:s}}))}update(){for(let{arrow:e,axis:t,k:i,object:s,reach:r}of this.items){e.paint(Qt(i));let o=new C(...t).applyQuaternion(s.quaternion).multiplyScalar(r);e.point(s.position.toArray(),o.toArray())}}},Vh=class{constructor(e,t){Object.assign(this,{id:"labels",title:"names",says:"",stage:t,group:new ke}),this.element=W("div",{class:"labels","aria-hidden":"true"}),this.items=e.map(({name:i,object:s})=>({object:s,text:W("span",{},i)})),this.element.append(...this.items.map(({text:i})=>i))}update(){}place(){if(this.element.hidden=!this.group.parent,this.element.hidden)return;let{camera:e,canvas:t}=this.stage;for(let{object:i,text:s}of this.items){let r=i.getWorldPosition(new C).project(e);s.hidden=!(Math.abs(r.x)<1&&Math.abs(r.y)<1&&r.z<1),s.style.left=`${(r.x+1)/2*t.clientWidth}px`,s.style.top=`${(1-r.y)/2*t.clientHeight}px`}}},iy=(n,e)=>n.map(t=>t*e),ny=(n,e)=>n.map((t,i)=>t-e[i]);function sy({contacts:n}){let e=i=>s=>iy(dt(i.direction,3,s),dt(i.normal,1,s)[0]),t=n.filter(({direction:i})=>i);return{normal:t.map(i=>({name:i.name,place:s=>dt(i.point,3,s),value:e(i)})),friction:t.map(i=>({name:i.name,place:s=>dt(i.point,3,s),value:s=>ny(dt(i.force,3,s),e(i)(s))}))}}var ry=[["weight","weight",()=>mt().centre],["applied","applied forces",()=>Qt(4)],["ideal","forces of constraints, Q^N",()=>Qt(0)],["working","the part that does work, Q^W",()=>Qt(1)],["constraint","forces of constraints",()=>Qt(0)]],zh=(n,e,t=n.name)=>({name:t,place:i=>dt(n.position,3,i),value:i=>dt(e,3,i)}),Wa=class{constructor(e,t,i,s,r){let o=Math.max(0,...e.bodies.map(({extent:p})=>p||0)),a=p=>Bh(Fh(p),o,e.size),l=[...e.bodies,...e.points].filter(({velocity:p})=>p),h=e.bodies.filter(({omega:p})=>p),{normal:c,friction:d}=sy(e),u=p=>(e.forces??[]).filter(({layer:m})=>m===p).map(({name:m,at:b,values:E})=>zh(e[b[0]][b[1]],E,m)),f=s.items.map(({point:p,object:m})=>({name:p.name,object:m,kind:p.kind})).filter(({kind:p})=>p==="point"||p==="contact"),g=i.items.map(({name:p,object:m})=>({name:p,object:m,reach:1.5*(e.bodies.find(b=>b.name===p).extent||.05*e.size)}));this.labels=new Vh([...i.items,...f],r);let v=[["normal","normal force","N",()=>Qt(0),t,c],["friction","friction","N",()=>Qt(1),t,d],...ry.map(([p,m,b])=>[p,m,"N",b,t,u(p)]),["velocity","velocity","m/s",()=>Qt(2),a(l.map(({velocity:p})=>p)),l.map(p=>zh(p,p.velocity))],["omega","angular velocity","rad/s",()=>Qt(3),a(h.map(({omega:p})=>p)),h.map(p=>zh(p,p.omega))]];this.all=v.filter(([,,,,,p])=>p.length).map(p=>new Gh(...p)),g.length&&this.all.push(new Hh(g)),this.onSurfaces=new Va(e),this.onSurfaces.items.length&&this.all.push(this.onSurfaces),this.labels.items.length&&this.all.push(this.labels),this.group=new ke,this.group.name="layers",this.retheme()}show(e,t){let i=this.all.find(s=>s.id===e);i&&t?this.group.add(i.group):i&&this.group.remove(i.group)}retheme(){for(let e of this.all)e.retheme?.()}update(e){for(let t of this.all)t.group.parent&&t.update(e)}shown(){return this.all.filter(({group:e})=>e.parent).map(({id:e})=>e)}};var Vd='(()=>{function Dt([p,t,s,e,o,n,i,r,l]){let h=[[1+p+o+l,r-n,s-i,e-t],[r-n,1+p-o-l,t+e,s+i],[s-i,t+e,1-p+o-l,n+r],[e-t,s+i,n+r,1-p-o+l]],a=h.reduce((u,m,d)=>m[d]>h[u][u]?d:u,0),c=Math.hypot(...h[a]);return h[a].map(u=>u/c)}var Bt=(p,t,s)=>{let e=1e-18;for(let o=0;o<s;o++)e=Math.max(e,Math.abs(p[t+o]));return Math.log10(e)},Ct={needed:(p,t)=>p[t]>0?p[t+1]/p[t]:p[t+1]>0?1e30:0,lifted:(p,t)=>p[t]<0?1:0,mode:(p,t)=>p[t]<.5?2:p[t+1]>.5?0:1,change:(p,t,s,e)=>p[t]-p[e],worst:Bt},ft=p=>p>1e30||p!==p?1e30:p<-1e30?-1e30:p;function Ut(p,t,s,e){let o=new Float32Array(4*e),n=[1,0,0,0];for(let i=0;i<e;i++){let r=i*s+t,l=Dt(p.subarray(r,r+9));l[0]*n[0]+l[1]*n[1]+l[2]*n[2]+l[3]*n[3]<0&&(l=l.map(h=>-h)),o.set(l,4*i),n=l}return o}function Gt(p,t,s,e,o,n){if(e==="turn")return Ut(p,t,o,n);let i=Ct[e],r=i?1:s,l=new Float32Array(n*r);for(let h=0;h<n;h++){let a=h*o+t;if(i)l[h]=ft(i(p,a,s,t));else for(let c=0;c<r;c++)l[h*r+c]=ft(p[a+c])}return l}var B=class{constructor(t,s){Object.assign(this,{machine:t,times:s});let{room:e,live:o}=t,n=s.length,i=Math.max(o.whole.ny,o.minimal?.ny??0);this.at={t:e.doubles(n),y:e.doubles(n*i),rate:e.doubles(n*i),both:e.doubles(n*2*i),whole:e.doubles(n*2*o.whole.ny),out:e.doubles(n*o.functions.frame[1]),which:e.integers(n),own:e.integers(s.map((r,l)=>l)),P:e.doubles(n*o.whole.np),done:e.doubles(o.contact?n*o.functions.whole_finish[1]:1),first:e.doubles(n*o.whole.ny)}}states(t,s){let{machine:{room:e,kernel:o,live:n,work:i},times:r,at:l}=this,h=n.whole.ny,a=0;t.forEach((c,u)=>{let m=a,d=u+1<t.length?t[u+1].t[0]:1/0;for(;m<s&&r[m]<d;)m++;let f=m-a;if(f>0){let{form:w}=c;e.numbers(l.t,f).set(r.slice(a,m)),w.reading(c,()=>o.sample(w.struct.address,BigInt(c.t.length),l.t,BigInt(f),1,l.y,l.rate));let y=w.ny,[M,k]=[e.numbers(l.y,f*y),e.numbers(l.rate,f*y)],g=l.whole+16*h*a,v=w.form.prefix==="minimal",b=e.numbers(v?l.both:g,2*f*y);for(let _=0;_<f;_++)b.set(M.subarray(_*y,(_+1)*y),2*_*y),b.set(k.subarray(_*y,(_+1)*y),(2*_+1)*y);v&&o.at_rows(this.machine.address.expand,BigInt(f),l.t,l.both,BigInt(2*y),w.at.p,BigInt(w.np),l.which,g,BigInt(2*h),i)}a=m})}parameters(t,s){let{machine:{room:e,kernel:o,live:n,address:i,work:r},times:l,at:h}=this,{np:a,ny:c,nm:u}=n.whole,m=0,d=e.numbers(h.P,s*a);for(let b=0;b<s;b++){for(;m+1<t.length&&l[b]>=t[m+1].t[0];)m++;d.set(t[m].P.subarray(0,a),b*a)}if(!u)return;let[f,w]=n.contact.layout.tolerance,y=n.functions.whole_finish[1],[M,k]=[e.numbers(h.whole,2*c*s),e.numbers(h.first,c*s)],g=d.slice();for(let b=0;b<s;b++)d.fill(0,b*a+f,b*a+w),k.set(M.subarray(2*c*b,2*c*b+c),c*b);o.at_rows(i.whole_finish,BigInt(s),h.t,h.first,BigInt(c),h.P,BigInt(a),h.own,h.done,BigInt(y),r);let v=e.numbers(h.done,s*y);d.set(g);for(let b=0;b<s;b++)d.set(v.subarray((b+1)*y-u,(b+1)*y),(b+1)*a-u)}make(t,s){let{machine:{room:e,kernel:o,live:n,address:i,work:r},at:l}=this;this.states(t,s),e.numbers(l.t,s).set(this.times.slice(0,s)),this.parameters(t,s);let h=n.functions.frame[1];o.at_rows(i.frame,BigInt(s),l.t,l.whole,BigInt(2*n.whole.ny),l.P,BigInt(n.whole.np),l.own,l.out,BigInt(h),r);let a=e.numbers(l.out,s*h),c=[],u=0;for(let[m,d,f]of n.frames)c.push({path:m,values:Gt(a,u,d,f,h,s)}),u+=d;return c}};var Ht=1.772453850905516;function jt(p){if(!(Math.abs(p)<6))return Number.isNaN(p)?p:Math.sign(p);let[t,s]=[p,p];for(let e=1;Math.abs(t)>1e-17*Math.abs(s);e++)t*=2*p*p/(2*e+1),s+=t;return 2/Ht*Math.exp(-p*p)*s}function Wt(p,t){if(!Number.isFinite(p)||Number.isNaN(t)||t===0)return NaN;if(!Number.isFinite(t))return p;let s=Math.abs(t),e=Math.abs(p)%(2*s);if(e>s||e+e>s){let o=e-s;o+o>=s?e=o-s:o+o>-s&&(e=o)}return p<0||Object.is(p,-0)?-e:e}var dt={sin:Math.sin,cos:Math.cos,tan:Math.tan,asin:Math.asin,acos:Math.acos,atan:Math.atan,sinh:Math.sinh,cosh:Math.cosh,tanh:Math.tanh,asinh:Math.asinh,acosh:Math.acosh,atanh:Math.atanh,exp:Math.exp,log:Math.log,log1p:Math.log1p,expm1:Math.expm1,pow:Math.pow,atan2:Math.atan2,hypot:Math.hypot,erf:jt,fmod:(p,t)=>p%t,remainder:Wt};var C=class{constructor(){this.memory=new WebAssembly.Memory({initial:16}),this.next=0}from(t){this.next=t}take(t){let s=Math.ceil(this.next/64)*64;this.next=s+Math.max(t,8);let e=this.next-this.memory.buffer.byteLength;return e>0&&this.memory.grow(Math.ceil(e/65536)+16),s}doubles(t){let s=typeof t=="number"?t:t.length,e=this.take(8*s);return typeof t!="number"&&this.numbers(e,s).set(t),e}integers(t){let s=typeof t=="number"?t:t.length,e=this.take(8*s);return typeof t!="number"&&new BigInt64Array(this.memory.buffer,e,s).set(t.map(BigInt)),e}numbers(t,s){return new Float64Array(this.memory.buffer,t,s)}whole(t,s){return new BigInt64Array(this.memory.buffer,t,s)}},qt={p:4,i:8,d:8};function pt(p){let t={},s=e=>{if(t[e])return t[e];let o={},n=0;for(let[i,r]of p[e]){let l=qt[r]??s(r).size,h=Math.min(l,8);n=Math.ceil(n/h)*h,o[i]=[n,r],n+=l}return t[e]={at:o,size:Math.ceil(n/8)*8},t[e]};for(let e of Object.keys(p))s(e);return t}var E=class p{constructor(t,s,e,o=t.take(s[e].size)){Object.assign(this,{room:t,layouts:s,layout:s[e],address:o})}inner(t){let[s,e]=this.layout.at[t];return new p(this.room,this.layouts,e,this.address+s)}set(t){let s=new DataView(this.room.memory.buffer);for(let[e,o]of Object.entries(t)){let[n,i]=this.layout.at[e],r=this.address+n;i==="p"?s.setUint32(r,o,!0):i==="i"?s.setBigInt64(r,BigInt(o),!0):s.setFloat64(r,o,!0)}return this}};var U=class{constructor(t){this.live=t,this.room=new C;let{memory:s}=this.room;this.kernel=new WebAssembly.Instance(new WebAssembly.Module(t.kernel),{env:{memory:s}}).exports,this.room.from(this.kernel.__heap_base.value);let e=Object.fromEntries(Object.entries(t.tables).map(([n,i])=>[n,this.table(i)]));this.programs=new WebAssembly.Instance(new WebAssembly.Module(t.module),{env:{memory:s},math:dt,data:e}).exports,this.layouts=pt(t.layouts),this.check();let o=this.kernel.__indirect_function_table;this.address={};for(let n of Object.keys(t.functions))this.address[n]=o.grow(1),o.set(this.address[n],this.programs[n]);this.work=this.room.doubles(1),this.time=this.room.doubles(1)}table(t){return new WebAssembly.Global({value:"i32"},this.room.doubles(new Float64Array(t.slice().buffer)))}check(){let{size_of:t,size_of_start:s}=this.kernel,e={Code:t(0n),Watch:t(1n),Run:t(2n),Courses:t(3n),Problem:s(0n),Place:s(1n),Feet:s(2n),Space:this.kernel.size_of_space(),Choices:this.kernel.size_of_modes()};for(let[o,n]of Object.entries(e))if(Number(n)!==this.layouts[o].size)throw new Error(`The kernel\'s ${o} has ${n} bytes, not ${this.layouts[o].size}.`)}evaluate(t,s,e,o=[]){let[n,i]=this.live.functions[t],{room:r}=this,l=(this.scratch??={})[t]??=[...n,i].map(a=>r.doubles(a));return(n.length===2?[[s],e]:[[s],e,o]).forEach((a,c)=>r.numbers(l[c],n[c]).set(Array.prototype.slice.call(a,0,n[c]))),this.programs[t](...l,this.work),Array.from(r.numbers(l[l.length-1],i))}};var I=2220446049250313e-31,x=(p,t)=>p.reduce((s,e,o)=>s+e*t[o],0),N=p=>Math.hypot(...p),it=(p,t)=>p.map(s=>t*s),bt=(p,t)=>p.map((s,e)=>s+t[e]);function gt(p,t){let s=p.map((e,o)=>[...p.map(n=>x(e,n)),x(e,t)].map((n,i)=>i===o?n*(1+4*I):n));for(let e=0;e<s.length;e++){let o=s.reduce((n,i,r)=>r>=e&&Math.abs(i[e])>Math.abs(s[n][e])?r:n,e);[s[e],s[o]]=[s[o],s[e]];for(let n=0;n<s.length;n++){if(n===e)continue;let i=s[n][e]/s[e][e];s[n]=s[n].map((r,l)=>r-i*s[e][l])}}return s.map((e,o)=>e[s.length]/e[o])}var S=p=>p.reduce((t,s)=>Math.max(t,Math.abs(s)),0);var[Jt,Vt,Yt]=[1,2,3],[Xt,Qt]=[1,2],[Zt,Kt,Pt,ts]=[1,2,4,8],[ss,es]=[1,2],os=32,ns="friction makes the normal force grow faster than it presses, so that none or more than one fits (Painlevé)",wt=p=>Number(p.toPrecision(3)),G=class{constructor(t,s){let{room:e,layouts:o,live:{contact:{gates:n,slips:i}}}=t,r={gates:n.length,slips:i.length};this.at={way:e.doubles(2*r.slips),gates:e.integers(r.gates),slips:e.integers(r.slips),marked:e.integers(r.gates+r.slips)},this.struct=new E(e,o,"Choices").set({space:s.struct.address,...s.coefficients,...this.at,load:0,t:0,y:0,p:0,out:0}),Object.assign(this,{machine:t,counts:r,gates:n,elements:i,rooms:{}})}tell(t,s,e,o){let{machine:{room:n,kernel:i},counts:r,at:l,struct:h}=this,a=t.u.length,c=Number(i.modes_set(h.address));this.rooms[a]??={w:n.doubles(a),sets:n.doubles(c*(os+1)),room:n.doubles(Number(i.modes_room(h.address)))},h.set(this.rooms[a]);let[u,m,d]=[n.whole(l.gates,r.gates).fill(0n),n.whole(l.slips,r.slips).fill(0n),n.numbers(l.way,2*r.slips).fill(0)];for(let f of s)u[f]=BigInt(Xt|(e.includes(f)?Qt:0));for(let{index:f,direction:w,grips:y,limit:M}of o)m[f]=BigInt(Zt|(w?Kt:0)|(y?Pt:0)|(M?ts:0)),w?.forEach((k,g)=>{d[2*f+g]=k});Object.assign(this,{rows:a,size:c})}set(t,s){let{machine:{room:e},counts:{gates:o,slips:n},rows:i,size:r}=this,l=e.numbers(this.rooms[i].sets+8*t*r,r),h=0,a=f=>Array.from(l.slice(h,h+=f)),[c,u,m,d]=[a(o),a(n),a(2*n),a(i)];return{closed:c.map(f=>f>0),sticks:u.map(f=>f===ss),f:d,d:u.map((f,w)=>f===es?m.slice(2*w,2*w+s.rows[w].length):null)}}decide(t,s,e,o){this.tell(t,s,e,o);let{machine:{room:n,kernel:i,layouts:r},counts:l,at:h,struct:a}=this,c=Number(i.decide(a.address)),[u]=r.Choices.at.count,m=Number(n.whole(a.address+u,1)[0]);if(c===Jt)return{problem:`no set of modes fits the forces${this.numbers(t,o)}`};if(c===Vt){let w=Array.from({length:Math.min(4,m)},(y,M)=>this.words(this.set(M,t),s,o));return{problem:`${m} motions are possible from here (${w.join("; or ")})${this.numbers(t,o)}`}}if(c===Yt)return{problem:ns};let d=n.whole(h.marked,l.gates),f=m>1?`redundant contacts may share their load in ${m} ways, and slide differently`:"";return{set:this.set(m,t),shared:s.filter(w=>d[w]>0n),doubt:f}}hold(t,s,e){return this.tell(t,s,[],e),Number(this.machine.kernel.find_hold(this.struct.address))>0}words(t,s,e){let o=i=>this.gates[i].slip,n=s.map(i=>`${this.gates[i].name}: ${t.closed[i]?o(i)!==null&&t.sticks[o(i)]?"roll":"slide":"fly"}`);for(let{index:i,gate:r}of e)r===null&&n.push(`${this.elements[i].name}: ${t.sticks[i]?"sticks":"slides"}`);return n.join(", ")}numbers({W:t,c:s,mu:e,rows:o},n){let i=n.filter(({gate:r,direction:l})=>r!==null&&l).map(({index:r,gate:l,direction:h})=>{let a=t[l][l]-e[r]*x(o[r].map(c=>t[l][c]),h);return`${this.gates[l].name} has p = ${wt(a)} and b = ${wt(s[l])} in p N + b`});return i.length?`: ${i.join("; ")}`:""}};var H=class{constructor(t){let{live:s,room:e,kernel:o,layouts:n}=t,{facts:i}=s.contact,{n:r,m:l,gates:h,slips:a,most:c,forces:u}=i;this.size=s.functions.contact_terms[1],Object.assign(this,{machine:t,facts:i}),this.at_={terms:e.doubles(this.size),rows:e.integers(a+1),C:e.doubles(c*r),v:e.doubles(r),...Object.fromEntries(["right","u","size","c"].map(f=>[f,e.doubles(c)])),W:e.doubles(c*c),free:e.doubles(r),back:e.doubles(c*r),lam:e.doubles((2+c)*l),basis:e.doubles(6*a),base:e.doubles(u*a),L:e.doubles(u*c*a),room:e.doubles(21+r),buffer:e.doubles(Number(o.pivoted_size(BigInt(r),BigInt(l))))};let{v:m,...d}=this.at_;this.struct=new E(e,n,"Space").set({n:r,m:l,gates:h,slips:a,most:c,forces:u,...d,columns:e.integers(i.columns),parts:e.integers(i.parts.flat())}),this.coefficients={mu:d.terms+8*(this.size-2*a-h),fixed:d.terms+8*(this.size-a-h)}}at(t,s,e){let{machine:o,facts:{n,gates:i,slips:r,parts:l},at_:h,size:a}=this,{room:c,kernel:u}=o,m=o.evaluate("contact_terms",t,s,e);c.numbers(h.terms,a).set(m),c.numbers(h.v,n).set(Array.from(s).slice(n,2*n));let d=Number(u.find_space(this.struct.address,h.v)),f=(k,g,v)=>Array.from(c.numbers(h[k]+8*g,v)),w=Array.from(c.whole(h.rows,r+1),Number),y=w[r],M=l.map((k,g)=>Array.from({length:w[g+1]-w[g]},(v,b)=>w[g]+b));return{W:Array.from({length:y},(k,g)=>f("W",g*y,y)),u:f("u",0,y),size:f("size",0,y),c:f("c",0,y),back:Array.from({length:y},(k,g)=>f("back",g*n,n)),rows:M,basis:M.map((k,g)=>k.map((v,b)=>f("basis",6*g+3*b,l[g][0]))),mu:m.slice(a-2*r-i,a-r-i),static:m.slice(a-r-i,a-i),e:m.slice(a-i),trouble:d!==0?"the accelerations are not determined there":""}}sign(t,s){let{machine:{room:e},facts:{m:o,parts:n},at_:i}=this,[,,,r,l,h,a]=n[t];if(h>=0||a||r!==1)return 1;let c=Array.from({length:s.length+1},(u,m)=>e.numbers(i.lam+8*(m*o+l),1)[0]);return c[0]+x(c.slice(1),s)<0?-1:1}};var is=["poisson","stronge","newton"],rs=["","no course of the impact is consistent (Painlevé)","several courses of the impact are consistent","the impact does not end","the impact does not end","the contact still approaches after many strikes","no impulse is consistent","several impulses are consistent","the contacts still approach after many strikes"],j=class{constructor(t){Object.assign(this,{machine:t,rooms:{}})}room(t){let{room:s,kernel:e}=this.machine,o=BigInt(t),[n,i]=[e.strike_told(o),e.strike_room(o)].map(Number);return this.rooms[t]??=[9*t*t,3*t,t,t,3*t,3*t,t,t,n,i].map(r=>s.doubles(r))}strike(t,s,e,o,n,i=!1){let{room:r,kernel:l}=this.machine,h=e.length,a=this.room(h);[t.flat(),s,e,o].forEach((A,$)=>r.numbers(a[$],A.length).set(A));let[c,u,m,,d]=a.slice(4,9),f=l.strike(BigInt(h),...a.slice(0,4),BigInt(is.indexOf(n)),i?1n:0n,...a.slice(4)),w=(A,$)=>Array.from(r.numbers(A,$)),[y,M,k]=[w(c,3*h),w(u,3*h),w(m,h)],g=-k.reduce((A,$)=>A+$,0),v=y.reduce((A,$,mt)=>A+Math.abs($)*(Math.abs(M[mt])+Math.abs(s[mt])),0),b=g>1e-12*v?`the law \'${n}\' gains energy: ${Number(g.toPrecision(6))} more after the impact than before it.`:"",_=rs[Number(f)];if(h>1&&!i&&_&&!b){let A=this.strike(t,s,e,o,n,!0);if(!A.problem)return{...A,doubt:`${h} contacts struck one after the other, as at once ${_}`}}let[,D]=r.numbers(d,2),nt=!_&&D>1?`redundant contacts may share their impulses in ${D} ways, and go on differently`:"";return{impulse:y,after:M,problem:b?"":_,doubt:b||nt}}};var O=class extends Error{},W=class{constructor(t,s){let{room:e,layouts:o,address:n,live:i}=t;Object.assign(this,{machine:t,stage:s});let{n:r,m:l,open:h}=s,a={out:i.functions[s.f][1],A:l*h.length,b:l,step:h.length,size:h.length,trial:r,own:r,units:r,beside:r,terms:l,most:l,first:l*r+l,work:1};this.problem=new E(e,o,"Problem").set({f:n[s.f],n:r,m:l,k:s.k,sides:s.sides,n_open:h.length,least:s.least,open:e.integers(h),groups:e.integers(s.groups),owners:e.integers(s.owners),order:e.integers(Math.max(h.length,1)),...Object.fromEntries(Object.entries(a).map(([c,u])=>[c,e.doubles(u)]))}),this.x=e.doubles(r*(1+s.random.length)),this.known=e.doubles(s.k)}solve(t,s,e){let{machine:{room:o,kernel:n,time:i},stage:{n:r,k:l,open:h,places:a,random:c,guess:u,near:m}}=this,d=h.filter(g=>String(g)in u),f=d.length||m?1:1+c.length,w=o.numbers(this.x,r*f).fill(0),y=a[1].map(g=>e[g]),M=Math.max(1,...y.map(Math.abs));for(let g=0;g<f;g++)a[0].forEach((v,b)=>{w[g*r+v]=y[b]}),g>0&&h.forEach((v,b)=>{w[g*r+v]=M*c[g-1][b]});if(m)for(let g of h)w[g]=m[g];for(let g of d)w[g]=u[String(g)];return o.numbers(this.known,l).set([...s,...e]),o.numbers(i,1)[0]=t,n.solve_alone(this.problem.address,i,this.x,this.known,BigInt(f))?Array.from(o.numbers(this.x,r)):null}},q=class{constructor(t){this.machine=t,this.q=new W(t,t.live.start.q),this.v=new W(t,t.live.start.v),this.look=this.looking()}looking(){let{room:t,layouts:s,address:e,live:o}=this.machine,{place:n}=o,{n:i,m:r,nl:l,ml:h}=n,a=o.functions.look[1],c={out:a,other:a,y:2*i,work:1,D:i,R:r,force:1,left_D:l,left_R:h,room:4*i+2*r+(i+r)*i};this.rooms=Object.fromEntries(Object.entries(c).map(([m,d])=>[m,t.doubles(d)]));let u=["groups","together","left_groups","left_together","left_rows","left_columns"];return new E(t,s,"Place").set({f:e.look,n:i,m:r,rows:n.rows,nl:l,ml:h,sides:n.sides,weight:n.weight,...Object.fromEntries(u.map(m=>[m,t.integers(n[m])])),near:t.doubles(n.near),order:t.integers(i),...this.rooms})}begin(t,s){let{machine:e,machine:{live:o,room:n,kernel:i}}=this;o.needed.length&&e.evaluate("needed",o.begin,t).forEach((v,b)=>{if(!(v>=0&&v<1/0))throw new O(`${o.needed[b]} would be ${Number(v.toPrecision(3))}.`)});let r=this.q.solve(o.begin,t,s);if(!r)throw new O("No position fits this start, or more than one.");let l=this.v.solve(o.begin,[...t,...r],s);if(!l)throw new O("No velocity fits this start, or more than one.");let h=[...r,...l];if(o.switches&&e.evaluate("switch_modes",o.begin,[...h,...l,...l.map(()=>0)],t).forEach((b,_)=>{t[o.switches.first+_]=b}),o.held.length){let v=e.evaluate("held",o.begin,h,t)[0];for(let b of o.held)t[b]=v}let[a,c]=[this.state??=n.doubles(2*o.n),this.p??=n.doubles(t.length)];if(n.numbers(a,h.length).set(h),n.numbers(c,t.length).set(t),n.numbers(e.time,1)[0]=o.begin,!i.look(this.look.address,e.time,a,c))throw new O("At this start the contact is not possible, or the accelerations are not plainly determined.");let u=Array.from(n.numbers(this.rooms.D,o.n)),m=Array.from(n.numbers(this.rooms.R,o.place.m)),d=Math.max(n.numbers(this.rooms.force,1)[0],this.later(h,t,u)),f=o.multipliers?o.multipliers.map(v=>v<0?0:s[v]):[],{blank:w,memory:y,stiffer:M,slips:k}=o.contact??{blank:[],memory:[],stiffer:null,slips:[]},g=M?m.map((v,b)=>v*M[b]):m;return{y:[...h,...f,...k.length?[0]:[]],P:[...t,...w,...u,d,...g,...y],D:u,force:d}}later(t,s,e,o=this.machine.live.begin){let{live:n}=this.machine,i=n.n,r=n.later.map(l=>{let h=this.machine.evaluate("look",o+l*(n.until-o),t,s).slice(i*i,i*i+i);return Math.hypot(...h.map((a,c)=>a*e[c]))}).sort((l,h)=>l-h);return r.length&&Number.isFinite(r[1])?r[1]:0}contract({y:t,P:s,D:e,force:o}){let{live:n}=this.machine,i=this.machine.evaluate("contract",n.begin,t),[r,l]=n.minimal.scaled,h=r.map((a,c)=>l[c]*e[a]);return{y:i,P:[...s,...h,o,...n.minimal.rows?this.rowScales(i,s,e):[]]}}rowScales(t,s,e){let{live:o}=this.machine,{of:n,factor:i,places:r,speeds:l,before:h,count:a,rounding:c}=o.minimal.rows,u=this.machine.evaluate("left",o.begin,t,s),m=l.length,d=2*m+m*a,f=this.scaled(n.map((M,k)=>(i[k]*e[M])**-2),n.map(()=>0),u.slice(d),r),w=this.scaled(u.slice(0,m),u.slice(m,2*m),u.slice(2*m,d),l),y=o.p.length+o.n+1;return[...f,...w.map((M,k)=>s[y+h[k]]/c<M?s[y+h[k]]:M)]}scaled(t,s,e,o){if(!e.length)return[];let{machine:{room:n,kernel:i,live:r}}=this,l=t.length,h=e.length/l,a=`scale ${l} ${h}`,c=this[a]??=[l,l,l*h,l,h,l,h,4*l+h+l].map((u,m)=>m===3||m===4?n.integers(u):n.doubles(u));return n.numbers(c[0],l).set(t),n.numbers(c[1],l).set(s),n.numbers(c[2],l*h).set(e),n.whole(c[3],l).set(o.map(BigInt)),n.whole(c[4],h).set(Array.from({length:h},(u,m)=>BigInt(m))),i.scale(BigInt(h),BigInt(l),...c.slice(0,5),r.place.weight,...c.slice(5)),Array.from(n.numbers(c[6],h))}};var rt=64*I,ls=1e-12,yt=1e9,kt=1e150,hs=22250738585072014e-324,as={touch:[],lift:[],stop:[],loose:[]},vt={"roll fly":"lifts off","slide fly":"lifts off","roll slide":"starts to slide","slide roll":"rolls","fly slide":"slides","fly roll":"rolls"},lt=p=>Number(p.toPrecision(9)),cs=(p,t,s)=>t<p?2*t/(s*(1-t/p)):0,J=class{constructor(t){let{contact:s}=t.live,{gates:e,slips:o,layout:n}=s;Object.assign(this,{machine:t,n:t.live.n,gates:e,slips:o,layout:n,resolved_:s.resolved}),this.space=new H(t),this.choices=new G(t,this.space),this.strikes=new j(t)}get(t,s,e){return t[this.layout[s][0]+e]}put(t,s,e,o){t[this.layout[s][0]+e]=o}direction(t,s){let[e,o]=this.slips[s].rows;return t.slice(this.layout.direction[0]+e,this.layout.direction[0]+o)}closed(t,s){return this.get(t,"closed",s)>.5}stuck(t,s){return this.get(t,"stick",s)>.5}anyStuck(t){return this.slips.some((s,e)=>this.stuck(t,e))}mode(t,s){let{slip:e}=this.gates[s];return this.closed(t,s)?e!==null&&this.stuck(t,e)?"roll":"slide":"fly"}prepare(t,s,e,o,n,i){let{n:r,layout:l}=this,h=e.slice(l.scales[0],l.scales[0]+r),a=e[l.scales[0]+r],c=this.machine.live.friction_share,u=Math.max(...h.map((m,d)=>Math.abs(s[r+d])/m));this.rtol=c*n,this.floor=i===null?.01*this.rtol*(u+a*Math.abs(o)):c*i/Math.max(...h),this.instant=4*I*(Math.abs(t)+Math.abs(o)),this.zero=this.gates.map(()=>NaN),[this.problem,this.approach,this.doubts]=["",0,[]],this.slips.length&&([e[l.tolerance[0]],e[l.tolerance[0]+1]]=[this.rtol,this.floor])}places(t,s,e){let o=this.machine.evaluate("contact_places",t,s,e);return this.gates.map((n,i)=>({point:o.slice(9*i,9*i+3),body:o.slice(9*i+3,9*i+6)}))}gap(t,s){return t[this.gates[s].column]}rate(t,s){return t[this.n+this.gates[s].column]}slack(t,s,e){return this.places(t,s,e).map(({point:o,body:n},i)=>8*I*(N(o)+N(n)+Math.abs(this.gap(s,i))))}atOnce(t,s,e){let o=this.slack(t,s,e);return this.places(t,s,e).map(({point:n,body:i},r)=>{let[l,h]=[N(bt(n,it(i,-1))),Math.abs(this.rate(s,r))*(t-this.zero[r])];return Math.max(o[r],.01*this.rtol*(h<l?h:l))})}begin(t,s,e){let o=this.slack(t,s,e),n=this.gates.flatMap(({column:i,body:r,surface:l},h)=>{if(s[i]<-1e3*o[h])throw new O(`\'${r}\' would start ${Number((-s[i]).toPrecision(3))} m inside \'${l}\'.`);return s[i]<=o[h]?[h]:[]});for(let i of n)s[this.gates[i].column]=0;return this.resolve(t,s,e,n,as,!0)}change(t,s,e,o){let n=this.atOnce(t,s,e),i=this.gates.flatMap((r,l)=>this.closed(e,l)||o.touch.includes(l)||this.gap(s,l)<=n[l]?[l]:[]);for(let r of i)s[this.gates[r].column]=0,this.closed(e,r)&&(s[this.n+this.gates[r].column]=0);return this.resolve(t,s,e,i,o,!1)}resolve(t,s,e,o,n,i){let[r,l]=[this.gates.map((f,w)=>this.mode(e,w)),this.slips.map((f,w)=>this.stuck(e,w))],h=[];for(let f of o)this.zero[f]=t;let a=this.space.at(t,s,e);if(this.problem=a.trouble,this.problem)return h;let c=this.falling(t,s,e,a),u=this.still(t,s,e,c,i);if(o.some(f=>a.u[f]<-u[f]||this.skids(a,u,f))){if(h.push(...this.hit(t,s,e,c,o)),this.problem)return h;a=this.space.at(t,s,e),u=this.still(t,s,e,a,!0),this.calm(a,u),this.slips.forEach((f,w)=>{this.speed(a,w)>this.least(a,u,w)&&this.put(e,"stick",w,0)})}let m=o.filter(f=>Math.abs(a.u[f])<=u[f]);this.open(t,s,e,this.gates.map((f,w)=>w).filter(f=>!m.includes(f)),!1);let d=this.decide(t,s,e,m,n,a,u,i);return!this.problem&&!i&&h.push(...this.words(r,l,d,e)),h}words(t,s,e,o){let n=this.gates.map((r,l)=>this.mode(o,l)),i=this.gates.flatMap(({name:r},l)=>vt[`${t[l]} ${n[l]}`]?[`${r}: ${vt[`${t[l]} ${n[l]}`]}`]:[]);return this.slips.forEach(({name:r,gate:l},h)=>{l!==null&&(t[l]==="fly"||n[l]==="fly")||(l!==null&&this.gates[l].slip===h?e.includes(h)&&!this.stuck(o,h)&&i.push(`${this.gates[l].name}: stops and slides back`):e.includes(h)?i.push(`${r}: stops and ${this.stuck(o,h)?"sticks":"slides back"}`):s[h]&&!this.stuck(o,h)&&i.push(`${r}: breaks loose`))}),i}speed(t,s){return N(t.rows[s].map(e=>t.u[e]))}least(t,s,e){return N(t.rows[e].map(o=>s[o]))}resolution(t,s,e){return this.slips.length?this.machine.evaluate("resolution",t,s,e):[]}still(t,s,e,o,n){let i=o.size.map(r=>Math.max(rt*r,n?ls*this.approach:0));return n&&this.resolution(t,s,e).forEach((r,l)=>o.rows[l].forEach(h=>{i[h]=Math.max(i[h],r/this.resolved_)})),this.negligible(t,s,e,o).forEach((r,l)=>{i[l]=Math.max(i[l],r)}),i}resolved(t,s,e,o){let n=o.u.map((i,r)=>Math.abs(i)>rt*o.size[r]?i:0);return this.resolution(t,s,e).forEach((i,r)=>{N(o.rows[r].map(l=>n[l]))<=i/this.resolved_&&o.rows[r].forEach(l=>{n[l]=0})}),n}negligible(t,s,e,o){let n=this.slack(t,s,e);return this.gates.map(({column:i},r)=>{let l=Math.max(-o.c[r],0);return l>0?Math.max(Math.sqrt(8*l*n[r]),this.floor*e[this.layout.scales[0]+i]):0})}skids(t,s,e){let{slip:o}=this.gates[e];return o!==null&&this.slips[o].grips&&this.speed(t,o)>this.least(t,s,o)}falling(t,s,e,o){let n=this.gates.map((r,l)=>this.closed(e,l));if(!n.includes(!0)||!n.includes(!1))return o;let i=this.machine.evaluate("whole_rhs",t,s,e);return{...o,c:o.c.map((r,l)=>l<n.length&&!n[l]?i[this.n+this.gates[l].column]:r)}}calm(t,s){for(let[e,o]of this.resting){let{slip:n}=this.gates[e],i=n===null?0:this.speed(t,n);if(!(i>0))continue;let r=t.rows[n],l=this.slips[n].grips?yt:t.mu[n],h=r.map(u=>t.u[u]/i),a=t.W.map(u=>u[e]-l*x(r.map(m=>u[m]),h)),c=a[e]>0?-t.c[e]/a[e]:0;i<=-o*x(h,r.map(u=>t.c[u]+a[u]*c))&&r.forEach(u=>{s[u]=Math.max(s[u],i)})}}leaving(t,s){return this.gates.flatMap((e,o)=>!this.closed(s,o)&&this.get(s,"slack",o)===0&&this.zero[o]===t?[o]:[])}hit(t,s,e,o,n){let{gates:i,slips:r,n:l}=this,h=this.resolved(t,s,e,o),a=n.flatMap(b=>[0,1,2].map(_=>[b,...i[b].slip===null?[]:o.rows[i[b].slip]][_]??-1)),c=a.map(b=>a.map(_=>b<0||_<0?0:o.W[b][_])),u=a.map(b=>b<0?0:h[b]),m=n.map(b=>i[b].slip===null?0:r[i[b].slip].grips?yt:o.mu[i[b].slip]),d=new Set(n.map(b=>i[b].law)),f=d.size===1?[...d][0]:"poisson",w=b=>this.strikes.strike(c,u,m,b,f,n.some(_=>i[_].order==="sequential")),y=n.map(b=>o.e[b]),M=this.negligible(t,s,e,o),k=w(y),g=n.map((b,_)=>o.e[b]>0&&h[b]<0&&k.after[3*_]>0&&k.after[3*_]<=M[b]+this.rtol*Math.abs(o.u[b])&&o.c[b]<0);if(this.resting=new Map(n.flatMap((b,_)=>g[_]?[[b,cs(-h[b],k.after[3*_],-o.c[b])]]:[])),g.includes(!0)&&(k=w(y.map((b,_)=>g[_]?0:b))),k.problem)return this.problem=`the strike is not determined: ${k.problem}`,[];d.size>1&&this.doubts.push(`at t = ${lt(t)} s contacts with different laws of impact strike at once: poisson\'s is taken`),k.doubt&&this.doubts.push(`at t = ${lt(t)} s ${k.doubt}`),this.approach=S(u),a.forEach((b,_)=>{b>=0&&o.back[b].forEach((D,nt)=>{s[l+nt]+=D*k.impulse[_]})});let v=S(k.impulse);return n.flatMap((b,_)=>k.impulse[3*_]>1e-14*v?[`${i[b].name}: ${g[_]?"comes to rest":"strikes"}`]:[])}open(t,s,e,o,n){let i=o.length&&n?this.slack(t,s,e):[];for(let r of o)this.put(e,"closed",r,0),n?this.put(e,"slack",r,i[r]):this.gap(s,r)<=0&&this.put(e,"slack",r,0),this.slips.forEach(({gate:l},h)=>{l===r&&this.put(e,"stick",h,0)})}decide(t,s,e,o,n,i,r,l){let h=this.resolution(t,s,e),a=this.slips.flatMap(({gate:g},v)=>g===null||o.includes(g)?[v]:[]);if(!o.length&&!a.length)return[];let c=a.map(g=>this.speed(i,g)<=h[g]),u=a.map(g=>this.rests(e,g,n,i,r,l,h[g])),m=a.filter((g,v)=>u[v]&&!this.stuck(e,g)),d=[...s];this.takeOut(t,s,e,o,a.filter((g,v)=>u[v])),S(s.map((g,v)=>g-d[v]))>rt*S(d)&&(i=this.space.at(t,s,e));let f=a.map((g,v)=>({index:g,gate:this.slips[g].gate,grips:this.slips[g].grips,limit:n.loose.includes(g),direction:u[v]?null:this.goes(e,i,g,c[v])})),{set:w,shared:y,problem:M,doubt:k}=this.choices.decide(i,o,n.lift,f);if(k&&this.doubts.push(`from t = ${lt(t)} s on ${k}`),!w)return this.problem=M,[];this.take(t,s,e,o,f,w,i);for(let g of o)w.closed[g]&&this.put(e,"slack",g,y.includes(g)?1:0);return m.filter(g=>i.static[g]>0)}rests(t,s,e,o,n,i,r){let[l,h,a]=[this.speed(o,s),this.get(t,"held",s),o.rows[s]],c=e.stop.includes(s)&&(a.length===1||l<=2*r),u=e.stop.length>0&&l<=r&&h!==hs&&h!==kt,m=i&&this.slips[s].gate===null&&l<=this.instant*N(a.map(d=>o.c[d]));return c||u||m||l<=this.least(o,n,s)||this.stuck(t,s)}goes(t,s,e,o){let n=s.rows[e].map(l=>s.u[l]),i=this.get(t,"held",e),r=this.direction(t,e);return o&&i>0&&(n=n.map((l,h)=>l+i*x(s.basis[e][h],r))),it(n,1/N(n))}takeOut(t,s,e,o,n){let i=[...e];for(let r of o)this.put(i,"closed",r,1);this.slips.forEach((r,l)=>this.put(i,"stick",l,n.includes(l)?1:0)),this.machine.evaluate("whole_finish",t,s,i).slice(0,s.length).forEach((r,l)=>{s[l]=r});for(let r of o)s[this.gates[r].column]=s[this.n+this.gates[r].column]=0}take(t,s,e,o,n,i,r){this.open(t,s,e,o.filter(l=>!i.closed[l]),!0);for(let l of o)i.closed[l]&&this.put(e,"closed",l,1);for(let{index:l,direction:h}of n){if(this.put(e,"stick",l,i.sticks[l]?1:0),this.put(e,"sign",l,this.space.sign(l,i.f)),!i.d[l])continue;let a=this.layout.direction[0]+this.slips[l].rows[0];this.direction(e,l).map((u,m)=>r.basis[l].reduce((d,f,w)=>d+f[m]*i.d[l][w],0)).forEach((u,m)=>{e[a+m]=u}),this.put(e,"held",l,h===null&&r.static[l]>0?kt:0)}}shares(t){return this.slips.some(({gate:s},e)=>s!==null&&this.closed(t,s)&&this.stuck(t,e)&&this.get(t,"slack",s)>0)}holds(t,s,e){let o=this.space.at(t,s,e),n=this.gates.flatMap((r,l)=>this.closed(e,l)?[l]:[]),i=this.slips.flatMap(({gate:r,grips:l},h)=>r===null||this.closed(e,r)?[{index:h,gate:r,grips:l,direction:this.stuck(e,h)?null:this.goes(e,o,h,!0)}]:[]);return!o.trouble&&this.choices.hold(o,n,i)}};var[ht,R,X,Q,Z,us,F,at]=[0,1,2,3,4,5,6,7],[ms,Nt,It,St,Mt,Y]=[0,1,2,3,4,5],[$t,zt,_t]=[0,1,2],ct=100,[Et,At,V]=[0,2,5],[fs,ds,ps,bs]=[7,8,9,10],gs=2,[T,ws,xt,ys,ks,Ot,vs]=[9,28,4,60,4096,1024,400],z=class{constructor(t,s,e=!0){let{room:o,layouts:n,live:i}=t,{ny:r,np:l,nm:h}=s;Object.assign(this,{machine:t,form:s,ny:r,np:l,nm:h,capacity:e?ks:64}),this.fast=e?s.fast:[];let a=Math.ceil(r/4)*4;this.struct=new E(o,n,"Run");let c=2*r+1+h,u={clock:T,y:a,ydot:a,p:l,atol:a,floors:xt*a,rows:ws*a,end:c,inside:c,z:2*r,step_t:this.capacity,step_h:this.capacity,step_y:this.capacity*r,step_memory:this.capacity*h,counters:6,knot_t:1,knot_place:1,knot_value:1};this.at=Object.fromEntries(Object.entries(u).map(([f,w])=>[f,o.doubles(w)]));let m=Object.entries(this.struct.layout.at).filter(([f,[,w]])=>w==="p"&&!(f in this.at));if(m.length)throw new Error(`The kernel\'s Run has no room for ${m.map(([f])=>f).join(", ")}.`);this.calls=o.integers(3);let{size:d}=s;this.struct.set({...this.at,knots:0,knot:0,sized:d[0],places:d[1],shift:d[2],scales:d[3],measured:i.atol===null||!e?1:0,guarded:s.guarded,capacity:this.capacity}),this.code=this.struct.inner("code").set({watch:this.fast.length?t.address[`${s.prefix}_watch`]:0,terms:0,ny:r,nm:h,np:l,stride:a,watched:this.fast.length,pivoted:0,n:0,rows:0,pivot:t.work,work:t.work,calls:this.calls}),this.watching(this.fast.length)}watching(t){let{room:s,live:e}=this.machine,o=t?e.events:[],n=o.flatMap(({terminal:i,failure:r,way:l},h)=>[r?bs:i?ds:fs,h,0,l]);for(let i=o.length;i<t&&this.fast[i]<gs;i++)n.push(ps,i,0,-1);this.measures=n.length/4,this.found=s.doubles(Ot*(3+this.ny)),this.tally=s.integers(V),this.fired=s.integers(Math.max(1,t)),this.kept=s.doubles(1),this.struct.inner("watch").set({measures:this.measures,columns:0,n_times:0,capacity:Ot,what:s.integers(n),fast:s.integers(this.fast),times:s.doubles(1),now:s.doubles(2*t),next:s.doubles(2*t),middle:s.doubles(2*t),kept:this.kept,looks:s.doubles((ys+4)*2*t),found:this.found,tally:this.tally,fired:this.fired})}numbers(t,s){return this.machine.room.numbers(this.at[t],s)}get t(){return this.numbers("clock",1)[0]}get state(){return Array.from(this.numbers("y",this.ny))}get P(){return Array.from(this.numbers("p",this.np))}clock(t){let s=this.numbers("clock",T);for(let[e,o]of t)s[e]=o}start(t,{y:s,P:e},{rtol:o,atol:n,limit:i,until:r,longest:l}){let{room:h}=this.machine,a=Math.ceil(this.ny/4)*4;this.numbers("clock",T).set([t,0,r,l,0,0,t,0,0]);for(let[c,u]of[["y",a],["ydot",a],["atol",a],["floors",xt*a]])this.numbers(c,u).fill(0);this.put(s,e),this.numbers("atol",this.ny).set(n),this.struct.set({rtol:o,limit:i}),h.whole(this.at.counters,6).fill(0n),h.whole(this.tally,V).fill(0n)[At]=-1n,h.whole(this.fired,Math.max(1,this.measures)).fill(0n),h.numbers(this.kept,1)[0]=NaN,h.whole(this.calls,3).fill(0n),this.level=0,this.clear(),this.events=[]}put(t,s){this.numbers("y",this.ny).set(t),this.numbers("p",this.np).set(s)}clear(){this.steps={t:[],h:[],y:[],memory:[]}}use({rhs:t,finish:s}){let{address:e,live:o}=this.machine,{prefix:n}=this.form,i=this.level?"careful_rhs":t;this.used={rhs:e[`${n}_${i}`],finish:e[`${n}_${s}`]},this.named={rhs:t,finish:s},this.code.set(this.used),this.level&&this.struct.set({limit:o.limits[this.level]})}begin(t){return this.before={level:this.level,worst:this.numbers("clock",T)[Y]},Number(this.machine.kernel.begin(this.struct.address,t?1n:0n))}advance(t){return Number(this.machine.kernel.advance(this.struct.address,BigInt(t)))}drain(){let{room:t,live:s}=this.machine,e=t.whole(this.at.counters,6),o=Number(e[_t]);e[_t]=0n,this.steps.t.push(this.numbers("step_t",o).slice()),this.steps.h.push(this.numbers("step_h",o).slice()),this.steps.y.push(this.numbers("step_y",o*this.ny).slice()),this.steps.memory.push(this.numbers("step_memory",o*this.nm).slice());let n=t.whole(this.tally,V),[i,r]=[Number(n[Et]),3+this.ny],l=t.numbers(this.found,i*r);for(let h=0;h<i;h++){let a=s.events[l[h*r+1]];a&&this.events.push({t:l[h*r],name:a.name})}n[Et]=0n}go(t,s=null){let e=()=>this.numbers("clock",T)[Mt],o=R;if(e()>this.limit()&&!this.careful())return F;for(;o===R;){if(o=this.advance(s?1:vs),(o===F&&this.careful()||o===us)&&(o=R),this.drain(),s&&!s())return ct;if(o===R&&t())break}return o}limit(){return this.machine.live.limits[this.level]}careful(){let t=this.numbers("clock",T)[Mt],s=this.machine.live.limits.findIndex((e,o)=>o>this.level&&t<=e);return this.form.prefix!=="whole"||s<0?!1:(this.level=s,this.use(this.named),!0)}zeros(){return Array.from(this.machine.room.whole(this.fired,this.measures)).flatMap((t,s)=>t?[s]:[])}reading(t,s){let{at:e,code:o,struct:n,machine:{room:i}}=this,r={step_t:t.t,step_h:t.h,step_y:t.y,step_memory:t.memory};this.rooms??={};for(let[l,h]of Object.entries(r))this.rooms[l]?.count>=h.length||(this.rooms[l]={count:2*h.length,at:i.doubles(2*h.length)}),i.numbers(this.rooms[l].at,h.length).set(h),n.set({[l]:this.rooms[l].at});o.set(t.used),this.numbers("p",this.np).set(t.P),s(),n.set({step_t:e.step_t,step_h:e.step_h,step_y:e.step_y,step_memory:e.step_memory}),o.set(this.used)}sampled(t,s){let{machine:{room:e,kernel:o},ny:n}=this,[i,r,l]=this.sampling??=[1,n,n].map(h=>e.doubles(h));return e.numbers(i,1)[0]=s,this.reading(t,()=>{this.seen=o.sample(this.struct.address,BigInt(t.t.length),i,1n,1,r,l)}),Array.from(e.numbers(r,n))}cut(t,s,e){let{ny:o,nm:n}=this,i=Math.max(1,t.t.findIndex((h,a)=>h>=s||a===t.t.length-1)),r=(h,a)=>h.slice(0,i*a);this.clock([[ms,s],[Y,Math.max(this.before.worst,this.seen??0)]]),this.level=this.before.level,this.struct.set({limit:this.limit()}),this.put(e,t.P),this.machine.room.whole(this.fired,Math.max(1,this.measures)).fill(0n),this.events=this.events.filter(h=>h.t<=s);let l=t.memory.slice((i-1)*n,i*n);return s===t.t[0]?{...t,t:t.t.slice(0,1),h:new Float64Array(1),y:r(t.y,o),memory:l}:{...t,t:Float64Array.of(...r(t.t,1),s),h:Float64Array.of(...r(t.h,1),0),y:Float64Array.of(...r(t.y,o),...e),memory:Float64Array.of(...r(t.memory,n),...l)}}expect(t){this.machine.room.whole(this.fired,this.measures)[t]=1n}forget(t){this.machine.room.whole(this.fired,this.measures)[t]=0n}ended(){return this.machine.live.events[Number(this.machine.room.whole(this.tally,V)[At])]??null}phase(t){let s=h=>{let a=new Float64Array(h.reduce((u,m)=>u+m.length,0)),c=0;for(let u of h)a.set(u,c),c+=u.length;return a},{t:e,h:o,y:n,memory:i}=this.steps,r=this.numbers("p",this.np),l={form:this,used:this.used,P:Float64Array.from(t),t:s([...e,[this.t]]),h:s([...o,[0]]),y:s([...n,this.numbers("y",this.ny)]),memory:s([...i,r.slice(this.np-this.nm)])};return this.clear(),l}};var K=class{constructor(t,s){let{live:e,room:o,layouts:n}=t,i=e.contact.course;Object.assign(this,{machine:t,contact:s,form:new z(t,e.whole,!1),first:i.course,size:i.length});let{count:r,degree:l,k:h}=i,{ny:a}=this.form,c={end:1,step:1,kept:h,aside:h,trial:i.np,turned:i.np,states:2*l*a,looks:2*l*i.size,seen:i.size,still:a,other:a,strong:r**2*l,along:r**2*l,began:r,allowed:r,ends:r,p:r*l,change:r*l,J:(r*l)**2,stops:i.stops,integrals:i.integrals.flat(),inverse:i.inverse.flat()},u={had:r,loose:r,chosen:r,elements:i.elements.flat()};this.at=Object.fromEntries([...Object.entries(c).map(([m,d])=>[m,o.doubles(d)]),...Object.entries(u).map(([m,d])=>[m,o.integers(d)])]),this.struct=new E(o,n,"Courses").set({look:t.address.courses,size:i.size,n:i.n,np:i.np,k:h,f:i.f,count:r,degree:l,course:i.course,length:i.length,tolerance:i.tolerance,resolved:i.resolved,...this.at,work:t.work}),[this.y,this.P,this.count]=[o.doubles(a),o.doubles(i.np),r],this.reset()}reset(){let{machine:{room:t},at:s,count:e}=this;t.numbers(s.end,1)[0]=1/0,t.numbers(s.step,1)[0]=0,t.whole(s.had,e).fill(0n)}get end(){return this.machine.room.numbers(this.at.end,1)[0]}active(t){return t.slice(this.first,this.first+this.size).some(s=>s!==0)}leave(t,s,e){return this.changing(s,e,()=>this.machine.kernel.end_courses(this.struct.address,t,this.y,this.P))}begin(t,s,e,o){let{form:n}=this,i=e[this.contact.layout.tolerance[0]],r=n.form.size[0],l=Array.from({length:n.ny},(h,a)=>a<r?0:.01*i);return n.start(t,{y:s,P:e},{rtol:i,atol:l,limit:1/0,until:o,longest:1/0}),n.use({rhs:"course_rhs",finish:"finish"}),this.changing(s,e,()=>this.machine.kernel.begin_courses(this.struct.address,n.struct.address,t,this.y,this.P,o))}changing(t,s,e){let{room:o}=this.machine;o.numbers(this.y,t.length).set(t),o.numbers(this.P,s.length).set(s);let n=Number(e())>0;return o.numbers(this.P,s.length).forEach((i,r)=>{s[r]=i}),n}};var Tt=64*I,[Ms,_s,Es,As,xs,Os,Rt]=[1e-5,.01,.2,1e-9,40,1e-6,4],P=(p,t)=>Math.hypot(p[0]-t[0],p[1]-t[1],p[2]-t[2]),tt=class{constructor(t,s){let{live:e,room:o,layouts:n,address:i,work:r}=t,l=e.contact.gates[s],{columns:h,foot:a,own:c,points:u,owned:m,position:d,...f}=l.feet;Object.assign(this,{machine:t,j:s,gate:l,n:f.n,k:f.k,gap:f.gap,columns:h,foot:a,position:d,all:f.starts+1});let w=["placed","ground","rows","sides"],y=Math.max(...w.map(v=>e.functions[`foot_${v}_${s}`][1])),{n:M,k,all:g}=this;this.struct=new E(o,n,"Feet").set({...f,...Object.fromEntries(w.map(v=>[v,i[`foot_${v}_${s}`]])),columns:o.integers(h),foot:o.integers(a),own:o.integers(c),points:o.doubles(u.flat()),owned:o.doubles(m.flat()),q:o.doubles(M+3),out:o.doubles(y),N:o.doubles(k*k),step:o.doubles(k),work:r}),[this.np]=e.functions[`foot_rows_${s}`][0].slice(2),this.at={t:o.doubles(1),q:o.doubles(M),p:o.doubles(this.np),known:o.doubles(k),size:o.doubles(1),good:o.integers(1),w:o.doubles(g*k),order:o.integers(g),found:o.integers(1)}}tell(t,s,e){for(let[o,n]of Object.entries({t:[t],q:Array.from(s).slice(0,this.n),p:e.slice(0,this.np)}))this.machine.room.numbers(this.at[o],n.length).set(n)}settle(t,s){let{machine:{room:e,kernel:o},struct:{address:n},at:i,k:r}=this;return e.numbers(i.known,r).set(t),e.numbers(i.size,1)[0]=s,o.settle_feet(n,i.t,i.q,i.p,i.known,i.size,i.good,1n),{w:Array.from(e.numbers(i.known,r)),good:e.whole(i.good,1)[0]>0n,size:e.numbers(i.size,1)[0]}}nearer(t,s,e){let{machine:{room:o,kernel:n},struct:{address:i},at:r,columns:l,gap:h,foot:a,k:c,all:u}=this,m=l.map(b=>s[b]),d=b=>a.map(_=>b[_]);this.tell(t,s,e);let f=this.settle(m,this.way),w=f.good&&P(d(f.w),d(m))<_s*f.size?f.w:m,y=d(w);if(this.way=P(y,this.last??y),this.last=y,n.search_feet(i,r.t,r.q,r.p,r.w,r.order,r.found,1n),!(o.whole(r.found,1)[0]>0n))return null;let M=Number(o.whole(r.order,1)[0]),k=Array.from(o.numbers(r.w,u*c).subarray(M*c,(M+1)*c)),g=P(y,this.position.map(b=>s[b])),v=Ms*(g+Math.abs(w[h]))+Tt*Math.max(...y.map(Math.abs));return k[h]<w[h]-As*g&&P(d(k),y)>v?k:null}change(t,s,e,o){let{n,position:i,columns:r,foot:l}=this;[this.way,this.last]=[0,null];let h=this.nearer(t[0],s[0].slice(0,n),e);if(h)return{t:t[0],w:h};let[a,c]=[0,t[0]];for(let u=1;u<t.length;u++){let[m,d,f]=[s[u],s[u-1],t[u]-t[u-1]],w=Math.hypot(...l.map((M,k)=>d[r[M]]-d[i[k]]));if(a+=Math.hypot(...i.map(M=>m[M]-d[M]))/(Es*w+1e-300),a<1&&u<t.length-1)continue;let y=Math.min(xs,Math.max(1,Math.ceil(a)));a=0;for(let M=1;M<=y;M++){let k=M/y,g=m.slice(0,n);if(M<y)for(let _=0;_<n;_++)g[_]=(1+2*k)*(1-k)**2*d[_]+k**2*(3-2*k)*m[_]+f*k*(1-k)*((1-k)*d[n+_]-k*m[n+_]);let v=t[u]-f*(1-k),b=this.nearer(v,g,e);if(b)return this.tie(c,v,b,e,o);c=v}}return null}tie(t,s,e,o,n){let{columns:i,gap:r}=this;for(;s-t>4*I*Math.max(Math.abs(t),Math.abs(s));){let h=(t+s)/2,a=n(h);this.tell(h,a,o);let c=this.settle(e,0);c.good&&c.w[r]<a[i[r]]?[s,e]=[h,c.w]:t=h}this.tell(s,n(s),o);let l=this.settle(e,0);return{t:s,w:l.good?l.w:e}}take(t,s,e,o){let{machine:n,j:i,n:r,k:l,columns:h}=this,a=h.map(m=>r+m);h.forEach((m,d)=>{s[m]=o[d]});let c=[];for(let m=0;m<Rt;m++){let d=n.evaluate(`foot_velocity_${i}`,t,s,e),f=d.length/(l+1),w=h.map((y,M)=>d.slice(M*f,(M+1)*f));c=d.slice(l*f),m<Rt-1&&gt(w,c).forEach((y,M)=>{s[a[M]]-=y})}let u=S(s.slice(r,2*r));for(let m of a)Math.abs(s[m])<Tt*u&&(s[m]=0);return S(c)<=Os*u}};var st=class{constructor(t){Object.assign(this,{machine:t,n:t.live.n,...t.live.switches}),this.count=this.owner.length,this.size=this.places[this.places.length-1][1]}rate(t,s,e){return this.machine.evaluate("whole_rhs",t,s,e)}evaluate(t,s,e,o,n){let i=[...Array.from(e).slice(0,2*this.n),...n.slice(0,2*this.n)];return this.machine.evaluate(`switch_${t}`,s,i,o.slice(0,this.first+this.size))}modes(t,s,e,o){let n=[...s.slice(this.n,2*this.n),...new Array(this.n).fill(0)];return this.evaluate("modes",t,s,e,o??n)}set(t,s){s.forEach((e,o)=>{t[this.first+o]=e})}begin(t,s,e){this.set(e,this.modes(t,s,e,null)),this.set(e,this.modes(t,s,e,this.rate(t,s,e)));for(let o of this.due(t,s,e,[]))this.flip(o,t,s,e);return this.sliding(t,s,e)}breaks(t,s,e){return this.evaluate("breaks",t,s,e,new Array(2*this.n).fill(0))}nextBreak(t,s,e){return this.breaks(t,s,e).filter(o=>o>t+2e-15*Math.abs(t)).reduce((o,n)=>Math.min(o,n),1/0)}due(t,s,e,o){let n=new Set(o.map(i=>this.watched[i]));return this.breaks(t,s,e).forEach((i,r)=>{!this.watched.includes(r)&&i<=t+2e-15*Math.abs(t)&&n.add(r)}),[...n].sort((i,r)=>i-r)}ahead(t,s,e,o){let{g:n,slope:i}=this.falling(t,s,e);return this.watched.flatMap((r,l)=>n[r]>=0&&n[r]<=-i[r]*1e-12*Math.max(Math.abs(t),o)?[l]:[])}falling(t,s,e){let o=this.evaluate("falling",t,s,e,this.rate(t,s,e));return{g:o.slice(0,this.count),slope:o.slice(this.count,2*this.count),bend:o.slice(2*this.count)}}turn(t,s,e,o){let n=e.slice(this.first,this.first+this.size);for(let r of o)this.flip(r,t,s,e);return o.every(r=>this.kinds[this.owner[r]]==="atan2")?"":this.bearing.some(r=>{let[l,h]=this.places[r];return n.slice(l,h).some((a,c)=>a!==e[this.first+l+c])})?"a constraint switches there, which only trundle itself follows":this.sliding(t,s,e)}next(t,s,e,o){let n=this.evaluate("next",t,s,e,o),i=[],r=this.size;for(let l of this.owner){let h=this.places[l][1]-this.places[l][0];i.push(n.slice(r,r+=h))}return{decided:n.slice(0,this.size),turned:i}}flip(t,s,e,o){let n=this.rate(s,e,o),i=this.owner[t],[r,l]=this.places[i],{decided:h,turned:a}=this.next(s,e,o,n),c=this.kinds[i]==="sign"&&o.slice(this.first+r,this.first+l).every(d=>d===0),u=(d,f)=>f.forEach((w,y)=>{o[this.first+this.places[d][0]+y]=w});u(i,c?h.slice(r,l):a[t]);let m=new Set([i]);for(let d=i+1;d<this.kinds.length;d++){let[f,w]=this.before[d];if(![...f,...w].some(b=>m.has(b)))continue;let y=this.next(s,e,o,n),[M,k]=this.places[d],v=this.kinds[d]==="atan2"&&!f.some(b=>m.has(b))?y.turned[this.owner.indexOf(d)]:y.decided.slice(M,k);v.some((b,_)=>b!==o[this.first+M+_])&&(m.add(d),u(d,v))}}fallen(t,s,e){let{g:o,slope:n,bend:i}=this.falling(t,s,e);return this.watched.filter(r=>{let l=Math.abs(n[r])*Math.max(Math.abs(t),1)*4e-16,h=n[r]<0||n[r]===0&&i[r]<0;return o[r]<=l&&h&&o[r]>=-1e3*l})}sliding(t,s,e){let o=this.fallen(t,s,e);if(!o.length)return"";for(let r of o)this.flip(r,t,s,e);let n=this.fallen(t,s,e);return n.length?`both sides of ${[...new Set(n.map(r=>this.texts[this.owner[r]]))].sort().join(" and ")} push towards it, and the motion would have to slide along it (for dry friction write td.Coulomb)`:""}};var Ns=[F,Z,Q,at],Is=[Z,Q],[Ss,$s,zs,Ts,Rs]=[100,.25,64*2**-52,.01,1e-9],Ls={[Q]:"the steps became too small to go on",[Z]:"the equations have no finite solution there",[at]:"a constraint asks for more there than a step can follow",[F]:"the equations are nearly singular there, which only trundle itself gets across",[ct]:"contacts that share a load let go, which only trundle itself follows"},et=class{constructor(t){let{live:s}=t;this.machine=t,this.minimal=s.minimal?new z(t,s.minimal):null,this.switches=s.switches?new st(t):null,this.contact=s.contact?new J(t):null,this.feet=s.contact?.gates.flatMap(({feet:e},o)=>e?[new tt(t,o)]:[])??[],this.courses=s.contact?.course?new K(t,this.contact):null}get whole(){return this.wholeForm??=new z(this.machine,this.machine.live.whole)}run(t,s,e,o,n){return new ut(this,t,o,n).made(t.begin(s,e))}},ut=class{constructor(t,s,e,o){let n=performance.now()+o;Object.assign(this,{runs:t,starts:s,rtol:e,machine:t.machine,live:t.machine.live,late:()=>performance.now()>n}),Object.assign(this,{phases:[],events:[],changes:0,changedAt:-1/0,counts:{steps:0,rejected:0,evaluations:0,residual:0}})}made(t){let{live:s,runs:e}=this;this.began=t,this.force=t.force,this.form=e.minimal??e.whole,this.startForm(s.begin,e.minimal?this.starts.contract(t):t);let o=this.begin();for(;!o;)o=this.phase();this.take(),this.events.sort((l,h)=>l.t-h.t);let n=[...e.contact?.doubts??[]],{residual:i}=this.counts;i>Rs&&n.push(`the equations hold only to ${i.toExponential(1).replace(/(\\D)(\\d)$/,"$10$2")} somewhere on the way`);let r=n.length?`${o.status}, but ${n.join("; and ")}`:o.status;return{phases:this.phases,events:this.events,...this.counts,t:this.form.t,...o,status:r}}phase(){let{form:t}=this,s=this.beginPhase(),{contact:e}=this.runs,o=e?.shares(s)?()=>e.holds(t.t,t.state,s):null,n=this.opening===X?X:t.go(this.late,o);t.drain();let i=t.phase(s),r=this.otherFoot(i);if(r)return this.refoot(i,r);let l=t===this.runs.minimal&&Ns.includes(n)&&this.live.whole.prefix;return(!l||t.t>this.live.begin)&&this.phases.push(i),l?(this.leaveForm(),null):this.consequence(n)}otherFoot({P:t,t:s,y:e,...o}){let{form:n,runs:{contact:i,feet:r}}=this,l=r.filter(({j:c})=>!i.closed(t,c));if(!l.length)return null;let h=Array.from(s,(c,u)=>e.slice(u*n.ny,(u+1)*n.ny)),a=c=>c===s[s.length-1]?h[h.length-1]:n.sampled({P:t,t:s,y:e,...o},c);return l.reduce((c,u)=>{let m=u.change(s,h,t,a);return m&&!(c?.t<=m.t)?{feet:u,state:a(m.t),...m}:c},null)}refoot(t,{feet:s,t:e,state:o,w:n}){let{form:i,machine:r,runs:{contact:l}}=this;this.phases.push(i.cut(t,e,Array.from(o)));let[h,a]=[i.state,i.P];if(!s.take(e,h,a,n)||this.stalls(e))return this.stopped(`from there on \'${s.gate.body}\' is nearer to another point of \'${s.gate.surface}\', which only trundle itself follows`);let u=r.evaluate("whole_finish",e,h,a);return u.slice(0,h.length).forEach((m,d)=>{h[d]=m}),i.nm&&a.splice(a.length-i.nm,i.nm,...u.slice(-i.nm)),i.put(h,a),this.use(),null}stalls(t){return this.changes=t<=this.changedAt?this.changes+1:0,this.changedAt=t+1e-12*Math.max(Math.abs(t),Math.abs(this.live.until-this.live.begin)),this.changes>Ss}startForm(t,s){let{live:e,form:o,rtol:n}=this,i=o.form.size[0],r=e.share,l=Array.from({length:o.ny},(h,a)=>r*(e.atol??(a<i?0:.01*n)));o.start(t,s,{rtol:r*n,atol:l,limit:e.limits[0],until:e.until,longest:e.max_step??1/0}),this.use()}use(){let{form:t,runs:{contact:s,courses:e}}=this,o=s?t.P:null;e?.active(o)?t.use({rhs:"course_rhs",finish:"finish"}):s?.slips.length&&!s.anyStuck(o)&&this.live.functions[`${t.form.prefix}_sliding_rhs`]?t.use({rhs:"sliding_rhs",finish:"sliding_finish"}):t.use({rhs:"rhs",finish:"finish"})}take(){let{form:t,counts:s,machine:{room:e}}=this,[o,n]=[e.whole(t.at.counters,6),e.whole(t.calls,3)];s.steps+=Number(o[$t]),s.rejected+=Number(o[zt]),s.evaluations+=Number(n[0]+n[1]),s.residual=Math.max(s.residual,t.numbers("clock",9)[Y]),this.events.push(...t.events)}leaveForm(){let{runs:t,machine:s,form:e,live:o}=this;this.take();let n=this.began,{t:i}=e;i>o.begin&&(n={y:s.evaluate("expand",i,[...e.state,...new Array(e.ny).fill(0)],e.P).slice(0,t.whole.ny),P:e.P.slice(0,t.whole.np)}),this.form=t.whole,this.startForm(i,n)}begin(){let{form:t,live:s,runs:{contact:e,courses:o,switches:n}}=this,[i,r,l]=[t.t,t.state,t.P];if(n){let h=n.begin(i,r,l);if(h)return this.first(l,h)}if(e){if(e.prepare(i,r,l,s.until-i,this.rtol,s.atol),o?.reset(),this.tell(i,e.begin(i,r,l)),e.problem)return this.first(l,e.problem);this.onConstraints(i,r,l),o?.begin(i,r,l,s.until)}return t.put(r,l),this.use(),null}first(t,s){return this.phases.push(this.form.phase(t)),this.stopped(s)}onConstraints(t,s,e){this.machine.evaluate("whole_finish",t,s,e).slice(0,s.length).forEach((o,n)=>{s[n]=o})}beginPhase(){let{form:t,live:s,runs:{courses:e,switches:o}}=this;o&&this.phases.length&&this.sizeForce();let[n,i]=[t.t,t.P],r=s.max_step??1/0;return t.clock([[Nt,0],[It,this.phaseEnd(n,i)],[St,e?Math.min(r,$s*(e.end-n)):r]]),this.opening=t.begin(this.phases.length===0),i}phaseEnd(t,s){let{live:e,machine:o,runs:{courses:n,switches:i},form:r}=this,l=e.until;if(n&&(l=Math.min(l,n.end)),i&&(l=Math.min(l,i.nextBreak(t,r.state,s))),!e.moments)return l;let h=o.evaluate("moments",e.begin,s.slice(0,e.p.length)).filter(a=>a>e.begin&&a<l);return this.expect(h),h.filter(a=>a>t).reduce((a,c)=>Math.min(a,c),l)}expect(t){let{live:s,machine:e,form:o}=this;if(this.force>0||!t.length||o!==this.runs.wholeForm)return;let[n,i,r]=[o.P,o.state,o.form.size[3]];for(let l of t){let h=e.evaluate("whole_rhs",l,i,n).slice(s.n,2*s.n).map((a,c)=>Math.abs(a)/n[r+c]).filter(Number.isFinite);this.force=Math.max(this.force,s.moments.faint*Math.max(0,...h))}n[r+s.n]=Math.max(n[r+s.n],this.force),o.put(i,n)}sizeForce(){let{form:t,live:s,starts:e}=this,[o,n,i]=[t.state,t.P,t.form.size[3]],r=e.later(o.slice(0,2*s.n),n.slice(0,s.p.length),n.slice(i,i+s.n),t.t);n[i+s.n]=Math.max(this.force,r),t.put(o,n)}consequence(t){let{form:s,live:e,runs:{switches:o}}=this;if(t===ht&&s.t===e.until)return{status:`reached ${this.at()}`,finished:!0};if(t===ht)return this.newModes([]);if(Is.includes(t)&&o){let r=e.events.length,l=o.ahead(s.t,s.state,s.P,Math.abs(e.until-e.begin)).map(h=>r+h);if(l.length)return this.newModes(l)}if(t===R)return this.stopped("it takes too long here");if(t!==X)return this.stopped(this.limit()??Ls[t]??"the run cannot go on");let n=s.zeros(),i=e.events.find((r,l)=>n.includes(l)&&r.terminal);return i?i.failure?this.stopped(i.name):{status:`ended at ${this.at()} by the event \'${i.name}\'`,finished:!0}:this.newModes(n)}limit(){let{form:t,live:s,machine:e,phases:[o]}=this,n=`${t.form.prefix}_watch`;if(!s.events.some(({failure:h})=>h))return null;let i=(h,a,c)=>e.evaluate(n,h,[...a,...new Array(t.ny).fill(0)],c),[r,l]=[i(o.t[0],o.y.slice(0,t.ny),o.P),i(t.t,t.state,t.P)];return s.events.find(({failure:h},a)=>h&&o.form===t&&l[a]<Ts*r[a])?.name??null}at(){return`t = ${Number(this.form.t.toPrecision(9))} s`}stopped(t){return{status:`stopped at ${this.at()}: ${t}`,finished:!1}}tell(t,s){for(let e of s)this.events.push({t,name:e,.../: (strikes|comes to rest)$/.test(e)?{strike:!0}:{}})}newModes(t){let{form:s,live:e,runs:{contact:o,courses:n,switches:i}}=this;if(this.late())return this.stopped("it takes too long here");let[r,l,h]=[s.t,s.state,s.P];if(this.stalls(r))return this.stopped("its modes change faster than time goes on");let a=e.events.length,[c,u]=[o?.slips.length??0,o?.gates.length??0],m=t.map(d=>d-a-2*c-u).filter(d=>d>=0);if(i){let d=i.due(r,l,h,m),f=d.length?i.turn(r,l,h,d):"";if(f)return this.stopped(f)}if(o){if(!n?.leave(r,l,h)||t.length){let f=(g,v)=>t.map(b=>b-g).filter(b=>b>=0&&b<v),[w,y]=[f(a,c),f(a+c,u)],[M,k]=[g=>o.stuck(h,g),g=>o.closed(h,g)];if(this.tell(r,o.change(r,l,h,{touch:y.filter(g=>!k(g)),lift:y.filter(k),stop:w.filter(g=>!M(g)),loose:w.filter(M)})),o.problem)return this.stopped(o.problem);this.onConstraints(r,l,h),this.watchAnew(r,l,h,a)}n?.begin(r,l,h,e.until)}return s.put(l,h),this.use(),null}watchAnew(t,s,e,o){let{form:n,machine:i,runs:{contact:r}}=this;if(r.leaving(t,e).forEach(h=>n.expect(o+r.slips.length+h)),!r.anyStuck(e))return;let l=i.evaluate("whole_watch",t,[...s,...i.evaluate("whole_rhs",t,s,e)],e);r.slips.forEach((h,a)=>{r.stuck(e,a)&&l[o+a]>zs&&n.forget(o+a)})}};var Fs=4e3,[L,Lt,Ft,ot]=[];function Ds({live:p,times:t}){L=new U(p),Lt=new q(L),Ft=new et(L),ot=new B(L,t)}function Bs({id:p,settings:t,rtol:s}){let{live:e}=L,[o,n]=[[...e.p],[...e.values]];e.sliders.forEach(({kind:r,place:l},h)=>{(r==="p"?o:n)[l]=t[h]});let i=performance.now();try{let r=Ft.run(Lt,o,n,s,Fs),l=performance.now()-i,h=r.t+1e-9*Math.abs(e.until-e.begin),a=ot.times.findIndex(w=>w>h);a<0&&(a=ot.times.length);let c=ot.make(r.phases,Math.max(1,a)),u=r.phases[r.phases.length-1],m=u.form.form.prefix==="whole"?u.y.slice(-u.form.ny):Float64Array.from(L.evaluate("expand",r.t,[...u.y.slice(-u.form.ny),...new Array(u.form.ny).fill(0)],u.P).slice(0,e.whole.ny)),{phases:d,...f}=r;return{id:p,settings:t,rtol:s,...f,arrays:c,count:a,end:m,stepped:l,took:performance.now()-i}}catch(r){if(!(r instanceof O))throw r;return{id:p,settings:t,rtol:s,refused:r.message,took:performance.now()-i}}}typeof self<"u"&&typeof window>"u"&&(self.onmessage=({data:p})=>{try{if(p.live)Ds(p),self.postMessage({ready:!0});else{let t=Bs(p);self.postMessage(t,(t.arrays??[]).map(({values:s})=>s.buffer))}}catch(t){self.postMessage({failed:String(t.message??t)})}});})();\n';var ay=16,Sr=n=>String(Number(n.toPrecision(6))),Wh=class{constructor(e,t,{move:i,settle:s}){this.slider=e,this.value=e.value;let r=`live-${t}`,o=e.unit?`${e.name} (${e.unit})`:e.name,a={min:e.low,max:e.high,step:"any",value:e.value};this.range=W("input",{type:"range",id:r,...a,"aria-label":o,"aria-valuetext":Sr(e.value),oninput:()=>{this.take(Number(this.range.value)),i()},onchange:()=>s()}),this.number=W("input",{type:"number",...a,value:Sr(e.value),"aria-label":`${o}, as a number`,onchange:()=>{this.take(Number(this.number.value)),s()}}),this.back=W("button",{type:"button",class:"back",title:`Back to ${Sr(e.value)}`,"aria-label":`${o}: back to ${Sr(e.value)}`,onclick:()=>{this.take(e.value),s()}},"↺"),this.mark=W("i",{class:"mark"});let l=(e.value-e.low)/(e.high-e.low);this.mark.style.left=`calc(${100*l}% + ${ay*(.5-l)}px)`,this.element=W("div",{class:"slider"},W("label",{for:r},e.name,e.unit?W("span",{class:"unit"},` ${e.unit}`):null),this.number,this.back,W("div",{class:"groove"},this.mark,this.range)),this.show()}take(e){let{low:t,high:i}=this.slider;Number.isFinite(e)&&(this.value=Math.min(i,Math.max(t,e))),this.show()}get changed(){return this.value!==this.slider.value}show(){let e=Sr(this.value);this.range.value=String(this.value),this.range.setAttribute("aria-valuetext",this.slider.unit?`${e} ${this.slider.unit}`:e),this.number.value=e,this.back.hidden=!this.changed}},Xa=class{constructor(e,t,i){this.sliders=e.map((s,r)=>new Wh(s,r,t)),this.reset=W("button",{type:"button",class:"reset",onclick:()=>{this.sliders.forEach(s=>s.take(s.slider.value)),t.settle()}},"Reset all"),this.says=W("p",{class:"says",role:"status"}),this.element=W("details",{class:"live",open:i},W("summary",{},"Change it"),...this.sliders.map(({element:s})=>s),this.says,this.reset),this.say("")}get settings(){return this.sliders.map(({value:e})=>e)}set settings(e){this.sliders.forEach((t,i)=>t.take(e[i]))}get changed(){return this.sliders.some(({changed:e})=>e)}say(e,t=!1){this.says.textContent=e,this.says.hidden=!e,this.says.classList.toggle("bad",t),this.reset.hidden=!this.changed}};function qa(n){return W("p",{class:"recorded"},`Recorded: this page cannot make the motion again; ${n}.`)}function Wd(n,{energy:e,contacts:t,apart:i,unsure:s}){let r=[`made here  ${n.steps} steps (${n.rejected} rejected), ${n.evaluations} evaluations, ${Ke(n.took,2)} ms at rtol ${n.rtol}`];r.push(`equations  solved to ${Ke(n.residual,2)}`),e&&r.push(`energy  ${e}`);for(let{name:o,least:a,most:l}of t)r.push(`audit  ${o}: normal force ${Ke(a)} ... ${Ke(l)} N`);return i!==null&&r.push(`accuracy  ${s===null?`within ${Ke(i,2)} m of a run at a tenth of that tolerance`:`digits are lost from t = ${Ke(s)} s on: this motion amplifies rounding`}`),r}var ly=1e-8,hy=1e-13,Xd=1e-7,wr=(n,e)=>e.reduce((t,i)=>t[i],n);function cy(n,e){let t={...n,bodies:n.bodies.map(i=>({...i})),points:n.points.map(i=>({...i}))};for(let i of e.filter(([s])=>s==="bodies"||s==="points")){let s=wr(t,i.slice(0,-1));s[i[i.length-1]]=s[i[i.length-1]].slice()}return t}var $a=class{constructor(e,t){Object.assign(this,{player:e,scene:t,live:t.live,ready:!1,busy:null,waiting:null,made:null,apart:null,unsure:null,asked:0,agrees:null}),this.listeners=new Set;let{sliders:i,frames:s}=this.live;this.paths=s.map(([r])=>r),this.recorded=new Map(this.paths.map(r=>[wr(t,r),wr(t,r).slice()])),this.ghost=new Mr({...cy(t,this.paths),lines:[]}),this.ghost.group.visible=!1,this.card=new Xa(i,{move:()=>this.ask(Math.max(this.live.rtol,ly)),settle:()=>this.ask(this.live.rtol)},innerWidth>=1e3&&innerHeight>=560),this.card.element.addEventListener("toggle",()=>e.layout()),e.panel.live.append(this.card.element),this.difference=null}open(){try{let e=URL.createObjectURL(new Blob([Vd],{type:"text/javascript"}));this.worker=new Worker(e),URL.revokeObjectURL(e),this.worker.onmessage=({data:t})=>this.hear(t),this.worker.onerror=t=>{t.preventDefault(),this.give(t.message||"the browser forbids it")},this.worker.postMessage({live:this.live,times:Array.from(this.scene.t)})}catch(e){this.give(String(e.message??e))}}give(e){this.failed=e,this.card.element.replaceWith(qa(`its programs do not run in this browser (${e})`)),this.player.layout(),this.settled()}wait(){return new Promise(e=>{this.failed||this.ready&&!this.busy&&!this.waiting?e(this.state()):this.listeners.add(()=>e(this.state()))})}settled(){for(let e of this.listeners)e();this.listeners.clear()}ask(e,t="show"){this.failed||(this.waiting={id:++this.asked,settings:this.card.settings,rtol:e,purpose:t},this.send())}send(){!this.ready||this.busy||!this.waiting||([this.busy,this.waiting]=[this.waiting,null],this.worker.postMessage({id:this.busy.id,settings:this.busy.settings,rtol:this.busy.rtol}))}hear(e){if(e.failed){this.give(e.failed);return}if(e.ready){this.ready=!0;let i=this.waiting;this.waiting={id:0,settings:this.live.sliders.map(({value:s})=>s),rtol:this.live.rtol,purpose:"check"},this.send(),this.waiting=i;return}let{purpose:t}=this.busy;this.busy=null,t==="check"?this.checked(e):t==="compare"?this.compared(e):this.take(e),this.send(),!this.busy&&!this.waiting&&this.settled()}checked(e){this.first=e.took;let{end:t}=this.live,i=Math.max(...t.map(Math.abs),1e-300);this.agrees=e.end?Math.max(...t.map((s,r)=>Math.abs(s-e.end[r])))/i:1/0,this.agrees<=Xd||this.card.say(`This motion amplifies rounding: made here, it ends ${Ke(this.agrees,2)} of its size away from the recorded one.`)}take(e){if(this.refused=e.refused??null,this.refused){this.card.say(`${this.refused} The motion before it is shown.`,!0);return}this.made=e,[this.apart,this.unsure]=[null,null],this.write(e);let t=e.rtol===this.live.rtol;t&&!this.waiting&&this.player.reframe(),t&&this.card.changed&&!this.waiting&&this.ask(Math.max(hy,.1*e.rtol),"compare")}compared(e){if(!(e.refused||!this.made||String(e.settings)!==String(this.made.settings))){[this.apart,this.unsure]=[0,null];for(let{path:t,values:i}of e.arrays){if(t[2]!=="position"||t[0]!=="bodies"&&t[0]!=="points")continue;let s=wr(this.scene,t);for(let r=0;r<Math.min(e.count,this.made.count);r++){let o=Math.hypot(...[0,1,2].map(a=>i[3*r+a]-s[3*r+a]));this.apart=Math.max(this.apart,o),o>3*Xd*this.scene.size&&(this.unsure===null||this.scene.t[r]<this.unsure)&&(this.unsure=this.scene.t[r])}}this.tell()}}write({arrays:e,count:t,events:i}){for(let{path:s,values:r}of e){let o=wr(this.scene,s),a=o.length/this.scene.t.length;o.set(r);let l=s[0]==="plots";for(let h=t;h<this.scene.t.length;h++)for(let c=0;c<a;c++)o[h*a+c]=l?Rr:o[(t-1)*a+c]}this.ghost.group.visible=this.card.changed,this.player.transport.scrub.events(this.card.changed?i:this.scene.events),this.compare(),this.player.rewrite(this.card.changed?s=>this.recorded.get(s):null),this.tell()}compare(){let{plots:e}=this.player,t=(this.scene.bodies.length?this.scene.bodies:this.scene.points).filter(({position:i})=>this.recorded.has(i));if(!this.card.changed||!t.length){this.difference&&e.remove(this.difference),this.difference=null;return}this.difference??=e.add({label:"away from the original (m)",series:t.map(({name:i})=>({name:i,values:new Float32Array(this.scene.t.length)}))}),t.forEach(({position:i},s)=>{let[{values:r},o]=[this.difference.plot.series[s],this.recorded.get(i)];for(let a=0;a<r.length;a++)r[a]=Math.hypot(i[3*a]-o[3*a],i[3*a+1]-o[3*a+1],i[3*a+2]-o[3*a+2])})}tell(){let{panel:e}=this.player;if(!this.card.changed){e.tell(null),this.card.say("");return}let{made:t}=this,i=this.scene.contacts.map(({name:r,normal:o})=>({name:r,least:Math.min(...o.subarray(0,t.count)),most:Math.max(...o.subarray(0,t.count))}));e.tell({status:t.status,summary:Wd(t,{energy:this.energy(),contacts:i,apart:this.apart,unsure:this.unsure})});let s=t.finished?"The original is the ghost.":`${t.status}. The original is the ghost.`;this.card.say(this.unsure===null?s:`${s} From t = ${Ke(this.unsure)} s on this motion amplifies rounding: its digits are not certain.`,!t.finished)}energy(){let e=this.scene.plots.find(({label:i})=>i.startsWith("change of energy"));if(!e)return"";let t=e.series[0].values.subarray(0,this.made.count);return`changes by ${Ke(Math.max(...t.map(Math.abs)),2)} J at most`}set(e){return this.card.settings=this.card.settings.map((t,i)=>e[i]??t),this.ask(this.live.rtol),this.wait()}state(){let{made:e}=this;return{ready:this.ready,failed:this.failed??null,changed:this.card.changed,settings:this.card.settings,agrees:this.agrees,refused:this.refused??null,first:this.first??null,made:e&&{status:e.status,finished:e.finished,steps:e.steps,took:e.took,stepped:e.stepped,rtol:e.rtol,end:Array.from(e.end),events:e.events,count:e.count},apart:this.apart,unsure:this.unsure,ghost:this.ghost.group.visible}}};var uy="http://www.w3.org/2000/svg",[ws,Xh,dy]=[84,26,90];function qh(n,e,...t){let i=document.createElementNS(uy,n);for(let[s,r]of Object.entries(e))i.setAttribute(s,r);return i.append(...t),i}var Ya=class{constructor(e,t){this.line=qh("line",{class:`arm ${t}`}),this.text=qh("text",{class:`arm ${t}`,"text-anchor":"middle","dominant-baseline":"central"},e)}turn(e,t,i){let[s,r]=[ws/2,ws/2];for(let[d,u]of Object.entries({x1:s,y1:r,x2:s+Xh*e,y2:r-Xh*t}))this.line.setAttribute(d,u.toFixed(1));let o=Xh+9,a=Math.hypot(e,t),[l,h]=a>.25?[e/a,t/a]:[.7,.7],c=a>.25?o*a+3:10;this.text.setAttribute("x",(s+l*c).toFixed(1)),this.text.setAttribute("y",(r-h*c).toFixed(1));for(let d of[this.line,this.text])d.style.opacity=i<-.2?.55:1}};function fy(n,e){let t=[...new Set([...n.surfaces.map(({grid:i})=>i),e].filter(i=>i>0))];return t.length?`grid ${t.map(i=>`${Ke(i)} m`).join(", ")}`:""}var Za=class{constructor(e,t,i=0){Object.assign(this,{scene:e,stage:t}),this.arms=["x","y","z"].map(o=>new Ya(o,o)),this.pull=e.gravity>0?new Ya("g","g"):null;let s=[...this.arms,...this.pull?[this.pull]:[]];this.triad=qh("svg",{class:"triad",viewBox:`0 0 ${ws} ${ws}`,width:ws,height:ws},...s.flatMap(({line:o,text:a})=>[o,a])),this.bar=W("div",{class:"rule"}),this.length=W("span",{});let r=fy(e,i);this.element=W("div",{class:"orientation","aria-hidden":"true"},this.triad,W("div",{},this.length,this.bar,W("span",{class:"grid"},r)))}update(){let{camera:e,controls:t,turn:i,canvas:s}=this.stage,r=new C,o=(c,d,u)=>r.set(c,d,u).applyQuaternion(i).transformDirection(e.matrixWorldInverse);if(this.arms.forEach((c,d)=>{let{x:u,y:f,z:g}=o(...[0,1,2].map(v=>v===d?1:0));c.turn(u,f,g)}),this.pull){let{x:c,y:d,z:u}=o(...this.scene.up.map(f=>-f));this.pull.turn(c,d,u)}let l=2*e.position.distanceTo(t.target)*Math.tan(ji.degToRad(e.fov/2))/Math.max(1,s.clientHeight),h=bs(dy*l);this.bar.style.width=`${(h/l).toFixed(1)}px`,this.length.textContent=`${Ke(h)} m`,this.shown={metres:h,pixels:h/l}}};function py(n){let e=/^(\S.*?)\s{2,}(.*)$/.exec(n.trim());return e?[e[1],e[2]]:["",n.trim()]}var my=Object.fromEntries("alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ kappa κ lambda λ mu μ nu ν xi ξ rho ρ sigma σ tau τ phi φ chi χ psi ψ omega ω Gamma Γ Delta Δ Theta Θ Lambda Λ Sigma Σ Phi Φ Psi Ψ Omega Ω".split(" ").reduce((n,e,t,i)=>t%2?n:[...n,[e,i[t+1]]],[]));function gy(n){let[e,...t]=n.split("_"),[,i,s]=/^([A-Za-z]+?)(\d*)$/.exec(e)??[null,e,""],r=[s,...t].filter(Boolean).join(",");return W("dt",{title:n},my[i]??i,r?W("sub",{},r):null)}function _y(n,e=[]){let t=i=>e.find(({parameter:s})=>s===i)?.unit;return W("dl",{class:"pairs"},...n.flatMap(([i,s,r])=>[gy(String(i)),W("dd",{},typeof s=="number"?Ke(s,6):String(s),r||t(i)?W("span",{class:"unit"},` ${r||t(i)}`):null)]))}function qd(n){return W("dl",{class:"pairs summary"},...n.flatMap(e=>{let[t,i]=py(e);return t?[W("dt",{},t),W("dd",{},i)]:[W("dd",{class:"whole"},i)]}))}function $d(n,e,t){return W("details",t?{open:!0}:{},W("summary",{},n),e)}var Yd={roll:"rolls",slide:"slides",fly:"flies"},xy=(n,e)=>[2,3,4,6].map(t=>Ke(n,t)).find(t=>Number(t)>e==n>e)??Ke(n,8),yy=({lifted:n,slipped:e,needed:t,pressed:i,mode:s},r,o)=>{if(s)return s==="fly"?Yd.fly:`${Yd[s]}, pressed with ${Ke(i,3)} N`;if(n)return"would lift off";if(r===!1)return`pressed with ${Ke(i,3)} N`;let a=t>=1e29?"any friction":`μ ${t<5e-5?0:xy(t,o)}`;return e?`would slip: needs ${a}`:`holds: needs ${a}`};function vy({perMetre:n,most:e,cuts:t,length:i}){let s=10**Math.floor(Math.log10(i)),r=o=>W("b",{class:"force"},o);return W("li",{class:"scale"},r("→"),W("span",{},`force: ${Ke(s)} m = ${Ke(s*n)} N`),...t?[r("↠"),W("span",{},`two heads: cut, over ${Ke(e)} N`)]:[])}var Ja=class{constructor(e,t,{roomy:i,beside:s=[]}){this.contacts=e.contacts.map(({name:o,rolls:a})=>{let l=W("span",{class:"says"}),h=W("li",{class:"contact"},W("i",{class:"dot"}),W("span",{class:"name"},o),l);return{name:o,rolls:a,element:h,text:l}}),this.scale=vy(t),this.recorded={status:e.status,summary:e.summary},this.status=W("p",{class:"status"},e.status),this.status.hidden=!e.status,this.summary=W("div",{},qd(e.summary)),this.live=W("div",{class:"slot"}),this.beside=s.map(({group:{name:o},tone:a})=>({tone:a,swatch:W("i",{class:"swatch"}),name:o}));let r=this.beside.map(({swatch:o,name:a})=>W("li",{},o,a));this.judged=e.summary.length?$d("How good is it?",this.summary,!1):null,this.body=W("div",{class:"body"},this.status,e.parameters.length?$d("Parameters",_y(e.parameters,e.live?.sliders),i&&!e.live?.sliders):null,this.judged),this.subtitle=W("p",{class:"subtitle"},e.subtitle),this.element=W("section",{class:"card panel","aria-label":"About this motion"},W("h1",{},e.title||"Motion"),this.subtitle,this.contacts.length?W("ul",{class:"contacts"},...this.contacts.map(({element:o})=>o),this.scale):null,r.length?W("ul",{class:"contacts beside","aria-label":"Motions beside it"},...r):null,this.live,this.body),this.retheme()}retheme(){for(let{swatch:e,tone:t}of this.beside)e.style.background=t()}tell(e){let{status:t,summary:i}=e??this.recorded;this.status.textContent=t,this.status.hidden=!t,this.summary.replaceChildren(qd(i))}fold(e){this.body.hidden=e,this.subtitle.hidden=e||!this.subtitle.textContent}update(e,t){for(let{name:i,rolls:s,element:r,text:o}of this.contacts){let a=e[i];r.classList.toggle("bad",a.lifted||a.slipped);let l=yy(a,s,t);o.textContent!==l&&(o.textContent=l)}}};var by=[["position","","m"],["velocity","velocity ","m/s"],["omega","angular velocity ","rad/s"]];function My(n){let e=[],t=(i,s,r)=>[..."xyz"].forEach((o,a)=>e.push({label:`${i}${o} (${r})`,array:s,width:3,k:a}));for(let i of[...n.bodies,...n.points.filter(({kind:s})=>s==="point")])for(let[s,r,o]of by)i[s]&&t(`${i.name} ${r}`,i[s],o);for(let{name:i,force:s}of n.contacts)t(`force, ${i}, `,s,"N");for(let{name:i,values:s}of n.forces??[])t(`force, ${i}, `,s,"N");for(let{label:i,series:s}of n.plots)for(let{name:r,values:o}of s)e.push({label:s.length>1?`${i}: ${r}`:i,array:o,width:1,k:0});return e}function Ka({array:n,width:e,k:t},i){let s=n.length===e;return Float32Array.from({length:i},(r,o)=>n[(s?0:o*e)+t])}function Sy(n,e,t){return{label:e?`${n.label} over ${e.label}`:n.label,series:[{name:n.label,values:Ka(n,t)}],across:e?{values:Ka(e,t)}:null,again(){this.series[0].values=Ka(n,t),e&&(this.across.values=Ka(e,t))}}}function Zd(n,{add:e,remove:t}){let i=My(n),s=(l,h,c)=>W("select",{id:l,"aria-label":h},...c.map((d,u)=>W("option",{value:u},d))),r=s("plot-what","Quantity to plot",i.map(({label:l})=>l)),o=s("plot-over","Plot it over",["time",...i.map(({label:l})=>l)]),a=()=>{let l=e(Sy(i[r.value],i[o.value-1],n.t.length));l.element.firstChild.append(di("close","Remove this plot",()=>t(l),{class:"icon close"}))};return W("details",{class:"choose"},W("summary",{},"Plot something else"),W("div",{},r,W("span",{},"over"),o,W("button",{type:"button",id:"plot-add",onclick:a},"Plot")))}var ci={top:6,right:10,bottom:6},Yh=16,Jd=[[],[6,3],[2,2],[9,3,2,3],[4,4],[1,3]],Kd=4,bn=n=>Number.isFinite(n)&&Math.abs(n)<Oi;function jd(n){let e=n.flatMap(l=>Array.from(l).filter(bn)).sort((l,h)=>l-h);if(!e.length)return[-1,1];let[t,i]=[e[0],e[e.length-1]],[s,r]=[e[Math.floor(.03*(e.length-1))],e[Math.ceil(.97*(e.length-1))]],o=3*(r-s);o>0&&([t,i]=[Math.max(t,s-o),Math.min(i,r+o)]);let a=i>t?.06*(i-t):Math.max(Math.abs(t)*.1,1e-12);return[t-a,i+a]}function wy(n){let e=0;for(let t=2;t<n.length;t++)(n[t]-n[t-1])*(n[t-1]-n[t-2])<0&&e++;return e}function $h(n,{i:e,s:t}){let[i,s]=[n[e],n[Math.min(e+1,n.length-1)]];return t>0&&bn(i)&&bn(s)?i+t*(s-i):i}var Ar=class{constructor(e,t,{times:i,zoom:s,seek:r,hover:o}){Object.assign(this,{plot:e,times:i,zoom:s,last:!1,ghosts:null}),this.measureRange(),this.friction=e.series.some(({values:c})=>t.some(({needed:d})=>Ay(d,c)));let a=e.across?"":" over time";this.canvas=W("canvas",{class:"plot",role:"img","aria-label":`${e.label}${a}; the numbers above are those at the time shown`}),this.values=e.series.map(()=>W("b")),this.swatches=e.series.map(()=>W("i",{class:"swatch"}));let l=e.series.map(({name:c},d)=>W("span",{class:"entry"},this.swatches[d],e.series.length>1?`${c} `:"",this.values[d]));this.element=W("figure",{},W("figcaption",{class:e.series.length>1?"many":"one"},W("span",{class:"label"},e.label),...l),this.canvas);let h=c=>{let d=this.canvas.getBoundingClientRect();return this.time(c.clientX-d.left,c.clientY-d.top)};this.canvas.addEventListener("pointerdown",c=>{this.canvas.setPointerCapture(c.pointerId),r(h(c))}),this.canvas.addEventListener("pointermove",c=>{c.buttons&1?r(h(c)):c.pointerType==="mouse"&&o(h(c))}),this.canvas.addEventListener("pointerleave",()=>o(null)),s.listen(this.canvas,h)}tone(e){let{series:t}=this.plot;if(t.filter(({motion:o})=>o===void 0).length===t.length)return{colour:Qt(e),dash:[]};let{motion:s=0,part:r=e}=t[e];return{colour:Ua(s),dash:Jd[r%Jd.length]}}rewrite(e){this.plot.again?.(),this.ghosts=e,this.zoomed()}zoomed(){this.measureRange(),this.cache=null}measureRange(){this.measureSpan(),this.range=jd([...this.plot.series.map(({values:e})=>e),...this.ghosts??[]].map(e=>this.zoom.part(e))),this.nothing=1e-12*Math.max(...this.range.map(Math.abs))}get along(){return this.plot.across?.values??this.times}measureSpan(){let{across:e}=this.plot;this.span=e?jd([this.zoom.part(e.values)]):[this.zoom.from,this.zoom.to]}x(e){let[t,i]=this.span;return this.left+(e-t)/(i-t||1)*(this.width-this.left-ci.right)}time(e,t){let{across:i,series:[{values:s}]}=this.plot;if(i){let a=Array.from(this.zoom.part(s),(l,h)=>Math.hypot(this.x(this.along[this.zoom.first+h])-e,this.y(l)-t));return this.times[this.zoom.first+a.indexOf(Math.min(...a))]}let[r,o]=this.span;return Math.min(o,Math.max(r,r+(e-this.left)/(this.width-this.left-ci.right)*(o-r)))}y(e){let[t,i]=this.range;return this.bottom-(e-t)/(i-t)*(this.bottom-ci.top)}measure(e,t){this.count=t>80?5:3;let{at:i,text:s}=za(...this.range,this.count);return Math.max(...i.map(r=>e.measureText(s(r)).width),0)+10}layout(e,t,i,s){Object.assign(this,{width:e,left:i,last:s||!!this.plot.across}),this.height=t+(this.last?Yh:0),this.bottom=t-ci.bottom,this.scale=Math.min(devicePixelRatio||1,3),this.canvas.width=Math.round(e*this.scale),this.canvas.height=Math.round(this.height*this.scale),this.canvas.style.height=`${this.height}px`,this.cache=null}background(e,t){let i=document.createElement("canvas");[i.width,i.height]=[this.canvas.width,this.canvas.height];let s=i.getContext("2d");if(s.scale(this.scale,this.scale),s.font=e.font,this.axes(s,e),s.save(),s.beginPath(),s.rect(this.left,ci.top-3,this.width-this.left-ci.right+1,this.bottom-ci.top+6),s.clip(),this.friction&&this.rule(s,t,e),!this.plot.dots){s.lineWidth=1,s.setLineDash([3,3]),s.strokeStyle=e.soft;for(let r of this.ghosts??[])this.trace(s,r);s.setLineDash([])}return this.plot.series.forEach(({values:r},o)=>{let{colour:a,dash:l}=this.tone(o);s.strokeStyle=a,s.setLineDash(l),s.lineWidth=this.zoom.last-this.zoom.first>500?1.2:1.6,s.lineJoin="round",this.plot.dots?this.dot(s,r,a):!this.plot.across&&wy(this.zoom.part(r))>.5*(this.width-this.left)?this.band(s,r,a):this.trace(s,r),s.setLineDash([])}),s.restore(),i}axes(e,{faint:t,soft:i}){let[s,r]=this.span;e.lineWidth=1,e.strokeStyle=t,e.fillStyle=i,e.textAlign="right",e.textBaseline="middle";let o=za(...this.range,this.count);for(let h of o.at){let c=Math.round(this.y(h))+.5;ja(e,this.left,c,this.width-ci.right,c),e.fillText(o.text(h),this.left-6,Math.min(this.bottom-2,Math.max(ci.top+2,c)))}let a=za(s,r,Math.max(2,Math.floor((this.width-this.left)/44)));e.textBaseline="top";let l=-1/0;for(let h of a.at){let c=Math.round(this.x(h))+.5;if(ja(e,c,this.bottom,c,this.bottom+3),!this.last)continue;let d=a.text(h),u=e.measureText(d).width/2,f=Math.min(this.width-2-u,c);f-u<l+8||(e.textAlign="center",e.fillText(d,f,this.bottom+6),l=f+u)}}rule(e,t,{bad:i}){e.strokeStyle=i,e.setLineDash([4,4]),ja(e,this.left,this.y(t),this.width,this.y(t)),e.setLineDash([])}trace(e,t){let i=!1;e.beginPath(),this.zoom.part(t).forEach((s,r)=>{let o=this.zoom.first+r;if(!bn(s)){i=!1;return}let a=Math.min(1e5,Math.max(-1e5,this.y(s)));i?e.lineTo(this.x(this.along[o]),a):e.moveTo(this.x(this.along[o]),a),i=!0}),e.stroke()}band(e,t,i){let[s,r]=[new Map,new Map];this.zoom.part(t).forEach((o,a)=>{if(!bn(o))return;let l=Math.round(this.x(this.along[this.zoom.first+a])/Kd)*Kd,h=Math.min(1e5,Math.max(-1e5,this.y(o)));s.set(l,Math.max(s.get(l)??-1/0,h)),r.set(l,Math.min(r.get(l)??1/0,h))}),e.fillStyle=i,e.globalAlpha=.25,e.beginPath();for(let[o,a]of r)e.lineTo(o,a);for(let[o,a]of[...s].reverse())e.lineTo(o,a);e.fill(),e.globalAlpha=1,e.lineWidth=1.2;for(let o of[r,s]){e.beginPath();for(let[a,l]of o)e.lineTo(a,l);e.stroke()}}dot(e,t,i){e.fillStyle=i,this.zoom.part(t).forEach((s,r)=>{bn(s)&&e.fillRect(this.x(this.along[this.zoom.first+r])-.75,this.y(s)-.75,1.5,1.5)})}draw(e,t,i,s){let r=this.plot.series.map(({values:l})=>$h(l,t));if(r.forEach((l,h)=>{let c=bn(l)||this.friction&&l>Rr;this.values[h].textContent=c?Ke(Math.abs(l)<this.nothing?0:l,4):"–";let{colour:d,dash:[u,f]}=this.tone(h);this.swatches[h].style.background=u?`repeating-linear-gradient(90deg, ${d} 0 ${u}px, transparent ${u}px ${u+f}px)`:d}),!this.width)return;this.cache??=this.background(s,i);let o=this.canvas.getContext("2d");o.setTransform(1,0,0,1,0,0),o.clearRect(0,0,this.canvas.width,this.canvas.height),o.drawImage(this.cache,0,0),o.scale(this.scale,this.scale),o.strokeStyle=s.ink,o.lineWidth=1,!this.plot.across&&e>=this.zoom.from&&e<=this.zoom.to&&ja(o,this.x(e),ci.top-3,this.x(e),this.bottom);let a=this.x(this.plot.across?$h(this.along,t):$h(this.times,t));a<this.left-1||a>this.width-ci.right+1||r.forEach((l,h)=>{let c=this.y(l);!bn(l)||c<ci.top-3||c>this.bottom+3||(o.fillStyle=this.tone(h).colour,o.beginPath(),o.arc(a,c,3,0,7),o.fill())})}};function ja(n,e,t,i,s){n.beginPath(),n.moveTo(e,t),n.lineTo(i,s),n.stroke()}function Ay(n,e){return n.length===e.length&&n.every((t,i)=>Object.is(t,e[i]))}var Qa=1.5,Ty=5,el=class{constructor(e,t,i){Object.assign(this,{times:e,now:t,changed:i,start:e[0],end:e[e.length-1]}),this.says=W("span",{}),this.more=di("plus","Zoom in on the time shown",()=>this.by(1/Qa)),this.less=di("minus","Zoom out",()=>this.by(Qa)),this.element=W("div",{class:"axis"},this.less,this.says,this.more),this.take(this.start,this.end),this.tell(null)}take(e,t){let{times:i,start:s,end:r}=this,o=Math.min(r-s,Math.max(t-e,(r-s)*Ty/i.length));this.from=Math.min(Math.max(e,s),r-o),this.to=this.from+o,this.first=Math.max(0,i.findIndex(l=>l>=this.from)-1);let a=i.findIndex(l=>l>this.to);this.last=a<0?i.length-1:a,this.less.disabled=this.all}get all(){return this.to-this.from>=(this.end-this.start)*(1-1e-9)}by(e,t=this.now()){let i=Math.min(this.to,Math.max(this.from,t));this.take(i-(i-this.from)*e,i+(this.to-i)*e),this.changed()}move(e){let t=e*(this.to-this.from);this.take(this.from+t,this.to+t),this.changed()}whole(){this.take(this.start,this.end),this.changed()}along(e){if(e>=this.from&&e<=this.to)return!1;let t=this.to-this.from,i=e>this.to?e:e-t;return this.take(i,i+t),!0}tell(e){this.says.textContent=e===null?"time (s)":`values at t = ${yn(e,this.to-this.from)} s`}part(e){return e.subarray(this.first,this.last+1)}listen(e,t){e.addEventListener("wheel",i=>{i.preventDefault();let{deltaX:s,deltaY:r,shiftKey:o}=i;o||Math.abs(s)>Math.abs(r)?this.move(.1*Math.sign(s||r)):this.by(r>0?Qa:1/Qa,t(i))},{passive:!1}),e.addEventListener("dblclick",()=>this.whole())}};var Qd=104,Ey=60,Ry=32,tl=class{constructor(e,t,i){Object.assign(this,{scene:e,changed:i,times:e.t,hovered:null}),this.zoom=new el(e.t,()=>this.now.t,()=>this.redraw()),this.zoom.element.addEventListener("click",()=>this.hover(null)),this.own={times:e.t,zoom:this.zoom,seek:t,hover:s=>this.hover(s)},this.all=e.plots.filter(({spare:s})=>!s).map(s=>new Ar(s,e.contacts,this.own)),this.element=W("section",{class:"card plots","aria-label":"Plots",tabindex:"0"},...this.all.map(({element:s})=>s)),this.axis=this.zoom.element,this.choose=Zd(e,{add:s=>this.add(s),remove:s=>this.remove(s)}),this.choose.addEventListener("toggle",i),this.all.length&&this.element.append(this.axis,this.choose),this.judging(!1)}judging(e){let t=this.all.some(({plot:i})=>!i.numerics);for(let{plot:i,element:s}of this.all)s.hidden=!!i.numerics&&t&&!e}get items(){return this.all.filter(({element:e})=>!e.hidden)}add(e){let t=new Ar(e,[],this.own);return this.all.push(t),this.element.insertBefore(t.element,e.across?this.axis.nextSibling:this.axis),this.changed(),t}remove(e){this.all=this.all.filter(t=>t!==e),e.element.remove(),this.changed()}rewrite(e){for(let t of this.all)t.rewrite(e&&t.plot.series.map(({values:i})=>e(i)).filter(Boolean))}layout(e=this.room){this.room=e;let t=getComputedStyle(this.element),i=u=>t.getPropertyValue(u).trim();this.style={font:`11px ${t.fontFamily}`,ink:i("--ink"),soft:i("--soft"),faint:i("--rule"),bad:i("--bad")};let s=this.items[0]?.canvas.clientWidth;if(!s)return;let r=this.items.reduce((u,{element:f})=>u+f.firstChild.offsetHeight+4,0),o=this.axis.offsetHeight+this.choose.offsetHeight+Ry,a=(e-r-Yh-o)/this.items.length,l=Math.floor(Math.max(Ey,Math.min(Qd,a||Qd))),[h]=this.items.filter(({plot:u})=>!u.across).slice(-1),c=this.items[0].canvas.getContext("2d");c.font=this.style.font;let d=Math.max(...this.items.map(u=>u.measure(c,l)));this.items.forEach(u=>u.layout(s,l,d,u===h))}refresh(){for(let e of this.all)e.cache=null}redraw(){for(let e of this.all)e.zoomed();this.layout(),this.update(this.now.t,this.now.mu)}hover(e){this.hovered=e,this.zoom.tell(e),this.update(this.now.t,this.now.mu)}update(e,t){let i=this.now!==void 0&&e!==this.now.t,s=i&&this.zoom.along(e);if(this.now={t:e,mu:t},i&&(this.hovered=null,this.zoom.tell(null)),!this.items.length||this.element.hidden)return;if(s){this.redraw();return}(!this.style||!this.items[0].width&&this.items[0].canvas.clientWidth)&&this.layout();let r=Bn(this.times,this.hovered??e);for(let o of this.items)o.draw(e,r,t,this.style)}};var ef={type:"change"},Jh={type:"start"},nf={type:"end"},il=new Cn,tf=new Jt,Cy=Math.cos(70*ji.DEG2RAD),At=new C,qt=2*Math.PI,je={NONE:-1,ROTATE:0,DOLLY:1,PAN:2,TOUCH_ROTATE:3,TOUCH_PAN:4,TOUCH_DOLLY_PAN:5,TOUCH_DOLLY_ROTATE:6},Zh=1e-6,nl=class extends lr{constructor(e,t=null){super(e,t),this.state=je.NONE,this.target=new C,this.cursor=new C,this.minDistance=0,this.maxDistance=1/0,this.minZoom=0,this.maxZoom=1/0,this.minTargetRadius=0,this.maxTargetRadius=1/0,this.minPolarAngle=0,this.maxPolarAngle=Math.PI,this.minAzimuthAngle=-1/0,this.maxAzimuthAngle=1/0,this.enableDamping=!1,this.dampingFactor=.05,this.enableZoom=!0,this.zoomSpeed=1,this.enableRotate=!0,this.rotateSpeed=1,this.keyRotateSpeed=1,this.enablePan=!0,this.panSpeed=1,this.screenSpacePanning=!0,this.keyPanSpeed=7,this.zoomToCursor=!1,this.autoRotate=!1,this.autoRotateSpeed=2,this.keys={LEFT:"ArrowLeft",UP:"ArrowUp",RIGHT:"ArrowRight",BOTTOM:"ArrowDown"},this.mouseButtons={LEFT:li.ROTATE,MIDDLE:li.DOLLY,RIGHT:li.PAN},this.touches={ONE:xi.ROTATE,TWO:xi.DOLLY_PAN},this.target0=this.target.clone(),this.position0=this.object.position.clone(),this.zoom0=this.object.zoom,this._cursorStyle="auto",this._domElementKeyEvents=null,this._lastPosition=new C,this._lastQuaternion=new vt,this._lastTargetPosition=new C,this._quat=new vt().setFromUnitVectors(e.up,new C(0,1,0)),this._quatInverse=this._quat.clone().invert(),this._spherical=new ds,this._sphericalDelta=new ds,this._scale=1,this._panOffset=new C,this._rotateStart=new Ee,this._rotateEnd=new Ee,this._rotateDelta=new Ee,this._panStart=new Ee,this._panEnd=new Ee,this._panDelta=new Ee,this._dollyStart=new Ee,this._dollyEnd=new Ee,this._dollyDelta=new Ee,this._dollyDirection=new C,this._mouse=new Ee,this._performCursorZoom=!1,this._pointers=[],this._pointerPositions={},this._controlActive=!1,this._onPointerMove=Iy.bind(this),this._onPointerDown=Py.bind(this),this._onPointerUp=Ly.bind(this),this._onContextMenu=ky.bind(this),this._onMouseWheel=Uy.bind(this),this._onKeyDown=Oy.bind(this),this._onTouchStart=Fy.bind(this),this._onTouchMove=By.bind(this),this._onMouseDown=Ny.bind(this),this._onMouseMove=Dy.bind(this),this._interceptControlDown=zy.bind(this),this._interceptControlUp=Gy.bind(this),this.domElement!==null&&this.connect(this.domElement),this.update()}set cursorStyle(e){this._cursorStyle=e,e==="grab"?this.domElement.style.cursor="grab":this.domElement.style.cursor="auto"}get cursorStyle(){return this._cursorStyle}connect(e){super.connect(e),this.domElement.addEventListener("pointerdown",this._onPointerDown),this.domElement.addEventListener("pointercancel",this._onPointerUp),this.domElement.addEventListener("contextmenu",this._onContextMenu),this.domElement.addEventListener("wheel",this._onMouseWheel,{passive:!1}),this.domElement.ownerDocument.addEventListener("keydown",this._interceptControlDown,{passive:!0,capture:!0}),this.domElement.style.touchAction="none"}disconnect(){this.state=je.NONE,this.domElement.removeEventListener("pointerdown",this._onPointerDown),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.domElement.removeEventListener("pointercancel",this._onPointerUp),this.domElement.removeEventListener("wheel",this._onMouseWheel),this.domElement.removeEventListener("contextmenu",this._onContextMenu),this.stopListenToKeyEvents(),this.domElement.ownerDocument.removeEventListener("keydown",this._interceptControlDown,{capture:!0}),this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{capture:!0}),this._controlActive=!1,this._pointers.length=0,this._pointerPositions={},this.domElement.style.touchAction="",this.domElement.style.cursor="auto"}dispose(){this.disconnect()}getPolarAngle(){return this._spherical.phi}getAzimuthalAngle(){return this._spherical.theta}getDistance(){return this.object.position.distanceTo(this.target)}listenToKeyEvents(e){e.addEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=e}stopListenToKeyEvents(){this._domElementKeyEvents!==null&&(this._domElementKeyEvents.removeEventListener("keydown",this._onKeyDown),this._domElementKeyEvents=null)}saveState(){this.target0.copy(this.target),this.position0.copy(this.object.position),this.zoom0=this.object.zoom}reset(){this.target.copy(this.target0),this.object.position.copy(this.position0),this.object.zoom=this.zoom0,this.object.updateProjectionMatrix(),this.dispatchEvent(ef),this.update(),this.state=je.NONE}pan(e,t){this._pan(e,t),this.update()}dollyIn(e){this._dollyIn(e),this.update()}dollyOut(e){this._dollyOut(e),this.update()}rotateLeft(e){this._rotateLeft(e),this.update()}rotateUp(e){this._rotateUp(e),this.update()}update(e=null){let t=this.object.position;At.copy(t).sub(this.target),At.applyQuaternion(this._quat),this._spherical.setFromVector3(At),this.autoRotate&&this.state===je.NONE&&this._rotateLeft(this._getAutoRotationAngle(e)),this.enableDamping?(this._spherical.theta+=this._sphericalDelta.theta*this.dampingFactor,this._spherical.phi+=this._sphericalDelta.phi*this.dampingFactor):(this._spherical.theta+=this._sphericalDelta.theta,this._spherical.phi+=this._sphericalDelta.phi);let i=this.minAzimuthAngle,s=this.maxAzimuthAngle;isFinite(i)&&isFinite(s)&&(i<-Math.PI?i+=qt:i>Math.PI&&(i-=qt),s<-Math.PI?s+=qt:s>Math.PI&&(s-=qt),i<=s?this._spherical.theta=Math.max(i,Math.min(s,this._spherical.theta)):this._spherical.theta=this._spherical.theta>(i+s)/2?Math.max(i,this._spherical.theta):Math.min(s,this._spherical.theta)),this._spherical.phi=Math.max(this.minPolarAngle,Math.min(this.maxPolarAngle,this._spherical.phi)),this._spherical.makeSafe(),this.enableDamping===!0?this.target.addScaledVector(this._panOffset,this.dampingFactor):this.target.add(this._panOffset),this.target.sub(this.cursor),this.target.clampLength(this.minTargetRadius,this.maxTargetRadius),this.target.add(this.cursor);let r=!1;if(this.zoomToCursor&&this._performCursorZoom||this.object.isOrthographicCamera)this._spherical.radius=this._clampDistance(this._spherical.radius);else{let o=this._spherical.radius;this._spherical.radius=this._clampDistance(this._spherical.radius*this._scale),r=o!=this._spherical.radius}if(At.setFromSpherical(this._spherical),At.applyQuaternion(this._quatInverse),t.copy(this.target).add(At),this.object.lookAt(this.target),this.enableDamping===!0?(this._sphericalDelta.theta*=1-this.dampingFactor,this._sphericalDelta.phi*=1-this.dampingFactor,this._panOffset.multiplyScalar(1-this.dampingFactor)):(this._sphericalDelta.set(0,0,0),this._panOffset.set(0,0,0)),this.zoomToCursor&&this._performCursorZoom){let o=null;if(this.object.isPerspectiveCamera){let a=At.length();o=this._clampDistance(a*this._scale);let l=a-o;this.object.position.addScaledVector(this._dollyDirection,l),this.object.updateMatrixWorld(),r=!!l}else if(this.object.isOrthographicCamera){let a=new C(this._mouse.x,this._mouse.y,0);a.unproject(this.object);let l=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),this.object.updateProjectionMatrix(),r=l!==this.object.zoom;let h=new C(this._mouse.x,this._mouse.y,0);h.unproject(this.object),this.object.position.sub(h).add(a),this.object.updateMatrixWorld(),o=At.length()}else console.warn("WARNING: OrbitControls.js encountered an unknown camera type - zoom to cursor disabled."),this.zoomToCursor=!1;o!==null&&(this.screenSpacePanning?this.target.set(0,0,-1).transformDirection(this.object.matrix).multiplyScalar(o).add(this.object.position):(il.origin.copy(this.object.position),il.direction.set(0,0,-1).transformDirection(this.object.matrix),Math.abs(this.object.up.dot(il.direction))<Cy?this.object.lookAt(this.target):(tf.setFromNormalAndCoplanarPoint(this.object.up,this.target),il.intersectPlane(tf,this.target))))}else if(this.object.isOrthographicCamera){let o=this.object.zoom;this.object.zoom=Math.max(this.minZoom,Math.min(this.maxZoom,this.object.zoom/this._scale)),o!==this.object.zoom&&(this.object.updateProjectionMatrix(),r=!0)}return this._scale=1,this._performCursorZoom=!1,r||this._lastPosition.distanceToSquared(this.object.position)>Zh||8*(1-this._lastQuaternion.dot(this.object.quaternion))>Zh||this._lastTargetPosition.distanceToSquared(this.target)>Zh?(this.dispatchEvent(ef),this._lastPosition.copy(this.object.position),this._lastQuaternion.copy(this.object.quaternion),this._lastTargetPosition.copy(this.target),!0):!1}_getAutoRotationAngle(e){return e!==null?qt/60*this.autoRotateSpeed*e:qt/60/60*this.autoRotateSpeed}_getZoomScale(e){let t=Math.abs(e*.01);return Math.pow(.95,this.zoomSpeed*t)}_rotateLeft(e){this._sphericalDelta.theta-=e}_rotateUp(e){this._sphericalDelta.phi-=e}_panLeft(e,t){At.setFromMatrixColumn(t,0),At.multiplyScalar(-e),this._panOffset.add(At)}_panUp(e,t){this.screenSpacePanning===!0?At.setFromMatrixColumn(t,1):(At.setFromMatrixColumn(t,0),At.crossVectors(this.object.up,At)),At.multiplyScalar(e),this._panOffset.add(At)}_pan(e,t){let i=this.domElement;if(this.object.isPerspectiveCamera){let s=this.object.position;At.copy(s).sub(this.target);let r=At.length();r*=Math.tan(this.object.fov/2*Math.PI/180),this._panLeft(2*e*r/i.clientHeight,this.object.matrix),this._panUp(2*t*r/i.clientHeight,this.object.matrix)}else this.object.isOrthographicCamera?(this._panLeft(e*(this.object.right-this.object.left)/this.object.zoom/i.clientWidth,this.object.matrix),this._panUp(t*(this.object.top-this.object.bottom)/this.object.zoom/i.clientHeight,this.object.matrix)):(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - pan disabled."),this.enablePan=!1)}_dollyOut(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale/=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_dollyIn(e){this.object.isPerspectiveCamera||this.object.isOrthographicCamera?this._scale*=e:(console.warn("WARNING: OrbitControls.js encountered an unknown camera type - dolly/zoom disabled."),this.enableZoom=!1)}_updateZoomParameters(e,t){if(!this.zoomToCursor)return;this._performCursorZoom=!0;let i=this.domElement.getBoundingClientRect(),s=e-i.left,r=t-i.top,o=i.width,a=i.height;this._mouse.x=s/o*2-1,this._mouse.y=-(r/a)*2+1,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()}_clampDistance(e){return Math.max(this.minDistance,Math.min(this.maxDistance,e))}_handleMouseDownRotate(e){this._rotateStart.set(e.clientX,e.clientY)}_handleMouseDownDolly(e){this._updateZoomParameters(e.clientX,e.clientY),this._dollyStart.set(e.clientX,e.clientY)}_handleMouseDownPan(e){this._panStart.set(e.clientX,e.clientY)}_handleMouseMoveRotate(e){this._rotateEnd.set(e.clientX,e.clientY),this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(qt*this._rotateDelta.x/t.clientHeight),this._rotateUp(qt*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd),this.update()}_handleMouseMoveDolly(e){this._dollyEnd.set(e.clientX,e.clientY),this._dollyDelta.subVectors(this._dollyEnd,this._dollyStart),this._dollyDelta.y>0?this._dollyOut(this._getZoomScale(this._dollyDelta.y)):this._dollyDelta.y<0&&this._dollyIn(this._getZoomScale(this._dollyDelta.y)),this._dollyStart.copy(this._dollyEnd),this.zoomToCursor&&(this._performCursorZoom=!0,this._dollyDirection.set(this._mouse.x,this._mouse.y,1).unproject(this.object).sub(this.object.position).normalize()),this.update()}_handleMouseMovePan(e){this._panEnd.set(e.clientX,e.clientY),this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd),this.update()}_handleMouseWheel(e){this._updateZoomParameters(e.clientX,e.clientY),e.deltaY<0?this._dollyIn(this._getZoomScale(e.deltaY)):e.deltaY>0&&this._dollyOut(this._getZoomScale(e.deltaY)),this.update()}_handleKeyDown(e){let t=!1;switch(e.code){case this.keys.UP:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(qt*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,this.keyPanSpeed),t=!0;break;case this.keys.BOTTOM:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateUp(-qt*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(0,-this.keyPanSpeed),t=!0;break;case this.keys.LEFT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(qt*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(this.keyPanSpeed,0),t=!0;break;case this.keys.RIGHT:e.ctrlKey||e.metaKey||e.shiftKey?this.enableRotate&&this._rotateLeft(-qt*this.keyRotateSpeed/this.domElement.clientHeight):this.enablePan&&this._pan(-this.keyPanSpeed,0),t=!0;break}t&&(e.preventDefault(),this.update())}_handleTouchStartRotate(e){if(this._pointers.length===1)this._rotateStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._rotateStart.set(i,s)}}_handleTouchStartPan(e){if(this._pointers.length===1)this._panStart.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panStart.set(i,s)}}_handleTouchStartDolly(e){let t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyStart.set(0,r)}_handleTouchStartDollyPan(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enablePan&&this._handleTouchStartPan(e)}_handleTouchStartDollyRotate(e){this.enableZoom&&this._handleTouchStartDolly(e),this.enableRotate&&this._handleTouchStartRotate(e)}_handleTouchMoveRotate(e){if(this._pointers.length==1)this._rotateEnd.set(e.pageX,e.pageY);else{let i=this._getSecondPointerPosition(e),s=.5*(e.pageX+i.x),r=.5*(e.pageY+i.y);this._rotateEnd.set(s,r)}this._rotateDelta.subVectors(this._rotateEnd,this._rotateStart).multiplyScalar(this.rotateSpeed);let t=this.domElement;this._rotateLeft(qt*this._rotateDelta.x/t.clientHeight),this._rotateUp(qt*this._rotateDelta.y/t.clientHeight),this._rotateStart.copy(this._rotateEnd)}_handleTouchMovePan(e){if(this._pointers.length===1)this._panEnd.set(e.pageX,e.pageY);else{let t=this._getSecondPointerPosition(e),i=.5*(e.pageX+t.x),s=.5*(e.pageY+t.y);this._panEnd.set(i,s)}this._panDelta.subVectors(this._panEnd,this._panStart).multiplyScalar(this.panSpeed),this._pan(this._panDelta.x,this._panDelta.y),this._panStart.copy(this._panEnd)}_handleTouchMoveDolly(e){let t=this._getSecondPointerPosition(e),i=e.pageX-t.x,s=e.pageY-t.y,r=Math.sqrt(i*i+s*s);this._dollyEnd.set(0,r),this._dollyDelta.set(0,Math.pow(this._dollyEnd.y/this._dollyStart.y,this.zoomSpeed)),this._dollyOut(this._dollyDelta.y),this._dollyStart.copy(this._dollyEnd);let o=(e.pageX+t.x)*.5,a=(e.pageY+t.y)*.5;this._updateZoomParameters(o,a)}_handleTouchMoveDollyPan(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enablePan&&this._handleTouchMovePan(e)}_handleTouchMoveDollyRotate(e){this.enableZoom&&this._handleTouchMoveDolly(e),this.enableRotate&&this._handleTouchMoveRotate(e)}_addPointer(e){this._pointers.push(e.pointerId)}_removePointer(e){delete this._pointerPositions[e.pointerId];for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId){this._pointers.splice(t,1);return}}_isTrackingPointer(e){for(let t=0;t<this._pointers.length;t++)if(this._pointers[t]==e.pointerId)return!0;return!1}_trackPointer(e){let t=this._pointerPositions[e.pointerId];t===void 0&&(t=new Ee,this._pointerPositions[e.pointerId]=t),t.set(e.pageX,e.pageY)}_getSecondPointerPosition(e){let t=e.pointerId===this._pointers[0]?this._pointers[1]:this._pointers[0];return this._pointerPositions[t]}_customWheelEvent(e){let t=e.deltaMode,i={clientX:e.clientX,clientY:e.clientY,deltaY:e.deltaY};switch(t){case 1:i.deltaY*=16;break;case 2:i.deltaY*=100;break}return e.ctrlKey&&!this._controlActive&&(i.deltaY*=10),i}};function Py(n){this.enabled!==!1&&(this._pointers.length===0&&(this.domElement.setPointerCapture(n.pointerId),this.domElement.ownerDocument.addEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.addEventListener("pointerup",this._onPointerUp)),!this._isTrackingPointer(n)&&(this._addPointer(n),n.pointerType==="touch"?this._onTouchStart(n):this._onMouseDown(n),this._cursorStyle==="grab"&&(this.domElement.style.cursor="grabbing")))}function Iy(n){this.enabled!==!1&&(n.pointerType==="touch"?this._onTouchMove(n):this._onMouseMove(n))}function Ly(n){switch(this._removePointer(n),this._pointers.length){case 0:this.domElement.releasePointerCapture(n.pointerId),this.domElement.ownerDocument.removeEventListener("pointermove",this._onPointerMove),this.domElement.ownerDocument.removeEventListener("pointerup",this._onPointerUp),this.dispatchEvent(nf),this.state=je.NONE,this._cursorStyle==="grab"&&(this.domElement.style.cursor="grab");break;case 1:let e=this._pointers[0],t=this._pointerPositions[e];this._onTouchStart({pointerId:e,pageX:t.x,pageY:t.y});break}}function Ny(n){let e;switch(n.button){case 0:e=this.mouseButtons.LEFT;break;case 1:e=this.mouseButtons.MIDDLE;break;case 2:e=this.mouseButtons.RIGHT;break;default:e=-1}switch(e){case li.DOLLY:if(this.enableZoom===!1)return;this._handleMouseDownDolly(n),this.state=je.DOLLY;break;case li.ROTATE:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=je.PAN}else{if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=je.ROTATE}break;case li.PAN:if(n.ctrlKey||n.metaKey||n.shiftKey){if(this.enableRotate===!1)return;this._handleMouseDownRotate(n),this.state=je.ROTATE}else{if(this.enablePan===!1)return;this._handleMouseDownPan(n),this.state=je.PAN}break;default:this.state=je.NONE}this.state!==je.NONE&&this.dispatchEvent(Jh)}function Dy(n){switch(this.state){case je.ROTATE:if(this.enableRotate===!1)return;this._handleMouseMoveRotate(n);break;case je.DOLLY:if(this.enableZoom===!1)return;this._handleMouseMoveDolly(n);break;case je.PAN:if(this.enablePan===!1)return;this._handleMouseMovePan(n);break}}function Uy(n){this.enabled===!1||this.enableZoom===!1||this.state!==je.NONE||(n.preventDefault(),this.dispatchEvent(Jh),this._handleMouseWheel(this._customWheelEvent(n)),this.dispatchEvent(nf))}function Oy(n){this.enabled!==!1&&this._handleKeyDown(n)}function Fy(n){switch(this._trackPointer(n),this._pointers.length){case 1:switch(this.touches.ONE){case xi.ROTATE:if(this.enableRotate===!1){this.state=je.NONE;break}this._handleTouchStartRotate(n),this.state=je.TOUCH_ROTATE;break;case xi.PAN:if(this.enablePan===!1){this.state=je.NONE;break}this._handleTouchStartPan(n),this.state=je.TOUCH_PAN;break;default:this.state=je.NONE}break;case 2:switch(this.touches.TWO){case xi.DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchStartDollyPan(n),this.state=je.TOUCH_DOLLY_PAN;break;case xi.DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchStartDollyRotate(n),this.state=je.TOUCH_DOLLY_ROTATE;break;default:this.state=je.NONE}break;default:this.state=je.NONE}this.state!==je.NONE&&this.dispatchEvent(Jh)}function By(n){switch(this._trackPointer(n),this.state){case je.TOUCH_ROTATE:if(this.enableRotate===!1)return;this._handleTouchMoveRotate(n),this.update();break;case je.TOUCH_PAN:if(this.enablePan===!1)return;this._handleTouchMovePan(n),this.update();break;case je.TOUCH_DOLLY_PAN:if(this.enableZoom===!1&&this.enablePan===!1)return;this._handleTouchMoveDollyPan(n),this.update();break;case je.TOUCH_DOLLY_ROTATE:if(this.enableZoom===!1&&this.enableRotate===!1)return;this._handleTouchMoveDollyRotate(n),this.update();break;default:this.state=je.NONE}}function ky(n){this.enabled!==!1&&n.preventDefault()}function zy(n){n.key==="Control"&&(this._controlActive=!0,this.domElement.ownerDocument.addEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}function Gy(n){n.key==="Control"&&(this._controlActive=!1,this.domElement.ownerDocument.removeEventListener("keyup",this._interceptControlUp,{passive:!0,capture:!0}))}var Hy=1.08,sf=8,rf=[0,.25,.5,.75,1],Vy=80;function Wy(n,e,t,i){let s=new C().crossVectors(i,t).normalize(),r=new C().crossVectors(t,s),o=new C;return{seen:n.map(([l,h,c,d])=>(o.set(l,h,c).sub(e),[o.dot(s),o.dot(r),o.dot(t),d])),right:s,up:r}}function of(n,[e,t],i,s){let r=0;for(let[o,a,l,h]of n)r=Math.max(r,l+h+Math.max((Math.abs(o-e)+h)/i,(Math.abs(a-t)+h)/s));return r}function Xy(n,e,t,i,s){let r=[0,0],o=Math.max(i,of(n,r,e,t));for(let a=0;a<4&&!s;a++){for(let l of[0,1]){let[h,c]=[1/0,-1/0];for(let d of n){let u=o-d[2];h=Math.min(h,(d[l]-r[l]-d[3])/u),c=Math.max(c,(d[l]-r[l]+d[3])/u)}c>=h&&(r[l]+=o*(h+c)/2)}o=Math.max(i,of(n,r,e,t))}return{middle:r,distance:Hy*o}}function qy(n,{middle:e,distance:t},i,s,r){let[o,a]=[(i.left+i.right)/2,(i.top+i.bottom)/2];return n.some(([l,h,c,d])=>{let u=r/(t-c),[f,g]=[o+(l-e[0])*u,a-(h-e[1])*u];return f-d*u<s.right+sf&&g-d*u<s.bottom+sf})}function af({cloud:n,home:e,direction:t,vertical:i,room:s,card:r,focal:o,least:a,centred:l}){let{seen:h,right:c,up:d}=Wy(n,e,t,i),u=[];for(let E of rf)for(let S of rf){let T={...s,left:Math.max(s.left,E*r.right),top:Math.max(s.top,S*r.bottom)},[A,_]=[T.right-T.left,T.bottom-T.top];if(Math.min(A,_)<Vy)continue;let M=Xy(h,A/2/o,_/2/o,a,l);u.push({free:T,...M,clear:E===1||S===1||!qy(h,M,T,r,o)})}let f=u.filter(E=>E.clear),g=(f.length?f:u).reduce((E,S)=>S.distance<E.distance?S:E,{distance:1/0}),{free:v=s,middle:p=[0,0],distance:m}=g,b=e.clone().addScaledVector(c,p[0]).addScaledVector(d,p[1]);return{free:v,target:b,distance:Number.isFinite(m)?m:a}}var Kh=32,$y=new C(-.42,-.55,1).normalize(),Yy=.25,Zy=70,sl=class{constructor(e,t,i,s){Object.assign(this,{canvas:e,size:t.size,centred:!!t.follow,box:i,turn:s,world:new Vs,dirty:!0,moved:!1,quality:0,slow:0}),this.home=new C(...t.centre).applyQuaternion(s),this.upright=new ke,this.upright.quaternion.copy(s),this.world.add(this.upright),this.camera=new Gt(Kh,1,t.size/100,t.size*200),this.camera.up.set(0,0,1),this.free=this.room={left:0,top:0,right:1,bottom:1},this.card={right:0,bottom:0},this.floating=!t.surfaces.length,this.sky=new sr(16777215,16777215,2),this.sky.position.set(0,0,1),this.sun=new ar(16777215,2),this.sun.castShadow=!0,this.world.add(this.sky,this.sun,this.sun.target),this.controls=new nl(this.camera,e),this.controls.enableDamping=!0,this.controls.dampingFactor=.12,this.controls.zoomToCursor=!1,this.controls.minDistance=t.size/40,this.controls.maxDistance=t.size*60,this.controls.mouseButtons={LEFT:li.ROTATE,MIDDLE:li.PAN,RIGHT:li.PAN},this.controls.touches={ONE:xi.ROTATE,TWO:xi.DOLLY_PAN},this.controls.addEventListener("change",()=>{this.dirty=!0}),this.controls.addEventListener("start",()=>{this.moved=!0}),this.retheme()}open(){let e={antialias:!0,alpha:!0,powerPreference:"high-performance"},t=this.canvas.getContext("webgl2",e);if(!t)throw new Error("The browser refused a WebGL 2 context.");let i=new La({canvas:this.canvas,context:t,...e});i.setClearColor(0,0),i.shadowMap.enabled=!0,i.shadowMap.type=In,this.sun.shadow.mapSize.set(1024,1024),this.sun.shadow.radius=3,this.sun.shadow.bias=-6e-4,this.renderer=i,this.resize()}retheme(){let{sky:e,ground:t}=mt();this.sky.color.set(e),this.sky.groundColor.set(t),this.sky.intensity=Fn()?1.5:1.75,this.sun.intensity=Fn()?1.7:1.6,this.dirty=!0}setFree(e,t){Object.assign(this,{room:e,card:t}),this.moved?this.resize():this.reset()}resize(){let{clientWidth:e,clientHeight:t}=this.canvas.parentElement;if(!e||!t)return;let i=Math.min(devicePixelRatio||1,2)*[1,.75,.6,.5][this.quality];this.renderer?.setPixelRatio(Math.max(.5,i)),this.renderer?.setSize(e,t,!1),en.uScreen.value.set(e/2,t/2);let{left:s,right:r,top:o,bottom:a}=this.free;this.camera.aspect=e/t,this.camera.setViewOffset(e,t,e/2-(s+r)/2,t/2-(o+a)/2,e,t),this.dirty=!0}reset(){let{clientHeight:e}=this.canvas.parentElement,t=(e||1)/2/Math.tan(ji.degToRad(Kh/2)),i=new C(...Rd(this.box,this.floating)).normalize(),{free:s,target:r,distance:o}=af({cloud:this.box.cloud,home:this.home,direction:i,vertical:this.camera.up,room:this.room,card:this.card,focal:t,least:.2*this.size,centred:this.centred});this.free=s,this.resize(),this.controls.target.copy(r),this.camera.position.copy(i).multiplyScalar(o).add(r),this.controls.update(),this.moved=!1,this.dirty=!0}track(e){let t=new C(...e).applyQuaternion(this.turn).sub(this.controls.target);t.lengthSq()!==0&&(this.controls.target.add(t),this.camera.position.add(t),this.camera.updateMatrixWorld(),this.dirty=!0)}near(e){let t=this.camera.position.clone().sub(this.controls.target),i=e/(Yy*Math.tan(ji.degToRad(Kh/2)));i<t.length()&&(this.camera.position.copy(this.controls.target).add(t.setLength(i)),this.controls.update(),this.dirty=!0)}shade(e,t){let i=e.clone().applyQuaternion(this.turn);this.sun.target.position.copy(i),this.sun.position.copy(i).addScaledVector($y,4*t);let s=this.sun.shadow.camera;[s.left,s.right,s.bottom,s.top]=[-t,t,-t,t],s.near=.5*t,s.far=12*t,this.sun.shadow.normalBias=t/250,s.updateProjectionMatrix()}viewpoint(){let e=this.turn.clone().invert(),t=i=>i.clone().applyQuaternion(e).toArray();return{position:t(this.camera.position),target:t(this.controls.target)}}look(e){this.camera.position.fromArray(e).applyQuaternion(this.turn),this.controls.target.fromArray(e,3).applyQuaternion(this.turn),this.controls.update(),this.moved=this.dirty=!0}tick(e,t){this.controls.update(),this.dirty&&(this.render(),t&&e<1e3&&this.weigh(e))}weigh(e){this.slow=e>Zy?this.slow+1:0,!(this.slow<10||this.quality===3)&&(this.slow=0,this.quality+=1,this.resize())}render(){this.dirty=!1,this.onDraw?.(),this.renderer?.render(this.world,this.camera)}};var rl=class{constructor(e,t,i){Object.assign(this,{clock:t,seek:i}),this.fill=W("div",{class:"fill"}),this.knob=W("div",{class:"knob"}),this.bad=W("div",{class:"stretches"}),this.flights=W("div",{class:"stretches"}),this.flights.replaceChildren(...Id(e.contacts,e.t).map(r=>this.stretch(r,"flight"))),this.ticks=W("div",{class:"ticks"},...this.eventTicks(e.events)),this.track=W("div",{class:"track"},this.fill,this.flights,this.bad,this.ticks,this.knob),this.handle=W("div",{class:"handle",role:"slider",tabindex:"0","aria-label":"time","aria-valuemin":t.start,"aria-valuemax":t.end}),this.track.insertBefore(this.handle,this.ticks),this.element=W("div",{class:"scrub"},this.track);let s=r=>{let o=this.track.getBoundingClientRect();i(t.start+(r.clientX-o.left)/o.width*t.duration)};this.element.addEventListener("pointerdown",r=>{this.element.setPointerCapture(r.pointerId);let o=r.target.closest?.(".tick");o?i(Number(o.parentElement.dataset.t)):s(r)}),this.element.addEventListener("pointermove",r=>{r.buttons&1&&s(r)})}part(e){return this.clock.duration>0?100*(e-this.clock.start)/this.clock.duration:0}eventTicks(e){return e.filter(({t})=>t>=this.clock.start&&t<=this.clock.end).map(({t,name:i,strike:s})=>{let r=`${i} (t = ${yn(t,this.clock.duration)} s)`,o=W("button",{type:"button",class:"flag","data-t":t,"aria-label":r,onclick:()=>this.seek(t)},W("i",{class:s?"tick strike":"tick",title:r}),W("span",{class:"words"},r));return o.style.left=`${this.part(t)}%`,o})}events(e){this.ticks.replaceChildren(...this.eventTicks(e))}stretches(e){this.bad.replaceChildren(...e.map(t=>this.stretch(t,"stretch")))}stretch([e,t],i){let s=W("div",{class:i});return s.style.left=`${this.part(e)}%`,s.style.width=`${Math.max(.2,this.part(t)-this.part(e))}%`,s}update(){let e=`${this.part(this.clock.t)}%`;this.fill.style.width=e,this.knob.style.left=e,this.handle.setAttribute("aria-valuenow",this.clock.t.toPrecision(6)),this.handle.setAttribute("aria-valuetext",`${yn(this.clock.t,this.clock.duration)} seconds`)}};var ol=class{constructor(e,t){this.player=t;let{clock:i}=t;this.scrub=new rl(e,i,o=>t.seek(o)),this.play=di("play","Play or pause (space)",()=>t.toggle(),{id:"play",class:"icon big"}),this.time=W("output",{class:"time",id:"time"}),this.speed=this.chooser("speed","Speed (+ and −)",xn.map(o=>[o,`${o}×`]),o=>t.setSpeed(Number(o))),this.loop=this.toggler("loop","Loop (l)",()=>t.setLoop(!i.loop));let s=[...new Set([...e.bodies,...e.points.filter(({kind:o})=>o==="point")].map(({name:o})=>o))];this.follow=this.chooser("follow","Follow (f)",[["","nothing"],...s.map(o=>[o,o])],o=>t.follow(o)),this.trails=this.toggler("trails","Trails (t)",()=>t.show("trails")),this.arrows=this.toggler("arrows","Forces at contacts (a)",()=>t.show("arrows")),this.plots=this.toggler("plots","Plots (p)",()=>t.show("plots")),this.info=this.toggler("info","Title and parameters (i)",()=>t.show("info")),this.mu=W("input",{type:"range",id:"mu",min:0,max:Cd(e.contacts),step:.01,"aria-label":"friction coefficient",oninput:()=>t.setMu(Number(this.mu.value))}),this.muText=W("b");let r=e.contacts.some(({rolls:o})=>o!==!1)?W("label",{class:"mu",title:"A contact that needs more friction than this is shown orange"},W("span",{},"μ "),this.mu,this.muText):null;this.element=W("footer",{class:"bar"},W("div",{class:"line"},this.play,this.scrub.element,this.time,di("tools","More controls",()=>{this.element.classList.toggle("open"),t.layout()},{id:"tools"})),W("div",{class:"line tools"},W("label",{},W("span",{},"Speed"),this.speed),this.loop,s.length?W("label",{},W("span",{},"Follow"),this.follow):null,r,W("span",{class:"gap"}),this.trails,e.contacts.length?this.arrows:null,this.layering(),e.plots.length?this.plots:null,this.info,this.saving(),di("camera","Reset the camera (r)",()=>t.resetCamera(),{id:"camera"}),di("help","Keys (?)",()=>t.show("help"),{id:"help"})))}layering(){let{layers:e}=this.player;if(!e.all.length)return null;let t=({id:i,title:s,says:r,swatch:o})=>W("label",{class:"layer"},W("input",{type:"checkbox",id:`layer-${i}`,onchange:a=>this.player.layer(i,a.target.checked)}),W("span",{},...o?[o]:[],s),W("span",{class:"unit"},r));return W("details",{class:"more"},W("summary",{class:"icon",id:"layers",title:"Layers: forces, velocities, axes, names","aria-label":"Layers: forces, velocities, axes, names"},Ts(Gn.layers)),W("div",{class:"card sheet"},...e.all.map(t)))}saving(){let e=W("div",{class:"card sheet"}),t=W("details",{class:"more"},W("summary",{class:"icon",id:"save",title:"Save or share","aria-label":"Save or share"},Ts(Gn.save)),e),i=(s,r,o)=>W("button",{type:"button",id:s,onclick:()=>{o(),t.open=!1}},r);return e.append(i("picture","Picture (PNG)",()=>fc(this.player)),i("table","Numbers (CSV)",()=>pc(this.player)),...this.player.scene.live?.written?[i("scenario","Scenario (TOML)",()=>mc(this.player))]:[],...gc()?[i("film","Film (WebM)",()=>_c(this.player))]:[],i("link","Copy a link to this view",()=>this.share())),t}share(){history.replaceState(null,"",Nr(this.player)),navigator.clipboard?.writeText(location.href).catch(()=>{})}chooser(e,t,i,s){return W("select",{id:e,"aria-label":t,title:t,onchange:r=>s(r.target.value)},...i.map(([r,o])=>W("option",{value:r},o)))}toggler(e,t,i){return di(e,t,i,{id:e,"aria-pressed":"false"})}update(){let{clock:e,shown:t,mu:i,following:s}=this.player;this.scrub.update();let r=`${yn(e.t,e.duration)} / ${yn(e.end,e.duration)} s`;this.time.textContent!==r&&(this.time.textContent=r),this.play.dataset.playing!==String(e.playing)&&(this.play.dataset.playing=String(e.playing),this.play.replaceChildren(Ts(e.playing?Gn.pause:Gn.play,!0))),this.speed.value=String(e.speed),this.follow.value=s,this.mu.value=String(i),this.muText.textContent=i.toFixed(2),this.loop.setAttribute("aria-pressed",String(e.loop));for(let o of["trails","arrows","plots","info"])this[o].setAttribute("aria-pressed",String(t[o]))}};var lf=760,Jy=1e3;function Ky(n){let e=s=>s.map(({name:r})=>r).join(", "),i=[[n.bodies,"bodies"],[n.points.filter(({kind:s})=>s==="point"),"points"],[n.surfaces,"surfaces"],[n.contacts,"contacts"]].filter(([s])=>s.length).map(([s,r])=>`${r}: ${e(s)}`);return`3D picture of ${n.title||"a motion"}; ${i.join("; ")}. Drag to turn; the plots and the panel say the same in numbers.`}var hf=n=>({...n,...Object.fromEntries(["bodies","points","lines"].map(e=>[e,[...n[e],...(n.beside??[]).flatMap(t=>t[e])]]))}),al=class{constructor(e,t){this.scene=e,this.root=t,this.clock=new Fa(e.t),this.mu=Number.isFinite(e.mu)?e.mu:.5,this.following="";let i=innerWidth>=lf;this.shown={trails:!0,arrows:!0,plots:i&&e.plots.length>0,info:innerWidth>=Jy&&innerHeight>=560,help:!1},this.step=this.clock.duration/Math.max(1,Math.min(e.t.length-1,200)),this.build(i&&innerHeight>=640),this.judge(),this.show("help",!1),this.follow(e.follow,!1),bd(()=>this.retheme()),new ResizeObserver(()=>this.layout()).observe(t)}build(e){let{scene:t}=this,i=Td(t),s=Dh(hf(t),i);this.view=W("main",{class:"view"}),this.canvas=W("canvas",{class:"stage",role:"img",tabindex:"0","aria-label":Ky(t)}),this.view.append(this.canvas),this.stage=new sl(this.canvas,t,s,i),this.bodies=new vs(t),this.surfaces=new Oa(t),this.points=new Ms(t),this.lines=new Ss(t),this.contacts=new Ga(t),this.parts=[this.bodies,this.surfaces,this.points,this.lines,this.contacts],["bodies","surfaces","points","lines","contacts"].forEach((r,o)=>{this.parts[o].group.name=r,this.stage.upright.add(this.parts[o].group)}),this.beside=Hd(t);for(let{group:r}of this.beside)this.stage.upright.add(r);Ed(t,i)||(this.floor=new Ha(t,s),this.stage.world.add(this.floor.object)),this.orientation=new Za(t,this.stage,this.floor?.uniforms.uGrid.value),this.layers=new Wa(t,this.contacts.scale,this.bodies,this.points,this.stage),this.stage.upright.add(this.layers.group),this.stage.onDraw=()=>{this.orientation.update(),this.layers.labels.place()},this.view.append(this.orientation.element,this.layers.labels.element),this.panel=new Ja(t,this.contacts.scale,{roomy:e,beside:this.beside}),this.plots=new tl(t,r=>this.seek(r),()=>{this.plots.layout(),this.update()}),this.panel.judged?.addEventListener("toggle",()=>{this.plots.judging(this.panel.judged.open),this.layout()}),this.transport=new ol(t,this),this.help=_d(()=>this.show("help",!1)),t.live?.sliders?(this.live=new $a(this,t),this.stage.upright.add(this.live.ghost.group)):t.live&&this.panel.body.prepend(qa(t.live.reason)),this.root.append(this.view,this.panel.element,this.plots.element,this.transport.element,this.help),en.uTail.value=Math.max(1e-6,Math.min(.2*this.clock.duration,2.5)||1)}open(){try{this.stage.open()}catch(e){this.view.append(W("div",{class:"nogl",role:"alert"},W("h2",{},"No 3D picture here"),W("p",{},"This browser gives no WebGL, which the picture needs. Try another browser, or turn on hardware acceleration. Time, plots and numbers work without it."),W("p",{class:"reason"},String(e.message??e))))}this.canvas.addEventListener("webglcontextlost",e=>{e.preventDefault(),this.view.append(W("div",{class:"nogl",role:"alert"},W("p",{},"The graphics system stopped. Reload the page to see the picture again.")))})}seek(e){this.clock.seek(e),this.update()}play(){this.clock.play(),this.update()}pause(){this.clock.pause(),this.update()}toggle(){this.clock.toggle(),this.update()}setSpeed(e){this.clock.speed=e,this.update()}shiftSpeed(e){this.clock.shift(e),this.update()}setLoop(e){this.clock.loop=e,this.update()}setMu(e){Number.isFinite(e)&&(this.mu=Math.max(0,e)),this.judge(),this.update()}judge(){en.uMu.value=this.mu,this.transport.scrub.stretches(Pd(this.scene.contacts,this.scene.t,this.mu)),this.plots.refresh()}follow(e,t=!0){let{bodies:i,points:s}=this.scene,r=i.find(a=>a.name===e)??s.find(a=>a.name===e),o=this.following;this.following=r?e:"",o&&!r&&this.stage.reset(),this.update(),r&&t&&this.stage.near(r.extent||r.radius||.02*this.scene.size)}followNext(){let e=["",...this.scene.bodies.map(({name:t})=>t)];this.follow(e[(e.indexOf(this.following)+1)%e.length])}resetCamera(){this.stage.reset(),this.update()}show(e,t=!this.shown[e]){this.shown[e]=t,this.points.trails.visible=this.contacts.trails.visible=this.shown.trails,this.contacts.arrows.visible=this.shown.arrows,this.plots.element.hidden=!this.shown.plots||!this.scene.plots.length,this.panel.fold(!this.shown.info),this.panel.scale.hidden=!this.shown.arrows,this.shown.help&&!this.help.open&&this.help.show(),!this.shown.help&&this.help.open&&this.help.close(),(e==="plots"||e==="info"||e==="arrows")&&this.layout(),this.update()}layer(e,t){this.layers.show(e,t),this.update()}rewrite(e){let t=this.plots.items.length;this.points.rewrite(),this.contacts.rewrite(),this.layers.onSurfaces.rewrite(),this.plots.rewrite(e),this.judge(),t!==this.plotted&&this.layout(),this.plotted=t,this.update()}reframe(){this.stage.moved||this.following||(this.stage.box=Dh(hf(this.scene),this.stage.turn),this.stage.reset(),this.update())}retheme(){for(let e of[...this.parts,this.layers,this.stage,this.floor,this.live?.ghost,...this.beside,this.panel])e?.retheme?.();this.plots.layout(),this.update()}layout(){let[e,t]=[this.root.clientWidth,this.root.clientHeight],i=this.transport.element.offsetHeight,s=e>=lf,r=this.plots.element;this.root.style.setProperty("--bar",`${i}px`);let o=s&&!r.hidden?r.offsetWidth+12:0,a=!s&&!r.hidden?r.offsetHeight:0,{offsetLeft:l,offsetTop:h,offsetWidth:c,offsetHeight:d}=this.panel.element,u={right:l+c,bottom:h+d};this.stage.setFree({left:0,right:e-o,top:0,bottom:t-i-a},u),this.orientation.element.style.bottom=`${i+a+8}px`,this.plots.layout(s?t-i-24:.42*t),this.update()}update(){let{clock:e,scene:t}=this,i=Bn(t.t,e.t),s=e.duration>0?(e.t-e.start)/e.duration:0;this.bodies.update(i),this.surfaces.update(i,s),this.points.update(i),this.lines.update(i),this.contacts.update(i,this.mu),this.layers.update(i),this.live?.ghost.update(e.t);for(let r of this.beside)r.update(e.t);en.uTime.value=e.t,this.track(i),this.shade(),this.panel.update(this.contactStates(i),this.mu),this.plots.update(e.t,this.mu),this.transport.update(),this.stage.dirty=!0}track(e){if(!this.following)return;let i=this.scene.bodies.find(({name:s})=>s===this.following)??this.scene.points.find(({name:s})=>s===this.following);this.stage.track(dt(i.position,3,e))}shade(){let e=[...this.bodies.items,...this.points.items].map(({object:r})=>r.position),t=new _i().setFromPoints(e.length?e:[new C(...this.scene.centre)]),i=[...this.scene.bodies.map(({extent:r})=>r||0),...this.scene.points.map(({radius:r})=>r??0)],s=Math.max(...i,.05*this.scene.size);this.stage.shade(t.center,t.radius+2.5*s)}contactStates(e){return Object.fromEntries(this.scene.contacts.map(t=>[t.name,br(t,e,this.mu)]))}state(){let{clock:e,scene:t}=this,i=({position:s,quaternion:r})=>({position:[s.x,s.y,s.z],quaternion:[r.w,r.x,r.y,r.z]});return{t:e.t,playing:e.playing,speed:e.speed,loop:e.loop,follow:this.following,mu:this.mu,bodies:Object.fromEntries(this.bodies.items.map(({name:s,object:r})=>[s,i(r)])),points:Object.fromEntries(this.points.items.map(({point:s,object:r})=>[s.name,i(r).position])),surfaces:Object.fromEntries(this.surfaces.items.map(({surface:s,object:r})=>[s.name,i(r)])),contacts:this.contactStates(Bn(t.t,e.t)),live:this.live?.state()??null,shown:{...this.shown},layers:this.layers.shown(),frames:t.t.length,errors:[...Pr],camera:this.stage.viewpoint()}}};function cf(n){let{t:e,camera:t,live:i}=xc(location.hash);t&&n.stage.look(t),i&&n.live?.set(i),e!==null?(n.pause(),n.seek(e)):matchMedia("(prefers-reduced-motion: reduce)").matches||n.play()}function jy(n){let e=performance.now(),t=i=>{requestAnimationFrame(t);let s=Math.max(0,i-e);e=i,n.clock.playing&&(n.clock.advance(Math.min(s,500)/1e3),n.update()),n.stage.tick(s,n.clock.playing)};requestAnimationFrame(t)}async function Qy(){dc();try{let n=document.createElement("div");n.className="player",document.body.append(n);let e=new al(await cc(document.getElementById("scene")),n);e.open(),xd(e),e.layout(),cf(e),window.addEventListener("hashchange",()=>cf(e)),window.trundle={seek:t=>e.seek(t),play:()=>e.play(),pause:()=>e.pause(),state:()=>e.state(),setMu:t=>e.setMu(t),follow:t=>e.follow(t),layer:(t,i)=>e.layer(t,i),render:()=>e.stage.render(),drawn:()=>gd(e.stage),link:()=>Nr(e),table:()=>dl(e.scene),scenario:()=>e.live?.live.written?fl(e.live.live,e.live.card.settings):null,live:t=>(t?e.live?.set(t):e.live?.wait())??null},jy(e),e.live&&setTimeout(()=>e.live.open(),50)}catch(n){throw Es(`The player could not start. ${n.message??n}`),n}}Qy();})();
