import type { Pen } from '../pen/pen.ts'
import { taper } from '../pen/shapes.ts'

/** A setback tower of the thirties with a stepped crown. */
export function decoTower(pen: Pen): void {
  for (const [w, low, high] of [
    [30, 0, 26],
    [22, 26, 48],
    [17, 48, 76],
    [11, 76, 83],
    [6, 83, 89],
  ] as const) {
    pen.block(-w / 2, -high, w, high - low, pen.pale, 0.95)
    for (let x = -w / 2 + 1.6; x < w / 2 - 1; x += 3) for (let y = low + 2.4; y < high - 2; y += 4.4) pen.rect(x, -y - 1.9, 1.2, 2.2, pen.window(0.55))
  }
  for (const [w, y] of [
    [24, 26],
    [18.5, 48],
    [12.5, 76],
  ] as const)
    pen.rect(-w / 2, -y - 1, w, 1.4, pen.roof)
  pen.path(taper(0, -89, 4, 1, 4), 'deep')
  pen.rect(-0.4, -100, 0.8, 8, 'deep')
}

/** Twin towers joined by a bridge in the sky. */
export function twinTowers(pen: Pen): void {
  for (const x of [-13, 13]) {
    const tower = pen.at(x, 0)
    for (const [w, low, high] of [
      [17, 0, 62],
      [14, 62, 72],
      [10.5, 72, 80],
      [7, 80, 86],
    ] as const) {
      tower.block(-w / 2, -high, w, high - low, pen.pale, 0.95)
      for (let y = low + 2; y < high - 1; y += 3.6) tower.rect(-w / 2, -y - 1, w, 1, pen.dice.chance(0.4) ? pen.glass : 'middle')
    }
    tower.path('M-2.6 -86L-.5 -95V-100H.5V-95L2.6 -86Z', 'deep')
  }
  pen.rect(-6, -45, 12, 4, 'deep')
  pen.line('M-5 -30L0 -41L5 -30', 'deep', 1)
}
