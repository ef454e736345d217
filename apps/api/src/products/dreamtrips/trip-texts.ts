import { say } from '@sojourn/i18n'
import { bookingTexts, type OrderTexts } from '../../sale/order-texts.ts'
import { packageLaw } from '../../sale/package-law.ts'

export const tripTexts = (): OrderTexts => ({
  ...bookingTexts(),
  costs: say`Your trip costs`,
  waitingForPayment: say`Your places in the group are held. We're waiting for your payment.`,
  confirming: say`We've received your payment and are confirming your places in the group.`,
  expired: say`You didn't pay in time, so your places in the group were released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: the last places in the group were taken before we could confirm yours.`,
  tooLateToCancel: say`The trip has begun, so this booking can no longer be canceled. Nothing was changed.`,
})

/** A group trip has nights, rides and things to do at one price: the law calls that a package too. */
export const tripInformation = () => packageLaw(say`This trip is a package in the sense of Directive (EU) 2015/2302, and all rights of a package are yours.`)
