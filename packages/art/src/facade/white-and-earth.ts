import type { Pen } from '../pen/pen.ts'
import { arch, dome } from '../pen/shapes.ts'
import { type Building, storey } from './building.ts'
import { door, planter } from './parts.ts'

/** White cubes stepping up, a dome of blue, stairs along the wall. */
export function cycladic(pen: Pen, b: Building): void {
  const blue = pen.night ? 'deep' : 'middle'
  const cube = (t: number, foot: number, wide: number, tall: number, at: number) => {
    const [x, w, h] = [b.x + b.w * t, b.w * wide, b.h * tall]
    const y = b.ground - b.h * foot - h
    pen.block(x, y, w, h, pen.pale, 0.5)
    pen.rect(x - 2, y - 4, w + 4, 5, pen.pale)
    if (at % 2) pen.path(arch(x + w * 0.32, y + h * 0.86, w * 0.24, h * 0.56), pen.night ? 'hot' : blue)
    else pen.rect(x + w * 0.2, y + h * 0.34, w * 0.24, h * 0.28, pen.window(0.7))
    pen.rect(x + w * 0.66, y + h * 0.36, w * 0.16, h * 0.24, pen.window(0.6))
  }
  const left = b.style.door % 2 === 0
  const m = (t: number, w: number) => (left ? t : 1 - t - w)
  if (b.floors > 2) cube(m(0.3, 0.34), 0.66, 0.34, 0.28, 1)
  cube(m(0.05, 0.4), 0.36, 0.4, 0.34, 0)
  cube(m(0.44, 0.46), 0.32, 0.46, 0.42, 1)
  const [dx, dy] = [b.x + b.w * (m(0.54, 0.26) + 0.13), b.ground - b.h * 0.74 - 3]
  pen.block(dx - 36, dy - 14, 72, 16, pen.pale, 0.4)
  pen.solid(dome(dx, dy - 13, 36), blue, 0.6)
  pen.rect(dx - 1.4, dy - 72, 2.8, 20, pen.pale)
  pen.rect(dx - 6, dy - 66, 12, 2.6, pen.pale)
  cube(m(0, 0.36), 0, 0.36, 0.38, b.style.door)
  cube(m(0.32, 0.42), 0, 0.42, 0.34, 1)
  cube(m(0.7, 0.3), 0, 0.3, 0.4, 0)
  const s = b.x + b.w * m(0.36, 0.14)
  for (let k = 0; k < 8; k++) pen.rect(s + k * 5, b.ground - (k + 1) * 12, b.w * 0.14, 12, k % 2 ? pen.pale : pen.night ? 'deep' : 'sky')
  door(pen, b.x + b.w * (m(0.72, 0.2) + 0.1), b.ground, 34, 62, pen.night ? 'hot' : 'middle')
  for (const t of [0.06, 0.5, 0.94]) planter(pen, b.x + b.w * t, b.ground + 3, 28)
  // Bougainvillea over a corner.
  const bx = b.x + b.w * m(0.02, 0.1) + 10
  for (let k = 0; k < 7; k++) pen.disc(bx + (k % 3) * 12, b.ground - b.h * 0.38 + k * 9, 9, pen.night ? 'middle' : 'hot')
}

/** Walls of earth stepping back, beams through them, a ladder and a blue door. */
export function adobeHouse(pen: Pen, b: Building): void {
  const wall = pen.night ? 'middle' : b.wall
  const soft = (x: number, y: number, w: number, h: number) =>
    `M${x - 4} ${y + h}L${x + 2} ${y + 10}Q${x + 3} ${y} ${x + 14} ${y}H${x + w - 14}Q${x + w - 3} ${y} ${x + w - 2} ${y + 10}L${x + w + 4} ${y + h}Z`
  for (let floor = 0; floor < b.floors; floor++) {
    const inset = (b.floors - 1 - floor) * b.w * (b.floors > 2 ? 0.13 : 0.18)
    const slide = (b.style.door % 2 ? 1 : -1) * inset * 0.5
    const [x, w, h] = [b.x + inset + slide, b.w - inset * 2, storey(b)]
    const y = b.ground - (b.floors - floor) * h
    pen.solid(soft(x, y, w, (b.floors - floor) * h), wall, 0.6)
    for (let k = 0; k < w / 26; k++) {
      pen.rect(x + 18 + k * 26, y + 17, 5, 5, 'deep')
      if (!pen.night) pen.rect(x + 23 + k * 26, y + 22, 3, 12, wall === 'middle' ? 'deep' : 'middle')
    }
    const bays = Math.max(2, b.bays - (b.floors - 1 - floor))
    for (let bay = 0; bay < bays; bay++) {
      const c = x + ((bay + 0.5) * w) / bays
      if (floor === b.floors - 1 && bay === b.style.door % bays) {
        pen.rect(c - 21, b.ground - 66, 42, 66, 'deep')
        pen.rect(c - 17, b.ground - 62, 34, 62, pen.night ? 'hot' : wall === 'middle' ? 'light' : 'middle')
        pen.rect(c - 1, b.ground - 62, 2, 62, 'deep')
      } else {
        pen.rect(c - 12, y + h * 0.46, 24, 28, 'deep')
        pen.rect(c - 9, y + h * 0.46 + 3, 18, 22, pen.night ? pen.window(0.7) : wall === 'middle' ? 'light' : 'middle')
      }
    }
  }
  const lx = b.x + b.w * (b.style.door % 2 ? 0.2 : 0.74)
  pen.line(`M${lx} ${b.ground}L${lx + 12} ${b.ground - storey(b) - 34}M${lx + 18} ${b.ground}L${lx + 30} ${b.ground - storey(b) - 34}`, 'deep', 3.4)
  for (let k = 1; k < 8; k++) pen.line(`M${lx + k * 1.6} ${b.ground - k * 13}h18`, 'deep', 2.6)
  if (b.style.flowers)
    for (let k = 0; k < 6; k++)
      pen.disc(b.x + b.w * 0.5 + k * 9, b.ground - storey(b) + 30 + (k % 2) * 3, 3.6, pen.night ? 'hot' : wall === 'hot' ? 'light' : 'hot')
  planter(pen, b.x + b.w * 0.06, b.ground + 2, 34)
}
