import { fir } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { box, gable, polygon } from '../pen/shapes.ts'
import { axis, type Building } from './building.ts'
import { pane } from './pane.ts'
import { balcony, door } from './parts.ts'

/** Boarded houses in red and ochre with white frames, gable to the quay; turf on some roofs. */
export function woodenNorth(pen: Pen, b: Building): void {
  const count = Math.max(2, Math.min(4, b.bays - 2))
  const w = b.w / count
  for (let i = 0; i < count; i++) {
    const wall = pen.night ? 'middle' : (['hot', 'light', 'middle', 'hot'] as const)[(i + b.style.door) % 4]!
    const h = b.h * (0.62 + ((i * 2 + b.style.door) % 3) * 0.06)
    const [x, y, c, rise] = [b.x + i * w, b.ground - h, b.x + (i + 0.5) * w, w * 0.5]
    const inset = 3
    pen.block(x + inset, y, w - inset * 2, h, wall, 0.55)
    pen.path(gable(c, y + 1, w - inset * 2, rise), wall)
    for (let k = 1; k < w / 9; k++)
      pen.rect(
        x + inset + k * 9,
        y - rise * (1 - Math.abs(k * 9 - w / 2) / (w / 2)) * 0.9,
        1,
        h + rise * (1 - Math.abs(k * 9 - w / 2) / (w / 2)) * 0.9,
        wall === 'light' ? 'middle' : pen.night ? 'deep' : 'deep',
      )
    const turf = b.style.roof === 'hip' || b.style.roof === 'parapet'
    const eaves = polygon([
      [x - 5, y + 10],
      [c, y - rise - 8],
      [x + w + 5, y + 10],
      [x + w - 3, y + 12],
      [c, y - rise + 8],
      [x + 3, y + 12],
    ])
    pen.path(eaves, turf ? (pen.night ? 'deep' : 'middle') : pen.night ? 'light' : wall === 'light' ? 'deep' : 'light')
    if (turf) for (let k = 0; k < 9; k++) pen.disc(x + (k * w) / 8, y + 6 - rise * (1 - Math.abs(k / 4 - 1)) - 4, 5.4, pen.night ? 'deep' : 'middle')
    const rows = b.floors - 1
    for (let row = 0; row < rows; row++)
      for (const side of [-1, 1]) pane(pen, c + side * w * 0.2, y + ((row + 0.82) * (h - 60)) / rows, w * 0.19, Math.min(40, ((h - 60) / rows) * 0.6))
    pane(pen, c, y - rise * 0.12, w * 0.17, rise * 0.36)
    if (i === Math.floor(count / 2)) {
      pen.rect(c - 20, b.ground - 60, 40, 60, 'light')
      door(pen, c, b.ground, 32, 54, wall === 'hot' ? 'middle' : 'hot')
    } else for (const side of [-1, 1]) pane(pen, c + side * w * 0.2, b.ground - 14, w * 0.19, 34)
    pen.rect(c + w * 0.24, y - rise * 0.8, 11, 26, 'deep')
  }
  pen.rect(b.x - 30, b.ground - 4, b.w + 60, 8, 'deep')
}

/** Logs, or a roof down to the ground; wood smoke and a lake's quiet. */
export function logCabin(pen: Pen, b: Building): void {
  const c = b.x + b.w / 2
  if (b.style.roof === 'gables' || b.style.roof === 'parapet') {
    const [w, h] = [b.w * 0.86, b.h * 1.12]
    pen.path(gable(c, b.ground, w * 0.86, h * 0.94), pen.night ? 'middle' : b.wall === 'light' ? 'hot' : b.wall)
    pen.clip(gable(c, b.ground, w * 0.8, h * 0.9), () => {
      pen.rect(c - w * 0.22, b.ground - h * 0.56, w * 0.44, h * 0.5, pen.night ? 'hot' : 'deep')
      pen.rect(c - w * 0.2, b.ground - h * 0.55, w * 0.4, h * 0.48, pen.night ? 'hot' : 'sky')
      pen.spray(box(c - w * 0.2, b.ground - h * 0.55, w * 0.4, h * 0.48), 'deep', [c - 10, 0, c + w * 0.26, 0], 0, 0.6)
      for (const t of [-0.07, 0.07]) pen.rect(c + w * t - 1.5, b.ground - h * 0.56, 3, h * 0.5, 'deep')
      pen.rect(c - w * 0.3, b.ground - h * 0.3, w * 0.6, 5, 'deep')
    })
    pen.solid(
      polygon([
        [c - w / 2 - 14, b.ground],
        [c, b.ground - h - 12],
        [c + w / 2 + 14, b.ground],
        [c + w / 2 - 18, b.ground],
        [c, b.ground - h + 30],
        [c - w / 2 + 18, b.ground],
      ]),
      pen.night ? 'deep' : b.wall === 'hot' ? 'deep' : 'middle',
      0.7,
    )
    door(pen, c, b.ground, 40, 64)
    balcony(pen, c, b.ground - h * 0.3, w * 0.42, b.style.flowers)
  } else {
    const [y, rise] = [b.ground - b.h * 0.58, b.h * 0.46]
    const log = pen.night ? 'middle' : b.wall === 'light' ? 'hot' : b.wall
    pen.block(b.x, y, b.w, b.h * 0.58, log, 0.55)
    pen.path(gable(c, y + 1, b.w, rise), log)
    for (let k = 0; k < (b.h * 0.58) / 11; k++) {
      pen.rect(b.x, y + k * 11, b.w, 1.4, 'deep')
      for (const side of [b.x - 4, b.x + b.w - 3]) pen.disc(side + 3, y + k * 11 + 6, 5, pen.night ? 'deep' : 'light')
    }
    pen.solid(
      polygon([
        [b.x - 30, y + 18],
        [c, y - rise - 10],
        [b.x + b.w + 30, y + 18],
        [b.x + b.w + 12, y + 22],
        [c, y - rise + 14],
        [b.x - 12, y + 22],
      ]),
      pen.night ? 'light' : 'deep',
      0.4,
      'middle',
    )
    for (let bay = 0; bay < b.bays; bay++) if (bay !== b.style.door) pane(pen, axis(b, bay), b.ground - 34, Math.min(34, (b.w / b.bays) * 0.5), 44)
    door(pen, axis(b, b.style.door), b.ground - 8, 38, 74, log === 'hot' ? 'middle' : 'hot')
    pane(pen, c, y - 8, 34, 34)
    pen.rect(b.x - 16, b.ground - 10, b.w + 32, 12, 'deep')
  }
  pen.block(b.x + b.w * 0.74, b.ground - b.h * 1.02, 20, b.h * 0.34, pen.night ? 'middle' : 'light', 0.7)
  for (let k = 0; k < 4; k++) pen.disc(b.x + b.w * 0.74 + 12 + k * 7, b.ground - b.h * 1.06 - k * 15, 6 + k * 2.4, pen.night ? 'middle' : 'light')
  for (let k = 0; k < 5; k++) pen.disc(b.x - 26 + (k % 3) * 11 + (k > 2 ? 6 : 0), b.ground - 5 - (k > 2 ? 10 : 0), 5.6, pen.night ? 'deep' : 'light')
  fir(pen.at(b.x - b.w * 0.12, b.ground + 2, 1.8))
}
