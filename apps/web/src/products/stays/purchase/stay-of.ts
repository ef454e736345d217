import type { Offer, StayOffer } from '@sojourn/contracts'
import { matchOffer } from '@sojourn/contracts/match-offer'

/** The stay of an offer of one of the two products of this folder; null of another. */
export const stayOf = (offer: Offer): StayOffer | null =>
  matchOffer<StayOffer | null>(offer, { HLT: (stay) => stay, VR: (stay) => stay, CAR: () => null, SUB: () => null, WLT: () => null })
