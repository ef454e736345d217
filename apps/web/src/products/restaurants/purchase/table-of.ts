import type { Offer, TableOffer } from '@sojourn/contracts'
import { offerOf } from '@sojourn/contracts/offer-of'

/** The table of an offer of restaurants; null of another product's. */
export const tableOf = (offer: Offer): TableOffer | null => offerOf(offer, 'RES')
