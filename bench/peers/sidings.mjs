/** The rules of Sidings for boardgame.io, on a board given as data. */
export function sidingsOn({ borders, cost, value, cities, decisions }) {
  const touching = value.map((_, area) => borders.flatMap(([one, other], border) => (one === area || other === area ? [border] : [])))

  function reachable(G, seat, from) {
    const seen = new Set([from])
    const queue = [from]
    while (queue.length > 0) {
      const area = queue.pop()
      for (const border of touching[area]) {
        if (!G.borders[border].links.includes(seat)) continue
        const next = borders[border][0] === area ? borders[border][1] : borders[border][0]
        if (!seen.has(next)) {
          seen.add(next)
          queue.push(next)
        }
      }
    }
    return seen
  }

  function canBuild(G, border) {
    const me = G.players[G.turn]
    const { links } = G.borders[border]
    if (links.length >= 2 || links.includes(G.turn)) return false
    if (!me.areas.includes(borders[border][0]) && !me.areas.includes(borders[border][1])) return false
    return cost[border] + links.length <= me.cash
  }

  function canDeliver(G, number) {
    const cube = G.cubes[number]
    if (cube.area < 0 || !G.players[G.turn].areas.includes(cube.area)) return false
    for (const area of reachable(G, G.turn, cube.area)) {
      for (let city = cube.colour; city < cities.length; city += 4) if (cities[city] === area) return true
    }
    return false
  }

  function legal(G) {
    const moves = []
    for (let border = 0; border < borders.length; border++) if (canBuild(G, border)) moves.push(['build', border])
    for (let cube = 0; cube < G.cubes.length; cube++) if (canDeliver(G, cube)) moves.push(['deliver', cube])
    moves.push(['income'])
    return moves
  }

  function next(G) {
    G.turn = (G.turn + 1) % G.players.length
    G.played++
  }

  const gameFrom = (setup) => ({
    name: 'sidings',
    setup: () => structuredClone(setup),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      build: ({ G }, border) => {
        if (!canBuild(G, border)) return 'INVALID_MOVE'
        const me = G.players[G.turn]
        const { links } = G.borders[border]
        me.cash -= cost[border] + links.length
        if (links.length > 0) G.players[links[0]].cash++
        links.push(G.turn)
        for (const area of borders[border]) {
          if (me.areas.includes(area)) continue
          me.areas.push(area)
          me.score += value[area]
        }
        next(G)
      },
      deliver: ({ G }, cube) => {
        if (!canDeliver(G, cube)) return 'INVALID_MOVE'
        const me = G.players[G.turn]
        G.cubes[cube].area = -1
        me.income++
        me.cash += 2
        me.score += 3
        next(G)
      },
      income: ({ G }) => {
        const me = G.players[G.turn]
        me.cash += me.income + 1
        next(G)
      },
    },
    endIf: ({ G }) => (G.played >= decisions ? { scores: G.players.map((_, seat) => finalScore(G, seat)) } : undefined),
    ai: { enumerate: (G) => legal(G).map(([move, ...args]) => ({ move, args })) },
  })

  function finalScore(G, seat) {
    const { areas, score } = G.players[seat]
    return score + Math.max(0, ...areas.map((area) => reachable(G, seat, area).size))
  }

  return { gameFrom, legal }
}
