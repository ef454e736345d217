import type { Pen } from '../pen/pen.ts'
import { arch, box } from '../pen/shapes.ts'

/** An arcade of the tropics: columns, tall shutters, iron balconies. */
export function colonialArcade(pen: Pen): void {
  for (const [x, w, h] of [
    [-104, 58, 74],
    [-46, 50, 92],
    [4, 60, 80],
    [64, 46, 68],
  ] as const) {
    const wall = pen.night ? 'middle' : x === -46 ? 'hot' : x === 64 ? 'middle' : x === 4 ? 'light' : 'sky'
    const trim = wall === 'light' ? 'middle' : 'light'
    pen.block(x, -h, w, h, wall, 0.65)
    pen.rect(x - 1.5, -h - 4, w + 3, 4.4, pen.night ? 'deep' : trim)
    for (let i = 0; i < w / 5; i++) pen.rect(x + i * 5 + 1, -h - 10, 2, 6, pen.night ? 'deep' : trim)
    pen.rect(x - 1, -h - 11, w + 2, 1.6, pen.night ? 'deep' : trim)
    for (let y = -h + 8; y < -34; y += 26) {
      for (const k of [0.2, 0.5, 0.8]) {
        pen.path(arch(x + w * k, y + 18, 8.4, 17), pen.night ? 'deep' : trim)
        pen.path(arch(x + w * k, y + 18, 5.6, 15), pen.window(0.6))
      }
      pen.rect(x + 3, y + 18, w - 6, 1.5, 'deep')
      for (let i = 0; i < w / 3 - 2; i++) pen.rect(x + 3.4 + i * 3, y + 12.6, 0.7, 6, 'deep')
      pen.rect(x + 3, y + 12, w - 6, 0.9, 'deep')
    }
    for (let i = 0; i < 3; i++) pen.path(arch(x + w * (0.2 + i * 0.3), 0, w * 0.22, 22), pen.night ? 'hot' : 'deep')
    pen.rect(x, -27, w, 2, pen.night ? 'deep' : trim)
  }
}

/** Old walls, a harbour gate and stepped roofs inside them. */
export function walledTown(pen: Pen): void {
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++) {
      const [x, w, h] = [-96 + i * 22 + row * 6, 20, 30 + ((i * 5 + row * 7) % 14)]
      const y = -44 + row * 13
      pen.block(x, y - h, w, h, pen.night ? 'middle' : i % 3 ? 'light' : 'sky', 0.6)
      pen.solid(`M${x - 2} ${y - h}L${x + 4} ${y - h - 7}H${x + w - 4}L${x + w + 2} ${y - h}Z`, pen.roof, 0.7)
      for (const k of [0.3, 0.7]) pen.rect(x + w * k - 1.5, y - h + 6, 3, 5, pen.window())
    }
  pen.block(-28, -96, 13, 50, pen.pale, 0.85)
  pen.path(arch(-21.5, -82, 5, 9), pen.glass)
  pen.solid('M-30 -96L-21.5 -110L-13 -96Z', pen.roof, 0.7)
  pen.block(-120, -34, 240, 36, pen.pale, 0.3)
  pen.spray(box(-120, -34, 240, 36), 'deep', [0, -34, 0, 2], 0, 0.6)
  for (let i = 0; i < 26; i++) pen.rect(-120 + i * 9.4, -38, 5, 5, pen.pale)
  for (const [x, w, h] of [
    [-92, 32, 50],
    [70, 40, 58],
  ] as const) {
    pen.solid(`M${x - w / 2} 2L${x - w * 0.44} ${-h}H${x + w * 0.44}L${x + w / 2} 2Z`, pen.pale, 0.9)
    pen.rect(x - w * 0.52, -h - 4, w * 1.04, 6, pen.pale)
    for (const dx of [-8, 2]) pen.rect(x + dx, -h + 14, 3, 5, pen.glass)
  }
  pen.path(arch(4, 2, 20, 26), 'deep')
}
