/** Lights what the present step is about, on the board and around it; says its names for those who do not see the ring. */
import { type AnyTable, motionWanted, useTable } from '@branchline/design'
import { type Target, targetName } from '@branchline/engine/lessons'
import { useEffect, useMemo, useState } from 'react'
import { useRecap } from '../table/recapStore.ts'
import type { LessonNow, LessonTable } from './lessonTable.ts'
import { answerByClick, type Pointed, ringElements, spotOf, usePointed } from './pointed.ts'

const EACH = 900

export function usePointing(table: LessonTable, now: LessonNow, drawn: AnyTable | null): string {
  const { model, speaker, locale } = useTable()
  const isRecap = useRecap(({ at }) => at !== null)
  const { step, hinted, choices, found } = now
  const seen = useOneByOne(step?.kind === 'point' ? step.point : null)
  const lit: readonly Target[] = useMemo(() => {
    if (isRecap || step === null || now.reply?.kind === 'miss') return []
    if (step.kind === 'do' || step.kind === 'ask') return [...(step.point ?? []), ...hinted]
    return (step.point ?? []).slice(0, seen)
  }, [isRecap, step, now.reply, hinted, seen])
  const asked = isRecap ? NONE : choices
  const view = model.state
  const { book } = table
  const nameOf = useMemo(
    () => (target: Target) => targetName(book, view, model.players.length, target, speaker, locale) ?? target,
    [book, view, model.players.length, speaker, locale],
  )
  useEffect(() => {
    const pointed: Pointed = {
      aim: [step?.id, ...lit, ...asked].join(' '),
      lit,
      about: step?.kind === 'do' && now.isDeciding ? (step.shows ?? NONE) : NONE,
      isVeiled: step?.kind === 'say' || step?.kind === 'point',
      choices: asked,
      found,
      nameOf,
      choose: (target) => table.answer(target),
    }
    usePointed.setState({ pointed })
    return () => usePointed.setState({ pointed: null })
  }, [lit, step, now.isDeciding, asked, found, nameOf, table])
  useEffect(() => {
    const selectorOf = (target: Target) => {
      const spot = spotOf(drawn, view, target)
      return spot !== null && 'selector' in spot ? spot.selector : null
    }
    const around = new Map(
      asked.flatMap((target) => (selectorOf(target) === null ? [] : [[selectorOf(target) as string, target] as const])),
    )
    const ringed = lit.map(selectorOf).filter((selector) => selector !== null)
    const stops = [
      ringElements([...ringed, ...around.keys()], table.lesson.view.quiet ?? []),
      answerByClick(around, (target) => table.answer(target)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [lit, asked, drawn, view, table])
  return lit.map(nameOf).join(', ')
}

const NONE: readonly Target[] = []

/** How many of the targets are lit by now: one after the other, or all at once for whoever wants no motion. */
function useOneByOne(targets: readonly Target[] | null): number {
  const [seen, setSeen] = useState(1)
  const count = targets?.length ?? 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: other targets begin anew
  useEffect(() => {
    setSeen(motionWanted() ? 1 : count)
    const timer = setInterval(() => setSeen((now) => Math.min(now + 1, Math.max(count, 1))), EACH)
    return () => clearInterval(timer)
  }, [targets])
  return targets === null ? Number.POSITIVE_INFINITY : seen
}
