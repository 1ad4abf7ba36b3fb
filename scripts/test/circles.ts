/** Groups of files that import each other around a circle, types included. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** Tarjan's strongly connected components of more than one file, each sorted; the largest first. */
export function circlesIn(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const path: string[] = []
  const onPath = new Set<string>()
  const circles: string[][] = []

  function visit(file: string): number {
    const number = order.size
    order.set(file, number)
    path.push(file)
    onPath.add(file)
    let low = number
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next))
      else if (onPath.has(next)) low = Math.min(low, order.get(next)!)
    }
    if (low === number) {
      const group = path.splice(path.lastIndexOf(file))
      for (const member of group) onPath.delete(member)
      if (group.length > 1) circles.push(group.sort())
    }
    return low
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles.sort((one, other) => other.length - one.length)
}
