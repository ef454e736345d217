export type LineReason =
  | { readonly of: 'ride'; readonly people: number | null }
  | { readonly of: 'night' }
  | { readonly of: 'holiday' }
  | { readonly of: 'child_seats'; readonly count: number }
  | { readonly of: 'meet_and_greet' }

/** One line of a price in cents of a dollar. */
export interface CentLine {
  readonly kind: 'item' | 'fee'
  readonly reason: LineReason
  readonly cents: number
}

/** Everything a price is made of. Cents of a dollar. */
export interface PriceBasis {
  /** Net, by day, of the vehicle or of one seat. */
  readonly fareCents: number
  readonly markupBasisPoints: number
  /** How many seats are sold; null where the vehicle is. */
  readonly seats: number | null
  readonly night: boolean
  readonly holiday: boolean
  readonly childSeats: number
  readonly meetAndGreet: boolean
}

const NIGHT_PERCENT = 25
const HOLIDAY_PERCENT = 10
const CHILD_SEAT_CENTS = 500
export const MEET_AND_GREET_CENTS = 600

const fareOf = ({ fareCents, seats, markupBasisPoints }: PriceBasis): number => {
  const one = Math.round((fareCents * (10_000 + markupBasisPoints)) / 10_000)
  return one * (seats ?? 1)
}
const share = (cents: number, percent: number): number => Math.round((cents * percent) / 100)

/** The lines of a price: the ride, what its hour and its day add to it, and what is added to the vehicle. Taxes and tolls are in all of them. */
export function priceLines(basis: PriceBasis): CentLine[] {
  const fare = fareOf(basis)
  const lines: CentLine[] = [
    { kind: 'item', reason: { of: 'ride', people: basis.seats }, cents: fare },
    { kind: 'fee', reason: { of: 'night' }, cents: basis.night ? share(fare, NIGHT_PERCENT) : 0 },
    { kind: 'fee', reason: { of: 'holiday' }, cents: basis.holiday ? share(fare, HOLIDAY_PERCENT) : 0 },
    { kind: 'fee', reason: { of: 'child_seats', count: basis.childSeats }, cents: basis.childSeats * CHILD_SEAT_CENTS },
    { kind: 'item', reason: { of: 'meet_and_greet' }, cents: basis.meetAndGreet ? MEET_AND_GREET_CENTS : 0 },
  ]
  return lines.filter(({ cents }) => cents !== 0)
}

export const totalCents = (lines: readonly CentLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0)

/** Our share of the ride and of what its hour and day add. */
export function markupCents(basis: PriceBasis): number {
  const fare = fareOf(basis)
  const ridden = fare + (basis.night ? share(fare, NIGHT_PERCENT) : 0) + (basis.holiday ? share(fare, HOLIDAY_PERCENT) : 0)
  return Math.round((ridden * basis.markupBasisPoints) / (10_000 + basis.markupBasisPoints))
}
