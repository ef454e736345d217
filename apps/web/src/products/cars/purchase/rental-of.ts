import type { CarOffer, Offer } from '@sojourn/contracts'
import { matchOffer } from '@sojourn/contracts/match-offer'

/** The rental of an offer of cars; null of another product's. */
export const rentalOf = (offer: Offer): CarOffer | null =>
  matchOffer<CarOffer | null>(offer, { CAR: (rental) => rental, HLT: () => null, VR: () => null, SUB: () => null, WLT: () => null })
