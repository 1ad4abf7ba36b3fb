import { Sheet, Smoke } from '@branchline/design/parts'

const ARCHES = [-6, 40, 86, 132, 178, 224, 270, 316, 362]
const DECK = 268

/** The last train crosses the viaduct at dusk, windows lit. */
export function WensleydalePoster() {
  return (
    <Sheet id="wensleydale" over="LAST TRAIN TO" title="Wensleydale" ink="#1d3440">
      <rect width="400" height="470" fill="#274a5b" />
      <path d="M0 92Q90 74 190 88T400 72V470H0Z" fill="#4f7076" />
      <path d="M0 140Q120 118 230 138T400 122V470H0Z" fill="#a9937a" />
      <path d="M0 182Q110 168 220 184T400 172V470H0Z" fill="#dba267" />
      <path d="M0 218Q130 206 240 220T400 210V470H0Z" fill="#f3cd85" />
      <circle cx="312" cy="74" r="17" fill="#f6e7bd" />
      <circle cx="305" cy="70" r="15" fill="#274a5b" />
      <g fill="#f6e7bd">
        <circle cx="70" cy="52" r="1.6" />
        <circle cx="128" cy="38" r="1.2" />
        <circle cx="208" cy="54" r="1.4" />
        <circle cx="250" cy="32" r="1.2" />
        <circle cx="352" cy="46" r="1.4" />
      </g>
      <path d="M0 246L58 206Q74 197 96 205L128 214Q150 196 178 197L232 203Q262 186 296 190L330 202Q360 199 400 224V470H0Z" fill="#45606a" />
      <path d="M0 278Q70 236 140 262T270 258T400 250V470H0Z" fill="#34525a" />
      <g stroke="#4b6a6c" strokeWidth="1.3" fill="none">
        <path d="M22 272Q44 262 58 300M84 254Q92 276 84 306M250 260Q262 274 300 262M330 256Q334 276 350 292" />
      </g>
      <Train />
      <path
        fillRule="evenodd"
        fill="#172f38"
        d={`M0 ${DECK}H400V470H0Z ${ARCHES.map((x) => `M${x} 470V${DECK + 36}a17 19 0 0 1 34 0V470Z`).join(' ')}`}
      />
      <path d={`M0 ${DECK}H400M0 ${DECK + 7}H400`} stroke="#53707333" strokeWidth="2" />
      <path d={`M0 ${DECK}H400`} stroke="#e9b978" strokeWidth="1.6" />
      <g fill="#f3cd85" opacity="0.16">
        {ARCHES.map((x) => (
          <path key={x} d={`M${x} 392V${DECK + 36}a17 19 0 0 1 34 0V392Z`} />
        ))}
      </g>
      <path d="M0 372Q70 332 150 366T300 360T400 338V470H0Z" fill="#24483f" />
      <path d="M0 410Q90 372 190 402T400 384V470H0Z" fill="#1c3a35" />
      <path d="M160 470Q196 430 176 404Q164 388 204 372Q230 360 220 352" fill="none" stroke="#8fb0a2" strokeWidth="5" opacity="0.85" />
      <path d="M160 470Q196 430 176 404" fill="none" stroke="#8fb0a2" strokeWidth="9" opacity="0.85" />
      <g stroke="#7d8f7c" strokeWidth="2.2" strokeDasharray="5 1.6" fill="none">
        <path d="M0 396Q60 372 118 384M118 384Q110 430 134 470M236 392Q300 380 400 398M310 387Q318 430 296 470M40 386Q50 420 38 470" />
      </g>
      <g>
        <path d="M292 380h44v-18l-10-12h-28l-10 12z" fill="#0f2229" />
        <path d="M284 363l14-16h30l14 16z" fill="#0b1a20" />
        <path d="M324 350v-12h7v14z" fill="#0f2229" />
        <rect x="297" y="366" width="8" height="8" fill="#ffd978" />
        <rect x="318" y="366" width="8" height="8" fill="#ffd978" />
      </g>
      <g fill="#d9d6bf">
        <ellipse cx="82" cy="414" rx="7" ry="4.6" />
        <ellipse cx="66" cy="432" rx="8" ry="5.2" />
        <ellipse cx="244" cy="424" rx="7" ry="4.6" />
        <circle cx="89" cy="412" r="2.6" fill="#0f2229" />
        <circle cx="58" cy="430" r="2.8" fill="#0f2229" />
        <circle cx="251" cy="422" r="2.6" fill="#0f2229" />
      </g>
    </Sheet>
  )
}

function Train() {
  const coaches = [38, 108, 178]
  return (
    <g>
      <Smoke
        x={308}
        y={222}
        fill="#f4dcb8"
        opacity={0.95}
        puffs={[
          [0, 0, 5],
          [-13, -8, 8],
          [-33, -17, 12],
          [-62, -25, 15],
          [-98, -30, 16],
          [-138, -32, 13],
          [-172, -31, 9],
          [-196, -29, 5],
        ]}
      />
      <g fill="#12252d">
        {coaches.map((x) => (
          <path key={x} d={`M${x} 262v-24q0-5 5-5h54q5 0 5 5v24z`} />
        ))}
        <path d="M34 261H330v4H34z" />
        <path d="M246 262v-18h20v-13h22v14h40q6 4 6 10v7z" />
        <path d="M262 231h30v-4h-30zM305 245v-17h9v17zM303 227h13v3h-13zM292 245q0-9 6-9t6 9z" />
        {[52, 88, 122, 158, 192, 228, 256, 272, 292, 312, 327].map((x) => (
          <circle key={x} cx={x} cy="263" r={x > 285 && x < 320 ? 7 : 4.6} />
        ))}
      </g>
      <g fill="#ffd978">
        {coaches.flatMap((x) => [6, 18, 30, 42, 54].map((dx) => <rect key={x + dx} x={x + dx} y="239" width="7" height="10" rx="1" />))}
        <rect x="271" y="235" width="8" height="8" />
      </g>
      <path d="M334 250l50 -7v16z" fill="#ffe7a6" opacity="0.55" />
    </g>
  )
}
