/** A part of the page as an image of itself, as the address of its own data: see keepDrawn.ts. Nothing where the browser does not allow it. */
import type { Place } from '../store/keptBoards.ts'
import { dataUrlOf } from './dataUrl.ts'
import { idle } from './idle.ts'
import { stylesFor } from './stylesFor.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** As it stands, not as it comes. */
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important }'
/** Letters stay crisp at twice; at three times an image would be twice as long for what nobody sees. And on a wall it need not be crisp. */
const [FINEST, MOST_PIXELS] = [2, 4_000_000]
const QUALITY = 0.85

/** WebKit does not let an image be read off that holds anything of a page. */
export function imageOfTable(table: Element, sheets: readonly string[]): Promise<string | null> {
  const page = made('foreignObject', { width: '100%', height: '100%' })
  const body = document.createElement('body')
  const [width, height] = [`${innerWidth}px`, `${innerHeight}px`]
  Object.assign(body.style, { display: 'grid', width, height, overflow: 'hidden', background: 'var(--paper)' })
  body.append(table)
  page.append(body)
  return read(drawn(page, sheets), [0, 0, innerWidth, innerHeight])
}

export function imageOfBoard(board: Element, place: Place, sheets: readonly string[]): Promise<string | null> {
  const [x, y, width, height] = place
  const frame = made('svg', { x, y, width, height })
  frame.append(board)
  return read(drawn(frame, sheets), place)
}

export const themeOf = ({ dataset }: HTMLElement): string =>
  dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')

function made(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS(SVG, name) as SVGElement
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
  return element
}

/** As large as the window: styles go by its size, and by what is said of the page at its root. */
function drawn(inside: Element, sheets: readonly string[]): string {
  const page = document.documentElement
  const image = made('svg', { width: innerWidth, height: innerHeight, lang: page.lang, 'data-theme': themeOf(page) })
  for (const said of ['contrast', 'palette']) if (page.dataset[said]) image.dataset[said] = page.dataset[said]
  const { fontFamily, fontSize, fontVariantNumeric, lineHeight, color } = getComputedStyle(page)
  Object.assign(image.style, { fontFamily, fontSize, fontVariantNumeric, lineHeight, color })
  const style = made('style', {})
  style.textContent = `${stylesFor(sheets, inside)}\n${STILL}`
  image.append(style, inside)
  return new XMLSerializer().serializeToString(image)
}

/** Of a drawing as large as the window, one place. Each step costs a slow phone a tenth or two of a second: somebody may want something between them. */
async function read(drawing: string, [left, top, width, height]: Place): Promise<string | null> {
  await idle()
  const image = new Image()
  // From any other kind of address Chromium would not let it be read off.
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`
  const scale = Math.min(devicePixelRatio, FINEST, Math.sqrt(MOST_PIXELS / (width * height)))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: Math.round(width * scale), height: Math.round(height * scale) })
  try {
    await image.decode()
    await idle()
    const context = canvas.getContext('2d') as CanvasRenderingContext2D
    context.scale(scale, scale)
    context.drawImage(image, -left, -top, innerWidth, innerHeight)
    return await dataUrlOf(await blobOf(canvas))
  } catch {
    return null
  }
}

/** Where a browser cannot write this kind it writes PNG. */
const blobOf = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('empty')) : resolve(blob)), 'image/webp', QUALITY),
  )
