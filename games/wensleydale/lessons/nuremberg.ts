/** The lessons of First Train to Nuremberg, in the order in which they are offered. */
import { catalogue } from '@branchline/engine'
import { bookOf } from './book.ts'
import { en } from './messages/nuremberg/en.ts'
import firstClass from './nb-1-first-class.json' with { type: 'json' }
import round from './nb-2-round.json' with { type: 'json' }
import rivers from './nb-3-rivers.json' with { type: 'json' }
import trains from './nb-4-trains.json' with { type: 'json' }
import gift from './nb-5-gift.json' with { type: 'json' }
import joining from './nb-6-joining.json' with { type: 'json' }

const messages = catalogue('games/wensleydale/lessons of Nuremberg', en, {
  de: () => import('./messages/nuremberg/de.ts'),
  fr: () => import('./messages/nuremberg/fr.ts'),
})

export const lessons = bookOf('nuremberg', [firstClass, round, rivers, trains, gift, joining], messages)
