import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { arch } from '../pen/shapes.ts'
import type { Building } from './building.ts'
import { pane } from './pane.ts'
import { door } from './parts.ts'

/** Stone under thatch, roses at the door, a gate. */
export function cottage(pen: Pen, b: Building): void {
  const [y, c] = [b.ground - b.h * 0.6, b.x + b.w / 2]
  const thatch = b.style.roof !== 'parapet' && b.style.roof !== 'gables'
  pen.block(b.x + 8, y, b.w - 16, b.h * 0.6, b.wall, 0.5)
  for (let i = 0; i < 40; i++) pen.rect(b.x + 12 + pen.dice.unit() * (b.w - 30), y + 20 + pen.dice.unit() * b.h * 0.52, 9, 3.6, pen.night ? 'deep' : b.trim)
  const rise = b.h * 0.5
  const brow = (x: number) => `Q${x - 30} ${y + 12} ${x - 22} ${y - 8}Q${x} ${y - 30} ${x + 22} ${y - 8}Q${x + 30} ${y + 12} ${x + 44} ${y + 14}`
  const roof = thatch
    ? `M${b.x - 18} ${y + 18}Q${b.x + b.w * 0.06} ${y - rise * 0.7} ${b.x + b.w * 0.14} ${y - rise}H${b.x + b.w * 0.86}Q${b.x + b.w * 0.94} ${y - rise * 0.7} ${b.x + b.w + 18} ${y + 18}Q${c} ${y + 26} ${b.x - 18} ${y + 18}Z`
    : `M${b.x - 10} ${y + 8}L${b.x + b.w * 0.08} ${y - rise}H${b.x + b.w * 0.92}L${b.x + b.w + 10} ${y + 8}Z`
  pen.solid(roof, pen.night ? 'deep' : thatch ? 'middle' : b.roof, 0.75)
  if (thatch) {
    for (let k = 0; k < 26; k++)
      pen.line(`M${b.x + b.w * (0.1 + k * 0.032)} ${y - rise * (0.8 - (k % 3) * 0.25)}v${rise * 0.22}`, pen.night ? 'middle' : 'deep', 1.2)
    pen.path(`M${b.x + b.w * 0.12} ${y - rise + 8}H${b.x + b.w * 0.88}L${b.x + b.w * 0.9} ${y - rise - 8}H${b.x + b.w * 0.1}Z`, 'deep')
  }
  const dormers = b.bays > 3 ? [0.26, 0.74] : [0.5]
  for (const t of dormers) {
    const x = b.x + b.w * t
    pen.path(`M${x - 44} ${y + 14}${brow(x)}Z`, pen.night ? 'deep' : thatch ? 'deep' : b.roof)
    pen.path(arch(x, y + 8, 36, 34), b.wall)
    pane(pen, x, y + 8, 22, 20)
  }
  for (const t of [0.14, 0.86]) pen.block(b.x + b.w * t - 12, y - rise - 26, 24, 40, b.wall, 0.7)
  const at = b.bays > 3 ? 0.5 : 0.3
  for (const t of b.bays > 3 ? [0.2, 0.8] : [0.62, 0.84]) {
    pane(pen, b.x + b.w * t, b.ground - 34, 34, 38)
    for (let f = 0; f < 5; f++) pen.disc(b.x + b.w * t - 18 + f * 9, b.ground - 28, 5, pen.night ? 'middle' : f % 2 ? 'middle' : 'hot')
  }
  door(pen, b.x + b.w * at, b.ground, 38, 74, b.wall === 'hot' ? 'middle' : 'hot')
  for (let k = 0; k < 10; k++) {
    const side = k % 2 ? 1 : -1
    pen.disc(b.x + b.w * at + side * (26 + (k % 3) * 4), b.ground - 10 - k * 8, 6, pen.night ? 'middle' : k % 3 ? 'middle' : 'hot')
  }
  for (let x = b.x - 46; x < b.x + b.w + 50; x += 12)
    if (Math.abs(x - (b.x + b.w * at)) > 26) pen.path(`M${x} ${b.ground + 10}v-26l3 -5l3 5v26Z`, pen.night ? 'deep' : 'light')
  for (const dx of [-40, b.w + 30]) crown(pen.at(b.x + dx, b.ground - 16, 0.5))
}
