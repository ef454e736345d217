import type { AppliedTenders, CheckoutMoney, SaleRules } from '@sojourn/contracts'
import type { Day } from '@sojourn/kernel'
import type { ReactNode } from 'react'
import type { Charge } from '../../lib/price-block/price-block.ts'
import type { CardAccess } from '../../lib/saved-cards/saved-cards-api.ts'
import type { ConsentFields, Guest, PaidProduct } from './payment-api.ts'

/** How this checkout is paid, as its server decided. */
export interface PaymentRoute extends Omit<CardAccess, 'email'> {
  /** `hosted`: on the gateway's own page. `set_up`: a card is saved as a guarantee and nothing is charged. */
  readonly route: 'none' | 'card' | 'hosted' | 'set_up'
  /** The hosted page is shown over ours instead of in its place. */
  readonly isPopup: boolean
  /** The page is reloaded once it is paid. */
  readonly forced: boolean
  /** The card is saved as a guarantee, whatever part of the price it pays. */
  readonly guarantee: boolean
  /** The credit line that may pay what a card would; null or absent where there is none. */
  readonly invoice?: { readonly available: number; readonly currency: string } | null
}

export interface Due {
  /** What a card, or the invoice, pays. */
  readonly card: number
  /** All that is paid with the booking, by whatever tenders. */
  readonly now: number
  /** Too little for a card, and given. */
  readonly waived: number
  readonly at_property: number
  /** The same in the currency it is paid in there, where that is another one. */
  readonly at_property_local?: { readonly amount: number; readonly currency: string } | undefined
  readonly currency: string
}

/** What has to be agreed to first: a box above the button, which is off until the box is ticked. */
export interface Consent {
  readonly box: ReactNode
  readonly isGiven: boolean
  readonly fields: ConsentFields
}

/** How a product is paid that has a manner of its own: its button, its terms, and what has to be agreed to first. */
export interface PayManner {
  /** "Pay Now" */
  readonly label: string
  readonly terms: ReactNode
  /** Why a card is saved and not charged, in place of the text of a guarantee. */
  readonly savedText: string
  /** A box above the button, which is off until the box is ticked (A5.8); null where nothing has to be agreed to. */
  readonly consent: Consent | null
  /** It is in a dialog: the button is a part of it, never at the bottom edge of the window. */
  readonly inDialog: boolean
  /** A payment is under way: nothing around it is changed or closed meanwhile. */
  readonly onBusy?: (busy: boolean) => void
}

export interface PaymentStepProps {
  readonly product: PaidProduct
  /** What the product allows, and what it calls what is held. */
  readonly rules: SaleRules
  readonly checkoutId: string
  /** The booking this checkout already has: resumed in its present state. */
  readonly bookingId: string | null
  /** The all-in total the person consents to. */
  readonly total: number
  /** What it costs after discounts: the sum of the price block. */
  readonly cost: number
  readonly due: Due
  /** The most that cancelling late or not coming may cost, as a card that is saved as a guarantee may be charged it; null where it costs nothing. */
  readonly guaranteed?: string | null
  readonly pay: PaymentRoute
  readonly manner?: PayManner
  /** What is charged after the booking is agreed to here, where the manner of its product does not say it. */
  readonly consent?: Consent | null
  /** What is applied besides the card; absent where nothing can be. */
  readonly tenders?: AppliedTenders
  /** What other checkouts and unpaid bookings of the person hold. */
  readonly heldElsewhere?: CheckoutMoney['held_elsewhere']
  /** When the server sent all this: a new time means new data. */
  readonly shownAt?: string
  /** What the booking earns once it is confirmed. */
  readonly earns?: CheckoutMoney['earns']
  /** What is applied was changed: so is how this checkout is paid. */
  readonly onMoney?: (money: CheckoutMoney) => void
  /** By the server's clock. */
  readonly today: Day
  /** Checks the guest details; null where something is missing, with the focus put there. */
  readonly readGuests: () => { readonly guests: readonly Guest[]; readonly contact: { readonly email: string; readonly phone: string } } | null
  /** What is paid and why, with what pays the rest as it is chosen: shown between the methods and the button, on a wide screen next to them. */
  readonly children: (charge: Charge | null) => ReactNode
  /** Where the lines of the total are, for the link in the bar of a phone. */
  readonly detailsHref: string
  /** The server refused what was said of travellers: it is said at the fields. */
  readonly onGuestsRefused?: (errors: readonly { readonly path: string; readonly message: string }[]) => void
  /** Puts the focus on the name of the lead guest. */
  readonly onChangeName: () => void
  /** A booking exists, so who it is made out to can no longer be changed; null: its checkout is open again. */
  readonly onBooked: (bookingId: string | null) => void
  readonly onConfirmed: (bookingId: string) => void
  /** Paid or not, this booking has failed, and the person was informed. */
  readonly onFailed: (bookingId: string) => void
  /** The total or the hold is not what the page shows: load it again. */
  readonly onStale: () => void
}
