import { setTimeout as wait } from 'node:timers/promises'
import type { bookHotel, DataOf, Offer } from '@sojourn/contracts'
import { accept, type CheckoutId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import { type Checkout, isLive } from '../../modules/checkouts/index.ts'
import { type Attempt, isSettled } from '../../modules/payments/index.ts'
import { nudge } from '../nudge.ts'
import type { Parts } from '../parts.ts'
import { orRefused } from '../refused.ts'
import { openAtGateway, tokenOf } from './payment-token.ts'
import { type Placed, placeBooking } from './place-booking.ts'
import { differingFields, type Wish } from './wish.ts'

type Answer = Outcome<DataOf<typeof bookHotel>>

/**
 * Books a held offer at the consented total. What is due is decided and written first, the gateway called afterwards.
 * The same wish again answers the same booking, another one of the same checkout is refused. A checkout of another product is not there.
 */
export async function bookOffer(
  parts: Parts,
  product: Offer['product'],
  wish: Wish & { readonly checkoutId: string },
  caller: SignedInCaller,
): Promise<Answer> {
  const placeFor = (payer?: Payer) =>
    orRefused(() => parts.transactions.inTenant(caller.orgId, (tx) => place(parts, tx, { product, wish, caller, ...(payer && { payer }) })))
  const placed = await placeFor().catch(async (error) => {
    if (!(error instanceof PayerUnknown)) throw error
    // Before anything is placed, so that the payment is opened for them; where the gateway does not tell, it is paid without a saved card
    // and no guarantee is taken.
    return placeFor({ customerId: await parts.payers.customerOf(holderOf(caller)) })
  })
  if (!placed.ok) return placed
  const { booking, attempt, begun, decided } = placed.value
  await nudge(parts, begun)
  if (!attempt) {
    await untilConfirmed(parts, booking)
    return answerOf(parts, booking, null)
  }
  const opened = await openAtGateway(parts, attempt)
  // Placed just now, and it waits for its card: nothing has changed since.
  if (decided && !isSettled(opened.state)) return accept({ booking_id: booking.bookingId, status: booking.status, payment_token: tokenOf(opened, decided) })
  return answerOf(parts, booking, opened)
}

const LOOKS = 5
const LOOK_AGAIN_MS = 100

/** Where another call has begun it, that one is at work on it: nobody who owes nothing need ask again. */
async function untilConfirmed(parts: Parts, { orgId, bookingId }: Booking): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const booking = await parts.transactions.inTenant(orgId, (tx) => parts.bookings.find(tx, orgId, bookingId), { asks: 1 })
    if (booking?.status !== 'confirming') return
    await wait(LOOK_AGAIN_MS)
  }
}

/** As the booking stands now: opening its payment, or an earlier call for the same checkout, may have ended it. */
async function answerOf(parts: Parts, { orgId, bookingId }: Booking, attempt: Attempt | null): Promise<Answer> {
  const asked = (tx: Tx) => Promise.all([parts.bookings.find(tx, orgId, bookingId), parts.payments.routes.find(tx, orgId, bookingId)])
  const [booking, decided] = await parts.transactions.inTenant(orgId, asked, { asks: 2 })
  if (booking!.failure === 'order_not_created') return refuse('order_not_created')
  if (booking!.status === 'expired') return refuse('checkout_expired')
  return accept({ booking_id: bookingId, status: booking!.status, payment_token: tokenOf(attempt, decided) })
}

/** The person at the gateway, once it was asked; null where it did not tell. */
interface Payer {
  readonly customerId: string | null
}
/** Thrown before anything is written: the gateway does not know the person yet, and a transaction does not wait for it. */
class PayerUnknown extends Error {}

interface ToPlace {
  readonly product: Offer['product']
  readonly wish: Wish & { readonly checkoutId: string }
  readonly caller: SignedInCaller
  readonly payer?: Payer
}

async function place(parts: Parts, tx: Tx, { product, wish, caller, payer }: ToPlace): Promise<Outcome<Placed>> {
  const holder = { userId: caller.user.userId, browserId: caller.knownBrowserId }
  const of = { orgId: caller.orgId, checkoutId: wish.checkoutId as CheckoutId }
  // In one packet, the lock first: what is held is read behind it.
  const [checkout, held, known] = await Promise.all([
    parts.checkouts.take(tx, of.orgId, of.checkoutId, holder),
    parts.tendering.heldOf(tx, of),
    payer ?? parts.payers.findCustomerIn(tx, { orgId: of.orgId, userId: holder.userId }).then((customerId) => customerId && { customerId }),
  ])
  if (checkout?.product !== product) return refuse('not_found')
  if (checkout.bookingId) return alreadyPlaced(parts, tx, checkout, wish)
  if (!isLive(checkout, parts.clock.nowMs())) return refuse('checkout_expired')
  if (!known) throw new PayerUnknown()
  return placeBooking(parts, tx, { checkout, held, wish, caller, customerId: known.customerId })
}

/** The booking of this checkout, to who wishes the same again. Another wish is told what differs: it would be taken for granted otherwise. */
async function alreadyPlaced(parts: Parts, tx: Tx, checkout: Checkout, wish: Wish): Promise<Outcome<Placed>> {
  const booking = await parts.bookings.findByCheckout(tx, checkout.orgId, checkout.checkoutId)
  if (!booking) return refuse('not_found')
  const errors = cameToNothing(booking) ? [] : await differingFields(parts, tx, booking, wish)
  if (errors.length > 0) return refuse('booked_otherwise', { booking_id: booking.bookingId, errors })
  const [attempt] = await parts.payments.attempts.listOf(tx, booking.orgId, booking.bookingId)
  return accept({ booking, attempt: attempt ?? null, begun: null, decided: null })
}

const cameToNothing = ({ status }: Booking): boolean => status === 'failed' || status === 'expired'

const holderOf = ({ orgId, user }: SignedInCaller) => ({ orgId, userId: user.userId, email: user.email, name: `${user.firstName} ${user.lastName}`.trim() })
