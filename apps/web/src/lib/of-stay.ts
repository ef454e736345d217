import type { Offer, StayOffer } from '@sojourn/contracts'

/** A checkout or a booking that is about a stay. */
export type OfStay<T extends { readonly offer: Offer }> = Omit<T, 'offer'> & { readonly offer: StayOffer }

/** False of wallet value, which has pages of its own. */
export const isOfStay = <T extends { readonly offer: Offer }>(it: T): it is T & OfStay<T> => it.offer.product !== 'WLT'
