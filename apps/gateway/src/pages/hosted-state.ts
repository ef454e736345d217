import { say } from '@sojourn/i18n'
import type { Payment } from '../modules/payments/index.ts'

/** What the hosted page shows of a payment. */
export type HostedState = 'open' | 'action' | 'waiting' | 'handed' | 'paid' | 'saved' | 'canceled' | 'expired'

export function hostedStateOf({
  status,
  amount,
  cancelReason,
  confirmationMethod,
}: Pick<Payment, 'status' | 'amount' | 'cancelReason' | 'confirmationMethod'>): HostedState {
  switch (status) {
    case 'requires_payment_method':
      return 'open'
    case 'requires_confirmation':
      // A card is there, and its merchant's server has the word.
      return confirmationMethod === 'manual' ? 'handed' : 'open'
    case 'requires_action':
      return 'action'
    case 'processing':
      return 'waiting'
    case 'canceled':
      // A shop cancels what was not paid in time.
      return cancelReason === 'abandoned' ? 'expired' : 'canceled'
    default:
      return amount.minor === 0 ? 'saved' : 'paid'
  }
}

/** What the page says where there is nothing to fill in: a title and what it means. */
export const stateWords = (): Readonly<Record<Exclude<HostedState, 'open'>, readonly [title: string, text: string]>> => ({
  action: [say`Your bank needs to verify it's you`, say`You won't be charged until you confirm with your bank.`],
  waiting: [say`Checking with your bank`, say`We don't know yet whether your card was charged. Please don't pay again: this page will update itself.`],
  handed: [say`Your card was sent to the shop`, say`You won't be charged until the shop confirms the payment. You can close this page.`],
  paid: [say`Payment complete`, say`Your payment has been received. You can close this page.`],
  saved: [say`Your card is saved`, say`Nothing was charged. You can close this page.`],
  canceled: [say`This payment was canceled`, say`Nothing was charged. Go back to the shop to start again.`],
  expired: [say`This payment has expired`, say`Nothing was charged. Go back to the shop to start again.`],
})
