import type { Pen } from '../pen/pen.ts'
import { arch, gable } from '../pen/shapes.ts'
import { type Building, top } from './building.ts'
import { awning, door, planter, window } from './parts.ts'
import { inksOn, rowInk } from './row-inks.ts'

/** Narrow houses on a canal, each with a gable of its own: steps, a bell, a neck. */
export function canalHouse(pen: Pen, b: Building): void {
  const count = Math.max(3, b.bays - 1)
  const w = b.w / count
  for (let i = 0; i < count; i++) {
    const wall = rowInk(pen, b, i)
    const h = b.h * pen.dice.between(0.72, 0.86)
    const [x, y] = [b.x + i * w, b.ground - h]
    const kind = (i + b.style.door) % 3
    const [c, u] = [x + w / 2, w / 8]
    const crest =
      kind === 0
        ? `M${x} ${y + 2}v-16h${u}v-14h${u}v-14h${u}v-12h${2 * u}v12h${u}v14h${u}v14h${u}v16Z`
        : kind === 1
          ? `M${x} ${y + 2}Q${x + w * 0.22} ${y - 4} ${x + w * 0.26} ${y - 34}Q${c} ${y - 58} ${x + w * 0.74} ${y - 34}Q${x + w * 0.78} ${y - 4} ${x + w} ${y + 2}Z`
          : `M${x} ${y + 2}V${y - 6}Q${x + w * 0.26} ${y - 8} ${x + w * 0.28} ${y - 44}H${x + w * 0.72}Q${x + w * 0.74} ${y - 8} ${x + w} ${y - 6}V${y + 2}Z`
    if (kind === 2) pen.path(gable(c, y - 43, w * 0.56, 18), wall)
    pen.path(crest, wall)
    pen.block(x, y, w, h, wall, 0.6)
    const inks = inksOn(pen, b, wall)
    pen.path(arch(c, y - 10, w * 0.18, 20), pen.window(0.7))
    const rows = b.floors
    for (let row = 0; row < rows; row++)
      for (const side of [-1, 1]) window(pen, inks, c + side * w * 0.22, y + ((row + 0.72) * h) / (rows + 1), w * 0.24, (h / (rows + 1)) * 0.56)
    if (i === Math.floor(count / 2)) door(pen, c, b.ground, w * 0.34, 50)
    else pen.rect(c - w * 0.34, b.ground - 40, w * 0.68, 40, pen.glass)
    if (i % 2 === 0 && b.style.shop === 'awnings') awning(pen, c, b.ground - 48, w * 0.8, 13)
    pen.rect(x - 0.8, y, 1.6, h, 'deep')
    pen.rect(c - 1, y - (kind === 1 ? 34 : 28), 2, 8, 'deep')
  }
}

/** Brick terraces with bay windows, stoops and chimney pots. */
export function terraceRow(pen: Pen, b: Building): void {
  const count = Math.max(2, Math.round(b.bays / 2))
  const w = b.w / count
  const y = top(b)
  for (let i = 0; i < count; i++) {
    const wall = b.style.pattern === 'none' ? b.wall : rowInk(pen, b, i)
    const inks = inksOn(pen, b, wall)
    const x = b.x + i * w
    pen.block(x, y, w, b.h, wall, 0.55)
    const h = b.h / (b.floors + 0.5)
    if (b.style.roof === 'gables' || b.style.roof === 'hip') {
      pen.solid(gable(x + w / 2, y + 2, w + 8, 54), b.style.roof === 'hip' ? b.roof : wall, 0.6)
      pen.path(arch(x + w / 2, y - 6, 14, 26), pen.window(0.7))
      if (b.style.roof === 'gables') pen.line(`M${x - 4} ${y + 2}L${x + w / 2} ${y - 52}L${x + w + 4} ${y + 2}`, inks.trim, 4)
    } else {
      pen.solid(`M${x - 3} ${y}L${x + 10} ${y - 34}H${x + w - 10}L${x + w + 3} ${y}Z`, b.roof, 0.65)
      pen.rect(x - 3, y - 3, w + 6, 6, inks.trim)
    }
    pen.block(x + w * 0.84, y - 62, 18, 46, pen.night ? 'middle' : wall === 'hot' ? 'middle' : 'hot', 0.7)
    for (const dx of [3, 10]) pen.rect(x + w * 0.84 + dx, y - 70, 4, 9, 'deep')
    for (let floor = 0; floor < b.floors; floor++) {
      const foot = y + (floor + 0.8) * h
      window(pen, inks, x + w * 0.74, foot, w * 0.2, h * 0.58)
      const [l, r] = [x + w * 0.1, x + w * 0.52]
      pen.rect(l, foot - h * 0.66, r - l, h * 0.74, pen.night ? 'deep' : inks.trim)
      for (let k = 0; k < 3; k++) pen.rect(l + 3 + (k * (r - l - 3)) / 3, foot - h * 0.6, (r - l - 3) / 3 - 3, h * 0.56, pen.window(0.6))
    }
    pen.rect(x + w * 0.08, b.ground - h * 0.36, w * 0.46, h * 0.36, pen.night ? 'deep' : inks.trim)
    door(pen, x + w * 0.74, b.ground - 12, w * 0.24, h * 0.66, b.style.accent === 'hot' && wall !== 'hot' ? 'hot' : 'middle')
    for (let k = 0; k < 3; k++) pen.rect(x + w * 0.6 - k * 4, b.ground - 12 + k * 4, w * 0.28 + k * 8, 4.5, pen.night ? 'deep' : k % 2 ? 'sky' : 'light')
    if (b.style.flowers) planter(pen, x + w * 0.56, b.ground, 26)
  }
}
