import { say } from '@sojourn/i18n'
import { type Money, never } from '@sojourn/kernel'
import type { OrderTexts } from '../../sale/order-texts.ts'
import type { ProviderReason } from './domain/item.ts'
import type { BookingStatus, FailureCode, NoShowCode, ProviderCode, ShopCode } from './domain/status.ts'

/** What a person reads while a supplier owes an answer for longer than it should. */
export const waitingText = (): string =>
  say`We've received your payment, but the supplier hasn't confirmed yet and our team is looking into it. You'll get a confirmation or a full refund.`

/** Why we cancelled what a person had booked and not paid. */
export const unpaidText = (): string => say`We canceled this booking because the rest of its price wasn't paid in time.`

/** That nobody came for what was booked. */
export const noShowText = (): string => say`The provider told us that nobody showed up, so the terms for that apply.`

/** Why its provider cancelled what a person had booked. */
export function byProviderText(reason: ProviderReason): string {
  switch (reason) {
    case 'weather':
      return say`The provider canceled because of the weather.`
    case 'too_few':
      return say`The provider canceled because too few people booked.`
    case 'not_operated':
      return say`The provider canceled because it doesn't run on that day.`
    case 'withdrawn':
      return say`The provider canceled because it no longer offers this.`
    case 'changed':
      return say`The provider changed it, and you asked for your money back.`
    case 'other':
      return say`The provider had to cancel.`
  }
}

export function failureText(code: string, texts: OrderTexts): string {
  switch (code as FailureCode) {
    case 'sold_out':
      return texts.soldOut
    case 'not_confirmed':
      return texts.notConfirmed
    case 'price_changed':
      return texts.priceChanged
    case 'order_not_created':
      return say`Error creating booking order. Nothing was charged. Please try again.`
    case 'trial_used':
      return texts.trialUsed ?? texts.failed
    case 'payment_conflict':
      return texts.paymentConflict
    default:
      return texts.failed
  }
}

/** What a person reads. A booking of something that is held, for which no card is to be charged, waits for the card that guarantees it. */
export function messageOf(
  of: { readonly status: BookingStatus; readonly failure: string | null; readonly card: Money },
  texts: OrderTexts,
  isHeld: boolean,
): string {
  const { status, failure, card } = of
  switch (status) {
    case 'draft':
      return texts.preparing
    case 'pending_payment':
      return isHeld && card.minor === 0 ? texts.waitingForGuarantee : texts.waitingForPayment
    case 'confirming':
      return texts.confirming
    case 'confirmed':
      return texts.confirmed
    case 'failed':
      return failureText(failure ?? '', texts)
    case 'expired':
      return texts.expired
    case 'cancelled':
      if (failure === ('unpaid' satisfies ShopCode)) return unpaidText()
      if (failure === ('provider_cancelled' satisfies ProviderCode)) return byProviderText('other')
      if (failure === ('no_show' satisfies NoShowCode)) return noShowText()
      return failure === 'given_up' || failure === 'reopened' ? say`This booking was canceled before it was paid. Nothing was charged.` : texts.cancelled
    default:
      return never(status)
  }
}
