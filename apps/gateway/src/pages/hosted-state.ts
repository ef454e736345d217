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
      // A shop gives up what nobody paid in time.
      return cancelReason === 'abandoned' ? 'expired' : 'canceled'
    default:
      return amount.minor === 0 ? 'saved' : 'paid'
  }
}

/** What the page says where there is nothing to fill in: a title and what it means. */
export const stateWords = (): Readonly<Record<Exclude<HostedState, 'open'>, readonly [title: string, text: string]>> => ({
  action: [say`Your bank wants to know it is you`, say`Nothing is charged until you confirm there.`],
  waiting: [
    say`We are asking your bank`,
    say`It is not known yet whether your card was charged. Please do not pay again: this page shows the answer as soon as there is one.`,
  ],
  handed: [say`Your card is with the shop`, say`Nothing is charged before the shop confirms the payment. There is nothing more to do here.`],
  paid: [say`This is paid`, say`The payment has arrived. There is nothing more to do here.`],
  saved: [say`Your card is saved`, say`Nothing was charged. There is nothing more to do here.`],
  canceled: [say`This payment was cancelled`, say`Nothing was charged. Go back to the shop to begin again.`],
  expired: [say`This payment has expired`, say`The time to pay is over. Nothing was charged. Go back to the shop to begin again.`],
})
