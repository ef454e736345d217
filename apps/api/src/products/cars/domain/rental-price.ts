import { type ChosenExtra, type Extra, type ExtraCode, extraCents } from './extras.ts'
import { lengthPercent, paidSixths, type Rental } from './rental.ts'

export type CarRate = 'prepaid' | 'desk'

/** Paid with the booking a rental costs so much less, in percent. */
const PREPAID_PERCENT_OFF = 6
const YOUNG_DAYS_MAX = 10

/** Everything a price is made of. Cents of a dollar. */
export interface PriceBasis {
  readonly rental: Rental
  readonly rate: CarRate
  /** Net, for one day. */
  readonly dayCents: number
  readonly weekSixths: number
  readonly markupBasisPoints: number
  /** Of a day, where the driver is young; 0 where not. */
  readonly youngCents: number
  readonly youngBelow: number
  readonly oneWayCents: number
  readonly airport: { readonly by: 'share'; readonly ppm: number } | { readonly by: 'rental'; readonly cents: number } | null
  readonly facilityCentsPerDay: number
  readonly taxPpm: number
  /** For each of pick-up and return that is beyond the hours of its desk. */
  readonly afterHoursCents: readonly number[]
  readonly extras: readonly { readonly extra: Extra; readonly count: ChosenExtra['count'] }[]
}

/** What a line of a price is for, and the figures of its rule. */
export type LineReason =
  | { readonly of: 'rental' }
  | { readonly of: 'prepaid'; readonly percentOff: number }
  | { readonly of: 'young_driver'; readonly below: number; readonly days: number; readonly daysMax: number }
  | { readonly of: 'one_way' }
  | { readonly of: 'airport_share'; readonly ppm: number }
  | { readonly of: 'airport_rental' }
  | { readonly of: 'facility'; readonly days: number }
  | { readonly of: 'tax'; readonly ppm: number }
  | { readonly of: 'extra'; readonly code: ExtraCode; readonly count: number; readonly days: number | null }
  | { readonly of: 'after_hours' }

/** One line of a price in cents of a dollar. */
export interface CentLine {
  readonly kind: 'item' | 'tax' | 'fee' | 'discount'
  readonly reason: LineReason
  readonly cents: number
  readonly due: 'now' | 'later'
}

/** The rental itself with our markup, before anything is taken off or added. */
export function rentalCents({ rental, dayCents, weekSixths, markupBasisPoints }: PriceBasis): number {
  const sixths = paidSixths(rental.minutes, weekSixths)
  return Math.round((dayCents * sixths * lengthPercent(sixths) * (10_000 + markupBasisPoints)) / (6 * 100 * 10_000))
}

export const discountCents = (basis: PriceBasis): number => (basis.rate === 'prepaid' ? Math.round((rentalCents(basis) * PREPAID_PERCENT_OFF) / 100) : 0)

/** Our share of what is paid for the rental itself. */
export const markupCents = (basis: PriceBasis): number =>
  Math.round(((rentalCents(basis) - discountCents(basis)) * basis.markupBasisPoints) / (10_000 + basis.markupBasisPoints))

const youngDays = ({ rental }: PriceBasis): number => Math.min(YOUNG_DAYS_MAX, rental.wholeDays)

export const youngDriverCents = (basis: PriceBasis): number => basis.youngCents * youngDays(basis)

/** The lines of a price. What the desk adds (extras, opening late) is paid at the counter whatever the rate. */
export function priceLines(basis: PriceBasis): CentLine[] {
  const { rental, airport, taxPpm } = basis
  const base = rentalCents(basis)
  const discount = discountCents(basis)
  const rented = base - discount
  const young = youngDriverCents(basis)
  const airportCents = airport === null ? 0 : airport.by === 'share' ? Math.round((rented * airport.ppm) / 1_000_000) : airport.cents
  const facility = basis.facilityCentsPerDay * rental.wholeDays
  const taxed = rented + young + basis.oneWayCents + airportCents + facility
  const tax = Math.round((taxed * taxPpm) / 1_000_000)
  const now = { due: 'now' } as const
  const later = { due: 'later' } as const
  const lines: CentLine[] = [
    { kind: 'item', reason: { of: 'rental' }, cents: base, ...now },
    { kind: 'discount', reason: { of: 'prepaid', percentOff: PREPAID_PERCENT_OFF }, cents: -discount, ...now },
    { kind: 'fee', reason: { of: 'young_driver', below: basis.youngBelow, days: youngDays(basis), daysMax: YOUNG_DAYS_MAX }, cents: young, ...now },
    { kind: 'fee', reason: { of: 'one_way' }, cents: basis.oneWayCents, ...now },
    { kind: 'fee', reason: airport?.by === 'share' ? { of: 'airport_share', ppm: airport.ppm } : { of: 'airport_rental' }, cents: airportCents, ...now },
    { kind: 'fee', reason: { of: 'facility', days: rental.wholeDays }, cents: facility, ...now },
    { kind: 'tax', reason: { of: 'tax', ppm: taxPpm }, cents: tax, ...now },
    ...basis.extras.map(
      ({ extra, count }): CentLine => ({
        kind: extra.due === 'now' ? 'item' : 'fee',
        reason: { of: 'extra', code: extra.code, count, days: extra.per === 'day' ? rental.wholeDays : null },
        cents: extraCents(extra, rental.wholeDays) * count,
        due: extra.due,
      }),
    ),
    ...basis.afterHoursCents.map((cents): CentLine => ({ kind: 'fee', reason: { of: 'after_hours' }, cents, ...later })),
  ]
  return lines.filter(({ cents }) => cents !== 0)
}

export const totalCents = (lines: readonly CentLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0)
