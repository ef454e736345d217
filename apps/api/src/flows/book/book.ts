import { setTimeout as wait } from 'node:timers/promises'
import type { bookHotel, DataOf } from '@sojourn/contracts'
import { accept, type CheckoutId, type Outcome, type ProductCode, refuse, type Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import { type Checkout, isLive } from '../../modules/checkouts/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import type { Opinion } from '../../modules/risk/index.ts'
import { booksElsewhere } from '../books-elsewhere.ts'
import { openAtGateway, tokenOf } from '../payment/payment-token.ts'
import { catchRefusal } from '../refusal-error.ts'
import { runNow } from '../run-now.ts'
import { withSameTravellers } from '../same-travellers.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { type BookRequest, changedFields } from './book-request.ts'
import { type PlaceResult, placeBooking } from './place-booking.ts'

type Answer = Outcome<DataOf<typeof bookHotel>>

/**
 * Books a held offer at the consented total. What is due is decided and written first, the gateway called afterwards.
 * The same request again returns the same booking, another one for the same checkout is refused. A checkout of another product is not found.
 */
export async function bookOffer(
  deps: ShopDeps,
  product: ProductCode,
  request: BookRequest & { readonly checkoutId: string },
  caller: SignedInCaller,
): Promise<Answer> {
  const opinion = await deps.risk.ask(caller)
  const placeFor = (payer?: Payer) =>
    catchRefusal(() => deps.transactions.inTenant(caller.orgId, (tx) => place(deps, tx, { product, request, caller, opinion, ...(payer && { payer }) })))
  const placed = await placeFor().catch(async (error) => {
    if (!(error instanceof PayerUnknown)) throw error
    // Before anything is placed, so that the payment is opened for them; where the gateway does not answer, it is paid without a saved card
    // and no guarantee is taken.
    return placeFor({ customerId: await deps.payers.customerOf(holderOf(caller)) })
  })
  if (!placed.ok) return placed
  const { booking, attempt, leased, decided, assessment } = placed.value
  if (assessment) deps.risk.announceOpened({ ...booking, assessment })
  await runNow(deps, leased)
  if (!attempt) {
    await untilConfirmed(deps, booking)
    return answerOf(deps, booking, null)
  }
  const opened = await openAtGateway(deps, attempt)
  // Placed just now, and it waits for its card: nothing has changed since.
  if (decided && !isSettled(opened.state)) return accept({ booking_id: booking.bookingId, status: booking.status, payment_token: tokenOf(opened, decided) })
  return answerOf(deps, booking, opened)
}

const LOOKS = 5
const LOOK_AGAIN_MS = 100

/** Waits briefly for the saga where another call has begun it: with nothing left to pay there is no payment to ask about. */
async function untilConfirmed(deps: ShopDeps, { orgId, bookingId }: Booking): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const booking = await deps.transactions.inTenant(orgId, (tx) => deps.bookings.find(tx, orgId, bookingId), { readOnly: true })
    if (booking?.status !== 'confirming') return
    await wait(LOOK_AGAIN_MS)
  }
}

/** The booking as it is now: opening its payment, or an earlier call for the same checkout, may have ended it. */
async function answerOf(deps: ShopDeps, { orgId, bookingId }: Booking, attempt: Attempt | null): Promise<Answer> {
  const asked = (tx: Tx) => Promise.all([deps.bookings.find(tx, orgId, bookingId), deps.payments.routes.find(tx, orgId, bookingId)])
  const [booking, decided] = await deps.transactions.inTenant(orgId, asked, { readOnly: true })
  if (booking!.failure === 'order_not_created') return refuse('order_not_created')
  if (booking!.status === 'expired') return refuse('checkout_expired')
  return accept({ booking_id: bookingId, status: booking!.status, payment_token: tokenOf(attempt, decided) })
}

/** The person at the gateway, once it was asked; null where it did not answer. */
interface Payer {
  readonly customerId: string | null
}
/** Thrown before anything is written: the gateway does not know the person yet, and a transaction does not wait for it. */
class PayerUnknown extends Error {}

interface ToPlace {
  readonly product: ProductCode
  readonly request: BookRequest & { readonly checkoutId: string }
  readonly caller: SignedInCaller
  readonly opinion: Opinion | null
  readonly payer?: Payer
}

async function place(deps: ShopDeps, tx: Tx, { product, request, caller, opinion, payer }: ToPlace): Promise<Outcome<PlaceResult>> {
  const holder = { userId: caller.user.userId, browserId: caller.knownBrowserId }
  const of = { orgId: caller.orgId, checkoutId: request.checkoutId as CheckoutId }
  // In one packet, the lock first: what is held is read behind it.
  const [checkout, held, known, look] = await Promise.all([
    deps.checkouts.take(tx, of.orgId, of.checkoutId, holder),
    deps.tendering.heldOf(tx, { ...of, userId: holder.userId }),
    payer ?? deps.payers.findCustomerIn(tx, { orgId: of.orgId, userId: holder.userId }).then((customerId) => customerId && { customerId }),
    deps.risk.look(tx, caller),
  ])
  if (!checkout) return refuse('not_found')
  if (checkout.product !== product) return refuse('wrong_product')
  const same = await withSameTravellers(deps, tx, checkout, request)
  if (!same.ok) return same
  if (checkout.bookingId) return alreadyPlaced(deps, tx, checkout, same.value)
  if (!isLive(checkout, deps.clock.nowMs())) return refuse('checkout_expired')
  const elsewhere = booksElsewhere(caller)
  if (elsewhere) return { ok: false, refusal: elsewhere }
  if (!known) throw new PayerUnknown()
  return placeBooking(deps, tx, { checkout, held, request: same.value, caller, customerId: known.customerId, known: { look, opinion } })
}

/** The booking of this checkout, for the same request again. A different request is refused with the fields that differ: the caller must not believe that it was booked. */
async function alreadyPlaced(deps: ShopDeps, tx: Tx, checkout: Checkout, request: BookRequest): Promise<Outcome<PlaceResult>> {
  const booking = await deps.bookings.findByCheckout(tx, checkout.orgId, checkout.checkoutId)
  if (!booking) return refuse('not_found')
  const errors = hasFailed(booking) ? [] : await changedFields(deps, tx, booking, request)
  if (errors.length > 0) return refuse('booked_otherwise', { booking_id: booking.bookingId, errors })
  const [attempt] = await deps.payments.attempts.listOf(tx, booking.orgId, booking.bookingId)
  return accept({ booking, attempt: attempt ?? null, leased: null, decided: null, assessment: null })
}

const hasFailed = ({ status }: Booking): boolean => status === 'failed' || status === 'expired'

const holderOf = ({ orgId, user }: SignedInCaller) => ({ orgId, userId: user.userId, email: user.email, name: `${user.firstName} ${user.lastName}`.trim() })
