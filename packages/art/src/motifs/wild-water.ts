import { fir } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { polygon } from '../pen/shapes.ts'

/** White water over a dark lip, forest on both sides. */
export function waterfall(pen: Pen): void {
  pen.solid('M-200 0V-88Q-120 -104 -80 -94L-36 -90L-30 0Z', 'middle', 0.95)
  pen.solid('M200 0V-90Q110 -108 70 -96L30 -90L34 0Z', 'middle', 1)
  for (const [x, y, w, h] of [
    [-66, -60, 30, 60],
    [66, -48, 34, 48],
    [-108, -36, 36, 36],
    [112, -66, 40, 66],
  ] as const)
    pen.solid(`M${x - w / 2} 0V${y}L${x - w * 0.3} ${y - 8}H${x + w * 0.34}L${x + w / 2} ${y + 4}V${h - h}Z`, 'middle', 0.95)
  pen.path('M-37 -90Q0 -96 31 -90L36 2H-33Z', 'light')
  for (let i = 0; i < 18; i++) pen.rect(-32 + i * 3.7, -84 + pen.dice.between(0, 46), 1.2, pen.dice.between(14, 34), 'middle', 0.6)
  pen.spray('M-37 -90Q0 -96 31 -90L36 2H-33Z', 'middle', [6, 0, 38, 0], 0, 0.8)
  for (const [x, h] of [
    [-196, 40],
    [-172, 30],
    [-148, 44],
    [-124, 28],
    [-100, 38],
    [-76, 24],
    [-54, 30],
    [50, 26],
    [72, 36],
    [94, 26],
    [120, 42],
    [146, 30],
    [172, 44],
    [196, 32],
  ] as const)
    fir(pen.at(x, -86, h / 100))
  for (const [x, r] of [
    [-44, 13],
    [-26, 17],
    [-4, 20],
    [20, 17],
    [40, 13],
  ] as const)
    pen.disc(x, 2, r, pen.night ? 'middle' : 'light')
  pen.glow(0, -4, 74, 'light', pen.night ? 0.4 : 0.8, 0.2)
}

/** A tongue of ice between dark peaks, breaking into blue water. */
export function glacier(pen: Pen): void {
  for (const [x, h, w] of [
    [-104, 96, 76],
    [104, 106, 80],
    [-34, 70, 60],
    [44, 76, 62],
  ] as const) {
    pen.path(
      polygon([
        [x - w, 0],
        [x - w * 0.3, -h * 0.7],
        [x, -h],
        [x + w * 0.36, -h * 0.62],
        [x + w, 0],
      ]),
      'middle',
    )
    pen.path(
      polygon([
        [x - w * 0.3, -h * 0.7],
        [x, -h],
        [x + w * 0.04, -h * 0.6],
        [x - w * 0.14, -h * 0.4],
        [x - w * 0.4, -h * 0.36],
      ]),
      'light',
    )
    pen.spray(
      polygon([
        [x, -h],
        [x + w * 0.36, -h * 0.62],
        [x + w, 0],
        [x - w * 0.1, 0],
        [x + w * 0.04, -h * 0.6],
      ]),
      'deep',
      [x - w * 0.1, 0, x + w * 0.7, 0],
      0.1,
      0.95,
    )
  }
  pen.path('M-170 4V-22L-104 -27Q-56 -34 -34 -58L-20 -70L4 -64L26 -68L40 -54Q58 -34 108 -27L170 -22V4Z', 'light')
  for (let i = 0; i < 27; i++) {
    const x = -170 + i * 12.8
    const top = -20 - (i % 3) * 3
    pen.spray(
      polygon([
        [x, top],
        [x + 7, top + 3],
        [x + 8, 4],
        [x - 1, 4],
      ]),
      'middle',
      [x, 0, x + 8, 0],
      0.05,
      0.95,
    )
  }
  for (const [x, y, w] of [
    [-26, -56, 22],
    [10, -52, 26],
    [-44, -42, 30],
    [24, -40, 36],
    [-10, -46, 20],
    [-78, -32, 40],
    [-16, -34, 44],
    [56, -31, 46],
  ] as const)
    pen.line(`M${x} ${y}q${w * 0.3} 4 ${w * 0.5} 0t${w * 0.5} 1`, 'middle', 0.9)
  for (const [x, w] of [
    [-60, 16],
    [66, 22],
    [20, 12],
  ] as const)
    pen.path(`M${x - w / 2} 12L${x - w * 0.3} 5L${x + w * 0.1} 2L${x + w / 2} 12Z`, 'light')
}
