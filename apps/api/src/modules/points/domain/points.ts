import type { Currency } from '@sojourn/kernel'

/** A kind of points an organisation has (A3.7). */
export interface PointType {
  readonly code: string
  readonly label: string
  /** How the ledger counts them: a code of three letters, one unit a point. */
  readonly unit: string
  /** Points that are worth one unit of `currency`, the organisation's own. */
  readonly ratePerMiles: number
  readonly currency: Currency
  /** Who pays for them. */
  readonly partner: string
  readonly ruleCode: string
  readonly ruleLevel: string
  /** Points for one unit of `currency` paid; 0 where they are not earned by booking. */
  readonly earnsPerUnit: number
  /** Days after which points run out; null: never. */
  readonly daysMax: number | null
}

/** Points that came together and run out together. How many are left is in the ledger, under the lot's id. */
export interface Lot {
  readonly lotId: string
  readonly typeCode: string
  readonly earnedMs: number
  /** Not before: while the money that earned them may still go back, they buy nothing. */
  readonly usableFromMs: number
  readonly expiresAtMs: number | null
}

const DAY_MS = 86_400_000

/** When points run out that were earned at an instant. */
export const expiryOf = ({ daysMax }: Pick<PointType, 'daysMax'>, earnedMs: number): number | null => (daysMax === null ? null : earnedMs + daysMax * DAY_MS)

/** A membership number as a person reads it: letters and digits in fives. */
export function membershipNoOf(id: string): string {
  const tail = id
    .slice(id.indexOf('_') + 1)
    .toUpperCase()
    .slice(-10)
  return tail.replace(/(.{5})(?=.)/g, '$1-')
}
