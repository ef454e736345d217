import type { CruiseOffer, Offer } from '@sojourn/contracts'
import { offerOf } from '@sojourn/contracts/offer-of'

/** The cabin of an offer of cruises; null of another product's. */
export const cruiseOf = (offer: Offer): CruiseOffer | null => offerOf(offer, 'CRU')
