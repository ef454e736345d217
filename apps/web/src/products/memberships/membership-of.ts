import type { MembershipOffer, Offer } from '@sojourn/contracts'
import { matchOffer } from '@sojourn/contracts/match-offer'

/** The membership of an offer; null of another product's. */
export const membershipOf = (offer: Offer): MembershipOffer | null =>
  matchOffer<MembershipOffer | null>(offer, { SUB: (membership) => membership, HLT: () => null, VR: () => null, CAR: () => null, WLT: () => null })
