/** English. Keys are stable names, never the English text itself. */
import { home } from './home.en.ts'
import { answer, notices } from './notices.en.ts'
import { replay, rules } from './record.en.ts'
import { settings } from './settings.en.ts'
import { setup } from './setup.en.ts'
import { design, shell } from './shell.en.ts'
import { end, keys, table } from './table.en.ts'
import { orders, time } from './time.en.ts'

const en = {
  shell,
  home,
  time,
  orders,
  setup,
  table,
  keys,
  end,
  rules,
  replay,
  settings,
  notices,
  answer,
  design,
}

export default en
