/** Every sign this table draws, with its name. */
import { hexagon, SeatPiece, type SignGroup } from '@branchline/design'
import type { Locale } from '@branchline/engine'
import type { ComponentType } from 'react'
import { CARDS, type Colour } from '../rules/cards.ts'
import { CITY_POINTS } from '../rules/scoring.ts'
import board from './board/board.module.css'
import { Star, Station } from './board/glyphs.tsx'
import { RailPiece, Span } from './board/Pieces.tsx'
import { Swatch } from './board/Swatch.tsx'
import { IconOf, SuitMark } from './cards/CardFace.tsx'
import type { Icon } from './cards/signs.ts'
import { BinSign, CardsSign, LadderSign, OnBoard, PennantSign } from './marks.tsx'
import { wordsFor } from './messages/index.ts'
import { Price } from './trays/Price.tsx'

type SignPicture = ComponentType<{ readonly size?: number }>

const SUITS: readonly Colour[] = ['blue', 'green', 'purple', 'red', 'gold', 'grey']
const LANDS = ['field', 'river', 'mountain', 'city', 'remote'] as const

export function signs(locale: Locale): readonly SignGroup[] {
  const t = wordsFor(locale)
  const suit = (colour: Colour): SignPicture => {
    const card = CARDS.find((known) => known.colour === colour)!
    return () => <SuitMark card={card} t={t} />
  }
  const icon =
    (name: Icon): SignPicture =>
    () => <IconOf icon={name} />
  return [
    {
      title: t.legend.cards,
      signs: [
        ...SUITS.map((colour) => ({ id: colour, Sign: suit(colour), name: t.suits[colour].name, meaning: t.legend.suits[colour] })),
        { id: 'near', Sign: () => <Price cost={4} standing="near" />, name: t.legend.payable },
        { id: 'later', Sign: () => <Price cost={4} standing="later" />, name: t.legend.payableLater },
      ],
    },
    {
      title: t.legend.land,
      signs: LANDS.map((land) => ({
        id: land,
        Sign: ({ size = 34 }: { readonly size?: number }) => (
          <OnBoard size={size} box="-18 -18 36 36">
            <Swatch sign={land} />
          </OnBoard>
        ),
        name: t.kinds[land],
        meaning: t.legend.prices[land],
      })),
    },
    {
      title: t.legend.board,
      signs: [
        { id: 'track', Sign: TrackSign, name: t.legend.track },
        { id: 'rails', Sign: LadderSign, name: t.columns.rails },
        { id: 'cards', Sign: CardsSign, name: t.columns.cards },
        {
          id: 'station',
          Sign: StationSign,
          name: t.legend.station,
          meaning: t.legend.cityScores({ points: CITY_POINTS.slice(1) }),
        },
        { id: 'station-place', Sign: StationPlaceSign, name: t.legend.stationPlace },
        { id: 'star', Sign: StarSign, name: t.legend.star },
        { id: 'barrier', Sign: BarrierSign, name: t.legend.barrier },
        { id: 'route', Sign: () => <PennantSign letter="C" />, name: t.legend.route, meaning: t.legend.routeMeans },
        { id: 'lit', Sign: LitSign, name: t.legend.lit },
        { id: 'tag', Sign: TagSign, name: t.legend.tag },
        { id: 'worth', Sign: WorthSign, name: t.legend.worth },
        { id: 'gain', Sign: GainSign, name: t.legend.gain },
        { id: 'start', Sign: StartSign, name: t.legend.start },
        { id: 'bin', Sign: BinSign, name: t.columns.waste, meaning: t.legend.binMeans },
      ],
    },
    {
      title: t.legend.effects,
      signs: (Object.keys(t.legend.icons) as Icon[]).map((name) => ({ id: name, Sign: icon(name), name: t.legend.icons[name] })),
    },
  ]
}

function StationSign({ size = 26 }: { readonly size?: number }) {
  return (
    <OnBoard size={size} box="-12 -12 24 24">
      <Station x={0} y={0} built />
    </OnBoard>
  )
}

function StationPlaceSign({ size = 26 }: { readonly size?: number }) {
  return (
    <OnBoard size={size} box="-12 -12 24 24">
      <Station x={0} y={0} built={false} />
    </OnBoard>
  )
}

function TrackSign({ size = 26 }: { readonly size?: number }) {
  const [from, to] = [
    { x: -26, y: 0 },
    { x: 26, y: 0 },
  ]
  return (
    <OnBoard size={size} box="-40 -16 80 32">
      <Span seat={1} from={from} to={to} />
      <RailPiece seat={1} seats={4} {...from} />
      <RailPiece seat={1} seats={4} {...to} />
    </OnBoard>
  )
}

function LitSign({ size = 26 }: { readonly size?: number }) {
  return (
    <OnBoard size={size} box="-52 -52 104 104">
      <path d={hexagon({ x: 0, y: 0 }, 44)} className={board.ring} style={{ fill: 'none', stroke: 'var(--legal)', strokeWidth: 9 }} />
    </OnBoard>
  )
}

/** Where one may begin in the variant that names the cities. */
function StartSign({ size = 24 }: { readonly size?: number }) {
  return (
    <OnBoard size={size} box="-12 -20 24 26">
      <text className={board.startSign}>S</text>
    </OnBoard>
  )
}

function StarSign({ size = 28 }: { readonly size?: number }) {
  return (
    <OnBoard size={size} box="-22 -22 44 44">
      <Star x={0} y={0} value="3" />
    </OnBoard>
  )
}

function BarrierSign({ size = 22 }: { readonly size?: number }) {
  return (
    <OnBoard size={size} box="0 0 60 40">
      <path d="M12 30L48 10" className={board.barrierCase} />
      <path d="M12 30L48 10" className={board.barrier} />
      <path d="M12 30L48 10" className={board.barrierStripes} />
    </OnBoard>
  )
}

function TagSign({ size = 24 }: { readonly size?: number }) {
  return (
    <OnBoard size={size} box="-40 -16 80 32">
      <rect x="-38" y="-14" width="76" height="28" rx="6" className={board.tagSheet} />
      <path d="M-32-14H-4V14H-32a6 6 0 0 1-6-6V-8a6 6 0 0 1 6-6z" className={board.tagMoney} />
      <text x="-21" y="7" className={board.tagPrice}>
        $1
      </text>
      <text x="17" y="7" className={board.tagPoints}>
        0›2
      </text>
    </OnBoard>
  )
}

/** Where one begins nothing is paid. */
function WorthSign({ size = 24 }: { readonly size?: number }) {
  return (
    <OnBoard size={size} box="-26 -16 52 32">
      <rect x="-24" y="-14" width="48" height="28" rx="6" className={board.tagSheet} />
      <text y="7" className={board.tagPoints}>
        0›4
      </text>
    </OnBoard>
  )
}

function GainSign({ size = 24 }: { readonly size?: number }) {
  return (
    <OnBoard size={size} box="-32 -16 64 32">
      <rect x="-30" y="-14" width="60" height="28" rx="6" className={board.tagSheet} />
      <g transform="translate(-12 0)">
        <SeatPiece seat={1} size={21} />
        <text x="25" y="7" className={board.tagPoints}>
          +2
        </text>
      </g>
    </OnBoard>
  )
}
