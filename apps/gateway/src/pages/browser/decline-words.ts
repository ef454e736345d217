import { text } from './page-facts.ts'

const THREE_D_SECURE = 'payment_intent_authentication_failure'

/** A card was not taken: the bank's word, what it means for the payer's money, what to do. */
export const declineWords = ({ code, message }: { readonly code: string; readonly message: string }): string =>
  code === THREE_D_SECURE ? text('notConfirmed') : `${message} ${text('anotherCard')}`
