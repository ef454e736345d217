import { say } from '@sojourn/i18n'
import { type ChosenExtra, type Extra, extraCents } from './extras.ts'
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
  /** What the rental is called: "Compact". */
  readonly name: string
  /** "3 days". */
  readonly duration: string
}

/** One line of a price in cents of a dollar. */
export interface CentLine {
  readonly kind: 'item' | 'tax' | 'fee' | 'discount'
  readonly label: string
  readonly rule: string | null
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

const percent = (ppm: number): string => `${ppm / 10_000}%`
const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

/** The lines of a price. What the desk adds (extras, opening late) is paid at the counter whatever the rate. */
export function priceLines(basis: PriceBasis): CentLine[] {
  const { rental, name, duration, airport, taxPpm } = basis
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
    { kind: 'item', label: `${name}, ${duration}`, rule: 'days of 24 hours from the pick-up', cents: base, ...now },
    { kind: 'discount', label: say`Paid with the booking`, rule: `${PREPAID_PERCENT_OFF}% off the rental`, cents: -discount, ...now },
    {
      kind: 'fee',
      label: say`Young driver`,
      rule: `under ${basis.youngBelow}, for ${days(youngDays(basis))}, ${YOUNG_DAYS_MAX} at most`,
      cents: young,
      ...now,
    },
    { kind: 'fee', label: say`One way`, rule: say`returned at another desk`, cents: basis.oneWayCents, ...now },
    {
      kind: 'fee',
      label: say`Airport charge`,
      rule: airport?.by === 'share' ? `${percent(airport.ppm)} of the rental` : say`for each rental`,
      cents: airportCents,
      ...now,
    },
    { kind: 'fee', label: say`Airport facility charge`, rule: `for ${days(rental.wholeDays)}`, cents: facility, ...now },
    { kind: 'tax', label: say`Tax`, rule: `${percent(taxPpm)} of the rental and its fees`, cents: tax, ...now },
    ...basis.extras.map(({ extra, count }): CentLine => {
      const what = count === 1 ? extra.name : `${extra.name}, ${count}`
      const rule = extra.per === 'day' ? `for ${days(rental.wholeDays)}, tax included` : 'for the rental, tax included'
      return { kind: extra.due === 'now' ? 'item' : 'fee', label: what, rule, cents: extraCents(extra, rental.wholeDays) * count, due: extra.due }
    }),
    ...basis.afterHoursCents.map((cents): CentLine => ({ kind: 'fee', label: say`Desk stays open`, rule: 'outside its hours, tax included', cents, ...later })),
  ]
  return lines.filter(({ cents }) => cents !== 0)
}

export const totalCents = (lines: readonly CentLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0)
