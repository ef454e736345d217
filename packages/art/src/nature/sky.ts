import type { Ink } from '../inks/inks.ts'
import type { Pen } from '../pen/pen.ts'
import { box } from '../pen/shapes.ts'

/** The sky down to `bottom`, with a lighter breath over the horizon and, by night, stars in its upper part. */
export function sky(pen: Pen, width: number, bottom: number, stars = true): void {
  pen.rect(-5, -5, width + 10, bottom + 400, 'sky')
  pen.spray(box(-5, bottom * 0.38, width + 10, bottom * 0.62 + 40), pen.night ? 'middle' : 'light', [0, bottom * 0.38, 0, bottom], 0, pen.night ? 0.6 : 0.85)
  if (!pen.night || !stars) return
  const count = Math.round((width * bottom) / 9000)
  for (let i = 0; i < count; i++) pen.disc(pen.dice.between(0, width), pen.dice.between(0, bottom * 0.62), pen.dice.between(0.8, 2), 'light')
}

/** The sun by day; by night a crescent in its place, never larger than a moon. */
export function sun(pen: Pen, x: number, y: number, r: number, ink: Ink): void {
  if (!pen.night) {
    pen.disc(x, y, r, ink)
    return
  }
  const q = Math.min(r * 0.85, 56)
  pen.at(x, y, q / 100).path('M-55 -84A100 100 0 1 0 96 -28A80 80 0 1 1 -55 -84Z', 'light')
}

/** Stacked lozenges. */
export function cloud(pen: Pen, x: number, y: number, width: number, bars = 3): void {
  for (let i = 0; i < bars; i++) {
    const w = width * (1 - 0.22 * i) * pen.dice.between(0.8, 1.1)
    const h = width * 0.055
    pen.rect(x - w / 2 + pen.dice.between(-0.17, 0.17) * width, y - i * h, w, h * 1.05, pen.night ? 'middle' : 'light', h / 2)
  }
}

export function gulls(pen: Pen, x: number, y: number, size: number, ink: Ink): void {
  for (const [dx, dy, s] of [
    [0, 0, 1],
    [2.6, -1.2, 0.75],
    [4, 0.9, 0.6],
  ] as const)
    pen.at(x + dx * size, y + dy * size, size * s).line('M-1 -.3Q-.45 -.65 0 0Q.45 -.65 1 -.3', ink, 0.18)
}

/** Curtains of northern light. */
export function aurora(pen: Pen, width: number): void {
  for (let i = 0; i < 3; i++) {
    const y = 150 + i * 70
    const s = pen.dice.between(-40, 40)
    const d = `M-10 ${y + 60}C${width * 0.25} ${y - 80 + s} ${width * 0.4} ${y + 120} ${width * 0.62} ${y + 20}S${width * 0.9} ${y - 70} ${width + 10} ${y - 30 + s}V${y - 150 + s}C${width * 0.8} ${y - 190} ${width * 0.6} ${y - 60} ${width * 0.4} ${y - 40}S${width * 0.1} ${y - 160} -10 ${y - 70}Z`
    pen.spray(d, i === 1 ? 'light' : 'middle', [0, y - 130, 0, y + 70], 0, i === 1 ? 0.3 : 0.62)
  }
}
