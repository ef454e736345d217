import type { Ink } from '../inks/inks.ts'
import type { Pen } from '../pen/pen.ts'
import { box, gable, polygon } from '../pen/shapes.ts'
import type { Building } from './building.ts'
import { awning, door } from './parts.ts'

/** Timber frames under steep roofs, flower boxes at every window. */
export function halfTimbered(pen: Pen, b: Building): void {
  const count = b.style.roof === 'hip' || b.bays < 4 ? 1 : 2
  const w = b.w / count
  for (let i = 0; i < count; i++) {
    const h = b.h * (i ? 0.54 : 0.62)
    const [x, y, c] = [b.x + i * w, b.ground - h, b.x + (i + 0.5) * w]
    const wall: Ink = pen.night ? 'middle' : i ? (b.wall === 'light' ? 'sky' : 'light') : b.wall
    const timber: Ink = wall === 'hot' ? 'light' : 'deep'
    const rise = b.h * (count === 1 ? 0.42 : 0.38)
    pen.block(x, y, w, h, wall, 0.5)
    pen.path(gable(c, y + 1, w + 8, rise), wall)
    const rows = b.floors
    const rh = h / rows
    for (let row = 0; row < rows; row++) {
      const fy = y + row * rh
      pen.rect(x - (row ? 0 : 5), fy - 3, w + (row ? 0 : 10), 6, timber)
      const cells = count === 1 ? b.bays : 3
      for (let k = 0; k <= cells; k++) pen.rect(x + (k * w) / cells - 2.4, fy, 4.8, rh, timber)
      if (row === rows - 1) continue
      for (let k = 0; k < cells; k++) {
        const [cx, cw] = [x + (k * w) / cells, w / cells]
        pen.line((k + row + b.style.door) % 2 ? `M${cx} ${fy + rh}L${cx + cw * 0.3} ${fy}` : `M${cx + cw} ${fy + rh}L${cx + cw * 0.7} ${fy}`, timber, 3.4)
        pen.rect(cx + cw * 0.3, fy + rh * 0.24, cw * 0.4, rh * 0.5, 'light')
        pen.rect(cx + cw * 0.34, fy + rh * 0.28, cw * 0.32, rh * 0.44, pen.window(0.6))
        for (let f = 0; f < 4; f++) pen.disc(cx + cw * (0.32 + f * 0.12), fy + rh * 0.78, 4.4, pen.night ? 'middle' : f % 2 ? 'middle' : 'hot')
      }
    }
    for (const t of [-0.26, 0, 0.26]) pen.rect(c + w * t - 2.4, y - rise * (0.96 - Math.abs(t) * 2), 4.8, rise * (0.96 - Math.abs(t) * 2), timber)
    pen.rect(c - w * 0.3, y - rise * 0.38, w * 0.6, 4.6, timber)
    for (const side of [-1, 1]) pen.rect(c + side * w * 0.12 - 9, y - rise * 0.3, 18, 24, pen.window(0.7))
    const eave = polygon([
      [x - 18, y + 10],
      [c, y - rise - 12],
      [x + w + 18, y + 10],
      [x + w + 6, y + 10],
      [c, y - rise + 14],
      [x - 6, y + 10],
    ])
    pen.solid(eave, pen.night ? 'light' : wall === 'hot' ? 'deep' : 'hot', 0.6)
    const gy = b.ground - rh
    pen.spray(box(x, gy, w, rh), 'deep', [x, 0, x + w, 0], 0, 0.5)
    door(pen, x + w * (b.style.door % 2 ? 0.26 : 0.7), b.ground, 34, rh * 0.86)
    if (b.style.shop === 'awnings') awning(pen, x + w * (b.style.door % 2 ? 0.68 : 0.3), gy + rh * 0.24, w * 0.4, 14)
    pen.rect(x + w * (b.style.door % 2 ? 0.5 : 0.12), gy + rh * 0.4, w * 0.36, rh * 0.4, pen.glass)
  }
}
