import { say } from '@sojourn/i18n'
import { bookingTexts, type OrderTexts } from '../../sale/order-texts.ts'

export const flightTexts = (): OrderTexts => ({
  ...bookingTexts(),
  costs: say`Your flights cost`,
  waitingForPayment: say`Your seats are held. We're waiting for your payment.`,
  confirming: say`We've received your payment and are issuing your tickets.`,
  expired: say`You didn't pay in time, so your seats were released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: the seats were sold before we could issue your tickets.`,
  tooLateToCancel: say`The day of departure has passed, so this booking can no longer be canceled. Nothing was changed.`,
})
