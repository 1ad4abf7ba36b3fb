/** What a pack draws with is the page's own copy: there must be one React, and one design, on a page. Laid down where packs look for it. */
import * as design from '@branchline/design'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'

/** As packs/host.ts names it. */
const LENDER = Symbol.for('branchline.lent')

const page = globalThis as { [LENDER]?: Readonly<Record<string, unknown>> }
page[LENDER] = {
  react,
  'react/jsx-runtime': jsxRuntime,
  '@branchline/design': design,
  '@branchline/design/parts': design,
}
