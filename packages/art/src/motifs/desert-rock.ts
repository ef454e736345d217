import type { Pen } from '../pen/pen.ts'
import { box, polygon } from '../pen/shapes.ts'

/** Red buttes over the desert. */
export function mesa(pen: Pen): void {
  const butte = (x: number, w: number, h: number) => {
    const rock = `M${x - w * 0.95} 0L${x - w * 0.56} ${-h * 0.4}L${x - w * 0.5} ${-h * 0.44}L${x - w * 0.46} ${-h * 0.94}L${x - w * 0.3} ${-h}H${x + w * 0.3}L${x + w * 0.44} ${-h * 0.93}L${x + w * 0.5} ${-h * 0.44}L${x + w * 0.58} ${-h * 0.4}L${x + w} 0Z`
    pen.path(rock, pen.brick)
    if (pen.night) pen.spray(rock, 'light', [x + w * 0.1, 0, x - w * 0.7, 0], 0, 0.75)
    for (const k of [-0.26, -0.06, 0.14, 0.3])
      pen.spray(
        polygon([
          [x + w * k, -h * 0.98],
          [x + w * (k + 0.1), -h],
          [x + w * (k + 0.12), -h * 0.44],
          [x + w * k, -h * 0.44],
        ]),
        'deep',
        [x + w * k, 0, x + w * (k + 0.13), 0],
        0,
        0.95,
      )
    pen.spray(rock, 'deep', [x - w * 0.1, 0, x + w * 0.9, 0], 0, 0.9)
    pen.spray(box(x - w * 0.48, -h * 0.74, w * 0.96, h * 0.07), pen.night ? 'deep' : 'light', [0, -h * 0.74, 0, -h * 0.67], 0.5, 0.1)
  }
  butte(112, 42, 70)
  butte(-98, 34, 52)
  butte(0, 62, 100)
  pen.solid('M-62 0L-50 -58Q-48 -64 -44 -58L-38 0Z', pen.brick, 0.9)
}

/** Dunes with a knife-edge of shade. */
export function dunes(pen: Pen): void {
  for (const [x, y, h, w] of [
    [96, -16, 60, 150],
    [-84, -6, 78, 150],
    [14, 0, 100, 190],
  ] as const) {
    pen.path(
      `M${x - w} ${y + 12}C${x - w * 0.5} ${y - h * 0.1} ${x - w * 0.24} ${y - h * 0.74} ${x} ${y - h}C${x + w * 0.24} ${y - h * 0.6} ${x + w * 0.5} ${y - h * 0.16} ${x + w} ${y + 12}Z`,
      pen.night ? 'middle' : 'sky',
    )
    const lee = `M${x} ${y - h}C${x + w * 0.24} ${y - h * 0.6} ${x + w * 0.5} ${y - h * 0.16} ${x + w} ${y + 12}H${x - w * 0.3}C${x - w * 0.04} ${y - h * 0.16} ${x - w * 0.16} ${y - h * 0.5} ${x} ${y - h}Z`
    pen.path(lee, pen.night ? 'deep' : 'hot')
    pen.spray(lee, 'deep', [x - w * 0.1, 0, x + w * 0.7, 0], 0, 0.6)
    pen.spray(lee, pen.night ? 'middle' : 'sky', [0, y - h * 0.3, 0, y + 8], 0, 0.7)
  }
}
