/** The supply, sorted as one likes: what each pile costs, does and still holds; lit where it can be bought, gained or named. */
import { classes, Select } from '@branchline/design'
import { useState } from 'react'
import { CARDS, COLOURS, NORMAL_TRAIN, WASTE } from '../../rules/cards.ts'
import { isLong, nameOf, Signs, SuitMark, suitStyle, textOf } from '../cards/CardFace.tsx'
import { signsOf } from '../cards/signs.ts'
import { CardButton } from './CardButton.tsx'
import type { Dealt } from './dealt.ts'
import styles from './Supply.module.css'

type Order = 'cost' | 'suit' | 'left' | 'name'

export function Supply(dealt: Dealt) {
  const { view, choices, speaker, t } = dealt
  const [order, setOrder] = useState<Order>('cost')
  const named = choices.piles.has(NORMAL_TRAIN) ? [NORMAL_TRAIN] : []
  const cards = [...named, ...view.piles, WASTE]
  const rank = (card: number): number | string => {
    const { cost, colour, id } = CARDS[card]
    if (order === 'name') return speaker.word(`name.${id}`)
    if (card === WASTE) return 999
    return order === 'cost' ? cost : order === 'left' ? view.supply[card] : COLOURS.indexOf(colour) * 20 + cost
  }
  const sorted = cards.sort((a, b) => {
    const [one, two] = [rank(a), rank(b)]
    return typeof one === 'string' ? one.localeCompare(String(two)) : one - Number(two) || a - b
  })
  return (
    <div>
      <div className={styles.supplyHead}>
        <Select<Order>
          label={t.sortBy}
          hideLabel
          value={order}
          onChange={setOrder}
          choices={(['cost', 'suit', 'left', 'name'] as const).map((value) => ({ value, label: t.orders[value] }))}
        />
      </div>
      <ul className={styles.tiles} data-row="supply" title={t.keyHint({ key: 'B' })}>
        {sorted.map((card) => (
          <li key={card}>
            <Pile dealt={dealt} card={card} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Pile({ dealt, card }: { dealt: Dealt; card: number }) {
  const { view, choices, speaker, t, choose } = dealt
  const { buy, top, choose: chosen } = choices.piles.get(card) ?? {}
  const { cost } = CARDS[card]
  const left = view.supply[card]
  const name = nameOf(CARDS[card], speaker)
  const isEmpty = left === 0 && card !== NORMAL_TRAIN
  const said = [name, t.costs({ cost }), t.leftInSupply({ left }), textOf(CARDS[card], speaker)].join('. ')
  return (
    <>
      <CardButton
        dealt={dealt}
        card={card}
        move={chosen ?? buy ?? top}
        why={view.frames.length > 0 ? { do: 'choose', card } : { do: 'buy', card, top: false }}
        label={said}
        className={classes(styles.tile, isEmpty && styles.emptyPile)}
      >
        <span className={styles.tileHead} style={suitStyle(CARDS[card].colour)}>
          <SuitMark card={CARDS[card]} t={t} />
          <span className={classes(styles.tileName, isLong(name) && styles.tileLong)}>{name}</span>
          {card === WASTE ? null : <span className={styles.tileCost}>{cost}</span>}
        </span>
        <span className={styles.tileFoot}>
          <span className={styles.tileSigns}>
            {CARDS[card].money > 0 ? <b className={styles.tileMoney}>${CARDS[card].money}</b> : null}
            <Signs signs={signsOf(CARDS[card], t)} />
          </span>
          <span className={styles.left} title={t.leftInSupply({ left })}>
            {card === NORMAL_TRAIN ? '\u2013' : `×${left}`}
          </span>
        </span>
      </CardButton>
      {top === undefined || buy === undefined ? null : (
        <button type="button" className={styles.toTop} onClick={() => choose(top)} data-move={top}>
          {t.buyToTop}
        </button>
      )}
    </>
  )
}
