// nothing here is translated: words of a bank, which bankText says in the reader's language
import { brandOf, checkCode, isPast, passesLuhn } from '../../cards/index.ts'
import type { Failure, PayingCard } from '../../modules/payments/index.ts'
import { findTestCard } from './test-cards.ts'

const refusal = (code: string, message: string, declineCode: string | null = null): Failure => ({ code, declineCode, message })

/** What is wrong with a card before anyone is asked. A real card ends here: the sandbox must never hold one. */
export function refuseCard(card: PayingCard, nowMs: number): Failure | null {
  if (card.kind !== 'card') return refusal('payment_method_unexpected_state', 'This card is kept by another provider. Please enter it again.')
  if (!passesLuhn(card.number)) return refusal('incorrect_number', 'Your card number is incorrect.')
  if (!findTestCard(card.number)) {
    return refusal('card_declined', 'Nothing is charged here: use a test card, for example 4242 4242 4242 4242.', 'test_mode_live_card')
  }
  if (isPast({ month: card.expMonth, year: card.expYear }, nowMs)) return refusal('expired_card', 'Your card has expired.', 'expired_card')
  if (card.code !== null && checkCode(card.code, brandOf(card.number).brand) !== 'complete') {
    return refusal('invalid_cvc', "Your card's security code is invalid.")
  }
  return null
}
