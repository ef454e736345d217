import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { arch, box, gable } from '../pen/shapes.ts'
import { axis, type Building, storey, top } from './building.ts'
import { awning, balcony, door, dormer, pattern, sign, window } from './parts.ts'

const isBalcony = (b: Building, floor: number, bay: number) =>
  b.style.balcony === 'each' || (b.style.balcony === 'first' && floor === b.floors - 2) || (b.style.balcony === 'alternate' && (floor + bay) % 2 === 0)

function storeys(pen: Pen, b: Building, wide: number, tall: number, small = false): void {
  const h = storey(b)
  for (let floor = 0; floor < b.floors - 1; floor++) {
    const y = top(b) + floor * h
    for (let bay = 0; bay < b.bays; bay++) {
      const w = Math.min((b.w / b.bays) * wide, 40)
      const tallest = Math.min(h * tall, w * 2.1)
      window(pen, b, axis(b, bay), y + h * 0.5 + tallest / 2, w, tallest)
      if (!small && isBalcony(b, floor, bay)) balcony(pen, axis(b, bay), y + h * 0.5 + tallest / 2 + 2, w * 1.55, b.style.flowers)
    }
    if (floor) pen.rect(b.x, y - 2, b.w, 2.6, b.trim)
  }
}

function groundFloor(pen: Pen, b: Building): void {
  const h = storey(b)
  const y = b.ground - h
  pen.rect(b.x, y, b.w, h, pen.night ? 'deep' : b.wall === 'middle' ? 'light' : b.wall === 'hot' ? 'light' : 'middle')
  pen.spray(box(b.x, y, b.w, h), 'deep', [b.x, 0, b.x + b.w, 0], 0.05, 0.7)
  pen.rect(b.x - 3, y - 2, b.w + 6, 4, b.trim)
  for (let bay = 0; bay < b.bays; bay++) {
    const w = Math.min((b.w / b.bays) * 0.6, 52)
    if (bay === b.style.door) {
      door(pen, axis(b, bay), b.ground, w * 0.82, h * 0.86)
      if (b.style.sign) sign(pen, axis(b, bay), y + 2, Math.min(64, b.w / b.bays))
      continue
    }
    if (b.style.shop === 'arcade') pen.path(arch(axis(b, bay), b.ground, w, h * 0.82), pen.glass)
    else pen.rect(axis(b, bay) - w / 2, b.ground - h * 0.7, w, h * (b.style.shop === 'portico' ? 0.7 : 0.56), pen.glass)
    if (b.style.shop === 'awnings') awning(pen, axis(b, bay), b.ground - h * 0.8, w * 1.3, h * 0.26, b.style.accent)
    if (b.style.shop === 'portico') for (const side of [-1, 1]) pen.rect(axis(b, bay) + side * w * 0.62 - 2, b.ground - h * 0.8, 4, h * 0.8, 'light')
  }
}

function roof(pen: Pen, b: Building, rise: number): void {
  const y = top(b)
  const [l, r] = [b.x, b.x + b.w]
  if (b.style.roof === 'mansard' || b.style.roof === 'hip') {
    const inset = b.style.roof === 'hip' ? 0.16 : 0.06
    pen.solid(`M${l - 8} ${y}L${l + b.w * inset} ${y - rise}H${r - b.w * inset}L${r + 8} ${y}Z`, b.roof, 0.65)
    if (b.style.roof === 'mansard') {
      const step = b.bays > 4 ? 2 : 1
      for (let bay = 0; bay < b.bays; bay += step) dormer(pen, b, axis(b, bay), y - 4, Math.min(rise * 0.62, (b.w / b.bays) * 0.6))
    } else for (const t of [0.24, 0.72]) pen.block(l + b.w * t, y - rise - 14, 15, 24, b.wall, 0.7)
  }
  if (b.style.roof === 'parapet') {
    pen.rect(l - 6, y - 6, b.w + 12, 9, b.trim)
    for (let i = 0; i < b.w / 11; i++) pen.rect(l + i * 11 + 3, y - 20, 4, 15, b.trim)
    pen.rect(l - 4, y - 24, b.w + 8, 5, b.trim)
    for (const t of [0, 0.5, 1]) pen.disc(l + b.w * t, y - 29, 5, b.trim)
  }
  if (b.style.roof === 'gables') {
    const count = b.bays > 4 ? 3 : 2
    for (let i = 0; i < count; i++) {
      const x = l + ((i + 0.5) * b.w) / count
      pen.path(gable(x, y + 1, b.w / count, rise * 1.3), b.wall)
      pen.disc(x, y - rise * 0.46, 9, pen.window(0.7))
      pen.line(`M${x - b.w / count / 2 - 5} ${y + 2}L${x} ${y - rise * 1.3}L${x + b.w / count / 2 + 5} ${y + 2}`, b.roof, 6)
    }
  }
  pen.rect(l - 5, y - 3, b.w + 10, 5, b.trim)
}

function shade(pen: Pen, b: Building): void {
  pen.spray(box(b.x, top(b), b.w, b.h), 'deep', [b.x + b.w * 0.56, 0, b.x + b.w * 1.02, 0], 0, 0.55)
}

export function townHouse(pen: Pen, b: Building): void {
  pen.rect(b.x, top(b), b.w, b.h, b.wall)
  pattern(pen, b, top(b), b.ground - storey(b))
  storeys(pen, b, 0.4, 0.62)
  roof(pen, b, 40)
  shade(pen, b)
  groundFloor(pen, b)
}

export function palace(pen: Pen, b: Building): void {
  pen.rect(b.x, top(b), b.w, b.h, b.wall)
  pattern(pen, { ...b, style: { ...b.style, pattern: 'quoins' } }, top(b), b.ground - storey(b))
  storeys(pen, { ...b, style: { ...b.style, balcony: b.style.balcony === 'each' ? 'first' : b.style.balcony } }, 0.36, 0.66)
  roof(pen, { ...b, style: { ...b.style, roof: 'parapet' } }, 30)
  const [c, y, w] = [b.x + b.w / 2, top(b) - 22, b.w * (b.style.sign ? 0.34 : 0.5)]
  pen.path(gable(c, y, w, 34), b.wall)
  pen.line(`M${c - w / 2} ${y}L${c} ${y - 34}L${c + w / 2} ${y}Z`, b.trim, 4)
  pen.disc(c, y - 12, 7, pen.window(0.8))
  shade(pen, b)
  groundFloor(pen, { ...b, style: { ...b.style, shop: b.style.shop === 'awnings' ? 'arcade' : b.style.shop, door: Math.floor(b.bays / 2) } })
}

export function warehouse(pen: Pen, b: Building): void {
  const style = { ...b.style, window: 'round', roof: 'gables' } as const
  pen.rect(b.x, top(b), b.w, b.h, b.wall)
  pattern(pen, { ...b, style: { ...style, pattern: b.style.pattern === 'tiles' ? 'bands' : b.style.pattern } }, top(b), b.ground - storey(b))
  storeys(pen, { ...b, style }, 0.6, 0.7, true)
  roof(pen, { ...b, style, roof: pen.night ? 'deep' : 'deep' }, 42)
  pen.line(`M${b.x + b.w / 2} ${top(b) - 30}h26v22`, 'deep', 4)
  shade(pen, b)
  groundFloor(pen, b)
}

export function towerHouse(pen: Pen, b: Building): void {
  pen.rect(b.x, top(b), b.w, b.h, b.wall)
  pattern(pen, b, top(b), b.ground - storey(b))
  storeys(pen, { ...b, style: { ...b.style, balcony: 'each' } }, 0.4, 0.6)
  roof(pen, b, 44)
  shade(pen, b)
  groundFloor(pen, b)
}

/** Columns and verandas on every floor, palms to the sides. */
export function colonial(pen: Pen, b: Building): void {
  const h = storey(b)
  pen.rect(b.x, top(b), b.w, b.h, b.wall)
  for (let floor = 0; floor < b.floors; floor++) {
    const y = top(b) + floor * h
    for (let bay = 0; bay < b.bays; bay++) {
      const w = (b.w / b.bays) * 0.44
      if (floor === b.floors - 1 && bay === b.style.door) door(pen, axis(b, bay), y + h, w, h * 0.8)
      else {
        pen.path(arch(axis(b, bay), y + h - 4, w, h * 0.72), pen.window(0.7))
        if (!pen.night)
          for (const side of [-1, 1]) pen.rect(axis(b, bay) + side * w * 0.74 - w * 0.2, y + h * 0.42, w * 0.4, h * 0.5, b.wall === 'middle' ? 'hot' : 'middle')
      }
    }
    pen.spray(box(b.x, y, b.w, h * 0.4), 'deep', [0, y + h * 0.4, 0, y], 0, 0.7)
    for (let bay = 0; bay <= b.bays; bay++) pen.rect(b.x + (bay * b.w) / b.bays - 3, y, 6, h, pen.night ? 'deep' : 'light')
    if (floor < b.floors - 1) balcony(pen, b.x + b.w / 2, y + h - 2, b.w + 12, b.style.flowers)
    pen.rect(b.x - 8, y - 3, b.w + 16, 6, pen.night ? 'deep' : 'light')
  }
  pen.solid(`M${b.x - 16} ${top(b) - 2}L${b.x + b.w * 0.12} ${top(b) - 44}H${b.x + b.w * 0.88}L${b.x + b.w + 16} ${top(b) - 2}Z`, b.roof, 0.65)
  if (b.style.sign) dormer(pen, b, b.x + b.w / 2, top(b) - 6, 26)
  shade(pen, b)
  for (const t of [0.1, 0.9]) crown(pen.at(b.x + b.w * t, b.ground - 14, 0.3))
}
