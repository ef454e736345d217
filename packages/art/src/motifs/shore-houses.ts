import type { Pen } from '../pen/pen.ts'
import { arch, box, dome, gable } from '../pen/shapes.ts'

/** Red fishermen's cabins on stilts under the mountains of the North. */
export function rorbuer(pen: Pen): void {
  for (const [x, w, h] of [
    [-74, 40, 34],
    [-26, 46, 42],
    [28, 42, 36],
    [76, 38, 32],
  ] as const) {
    for (let i = 0; i < 5; i++) pen.rect(x - w / 2 + (i * w) / 4.4, -16, 1.6, 20, 'deep')
    pen.rect(x - w / 2 - 3, -18, w + 6, 3, 'deep')
    pen.block(x - w / 2, -18 - h * 0.6, w, h * 0.6, 'hot', 0.7)
    pen.solid(`M${x - w / 2 - 4} ${-17 - h * 0.6}L${x} ${-18 - h * 1.3}L${x + w / 2 + 4} ${-17 - h * 0.6}Z`, 'deep', 0)
    pen.path(gable(x, -18 - h * 0.6, w * 0.84, h * 0.5), 'hot')
    for (const dx of [-0.26, 0.26]) {
      pen.rect(x + dx * w - 4.4, -18 - h * 0.46, 8.8, 9, 'light')
      pen.rect(x + dx * w - 3, -18 - h * 0.46 + 1.4, 6, 6.4, pen.night ? 'deep' : 'deep')
    }
    pen.rect(x - 3, -18 - h * 0.86, 6, 6, 'light')
  }
}

/** Thatched houses on stilts over warm water. */
export function stiltHouses(pen: Pen): void {
  pen.line('M-110 -14H110', 'deep', 2.2)
  for (let x = -104; x < 112; x += 12) pen.line(`M${x} -14V6`, 'deep', 1.1)
  for (const [x, k] of [
    [-66, 0.8],
    [62, 0.86],
    [-2, 1],
  ] as const) {
    const h = pen.at(x, -14, k)
    for (const dx of [-22, -8, 8, 22]) h.rect(dx - 1, -2, 2, 18, 'deep')
    h.block(-24, -30, 48, 28, pen.tinted, 0.7)
    h.path(arch(-8, -2, 10, 20), pen.glass)
    h.rect(6, -22, 11, 11, pen.glass)
    h.rect(-29, -5, 58, 3, 'deep')
    h.solid('M-38 -26Q-18 -44 -7 -72H7Q18 -44 38 -26Q0 -20 -38 -26Z', pen.night ? 'deep' : 'hot', 0.75)
    for (let i = -3; i <= 3; i++) h.line(`M${i * 1.4} -70Q${i * 5} -44 ${i * 10} -25`, 'deep', 0.6)
    h.path('M-8 -71H8L5 -77H-5Z', 'deep')
  }
}

/** Domes of blue over whitewashed cubes on a cliff. */
export function blueDomes(pen: Pen): void {
  pen.solid('M-110 14L-96 -20L-50 -26L60 -40L110 -34V14Z', pen.night ? 'deep' : 'middle', 0.9)
  for (const [x, y, w, h] of [
    [-88, -18, 36, 24],
    [-56, -22, 40, 34],
    [62, -34, 44, 34],
    [-24, -26, 40, 26],
    [18, -30, 46, 42],
    [-98, 4, 40, 26],
    [-58, 6, 50, 32],
    [-8, 6, 44, 30],
    [34, 4, 40, 34],
    [74, 6, 36, 30],
  ] as const) {
    pen.block(x, y - h, w, h, pen.pale, 0.5)
    pen.path(arch(x + w * 0.3, y - h * 0.2, w * 0.16, h * 0.4), pen.window(0.7))
    if (w > 38) pen.rect(x + w * 0.6, y - h * 0.62, w * 0.14, h * 0.22, pen.night ? 'hot' : 'middle')
    pen.path(`M${x - 1} ${y - h}h${w + 2}v-2.4h${-w - 2}Z`, pen.pale)
  }
  for (const [x, y, r] of [
    [40, -72, 21],
    [-38, -56, 15],
    [84, -68, 13],
  ] as const) {
    pen.block(x - r * 0.9, y - r * 0.2, r * 1.8, r * 0.5, pen.pale, 0.7)
    pen.solid(dome(x, y - r * 0.2, r), pen.night ? 'middle' : 'middle', 0.85)
    pen.line(`M${x} ${y - r * 1.3}v${-r * 0.5}M${x - r * 0.18} ${y - r * 1.6}h${r * 0.36}`, pen.night ? 'light' : 'light', 1.2)
  }
  pen.block(-8, -84, 24, 28, pen.pale, 0.6)
  for (const x of [-1, 9]) pen.path(arch(x, -62, 6, 13), pen.night ? 'hot' : 'sky')
  pen.path(gable(4, -84, 26, 10), pen.pale)
  pen.path(box(3.4, -102, 1.2, 10), pen.pale)
}
