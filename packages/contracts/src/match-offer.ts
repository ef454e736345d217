import type { Offer } from './checkout.ts'

/** The offer that belongs to a product code. */
export type OfferOf<Code extends Offer['product']> = Offer extends infer Each
  ? Each extends { product: infer Codes }
    ? Code extends Codes
      ? Each
      : never
    : never
  : never

/** One case for each product that is sold: a new product is an error of the compiler wherever it has none. */
export type OfferCases<Result> = { readonly [Code in Offer['product']]: (offer: OfferOf<Code>) => Result }

/** The only way to branch on what is sold. */
export const matchOffer = <Result>(offer: Offer, cases: OfferCases<Result>): Result => (cases[offer.product] as (offer: Offer) => Result)(offer)
