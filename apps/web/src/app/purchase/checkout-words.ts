import type { CheckoutData } from '../../features/checkout/index.ts'

interface Ended {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly action: string
}

/** What the checkout of a product says in its own words. */
export interface CheckoutWords {
  /** The heading of the names, where any are asked for: "Guest details". */
  readonly travellers?: { readonly heading: string; readonly hint: string }
  /** The checkout does not exist any more, or belongs to another person. */
  readonly missing: Omit<Ended, 'title'>
  /** The time of this one is over; `to` leads to where it can be chosen again. */
  readonly ended: (checkout: CheckoutData) => Ended
}
