import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { gable, polygon } from '../pen/shapes.ts'
import type { Building } from './building.ts'
import { pane } from './pane.ts'
import { door, planter } from './parts.ts'

/** A narrow boat of flats on a canal: cabins, portholes, geraniums on the roof. */
export function houseboat(pen: Pen, b: Building): void {
  const [l, r, y] = [b.x - 34, b.x + b.w + 34, b.ground - 6]
  const cabin = b.h * (b.floors > 2 ? 0.46 : 0.52)
  const inset = b.w * 0.1
  pen.block(b.x + inset * 0.4, y - 34 - cabin, b.w - inset * 0.8, cabin + 4, b.wall, 0.55)
  pen.rect(b.x + inset * 0.4 - 10, y - 40 - cabin, b.w - inset * 0.8 + 20, 8, pen.night ? 'deep' : b.wall === 'hot' ? 'light' : b.style.accent)
  if (b.floors > 2) {
    const [x, w] = [b.style.door % 2 ? b.x + b.w * 0.1 : b.x + b.w * 0.42, b.w * 0.46]
    pen.block(x, y - 40 - cabin * 1.8, w, cabin * 0.82, pen.night ? 'middle' : b.wall === 'light' ? 'hot' : 'light', 0.55)
    pen.rect(x - 8, y - 46 - cabin * 1.8, w + 16, 7, 'deep')
    for (let k = 0; k < 3; k++) pane(pen, x + w * (0.2 + k * 0.3), y - 56 - cabin, w * 0.18, cabin * 0.42)
  }
  for (let k = 0; k < b.bays; k++) {
    const x = b.x + inset + ((k + 0.5) * (b.w - inset * 2)) / b.bays
    if (k === b.style.door) door(pen, x, y - 30, 34, cabin * 0.8)
    else pane(pen, x, y - 30 - cabin * 0.28, Math.min(36, (b.w / b.bays) * 0.5), cabin * 0.42)
  }
  const hull = `M${l} ${y - 38}Q${l + 6} ${y + 14} ${l + 44} ${y + 18}H${r - 44}Q${r - 6} ${y + 14} ${r} ${y - 38}Q${b.x + b.w / 2} ${y - 22} ${l} ${y - 38}Z`
  pen.solid(hull, 'deep', 0.5, 'middle')
  pen.line(`M${l + 3} ${y - 24}Q${b.x + b.w / 2} ${y - 8} ${r - 3} ${y - 24}`, pen.night ? 'middle' : 'hot', 4)
  for (let k = 0; k < 5; k++) pen.disc(b.x + b.w * (0.16 + k * 0.17), y - 1, 7, pen.night ? 'hot' : 'light')
  const bare = b.style.door % 2 ? [0.66, 0.78, 0.9] : [0.1, 0.22, 0.33]
  for (const [k, t] of (b.floors > 2 ? bare : [0.12, 0.31, 0.5, 0.69, 0.88]).entries())
    crown(pen.at(b.x + b.w * t, y - 48 - cabin, 0.2), k % 2 && !pen.night ? 'hot' : 'middle')
  pen.rect(b.x + b.w * 0.9, y - 60 - cabin, 8, 24, 'deep')
  pen.line(`M${l + 14} ${y - 44}v-70M${l + 14} ${y - 110}l34 12l-34 12`, 'deep', 2)
  pen.path(`M${l + 15} ${y - 112}l30 11l-30 11Z`, 'hot')
  planter(pen, r - 30, y - 36, 26)
}

/** Clapboard on the dunes: deck, shutters, a board against the wall. */
export function beachHouse(pen: Pen, b: Building): void {
  const lift = 44
  const [foot, h] = [b.ground - lift, b.h * 0.5]
  const y = foot - h * (b.floors > 2 ? 1.5 : 1)
  for (let k = 0; k <= b.bays + 1; k++) pen.rect(b.x - 6 + (k * (b.w + 6)) / (b.bays + 1), foot, 7, lift + 4, 'deep')
  for (let k = 0; k < b.bays; k++) pen.line(`M${b.x + (k * b.w) / b.bays} ${b.ground}L${b.x + ((k + 1) * b.w) / b.bays} ${foot}`, 'deep', 1.8)
  pen.block(b.x + b.w * 0.06, y, b.w * 0.88, foot - y, b.wall, 0.5)
  for (let k = 1; k < (foot - y) / 9; k++) pen.rect(b.x + b.w * 0.06, y + k * 9, b.w * 0.88, 1, pen.night ? 'deep' : b.wall === 'light' ? 'middle' : 'light')
  const rise = b.h * 0.36
  const c = b.x + b.w / 2
  if (b.style.roof === 'gables' || b.style.roof === 'mansard') {
    pen.path(gable(c, y + 1, b.w * 0.88, rise), b.wall)
    pen.solid(
      polygon([
        [b.x - 8, y + 14],
        [c, y - rise - 10],
        [b.x + b.w + 8, y + 14],
        [b.x + b.w - 10, y + 16],
        [c, y - rise + 12],
        [b.x + 10, y + 16],
      ]),
      b.roof,
      0.5,
    )
    pen.disc(c, y - rise * 0.34, 13, pen.window(0.8))
  } else pen.solid(`M${b.x - 12} ${y + 6}L${b.x + b.w * 0.22} ${y - rise * 0.8}H${b.x + b.w * 0.78}L${b.x + b.w + 12} ${y + 6}Z`, b.roof, 0.65)
  for (let bay = 0; bay < b.bays; bay++) {
    const x = b.x + b.w * 0.1 + ((bay + 0.5) * b.w * 0.8) / b.bays
    const w = Math.min(32, (b.w / b.bays) * 0.42)
    if (bay === b.style.door) door(pen, x, foot, 34, h * 0.74, b.wall === 'hot' ? 'middle' : 'hot')
    else {
      pane(pen, x, foot - 16, w, h * 0.48)
      if (!pen.night)
        for (const side of [-1, 1]) pen.rect(x + side * (w * 0.5 + 8) - 4, foot - 16 - h * 0.48, 8, h * 0.48, b.wall === 'middle' ? 'hot' : 'middle')
    }
    if (b.floors > 2) pane(pen, x, foot - h - 8, w, h * 0.3)
  }
  pen.rect(b.x - 20, foot - 3, b.w + 40, 7, pen.night ? 'deep' : 'light')
  for (let k = 0; k <= 14; k++) pen.rect(b.x - 18 + (k * (b.w + 34)) / 14, foot - 30, 3, 28, pen.night ? 'deep' : 'light')
  pen.rect(b.x - 20, foot - 32, b.w + 40, 4, pen.night ? 'deep' : 'light')
  const s = b.style.door % 2 ? b.x + b.w * 0.9 : b.x + b.w * 0.02
  for (let k = 0; k < 5; k++) pen.rect(s + k * 5, foot + k * 9, 40, 4, pen.night ? 'deep' : 'light')
  pen.path(`M${s + 64} ${b.ground + 2}q-13 -46 3 -88q14 42 5 88Z`, 'hot')
  pen.line(`M${s + 67} ${b.ground - 80}v78`, 'light', 1.6)
}
