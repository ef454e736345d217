import { datePalm } from '../nature/palms.ts'
import { fir } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { battlements, box, gable, ogive } from '../pen/shapes.ts'
import { axis, type Building, storey, top } from './building.ts'
import { door, planter } from './parts.ts'

/** Logs over stone under a wide roof, a balcony with flowers. */
export function chaletHotel(pen: Pen, b: Building): void {
  const [y, h, rise] = [top(b), storey(b), b.w * 0.3]
  const c = b.x + b.w / 2
  for (const [t, s] of [
    [-0.2, 2.6],
    [-0.08, 1.8],
    [1.12, 2.3],
    [1.24, 2.9],
  ] as const)
    fir(pen.at(b.x + b.w * t, b.ground + 2, s * pen.dice.between(0.85, 1.1)))
  const timber = pen.night ? 'deep' : b.wall === 'light' ? 'deep' : b.wall
  pen.rect(b.x, y, b.w, b.h, timber)
  pen.path(gable(c, y + 1, b.w, rise), timber)
  for (let k = 1; k < (b.h - h) / 9; k++) pen.rect(b.x, y + k * 9, b.w, 1.2, pen.night || timber === 'deep' ? 'middle' : 'deep')
  for (let floor = 0; floor < b.floors - 1; floor++) {
    for (let bay = 0; bay < b.bays; bay++) {
      const [x, wy] = [axis(b, bay), y + floor * h + h * 0.72]
      pen.rect(x - 12, wy - 30, 24, 30, 'light')
      pen.rect(x - 9.5, wy - 27, 19, 25, pen.night ? (pen.dice.chance(0.65) ? 'hot' : 'middle') : 'sky')
      pen.rect(x - 0.8, wy - 27, 1.6, 25, timber)
      if (!pen.night) for (const side of [-1, 1]) pen.rect(x + side * 18 - 4, wy - 30, 8, 30, timber === 'hot' ? 'middle' : 'hot')
    }
    pen.rect(b.x - 12, y + floor * h + h * 0.78, b.w + 24, 4, pen.night ? 'middle' : 'light')
    for (let x = b.x - 10; x < b.x + b.w + 12; x += 9) pen.rect(x, y + floor * h + h * 0.79, 3.4, 14, pen.night ? 'middle' : 'light')
    if (b.style.flowers || floor === 0)
      for (let x = b.x - 8; x < b.x + b.w + 10; x += 11) pen.disc(x, y + floor * h + h * 0.77, 4.4, pen.night ? 'middle' : 'hot')
  }
  pen.disc(c, y - rise * 0.36, 12, pen.window(0.9) === 'hot' ? 'hot' : 'sky')
  pen.block(b.x, b.ground - h, b.w, h, pen.night ? 'middle' : 'light', 0.6)
  for (let bay = 0; bay < b.bays; bay++)
    if (bay === b.style.door) door(pen, axis(b, bay), b.ground, 28, h * 0.8)
    else pen.rect(axis(b, bay) - 12, b.ground - h * 0.7, 24, h * 0.42, pen.glass)
  const [l, r] = [b.x - b.w * 0.13, b.x + b.w * 1.13]
  pen.solid(
    `M${l} ${y + 16}L${c} ${y - rise - 14}L${r} ${y + 16}L${r - 10} ${y + 26}L${c} ${y - rise + 8}L${l + 10} ${y + 26}Z`,
    pen.night ? 'light' : b.roof === 'deep' ? 'middle' : 'hot',
    0.6,
  )
  pen.block(b.x + b.w * 0.72, y - rise * 0.95, 20, 40, pen.night ? 'middle' : 'light', 0.7)
}

/** A blind wall with a rich gate, a roof terrace behind battlements, palms of the court above. */
export function riad(pen: Pen, b: Building): void {
  const y = top(b)
  const wall = pen.night ? 'middle' : b.wall === 'middle' ? 'light' : b.wall
  const trim = pen.night ? 'hot' : wall === 'hot' ? 'light' : 'middle'
  for (const [t, s] of [
    [0.3, 1.1],
    [0.62, 1.35],
  ] as const)
    datePalm(pen.at(b.x + b.w * t, y + 30, s * pen.dice.between(0.9, 1.15)))
  pen.path(battlements(b.x, y, b.w, b.h, 7 + (b.bays % 3), 13), wall)
  pen.block(b.x + b.w * (b.style.door % 2 ? 0.06 : 0.7), y - 52, b.w * 0.24, 60, wall, 0.7)
  pen.path(ogive(b.x + b.w * (b.style.door % 2 ? 0.18 : 0.82), y, 22, 40), pen.glass)
  for (let i = 0; i < b.w / 15; i++) pen.path(`M${b.x + 4 + i * 15} ${y + 22}l5.5 -8l5.5 8l-5.5 8Z`, trim)
  for (let floor = 0; floor < b.floors - 2; floor++)
    for (let bay = 0; bay < b.bays; bay++) {
      const [x, wy] = [axis(b, bay), y + 96 + floor * storey(b)]
      pen.path(ogive(x, wy, 27, 52), trim)
      pen.path(ogive(x, wy, 20, 46), pen.window(0.6))
      for (const dx of [-5, 0, 5]) pen.rect(x + dx - 0.6, wy - 34, 1.2, 34, trim)
    }
  pen.spray(box(b.x, y - 13, b.w, b.h + 13), 'deep', [b.x + b.w * 0.5, 0, b.x + b.w * 1.02, 0], 0, 0.6)
  const c = b.x + b.w / 2
  pen.rect(c - 56, b.ground - 138, 112, 138, pen.night ? 'deep' : wall === 'light' ? 'hot' : 'light')
  for (let i = 0; i < 9; i++) pen.path(`M${c - 52 + i * 11.6} ${b.ground - 128}l5 -6l5 6l-5 6Z`, pen.night ? 'hot' : 'deep')
  pen.path(ogive(c, b.ground, 82, 118), pen.night ? 'deep' : 'middle')
  pen.path(ogive(c, b.ground, 60, 98), pen.glass)
  pen.path(ogive(c, b.ground, 46, 84), pen.night ? 'hot' : 'hot')
  pen.rect(c - 1, b.ground - 84, 2, 84, 'deep')
  for (const side of [-1, 1]) {
    pen.path(`M${c + side * 72 - 6} ${b.ground - 96}h12l-2 16h-8Z`, pen.night ? 'hot' : 'deep')
    planter(pen, c + side * 84, b.ground, 34)
  }
}

/** Latticed wood, paper lamps, tiled eaves. */
export function machiya(pen: Pen, b: Building): void {
  const h = storey(b)
  const wall = pen.night ? 'middle' : b.wall === 'middle' ? 'sky' : 'light'
  for (let floor = b.floors - 1; floor >= 0; floor--) {
    const inset = (b.floors - 1 - floor) * 16
    const [x, w, y] = [b.x + inset, b.w - inset * 2, b.ground - (b.floors - floor) * h]
    pen.block(x, y, w, h, wall, 0.55)
    for (let bay = 0; bay <= b.bays; bay++) pen.rect(x + (bay * w) / b.bays - 2.6, y, 5.2, h, 'deep')
    for (let bay = 0; bay < b.bays; bay++) {
      const [bx, bw] = [x + (bay * w) / b.bays + 7, w / b.bays - 14]
      if (floor === b.floors - 1 && bay === b.style.door) {
        pen.rect(bx, y + h * 0.34, bw, h * 0.66, pen.night ? 'hot' : 'deep')
        for (let k = 0; k < 3; k++) pen.rect(bx + (k * bw) / 3 + 1, y + h * 0.34, bw / 3 - 2, h * 0.34, pen.night ? 'deep' : 'hot')
        continue
      }
      const lattice = (bay + floor + b.style.door) % 2 === 0
      pen.rect(bx, y + h * 0.32, bw, h * (lattice ? 0.6 : 0.44), pen.night ? (pen.dice.chance(0.7) ? 'hot' : 'deep') : lattice ? 'middle' : 'light')
      for (let k = 0; k < bw / 6; k++)
        if (lattice) pen.rect(bx + k * 6, y + h * 0.32, 2.2, h * 0.6, 'deep')
        else pen.rect(bx + k * 12, y + h * 0.32, 1.2, h * 0.44, 'deep')
      pen.rect(bx, y + h * 0.5, bw, 1.6, 'deep')
    }
    const eave = `M${x - 30} ${y + 12}Q${x + 10} ${y + 4} ${x + 26} ${y - 26}H${x + w - 26}Q${x + w - 10} ${y + 4} ${x + w + 30} ${y + 12}V${y + 17}H${x - 30}Z`
    pen.solid(eave, pen.night ? 'deep' : b.wall === 'hot' ? 'hot' : 'deep', 0.4, 'middle')
    for (let k = 1; k < w / 14; k++) pen.line(`M${x + k * 14 + (k * 14 < w / 2 ? 4 : -4)} ${y - 24}L${x + k * 14} ${y + 11}`, 'middle', 1.2)
    if (floor === 0)
      pen.path(`M${x + 18} ${y - 24}Q${x + w / 2} ${y - 34} ${x + w - 18} ${y - 24}V${y - 32}Q${x + w / 2} ${y - 42} ${x + 18} ${y - 32}Z`, 'deep')
  }
  for (let bay = 0; bay < b.bays; bay += 2) {
    const x = b.x + (bay * b.w) / b.bays + 2
    pen.disc(x, b.ground - h * 0.52, 8, pen.night ? 'hot' : 'hot', 11)
    pen.rect(x - 5, b.ground - h * 0.52 - 12, 10, 3, 'deep')
    pen.rect(x - 5, b.ground - h * 0.52 + 9, 10, 3, 'deep')
  }
}
