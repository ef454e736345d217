import type { Day } from '@sojourn/kernel'
import type { ComponentType } from 'react'
import type { StayProduct } from '../../lib/stay-product.ts'
import type { HotelStay, Rate } from './hotel-details-api.ts'
import type { Attempt, Choice } from './prebook-machine.ts'

/** The way from a rate to the checkout, and how far it has come. */
export interface Prebook {
  readonly attempt: Attempt
  /** Draws what a choice came to, once it was fetched. */
  readonly Outcome: ComponentType<OutcomeProps> | null
  /** Chooses a rate at the total the person sees. Pressed twice, it happens once. */
  readonly select: (rate: Choice) => void
  /** Yes to the new price. */
  readonly agree: () => void
  /** Back to choosing, with the rates as they are now. */
  readonly dismiss: () => void
  /** Back to choosing, with the page as it was. */
  readonly letBe: () => void
}

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

/** What a choice came to, and the rate it is about. */
export interface OutcomeProps {
  readonly attempt: Attempt
  readonly rate: Rate
  readonly desk: Desk
}
