import type { Ink } from '../inks/inks.ts'
import type { Pen } from '../pen/pen.ts'
import { box, polygon } from '../pen/shapes.ts'

export type Contour = (x: number) => number

/** A rolling line around y, made of a few waves; `amp` is its height, `waves` how many hills fit in the width. */
export function contour(pen: Pen, width: number, y: number, amp: number, waves: number): Contour {
  const parts = [1, 2, 3, 4].map((i) => ({ pitch: (i + 1) * (0.6 + pen.dice.unit()) * waves, phase: pen.dice.unit() * 6.28, amp: amp / (1 + (i - 1) * 0.9) }))
  return (x) => y + 0.5 * parts.reduce((sum, part) => sum + Math.sin((x / width) * 6.28 * part.pitch + part.phase) * part.amp, 0)
}

/** Everything below a contour down to `bottom`, as a path. */
export function below(line: Contour, from: number, to: number, bottom: number): string {
  let d = `M${from} ${bottom}`
  for (let x = from; x <= to; x += 10) d += `L${x} ${line(x)}`
  return `${d}L${to} ${line(to)}V${bottom}Z`
}

/** A ridge whose foot fades into `into` (mist by day, dusk by night). */
export function ridge(pen: Pen, width: number, line: Contour, bottom: number, ink: Ink, into: Ink, strength = 0.5): void {
  pen.faded(below(line, -5, width + 5, bottom), ink, into, strength)
}

/** A faceted peak: light falls on the left flank, the right is stippled. Origin is the middle of its foot, 100 high. */
export function peak(pen: Pen, ink: Ink = 'middle', snow: Ink = 'light', spread = 1): void {
  const at = (x: number, y: number): [number, number] => [x * spread, -y]
  const body = polygon([at(-92, 0), at(-62, 28), at(-44, 42), at(-22, 72), at(-8, 92), at(0, 100), at(9, 93), at(18, 74), at(40, 50), at(58, 28), at(88, 0)])
  pen.path(body, ink)
  pen.path(
    polygon([
      at(-92, 0),
      at(-62, 28),
      at(-44, 42),
      at(-22, 72),
      at(-8, 92),
      at(0, 100),
      at(-2, 82),
      at(4, 66),
      at(-12, 50),
      at(-2, 38),
      at(-22, 22),
      at(-30, 0),
    ]),
    snow,
  )
  pen.path(polygon([at(-40, 34), at(-30, 26), at(-46, 6), at(-60, 2), at(-46, 18)]), ink)
  pen.spray(
    polygon([at(0, 100), at(9, 93), at(18, 74), at(40, 50), at(58, 28), at(88, 0), at(-30, 0), at(-22, 22), at(-2, 38), at(-12, 50), at(4, 66), at(-2, 82)]),
    'deep',
    [-24 * spread, -30, 62 * spread, -16],
    0.06,
    0.92,
  )
  pen.path(polygon([at(18, 50), at(30, 36), at(24, 20), at(42, 4), at(14, 2), at(20, 26), at(12, 38)]), snow)
}

/** The strip the name stands on, with a slow bump. */
export function nameGround(pen: Pen, width: number, top: number, bottom: number, bump = 10): void {
  pen.path(below(contour(pen, width, top, bump, 0.8), -5, width + 5, bottom + 5), 'deep')
}

export function mist(pen: Pen, width: number, y: number, h: number, strength = 0.9): void {
  pen.spray(box(-5, y, width + 10, h), pen.night ? 'middle' : 'light', [0, y, 0, y + h], 0, strength)
}
