import type { Day, Money } from '@sojourn/kernel'

/** One stay as a mail tells it. */
export interface StayFacts {
  readonly reference: string
  readonly hotel: string
  readonly address: string
  readonly checkin: Day
  readonly checkout: Day
}

/** One way by which a price was paid: a coupon, points, a card. */
export interface WayPaid {
  readonly label: string
  readonly amount: Money
}

/** What of a refund goes back by one way. */
export interface MoneyBack extends WayPaid {
  /** When it is there, and as what. */
  readonly when: string
}

export interface ConfirmedStay extends StayFacts {
  readonly guests: readonly string[]
  /** The rooms in words: `1 room, 2 adults`. */
  readonly rooms: string
  readonly roomName: string
  /** What was booked of the house. */
  readonly unit: 'Room' | 'Home'
  readonly paidNow: Money
  /** How, where more than one card paid it: these sum to it. Absent of mails written before it was told, as `back` is. */
  readonly paidBy?: readonly WayPaid[]
  readonly payAtProperty: Money
  readonly total: Money
  /** The cancellation time line in words, one line each, with the property's own time. */
  readonly cancellation: readonly string[]
  readonly bookingLink: string
}

/** Wallet value that was bought, or was to be. */
export interface WalletFacts {
  readonly reference: string
  readonly amount: Money
  readonly walletLink: string
}

/** A gift as its receiver is told of it: `code` and `link` are worth its value. */
export interface GiftMail {
  readonly from: string
  readonly name: string
  /** In the giver's words; empty where they had none. */
  readonly message: string
  readonly amount: Money
  readonly code: string
  readonly link: string
}

/** A stay that an agent put together for a client to pay. Who opens `link` must be the client all the same. */
export interface PayLinkMail extends Omit<StayFacts, 'reference'> {
  readonly firstName: string
  readonly agent: string
  readonly total: Money
  /** In words, UTC. */
  readonly heldUntil: string
  readonly link: string
}

/** What each kind of mail needs to know. Links are absolute, on the origin the person saw. */
export interface MailData {
  verify_email: { readonly firstName: string; readonly link: string }
  existing_account: { readonly firstName: string; readonly link: string }
  reset_password: { readonly firstName: string; readonly link: string }
  booking_confirmed: ConfirmedStay
  booking_failed: StayFacts & { readonly refunded: Money; readonly back?: readonly MoneyBack[]; readonly searchLink: string }
  booking_cancelled: StayFacts & { readonly refunded: Money; readonly back?: readonly MoneyBack[]; readonly fee: Money; readonly bookingLink: string }
  wallet_topped_up: WalletFacts
  wallet_failed: WalletFacts & { readonly refunded: Money }
  gift_bought: WalletFacts & { readonly name: string; readonly email: string }
  gift_received: GiftMail
  pay_link: PayLinkMail
}

export type MailKind = keyof MailData
export type Mail = { [Kind in MailKind]: { readonly kind: Kind; readonly data: MailData[Kind] } }[MailKind]

/** What opens an account or holds value, by kind: wiped from our tables once the mail has left. */
export const secretsOf: Partial<Record<MailKind, readonly string[]>> = {
  verify_email: ['link'],
  reset_password: ['link'],
  gift_received: ['code', 'link'],
  pay_link: ['link'],
}

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
