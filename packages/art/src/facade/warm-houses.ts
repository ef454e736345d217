import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { arch, battlements, disc, dome, gable, ogive, onion } from '../pen/shapes.ts'
import { axis, type Building, storey, top } from './building.ts'
import { door, planter, window } from './parts.ts'

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

/** Cones of grey stone over whitewashed rooms, a pergola. */
export function trullo(pen: Pen, b: Building): void {
  const count = Math.max(2, b.bays - 1)
  const step = b.w / count
  const cone = pen.night ? 'deep' : b.style.accent === 'hot' ? 'middle' : 'deep'
  const signs = ['M0 -9L9 0L0 9L-9 0Z', disc(0, 0, 8), 'M-2 -10h4v7h7v4h-7v9h-4v-9h-7v-4h7Z'] as const
  const order = Array.from({ length: count }, (_, i) => i).sort((a, z) => (a % 2) - (z % 2))
  for (const i of order) {
    const [c, back] = [b.x + (i + 0.5) * step, i % 2 === 0]
    const r = step * (back ? 0.62 : 0.58)
    const foot = b.ground - b.h * (back ? 0.46 : 0.36)
    pen.block(c - r * 0.94, foot, r * 1.88, b.ground - foot, pen.pale, 0.5)
    const h = r * (back ? 1.62 : 1.44)
    const roof = `M${c - r * 1.08} ${foot + 4}Q${c - r * 0.5} ${foot - h * 0.42} ${c - 7} ${foot - h}H${c + 7}Q${c + r * 0.5} ${foot - h * 0.42} ${c + r * 1.08} ${foot + 4}Z`
    pen.solid(roof, cone, 0.7, cone === 'deep' ? 'middle' : 'deep')
    pen.clip(roof, () => {
      for (let k = 1; k < 8; k++) pen.line(`M${c - r} ${foot - (k * h) / 8}q${r} 8 ${r * 2} 0`, cone === 'deep' ? 'middle' : 'deep', 1.1)
    })
    pen.rect(c - 4, foot - h - 12, 8, 13, pen.pale)
    pen.disc(c, foot - h - 15, 5.4, pen.pale)
    pen.at(c - r * 0.1, foot - h * 0.34).path(signs[(i + b.style.door) % 3] ?? signs[0], 'light')
    if (i === b.style.door % count) door(pen, c, b.ground, 36, 70, pen.night ? 'hot' : b.style.accent)
    else pen.path(arch(c, b.ground - 22, 24, 36), pen.window(0.7))
  }
  const px = b.style.door % 2 ? b.x - b.w * 0.1 : b.x + b.w * 0.82
  for (const t of [0, 0.26]) pen.rect(px + b.w * t, b.ground - 78, 5, 78, 'deep')
  pen.rect(px - 8, b.ground - 82, b.w * 0.26 + 22, 5, 'deep')
  for (let k = 0; k < 6; k++) crown(pen.at(px + k * b.w * 0.055, b.ground - 86, 0.24))
  pen.rect(b.x - b.w * 0.1, b.ground - 10, b.w * 1.2, 12, pen.night ? 'deep' : 'light')
  for (let k = 0; k < 22; k++) pen.disc(b.x - b.w * 0.08 + k * b.w * 0.054, b.ground - 5, 5, pen.night ? 'middle' : 'sky', 3.6)
}

/** A long house of stone among its fields: loggia, dovecote, roof of tiles. */
export function farmhouse(pen: Pen, b: Building): void {
  const [y, h] = [b.ground - b.h * 0.76, (b.h * 0.76) / 2]
  const left = b.style.door % 2 === 0
  const wing = left ? b.x : b.x + b.w * 0.62
  const tower = b.floors > 2
  pen.block(b.x, y, b.w, b.h * 0.76, b.wall, 0.55)
  pen.solid(`M${b.x - 12} ${y + 2}L${b.x + b.w * 0.1} ${y - 44}H${b.x + b.w * 0.9}L${b.x + b.w + 12} ${y + 2}Z`, b.roof, 0.65)
  for (let k = 0; k < 4; k++)
    pen.line(`M${b.x + b.w * (0.06 - k * 0.012)} ${y - 36 + k * 10}H${b.x + b.w * (0.94 + k * 0.012)}`, pen.night ? 'middle' : 'deep', 0.8)
  const up = tower ? b.h * 0.34 : b.h * 0.06
  pen.block(wing, y - up, b.w * 0.38, b.h * 0.76 + up, b.wall, 0.6)
  pen.solid(
    tower
      ? `M${wing - 10} ${y - up + 2}L${wing + b.w * 0.19} ${y - up - 46}L${wing + b.w * 0.38 + 10} ${y - up + 2}Z`
      : gable(wing + b.w * 0.19, y - up + 2, b.w * 0.38 + 24, 62),
    b.roof,
    0.65,
  )
  if (tower) for (const dx of [-1, 0, 1]) pen.path(arch(wing + b.w * (0.19 + dx * 0.09), y - up + 44, 16, 28), pen.window(0.6))
  for (let i = 0; i < 34; i++) pen.rect(b.x + pen.dice.unit() * b.w, y + pen.dice.unit() * b.h * 0.7, 9, 3.4, pen.night ? 'deep' : b.trim)
  const from = left ? b.x + b.w * 0.4 : b.x
  for (let k = 0; k < 3; k++) {
    const x = from + b.w * (0.1 + k * 0.2)
    pen.path(arch(x, b.ground, b.w * 0.15, h * 0.86), k === 1 && !pen.night ? 'deep' : pen.glass)
    window(pen, b, x, y + h * 0.78, 22, 32)
  }
  window(pen, b, wing + b.w * 0.12, y + h * 0.84, 22, 34)
  window(pen, b, wing + b.w * 0.27, y + h * 0.84, 22, 34)
  door(pen, wing + b.w * 0.19, b.ground, 40, h * 0.84, b.wall === 'hot' ? 'middle' : 'hot')
  if (b.style.flowers) for (let k = 0; k < 9; k++) crown(pen.at(wing + b.w * 0.3 + (k % 3) * 9, b.ground - 20 - k * 9, 0.16), pen.night ? 'middle' : 'middle')
  for (const t of [0.02, 0.98]) planter(pen, b.x + b.w * t, b.ground + 3, 34)
}
