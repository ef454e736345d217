import type { Ink } from '../inks/inks.ts'
import type { Dice } from '../pen/dice.ts'
import type { Pen } from '../pen/pen.ts'

export type WallKind = 'pale' | 'brick' | 'tinted'

/** A house about to be drawn, in sheet units: its left, its foot, its size, how many storeys and window axes it has. */
export interface Building {
  readonly x: number
  readonly ground: number
  readonly w: number
  readonly h: number
  readonly floors: number
  readonly bays: number
  readonly wall: Ink
  /** Ink for cornices, bars and frames that shows on the wall. */
  readonly trim: Ink
  readonly roof: Ink
  readonly style: Style
}

/** What chance decides once for the whole house, so that its windows look alike. */
export interface Style {
  readonly window: 'sash' | 'french' | 'round' | 'hooded' | 'shuttered'
  readonly balcony: 'each' | 'first' | 'alternate' | 'none'
  readonly pattern: 'tiles' | 'bands' | 'quoins' | 'none'
  readonly roof: 'mansard' | 'hip' | 'parapet' | 'gables'
  readonly shop: 'awnings' | 'arcade' | 'portico'
  readonly accent: 'hot' | 'middle'
  readonly sign: boolean
  readonly flowers: boolean
  readonly door: number
}

export function throwStyle(dice: Dice, bays: number): Style {
  return {
    window: dice.pick(['sash', 'french', 'round', 'hooded', 'shuttered']),
    balcony: dice.pick(['each', 'first', 'alternate', 'none']),
    pattern: dice.pick(['tiles', 'bands', 'quoins', 'none']),
    roof: dice.pick(['mansard', 'mansard', 'hip', 'parapet', 'gables']),
    shop: dice.pick(['awnings', 'arcade', 'portico']),
    accent: dice.pick(['hot', 'hot', 'middle']),
    sign: dice.chance(0.6),
    flowers: dice.chance(0.5),
    door: Math.floor(dice.unit() * bays),
  }
}

export const top = (b: Building): number => b.ground - b.h
export const storey = (b: Building): number => b.h / b.floors
/** The middle of a bay. */
export const axis = (b: Building, bay: number): number => b.x + ((bay + 0.5) * b.w) / b.bays

/** A wall's ink and what shows on it. */
export function wallInks(pen: Pen, wall: WallKind): Pick<Building, 'wall' | 'trim' | 'roof'> {
  if (pen.night) return { wall: 'middle', trim: 'deep', roof: 'deep' }
  if (wall === 'brick') return { wall: 'hot', trim: 'light', roof: 'deep' }
  if (wall === 'tinted') return { wall: 'middle', trim: 'light', roof: 'hot' }
  return { wall: 'light', trim: 'middle', roof: 'hot' }
}
