/** What is printed round the land: title, compass, key, the Hull & Barnsley, the turn track. */

import { classes, hexagon, SeatPiece } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import type { Locale } from '@branchline/engine'
import { memo } from 'react'
import map from '../../maps/west-riding.json' with { type: 'json' }
import { hullBarnsleyDividend } from '../../rules/board.ts'
import { HULL_BARNSLEY_FINAL, HULL_BARNSLEY_MINIMUM } from '../../rules/railways.ts'
import { NOBODY } from '../../rules/state.ts'
import { pounds } from '../money.ts'
import { wordsIn } from '../words.ts'
import styles from './board.module.css'
import { LAND_HEIGHT, MARGIN, SHEET, sizeOfSheet } from './geometry.ts'
import { Coin, decorative, peak, TownGlyph, tree } from './glyphs.tsx'

/** The sheet of paper with its double rule. */
export const Sheet = memo(function Sheet({ wide }: { wide: boolean }) {
  const { width, height } = sizeOfSheet(wide)
  return (
    <g {...decorative}>
      <rect width={width} height={height} className={printed.paper} />
      <rect x="12" y="12" width={width - 24} height={height - 24} className={printed.frame} strokeWidth="4" />
      <rect x="20" y="20" width={width - 40} height={height - 40} className={printed.frame} strokeWidth="1.2" />
    </g>
  )
})

export const Title = memo(function Title({ locale }: { locale: Locale }) {
  const words = wordsIn(locale).board
  return (
    <g {...decorative} className={printed.title}>
      <g transform="translate(112 892)">
        <circle r="40" className={styles.compassRing} />
        <path d="M0-52L9-9 0 0-9-9Z" className={styles.compassNorth} />
        <path d="M0 52L9 9 0 0-9 9ZM-52 0L-9-9 0 0-9 9ZM52 0L9-9 0 0 9 9Z" className={styles.compassRest} />
        <circle r="4" className={styles.compassHub} />
        <text y="-60" fontSize="19" className={styles.north}>
          N
        </text>
      </g>
      <g transform="translate(214 1026)">
        <text fontSize="53" className={styles.name}>
          {map.title}
        </text>
        <path d="M-150 18h120m60 0h120" className={styles.rule} />
        <path d="M0 10l7 8-7 8-7-8z" className={styles.lozenge} />
        <text y="46" fontSize="17" className={styles.subtitle}>
          {words.subtitle}
        </text>
        <text y="68" fontSize="13" className={styles.imprint}>
          {words.imprint}
        </text>
      </g>
    </g>
  )
})

const [keyX, keyY] = [1280, 850]

export const Legend = memo(function Legend({ locale }: { locale: Locale }) {
  const words = wordsIn(locale).board
  const costs = [
    { sign: 'countryside', name: words.countryside, price: pounds(map.costs.countryside), x: 32, y: 57 },
    { sign: 'mountain', name: words.mountain, price: pounds(map.costs.mountain), x: 172, y: 57 },
    { sign: 'town', name: words.townOrCity, price: pounds(map.costs.town), x: 32, y: 99 },
    { sign: 'river', name: words.river, price: `+${pounds(map.costs.river)}`, x: 172, y: 99 },
  ] as const
  return (
    <g {...decorative} transform={`translate(${keyX} ${keyY})`} className={styles.key}>
      <rect width="280" height="286" rx="8" className={printed.box} />
      <text x="16" y="27" className={styles.keyHead}>
        {words.costOfTrack}
      </text>
      {costs.map(({ sign, name, price, x, y }) => (
        <g key={sign} transform={`translate(${x} ${y})`}>
          <Swatch sign={sign} />
          <text x="24" y="0">
            {name}
          </text>
          <text x="24" y="16" className={styles.strong}>
            {price}
          </text>
        </g>
      ))}
      <text x="16" y="146" className={styles.keyHead}>
        {words.income}
      </text>
      <text x="190" y="146" className={styles.columnHead}>
        {words.free}
      </text>
      <text x="244" y="146" className={styles.columnHead}>
        {words.controlled}
      </text>
      {(['large', 'midsize', 'small'] as const).map((size, line) => (
        <g key={size} transform={`translate(0 ${174 + line * 32})`}>
          <TownGlyph size={size} x={38} y={7} scale={0.84} />
          <text x="70" y="5">
            {words.sizes[size]}
          </text>
          <Coin x={190} y={0} value={map.income[size].free} kind="free" />
          <Coin x={244} y={0} value={map.income[size].controlled} kind="controlled" />
        </g>
      ))}
      <path d={hexagon({ x: 38, y: 266 }, 14)} className={styles.homeSwatch} />
      <text x="70" y="271">
        {words.homeCity}
      </text>
      <Coin x={190} y={266} value={map.income.home} kind="free" />
    </g>
  )
})

function Swatch({ sign }: { sign: 'countryside' | 'mountain' | 'town' | 'river' }) {
  const at = { x: 0, y: 0 }
  if (sign === 'countryside') {
    const [one, other] = [tree(-5, -1, 0.8), tree(5, 4, 0.8)]
    return (
      <>
        <path d={hexagon(at, 17)} className={styles.field} style={{ fill: 'var(--field-0)' }} />
        <path d={one[1] + other[1]} className={printed.stems} />
        <path d={one[0] + other[0]} className={printed.crowns} />
      </>
    )
  }
  if (sign === 'mountain') {
    const [one, other] = [peak(-5, 5, 7, 10), peak(5, 7, 8, 13)]
    return (
      <>
        <path d={hexagon(at, 17)} className={styles.hill} style={{ fill: 'var(--hill-0)' }} />
        <path d={one[0]} className={printed.peakLit} strokeWidth="0.8" />
        <path d={other[0]} className={printed.peakLit} strokeWidth="0.8" />
        <path d={one[1] + other[1]} className={printed.peakShadow} />
      </>
    )
  }
  if (sign === 'town') {
    return (
      <>
        <path d={hexagon(at, 16)} className={styles.town} />
        <TownGlyph size="small" x={0} y={6} scale={0.75} />
      </>
    )
  }
  return (
    <>
      <path d="M-13 5l9-9 8 8 9-9" className={printed.bank} strokeWidth="12" />
      <path d="M-13 5l9-9 8 8 9-9" className={printed.river} strokeWidth="8" />
    </>
  )
}

export interface Certificate {
  readonly locale: Locale
  readonly turn: number
  readonly lastTurn: number
  readonly seats: number
  readonly plain: boolean
  readonly owner: number
}

/** Where the certificate lies; a target may be laid over it. */
export const certificateBox = { x: 1346, y: 84, width: 214, height: 150 }

/** The certificate and its line, coming in from Hull. */
export const HullBarnsley = memo(function HullBarnsley({ locale, turn, lastTurn, seats, plain, owner }: Certificate) {
  const words = wordsIn(locale).board
  const { x, y, width, height } = certificateBox
  const line = `M${SHEET.width - 22} 414H1357M${x + width - 30} ${y + height}V380q0 34-34 34`
  const pays = (of: number) => pounds(hullBarnsleyDividend(of, seats, plain))
  return (
    <g {...decorative} className={styles.certificate}>
      <path d={line} className={styles.branch} strokeWidth="5" />
      <path d={line} className={styles.branch} strokeWidth="13" strokeDasharray="2.5 7" />
      <rect x={x} y={y} width={width} height={height} rx="8" className={styles.certificateBox} />
      <rect x={x + 7} y={y + 7} width={width - 14} height={height - 14} rx="4" className={styles.certificateRule} />
      <rect x={x + 7} y={y + 7} width={width - 14} height="36" rx="4" className={styles.certificateHead} />
      <text x={x + width / 2} y={y + 32} fontSize="20.500" className={styles.certificateName}>
        Hull & Barnsley
      </text>
      <text x={x + width / 2} y={y + 64} fontSize="12.500" className={styles.centred}>
        {words.certificateTerms(HULL_BARNSLEY_MINIMUM, HULL_BARNSLEY_FINAL)}
      </text>
      <text x={x + width / 2} y={y + 88} fontSize="13" className={styles.centredItalic}>
        {words.paysThisTurn}
      </text>
      <text x={x + width / 2} y={y + 116} fontSize="25" className={styles.violetFigure}>
        {pays(turn)}
      </text>
      <text x={x + width / 2} y={y + 136} fontSize="12.500" className={styles.centred}>
        {turn < lastTurn ? words.paysNextTurn(pays(turn + 1)) : words.lastTurn}
      </text>
      {owner === NOBODY ? null : <SeatPiece seat={owner} x={x + 34} y={y + 106} size={34} />}
    </g>
  )
})

/** One square a turn with what the Hull & Barnsley pays then; the locomotive stands on the present one. */
export const TurnTrack = memo(function TurnTrack({
  locale,
  turn,
  lastTurn,
  seats,
  plain,
  wide,
}: Omit<Certificate, 'owner'> & { wide: boolean }) {
  const words = wordsIn(locale).board
  const { width, height, at } = wide ? column(lastTurn) : row(lastTurn)
  const here = at(turn)
  return (
    <g {...decorative} className={styles.track}>
      <g transform={wide ? 'translate(44 62)' : 'translate(40 1190)'}>
        <text className={styles.trackHead}>{words.turn}</text>
        <text
          x={wide ? MARGIN - 44 : 0}
          y={wide ? 0 : 36}
          textAnchor={wide ? 'end' : 'start'}
          className={classes(styles.violetWord, wide && styles.wideHead)}
        >
          {words.certificateDividend}
        </text>
        {wide ? null : (
          <text y="54" className={styles.small}>
            {words.withPlayers(seats)}
          </text>
        )}
      </g>
      {Array.from({ length: lastTurn }, (_, index) => index + 1).map((of) => {
        const { x, y } = at(of)
        const pays = pounds(hullBarnsleyDividend(of, seats, plain))
        const middle = { x: x + width / 2, y: y + height / 2 }
        return (
          <g key={of}>
            <rect x={x} y={y} width={width} height={height} rx="6" className={of === turn ? styles.boxNow : printed.box} />
            <text x={wide ? x + 26 : middle.x} y={wide ? middle.y + 9 : y + 31} className={styles.turnNumber}>
              {of}
            </text>
            {wide ? null : <path d={`M${x + 10} ${y + 44}h${width - 20}`} className={styles.hair} />}
            <text
              x={wide ? x + width - 12 : middle.x}
              y={wide ? middle.y + 6 : y + 69}
              textAnchor={wide ? 'end' : 'middle'}
              className={classes(styles.violetWord, wide && styles.wideFigure)}
            >
              {pays}
            </text>
            {of === lastTurn && of !== turn ? (
              <g transform={`translate(${middle.x} ${wide ? middle.y : y + 104})`}>
                <rect x="-27" y="-12" width="54" height="24" rx="4" className={styles.endBox} />
                <text y="5" className={styles.endWord}>
                  {words.end}
                </text>
              </g>
            ) : null}
          </g>
        )
      })}
      <g
        className={styles.locomotive}
        style={{
          translate: `${here.x + width / 2 + (wide ? 2 : 0)}px ${here.y + height - (wide ? 11 : 14)}px`,
          scale: wide && height < 62 ? '0.8' : '1',
        }}
      >
        <Locomotive />
      </g>
    </g>
  )
})

interface Squares {
  readonly width: number
  readonly height: number
  at(turn: number): { readonly x: number; readonly y: number }
}

function row(turns: number): Squares {
  const step = Math.floor((SHEET.width - 28 - 172) / Math.max(turns, 7))
  return { width: step - 6, height: 136, at: (turn) => ({ x: 172 + (turn - 1) * step, y: 1160 }) }
}

function column(turns: number): Squares {
  const step = Math.min(92, Math.floor((LAND_HEIGHT - 80 - 36) / turns))
  return { width: MARGIN - 44, height: step - 6, at: (turn) => ({ x: 44, y: 80 + (turn - 1) * step }) }
}

/** A tank engine, wheels on (0, 0). */
function Locomotive() {
  return (
    <>
      <path d="M-44 2H44" className={styles.rail} />
      <path
        d="M-36-8V-38h22v6h4v10h6v-5q5-6 10 0v5h8v-13h-3v-4h11v4h-3v13h8q6 0 6 7v7zM-31-33v9h12v-9z"
        fillRule="evenodd"
        className={styles.engine}
      />
      <path d="M33-10l8 6v3h-8z" className={styles.engine} />
      {[-25, -3, 19].map((x, index) => (
        <g key={x} transform={`translate(${x} -7)`}>
          <circle r={index === 2 ? 7 : 8} className={styles.wheel} />
          <path d="M-6 0h12M0-6v12" className={styles.spokes} />
        </g>
      ))}
      <path d="M-25-7H-3" className={styles.rod} />
    </>
  )
}
