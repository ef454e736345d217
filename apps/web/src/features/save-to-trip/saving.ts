import type { ProductCode } from '@sojourn/kernel'

interface When {
  readonly title: string
  /** The city it is in, by its name. */
  readonly place: string
  readonly from: string
  readonly to: string
}

/** What is put into a trip: an idea with the price it has now, and the page it is looked at again by; or a booking. */
export type Saving = When &
  (
    | {
        readonly kind: 'idea'
        readonly product: ProductCode
        /** A drawing; empty where there is none. */
        readonly image: string
        readonly price: { readonly amount: number; readonly currency: string } | null
        readonly href: string
        /** The fields of its product that older clients read (B3.14 to B3.17). */
        readonly details: Readonly<Record<string, unknown>>
      }
    | { readonly kind: 'booking'; readonly bookingId: string }
  )

/** What a saved thing is known by. */
export const keyOf = (saving: Saving): string => (saving.kind === 'booking' ? saving.bookingId : saving.href)

/** Where something is saved. */
export interface SavedAt {
  readonly tripId: string
  readonly tripName: string
  readonly itemId: string
}
