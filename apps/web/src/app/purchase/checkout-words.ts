import type { CheckoutData } from '../../features/checkout/index.ts'

interface Ended {
  readonly title: string
  readonly text: string
  readonly to: string
  readonly action: string
}

/** What the checkout of a product says in its own words. */
export interface CheckoutWords {
  /** Who is asked for, where somebody is: "Guest details". */
  readonly travellers?: { readonly heading: string; readonly hint: string }
  /** The checkout is not there any more, or belongs to somebody else. */
  readonly missing: Omit<Ended, 'title'>
  /** The time of this one is over; `to` leads to where it can be chosen again. */
  readonly ended: (checkout: CheckoutData) => Ended
}
