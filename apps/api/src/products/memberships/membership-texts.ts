import { say } from '@sojourn/i18n'
import type { OrderTexts } from '../../sale/order-texts.ts'

export const membershipTexts = (): OrderTexts => ({
  costs: say`Your membership costs`,
  preparing: say`Your membership is being prepared.`,
  waitingForPayment: say`We're waiting for your payment.`,
  waitingForGuarantee: say`We're waiting for the card that your membership will be charged to. It won't be charged now.`,
  confirming: say`We've received your payment and are confirming your membership.`,
  confirmed: say`Your membership is confirmed.`,
  cancelled: say`Your membership purchase is canceled.`,
  expired: say`You didn't pay in time, so nothing was bought. Nothing was charged.`,
  failed: say`It looks like your membership didn't go through.`,
  soldOut: say`It looks like your membership didn't go through: what you have has changed in the meantime. You'll get a full refund.`,
  notConfirmed: say`It looks like your membership didn't go through. You'll get a full refund.`,
  priceChanged: say`It looks like your membership didn't go through. You'll get a full refund.`,
  trialUsed: say`Your membership didn't start: this card has already been used for a free trial. Nothing was charged. You can choose the plan again without a trial.`,
  paymentConflict: say`It looks like your membership didn't go through: the payment didn't match the price. Our team will look into it and email you.`,
  tooLateToCancel: say`The withdrawal period has ended. You can still end your membership at the end of its term. Nothing was changed.`,
})
