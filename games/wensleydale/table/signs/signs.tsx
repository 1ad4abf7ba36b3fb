/** Every sign of these two tables with its name: the key. */
import type { SignGroup } from '@branchline/design'
import { type Locale, phrase } from '@branchline/engine'
import { lettersOf } from '../board/Layers.tsx'
import { wordsFor } from '../messages/index.ts'
import type { MapId } from '../rules.ts'
import {
  BridgeSign,
  CompanyLineSign,
  CompanyTownSign,
  EarnsSign,
  GoneSign,
  HopArrowSign,
  InfluencePriceSign,
  LampSign,
  LineSign,
  LinkPlaceSign,
  LitSign,
  OnwardSign,
  PlanSign,
  PriceSign,
  RunSign,
  SourceSign,
  TownIcon,
} from './boardSigns.tsx'
import { CubeIcon, LinkIcon, PieceIcon, ProfitIcon, SlotIcon, Token } from './Icons.tsx'

type Size = { readonly size?: number }

const token = (colour: 'red' | 'green' | 'white' | 'brown') => (size: Size) => <Token colour={colour} size={size.size ?? 24} />
const piece = (kind: string) => (size: Size) => <PieceIcon kind={kind} size={size.size ?? 24} />
const source = (goods: 'stone' | 'cheese' | 'beer' | 'post') => (size: Size) => <SourceSign goods={goods} {...size} />
const slot = (points: number | 'goods') => (size: Size) => <SlotIcon points={points} size={size.size ?? 24} />

/** The board gives the pieces and what is printed; the title the words of its rules, and whether there is a first class (NB-9.16). */
export function signsFor(map: MapId, title: MapId, locale: Locale): readonly SignGroup[] {
  const t = wordsFor(locale)
  const goods = map === 'nuremberg' ? (['beer', 'post'] as const) : (['stone', 'cheese'] as const)
  const letters = lettersOf(map)
  return [
    {
      title: t.keyMeans,
      signs: [
        { id: 'cube', Sign: CubeIcon, name: t.means.cube, meaning: t.cubesPay },
        ...(['red', 'green', 'white', 'brown'] as const).map((colour) => ({
          id: colour,
          Sign: token(colour),
          name: t.influenceIs[colour],
          meaning: phrase(t.influenceFor[colour], { map, title }),
        })),
        { id: 'profit', Sign: ProfitIcon, name: t.profit, meaning: t.profitHelp },
        { id: 'links', Sign: LinkIcon, name: t.linksLeft, meaning: t.scoreWhy },
      ],
    },
    {
      title: t.keyPieces,
      signs: [
        { id: 'red-passenger', Sign: piece('red-passenger'), name: t.signs['red-passenger']({ title }) },
        { id: 'green-passenger', Sign: piece('green-passenger'), name: t.signs['green-passenger']({ title }) },
        { id: goods[0], Sign: piece(goods[0]), name: t.signs[goods[0]] },
        { id: goods[1], Sign: piece(goods[1]), name: t.signs[goods[1]] },
        { id: 'opposition', Sign: piece('opposition'), name: map === 'nuremberg' ? t.signs.landlord : t.signs.opposition },
        { id: 'gone', Sign: GoneSign, name: t.signs.gone },
        ...goods.map((kind) => ({ id: `from-${kind}`, Sign: source(kind), name: t.signs[`from-${kind}`] })),
        { id: 'goods-slot', Sign: slot('goods'), name: t.goodsSlot },
        { id: 'passenger-slot', Sign: slot(1), name: t.passengerSlot },
        ...(title === 'nuremberg' ? [{ id: 'first-class', Sign: slot(2), name: t.firstClassSlot({ points: 2 }) }] : []),
      ],
    },
    {
      title: t.keyBoard,
      signs: [
        ...(map === 'wensleydale'
          ? [
              { id: 'minor-town', Sign: (size: Size) => <TownIcon {...size} major={false} />, name: t.signs['minor-town'] },
              { id: 'major-town', Sign: (size: Size) => <TownIcon {...size} major />, name: t.signs['major-town'] },
              { id: 'link-place', Sign: LinkPlaceSign, name: t.signs['link-place'] },
            ]
          : [
              { id: 'link-place', Sign: LinkPlaceSign, name: t.signs['link-place-1'] },
              { id: 'bridge', Sign: BridgeSign, name: t.signs.bridge },
            ]),
        ...(map === 'nuremberg' ? [{ id: 'hop-arrow', Sign: HopArrowSign, name: t.signs['hop-arrow'] }] : []),
        { id: 'line', Sign: LineSign, name: t.signs.line },
        ...(['red', 'green'] as const).flatMap((company) => [
          {
            id: `${company}-town`,
            Sign: (size: Size) => <CompanyTownSign company={company} text={letters[company]} {...size} />,
            name: t.signs[`${company}-town`]({ title }),
          },
          {
            id: `${company}-line`,
            Sign: (size: Size) => <CompanyLineSign company={company} {...size} />,
            name: t.signs[`${company}-line`],
          },
        ]),
        { id: 'lamp', Sign: LampSign, name: t.signs.lamp },
        { id: 'price', Sign: PriceSign, name: t.signs.price },
        { id: 'influence-price', Sign: InfluencePriceSign, name: t.signs['influence-price'] },
        { id: 'onward', Sign: OnwardSign, name: t.signs.onward },
        { id: 'plan', Sign: PlanSign, name: t.signs.plan },
        { id: 'run', Sign: RunSign, name: t.signs.run },
        { id: 'lit', Sign: LitSign, name: t.signs.lit },
        { id: 'earns', Sign: EarnsSign, name: t.signs.earns },
      ],
    },
  ]
}
