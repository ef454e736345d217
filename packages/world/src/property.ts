import type { Dice } from './dice.ts'
import type { District, Facts, Point } from './facts.ts'
import { metresBetween, walkMinutes } from './geo.ts'
import type { Hotel } from './hotel.ts'

export const toStep = (minor: number, step: number): number => Math.max(step, Math.round(minor / step) * step)

/** The landmark next to a point, and the way there on foot. */
export function nearest(facts: Facts, at: Point): Hotel['near'] {
  const byDistance = facts.landmarks.map((landmark) => ({ landmark, metres: metresBetween(at, landmark.at) })).sort((a, b) => a.metres - b.metres)
  const { landmark, metres } = byDistance[0]!
  return { landmark: landmark.key, short: landmark.short, walkMinutes: walkMinutes(metres) }
}

export const addressOf = (facts: Facts, district: District, dice: Dice): string =>
  facts.address.replace('{s}', dice.pick('street', district.streets)).replace('{n}', String(dice.whole('number', 2, 148)))

/** Numbers that are not assigned. */
export const phoneOf = (facts: Facts, dice: Dice): string =>
  facts.phone + (facts.countryCode === 'US' || facts.countryCode === 'CA' ? '01' : '00') + String(dice.whole('phone', 10, 99))
