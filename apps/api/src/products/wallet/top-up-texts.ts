import { say } from '@sojourn/i18n'
import type { OrderTexts } from '../../sale/order-texts.ts'

export const topUpTexts = (): OrderTexts => ({
  costs: say`Your top-up costs`,
  preparing: say`Your top-up is being prepared.`,
  waitingForPayment: say`We're waiting for your payment.`,
  waitingForGuarantee: say`We're waiting for your payment.`,
  confirming: say`We've received your payment and are confirming your top-up.`,
  confirmed: say`Your top-up is confirmed.`,
  cancelled: say`Your top-up is canceled.`,
  expired: say`You didn't pay in time, so your top-up has expired. Nothing was charged.`,
  failed: say`It looks like your top-up didn't go through.`,
  soldOut: say`It looks like your top-up didn't go through.`,
  notConfirmed: say`It looks like your top-up didn't go through. You'll get a full refund.`,
  priceChanged: say`It looks like your top-up didn't go through. You'll get a full refund.`,
  paymentConflict: say`It looks like your top-up didn't go through: the payment didn't match the price. Our team will look into it and email you.`,
  tooLateToCancel: say`Wallet credit can be spent but not canceled. Nothing was changed.`,
})
