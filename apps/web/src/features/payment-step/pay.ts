import type { PaymentEvent, Send } from './attempt.ts'
import type { CardChoice, NewCardChoice, SavedCardChoice } from './card-choice.ts'
import { type Order, type PaymentToken, paySavedV1, paySavedV2 } from './payment-api.ts'
import { isUnanswered, paymentNoticeOf } from './refusals.ts'

const FAILED: PaymentEvent = { type: 'retry', notice: { kind: 'payment' } }
/** Paid, or not known: both are asked about, and neither is called failed. */
const ASK: PaymentEvent = { type: 'paid' }

/** Pays an open payment, or saves a card for it, by the gateway that its token names. */
export async function payWith(token: PaymentToken, bookingId: string, order: Order, choice: CardChoice | null, send: Send): Promise<void> {
  if (token.route === 'none') return send(ASK)
  if (token.route === 'hosted') return send({ type: 'hosted', url: token.orderToken, isPopup: token.is_popup })
  if (token.authentication_url) return send({ type: 'challenge', bookingId, url: token.authentication_url })
  if (choice?.by === 'saved') return paySaved(token, bookingId, order, choice, send)
  if (!choice) return send(FAILED)
  // Nothing to pay with is handed out: it was paid already, or the gateway has not answered yet.
  if (!token.client_secret) return send(ASK)
  return payNew(token.client_secret, bookingId, choice, send)
}

async function payNew(clientSecret: string, bookingId: string, { card, name, save, nickName }: NewCardChoice, send: Send): Promise<void> {
  const result = await card.pay({ clientSecret, name, save, nickName })
  switch (result.status) {
    case 'succeeded':
    case 'processing':
    case 'unknown':
      return send(ASK)
    case 'action':
      return send({ type: 'challenge', bookingId, url: result.url })
    case 'declined':
      return send(result.message ? { type: 'retry', notice: { kind: 'card', message: result.message } } : FAILED)
    case 'unsent':
      return send(result.said ? { type: 'retry', notice: null } : FAILED)
  }
}

async function paySaved(token: PaymentToken, bookingId: string, order: Order, card: SavedCardChoice, send: Send): Promise<void> {
  const answer = token.gateway === 'PG_01' ? await paySavedV1(bookingId, card, order) : await paySavedV2(token, bookingId, card)
  if (!answer.ok) {
    const isOpen = isUnanswered(answer) || answer.code === 'already_paid' || answer.code === 'payment_pending'
    return send(isOpen ? ASK : { type: 'retry', notice: paymentNoticeOf(answer, order) })
  }
  const { status, url } = answer.data
  if (status === 'action' && url) return send({ type: 'challenge', bookingId, url })
  return send(status === 'open' ? FAILED : ASK)
}
