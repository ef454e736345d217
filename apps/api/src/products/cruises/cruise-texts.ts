import { say } from '@sojourn/i18n'
import { bookingTexts, type OrderTexts } from '../../sale/order-texts.ts'
import { packageLaw } from '../../sale/package-law.ts'

export const cruiseTexts = (): OrderTexts => ({
  ...bookingTexts(),
  costs: say`Your cruise costs`,
  waitingForPayment: say`Your cabin is held. We're waiting for your payment.`,
  waitingForGuarantee: say`Your cabin is held. We're waiting for the card that guarantees it, which won't be charged now.`,
  confirming: say`We've received your payment and are confirming your cabin.`,
  expired: say`You didn't pay in time, so your cabin was released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: someone else booked the cabin before we could confirm it.`,
  tooLateToCancel: say`The ship has sailed, so this booking can no longer be canceled. Nothing was changed.`,
})

/** A cruise carries, lodges and feeds its guests for at least a night at one price: the law calls that a package. */
export const cruiseInformation = () =>
  packageLaw(say`This cruise is a package in the sense of Directive (EU) 2015/2302, and all rights of a package are yours.`)
