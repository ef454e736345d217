import { commaText, dayText, decimalText, plural, say, sayAs } from '@sojourn/i18n'
import type { FoundTransfer, TransferLeg } from './transfers-api.ts'

/** "Private sedan, up to 3 people and 2 large bags": of a shared one the bags of each. */
export function sizeText({ seats, large_bags: bags, per_person: isShared }: FoundTransfer['vehicle']): string {
  if (isShared) return say`${plural(bags, { one: '# large bag', other: '# large bags' })} for each person`
  return say`Up to ${plural(seats, { one: '# person', other: '# people' })} and ${plural(bags, { one: '# large bag', other: '# large bags' })}`
}

/** "About 20 min, at most 26 min". */
export const minutesText = ({ usual, worst }: TransferLeg['minutes']): string => say`About ${usual} min, at most ${worst} min`

export const carbonText = (kilograms: number): string => say`${decimalText(kilograms)} kg CO₂`

export const waitText = (minutes: number): string => say`${plural(minutes, { one: '# minute', other: '# minutes' })} of waiting included`

/** "Wed 17 Mar, pick-up 11:20". */
export const pickupText = ({ pickup_at: at }: TransferLeg): string => commaText([dayText(at), say`pick-up ${at.slice(11, 16)}`])

/** "Lisbon Airport (LIS) to Alfama". */
export const wayText = ({ from, to }: Pick<TransferLeg, 'from' | 'to'>): string => betweenText(from.name, to.name)

/** One place to another, by their names. */
export const betweenText = (from: string, to: string): string => sayAs('a way')`${from} to ${to}`
