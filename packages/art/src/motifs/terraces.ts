import { below, contour } from '../nature/land.ts'
import type { Pen } from '../pen/pen.ts'

/** Steam over terraces of stone, a hot spring. */
export function hotSpring(pen: Pen): void {
  for (const [x, y, w, h] of [
    [-6, -62, 74, 18],
    [-40, -42, 120, 22],
    [22, -24, 170, 26],
    [-20, 0, 240, 28],
  ] as const) {
    pen.solid(`M${x - w / 2} ${y}V${y - h * 0.6}Q${x} ${y - h * 1.1} ${x + w / 2} ${y - h * 0.6}V${y}Z`, pen.pale, 0.5)
    pen.path(`M${x - w / 2} ${y - h * 0.6}Q${x} ${y - h * 1.1} ${x + w / 2} ${y - h * 0.6}Q${x} ${y - h * 0.2} ${x - w / 2} ${y - h * 0.6}Z`, 'middle')
    pen.line(`M${x - w / 2} ${y - h * 0.6}Q${x} ${y - h * 0.2} ${x + w / 2} ${y - h * 0.6}`, pen.night ? 'light' : 'hot', 1.6)
    for (let k = -4; k <= 4; k++) pen.line(`M${x + k * w * 0.1} ${y - h * 0.36}V${y}`, pen.night ? 'deep' : 'sky', 1.2)
  }
  for (const [x, h] of [
    [-22, 48],
    [2, 62],
    [26, 42],
  ] as const)
    pen.line(`M${x} -72q-9 ${-h * 0.25} 0 ${-h * 0.5}t0 ${-h * 0.5}`, pen.night ? 'middle' : 'light', 5)
}

/** Rice terraces stepping down a hill. */
export function riceTerraces(pen: Pen): void {
  for (let i = 0; i < 9; i++) {
    const line = contour(pen, 420, -92 + i * 12, 9, 0.9)
    const shape = below((x) => line(x + 210) + Math.abs(x + 40) * (0.24 - i * 0.02), -210, 210, 10)
    pen.path(shape, i % 3 === 2 ? (pen.night ? 'deep' : 'light') : 'middle')
    pen.spray(shape, 'deep', [0, -92 + i * 12, 0, -52 + i * 12], 0.05, 0.9)
    pen.line(
      shape
        .replace(/^M[^L]+/, 'M-210 99')
        .replace(/M-210 99L/, 'M')
        .replace(/L[^L]+V.*Z$/, ''),
      pen.night ? 'light' : i % 2 ? 'light' : 'sky',
      1.2,
    )
  }
  pen.at(-20, -86, 0.3).path('M-50 0H50L40 -30H-40ZM-66 -26L0 -84L66 -26Z', 'hot')
}
