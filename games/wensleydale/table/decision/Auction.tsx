import { BarButton, type Consequence, Decide, Stepper, type TableProps, Tools, TrayButton } from '@branchline/design'
import { useContext, useState } from 'react'
import { placesWith } from '../auction.ts'
import { useBidBox } from '../bidBox.ts'
import { deskOf } from '../desk.ts'
import { type Words, wordsFor } from '../messages/index.ts'
import { inNotation } from '../moves.ts'
import { boardOf, INFLUENCES, leastBid, PASS, pointsIn, type State } from '../rules.ts'
import { influenceInWords } from '../sentences.ts'
import { CubeIcon, Token } from '../signs/Icons.tsx'
import styles from './decision.module.css'
import { SaidSign } from './SaidSign.tsx'

/** A bid on the box that is chosen in the tray: what it brings, what it makes of the two orders, what is left. */
export function AuctionDecision(props: TableProps<State>) {
  const { view, locale, speaker } = props
  const t = wordsFor(locale)
  const { box, lost } = useBidBox(props)
  const areBoxesHidden = useContext(Tools)?.foldedTray !== undefined
  // Of two nobody is asked again (6.8).
  const led = view.bidder.indexOf(view.actor)
  if (box !== null) {
    const question = lost?.box === box ? t.outbid({ name: speaker.seat(lost.by), box: box + 1 }) : t.bidOn({ box: box + 1 })
    return (
      <Bidding key={`${box} ${view.bid[box]}`} {...props} box={box} question={question} cubesBack={lost?.box === box ? lost.cubes : 0} />
    )
  }
  return (
    <Decide
      question={t.chooseBox}
      {...(led >= 0 ? { where: t.leads({ box: led + 1, amount: view.bid[led] as number }) } : areBoxesHidden ? { where: t.pointBox } : {})}
      figures={[{ label: t.means.cube, value: <Cubes count={view.cubes[view.actor] as number} title={t.means.cube} /> }]}
      buttons={
        <>
          <Pass {...props} />
          <TrayButton look="primary" data-testid="to-boxes">
            {t.toBoxes}
          </TrayButton>
        </>
      }
    />
  )
}

const Cubes = ({ count, title }: { count: number; title: string }) => (
  <span className={styles.counted}>
    <CubeIcon size={19} title={title} /> {count}
  </span>
)

function Bidding(props: TableProps<State> & { box: number; question: string; cubesBack: number }) {
  const { view, moves, box, locale, choose, question, cubesBack, attention } = props
  const t = wordsFor(locale)
  const seat = view.actor
  const least = leastBid(view, box)
  const most = view.cubes[seat] as number
  const [amount, setAmount] = useState(least)
  const [isMaximum, setMaximum] = useState(false)
  const orders = useContext(Tools)?.source.orders
  const text = inNotation(view, { do: 'bid', box, amount })
  const isLegal = moves.some((move) => move.text === text)
  const bid = () => {
    deskOf(attention).change({ box: null })
    if (!isMaximum) return choose(text)
    void orders?.give({ kind: 'bid', fields: { ...ORDER, box: box + 1, most: amount }, until: [] })
  }
  return (
    <Decide
      question={question}
      figures={consequencesOf(props, amount, cubesBack, t)}
      buttons={
        <>
          <Pass {...props} />
          {cubesBack > 0 ? (
            <BarButton look="quiet" onClick={() => deskOf(attention).change({ box: -1 })} data-testid="other-box">
              {t.otherBox}
            </BarButton>
          ) : null}
          {orders === undefined ? null : (
            <BarButton
              look="quiet"
              className={styles.toggle}
              aria-pressed={isMaximum}
              label={t.maximumHelp}
              onClick={() => setMaximum(!isMaximum)}
            >
              {t.maximum}
            </BarButton>
          )}
          <Stepper
            label={t.bidOf({ box: box + 1 })}
            value={amount}
            min={least}
            max={most}
            less={t.lower}
            more={t.higher}
            mostSaid={t.atMost({ amount: most })}
            leastSaid={t.atLeast({ amount: least })}
            onChange={setAmount}
            onDo={() => isLegal && bid()}
          />
          <BarButton look="primary" disabled={!isLegal} onClick={bid} data-testid="bid">
            {isMaximum ? t.bidUpTo({ amount }) : t.bid({ amount })}
          </BarButton>
        </>
      }
    />
  )
}

/** Beyond the maximum, and while it stands, one is asked. */
const ORDER = { outbid: 'ask', nextBox: 2, nextMost: 2, leading: 'ask', purse: 0 } as const

function consequencesOf({ view, box }: TableProps<State> & { box: number }, amount: number, cubesBack: number, t: Words): Consequence[] {
  const seat = view.actor
  const { before, after } = placesWith(view, box, seat)
  const order = (key: 'build' | 'trains') => ({
    label: key === 'build' ? t.buildOrder : t.trainOrder,
    value: (
      <span data-place={key} data-value={after[key]}>
        {after[key] === before[key] ? null : <small>{t.place({ place: before[key] })} → </small>}
        {t.place({ place: after[key] })}
      </span>
    ),
    why: t.ifBidsStand,
  })
  const board = boardOf(view)
  return [
    {
      label: t.brings,
      value: pointsIn(view, box).map((points, colour) => {
        const name = INFLUENCES[colour] ?? 'white'
        if (points === 0) return null
        return (
          <SaidSign key={name} sign={influenceInWords(board, name, t)} said={t.influence[name]}>
            {Array.from({ length: points }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens of a colour are all alike
              <Token key={place} colour={name} size={21} />
            ))}
          </SaidSign>
        )
      }),
    },
    order('build'),
    order('trains'),
    { label: t.cubesLeft, value: <Cubes count={(view.cubes[seat] as number) - amount} title={t.means.cube} /> },
    ...(cubesBack > 0 ? [{ label: t.cubesBack, value: <Cubes count={cubesBack} title={t.means.cube} /> }] : []),
  ]
}

function Pass({ view, choose, locale }: TableProps<State>) {
  const t = wordsFor(locale)
  return (
    <BarButton look="quiet" title={t.passAuction} onClick={() => choose(inNotation(view, PASS))} data-testid="pass">
      {t.pass}
    </BarButton>
  )
}
