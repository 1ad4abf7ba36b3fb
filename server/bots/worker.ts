/** A worker thread in which bots think. */
import { knownOf } from '@branchline/bots'
import { TITLES } from '@branchline/games/catalogue'
import { answerQuestions, playersOf } from './players.ts'

answerQuestions(playersOf(await Promise.all(TITLES.map(knownOf))))
