import type { Money } from '@sojourn/kernel'

/** A booking as a mail shows it. */
export interface BookedFacts {
  readonly reference: string
  /** What was bought. */
  readonly title: string
  /** More of it, each with its label, in the order to read them. */
  readonly facts: readonly (readonly [label: string, value: string])[]
}

/** One way by which a price was paid: a coupon, points, a card. */
export interface WayPaid {
  readonly label: string
  readonly amount: Money
}

/** The part of a refund that is paid by one means. */
export interface MoneyBack extends WayPaid {
  /** When it is there, and as what. */
  readonly when: string
}

/** One row of what a booking costs and how that is paid; what was taken off has a minus. */
export interface PriceRow {
  readonly label: string
  readonly amount: Money
  readonly isTaken?: true
  /** About how much it is in the currency of the price, of what is paid in another one. */
  readonly about?: Money
}

/** What becomes of a coupon or a discount card. */
export interface DiscountEnd {
  readonly label: string
  readonly when: string
}

export interface ConfirmedBooking extends BookedFacts {
  readonly travellers: readonly string[]
  /** It takes the place of what was booked before. */
  readonly isChange?: true
  /** What it gives back of what was paid before, and how. */
  readonly refunded?: Money
  readonly back?: readonly MoneyBack[]
  /** Tickets and other numbers that suppliers gave, each with its label. Absent from mails written before this field existed. */
  readonly proofs?: readonly (readonly [string, string])[]
  readonly paidNow: Money
  /** How, in mails that have no `price` yet: these sum to it. */
  readonly paidBy?: readonly WayPaid[]
  readonly paidLater: Money
  /** Where the rest is paid: "at the property". */
  readonly laterAt: string
  readonly total: Money
  /** Absent from mails written before this field existed: those show the amounts above. */
  readonly price?: readonly PriceRow[]
  /** What is promised of it because of another booking, in sentences. Absent where nothing is. */
  readonly promises?: readonly string[]
  /** What cancelling means in words, sentence by sentence, with the time of the place. */
  readonly cancellation: readonly string[]
  readonly bookingLink: string
}

/** An offer that an agent put together for a client to pay. The person who opens `link` must be the client all the same. */
export interface PayLinkMail extends Omit<BookedFacts, 'reference'> {
  readonly firstName: string
  readonly agent: string
  readonly total: Money
  /** In words, UTC. */
  readonly heldUntil: string
  readonly link: string
}

/** What is charged later, as its person is notified. Days are theirs. */
export interface ChargeMail {
  readonly firstName: string
  /** In the receiver's language: "Explorer plan, 1 January to 31 January 2028". */
  readonly what: string
  readonly amount: Money
  /** The list of what will be charged when. */
  readonly chargesLink: string
}

/** What follows a charge that failed. */
export type AfterDecline =
  | { readonly kind: 'retry'; readonly on: string }
  /** Another card is needed, until then. */
  | { readonly kind: 'card'; readonly until: string }
  /** The holder is asked by their bank, until then. */
  | { readonly kind: 'bank'; readonly until: string }
  | { readonly kind: 'over' }

/** What each kind of mail in words of ours needs to know. Links are absolute, on the origin the person saw. */
export interface MailData {
  verify_email: { readonly firstName: string; readonly link: string }
  existing_account: { readonly firstName: string; readonly link: string }
  reset_password: { readonly firstName: string; readonly link: string }
  client_invited: { readonly firstName: string; readonly agent: string; readonly link: string }
  /** `trip` is its name, null where it is an invitation to the site; `isHere`: they have an account. */
  invited: { readonly firstName: string; readonly inviter: string; readonly trip: string | null; readonly isHere: boolean; readonly link: string }
  booking_confirmed: ConfirmedBooking
  booking_failed: BookedFacts & {
    readonly refunded: Money
    readonly back?: readonly MoneyBack[]
    readonly discounts?: readonly DiscountEnd[]
    readonly searchLink: string
  }
  booking_cancelled: BookedFacts & {
    readonly refunded: Money
    readonly back?: readonly MoneyBack[]
    /** What becomes of the coupon and of discount cards; absent from older mails. */
    readonly discounts?: readonly DiscountEnd[]
    /** The fee that is retained of the money paid. */
    readonly fee: Money
    /** The fee beyond it, that the card is charged which guarantees the booking. */
    readonly charged?: Money
    readonly bookingLink: string
    /** One item of several. */
    readonly isPart?: boolean
    /** That we cancelled what was not paid, in a sentence. */
    readonly unpaid?: string
    /** That nobody came for it, in a sentence. */
    readonly noShow?: string
    /** Of what its provider cancelled: why, and what it said about it. */
    readonly byProvider?: { readonly why: string; readonly note: string | null }
  }
  /** What became known of what was booked: `isOpen` asks for an answer. */
  booking_changed: BookedFacts & {
    readonly isOpen: boolean
    readonly note: string | null
    /** What it was, as far as that is another one now. */
    readonly before: BookedFacts['facts']
    readonly answerBy: string | null
    readonly bookingLink: string
  }
  /** What somebody waited for is held for them; the link opens it. */
  waiting_offered: { readonly title: string; readonly summary: string; readonly total: Money; readonly heldUntil: string; readonly link: string }
  pay_link: PayLinkMail
  charge_announced: ChargeMail & { readonly on: string; readonly pays: readonly string[]; readonly endLink: string | null }
  charge_paid: ChargeMail & { readonly on: string; readonly paidWith: string }
  /** `reason`: the bank's own words. */
  charge_declined: ChargeMail & { readonly reason: string | null; readonly next: AfterDecline; readonly payLink: string }
  charge_called_off: ChargeMail
}

export type MailKind = keyof MailData
/** Mail in words of ours; what a product writes itself is `OwnMail`. */
export type SharedMail = { [Kind in MailKind]: { readonly kind: Kind; readonly data: MailData[Kind] } }[MailKind]

/** What opens an account or holds value, by kind: wiped from our tables once the mail has left. */
export const secretsOf: Partial<Record<MailKind, readonly string[]>> = {
  verify_email: ['link'],
  reset_password: ['link'],
  client_invited: ['link'],
  invited: ['link'],
  waiting_offered: ['link'],
  pay_link: ['link'],
  charge_announced: ['endLink'],
}

declare const OWN: unique symbol

/** A mail whose letter its sender has brought: its kind is stored, and found again when it is written. */
export interface OwnMail {
  readonly kind: string & { readonly [OWN]: true }
  readonly data: object
}

export type Mail = SharedMail | OwnMail

/** The organisation's name and colours (`#rrggbb`) at the head of a mail. */
export interface Letterhead {
  readonly name: string
  readonly paper: string
  readonly sheet: string
  readonly ink: string
  readonly accent: string
  readonly onAccent: string
}

export interface RenderedMail {
  readonly subject: string
  readonly text: string
  /** A whole document for a mail program. */
  readonly html: string
  /** The same without the document around it, for a page of ours. */
  readonly fragment: string
}
