/**
 * Whose bot thinks next, and for how long. A pure data structure: it is told the time and keeps no timers.
 *
 * Tables with people come before tables of bots only, which get every fifth place all the same. Among them the address that has used least
 * time comes first, within it the person that has, and of theirs the question that waited longest. Nobody saves up: whoever comes back
 * begins where the others are. And while others wait, thoughts are shortened: whoever asks for much thinks less about each of it.
 */
export interface Asker {
  /** Who waits for the answer, or made the table where nobody does. */
  readonly person: string
  /** The network they come from. */
  readonly address: string
  /** Whether people sit at the table. */
  readonly hasPeople: boolean
}

export interface Ticket<Item> {
  readonly asker: Asker
  readonly item: Item
  /** When it was asked, and when its thought began; null while it waits. */
  readonly since: number
  readonly begun: number | null
}

export interface FairQueue<Item> {
  add(asker: Asker, item: Item): Ticket<Item>
  /** The one whose thought begins now; null when none waits, or those who do have as many thoughts under way as they may. */
  next(): Ticket<Item> | null
  /** Its thought is over, or it is no longer wanted. Said twice it is nothing. */
  end(ticket: Ticket<Item>): void
  /** The part of its full time that a thought may have as things are now: 1 when nobody waits, 0 when it should end soon. */
  share(ticket: Ticket<Item>): number
  /** The same in milliseconds from its beginning, of a thought that takes `full` of them when it may. */
  timeOf(ticket: Ticket<Item>, full: number): number
  /** Takes out and gives all that wait. */
  clear(): Ticket<Item>[]
  readonly waiting: number
}

export interface QueueSettings {
  readonly now: () => number
  /** Thoughts at once, of all and of one person. */
  readonly places: number
  readonly placesEach: number
}

/** After so many for tables with people, one for a table of bots only. */
const PEOPLE_IN_A_ROW = 4

/**
 * Milliseconds. However many wait: a thought of this length is better than none. It must be shorter than what a driver takes on a quick
 * machine (15 to 20), or whoever asks for one waits longer for a flood to make way than for the answer.
 */
const SHORTEST = 12

interface Account {
  /** Milliseconds of thought, counted from where the others were when it came. */
  used: number
  readonly running: Set<Mine<unknown>>
  waiting: number
}

interface Mine<Item> extends Ticket<Item> {
  begun: number | null
  isOver: boolean
  readonly number: number
}

export function fairQueue<Item>({ now, places, placesEach }: QueueSettings): FairQueue<Item> {
  const waiting = new Set<Mine<Item>>()
  const running = new Set<Mine<Item>>()
  const addresses = new Map<string, Account>()
  const people = new Map<string, Account>()
  let asked = 0
  let peopleInARow = 0

  /** Those who have nothing under way and nothing waiting are forgotten: an account is about the present, not about a history. */
  function accountIn(accounts: Map<string, Account>, name: string): Account {
    let account = accounts.get(name)
    if (account === undefined) {
      const others = [...accounts.values()].map(usedBy)
      account = { used: others.length === 0 ? 0 : Math.min(...others), running: new Set(), waiting: 0 }
      accounts.set(name, account)
    }
    return account
  }

  /** What is being thought counts as it goes, or one could take all places at the same moment. */
  function usedBy({ used, running: thoughts }: Account): number {
    let sum = used
    for (const { begun } of thoughts) sum += now() - (begun as number)
    return sum
  }

  const accountsOf = ({ asker: { address, person } }: Ticket<Item>) => [
    [addresses, address, accountIn(addresses, address)] as const,
    [people, person, accountIn(people, person)] as const,
  ]

  const isBefore = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((value, index) => value !== other[index])
    return at >= 0 && one[at] < other[at]
  }

  function first(hasPeople: boolean): Mine<Item> | null {
    let best: { ticket: Mine<Item>; rank: readonly number[] } | null = null
    // The first of each person is enough: behind it come later ones of the same rank.
    const seen = new Set<string>()
    for (const ticket of waiting) {
      const { person, address } = ticket.asker
      if (ticket.asker.hasPeople !== hasPeople || seen.has(person)) continue
      seen.add(person)
      const mine = people.get(person) as Account
      if (mine.running.size >= placesEach) continue
      const place = addresses.get(address) as Account
      // Who has come just now stands where the others are: then whoever asks for little is before whoever asks for much.
      const rank = [usedBy(place), place.running.size, place.waiting, usedBy(mine), mine.running.size, mine.waiting, ticket.number]
      if (best === null || isBefore(rank, best.rank)) best = { ticket, rank }
    }
    return best?.ticket ?? null
  }

  function leave(ticket: Mine<Item>): void {
    for (const [accounts, name, account] of accountsOf(ticket)) {
      if (ticket.begun === null) account.waiting--
      else {
        account.running.delete(ticket)
        account.used += now() - ticket.begun
      }
      if (account.waiting === 0 && account.running.size === 0) accounts.delete(name)
    }
  }

  return {
    add(asker, item) {
      const ticket: Mine<Item> = { asker, item, since: now(), begun: null, isOver: false, number: ++asked }
      waiting.add(ticket)
      for (const [, , account] of accountsOf(ticket)) account.waiting++
      return ticket
    },
    next() {
      if (running.size >= places) return null
      const withPeople = first(true)
      const botsOnly = withPeople === null || peopleInARow >= PEOPLE_IN_A_ROW ? first(false) : null
      const ticket = botsOnly ?? withPeople
      if (ticket === null) return null
      peopleInARow = ticket === botsOnly ? 0 : peopleInARow + 1
      for (const [, , account] of accountsOf(ticket)) {
        account.waiting--
        account.running.add(ticket)
      }
      waiting.delete(ticket)
      running.add(ticket)
      ticket.begun = now()
      return ticket
    },
    end(given) {
      const ticket = given as Mine<Item>
      if (ticket.isOver) return
      ticket.isOver = true
      leave(ticket)
      waiting.delete(ticket)
      running.delete(ticket)
    },
    share(ticket) {
      if (waiting.size === 0) return 1
      const { person, hasPeople } = ticket.asker
      let mine = 0
      let isPeopleWaiting = false
      const others = new Set<string>()
      for (const one of [...waiting, ...running]) {
        if (one.asker.person === person) mine++
        // Tables of bots only take nothing from tables with people.
        else if (one.asker.hasPeople || !hasPeople) others.add(one.asker.person)
        if (one.begun === null && one.asker.hasPeople) isPeopleWaiting = true
      }
      if (isPeopleWaiting && !hasPeople) return 0
      return Math.min(1, places / (others.size + 1)) * Math.min(1, placesEach / mine)
    },
    timeOf(ticket, full) {
      return Math.min(full, Math.max(SHORTEST, full * this.share(ticket)))
    },
    clear() {
      const all = [...waiting]
      for (const ticket of all) this.end(ticket)
      return all
    },
    get waiting() {
      return waiting.size
    },
  }
}
