import type { Pen } from '../pen/pen.ts'
import { arch, box, dome } from '../pen/shapes.ts'

/** Lotus-bud towers over a long gallery, as in the Khmer forest. */
export function lotusTowers(pen: Pen): void {
  pen.block(-70, -16, 140, 16, pen.night ? 'deep' : 'middle', 0.85)
  for (let i = 0; i < 22; i++) pen.rect(-67 + i * 6.2, -12, 2.6, 9, pen.window(0.4))
  pen.path('M-72 -16Q0 -22 72 -16V-19H-72Z', 'deep')
  for (const [x, h, w] of [
    [-48, 52, 15],
    [48, 52, 15],
    [-25, 66, 17],
    [25, 66, 17],
    [0, 100, 23],
  ] as const) {
    const t = pen.at(x, 0, h / 100)
    const k = (w / h) * 50
    t.solid(
      `M${-k * 1.2} 0V-34H${-k}C${-k * 1.2} -56 ${-k * 0.7} -82 0 -100C${k * 0.7} -82 ${k * 1.2} -56 ${k} -34H${k * 1.2}V0Z`,
      pen.night ? 'deep' : 'middle',
      0.95,
    )
    for (let i = 0; i < 6; i++) t.line(`M${-k * (1 - i * 0.13)} ${-40 - i * 9}Q0 ${-36 - i * 9} ${k * (1 - i * 0.13)} ${-40 - i * 9}`, 'deep', 1.6)
    t.path(arch(0, 0, k * 0.6, 26), pen.glass)
  }
}

/** A gate tower crowded with tiers, the south of India. */
export function gopuram(pen: Pen): void {
  pen.block(-34, -18, 68, 18, pen.pale, 0.8)
  pen.path(box(-6, -15, 12, 15), pen.glass)
  for (let i = 0; i < 7; i++) {
    const [y, w] = [-18 - i * 10.2, 56 - i * 5.6]
    pen.block(-w / 2, y - 8.4, w, 8.6, i % 2 ? pen.pale : pen.brick, 0.8)
    pen.rect(-w / 2 - 1.4, y - 10.2, w + 2.8, 2, 'deep')
    for (let k = -4; k <= 4; k++) pen.path(arch(k * w * 0.105, y, 2.6, 6), k === 0 ? pen.glass : pen.night ? 'deep' : 'middle')
  }
  pen.solid('M-11 -89Q-12 -97 0 -98Q12 -97 11 -89Z', pen.night ? 'deep' : 'middle', 0.8)
  for (const x of [-7, 0, 7]) pen.path(dome(x, -96, 1.6, 1.6), 'deep')
}
