import { say } from '@sojourn/i18n'
import { bookingTexts, type OrderTexts } from '../../sale/order-texts.ts'

export const transferTexts = (): OrderTexts => ({
  ...bookingTexts(),
  costs: say`Your transfer costs`,
  waitingForPayment: say`Your transfer is held. We're waiting for your payment.`,
  waitingForGuarantee: say`Your transfer is held. We're waiting for the card that guarantees it, which won't be charged now.`,
  confirming: say`We've received your payment and are confirming your transfer.`,
  expired: say`You didn't pay in time, so your transfer was released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: the transfer sold out before we could confirm it.`,
  tooLateToCancel: say`The day of the transfer has passed, so this booking can no longer be canceled. Nothing was changed.`,
})
