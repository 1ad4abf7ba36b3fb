/** Every sign the table draws, with its name. */
import { classes, hexagon, type SignGroup } from '@branchline/design'
import printed from '@branchline/design/printed.module.css'
import type { Locale } from '@branchline/engine'
import type { ReactNode } from 'react'
import map from '../maps/west-riding.json' with { type: 'json' }
import { homeOf } from '../rules/board.ts'
import { LMSR, LNER } from '../rules/railways.ts'
import { NOBODY } from '../rules/state.ts'
import styles from './board/board.module.css'
import { Coin, LetterPlate, peak, Stop, TownGlyph, tree } from './board/glyphs.tsx'
import { PriceDisc } from './board/Plan.tsx'
import { City, ControlRing } from './board/Towns.tsx'
import { livery } from './livery.ts'
import { PresidentMark, PurseMark } from './marks.tsx'
import { wordsFor } from './messages/index.ts'

/** A drawing in the units of the board, `wide` of them across. */
const drawn = (wide: number, inside: ReactNode) =>
  function DrawnSign({ size = 26 }: { size?: number }) {
    return (
      <svg
        width={size * 1.5}
        height={size}
        viewBox={`${-wide / 2} ${-wide / 3} ${wide} ${(wide * 2) / 3}`}
        className={classes(printed.sheet, styles.board)}
        aria-hidden
      >
        {inside}
      </svg>
    )
  }

const NER = 2
const MIDDLE = { x: 0, y: 0 }
const LINE = 'M-44 0H44'

const RailwaySign = drawn(
  88,
  <>
    <path d={LINE} className={styles.trackCase} />
    <path d={LINE} className={styles.trackLine} stroke={livery(NER).colour} />
    <path
      d={LINE}
      className={styles.trackSleepers}
      stroke={livery(NER).on}
      strokeDasharray={livery(NER).sleepers.dashes}
      strokeWidth={livery(NER).sleepers.width}
    />
    <LetterPlate railway={NER} x={0} y={0} />
  </>,
)
const StopSign = drawn(
  46,
  <>
    <Stop railway={3} x={-9} y={0} />
    <Stop railway={NER} x={9} y={0} />
  </>,
)
const FreeSign = drawn(40, <Coin x={0} y={0} value={5} kind="free" />)
const ControlledSign = drawn(40, <Coin x={0} y={0} value={3} kind="controlled" />)
const ringOf = (grouping: number) =>
  drawn(
    150,
    <>
      <path d={hexagon(MIDDLE, 47.5)} className={styles.town} />
      <ControlRing grouping={grouping} width={9} />
    </>,
  )
const [crown, stem] = tree(0, 12, 3)
const FieldSign = drawn(
  150,
  <>
    <path d={hexagon(MIDDLE, 47)} className={styles.field} style={{ fill: 'var(--field-1)' }} />
    <path d={stem} className={printed.stems} />
    <path d={crown} className={printed.crowns} />
  </>,
)
const [lit, shadow] = peak(0, 24, 30, 48)
const HillSign = drawn(
  150,
  <>
    <path d={hexagon(MIDDLE, 47)} className={styles.hill} style={{ fill: 'var(--hill-1)' }} />
    <path d={lit} className={printed.peakLit} />
    <path d={shadow} className={printed.peakShadow} />
  </>,
)
const COURSE = 'M-26 8C-14 -10 -4 14 6 -2S20 -10 28 -4'
const RiverSign = drawn(
  66,
  <>
    <path d={COURSE} className={printed.bank} strokeWidth="14" />
    <path d={COURSE} className={printed.river} strokeWidth="9" />
    <path d={COURSE} className={printed.glint} strokeWidth="2.5" />
  </>,
)
const TownsSign = drawn(
  92,
  <>
    <TownGlyph size="small" x={-34} y={10} />
    <TownGlyph size="midsize" x={-4} y={10} scale={0.9} />
    <TownGlyph size="large" x={31} y={10} scale={0.8} />
  </>,
)
const HomeSign = drawn(150, <City hex={homeOf[NER]} control={NOBODY} cubes={0} isAlone />)
const StruckSign = drawn(40, <Coin x={0} y={0} value={5} kind="free" faint />)
const LmsrSign = ringOf(LMSR)
const LnerSign = ringOf(LNER)
const RouteSign = drawn(
  88,
  <>
    <path d="M-30 0H30" className={styles.planCase} />
    <path d="M-30 0H30" className={styles.planBed} />
    <path d="M-30 0H30" className={styles.planLine} stroke={livery(NER).colour} />
    <PriceDisc x={0} y={0} price={4} />
  </>,
)
const LitSign = drawn(
  150,
  <>
    <path d={hexagon(MIDDLE, 40)} className={styles.town} />
    <path d={hexagon(MIDDLE, 43)} className={styles.ring} />
  </>,
)
const WaySign = drawn(
  88,
  <g className={styles.way}>
    <rect x="-20" y="-19" width="41" height="38" rx="7" />
    <text dy="0.35em">£9</text>
  </g>,
)

export function signs(locale: Locale): readonly SignGroup[] {
  const words = wordsFor(locale).signs
  return [
    {
      title: words.title,
      signs: [
        { id: 'railway', Sign: RailwaySign, name: words.railway, meaning: words.railwayMore },
        { id: 'stop', Sign: StopSign, name: words.stop, meaning: words.stopMore },
        { id: 'president', Sign: PresidentMark, name: words.president, meaning: words.presidentMore },
        { id: 'field', Sign: FieldSign, name: words.field({ cost: map.costs.countryside }) },
        { id: 'hill', Sign: HillSign, name: words.hill({ cost: map.costs.mountain }) },
        { id: 'river', Sign: RiverSign, name: words.river({ cost: map.costs.river }) },
        { id: 'towns', Sign: TownsSign, name: words.towns({ cost: map.costs.town }) },
        { id: 'home', Sign: HomeSign, name: words.home },
        { id: 'free', Sign: FreeSign, name: words.free },
        { id: 'controlled', Sign: ControlledSign, name: words.controlled },
        { id: 'struck', Sign: StruckSign, name: words.struck },
        { id: 'lmsr', Sign: LmsrSign, name: words.lmsr },
        { id: 'lner', Sign: LnerSign, name: words.lner },
        { id: 'lit', Sign: LitSign, name: words.lit },
        { id: 'route', Sign: RouteSign, name: words.route },
        { id: 'way', Sign: WaySign, name: words.way },
        { id: 'purse', Sign: PurseMark, name: words.purse },
      ],
    },
  ]
}
