/** The turn between two actions: what is chosen in the hand, at the supply or on the board, and the buttons that do it. */
import { BarButton, type Consequence, type MoveText, pick, TrayButton, useChosen } from '@branchline/design'
import { ABILITIES, CARDS, COST, cardIn, WASTE } from '../../rules/cards.ts'
import { countOf } from '../../rules/deck.ts'
import { previewCard } from '../../rules/help.ts'
import { MARKERS } from '../../rules/move.ts'
import { purse } from '../../rules/rails.ts'
import { boardOf } from '../../rules/state.ts'
import { make, type Purchase, pileChosen, purchaseOf } from '../buying.ts'
import { nameOf } from '../cards/CardFace.tsx'
import { shortOf } from '../cards/short.ts'
import type { Dealt } from '../dealt.ts'
import { deskOf } from '../desk.ts'
import { placeName } from '../placeName.ts'
import { reachBeyond } from '../reaching.ts'
import { bringsWaste, moneyFrom, outlookOf, outlookWords, plainTrains, trainsInHand } from '../turn.ts'
import { pointsFor, worthOf } from '../worth.ts'
import { Hand } from './Hand.tsx'
import { Scene } from './Scene.tsx'

export function Turn({ dealt }: { dealt: Dealt }) {
  const chosen = useChosen(dealt.attention)
  const wish = wishOf(dealt, chosen)
  const trains = plainTrains(dealt.view, dealt.seat, dealt.choices)
  return (
    <Scene
      dealt={dealt}
      question={wish?.question ?? dealt.t.yourTurnAsks}
      detail={wish?.detail}
      figures={wish?.figures ?? []}
      cards={<Hand dealt={dealt} planned={wish?.planned ?? []} />}
      buttons={<Ways dealt={dealt} wish={wish} trains={trains} />}
    />
  )
}

interface Act {
  readonly label: string
  readonly move?: string
  readonly onDo: () => void
}

/** What is chosen, as a question with its consequences and the one or two ways to do it, the best first. */
interface Wish {
  readonly question: string
  readonly detail?: string | undefined
  readonly figures?: readonly Consequence[]
  readonly acts: readonly Act[]
  readonly planned?: readonly string[]
}

function wishOf(dealt: Dealt, chosen: string | null): Wish | null {
  if (chosen === null) return null
  const pile = pileChosen(dealt, chosen)
  if (pile !== null) {
    const purchase = purchaseOf(dealt, pile)
    return purchase === null ? laterWish(dealt, pile) : purchaseWish(dealt, purchase)
  }
  return cardWish(dealt, chosen) ?? railWish(dealt, chosen) ?? routeWish(dealt, chosen)
}

const doing =
  ({ attention, choose }: Dealt, text: MoveText) =>
  () => {
    pick(attention, null)
    choose(text)
  }

function purchaseWish(dealt: Dealt, purchase: Purchase): Wish {
  const { t, speaker } = dealt
  const { card, trains, isAll, left, waste, buy, top } = purchase
  const n = trains.length
  return {
    question: t.buyAsks({ card: nameOf(CARDS[card], speaker) }),
    detail: t.buyDetail({ trains: n, isAll, left, waste }),
    acts: [
      { label: t.buy({ trains: n, isAll }), move: buy, onDo: () => make(dealt, purchase, buy) },
      ...(top === null ? [] : [{ label: t.buyToTop({ trains: n }), move: top, onDo: () => make(dealt, purchase, top) }]),
    ],
    planned: trains,
  }
}

/** What other cards have to be played for: it is not bought yet, and the button leads to the first of them. */
function laterWish(dealt: Dealt, pile: number): Wish | null {
  const { t, speaker, attention } = dealt
  const firsts = reachBeyond(dealt).firstFor(COST[pile])
  if (firsts === null) return null
  const names = firsts.map(({ card }) => nameOf(CARDS[card], speaker))
  return {
    question: t.buyAsks({ card: nameOf(CARDS[pile], speaker) }),
    detail: t.buyLater({ cards: names }),
    acts: [{ label: t.firstCard({ card: names[0] }), onDo: () => pick(attention, firsts[0].move) }],
    planned: firsts.map(({ move }) => move),
  }
}

function cardWish(dealt: Dealt, chosen: string): Wish | null {
  const { view, seat, choices, speaker, t } = dealt
  const found = [...choices.hand].find(([, { play, money }]) => play === chosen || money === chosen)
  if (found === undefined) return null
  const [card, { play, money }] = found
  const name = nameOf(CARDS[card], speaker)
  const onlyMoney =
    money === undefined ? [] : [{ label: t.moneyOnly({ money: cardIn(view, card).money }), move: money, onDo: doing(dealt, money) }]
  if (play === undefined) {
    const { refusal } = previewCard(view, seat, card)
    return {
      question: t.playAsks({ card: name }),
      detail: refusal === null ? undefined : speaker.refusal(refusal),
      acts: onlyMoney,
      planned: [],
    }
  }
  // What is still to be chosen, by whomever, and what is drawn is said by the card, not by what is known of it.
  const outlook = outlookOf(dealt, play)
  const words = outlook.isWhole ? outlookWords(outlook, t) : ''
  return {
    question: t.playAsks({ card: name }),
    detail: words === '' ? shortOf(cardIn(view, card), t, bringsWaste(view)) : words,
    acts: [{ label: t.play, move: play, onDo: doing(dealt, play) }, ...onlyMoney],
  }
}

function railWish(dealt: Dealt, chosen: string): Wish | null {
  const { view, choices, seat, t } = dealt
  for (const [hex, here] of choices.hexes) {
    const choice = here.find(({ text }) => text === chosen)
    if (choice === undefined) continue
    const worth = worthOf(dealt, seat, hex, choice)
    const now = pointsFor(worth, seat)
    return {
      question: t.railAsks({ name: placeName(boardOf(view), hex, t) }),
      figures: [
        { label: t.price, value: t.priceOf({ price: worth.price, money: purse(view) }) },
        ...(worth.waste > 0 ? [{ label: t.columns.waste, value: `+${worth.waste}`, warn: true, why: t.wasteWhy }] : []),
        ...(worth.most > 0 ? [{ label: t.pointsNow, value: worth.most > now ? `${now} › ${worth.most}` : `${now}` }] : []),
      ],
      acts: [{ label: t.layIt, move: choice.text, onDo: doing(dealt, choice.text) }],
    }
  }
  return null
}

function routeWish(dealt: Dealt, chosen: string): Wish | null {
  const { view, choices, speaker, t } = dealt
  const found = [...choices.routes].find(([, text]) => text === chosen)
  if (found === undefined) return null
  const [marker, text] = found
  const { ability } = boardOf(view).routes[view.routes[marker]]
  return {
    question: t.routeAsks({ letter: MARKERS[marker].toUpperCase() }),
    detail: speaker.word(`name.route-${ABILITIES[ability].id}`),
    acts: [{ label: t.useRoute, move: text, onDo: doing(dealt, text) }],
  }
}

/** Three places that never change: what is chosen on top, then the trains or the pass, the end of the turn at the foot. */
function Ways({ dealt, wish, trains }: { dealt: Dealt; wish: Wish | null; trains: readonly MoveText[] }) {
  const { view, seat, choices, attention, t } = dealt
  const worth = trains.length === 0 ? 0 : moneyFrom(dealt, trains)
  const pass = choices.answers.find(({ move }) => move.do === 'pass')
  const end = choices.answers.find(({ move }) => move.do === 'end')
  const all: Act | null =
    trains.length === 0
      ? null
      : {
          label: t.playTrains({ n: trains.length, money: worth, others: trainsInHand(view, seat, choices) - trains.length }),
          onDo: () => deskOf(attention).change({ queue: trains }),
        }
  const passing: Act | null =
    pass === undefined
      ? null
      : { label: t.pass({ waste: countOf(view.hands[seat], WASTE) }), move: pass.text, onDo: doing(dealt, pass.text) }
  const [first, ...rest] = [...(wish?.acts ?? []), ...(all === null ? [] : [all]), ...(wish === null && passing !== null ? [passing] : [])]
  const lost = [...(view.money > 0 ? [`$${view.money}`] : []), ...(view.railPoints > 0 ? [t.railPointsLeft({ n: view.railPoints })] : [])]
  // What is in hand can still be played, and what would lapse spent, on the map or at the supply: the end of the turn is not what is proposed then.
  const isLast =
    first === undefined && choices.hand.size === 0 && (lost.length === 0 || (choices.piles.size === 0 && choices.hexes.size === 0))
  return (
    <>
      {first !== undefined || isLast || choices.piles.size === 0 ? null : (
        <TrayButton look={choices.hand.size + choices.hexes.size === 0 ? 'primary' : 'plain'} data-press="supply">
          {t.toSupply}
        </TrayButton>
      )}
      {first === undefined ? null : (
        <WayButton act={first} look={wish === null && first === passing ? 'plain' : 'primary'} press={pressOf(first, all, passing)} />
      )}
      {rest.slice(0, 2).map((act) => (
        <WayButton key={act.label} act={act} look="plain" press={pressOf(act, all, passing)} />
      ))}
      {end === undefined ? null : (
        <BarButton look={isLast ? 'primary' : 'quiet'} data-press="end" data-move={end.text} onClick={doing(dealt, end.text)}>
          {lost.length === 0 ? t.endTurn : t.endTurnLosing({ what: lost })}
        </BarButton>
      )}
    </>
  )
}

const pressOf = (act: Act, all: Act | null, passing: Act | null) => (act === all ? 'trains' : act === passing ? 'pass' : 'chosen')

function WayButton({ act, look, press }: { act: Act; look: 'primary' | 'plain'; press: string }) {
  return (
    <BarButton look={look} data-press={press} data-move={act.move} onClick={act.onDo}>
      {act.label}
    </BarButton>
  )
}
