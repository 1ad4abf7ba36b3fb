import { type AnyTable, useChosen, useConsidered, useTable } from '@branchline/design'
import { classes } from '@branchline/design/parts'
import { GraduationCap, MessageCircleOff, MessageCircleQuestion, Play, Undo2, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Strip, StripButton } from '../learn/Strip.tsx'
import { useFrame } from '../table/frame.ts'
import { isPhone } from '../table/layout.ts'
import styles from './Coach.module.css'
import { type DrawnLine, drawLine } from './drawLine.ts'
import { showLines } from './showLines.ts'
import { type CoachNow, useCoach } from './useCoach.ts'
import { useCoachKeys } from './useCoachKeys.ts'
import { useRoundWords } from './useRoundWords.ts'
import { Words } from './Words.tsx'
import { withoutLead } from './withoutLead.ts'

/** Beside one at the table: what one could do and why, or what the last decision cost. Above the action bar and of one piece with it. */
export const CoachStrip = (props: { drawn: AnyTable | null }) => (
  <Words>
    <Beside {...props} />
  </Words>
)

/** On a phone its room is kept for it while advice is awaited: it comes a second later, and the board must not move by then. */
function Beside({ drawn }: { drawn: AnyTable | null }) {
  const t = useTranslations('coach')
  const now = useCoach()
  useCoachKeys(now.ask)
  const { layout, sheet } = useFrame()
  const round = useRoundWords()
  const warning = useWarning(now)
  const isRoomKept = useKeptRoom(now)
  // A half sheet needs what room there is; what would cost much is said all the same. In that of all moves one decides.
  const givesWay = layout === 'phone' && sheet !== null && sheet !== 'moves'
  const isSilent = givesWay && warning === null && now.missed === null
  return (
    <div className={styles.seat} data-kept={isRoomKept && !givesWay ? '' : undefined}>
      {isSilent ? (
        <Strip label={t('coach')} caption={<Who />} words="" testId="coach" />
      ) : (
        <Said drawn={drawn} now={now} warning={warning} round={round} />
      )}
    </div>
  )
}

/** While it speaks, and while it thinks of a new decision; from one move of a decision to the next it is as it was. */
function useKeptRoom({ isThinking, isSpeaking, isQuiet, advice }: CoachNow): boolean {
  const isKept = useRef(true)
  if (isQuiet && !isSpeaking) isKept.current = false
  else if (!isThinking) isKept.current = isSpeaking || advice === null
  return isThinking || advice !== null ? isKept.current : false
}

interface SaidProps {
  readonly drawn: AnyTable | null
  readonly now: CoachNow
  readonly warning: string | null
  readonly round: string | null
}

function Said({ drawn, now, warning, round }: SaidProps) {
  const t = useTranslations('coach')
  if (now.missed !== null) return <MissedStrip now={now} drawn={drawn} />
  if (warning !== null) return <Strip label={t('coach')} caption={<Who note={t('before')} />} words={warning} kind="miss" testId="coach" />
  if (now.advice !== null && now.isSpeaking)
    return <Choices key={now.advice.phase.name} now={now} drawn={drawn} opening={now.phase ?? round} />
  return (
    <Strip
      label={t('coach')}
      caption={<Who />}
      words={now.isQuiet ? t('quiet') : (now.phase ?? round ?? t(now.isPraise ? 'good' : now.isThinking ? 'thinking' : 'quiet'))}
      testId="coach"
    >
      {now.advice !== null && now.advice.candidates.length > 0 ? (
        <StripButton onClick={now.ask} aria-keyshortcuts="A" data-sign={`${t('ask')} · A`} data-testid="coach-ask">
          <MessageCircleQuestion size={20} aria-hidden />
          <span>{t('ask')}</span>
        </StripButton>
      ) : null}
    </Strip>
  )
}

function Who({ note }: { note?: string | undefined }) {
  const t = useTranslations('coach')
  return (
    <>
      <span className={styles.who}>
        <GraduationCap size={17} aria-hidden /> <span>{t('coach')}</span>
      </span>
      {note === undefined ? null : <span>{note}</span>}
    </>
  )
}

type Candidate = NonNullable<CoachNow['advice']>['candidates'][number]

/** What is drawn for the coach: chosen for good, or only looked at. */
interface OnBoard {
  readonly line: DrawnLine
  readonly isChosen: boolean
}

/** Two or three things one could do, by name; the words are those of the one that is looked at. */
function Choices({ now, drawn, opening }: { now: CoachNow; drawn: AnyTable | null; opening: string | null }) {
  const t = useTranslations('coach')
  const { attention, model } = useTable()
  const isNarrow = isPhone(useFrame().layout)
  const [isMore, setMore] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const [hovered, setHovered] = useState<string | null>(null)
  const onBoard = useRef<OnBoard | null>(null)
  const { candidates, shown, doubt } = now.advice as NonNullable<CoachNow['advice']>
  // Of one alone there is nothing to be surer of.
  const note = candidates.length > 1 ? t(`doubt.${doubt}`) : undefined
  const listed = isMore ? candidates : candidates.slice(0, shown)
  // What a phase is for, or what the last round brought, is read first, by itself; a reason when one is looked at.
  const named = (lead: string | null) => listed.find((one) => one.lead === lead)
  const looked = named(hovered) ?? named(chosen) ?? (opening === null ? listed[0] : null)
  const draw = (one: Candidate | undefined, isChosen: boolean) => {
    onBoard.current?.line.putBack()
    onBoard.current = one === undefined ? null : { line: drawLine(one.line, model, attention, drawn), isChosen }
  }
  const choose = (one: Candidate) => {
    setChosen(one.lead)
    draw(one, true)
  }
  /** By keys only: under a finger the bar would grow, and the button be gone before the finger has left it. */
  const look = (one: Candidate) => {
    if (onBoard.current?.isChosen && !onBoard.current.line.isHeld()) setChosen(null)
    setHovered(one.lead)
    draw(one, false)
  }
  const lookAway = () => {
    setHovered(null)
    if (onBoard.current?.isChosen === false) draw(named(chosen), true)
  }
  // What was chosen is the player's own, and is there when the coach has gone.
  useEffect(() => () => (onBoard.current?.isChosen ? onBoard.current.line.leave() : onBoard.current?.line.putBack()), [])
  return (
    <Strip
      label={t('coach')}
      caption={<Who note={isNarrow ? undefined : note} />}
      testId="coach"
      words={
        <span className={styles.stack}>
          {looked === null ? (
            <span className={styles.said}>{opening}</span>
          ) : (
            <span key={looked.lead} className={styles.said}>
              {now.former !== null && looked === listed[0] ? (
                <span className={styles.phase}>{t('other', { lead: now.former })} </span>
              ) : null}
              {isNarrow && note !== undefined && looked === listed[0] ? <span className={styles.phase}>{note}. </span> : null}
              {isNarrow ? withoutLead(looked) : looked.text}
            </span>
          )}
          {isNarrow
            ? null
            : listed
                .filter((one) => one !== looked)
                .map(({ lead, text }) => (
                  <span key={`room ${lead}`} className={classes(styles.said, styles.room)} aria-hidden="true">
                    {text}
                  </span>
                ))}
        </span>
      }
      head={
        <div className={styles.choices}>
          {listed.map((one) => (
            <button
              key={one.lead}
              type="button"
              className={classes(styles.choice, one === looked && styles.looked)}
              aria-pressed={one === looked}
              onClick={() => choose(one)}
              // The words only: what is drawn makes the bar beneath grow, and the button would flee from under the pointer.
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setHovered(one.lead)}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setHovered(null)}
              onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && look(one)}
              onBlur={lookAway}
              data-testid="coach-choice"
            >
              {one.lead}
            </button>
          ))}
          {candidates.length > shown && !isMore ? (
            <button type="button" className={styles.choice} onClick={() => setMore(true)} data-testid="coach-more">
              {t('more')}
            </button>
          ) : null}
        </div>
      }
    >
      <button
        type="button"
        className={styles.icon}
        aria-label={t('beQuiet')}
        data-sign={t('beQuiet')}
        onClick={now.beQuiet}
        data-testid="coach-quiet"
      >
        <MessageCircleOff size={20} aria-hidden />
      </button>
    </Strip>
  )
}

/** Of what one is about to do, if it costs much. */
function useWarning({ advice, isQuiet }: CoachNow): string | null {
  const { attention } = useTable()
  const considered = useConsidered(attention)
  const chosen = useChosen(attention)
  const about = chosen ?? considered
  if (advice === null || isQuiet) return null
  return advice.warnings.find(({ move }) => move === about)?.text ?? null
}

function MissedStrip({ now, drawn }: { now: CoachNow; drawn: AnyTable | null }) {
  const t = useTranslations('coach')
  const table = useTable()
  const missed = now.missed as NonNullable<CoachNow['missed']>
  return (
    <Strip label={t('coach')} caption={<Who note={t('after')} />} words={missed.text} kind="miss" testId="coach">
      <span className={styles.buttons}>
        <StripButton onClick={() => void showLines(table, drawn, missed.from, [missed.played, missed.better])} data-testid="coach-show">
          <Play size={18} aria-hidden />
          <span>{t('showMe')}</span>
        </StripButton>
        <StripButton onClick={() => void now.takeBack()} data-testid="coach-back">
          <Undo2 size={18} aria-hidden />
          <span>{t('takeBack')}</span>
        </StripButton>
        <button type="button" className={styles.icon} aria-label={t('goOn')} data-sign={t('goOn')} onClick={now.dropMissed}>
          <X size={20} aria-hidden />
        </button>
      </span>
    </Strip>
  )
}
