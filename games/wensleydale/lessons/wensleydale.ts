/** The lessons of Last Train to Wensleydale, in the order in which they are offered. */
import { bookOf } from './book.ts'
import load from './wd-1-load.json' with { type: 'json' }

export const lessons = bookOf('wensleydale', [load])
