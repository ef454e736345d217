import type { DreamtripOffer, Offer } from '@sojourn/contracts'
import { offerOf } from '@sojourn/contracts/offer-of'

/** The places in a group of an offer, which are a package to everyone outside; null of another product's. */
export const tripOf = (offer: Offer): DreamtripOffer | null => offerOf(offer, 'PKG')
