/** A chain that is only talked about is drawn as one's own plan would be, a box that is spoken of is the one that is weighed. */
import type { Attention } from '@branchline/design'
import { deskOf } from './desk.ts'
import { boardOf, type Move, type State } from './rules.ts'

/** Its links one after the other; whatever else the line has, it is no plan on the map. */
export function sketch(line: readonly unknown[], attention: Attention, view: State): () => void {
  const links = (line as readonly Move[]).flatMap((move) => (move.do === 'build' ? [move] : []))
  const bid = (line as readonly Move[]).find((move) => move.do === 'bid')
  const { ids } = boardOf(view)
  const desk = deskOf(attention)
  const { route, box } = desk.now()
  desk.change({
    route: links.length === 0 ? [] : [links[0].from, ...links.map(({ to }) => to)].map((area) => ids[area]),
    area: null,
    ...(bid === undefined ? {} : { box: bid.box }),
  })
  return () => desk.change({ route, box })
}
