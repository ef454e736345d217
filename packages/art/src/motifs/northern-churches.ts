import type { Pen } from '../pen/pen.ts'
import { arch, gable, ogive } from '../pen/shapes.ts'

/** Timber roofs over roofs, with dragon heads, the North. */
export function staveChurch(pen: Pen): void {
  pen.block(-40, -12, 80, 12, 'deep', 0)
  for (let i = 0; i < 13; i++) pen.path(arch(-36 + i * 6, -1, 3.4, 8), pen.window(0.8) === 'deep' ? 'middle' : 'hot')
  for (const [w, y, h] of [
    [92, -10, 16],
    [66, -26, 16],
    [44, -43, 16],
    [26, -60, 12],
  ] as const) {
    if (y < -10) pen.rect(-w * 0.3, y - 2, w * 0.6, 6, pen.night ? 'hot' : 'hot')
    pen.solid(`M${-w / 2} ${y}L${-w * 0.26} ${y - h}H${w * 0.26}L${w / 2} ${y}Z`, 'deep', 0.3, 'middle')
    pen.spray(`M${-w / 2} ${y}L${-w * 0.26} ${y - h}H0V${y}Z`, pen.night ? 'middle' : 'sky', [0, 0, -w * 0.4, 0], 0, 0.42)
    pen.line(`M${-w * 0.26} ${y - h}L${-w * 0.34} ${y - h - 6}M${w * 0.26} ${y - h}L${w * 0.34} ${y - h - 6}`, 'deep', 1.6)
  }
  pen.path('M-8 -72L0 -96L8 -72ZM-.4 -100H.4V-94H-.4Z', 'deep')
  pen.path('M-11 0V-14L0 -24L11 -14V0Z', 'deep')
  pen.path(arch(0, 0, 7, 13), pen.night ? 'hot' : 'hot')
}

/** Steps of concrete like basalt columns, the far North. */
export function basaltChurch(pen: Pen): void {
  for (let i = 8; i >= 0; i--) {
    const h = 92 * 0.76 ** i
    for (const side of [-1, 1]) pen.block(side * (8 + i * 6) - (side > 0 ? 6 : 0), -h, 6, h, pen.pale, side > 0 ? 0.8 : 0.2)
  }
  pen.solid('M-8 0V-92L0 -98L8 -92V0Z', pen.pale, 0.8)
  pen.path(ogive(0, -54, 6, 24), pen.glass)
  pen.path(ogive(0, 0, 9, 30), 'deep')
  pen.path(ogive(0, 0, 6, 24), pen.night ? 'hot' : 'hot')
  pen.rect(-0.4, -104, 0.8, 7, 'deep')
  pen.rect(-2, -102, 4, 0.8, 'deep')
}

/** A round white church like a snow house, with a slit of windows. */
export function iglooChurch(pen: Pen): void {
  pen.solid('M-66 0C-64 -34 -36 -56 0 -58C36 -56 64 -34 66 0Z', pen.pale, 0.75)
  for (let row = 1; row < 5; row++) {
    const y = -row * 12
    const w = 66 * Math.sqrt(1 - (row * 12) ** 2 / 3500)
    pen.line(`M${-w} ${y}Q0 ${y + 7} ${w} ${y}`, pen.night ? 'deep' : 'middle', 0.9)
    for (let k = -4; k <= 4; k++)
      pen.line(`M${(k + (row % 2) / 2) * w * 0.22} ${y + 6}L${(k + (row % 2) / 2) * w * 0.22} ${y + 16}`, pen.night ? 'deep' : 'middle', 0.8)
  }
  pen.block(-10, -70, 20, 14, pen.pale, 0.8)
  for (const x of [-5, 0, 5]) pen.rect(x - 1, -67, 2, 9, pen.glass)
  pen.solid('M-12 -70L0 -90L12 -70Z', 'deep', 0)
  pen.line('M0 -100V-88M-3 -96H3', 'deep', 1)
  pen.block(-14, -24, 28, 24, pen.pale, 0.4)
  pen.path(gable(0, -24, 34, 12), 'hot')
  pen.path(arch(0, 0, 12, 18), pen.glass)
}
