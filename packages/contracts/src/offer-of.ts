import type { Offer } from './checkout.ts'

/** The offer that belongs to a product code. */
export type OfferOf<Code extends Offer['product']> = Offer extends infer Each
  ? Each extends { product: infer Codes }
    ? Code extends Codes
      ? Each
      : never
    : never
  : never

/** An offer as that of these products, for pages of a product that read their own; null where it is another's. */
export const offerOf = <Code extends Offer['product']>(offer: Offer, ...codes: readonly Code[]): OfferOf<Code> | null =>
  (codes as readonly Offer['product'][]).includes(offer.product) ? (offer as OfferOf<Code>) : null
