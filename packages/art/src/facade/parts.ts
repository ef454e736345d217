import type { Ink } from '../inks/inks.ts'
import { crown } from '../nature/trees.ts'
import type { Pen } from '../pen/pen.ts'
import { arch, box, gable } from '../pen/shapes.ts'
import type { Building } from './building.ts'

/** A window whose sill is at y. */
export function window(pen: Pen, b: Building, x: number, y: number, w: number, h: number): void {
  const { window: kind, accent } = b.style
  const frame: Ink = pen.night ? 'deep' : b.wall === 'light' ? 'light' : 'light'
  const round = kind === 'round'
  const shape = (grow: number) => (round ? arch(x, y + grow, w + grow * 2, h + grow * 2) : box(x - w / 2 - grow, y - h - grow, w + grow * 2, h + grow * 2))
  if (b.wall !== 'light') pen.path(shape(3), frame)
  pen.path(shape(0), pen.window(0.6))
  const bar: Ink = pen.night ? 'deep' : b.wall === 'light' ? 'middle' : 'light'
  pen.rect(x - 0.9, y - h, 1.8, h, bar)
  pen.rect(x - w / 2, y - h * 0.62, w, 1.6, bar)
  if (kind === 'hooded') pen.path(gable(x, y - h - 4, w + 12, 7), b.trim)
  if (kind === 'shuttered' && !pen.night)
    for (const side of [-1, 1])
      pen.rect(x + side * (w * 0.78) - w * 0.21, y - h, w * 0.42, h, accent === 'hot' && b.wall !== 'hot' ? 'hot' : b.wall === 'middle' ? 'deep' : 'middle')
  pen.rect(x - w / 2 - 4, y, w + 8, 2.6, b.trim)
}

export function balcony(pen: Pen, x: number, y: number, w: number, flowers = false): void {
  pen.rect(x - w / 2, y, w, 2.8, 'deep')
  for (let i = 0; i <= w / 5; i++) pen.rect(x - w / 2 + i * 5 + 0.5, y - 12, 1.3, 12, 'deep')
  pen.rect(x - w / 2, y - 13, w, 1.8, 'deep')
  if (flowers) for (let i = 0; i < w / 6; i++) pen.disc(x - w / 2 + 3 + i * 6, y - 13 + (i % 2), 2.8, pen.night ? 'middle' : i % 3 ? 'hot' : 'middle')
}

export function awning(pen: Pen, x: number, y: number, w: number, h: number, ink: Ink = 'hot'): void {
  for (let k = 0; k < 6; k++) pen.path(`M${x - w / 2 + (k * w) / 6} ${y}h${w / 6}l${(k - 2) * 1.6 + 2} ${h}h${-w / 6 - 1.5}Z`, k % 2 ? 'light' : ink)
  pen.rect(x - w / 2 - 2, y - 2.4, w + 4, 3, 'deep')
}

export function door(pen: Pen, x: number, y: number, w: number, h: number, ink: Ink = 'hot'): void {
  pen.path(arch(x, y, w, h), pen.night ? 'hot' : 'deep')
  pen.rect(x - w * 0.4, y - h * 0.64, w * 0.8, h * 0.64, pen.night ? 'hot' : ink)
  pen.rect(x - 0.9, y - h * 0.64, 1.8, h * 0.64, 'deep')
}

export function dormer(pen: Pen, b: Building, x: number, y: number, w: number): void {
  pen.rect(x - w / 2, y - w * 1.05, w, w * 1.05, b.wall === b.roof ? 'light' : b.wall)
  pen.path(gable(x, y - w, w + 8, w * 0.66), b.roof)
  pen.rect(x - w * 0.24, y - w * 0.84, w * 0.48, w * 0.78, pen.window(0.7))
}

/** A band of lettering that need not be legible: bars, as on a distant sign. */
export function sign(pen: Pen, x: number, y: number, w: number): void {
  pen.rect(x - w / 2, y - 9, w, 12, pen.night ? 'deep' : 'deep')
  for (let i = 0; i < w / 9 - 1; i++) pen.rect(x - w / 2 + 6 + i * 9, y - 5.6, 5, 5.4, pen.night ? 'hot' : 'light')
}

export function planter(pen: Pen, x: number, y: number, size: number): void {
  pen.path(`M${x - size * 0.3} ${y - size * 0.5}H${x + size * 0.3}L${x + size * 0.2} ${y}H${x - size * 0.2}Z`, pen.roof === 'deep' ? 'deep' : 'hot')
  crown(pen.at(x, y - size * 0.8, size / 90))
}

/** Marks on a wall between the windows. */
export function pattern(pen: Pen, b: Building, from: number, to: number): void {
  if (pen.night || b.style.pattern === 'none') return
  if (b.style.pattern === 'tiles' && b.wall === 'light') {
    for (let y = from + 8; y < to - 4; y += 14)
      for (let x = b.x + 7; x < b.x + b.w - 4; x += 14) pen.path(`M${x} ${y - 2.6}L${x + 2.6} ${y}L${x} ${y + 2.6}L${x - 2.6} ${y}Z`, 'middle')
  }
  if (b.style.pattern === 'bands') for (let y = from + 9; y < to; y += 11) pen.rect(b.x, y, b.w, 1.1, b.trim)
  if (b.style.pattern === 'quoins')
    for (let y = from + 4, i = 0; y < to - 5; y += 10, i++)
      for (const right of [0, 1]) pen.rect(right ? b.x + b.w - 9 - (i % 2) * 5 : b.x, y, 9 + (i % 2) * 5, 7, b.trim)
}
