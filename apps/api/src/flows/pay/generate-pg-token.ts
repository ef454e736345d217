import type { generatePgToken as call, DataOf, ParsedBodyOf } from '@sojourn/contracts'
import { accept, invariant, type Outcome, publicCodeOf, refuse } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import { walletId } from '../../modules/tenders/index.ts'
import { payableState } from '../payment/payable-state.ts'
import { latestAttempt, tokenFor } from '../payment/payment-token.ts'
import { retryPayment } from '../payment/retry-payment.ts'
import { syncPayment } from '../payment/sync-payment.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { differingAmounts, type StoredAmounts } from './compare-amounts.ts'
import { attemptStatus, type Paid, payWithSavedCard } from './pay-with-saved-card.ts'

type TokenRequest = ParsedBodyOf<typeof call>
type Token = DataOf<typeof call>

/** Prepares the payment of a booking for card v1 or, with a saved card, pays it at once. */
export async function generatePgToken(deps: ShopDeps, booking: Booking, request: TokenRequest, caller: SignedInCaller): Promise<Outcome<Token>> {
  if (publicCodeOf(request.product_type) !== publicCodeOf(booking.product)) return refuse('wrong_product')
  const state = payableState(booking, deps.clock.nowMs())
  if (state === 'over') return refuse('nothing_due')
  const differs = differingAmounts(booking, await storedAmountsOf(deps, booking), request)
  if (differs) return differs
  if (request.payment_method === 'save_card') return withSavedCard(deps, booking, request, caller)
  const attempt = await latestAttempt(deps, booking)
  if (state === 'paid' || !attempt) return answerOf(deps, booking, { status: attempt ? 'succeeded' : 'none', attempt })
  const known = isSettled(attempt.state) ? attempt : await syncPayment(deps, attempt)
  const isOpen = known.state !== 'declined' && known.state !== 'cancelled'
  if (isOpen) return answerOf(deps, booking, { status: attemptStatus(known), attempt: known })
  const fresh = await retryPayment(deps, booking, known, caller)
  return fresh.ok ? answerOf(deps, booking, { status: 'open', attempt: await latestAttempt(deps, booking) }) : fresh
}

async function storedAmountsOf({ transactions, checkouts, tendering, changing }: ShopDeps, booking: Booking): Promise<StoredAmounts> {
  const { orgId, checkoutId, userId } = booking
  return transactions.inTenant(orgId, async (tx) => {
    const checkout = await checkouts.find(tx, orgId, checkoutId, { userId, browserId: null })
    invariant(checkout, 'a booking has its checkout')
    const { tenders } = await tendering.appliedTo(tx, checkout, await tendering.planOfBooking(tx, booking))
    const cards = tenders.payment_cards.length > 0 ? await changing.deps.paymentCards.listOf(tx, { orgId, userId }) : []
    const codes = cards.map(({ paymentCardId, code, mstTypeCode }) => [paymentCardId, [code, mstTypeCode]] as const)
    const wallets = cards
      .filter(({ type }) => type === 'WALLET')
      .map(({ currency, mstTypeCode }) => [walletId(currency), [walletId(currency), mstTypeCode]] as const)
    return { tenders, codesOf: new Map([...codes, ...wallets]) }
  })
}

async function withSavedCard(deps: ShopDeps, booking: Booking, request: TokenRequest, caller: SignedInCaller): Promise<Outcome<Token>> {
  if (!request.card_id) return refuse('bad_input', { errors: [{ path: 'card_id', message: 'a saved card is named by its id' }] })
  if (request.email && request.email !== caller.user.email.toLowerCase()) return refuse('not_allowed')
  if (request.cust_id && request.cust_id !== (await deps.payers.findCustomer(caller.orgId, caller.user.userId))) return refuse('not_found')
  const returnUrl = request.return_url ? `${booking.origin}${request.return_url}` : null
  const paid = await payWithSavedCard(deps, booking, { cardId: request.card_id, returnUrl }, caller)
  return paid.ok ? answerOf(deps, booking, paid.value) : paid
}

async function answerOf(deps: ShopDeps, booking: Booking, { status, attempt }: { status: Paid['status']; attempt: Attempt | null }): Promise<Outcome<Token>> {
  const { client_secret, authentication_url, is_popup, orderToken } = await tokenFor(deps, booking, attempt)
  return accept({ pg_token: attempt?.attemptId ?? '', client_secret, authentication_url, is_popup, orderToken, status })
}
