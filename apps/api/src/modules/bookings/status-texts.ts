import { say } from '@sojourn/i18n'
import { type Money, never } from '@sojourn/kernel'
import type { BookingStatus, FailureCode } from './domain/status.ts'

/** How a product speaks of what is bought ("booking", "top-up") and of what is held for it ("room"; null where nothing is). */
export interface OrderWords {
  readonly order: string
  readonly unit: string | null
}

/** What a person is told while a supplier owes an answer for longer than it should. */
export const waitingText = (): string =>
  say`Your payment is in, and the supplier has not answered yet. We keep asking and our staff is looking into it. It ends in a confirmation or with all of your money back.`

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function failureText(code: string, { order, unit }: OrderWords): string {
  const failed = say`It looks like your ${order} didn't go through`
  switch (code as FailureCode) {
    case 'sold_out':
      return unit ? say`${failed}: the ${unit} was sold before it could be confirmed.` : `${failed}.`
    case 'not_confirmed':
      return say`${failed}: the supplier did not confirm it. Your money goes back.`
    case 'price_changed':
      return say`${failed}: the supplier would have confirmed it at another price only. Your money goes back.`
    case 'order_not_created':
      return say`Error creating booking order. Nothing was charged. Please try again.`
    case 'payment_conflict':
      return say`${failed}: the payment differed from the price. Our staff is looking into it and will write to you.`
    default:
      return `${failed}.`
  }
}

/** What a person is told. A booking that waits although no card is to be charged waits for the card that guarantees it. */
export function messageOf(of: { readonly status: BookingStatus; readonly failure: string | null; readonly card: Money }, words: OrderWords): string {
  const { status, failure, card } = of
  const { order, unit } = words
  const held = unit ? say`${capital(`your ${unit}`)} is held. ` : ''
  switch (status) {
    case 'draft':
      return say`Your ${order} is being prepared.`
    case 'pending_payment':
      return unit && card.minor === 0
        ? say`${held}We are waiting for the card that guarantees it; nothing is charged to it now.`
        : say`${held}We are waiting for your payment.`
    case 'confirming':
      return say`Your payment is in. We are confirming your ${unit ?? order}.`
    case 'confirmed':
      return say`Your ${order} is confirmed.`
    case 'failed':
      return failureText(failure ?? '', words)
    case 'expired':
      return say`Time ran out before the payment was made. Nothing was charged${unit ? ` and the ${unit} is free again` : ''}.`
    case 'cancelled':
      return failure === 'given_up' || failure === 'reopened'
        ? say`This booking was canceled before it was paid. Nothing was charged.`
        : say`Your ${order} is cancelled.`
    default:
      return never(status)
  }
}
