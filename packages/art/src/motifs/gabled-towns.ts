import type { Pen } from '../pen/pen.ts'
import { arch, gable } from '../pen/shapes.ts'

/** Narrow houses shoulder to shoulder on a quay, each with another gable. */
export function canalHouses(pen: Pen): void {
  const inks = pen.night ? (['middle', 'middle'] as const) : (['hot', 'light', 'deep', 'middle', 'light', 'hot', 'sky'] as const)
  let x = -118
  for (let i = 0; x < 116; i++) {
    const w = 25 + ((i * 7) % 11)
    const h = 62 + ((i * 13) % 24)
    const wall = inks[i % inks.length] ?? 'light'
    pen.block(x, -h, w, h, wall, 0.7)
    const [c, t] = [x + w / 2, -h]
    const trim = wall === 'light' || wall === 'sky' ? 'hot' : 'light'
    if (i % 3 === 0) pen.solid(`M${x} ${t}v-4h${w * 0.18}v-5h${w * 0.16}v-5h${w * 0.32}v5h${w * 0.16}v5h${w * 0.18}v4Z`, wall, 0.6)
    if (i % 3 === 1)
      pen.solid(
        `M${x} ${t}Q${x + w * 0.26} ${t - 3} ${x + w * 0.3} ${t - 12}L${c} ${t - 17}L${x + w * 0.7} ${t - 12}Q${x + w * 0.74} ${t - 3} ${x + w} ${t}Z`,
        wall,
        0.6,
      )
    if (i % 3 === 2) pen.solid(gable(c, t, w, 15), wall, 0.6)
    pen.rect(c - 1.6, t - 8, 3.2, 5, pen.window(0.8))
    pen.rect(x, t - 0.8, w, 1.6, pen.night ? 'deep' : trim)
    for (let y = t + 6; y < -18; y += 15)
      for (const k of [0.24, 0.5, 0.76]) {
        pen.rect(x + w * k - 2.7, y - 0.8, 5.4, 10.6, pen.night ? 'deep' : 'light')
        pen.rect(x + w * k - 1.9, y, 3.8, 9, pen.window(0.6))
      }
    pen.path(arch(x + w * 0.3, 0, 6, 14), pen.night ? 'hot' : trim === 'hot' ? 'deep' : 'hot')
    pen.rect(x + w * 0.55, -13, w * 0.3, 9, pen.window(0.9))
    x += w
  }
}

/** Gables of timber and plaster round a square. */
export function halfTimbered(pen: Pen): void {
  for (const [x, w, h, roof] of [
    [-92, 52, 48, 34],
    [-42, 48, 58, 42],
    [4, 56, 52, 44],
    [58, 50, 60, 36],
  ] as const) {
    const wall = pen.night ? 'middle' : x === -42 || x === 58 ? 'sky' : 'light'
    pen.block(x, -h, w, h, wall, 0.45)
    pen.path(gable(x + w / 2, -h, w, roof), wall)
    pen.path(
      `M${x - 4} ${-h + 3}L${x + w / 2} ${-h - roof - 5}L${x + w + 4} ${-h + 3}L${x + w} ${-h + 3}L${x + w / 2} ${-h - roof + 3}L${x} ${-h + 3}Z`,
      pen.night ? 'deep' : 'hot',
    )
    for (let y = -h; y < -14; y += 16) {
      pen.line(`M${x} ${y}H${x + w}`, 'deep', 1.5)
      for (let k = 0; k < 4; k++) {
        const bx = x + (k * w) / 4
        pen.line(k % 2 ? `M${bx} ${y}L${bx + w / 4} ${y + 16}` : `M${bx + w / 4} ${y}L${bx} ${y + 16}`, 'deep', 0.9)
        pen.line(`M${bx} ${y}v16`, 'deep', 1.1)
        if (k % 3) pen.rect(bx + w / 8 - 3, y + 4, 6, 8.4, pen.window(0.65))
      }
    }
    pen.line(
      `M${x + w * 0.2} ${-h - roof * 0.4}H${x + w * 0.8}M${x + w / 2} ${-h}v${-roof}M${x + w * 0.3} ${-h}L${x + w / 2} ${-h - roof * 0.4}L${x + w * 0.7} ${-h}`,
      'deep',
      1.1,
    )
    pen.rect(x, -14, w, 14, pen.night ? 'deep' : 'middle')
    pen.path(arch(x + w * 0.3, 0, 9, 12), pen.glass)
    pen.rect(x + w * 0.55, -11, w * 0.32, 7, pen.window(0.9))
  }
}
