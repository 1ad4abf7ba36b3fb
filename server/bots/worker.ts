/** A worker thread in which bots think. */
import { GAMES } from '@branchline/games'
import { answerQuestions, playersOf } from './players.ts'

answerQuestions(playersOf(GAMES))
