import { say } from '@sojourn/i18n'
import { bookingTexts, type OrderTexts } from '../../sale/order-texts.ts'

export const activityTexts = (): OrderTexts => ({
  ...bookingTexts(),
  costs: say`Your activity costs`,
  waitingForPayment: say`Your places are held. We're waiting for your payment.`,
  waitingForGuarantee: say`Your places are held. We're waiting for the card that guarantees them, which won't be charged now.`,
  confirming: say`We've received your payment and are confirming your places. An operator who answers each request may take up to a day; if they can't take you, you get a full refund.`,
  waitToCancel: say`We're still confirming your places; an operator who answers each request may take up to a day. Nothing was changed: you can cancel once they're confirmed.`,
  expired: say`You didn't pay in time, so your places were released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: the last places were taken before we could confirm yours.`,
  notConfirmed: say`It looks like your booking didn't go through: the operator can't take your group. You'll get a full refund.`,
  tooLateToCancel: say`The day of the activity has passed, so this booking can no longer be canceled. Nothing was changed.`,
})
