import type { FlightOffer, Offer } from '@sojourn/contracts'
import { offerOf } from '@sojourn/contracts/offer-of'

/** The journey of an offer of flights; null of another product's. */
export const flightOf = (offer: Offer): FlightOffer | null => offerOf(offer, 'FLT')
