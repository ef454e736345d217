import { say } from '@sojourn/i18n'
import { bookingTexts, type OrderTexts } from '../../sale/order-texts.ts'

export const carTexts = (): OrderTexts => ({
  ...bookingTexts(),
  costs: say`Your car costs`,
  waitingForPayment: say`Your car is held. We're waiting for your payment.`,
  waitingForGuarantee: say`Your car is held. We're waiting for the card that guarantees it, which won't be charged now.`,
  confirming: say`We've received your payment and are confirming your car.`,
  expired: say`You didn't pay in time, so your car was released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: the car sold out before we could confirm it.`,
  tooLateToCancel: say`The pick-up day has passed, so this booking can no longer be canceled. Nothing was changed.`,
})
