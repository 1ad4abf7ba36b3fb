import { BarButton, type Consequence, Decide, foresee, pick, useChosen, useTable } from '@branchline/design'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFrame } from './frame.ts'
import { moveInWords } from './wording.ts'

const FEW = 4

/** The decision of a title that brings none of its own: the prompt, the move chosen with what it would do, or a few moves as buttons. */
export function PlainDecision() {
  const t = useTranslations('table')
  const { model, speaker, locale, attention, choose } = useTable()
  const { toggle } = useFrame()
  const chosen = useChosen(attention)
  const { game, moves } = model
  const legal = moves.find(({ text }) => text === chosen)
  const inWords = (text: string) => moveInWords(game, speaker, locale, text)
  const figures = useFigures(legal?.text ?? null)
  if (legal !== undefined) {
    return (
      <Decide
        question={`${inWords(legal.text)}?`}
        figures={figures}
        buttons={
          <>
            <BarButton look="quiet" letsGo label={t('letGo')} onClick={() => pick(attention, null)}>
              <X size={20} aria-hidden />
            </BarButton>
            <BarButton look="primary" onClick={() => choose(legal.text)} data-testid="do">
              {inWords(legal.text)}
            </BarButton>
          </>
        }
      />
    )
  }
  return (
    <Decide
      question={model.prompt ? speaker.prompt(model.prompt) : t('yourTurn')}
      buttons={
        moves.length <= FEW ? (
          moves.map(({ text }, place) => (
            <BarButton key={text} look={place === moves.length - 1 ? 'primary' : 'plain'} data-move={text} onClick={() => choose(text)}>
              {inWords(text)}
            </BarButton>
          ))
        ) : (
          <BarButton onClick={() => toggle('moves')}>{t('allMovesCount', { n: moves.length })}</BarButton>
        )
      }
    />
  )
}

/** What the rules would tell, and what it does to the scores. */
function useFigures(text: string | null): readonly Consequence[] {
  const t = useTranslations('table')
  const { model, speaker } = useTable()
  return useMemo(() => {
    const legal = model.moves.find((move) => move.text === text)
    if (legal === undefined) return []
    const ahead = foresee(model.game, model.state, model.viewer, legal.move)
    if (ahead.isChance) return [{ label: t('consequence'), value: <small>{t('chanceDecides')}</small> }]
    const [told] = ahead.events
    return [
      ...(told === undefined ? [] : [{ label: t('consequence'), value: <small>{speaker.event(told)}</small> }]),
      ...ahead.scores.map(({ seat, change }) => ({
        label: speaker.seat(seat),
        value: change > 0 ? `+${change}` : `−${-change}`,
        warn: change < 0 && seat === model.viewer,
      })),
    ]
  }, [model, text, speaker, t])
}
