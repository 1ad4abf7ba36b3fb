import { Sheet, Smoke, Wheel } from '@branchline/design/parts'

const CHIMNEYS = [
  [58, 118, 14],
  [138, 162, 11],
  [196, 94, 16],
  [262, 148, 12],
  [338, 110, 15],
] as const
const COMPANIES = ['#a8231c', '#26242a', '#6a4128', '#1c4a86', '#1b6142', '#e9b824']

/** Mills and chimneys under the moor, and the lines of six companies meeting before them. */
export function WestRidingPoster() {
  return (
    <Sheet id="west-riding" over="WEST RIDING" title="Revisited" ink="#2c211a">
      <rect width="400" height="470" fill="#e7b65a" />
      <path d="M0 0H400V70Q300 96 200 80T0 92Z" fill="#c98f45" />
      <path d="M0 130Q100 112 220 128T400 112V470H0Z" fill="#f0cd82" />
      {CHIMNEYS.map(([x, y, w]) => (
        <Smoke
          key={x}
          x={x + w / 2}
          y={y - 8}
          fill="#6c6152"
          opacity={0.78}
          puffs={[
            [2, 0, 7],
            [14, -12, 10],
            [34, -24, 14],
            [66, -34, 17],
            [106, -42, 16],
            [146, -47, 12],
          ]}
        />
      ))}
      <path d="M0 218Q60 168 128 186Q190 150 262 178Q330 158 400 196V470H0Z" fill="#8a6a42" />
      <path d="M0 242Q90 204 170 226T320 216T400 230V470H0Z" fill="#6f5436" />
      <path d="M30 226l50-12M96 214l44 10M226 214l60-6M300 214l56 8M60 240l70-8" stroke="#54402a" strokeWidth="1.6" />
      {CHIMNEYS.map(([x, y, w]) => (
        <g key={x}>
          <path d={`M${x} 360L${x + 2} ${y}h${w - 4}L${x + w} 360z`} fill="#4d3426" />
          <path d={`M${x - 1.5} ${y + 8}h${w + 3}v-5h-${w + 3}zM${x - 0.5} ${y}h${w + 1}v-4h-${w + 1}z`} fill="#2c211a" />
          <path d={`M${x + w * 0.62} 360L${x + w * 0.6} ${y + 8}h${w * 0.26}L${x + w} 360z`} fill="#2c211a" opacity="0.4" />
        </g>
      ))}
      <Mill x={14} y={262} columns={7} rows={5} wall="#7d5336" />
      <Mill x={150} y={286} columns={6} rows={4} wall="#8f6140" tower />
      <Mill x={276} y={256} columns={6} rows={5} wall="#75492f" />
      <path
        d={`M0 372${Array.from({ length: 11 }, (_, index) => `L${index * 37} 372L${index * 37} 346L${index * 37 + 37} 372`).join('')}V400H0Z`}
        fill="#3e2c20"
      />
      <g fill="#a9c0c2">
        {Array.from({ length: 11 }, (_, bay) => bay * 37 + 2).map((x) => (
          <path key={x} d={`M${x} 349V368h3V351.500z`} />
        ))}
      </g>
      <path d="M0 386H400V470H0Z" fill="#c3a06a" />
      <path d="M0 392H400V402H0Z" fill="#3e2c20" opacity="0.25" />
      {COMPANIES.map((colour, index) => {
        const from = 28 + index * 69
        const to = 176 + index * 9.6
        return (
          <g key={colour} fill="none">
            <path d={`M${from} 474C${from} 440 ${to} 436 ${to} 398`} stroke="#2c211a" strokeWidth="11" />
            <path d={`M${from} 474C${from} 440 ${to} 436 ${to} 398`} stroke={colour} strokeWidth="7.4" />
          </g>
        )
      })}
      <Signals />
      <GoodsTrain />
    </Sheet>
  )
}

function Mill({
  x,
  y,
  columns,
  rows,
  wall,
  tower,
}: {
  x: number
  y: number
  columns: number
  rows: number
  wall: string
  tower?: boolean
}) {
  const wide = columns * 16 + 8
  const bottom = 384
  return (
    <g>
      {tower ? (
        <g>
          <path d={`M${x + wide - 26} ${bottom}V${y - 44}h24v${bottom - y + 44}z`} fill={wall} />
          <path d={`M${x + wide - 29} ${y - 43}l15-24l15 24z`} fill="#2c211a" />
          <circle cx={x + wide - 14} cy={y - 28} r="7" fill="#f6ecd4" stroke="#2c211a" strokeWidth="1.6" />
          <path d={`M${x + wide - 14} ${y - 28}v-5M${x + wide - 14} ${y - 28}h4`} stroke="#2c211a" strokeWidth="1.4" />
        </g>
      ) : null}
      <path d={`M${x} ${bottom}V${y}h${wide}V${bottom}z`} fill={wall} />
      <path d={`M${x - 4} ${y}h${wide + 8}l-8-13H${x + 4}z`} fill="#2c211a" />
      <g fill="#f2c96a">
        {Array.from({ length: rows * columns }, (_, window) => [window % columns, Math.floor(window / columns)] as const).map(
          ([column, row]) => {
            const lit = (column * 7 + row * 5 + columns) % 4 !== 0
            return (
              <path
                key={`${column} ${row}`}
                d={`M${x + 8 + column * 16} ${y + 20 + row * 20}v-8a4 4 0 0 1 8 0v8z`}
                fill={lit ? '#f6d98a' : '#4a3a2c'}
              />
            )
          },
        )}
      </g>
    </g>
  )
}

function Signals() {
  return (
    <g>
      <path d="M352 470V384" stroke="#2c211a" strokeWidth="4" />
      <path d="M334 396H372" stroke="#2c211a" strokeWidth="3" />
      <path d="M336 396v-22M370 396v-18" stroke="#2c211a" strokeWidth="3" />
      <path d="M336 374h-26v7h26z" fill="#a8231c" stroke="#2c211a" strokeWidth="1" />
      <path d="M316 374v7" stroke="#f6ecd4" strokeWidth="3" />
      <path d="M370 378l-22 13l-3.500-6l22-13z" fill="#a8231c" stroke="#2c211a" strokeWidth="1" />
    </g>
  )
}

function GoodsTrain() {
  return (
    <g>
      <Smoke
        x={150}
        y={382}
        fill="#fbf5e6"
        puffs={[
          [0, 0, 4],
          [-8, -8, 7],
          [-24, -15, 10],
          [-48, -20, 11],
          [-74, -22, 8],
          [-96, -22, 5],
        ]}
      />
      <path d="M0 419H178" stroke="#2c211a" strokeWidth="2.500" />
      {[-22, 12, 46].map((x) => (
        <g key={x}>
          <path d={`M${x} 410v-13h30v13z`} fill="#6a4128" stroke="#2c211a" strokeWidth="1.4" />
          <path d={`M${x + 3} 397q12-8 24 0z`} fill="#26242a" />
          <Wheel x={x + 7} y={413} r={4.5} />
          <Wheel x={x + 23} y={413} r={4.5} />
        </g>
      ))}
      <path d="M80 410v-13h24v13z" fill="#a8231c" stroke="#2c211a" strokeWidth="1.4" />
      <path d="M106 411v-22h16v6h32q5 3 5 9v7z" fill="#a8231c" stroke="#2c211a" strokeWidth="1.4" />
      <path d="M104 389h20v-3h-20zM145 395v-10h7v10zM132 395q0-6 4-6t4 6z" fill="#2c211a" />
      <Wheel x={86} y={413} r={4.5} />
      <Wheel x={98} y={413} r={4.5} />
      <Wheel x={116} y={412} r={6} />
      <Wheel x={131} y={412} r={6} />
      <Wheel x={146} y={412} r={6} />
    </g>
  )
}
