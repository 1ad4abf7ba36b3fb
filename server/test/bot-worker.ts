/** Bots for tests: one that plays, one that thinks for ever, one that crashes its thread, one that plays what is not legal. */
import { legalTexts } from '@branchline/engine'
import { parcels } from '../../engine/test/parcels.ts'
import { answerQuestions } from '../bots/players.ts'

answerQuestions(({ level, view, seat }) => {
  if (level === 'stuck') for (;;);
  if (level === 'broken') process.exit(1)
  if (level === 'cheat') return 'load 99'
  const texts = legalTexts(parcels, view as never)
  return texts[(seat + texts.length) % texts.length] as string
})
