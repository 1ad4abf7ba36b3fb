/** What is shown of a table at the server, from what the server told this viewer. */
import type { LogEntry, Player, TableClock, TableModel } from '@branchline/design'
import type { AnyGame, GameState, Seat, Viewer } from '@branchline/engine'
import type { ChatLine, Position, Table } from '@branchline/server/protocol'
import type { SocketState } from '../http/socket.ts'
import { movesAt } from '../table/movesAt.ts'
import { nameAt } from './nameAt.ts'

export interface Told {
  readonly game: AnyGame
  readonly table: Table
  readonly position: Position
  /** The position looked at, null for the present; and those of the past that were fetched so far. */
  readonly looking: number | null
  readonly past: ReadonlyMap<number, GameState>
  readonly entries: readonly LogEntry[]
  readonly chat: readonly ChatLine[]
  readonly clock: TableClock | null
  readonly ordersAt: number
  /** Something was asked of the server and is not answered yet. */
  readonly isWaiting: boolean
  readonly connection: SocketState
}

export function onlineModel(told: Told): TableModel {
  const { game, table, position, looking, past, entries, chat, clock, ordersAt, isWaiting, connection } = told
  const { n } = position
  const seat = table.you.seat
  const shown = looking === null ? undefined : past.get(looking)
  const at = shown === undefined ? n : looking!
  const state = (shown ?? position.view) as GameState
  const toAct = game.toAct(state)
  const mine = seat === null ? [] : [seat]
  const isKept = seat !== null && table.seats[seat]?.standIn !== null
  const isMine = at === n && toAct !== null && mine.includes(toAct) && !isKept && table.status === 'running' && !isWaiting
  const free = position.undo?.free ?? n
  return {
    kind: 'online',
    id: table.id,
    game,
    options: table.options,
    players: table.seats.map((_, at) => playerAt(table, at)),
    viewer: position.viewer as Viewer,
    mine,
    n,
    at,
    state,
    toAct: table.status === 'finished' && at === n ? null : toAct,
    prompt: game.prompt(state),
    moves: isMine ? movesAt(game, state) : [],
    entries,
    undoable: n - free,
    redoable: position.undo?.redo ?? false,
    mayAskUndo: seat !== null && table.undo === 'consent' && n > 0 && table.request === null && table.status === 'running',
    wish: table.request,
    advice: table.hints === 'on',
    connection,
    curtain: null,
    chat,
    chatOpen: table.chat === 'open',
    owner: table.you.owner,
    rematch: table.rematch,
    tournament: table.tournament,
    fromRecord: table.fromRecord,
    clock,
    ordersAt,
    trouble: table.fault ? `${table.fault.message} (${table.fault.report})` : null,
  }
}

function playerAt(table: Table, seat: Seat): Player {
  const { kind, person, present, resigned, away, botAt, standIn, bot, character } = table.seats[seat]
  const level = standIn ?? bot
  return {
    seat,
    name: nameAt(table, seat),
    kind,
    person,
    present,
    resigned,
    away,
    botAt,
    standIn: standIn !== null,
    ...(level === null ? {} : { level }),
    ...(standIn === null && character ? { character } : {}),
  }
}
