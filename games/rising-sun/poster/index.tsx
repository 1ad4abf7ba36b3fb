import { Sheet, Smoke, Wheel } from '@branchline/design/parts'

const BLOSSOMS = [
  [40, 60, 11],
  [62, 48, 9],
  [86, 66, 12],
  [112, 54, 9],
  [70, 86, 10],
  [136, 76, 11],
  [162, 64, 8],
  [28, 94, 10],
  [52, 112, 8],
  [104, 94, 9],
  [186, 82, 8],
  [26, 36, 10],
  [100, 32, 8],
] as const

/** The express passes the lake below Mount Fuji; the sun is up. */
export function RisingSunPoster() {
  return (
    <Sheet id="rising-sun" over="TRAINS" title="Rising Sun" ink="#1f2f52">
      <rect width="400" height="470" fill="#f4dcb9" />
      <path d="M0 0H400V64H0Z" fill="#eec49b" />
      <path d="M0 64H400V110H0Z" fill="#f1d0aa" />
      <circle cx="276" cy="142" r="74" fill="#c8321f" />
      <g fill="#f4dcb9">
        <path d="M190 172h92q8 0 8 5t-8 5h-92z" />
        <path d="M262 190h110q6 0 6 4t-6 4H262z" />
      </g>
      <path d="M0 322Q70 300 118 236L158 178Q168 168 182 170L204 166Q218 168 226 180L270 240Q318 304 400 322V360H0Z" fill="#34508a" />
      <path d="M204 166Q218 168 226 180L270 240Q318 304 400 322V360H250Q226 300 216 250Z" fill="#263d6e" />
      <path
        d="M158 178Q168 168 182 170L204 166Q218 168 226 180L250 213L240 226L232 212L222 238L212 216L202 246L192 218L180 236L172 214L158 232L148 218L136 226L131 218Z"
        fill="#fbf4e4"
      />
      <path d="M204 166Q218 168 226 180L250 213L240 226L232 212L222 238L214 220Z" fill="#cfd9e4" />
      <path d="M0 312Q60 300 120 312T260 308T400 300V362H0Z" fill="#2f5b58" />
      <path
        d={Array.from(
          { length: 27 },
          (_, index) => `M${index * 16 - 8} 352l8-${16 + ((index * 7) % 11)}l8 ${16 + ((index * 7) % 11)}z`,
        ).join('')}
        fill="#1f4446"
      />
      <path d="M0 346H400V470H0Z" fill="#7fa9b0" />
      <path d="M0 346H400V356H0Z" fill="#9cc0c0" />
      <path d="M118 356L190 404Q200 408 210 404L300 356Z" fill="#5d7fa0" opacity="0.65" />
      <ellipse cx="276" cy="378" rx="46" ry="7" fill="#d9694e" opacity="0.75" />
      <g stroke="#e3eee6" strokeWidth="2" strokeLinecap="round">
        <path d="M30 374H92M140 388H196M250 392H318M330 370H376M60 396H108" />
      </g>
      <g fill="#f6ecd4" stroke="#1f2f52" strokeWidth="1.4">
        <path d="M92 382h34l-7 8H98z" fill="#6b3a28" />
        <path d="M109 380v-26q16 8 16 24z" />
      </g>
      <path d="M0 408H400V470H0Z" fill="#8b6f4a" />
      <path d="M0 408Q100 400 200 407T400 404V420H0Z" fill="#48653c" />
      <path d={Array.from({ length: 14 }, (_, index) => `M${index * 31 - 2} 462h14v8h-14z`).join('')} fill="#4f3d2b" />
      <path d="M0 460H400" stroke="#26242a" strokeWidth="4" />
      <Express />
      <Branch />
    </Sheet>
  )
}

function Express() {
  return (
    <g>
      <Smoke
        x={330}
        y={398}
        fill="#fbf5e6"
        puffs={[
          [2, 0, 5],
          [-12, -6, 8],
          [-34, -10, 10],
          [-66, -12, 10],
          [-100, -12, 8],
          [-130, -10, 5],
        ]}
      />
      {[-30, 68, 166].map((x) => (
        <g key={x}>
          <path d={`M${x} 452v-30q0-7 8-7h80q7 0 7 7v30z`} fill="#7c2b20" stroke="#26242a" strokeWidth="1.6" />
          <path d={`M${x} 422q0-7 8-7h80q7 0 7 7z`} fill="#26242a" />
          <path d={`M${x} 441h95v5h-95z`} fill="#f1d9a0" />
          {[8, 22, 36, 50, 64, 78].map((dx) => (
            <rect key={dx} x={x + dx} y="426" width="9" height="11" rx="1.5" fill="#f6e6b8" stroke="#26242a" strokeWidth="1" />
          ))}
          {[14, 26, 68, 80].map((dx) => (
            <Wheel key={dx} x={x + dx} y={454} r={5.5} />
          ))}
        </g>
      ))}
      <path d="M262 452v-31h20l6-8h52q30 2 42 24q5 9 5 15z" fill="#1f2f52" stroke="#12182b" strokeWidth="1.8" />
      <path d="M262 421h20l6-8h-24q-4 0-4 4z" fill="#12182b" />
      <path d="M262 442h122l4 6H262z" fill="#d8a92c" />
      <path d="M286 435q50-10 96 4" stroke="#d8a92c" strokeWidth="2" fill="none" />
      <rect x="268" y="425" width="12" height="9" rx="1.5" fill="#f6e6b8" />
      <path d="M326 413v-8h11v8z" fill="#12182b" />
      <circle cx="377" cy="438" r="3.600" fill="#ffe7a6" />
      <Wheel x={278} y={454} r={5.5} />
      <Wheel x={300} y={452} r={8} />
      <Wheel x={319} y={452} r={8} />
      <Wheel x={338} y={452} r={8} />
      <Wheel x={362} y={454} r={5.5} />
      <Wheel x={375} y={454} r={5.5} />
    </g>
  )
}

function Branch() {
  return (
    <g>
      <path
        d="M0 70Q60 62 110 74T210 84M40 66Q60 44 104 32M80 72Q64 92 46 116M150 78Q168 66 190 62"
        fill="none"
        stroke="#4a3322"
        strokeWidth="4.500"
        strokeLinecap="round"
      />
      {BLOSSOMS.map(([x, y, r], index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${index * 31})`}>
          {[0, 72, 144, 216, 288].map((turn) => (
            <ellipse
              key={turn}
              cx="0"
              cy={-r * 0.58}
              rx={r * 0.42}
              ry={r * 0.56}
              transform={`rotate(${turn})`}
              fill={index % 3 === 0 ? '#fbeee6' : '#eeb1a6'}
            />
          ))}
          <circle r={r * 0.2} fill="#c8321f" />
        </g>
      ))}
      <g fill="#eeb1a6">
        <ellipse cx="230" cy="260" rx="4" ry="2.400" transform="rotate(30 230 260)" />
        <ellipse cx="84" cy="190" rx="4" ry="2.400" transform="rotate(-40 84 190)" />
        <ellipse cx="150" cy="140" rx="4" ry="2.400" transform="rotate(10 150 140)" />
        <ellipse cx="40" cy="260" rx="4" ry="2.400" transform="rotate(60 40 260)" />
      </g>
    </g>
  )
}
