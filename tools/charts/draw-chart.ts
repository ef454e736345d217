import type { Degrees, Dot } from '../coast/plane.ts'
import { planeAt } from '../coast/plane.ts'
import type { Chart } from './chart-of.ts'

/** The inks of maps on pages, by day and by night. */
const INKS = {
  day: { water: '#c9dcda', lines: ['#b9d1cf', '#a5c4c3', '#8fb4b5'], land: '#f1e8d6', shore: '#44505c', way: '#b03d26', port: '#fdf9f1' },
  night: { water: '#0f2231', lines: ['#163044', '#1c3a50', '#24465e'], land: '#1c2a37', shore: '#9ca5ae', way: '#f08a62', port: '#15212e' },
} as const

/** How far from the coast its waterlines are, from the outermost in. */
const OFF = [13, 8.5, 4.5] as const
const MARGIN = 46

interface Drawing {
  readonly night: boolean
  readonly width: number
  readonly height: number
}

/** A cruise as a card of a list shows it: the coast around its way, the way, its ports. */
export function drawChart({ bounds, path }: Chart, legs: readonly (readonly Degrees[])[], { night, width, height }: Drawing): string {
  const ink = night ? INKS.night : INKS.day
  const middle = [(bounds.south + bounds.north) / 2, bounds.west + ((bounds.east - bounds.west + 360) % 360) / 2] as const
  const plane = planeAt(middle)
  const lines = legs.map((leg) => leg.map(plane.place))
  const [x, y] = [lines.flat().map((dot) => dot[0]), lines.flat().map((dot) => dot[1])]
  const [left, right, top, bottom] = [Math.min(...x), Math.max(...x), Math.min(...y), Math.max(...y)]
  const half = {
    x: ((bounds.east - bounds.west + 360) % 360) * 0.5 * 111_195 * Math.cos((middle[0] * Math.PI) / 180),
    y: ((bounds.north - bounds.south) / 2) * 111_195,
  }
  const most = Math.min((2 * half.x) / width, (2 * half.y) / height)
  const scale = Math.min(most, Math.max((right - left) / (width - 2 * MARGIN), (bottom - top) / (height - 2 * MARGIN)))
  const inside = (at: number, room: number) => Math.min(room, Math.max(-room, at))
  const [cx, cy] = [inside((left + right) / 2, half.x - (width / 2) * scale), inside((top + bottom) / 2, half.y - (height / 2) * scale)]
  const see = ([dx, dy]: Dot): string => `${((dx - cx) / scale + width / 2).toFixed(1)} ${((dy - cy) / scale + height / 2).toFixed(1)}`
  const move = `translate(${(width / 2 - cx / scale).toFixed(2)} ${(height / 2 - cy / scale).toFixed(2)}) scale(${1 / scale})`
  const water = OFF.map(
    (off, i) =>
      `<use href="#land" stroke="${ink.lines[i]}" stroke-width="${2 * (off + 1) * scale}"/><use href="#land" stroke="${ink.water}" stroke-width="${2 * off * scale}"/>`,
  ).join('')
  const way = lines.map((line) => `M${line.map(see).join('L')}`).join('')
  const ports = [lines[0]![0]!, ...lines.map((line) => line.at(-1)!)].map(see)
  const dots = [...new Set(ports)].map((at) => {
    const [px, py] = at.split(' ')
    const isStart = at === ports[0]
    return `<circle cx="${px}" cy="${py}" r="${isStart ? 6.5 : 5}" fill="${isStart ? ink.way : ink.port}" stroke="${ink.way}" stroke-width="2.5"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><path id="land" d="${path}" stroke-linejoin="round"/></defs><rect width="${width}" height="${height}" fill="${ink.water}"/><g transform="${move}" fill="none">${water}<use href="#land" fill="${ink.land}" stroke="${ink.shore}" stroke-width="${1.1 * scale}"/></g><path d="${way}" fill="none" stroke="${ink.way}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>${dots.join('')}</svg>`
}
