/** A card in large: full text, what it would do now, the clauses that explain its words. */
import { classes } from '@branchline/design'
import type { Locale, Speaker } from '@branchline/engine'
import { type Card, cardIn, cardNumber } from '../../rules/cards.ts'
import { previewCard } from '../../rules/help.ts'
import type { State } from '../../rules/state.ts'
import type { Held } from '../desk.ts'
import { wordsFor } from '../messages/index.ts'
import { IconOf, nameOf, Signs, SuitMark, suitStyle, textOf } from './CardFace.tsx'
import styles from './cards.module.css'
import { clausesOf } from './clauses.ts'
import { hyphenated } from './hyphenated.ts'
import { signsOf } from './signs.ts'

const WIDE = 272
/** About as high as it gets, and what the bar takes below. */
const HIGH = 300
const BAR = 170

export interface Looking {
  readonly view: State
  readonly seat: number
  readonly locale: Locale
  readonly speaker: Speaker
  readonly held: Held
}

export function LargeFace({ view, seat, locale, speaker, held }: Looking) {
  const number = cardNumber(held.id)
  const card = cardIn(view, number)
  if (card === undefined) return null
  const t = wordsFor(locale)
  const isInHand = view.hands[seat]?.includes(number) ?? false
  const preview = isInHand && seat === view.active && view.frames.length === 0 ? previewCard(view, seat, number) : null
  const left = view.supply[number]
  const hasPile = view.piles.includes(number) || card.colour === 'grey'
  return (
    <div
      className={classes(styles.large, styles[card.colour])}
      style={{ ...suitStyle(card.colour), ...placeOf(held) }}
      role="tooltip"
      popover="manual"
      ref={raise}
      data-testid="large-card"
    >
      <header className={styles.largeBand}>
        <span className={styles.largeMoney}>{card.money > 0 ? `$${card.money}` : '\u2013'}</span>
        <span className={styles.largeName} data-card-name>
          {hyphenated(nameOf(card, speaker), t.hyphenation)}
        </span>
        {card.colour === 'grey' ? null : <span className={styles.largeCost}>{card.cost}</span>}
      </header>
      <div className={styles.largeBody}>
        <p className={styles.largeKind}>
          <SuitMark card={card} t={t} /> {t.suits[card.colour].name}
          {card.attack ? ` · ${t.attack}` : ''}
          {card.reaction ? ` · ${t.reaction}` : ''}
          {card.action ? ` · ${t.alsoAction}` : ''}
        </p>
        <Signs signs={signsOf(card, t)} />
        <p className={styles.largeText}>{textOf(card, speaker)}</p>
        {preview === null ? null : (
          <p className={styles.largeNow}>
            <IconOf icon={preview.refusal === null ? 'take' : 'lasting'} />
            {preview.refusal === null ? nowSaid(card, preview.money, t) : speaker.refusal(preview.refusal)}
          </p>
        )}
        <p className={styles.largeClauses}>
          {[card.clause, ...clausesOf(card)].join(' · ')}
          {card.house ? ` · ${t.houseText}` : ''}
        </p>
        {hasPile ? <p className={styles.largeClauses}>{t.leftInSupply({ left })}</p> : null}
      </div>
    </div>
  )
}

/** What playing it brings now; a card without effects promises none. */
function nowSaid({ effects }: Card, money: number, t: ReturnType<typeof wordsFor>): string {
  if (effects.length === 0) return t.nowMoney({ money })
  return money > 0 ? t.nowGives({ money }) : t.nowNoMoney
}

/** Above everything, whatever the panels it belongs to cut off. */
function raise(element: HTMLDivElement | null): void {
  if (element !== null && 'showPopover' in element && !element.matches(':popover-open')) element.showPopover()
}

/** Above or below the small card, or to the left of a pile: never over what is pointed at, wholly on the screen, clear of the bar. */
function placeOf(held: Held): { left: number; top?: number; bottom?: number } {
  const { innerWidth: wide, innerHeight: high } = window
  if (held.where === 'tray' && held.left > WIDE + 16)
    return { left: held.left - WIDE - 10, top: Math.max(8, Math.min(held.top, high - HIGH - BAR)) }
  const middle = (held.left + held.right) / 2
  const left = Math.max(8, Math.min(wide - WIDE - 8, middle - WIDE / 2))
  return held.top > high / 2 ? { left, bottom: high - held.top + 8 } : { left, top: held.bottom + 8 }
}
