import { broadLeaves, coconutPalm } from '../nature/palms.ts'
import { cypress } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { arch, box, gable } from '../pen/shapes.ts'
import { axis, type Building, storey, top } from './building.ts'
import { balcony, door, planter, window } from './parts.ts'

function pool(pen: Pen, b: Building): void {
  const [l, r, y] = [b.x - b.w * 0.1, b.x + b.w * 1.02, b.ground + 12]
  pen.path(`M${l} ${y}H${r}L${r + 40} ${y + 60}H${l - 50}Z`, pen.night ? 'hot' : 'sky')
  pen.line(`M${l} ${y}H${r}`, 'light', 5)
  for (let i = 0; i < 10; i++) pen.rect(pen.dice.between(l, r - 60), y + pen.dice.between(7, 38), pen.dice.between(20, 50), 2, 'light')
}

/** A house with a belvedere, arches, cypresses and a pool. */
export function villa(pen: Pen, b: Building): void {
  const [y, h] = [top(b), storey(b)]
  const left = b.style.door % 2 === 0
  const tower = left ? b.x + b.w * 0.06 : b.x + b.w * 0.7
  for (const [t, s] of [
    [-0.12, 2.2],
    [-0.04, 1.6],
    [1.1, 2.4],
    [1.02, 1.7],
  ] as const)
    cypress(pen.at(b.x + b.w * t, b.ground + 4, s * pen.dice.between(0.85, 1.1)))
  pen.rect(b.x, y, b.w, b.h, b.wall)
  pen.solid(`M${b.x - 14} ${y}L${b.x + b.w * 0.12} ${y - 40}H${b.x + b.w * 0.88}L${b.x + b.w + 14} ${y}Z`, b.roof, 0.65)
  pen.block(tower, y - 92, b.w * 0.24, 112, b.wall, 0.7)
  pen.solid(gable(tower + b.w * 0.12, y - 92, b.w * 0.24 + 18, 34), b.roof, 0.65)
  for (const t of [0.06, 0.18]) pen.path(arch(tower + b.w * t, y - 46, b.w * 0.07, 34), pen.window(0.8))
  for (let bay = 0; bay < b.bays; bay++) {
    window(
      pen,
      { ...b, style: { ...b.style, window: b.style.window === 'round' ? 'round' : 'shuttered' } },
      axis(b, bay),
      y + h * 0.78,
      (b.w / b.bays) * 0.36,
      h * 0.5,
    )
    pen.path(arch(axis(b, bay), b.ground, (b.w / b.bays) * 0.66, h * 0.84), pen.glass)
  }
  pen.rect(b.x, y + h - 2, b.w, 3.4, b.trim)
  pen.spray(box(b.x, y, b.w, b.h), 'deep', [b.x + b.w * 0.56, 0, b.x + b.w * 1.02, 0], 0, 0.55)
  for (let k = 0; k < 3; k++) planter(pen, b.x + b.w * (0.02 + k * 0.48), b.ground + 4, 30)
  pool(pen, b)
}

/** Thatch and wood on the sand. */
export function bungalow(pen: Pen, b: Building): void {
  const c = b.x + b.w / 2
  const [y, w] = [b.ground - b.h * 0.62, b.w]
  // At night the moon lights them: dark on dark would look like a hole in the picture.
  const leaf = pen.night ? 'middle' : 'deep'
  const [near, far] = b.style.door % 2 ? [3.1, 2.5] : [2.3, 3]
  coconutPalm(pen.at(b.x - 8, b.ground + 6, near), -14, leaf)
  coconutPalm(pen.at(b.x + w + 22, b.ground + 8, far, true), -10, leaf)
  for (let bay = 0; bay <= b.bays; bay++) pen.rect(b.x + (bay * w) / b.bays - 3, b.ground - 24, 6, 28, 'deep')
  pen.block(b.x + 8, y, w - 16, b.ground - 20 - y, b.wall, 0.6)
  for (let k = 0; k < (w - 16) / 12; k++) pen.rect(b.x + 12 + k * 12, y, 1.2, b.ground - 20 - y, b.trim)
  for (let bay = 0; bay < b.bays; bay++)
    if (bay === b.style.door) door(pen, axis(b, bay), b.ground - 20, 34, 74)
    else window(pen, b, axis(b, bay), b.ground - 42, Math.min(40, (w / b.bays) * 0.5), 44)
  balcony(pen, c, b.ground - 20, w + 26)
  const rise = b.h * (b.floors > 2 ? 0.8 : 0.64)
  const roof = `M${b.x - 34} ${y + 14}Q${b.x + w * 0.24} ${y - rise * 0.32} ${c - w * 0.12} ${y - rise}H${c + w * 0.12}Q${b.x + w * 0.76} ${y - rise * 0.32} ${b.x + w + 34} ${y + 14}Q${c} ${y + 26} ${b.x - 34} ${y + 14}Z`
  if (b.style.roof === 'hip' || b.style.roof === 'parapet') {
    const lantern = `M${c - w * 0.26} ${y - rise * 0.78}Q${c - w * 0.08} ${y - rise * 1.2} ${c - 8} ${y - rise * 1.42}H${c + 8}Q${c + w * 0.08} ${y - rise * 1.2} ${c + w * 0.26} ${y - rise * 0.78}Z`
    pen.solid(lantern, pen.night ? 'middle' : 'deep', 0.6, pen.night ? 'deep' : 'middle')
  }
  pen.solid(roof, pen.night ? 'deep' : b.style.accent === 'hot' && b.wall !== 'hot' ? 'hot' : 'middle', 0.8)
  for (let i = -6; i <= 6; i++)
    pen.line(`M${c + i * w * 0.018} ${y - rise}Q${c + i * w * 0.05} ${y - rise * 0.3} ${c + i * w * 0.094} ${y + 18}`, pen.night ? 'middle' : 'deep', 1.2)
  pen.path(`M${c - w * 0.15} ${y - rise + 6}H${c + w * 0.15}L${c + w * 0.11} ${y - rise - 12}H${c - w * 0.11}Z`, 'deep')
  pen.line(`M${c + w * 0.1} ${b.ground - 20}L${c + w * 0.2} ${b.ground + 14}M${c - w * 0.1} ${b.ground - 20}L${c - w * 0.06} ${b.ground + 14}`, 'deep', 3)
  broadLeaves(pen.at(b.x - 20, b.ground + 10, 0.6), 7)
  broadLeaves(pen.at(b.x + w + 18, b.ground + 10, 0.5), 6)
}
