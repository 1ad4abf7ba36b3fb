import { Sheet, Smoke, Wheel } from '@branchline/design/parts'

/** Roofs, castle and spires above the wall; the first train, 1835, on its way to Fürth. */
export function NurembergPoster() {
  return (
    <Sheet id="nuremberg" over="FIRST TRAIN TO" title="Nuremberg" ink="#5a1f17">
      <rect width="400" height="470" fill="#bcd6cf" />
      <path d="M0 0H400V90Q330 120 250 104T90 116T0 96Z" fill="#8fbab5" />
      <g fill="#f6ecd4">
        <path d="M40 118q4-20 26-18q8-22 34-14q20-10 32 8q22-2 22 16q16 0 18 12H26q0-4 14-4z" />
        <path d="M258 74q2-14 20-12q8-16 28-8q16-6 24 8q16 0 18 12q10 0 12 8H246q2-8 12-8z" />
      </g>
      <Castle />
      <Town />
      <path d="M0 352H400V470H0Z" fill="#7d9a55" />
      <path d="M0 362Q110 344 210 356T400 348V470H0Z" fill="#94ad62" />
      <Wall />
      <path d="M0 398Q140 380 260 392T400 384V470H0Z" fill="#5f8044" />
      <g fill="#42602f">
        {[24, 52, 342, 372].map((x) => (
          <g key={x}>
            <circle cx={x} cy={364} r="13" />
            <circle cx={x + 9} cy={370} r="10" />
            <rect x={x - 2} y="374" width="4" height="14" fill="#4a3322" />
          </g>
        ))}
      </g>
      <path d="M0 436H400V470H0Z" fill="#b79a68" />
      <path d="M0 433H400" stroke="#3a2b22" strokeWidth="4" />
      <g fill="#3a2b22">
        {Array.from({ length: 17 }, (_, tie) => tie * 25 - 4).map((x) => (
          <rect key={x} x={x} y="437" width="11" height="4" />
        ))}
      </g>
      <FirstTrain />
    </Sheet>
  )
}

function Castle() {
  return (
    <g>
      <path d="M0 250Q60 214 120 206L150 190H268L300 214Q350 222 400 248V360H0Z" fill="#a56a4c" />
      <g fill="#c88e62">
        <path d="M150 206V150h56v56zM214 206v-40h62v44z" />
        <path d="M120 214v-92h30v92z" />
        <path d="M284 214V132h22v88z" />
      </g>
      <g fill="#8b3325">
        <path d="M144 152l34-26l34 26zM208 168l37-24l37 24z" />
        <path d="M114 124l21-34l21 34z" />
        <path d="M280 134l15-30l15 30z" />
      </g>
      <g fill="#6b3a28">
        <path d="M117 122h36v7h-36z" />
        {[160, 174, 188, 224, 240, 256].map((x) => (
          <rect key={x} x={x} y="176" width="6" height="10" />
        ))}
        <rect x="132" y="146" width="6" height="11" />
        <rect x="132" y="172" width="6" height="11" />
        <rect x="292" y="152" width="6" height="11" />
      </g>
      <path d="M135 90v-16M295 104v-12" stroke="#5a1f17" strokeWidth="2" />
      <path d="M135 74l14 4l-14 5z" fill="#a8231c" />
    </g>
  )
}

/** Steep roofs in rows, two church fronts with green spires. */
function Town() {
  const roofs = [
    [-10, 312, 58],
    [40, 300, 52],
    [84, 316, 48],
    [214, 308, 54],
    [262, 318, 46],
    [356, 304, 60],
  ] as const
  return (
    <g>
      {[52, 318].map((x) => (
        <g key={x}>
          <path d={`M${x - 14} 330V208h28v122z`} fill="#d7a878" />
          <path d={`M${x - 16} 210l16-62l16 62z`} fill="#3f7466" />
          <path d={`M${x} 148v-14`} stroke="#8b6a1c" strokeWidth="2.5" />
          <circle cx={x} cy="133" r="3" fill="#d8a92c" />
          <circle cx={x} cy="226" r="6" fill="#f6ecd4" stroke="#5a1f17" strokeWidth="1.5" />
          <path d={`M${x} 226v-4M${x} 226h3`} stroke="#5a1f17" strokeWidth="1.2" />
          <path d={`M${x - 6} 268v-14a6 8 0 0 1 12 0v14z`} fill="#6b3a28" />
        </g>
      ))}
      <path d="M126 336V250l34-30l34 30v86z" fill="#cf9a6c" />
      <path d="M120 254l40-38l40 38l-6 4l-34-32l-34 32z" fill="#7c2b20" />
      <circle cx="160" cy="262" r="10" fill="#f6ecd4" stroke="#7c2b20" strokeWidth="2.5" />
      <path d="M160 252v20M150 262h20M153 255l14 14M167 255l-14 14" stroke="#7c2b20" strokeWidth="1.2" />
      {roofs.map(([x, y, w]) => (
        <g key={x}>
          <path d={`M${x} 362V${y}h${w}v60z`} fill="#ead2a4" />
          <path d={`M${x - 5} ${y + 2}L${x + w / 2} ${y - 40}L${x + w + 5} ${y + 2}z`} fill="#b4482f" />
          <path d={`M${x + w / 2 - 6} ${y - 14}h12v8h-12z`} fill="#f6ecd4" stroke="#7c2b20" strokeWidth="1" />
          <path
            d={`M${x + 4} ${y + 6}V360M${x + w / 2} ${y + 6}V360M${x + w - 4} ${y + 6}V360M${x} ${y + 18}H${x + w}M${x + 4} ${y + 36}L${x + w / 2} ${y + 18}M${x + w - 4} ${y + 36}L${x + w / 2} ${y + 18}`}
            stroke="#6b3a28"
            strokeWidth="2.2"
            fill="none"
          />
        </g>
      ))}
    </g>
  )
}

function Wall() {
  return (
    <g>
      <path d="M0 340H400V372H0Z" fill="#c7a57c" />
      <path d={Array.from({ length: 34 }, (_, index) => `M${index * 12} 340v-6h7v6z`).join('')} fill="#c7a57c" />
      <path d="M0 352H400M0 362H400" stroke="#a38259" strokeWidth="1" strokeDasharray="9 3" />
      {[108, 206, 300].map((x) => (
        <g key={x}>
          <path d={`M${x - 17} 374v-56h34v56z`} fill="#d9ba8e" />
          <path d={`M${x - 21} 320l21-40l21 40z`} fill="#8b3325" />
          <rect x={x - 2.5} y="332" width="5" height="13" fill="#5a3a28" />
        </g>
      ))}
    </g>
  )
}

function FirstTrain() {
  return (
    <g>
      <Smoke
        x={326}
        y={330}
        fill="#fbf5e6"
        puffs={[
          [0, 0, 7],
          [-14, -13, 11],
          [-40, -24, 16],
          [-80, -33, 19],
          [-126, -36, 17],
          [-166, -34, 12],
          [-196, -30, 7],
        ]}
      />
      {[20, 104].map((x) => (
        <g key={x}>
          <path d={`M${x} 420v-30q0-12 12-12h50q12 0 12 12v30q-8 6-37 6t-37-6z`} fill="#e6b32a" stroke="#5a1f17" strokeWidth="2" />
          <path d={`M${x - 3} 379h80v-5q-40-7-80 0z`} fill="#5a1f17" />
          {[7, 29, 51].map((dx) => (
            <g key={dx}>
              <path d={`M${x + dx} 402v-10q0-6 8-6t8 6v10z`} fill="#2d4e57" stroke="#5a1f17" strokeWidth="1.4" />
              <path d={`M${x + dx + 4} 402v-5a4 4 0 0 1 8 0v5z`} fill="#e9c5a0" />
              <path d={`M${x + dx + 4.5} 393.500h7v-5h-7z`} fill="#1c1a1a" />
            </g>
          ))}
          <path d={`M${x + 2} 409h70`} stroke="#a8231c" strokeWidth="3" />
          <Wheel x={x + 17} y={424} r={9} rim="#e6b32a" />
          <Wheel x={x + 57} y={424} r={9} rim="#e6b32a" />
        </g>
      ))}
      <path d="M186 416v-14h48v14z" fill="#27583f" stroke="#1c1a1a" strokeWidth="2" />
      <path d="M194 402v-13q13-8 30 0v13z" fill="#7a4a2b" stroke="#3a2b22" strokeWidth="2" />
      <Wheel x={197} y={424} r={9} />
      <Wheel x={223} y={424} r={9} />
      <path d="M90 414h20M176 414h14M232 414h14" stroke="#1c1a1a" strokeWidth="3" />
      <path d="M244 414v-8h96v8z" fill="#1c1a1a" />
      <path d="M262 406v-26h56q8 0 8 8v18z" fill="#27583f" stroke="#1c1a1a" strokeWidth="2" />
      <path d="M272 380v26M290 380v26M308 380v26" stroke="#d8a92c" strokeWidth="2.4" />
      <path d="M250 408v-32q0-10 9-10t9 10v32z" fill="#d8a92c" stroke="#1c1a1a" strokeWidth="2" />
      <path d="M321 386v-46h10v46zM318 340q0-6 8-6t8 6z" fill="#1c1a1a" />
      <path d="M319 362h14" stroke="#d8a92c" strokeWidth="2.4" />
      <Wheel x={256} y={424} r={9} rim="#d8a92c" />
      <Wheel x={290} y={417} r={16} rim="#a8231c" />
      <Wheel x={328} y={424} r={9} rim="#d8a92c" />
      <path d="M246 398v-16q0-5 4-5h2v21z" fill="#2a3550" />
      <circle cx="247" cy="372" r="4.6" fill="#e9c5a0" />
      <path d="M241 369h12v-2h-2v-8h-8v8h-2z" fill="#1c1a1a" />
      <path d="M338 396h10v6h-10zM346 392h5v14h-5z" fill="#1c1a1a" />
    </g>
  )
}
