import { say } from '@sojourn/i18n'
import { bookingTexts, type OrderTexts } from '../../sale/order-texts.ts'

const stayTexts = () => ({
  ...bookingTexts(),
  costs: say`Your stay costs`,
  tooLateToCancel: say`The day of arrival has passed, so this booking can no longer be canceled. Nothing was changed.`,
})

export const hotelTexts = (): OrderTexts => ({
  ...stayTexts(),
  waitingForPayment: say`Your room is held. We're waiting for your payment.`,
  waitingForGuarantee: say`Your room is held. We're waiting for the card that guarantees it, which won't be charged now.`,
  confirming: say`We've received your payment and are confirming your room.`,
  expired: say`You didn't pay in time, so your room was released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: the room sold out before we could confirm it.`,
})

export const homeTexts = (): OrderTexts => ({
  ...stayTexts(),
  waitingForPayment: say`Your home is held. We're waiting for your payment.`,
  waitingForGuarantee: say`Your home is held. We're waiting for the card that guarantees it, which won't be charged now.`,
  confirming: say`We've received your payment and are confirming your home.`,
  expired: say`You didn't pay in time, so your home was released. Nothing was charged.`,
  soldOut: say`It looks like your booking didn't go through: someone else booked the home before we could confirm it.`,
})
