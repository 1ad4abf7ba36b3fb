/** A worker thread in which bots think. */
import { workerData } from 'node:worker_threads'
import { knownOf } from '@branchline/bots'
import { loadLanguages } from '@branchline/engine'
import { TITLES } from '@branchline/games/catalogue'
import { openPacks } from '@branchline/packs'
import { answerQuestions, playersOf } from './players.ts'

const { packs } = workerData as { readonly packs: readonly string[] }
const titles = [...TITLES, ...(await openPacks(packs)).map(({ title }) => title)]
const known = await Promise.all(titles.map(knownOf))
await loadLanguages()
answerQuestions(playersOf(known))
