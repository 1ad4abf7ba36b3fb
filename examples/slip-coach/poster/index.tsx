import { Sheet, Smoke, Wheel } from '@branchline/design/parts'

/** The express is gone; its last coach runs on into the station by itself. */
export function SlipCoachPoster() {
  return (
    <Sheet id="slip-coach" over="THE" title="Slip Coach" ink="#1d3a2c">
      <rect width="400" height="470" fill="#cfe0d2" />
      <path d="M0 0H400V120Q280 150 160 128T0 136Z" fill="#a8c8bd" />
      <circle cx="318" cy="104" r="46" fill="#f2c14e" />
      <path d="M0 300Q90 240 190 270T400 232V470H0Z" fill="#6f9a5a" />
      <path d="M0 344Q140 300 270 330T400 310V470H0Z" fill="#4e7d46" />
      <Smoke
        x={392}
        y={206}
        fill="#fbf5e6"
        puffs={[
          [0, 0, 8],
          [-26, -10, 13],
          [-64, -20, 17],
          [-112, -26, 14],
          [-150, -28, 8],
        ]}
      />
      <path d="M372 236h60v40h-60z" fill="#7c2b20" stroke="#1c1a1a" strokeWidth="3" />
      <path d="M0 372H400V470H0Z" fill="#c9ab78" />
      <path d="M0 412H400" stroke="#2c2622" strokeWidth="5" />
      <path d={Array.from({ length: 16 }, (_, tie) => `M${tie * 27} 418h14v6h-14z`).join('')} fill="#2c2622" />
      <path d="M46 402V326q0-14 14-14h250q16 0 16 16v74z" fill="#8b1f2b" stroke="#1c1a1a" strokeWidth="3" />
      <path d="M40 314q150-26 292 0v-8q-146-24-292 0z" fill="#2c2622" />
      {[66, 116, 166, 216, 266].map((x) => (
        <rect key={x} x={x} y="332" width="36" height="28" rx="3" fill="#f6e6b8" stroke="#1c1a1a" strokeWidth="2" />
      ))}
      <path d="M46 374H326" stroke="#f2c14e" strokeWidth="4" />
      <Wheel x={88} y={404} r={14} />
      <Wheel x={126} y={404} r={14} />
      <Wheel x={246} y={404} r={14} />
      <Wheel x={284} y={404} r={14} />
      <path d="M326 392h30" stroke="#1c1a1a" strokeWidth="5" />
      <circle cx="360" cy="392" r="6" fill="none" stroke="#1c1a1a" strokeWidth="4" />
    </Sheet>
  )
}
