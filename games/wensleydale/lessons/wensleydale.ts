/** The lessons of Last Train to Wensleydale, in the order in which they are offered. */
import { catalogue } from '@branchline/engine'
import { bookOf } from './book.ts'
import { en } from './messages/en.ts'
import load from './wd-1-load.json' with { type: 'json' }
import round from './wd-2-round.json' with { type: 'json' }
import auction from './wd-3-auction.json' with { type: 'json' }
import build from './wd-4-build.json' with { type: 'json' }
import train from './wd-5-train.json' with { type: 'json' }
import gift from './wd-6-gift.json' with { type: 'json' }
import last from './wd-7-last.json' with { type: 'json' }

const messages = catalogue('games/wensleydale/lessons of Wensleydale', en, {
  de: () => import('./messages/de.ts'),
  fr: () => import('./messages/fr.ts'),
})

export const lessons = bookOf('wensleydale', [load, round, auction, build, train, gift, last], messages)
