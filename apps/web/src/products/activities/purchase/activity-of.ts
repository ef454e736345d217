import type { ActivityOffer, Offer } from '@sojourn/contracts'
import { offerOf } from '@sojourn/contracts/offer-of'

/** The places of an offer of activities; null of another product's. */
export const activityOf = (offer: Offer): ActivityOffer | null => offerOf(offer, 'ACT')
