import type { Offer, StayOffer } from '@sojourn/contracts'
import { offerOf } from '@sojourn/contracts/offer-of'

/** The stay of an offer of one of the two products of this folder; null of another. */
export const stayOf = (offer: Offer): StayOffer | null => offerOf(offer, 'HLT', 'VR')
