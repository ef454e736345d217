import { never, type OrgId } from '@sojourn/kernel'

/** `held` until it expires, then `released`; `confirmed` once it is booked. A released hold may be confirmed where its units are still free; nothing leaves `cancelled`. */
export type HoldState = 'held' | 'confirmed' | 'released' | 'cancelled'

/** What every hold has, whatever is held. */
export interface StockHold {
  readonly orgId: OrgId
  readonly holdId: string
  readonly state: HoldState
  readonly expiresAtMs: number
}

/** The column of a counter row that a hold counts in; null where it does not count any more. */
export function countedIn(state: HoldState): 'held' | 'sold' | null {
  switch (state) {
    case 'held':
      return 'held'
    case 'confirmed':
      return 'sold'
    case 'released':
    case 'cancelled':
      return null
    default:
      return never(state)
  }
}

/** Units of a resource to take on each slot; `capacity` is what a counter row starts with when it is first touched. */
export interface WantedUnits {
  /** The values of the resource's columns, and of further columns that a counter row has. */
  readonly row: Readonly<Record<string, string>>
  readonly units: number
  readonly slots: readonly { readonly slot: string; readonly capacity: number }[]
}
