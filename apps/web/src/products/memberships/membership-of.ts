import type { MembershipOffer, Offer } from '@sojourn/contracts'
import { offerOf } from '@sojourn/contracts/offer-of'

/** The membership of an offer; null of another product's. */
export const membershipOf = (offer: Offer): MembershipOffer | null => offerOf(offer, 'SUB')
