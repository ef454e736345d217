// nothing here is translated: words of a bank, which bankText says in the reader's language
import type { CardProvider, Failure, PayingCard } from '../../modules/payments/index.ts'
import { cancelCharge } from './cancel-charge.ts'
import { captureCharge } from './capture-charge.ts'
import { confirmCharge } from './confirm-charge.ts'
import { describeCard } from './describe-card.ts'
import { findCharge } from './find-charge.ts'
import { openLine, type StripeDeps } from './line.ts'
import { cancelRefund, findRefund, sendRefund } from './refunds.ts'

const NOT_FROM_ITS_FORM: Failure = {
  code: 'card_data_refused',
  declineCode: null,
  message: 'This card did not come from the card form. Nothing was charged. Reload the page and type it there again.',
}

/**
 * Stripe as a provider. Each charge is an intent of its own there: opened without a card under `{key}:open`, stored here, then confirmed
 * under `{key}:confirm`. So a crash or a lost answer anywhere leaves something that can be asked about, or barred.
 */
export function createStripe(deps: StripeDeps): CardProvider {
  const line = openLine(deps)
  const refuses = (card: PayingCard) => (card.kind === 'card' && !deps.config.rawCards ? NOT_FROM_ITS_FORM : null)
  return {
    name: 'stripe',
    refuses,
    // Also a number that was saved before Stripe took the cards: it never leaves this system.
    confirm: async (charge) => (refuses(charge.card) ? { kind: 'declined', failure: NOT_FROM_ITS_FORM } : confirmCharge(line, charge)),
    find: (ref) => findCharge(line, ref),
    cancel: (ref) => cancelCharge(line, ref),
    capture: (capture) => captureCharge(line, capture),
    refund: (refund) => sendRefund(line, refund),
    cancelRefund: (refund) => cancelRefund(line, refund),
    findRefund: (refund) => findRefund(line, refund),
    describe: (token) => describeCard(line, token),
  }
}

export const stripeMigrations = { owner: 'gateway-stripe', folder: new URL('./data/', import.meta.url) }
