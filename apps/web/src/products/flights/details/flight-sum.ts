import type { Price } from '@sojourn/contracts'
import type { Brand, Fare, WantedSeat } from '../flights-api.ts'

/** A seat that was chosen, at its price. */
export interface ChosenSeat extends WantedSeat {
  readonly amount: number
}

/** What some more checked bags of a traveler cost, beyond those in the price. */
export const moreBagsCost = ({ more_bags }: Pick<Fare, 'more_bags'>, traveller: number, more: number): number =>
  more === 0 ? 0 : (amountsOf({ more_bags }, traveller)[more - 1] ?? 0)

/** How many more a traveler can have: 1, 2 and so on. */
export const moreBags = (fare: Pick<Fare, 'more_bags'>, traveller: number): readonly number[] => amountsOf(fare, traveller).map((_, at) => at + 1)

const amountsOf = ({ more_bags }: Pick<Fare, 'more_bags'>, traveller: number): readonly number[] =>
  more_bags.find((each) => each.traveller === traveller)?.amounts ?? []

/** How many pieces beyond those of the search that is, as the call asks for them. */
export const extraPieces = ({ checked_bags }: Pick<Brand, 'checked_bags'>, asked: number, more: number): number =>
  more === 0 ? 0 : checked_bags + more - asked

interface Chosen {
  readonly seats: readonly ChosenSeat[]
  /** More checked bags of each traveler, from the first. */
  readonly moreOfEach: readonly number[]
  readonly fare: Pick<Fare, 'more_bags'>
}

const inCents = (amount: number): number => Math.round(amount * 100) / 100

/** The price of a fare with the seats and bags that were chosen on top of it. */
export function sumOf(plain: Price, { seats, moreOfEach, fare }: Chosen): { readonly price: Price; readonly seats: number; readonly bags: number } {
  const forSeats = inCents(seats.reduce((sum, { amount }) => sum + amount, 0))
  const forBags = inCents(moreOfEach.reduce((sum, more, at) => sum + moreBagsCost(fare, at + 1, more), 0))
  const more = forSeats + forBags
  const price = { ...plain, total: inCents(plain.total + more), base: inCents(plain.base + more), pay_now: inCents(plain.pay_now + more) }
  return { price, seats: forSeats, bags: forBags }
}
