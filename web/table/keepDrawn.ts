/** Keeps a table as it stands, for the next time it is opened on this device: see store/keptBoards.ts. */
import type { TableModel } from '@branchline/design'
import { forgetBoard, type KeptBoard, keepBoard, type Place } from '../store/keptBoards.ts'
import { tableAround } from './aroundBoard.ts'
import { drawingOf, type Opening, openingOf } from './boardAtOpening.ts'
import { nameForTap, tappable } from './earlyTap.ts'
import { idle, untouched } from './idle.ts'
import { imageOfBoard, imageOfTable, themeOf } from './imageOf.ts'
import { styleSheets } from './stylesFor.ts'

export async function keepDrawn(model: TableModel): Promise<void> {
  const address = location.pathname.split('@')[0]
  if (!mayBeKept(model) || willOpenAtOnce()) return forgetBoard(address)
  await untouched()
  const sheets = await styleSheets()
  await idle()
  const board = document.getElementById('board')
  const stack = board?.querySelector('[data-testid="board"]')
  const frame = stack?.querySelector<SVGSVGElement>(':scope > svg:last-child')
  // It may show another position by now.
  if (sheets === null || !board || !stack || !frame || board.dataset.at !== `${model.n}/${model.n}`) return
  const opening = openingOf(frame)
  const drawing = drawingOf(stack, frame, opening)
  const table = showsNoSecret(model) ? tableAround(board, stack, drawing) : null
  const kept = {
    address,
    game: model.game.id,
    n: model.n,
    window: [innerWidth, innerHeight],
    look: lookOf(document.documentElement),
    colours: coloursOf(board),
    taps: tapsOf(frame, opening),
  } as const
  const place = placeOf(board)
  const whole = table && (await imageOfTable(table, sheets))
  if (whole) return keepBoard({ ...kept, place: [0, 0, innerWidth, innerHeight], image: whole })
  const image = await imageOfBoard(drawing, place, sheets)
  if (image !== null) keepBoard({ ...kept, place, image, taps: kept.taps.filter(([name]) => name.startsWith('place')) })
}

/** What a service worker has kept is here as soon as a picture would be (public/early.js): nobody's phone need draw one. */
const willOpenAtOnce = () => Boolean(navigator.serviceWorker?.controller)

/** Who shares a device may not see each other's boards, a lesson begins again, and the end is told beside a smaller board. */
const mayBeKept = ({ kind, isLesson, mine, toAct }: TableModel) => kind !== 'replay' && !isLesson && mine.length < 2 && toAct !== null

/** A hand of cards in the bar is seen before anybody has said who they are: only of games that live on this device. */
const showsNoSecret = ({ kind, game }: TableModel) => kind === 'local' || !game.secrets

const lookOf = (page: HTMLElement) => [page.lang, themeOf(page), page.dataset.contrast ?? ''].join(' ')

function coloursOf(board: Element): KeptBoard['colours'] {
  const ring = document.createElement('i')
  ring.style.color = 'var(--spot)'
  board.append(ring)
  const { color } = getComputedStyle(ring)
  ring.remove()
  return [getComputedStyle(document.documentElement).backgroundColor, color]
}

function placeOf(element: Element): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left, top, width, height]
}

/** What will not be covered by something else, nor lie beside the window. */
function tapsOf(frame: Element, opening: Opening): KeptBoard['taps'] {
  return tappable().flatMap((element) => {
    const isPlace = frame.contains(element)
    const [left, top, width, height] = isPlace ? opening.placeOf(element) : placeOf(element)
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!(isPlace ? frame : element).contains(seen)) return []
    return [[nameForTap(element), ...([left, top, width, height].map(Math.round) as unknown as Place)] as const]
  })
}
