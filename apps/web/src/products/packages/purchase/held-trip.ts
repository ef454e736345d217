import type { ChosenPart } from '@sojourn/contracts'
import type { TripSearch } from '../package-address.ts'

/** What a checkout of this tab was chosen as: its search, and its parts in their order. */
export interface HeldTrip {
  readonly search: TripSearch
  readonly parts: readonly ChosenPart[]
}

const keyOf = (checkoutId: string): string => `package:${checkoutId}`

/** Remembers for this tab what is held, so that a part can be changed in its checkout. A tab that stores nothing goes on without that. */
export function rememberHeld(checkoutId: string, trip: HeldTrip): void {
  try {
    sessionStorage.setItem(keyOf(checkoutId), JSON.stringify(trip))
  } catch {
    // The checkout is the same without it.
  }
}

export function heldTrip(checkoutId: string): HeldTrip | null {
  try {
    const stored = sessionStorage.getItem(keyOf(checkoutId))
    return stored === null ? null : (JSON.parse(stored) as HeldTrip)
  } catch {
    return null
  }
}
