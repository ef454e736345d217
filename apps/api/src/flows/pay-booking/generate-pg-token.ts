import type { generatePgToken as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, invariant, type Outcome, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import { latestAttempt, tokenFor } from '../book-stay/payment-token.ts'
import { retryPayment } from '../book-stay/retry-payment.ts'
import type { Parts } from '../parts.ts'
import { askAndSettle } from '../settle-payment.ts'
import { differingAmounts, type Kept } from './compare-amounts.ts'
import { isOver, isPaid } from './own-booking.ts'
import { type Paid, payWithSavedCard, standingOf } from './pay-with-saved-card.ts'

type Wish = ParsedBodyOf<typeof call>
type Token = DataOf<typeof call>

/** The payment of a booking, made ready for card v1 or, with a saved card, paid at once. */
export async function generatePgToken(parts: Parts, booking: Booking, wish: Wish, caller: SignedInCaller): Promise<Outcome<Token>> {
  if (wish.product_type !== booking.product) return refuse('not_found')
  if (isOver(booking)) return refuse('nothing_due')
  const differs = differingAmounts(booking, await keptOf(parts, booking), wish)
  if (differs) return differs
  if (wish.payment_method === 'save_card') return withSavedCard(parts, booking, wish, caller)
  const attempt = await latestAttempt(parts, booking)
  if (isPaid(booking) || !attempt) return answerOf(parts, booking, { status: attempt ? 'succeeded' : 'none', attempt })
  const known = isSettled(attempt.state) ? attempt : await askAndSettle(parts, attempt)
  const stands = known.state !== 'declined' && known.state !== 'cancelled'
  if (stands) return answerOf(parts, booking, { status: standingOf(known), attempt: known })
  const fresh = await retryPayment(parts, booking, known, caller.ip)
  return fresh.ok ? answerOf(parts, booking, { status: 'open', attempt: await latestAttempt(parts, booking) }) : fresh
}

async function keptOf({ transactions, checkouts, tendering, changing }: Parts, booking: Booking): Promise<Kept> {
  const { orgId, checkoutId, userId } = booking
  return transactions.inTenant(orgId, async (tx) => {
    const checkout = await checkouts.find(tx, orgId, checkoutId, { userId, browserId: null })
    invariant(checkout, 'a booking has its checkout')
    const { tenders } = await tendering.appliedTo(tx, checkout, await tendering.planOfBooking(tx, booking))
    const cards = tenders.payment_cards.length > 0 ? await changing.parts.paymentCards.listOf(tx, { orgId, userId }) : []
    return { tenders, codesOf: new Map(cards.map(({ paymentCardId, code, mstTypeCode }) => [paymentCardId, [code, mstTypeCode]])) }
  })
}

async function withSavedCard(parts: Parts, booking: Booking, wish: Wish, caller: SignedInCaller): Promise<Outcome<Token>> {
  if (!wish.card_id) return refuse('bad_input', { errors: [{ path: 'card_id', message: 'a saved card is named by its id' }] })
  if (wish.email && wish.email !== caller.user.email.toLowerCase()) return refuse('not_allowed')
  if (wish.cust_id && wish.cust_id !== (await parts.payers.findCustomer(caller.orgId, caller.user.userId))) return refuse('not_found')
  const returnUrl = wish.return_url ? `${booking.origin}${wish.return_url}` : null
  const paid = await payWithSavedCard(parts, booking, { cardId: wish.card_id, returnUrl }, caller)
  return paid.ok ? answerOf(parts, booking, paid.value) : paid
}

async function answerOf(parts: Parts, booking: Booking, { status, attempt }: { status: Paid['status']; attempt: Attempt | null }): Promise<Outcome<Token>> {
  const { client_secret, authentication_url, is_popup, orderToken } = await tokenFor(parts, booking, attempt)
  return accept({ pg_token: attempt?.attemptId ?? '', client_secret, authentication_url, is_popup, orderToken, status })
}
