import type { Pen } from '../pen/pen.ts'
import { battlements, dome, ogive, onion } from '../pen/shapes.ts'
import { axis, type Building, storey, top } from './building.ts'
import { planter } from './parts.ts'

/** A merchant's palace: carved balconies, scalloped arches, domed kiosks on the roof. */
export function haveli(pen: Pen, b: Building): void {
  const [y, h] = [top(b), storey(b)]
  const trim = pen.night ? 'deep' : b.wall === 'light' ? 'hot' : 'light'
  const kiosks = b.bays > 4 ? [0.08, 0.5, 0.92] : [0.12, 0.88]
  for (const t of kiosks) {
    const [x, big] = [b.x + b.w * t, t === 0.5]
    const r = big ? 27 : 20
    for (const dx of [-0.8, 0, 0.8]) pen.rect(x + dx * r - 2, y - r * 1.5, 4, r * 1.5, trim)
    pen.rect(x - r * 1.15, y - r * 1.5 - 4, r * 2.3, 5, trim)
    pen.solid(
      b.style.roof === 'parapet' ? onion(x, y - r * 1.5 - 3, r * 0.86) : dome(x, y - r * 1.5 - 3, r),
      pen.night ? 'deep' : b.wall === 'hot' ? 'light' : b.style.accent,
      0.6,
    )
    pen.rect(x - 1.2, y - r * 2.9, 2.4, 12, trim)
  }
  pen.block(b.x, y, b.w, b.h, b.wall, 0.55)
  pen.path(battlements(b.x - 4, y, b.w + 8, 6, 14, 7), trim)
  for (let floor = 0; floor < b.floors - 1; floor++)
    for (let bay = 0; bay < b.bays; bay++) {
      const [x, fy, w] = [axis(b, bay), y + floor * h, (b.w / b.bays) * 0.62]
      const jharokha = (bay + floor + b.style.door) % 2 === 0
      pen.path(ogive(x, fy + h * 0.84, w, h * 0.66), trim)
      pen.path(ogive(x, fy + h * 0.82, w * 0.7, h * 0.52), pen.window(0.65))
      if (!jharokha) continue
      pen.path(`M${x - w * 0.7} ${fy + h * 0.26}Q${x} ${fy - h * 0.12} ${x + w * 0.7} ${fy + h * 0.26}Z`, trim)
      pen.rect(x - w * 0.66, fy + h * 0.6, w * 1.32, h * 0.26, trim)
      pen.path(`M${x - w * 0.66} ${fy + h * 0.86}h${w * 1.32}l${-w * 0.4} ${h * 0.1}h${-w * 0.52}Z`, trim)
      for (let k = 0; k < 5; k++) pen.rect(x - w * 0.54 + k * w * 0.24, fy + h * 0.65, 3, h * 0.14, pen.night ? 'middle' : b.wall)
    }
  const gy = b.ground - h
  pen.rect(b.x - 4, gy - 3, b.w + 8, 6, trim)
  for (let bay = 0; bay < b.bays; bay++) pen.path(ogive(axis(b, bay), b.ground, (b.w / b.bays) * 0.64, h * 0.74), pen.glass)
  const c = b.x + b.w / 2
  pen.rect(c - 40, gy - 10, 80, h + 10, trim)
  pen.path(ogive(c, b.ground, 56, h * 0.94), pen.night ? 'hot' : b.wall)
  pen.path(ogive(c, b.ground, 40, h * 0.8), pen.night ? 'hot' : 'deep')
  for (const side of [-1, 1]) planter(pen, c + side * 54, b.ground + 2, 32)
}
