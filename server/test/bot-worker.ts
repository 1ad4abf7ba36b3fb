/** Bots for tests: one that plays, two that think for ever (one says first what looks best), one that crashes its thread, one that plays what is not legal. */
import { legalTexts } from '@branchline/engine'
import { parcels } from '../../engine/test/parcels.ts'
import { answerQuestions } from '../bots/players.ts'

answerQuestions(({ level, view, seat }, glance) => {
  const texts = legalTexts(parcels, view as never)
  if (level === 'sleepy') glance(texts.at(-1) as string)
  if (level === 'stuck' || level === 'sleepy') for (;;);
  if (level === 'broken') process.exit(1)
  if (level === 'cheat') return { move: 'load 99', fallback: false }
  return { move: texts[(seat + texts.length) % texts.length] as string, fallback: false }
})
