import { say } from '@sojourn/i18n'
import { bookingTexts, type OrderTexts } from '../../sale/order-texts.ts'

const shared = () => ({
  ...bookingTexts(),
  tooLateToCancel: say`The day of arrival has passed, so this booking can no longer be canceled. Nothing was changed.`,
})

export const weekTexts = (): OrderTexts => ({
  ...shared(),
  costs: say`Your week costs`,
  waitingForPayment: say`Your week is held. We're waiting for your payment.`,
  waitingForGuarantee: say`Your week is held. We're waiting for the card that guarantees it, which won't be charged now.`,
  confirming: say`We've received your payment and are confirming your week.`,
  expired: say`You didn't pay in time, so your week was released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: someone else booked the week before we could confirm it.`,
})

export const unitStayTexts = (): OrderTexts => ({
  ...shared(),
  costs: say`Your stay costs`,
  waitingForPayment: say`Your unit is held. We're waiting for your payment.`,
  waitingForGuarantee: say`Your unit is held. We're waiting for the card that guarantees it, which won't be charged now.`,
  confirming: say`We've received your payment and are confirming your unit.`,
  expired: say`You didn't pay in time, so your unit was released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: someone else booked the unit before we could confirm it.`,
})
