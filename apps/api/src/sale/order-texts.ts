import { say } from '@sojourn/i18n'

/** What people read about a booking of a product while it goes its way: whole sentences, for their nouns differ in gender and case from language to language. */
export interface OrderTexts {
  /** The row of a price that says what it comes to after discounts: "Your stay costs". */
  readonly costs: string
  readonly preparing: string
  readonly waitingForPayment: string
  /** No card is charged; one is asked for as a guarantee. */
  readonly waitingForGuarantee: string
  readonly confirming: string
  readonly confirmed: string
  readonly cancelled: string
  readonly expired: string
  /** Why it failed, where more is known than that it did. */
  readonly failed: string
  readonly soldOut: string
  readonly notConfirmed: string
  readonly priceChanged: string
  /** Of what begins with a free trial. */
  readonly trialUsed?: string
  readonly paymentConflict: string
  /** Why a cancellation is refused while it is confirmed, where that may take longer than a minute. */
  readonly waitToCancel?: string
  /** Why a cancellation is refused once it is too late. */
  readonly tooLateToCancel: string
}

/** The row of a price for items of several kinds. */
export const bookingCosts = (): string => say`Your booking costs`

/** What every product that is booked says alike. */
export const bookingTexts = () => ({
  costs: bookingCosts(),
  preparing: say`Your booking is being prepared.`,
  waitingForPayment: say`We're waiting for your payment.`,
  waitingForGuarantee: say`We're waiting for the card that guarantees your booking. It won't be charged now.`,
  confirming: say`We've received your payment and are confirming your booking.`,
  confirmed: say`Your booking is confirmed.`,
  cancelled: say`Your booking is canceled.`,
  expired: say`You didn't pay in time, so your booking has expired. Nothing was charged.`,
  failed: say`It looks like your booking didn't go through.`,
  soldOut: say`It looks like your booking didn't go through: it sold out before we could confirm it.`,
  notConfirmed: say`It looks like your booking didn't go through: the supplier didn't confirm it. You'll get a full refund.`,
  priceChanged: say`It looks like your booking didn't go through: the supplier changed the price. You'll get a full refund.`,
  paymentConflict: say`It looks like your booking didn't go through: the payment didn't match the price. Our team will look into it and email you.`,
})
