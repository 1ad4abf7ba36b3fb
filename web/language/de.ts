/** Deutsch. */

import { home } from './home.de.ts'
import type { Catalogue } from './index.ts'
import { answer, notices } from './notices.de.ts'
import { replay, rules } from './record.de.ts'
import { settings } from './settings.de.ts'
import { setup } from './setup.de.ts'
import { design, shell } from './shell.de.ts'
import { end, keys, table } from './table.de.ts'
import { orders, time } from './time.de.ts'

const de: Catalogue = {
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

export default de
