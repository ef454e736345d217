import type { Ink } from '../inks/inks.ts'
import type { Pen } from '../pen/pen.ts'
import type { Building } from './building.ts'

/** Inks of the houses of a row: no two neighbours alike. */
export const rowInk = (pen: Pen, b: Building, at: number): Ink =>
  pen.night ? 'middle' : (['light', 'hot', 'middle', 'sky'] as const)[(at + b.style.door + (b.wall === 'hot' ? 1 : 0)) % 4]!

export const inksOn = (pen: Pen, b: Building, wall: Ink): Building => ({
  ...b,
  wall,
  trim: pen.night ? 'deep' : wall === 'light' || wall === 'sky' ? 'middle' : 'light',
})
