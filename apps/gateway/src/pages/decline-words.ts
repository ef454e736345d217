import { bankText } from '@sojourn/i18n'
import { browserTexts } from './browser-texts.ts'

const THREE_D_SECURE = 'payment_intent_authentication_failure'

/** A card was not taken: the bank's word, what it means for the payer's money, what to do. */
export function declineWords({ code, message }: { readonly code: string; readonly message: string }): string {
  const { notConfirmed, anotherCard } = browserTexts()
  return code === THREE_D_SECURE ? notConfirmed : `${bankText(message)} ${anotherCard}`
}
