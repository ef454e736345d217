import type { Day } from '@sojourn/kernel'
import type { Attempt, ChooseAndHold } from '../../../features/choose-and-hold/index.ts'
import type { StayProduct } from '../stay-product.ts'
import type { HotelStay, Rate } from './hotel-details-api.ts'

/** The way from a rate to the checkout, and how far it has come. */
export type StayHold = ChooseAndHold<Rate, OutcomeProps>

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
  readonly prebook: StayHold
}

/** The result of a choice, and the rate it is about. */
export interface OutcomeProps {
  readonly attempt: Attempt<Rate>
  readonly rate: Rate
  readonly desk: Desk
}
