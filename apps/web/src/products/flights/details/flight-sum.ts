import type { Price } from '@sojourn/contracts'
import type { Brand, WantedSeat } from '../flights-api.ts'

/** A seat that was chosen, at its price. */
export interface ChosenSeat extends WantedSeat {
  readonly amount: number
}

/** What bags of one traveler are about: pieces in the fare, pieces asked for with the search, and what 1, 2, 3 pieces cost beyond the fare's. */
export interface BagTerms {
  readonly included: number
  readonly asked: number
  readonly prices: readonly number[]
}

/** So many more can be asked for one traveler. */
const EXTRA_MOST = 3

export const bagTermsOf = (brand: Pick<Brand, 'conditions'>, asked: number, prices: readonly number[]): BagTerms => ({
  included: brand.conditions.find(({ code }) => code === 'checked_bag')?.count ?? 0,
  asked,
  prices,
})

const priceOf = ({ prices }: BagTerms, pieces: number): number => (pieces <= 0 ? 0 : (prices[pieces - 1] ?? 0))
/** What is in the price already. */
const inPrice = ({ included, asked }: BagTerms): number => Math.max(included, asked)

/** What some more checked bags of one traveler cost, beyond those in the price. */
export const moreBagsCost = (terms: BagTerms, more: number): number =>
  more === 0 ? 0 : inCents(priceOf(terms, inPrice(terms) + more - terms.included) - priceOf(terms, terms.asked - terms.included))

/** How many pieces beyond those of the search that is, as the call asks for them. */
export const extraPieces = (terms: BagTerms, more: number): number => (more === 0 ? 0 : inPrice(terms) + more - terms.asked)

/** How many more can be had: 1, 2 and so on. */
export const moreBags = (terms: BagTerms): readonly number[] =>
  Array.from({ length: EXTRA_MOST }, (_, at) => at + 1).filter(
    (more) => extraPieces(terms, more) <= EXTRA_MOST && inPrice(terms) + more - terms.included <= terms.prices.length,
  )

interface Chosen {
  readonly seats: readonly ChosenSeat[]
  /** More checked bags of each traveler, from the first. */
  readonly moreOfEach: readonly number[]
  readonly bags: BagTerms
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100

/** The price of a fare with the seats and bags that were chosen on top of it. */
export function sumOf(fare: Price, { seats, moreOfEach, bags }: Chosen): { readonly price: Price; readonly seats: number; readonly bags: number } {
  const forSeats = inCents(seats.reduce((sum, { amount }) => sum + amount, 0))
  const forBags = inCents(moreOfEach.reduce((sum, more) => sum + moreBagsCost(bags, more), 0))
  const more = forSeats + forBags
  const price = { ...fare, total: inCents(fare.total + more), base: inCents(fare.base + more), pay_now: inCents(fare.pay_now + more) }
  return { price, seats: forSeats, bags: forBags }
}
