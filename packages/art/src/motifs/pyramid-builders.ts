import type { Pen } from '../pen/pen.ts'
import { box, polygon } from '../pen/shapes.ts'

const PYRAMIDS = [
  [-62, 62, 0.62],
  [58, 70, 0.7],
  [0, 100, 1],
] as const

/** Three pyramids in one light. */
export function pyramids(pen: Pen): void {
  for (const [x, h] of PYRAMIDS) {
    pen.path(
      polygon([
        [x - h * 0.82, 0],
        [x, -h],
        [x + h * 0.18, 0],
      ]),
      pen.night ? 'middle' : 'light',
    )
    pen.path(
      polygon([
        [x, -h],
        [x + h * 0.82, 0],
        [x + h * 0.18, 0],
      ]),
      pen.night ? 'deep' : 'middle',
    )
    pen.spray(
      polygon([
        [x - h * 0.82, 0],
        [x, -h],
        [x + h * 0.82, 0],
      ]),
      'deep',
      [x - h * 0.1, 0, x + h * 0.82, 0],
      0,
      0.8,
    )
    pen.spray(
      polygon([
        [x - h * 0.82, 0],
        [x, -h],
        [x + h * 0.18, 0],
      ]),
      pen.night ? 'deep' : 'hot',
      [x, -h, x - h * 0.2, 0],
      0,
      0.5,
    )
    for (let i = 1; i < 8; i++)
      pen.line(`M${x - h * 0.82 * (1 - i / 9)} ${-h * (i / 9)}L${x + h * 0.18 * (1 - i / 9)} ${-h * (i / 9)}`, pen.night ? 'deep' : 'sky', 0.4)
  }
}

/** A stair pyramid with a temple on top. */
export function steppedPyramid(pen: Pen): void {
  for (let i = 0; i < 8; i++) {
    const [w, y] = [124 - i * 12.4, -i * 9]
    pen.solid(`M${-w / 2} ${y}L${-w / 2 + 3} ${y - 9}H${w / 2 - 3}L${w / 2} ${y}Z`, pen.pale, 0.85)
    pen.rect(-w / 2 + 2, y - 9.6, w - 4, 1.2, pen.night ? 'deep' : 'middle')
  }
  pen.block(-15, -90, 30, 18, pen.pale, 0.8)
  pen.rect(-17, -93, 34, 3.4, pen.night ? 'deep' : 'hot')
  for (const x of [-8, 0, 8]) pen.path(box(x - 2.4, -86, 4.8, 14), pen.glass)
  pen.path('M-16 0L-9 -72H9L16 0Z', pen.pale)
  for (let i = 0; i < 20; i++) pen.line(`M${-15 + i * 0.33} ${-i * 3.6 - 2}H${15 - i * 0.33}`, 'deep', 0.6)
}

/** Great heads on a shore. */
export function stoneHeads(pen: Pen): void {
  for (const [x, h] of [
    [-62, 74],
    [-22, 90],
    [26, 100],
    [72, 82],
  ] as const) {
    const p = pen.at(x, 0, h / 100)
    p.solid('M-19 0L-22 -30L-17 -40L-19 -62L-16 -94Q0 -101 15 -94L18 -60L16 -40L21 -30L19 0Z', pen.night ? 'middle' : 'middle', 0.95)
    p.path('M-16 -78H15V-72Q4 -70 2 -66L4 -48Q0 -45 -6 -48L-4 -66Q-8 -71 -16 -72ZM-10 -40H8V-36H-10Z', 'deep')
    p.solid('M-17 -94Q-16 -112 0 -112Q14 -112 16 -94Z', pen.roof, 0.7)
  }
}
