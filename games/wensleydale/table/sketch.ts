/** A chain that is only talked about is drawn as one's own plan would be. */
import type { Attention } from '@branchline/design'
import { deskOf } from './desk.ts'

const LINK = /^build (\S+)~(\S+)$/

/** Its links one after the other; whatever else the line has, it is no plan on the map. */
export function sketch(line: readonly string[], attention: Attention): () => void {
  const links = line.map((text) => LINK.exec(text)).filter((found) => found !== null)
  const desk = deskOf(attention)
  const { route } = desk.now()
  desk.change({ route: links.length === 0 ? [] : [links[0][1], ...links.map(([, , to]) => to)], area: null })
  return () => desk.change({ route })
}
