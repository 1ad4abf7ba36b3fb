/** Cards as we draw them: in the hand, as a pile of the supply, as a slip in the play area. */
import { classes, type Enamel, enamelLetters } from '@branchline/design'
import type { Speaker } from '@branchline/engine'
import type { CSSProperties } from 'react'
import type { Card } from '../../rules/cards.ts'
import type { Words } from '../messages/index.ts'
import styles from './cards.module.css'
import { Parted } from './Parted.tsx'
import { type Icon, type Sign, signsOf } from './signs.ts'

const ENAMELS: Readonly<Record<Card['colour'], Enamel>> = {
  blue: 'blue',
  green: 'green',
  purple: 'violet',
  red: 'red',
  gold: 'yellow',
  grey: 'black',
}

/** The suit by colour; its letter and its shape say the same. */
export function suitStyle(colour: Card['colour']): CSSProperties {
  const enamel = ENAMELS[colour]
  return { '--suit': `var(--enamel-${enamel})`, '--on-suit': enamelLetters(enamel) } as CSSProperties
}

export const nameOf = (card: Card, speaker: Speaker) => speaker.word(`name.${card.id}`)
export const textOf = (card: Card, speaker: Speaker) => speaker.word(`text.${card.wording ?? card.id}`)

export function SuitMark({ card, t }: { card: Card; t: Words }) {
  return (
    <span
      className={classes(styles.suit, styles[card.colour])}
      style={suitStyle(card.colour)}
      title={t.suits[card.colour].name}
      aria-hidden="true"
    >
      {t.suits[card.colour].letter}
    </span>
  )
}

/** The face of a card in the hand: money left, cost right, suit and name, effects in signs. */
export function CardFace({ card, speaker, t }: { card: Card; speaker: Speaker; t: Words }) {
  return (
    <span className={styles.face} style={suitStyle(card.colour)}>
      <span className={styles.band}>
        <span className={styles.money}>{card.money > 0 ? `$${card.money}` : '\u2013'}</span>
        <SuitMark card={card} t={t} />
        <span className={styles.cost}>{card.colour === 'grey' ? '' : card.cost}</span>
      </span>
      <Name name={nameOf(card, speaker)} t={t} />
      <Signs signs={signsOf(card, t)} />
      <Emblem colour={card.colour} />
      <span className={styles.foot}>
        {card.attack ? (
          <span className={styles.kindWord}>{t.attack}</span>
        ) : card.reaction ? (
          <span className={styles.kindWord}>{t.reaction}</span>
        ) : (
          <span />
        )}
        {card.house ? (
          <span className={styles.house} title={t.houseText}>
            {t.houseMark}
          </span>
        ) : null}
      </span>
    </span>
  )
}

/** As large as its longest word allows, on a card of whatever width (cards.module.css) or on a pile. */
export function Name({ name, t, className = styles.name }: { name: string; t: Words; className?: string | undefined }) {
  const longest = Math.max(...name.split(/[\s-]/).map(({ length }) => length))
  return (
    <span className={className} style={{ '--longest': longest } as CSSProperties} data-card-name>
      <Parted name={name} t={t} />
    </span>
  )
}

export function Signs({ signs }: { signs: readonly Sign[] }) {
  return (
    <span className={styles.signs}>
      {signs.map((sign, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signs stand in the order of the card's text
        <span key={place} className={styles.sign}>
          <IconOf icon={sign.icon} />
          {sign.text}
        </span>
      ))}
    </span>
  )
}

/** What the suit is about, engraved on the paper. */
const EMBLEMS: Readonly<Record<Card['colour'], string>> = {
  blue: 'M4 30V14q0-6 8-6h28q10 0 14 12l2 10zM10 14h9v8h-9zM24 14h9v8h-9zM38 14h6q4 3 6 8H38zM14 30a4 4 0 1 0 8 0M38 30a4 4 0 1 0 8 0M0 36h60',
  green: 'M18 4L4 38M42 4l14 34M20 10h20M17 17h26M14 24h32M10 32h40',
  purple: 'M6 38V16L30 4l24 12v22zM24 38V26h12v12M30 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 22h6v6h-6zM42 22h6v6h-6z',
  red: 'M30 4v30M20 34h20v4H20zM30 6h22v10H30M52 6l-6 5 6 5M30 22a6 6 0 1 1-12 0 6 6 0 0 1 12 0z',
  gold: 'M6 38V14h14v24M20 38V4h18v34M38 38V18h16v20M25 10h3v4h-3zM31 10h3v4h-3zM25 18h3v4h-3zM31 18h3v4h-3zM25 26h3v4h-3zM10 20h3v4h-3zM44 24h3v4h-3z',
  grey: 'M12 12h36l-4 26H16zM8 12h44M24 6h12M24 18l1 14M36 18l-1 14M30 18v14',
}

function Emblem({ colour }: { colour: Card['colour'] }) {
  return (
    <svg className={styles.emblem} viewBox="-2 0 64 42" aria-hidden="true">
      <path d={EMBLEMS[colour]} />
    </svg>
  )
}

/** A card that lies face down. */
export function CardBack({ count }: { count?: number }) {
  return (
    <span className={styles.back} aria-hidden="true">
      <svg viewBox="0 0 40 56" aria-hidden="true">
        <rect x="3" y="3" width="34" height="50" rx="3" />
        <circle cx="20" cy="28" r="9" />
        <path d="M6 28h5M29 28h5M6 33h6M28 33h6M6 38h28M6 43h28" />
      </svg>
      {count === undefined ? null : <b>{count}</b>}
    </span>
  )
}

const ICONS: Readonly<Record<Icon, string>> = {
  rail: 'M6 2L3 18M14 2l3 16M5 6h10M4.500 10h11M4 14h12',
  waste: 'M4 6h12l-1.500 12h-9zM2.500 5.500h15M8 3h4M8.500 9.500v5M11.500 9.500v5',
  back: 'M7 8h9l-1 10H8zM5.500 7.500h12M10 5h3.500M5 15H1.500m0 0l2.500-2.500M1.500 15l2.500 2.500',
  money:
    'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12.500 7c-1-1.200-5-1.300-5 .8 0 2.500 5 1.700 5 4.200 0 2.200-4 2.200-5.200.8M10 4.800v10.500',
  points: 'M10 1.500l2.600 5.600 6 .7-4.500 4.100 1.300 6L10 15l-5.400 2.900 1.300-6L1.400 7.800l6-.7z',
  draw: 'M3 3h8v12H3zM14 6v10H7M16.500 9l-2.500-3-2.500 3',
  station: 'M3.500 17V8L10 3l6.500 5v9zM8 17v-4.500h4V17',
  lasting: 'M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM10 5.500V10l3.500 2.500',
  trash: 'M4 2h9v16H4zM2 5l14 10M16 5L2 15',
  discard: 'M6 2h8v10H6zM10 13v5m0 0l-3-2.500M10 18l3-2.500',
  top: 'M3 12h14v6H3zM10 10V2m0 0L6.500 5M10 2l3.500 3',
  look: 'M1.500 10Q10 2 18.500 10 10 18 1.500 10zM10 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  take: 'M4 10V5.500a1.300 1.300 0 0 1 2.600 0V9 4a1.300 1.300 0 0 1 2.700 0v5-5.500a1.300 1.300 0 0 1 2.700 0V9 5a1.300 1.300 0 0 1 2.600 0v7c0 4-2 6-5 6s-4-1.500-5.600-4.500L2 11',
  gain: 'M4 2h9v13H4zM16 11v7M12.500 14.500h7',
  copy: 'M3 2h9v12H3zM8 6h9v12H8z',
  choose: 'M3 4h14M3 10h14M3 16h14M1 4h.01',
  attack: 'M11 1L3 11h5l-2 8 9-11h-5z',
  shield: 'M10 1.500l7 2.500v5c0 5-3 8-7 9.500C6 17 3 14 3 9V4z',
}

export function IconOf({ icon }: { icon: Icon }) {
  return (
    <svg className={classes(styles.icon, styles[`icon-${icon}`])} viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICONS[icon]} />
    </svg>
  )
}
