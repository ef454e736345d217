import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { arch } from '../pen/shapes.ts'
import type { Building } from './building.ts'
import { awning, door } from './parts.ts'
import { inksOn, rowInk } from './row-inks.ts'

/** Shophouses of the southern ports: painted fronts, louvred shutters, a covered way. */
export function shophouse(pen: Pen, b: Building): void {
  const count = Math.max(3, b.bays - 1)
  const w = b.w / count
  for (let i = 0; i < count; i++) {
    const wall = rowInk(pen, b, i)
    const inks = inksOn(pen, b, wall)
    const h = b.h * (0.82 + ((i + b.style.door) % 3) * 0.06)
    const [x, y, c] = [b.x + i * w, b.ground - h, b.x + (i + 0.5) * w]
    pen.block(x, y, w, h, wall, 0.5)
    if ((i + b.style.door) % 2 === 0) {
      pen.path(
        `M${x} ${y + 1}V${y - 12}Q${c - w * 0.2} ${y - 12} ${c - w * 0.18} ${y - 26}H${c + w * 0.18}Q${c + w * 0.2} ${y - 12} ${x + w} ${y - 12}V${y + 1}Z`,
        wall,
      )
      pen.disc(c, y - 9, 6, inks.trim)
    } else pen.solid(`M${x - 3} ${y + 2}L${x + 8} ${y - 28}H${x + w - 8}L${x + w + 3} ${y + 2}Z`, pen.night ? 'deep' : wall === 'hot' ? 'deep' : 'hot', 0.6)
    pen.rect(x - 2, y - 1, w + 4, 4, inks.trim)
    const upper = h - 92
    for (let floor = 0; floor < b.floors - 1; floor++) {
      const fy = y + 12 + (floor * upper) / (b.floors - 1)
      const fh = upper / (b.floors - 1) - 16
      for (let k = 0; k < 3; k++) {
        const wx = x + w * (0.2 + k * 0.3)
        pen.path(arch(wx, fy + fh, w * 0.2, fh), pen.window(0.65))
        if (!pen.night) for (let s = 0; s < fh * 0.7; s += 5) pen.rect(wx - w * 0.1, fy + fh - s - 4, w * 0.2, 1.8, wall === 'middle' ? 'light' : 'middle')
      }
      pen.rect(x + 3, fy + fh + 5, w - 6, 4, inks.trim)
    }
    const g = b.ground
    pen.rect(x, g - 80, w, 80, 'deep')
    pen.rect(x + w * 0.12, g - 62, w * 0.76, 62, pen.night ? 'hot' : i % 2 ? 'middle' : 'sky')
    if (i === Math.floor(count / 2)) door(pen, c, g, w * 0.4, 60)
    for (const side of [0, 1]) pen.rect(x + side * (w - 8), g - 80, 8, 80, pen.night ? 'middle' : 'light')
    pen.path(`M${x + 8} ${g - 60}a${(w - 16) / 2} 20 0 0 1 ${w - 16} 0V${g - 82}H${x + 8}Z`, pen.night ? 'middle' : wall)
    if (b.style.shop === 'awnings') awning(pen, c, g - 62, w * 0.86, 15, i % 2 ? 'middle' : 'hot')
    else for (const side of [-1, 1]) pen.disc(c + side * w * 0.26, g - 46, 6, pen.night ? 'hot' : 'hot', 8)
  }
  if (b.style.flowers) crown(pen.at(b.x + b.w * 0.1, b.ground - 14, 0.3))
}
