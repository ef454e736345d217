import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { arch, disc, gable } from '../pen/shapes.ts'
import type { Building } from './building.ts'
import { door, planter, window } from './parts.ts'

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
