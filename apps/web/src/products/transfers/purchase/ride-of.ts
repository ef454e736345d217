import type { Offer, TransferOffer } from '@sojourn/contracts'
import { offerOf } from '@sojourn/contracts/offer-of'

/** The ride of an offer of transfers; null of another product's. */
export const rideOf = (offer: Offer): TransferOffer | null => offerOf(offer, 'TRF')
