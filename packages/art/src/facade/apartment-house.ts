import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { arch, gable } from '../pen/shapes.ts'
import { type Building, storey, top } from './building.ts'
import { awning, balcony, door, window } from './parts.ts'

/** A corner house of flats: a tower of bays at one end, iron balconies all along. */
export function apartmentHouse(pen: Pen, b: Building): void {
  const [y, h] = [top(b), storey(b)]
  const left = b.style.door % 2 === 0
  const tw = b.w * 0.26
  const tx = left ? b.x : b.x + b.w - tw
  pen.block(b.x, y, b.w, b.h, b.wall, 0.5)
  pen.block(tx - 5, y - h * 0.5, tw + 10, b.h + h * 0.5, b.wall === 'light' || pen.night ? 'middle' : 'light', 0.55)
  const roof = b.style.roof
  if (roof === 'mansard' || roof === 'gables')
    pen.path(`M${tx - 8} ${y - h * 0.5}Q${tx} ${y - h * 1.2} ${tx + tw / 2} ${y - h * 1.55}Q${tx + tw} ${y - h * 1.2} ${tx + tw + 8} ${y - h * 0.5}Z`, b.roof)
  else if (roof === 'hip') pen.solid(gable(tx + tw / 2, y - h * 0.5, tw + 22, h * 1.1), b.roof, 0.6)
  else pen.rect(tx - 9, y - h * 0.58, tw + 18, 8, b.roof)
  pen.rect(tx + tw / 2 - 1, y - h * 1.9, 2, h * 0.5, 'deep')
  const from = left ? b.x + tw + 8 : b.x + 6
  const span = b.w - tw - 14
  for (let floor = 0; floor < b.floors; floor++) {
    const fy = y + floor * h
    const last = floor === b.floors - 1
    for (let bay = 0; bay < b.bays - 1; bay++) {
      const x = from + ((bay + 0.5) * span) / (b.bays - 1)
      if (last) pen.rect(x - span / b.bays / 2.6, fy + h * 0.3, span / b.bays / 1.3, h * 0.7, pen.glass)
      else window(pen, b, x, fy + h * 0.84, Math.min(22, (span / b.bays) * 0.5), h * 0.6)
    }
    if (!last) {
      balcony(pen, from + span / 2, fy + h * 0.88, span - (b.style.balcony === 'alternate' && floor % 2 ? span * 0.5 : 0), b.style.flowers)
      pen.path(arch(tx + tw / 2, fy + h * 0.9, tw * 0.5, h * 0.72), pen.window(0.7))
    }
    pen.rect(b.x - 2, fy - 1.5, b.w + 4, 3, b.trim)
  }
  door(pen, tx + tw / 2, b.ground, tw * 0.5, h * 0.86)
  if (b.style.shop === 'awnings') for (let k = 0; k < 2; k++) awning(pen, from + span * (0.25 + k * 0.5), b.ground - h * 0.74, span * 0.42, h * 0.22)
  for (let k = 0; k < 4; k++) if (b.style.sign) crown(pen.at(from + span * (0.1 + k * 0.28), y - 9, pen.dice.between(0.18, 0.34)))
}
