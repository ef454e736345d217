import type { CarOffer, Offer } from '@sojourn/contracts'
import { offerOf } from '@sojourn/contracts/offer-of'

/** The rental of an offer of cars; null of another product's. */
export const rentalOf = (offer: Offer): CarOffer | null => offerOf(offer, 'CAR')
