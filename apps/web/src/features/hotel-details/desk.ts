import type { Day } from '@sojourn/kernel'
import type { StayProduct } from '../../lib/stay-product.ts'
import type { HotelStay } from './hotel-details-api.ts'
import type { Prebook } from './use-prebook.ts'

/** What every rate of the page shares: the stay it is for, and the way to choose it. */
export interface Desk {
  readonly product: StayProduct
  readonly stay: HotelStay
  readonly nights: number
  readonly today: Day
  /** The server's clock when the page was asked for. */
  readonly nowMs: number
  /** Wall clock of arrival at the property: `Fri 12 Mar, 15:00`. */
  readonly arrival: string
  readonly city: string
  readonly prebook: Prebook
}
