// nothing here is translated: words of a bank, which bankText says in the reader's language
import { passesLuhn } from './cards/index.ts'
import type { Failure } from './modules/payments/index.ts'
import { findTestCard } from './providers/sandbox/test-cards.ts'

/** What is wrong with a number that a server sends. Only published test numbers may come that way; null for one of those. */
export function refusesNumber(number: string): Failure | null {
  if (findTestCard(number)) return null
  if (!passesLuhn(number)) return { code: 'incorrect_number', declineCode: null, message: 'Your card number is incorrect.' }
  return {
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    message: 'Nothing is charged here: use a test card, for example 4242 4242 4242 4242.',
  }
}

/** Why a card cannot be saved for a customer: its bank declines it at once. Cards that ask for 3-D Secure, or fail only when charged, are saved. */
export function refusesToKeep(number: string): Failure | null {
  const card = findTestCard(number)
  return card && card.challenge === 'never' && !card.attaches ? card.failure : null
}
