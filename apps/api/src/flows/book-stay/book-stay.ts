import type { BodyOf, bookHotel, DataOf, StayOffer } from '@sojourn/contracts'
import { accept, type CheckoutId, equals, fromMajor, nightsOf, type Outcome, refuse, sum, type Tx, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking, Particulars } from '../../modules/bookings/index.ts'
import { type Checkout, cancellationOnWire, isLive, linesOnWire, priceOnWire } from '../../modules/checkouts/index.ts'
import type { Attempt } from '../../modules/payments/index.ts'
import { type HowToPay, howToPay, payingOf, routeOf } from '../how-to-pay.ts'
import { tooSoon } from '../minimum-checkin.ts'
import { nudge } from '../nudge.ts'
import { BOOK_STAY, type Parts } from '../parts.ts'
import { paymentWish } from '../payment-metadata.ts'
import { openAtGateway, tokenFor } from './payment-token.ts'

type Wish = BodyOf<typeof bookHotel>
type Answer = Outcome<DataOf<typeof bookHotel>>
type Placed = { readonly booking: Booking; readonly attempt: Attempt | null }

/**
 * Books a held offer at the consented total. What is due is decided and written first, the gateway called afterwards.
 * Booking the same checkout again answers the same booking. A checkout of the other product is not there.
 */
export async function bookStay(parts: Parts, product: StayOffer['product'], wish: Wish, caller: SignedInCaller): Promise<Answer> {
  // Before anything is placed, so that the payment is opened for them; where the gateway does not tell, it is paid without a saved card
  // and no guarantee is taken.
  const customerId = await parts.payers.customerOf(holderOf(caller))
  const placed = await parts.transactions.inTenant(caller.orgId, (tx) => place(parts, tx, product, wish, caller, customerId))
  if (!placed.ok) return placed
  const { booking, attempt } = placed.value
  if (!attempt) {
    await nudge(parts, booking, BOOK_STAY)
    return answerOf(parts, booking, null)
  }
  await nudge(parts, booking)
  return answerOf(parts, booking, await openAtGateway(parts, attempt))
}

/** As the booking stands now: opening its payment, or an earlier call for the same checkout, may have ended it. */
async function answerOf(parts: Parts, { orgId, bookingId }: Booking, attempt: Attempt | null): Promise<Answer> {
  const booking = await parts.transactions.inTenant(orgId, (tx) => parts.bookings.find(tx, orgId, bookingId))
  if (booking!.failure === 'order_not_created') return refuse('order_not_created')
  if (booking!.status === 'expired') return refuse('checkout_expired')
  return accept({ booking_id: bookingId, status: booking!.status, payment_token: await tokenFor(parts, { orgId, bookingId }, attempt) })
}

async function place(
  parts: Parts,
  tx: Tx,
  product: StayOffer['product'],
  wish: Wish,
  caller: SignedInCaller,
  customerId: string | null,
): Promise<Outcome<Placed>> {
  const holder = { userId: caller.user.userId, browserId: caller.knownBrowserId }
  const checkout = await parts.checkouts.take(tx, caller.orgId, wish.checkoutId as CheckoutId, holder)
  if (checkout?.product !== product) return refuse('not_found')
  if (checkout.bookingId) return alreadyPlaced(parts, tx, checkout)
  if (!isLive(checkout, parts.clock.nowMs())) return refuse('checkout_expired')
  const { quote } = checkout
  const offer = checkout.offer as StayOffer
  const soon = tooSoon({ checkin: offer.checkin, timeZone: offer.time_zone }, caller.org.minimumCheckinDays, parts.clock.nowMs())
  if (soon) return { ok: false, refusal: soon }
  const consented = fromMajor(wish.consented_total, quote.currency)
  if (!consented || !equals(consented, quote.total)) {
    return refuse('price_changed', { old_price: wish.consented_total, new_price: toMajor(quote.total), currency: quote.currency })
  }
  const how = howToPay(checkout)
  // A guarantee is a card kept for somebody: for nobody it could not be charged later.
  if (how.guarantee && customerId === null) return refuse('order_not_created')
  const asksCard = how.route !== 'none'
  const stay = { houseId: offer.hotel_id, nights: nightsOf(offer.checkin, offer.checkout) }
  const placed = await parts.bookings.place(tx, newBooking(checkout, how, wish, caller), stay, asksCard ? 'pending_payment' : 'confirming')
  if (!placed.ok) return placed
  const booking = placed.value
  await parts.checkouts.book(tx, checkout, booking.bookingId)
  const { orgId, bookingId } = booking
  await parts.payments.routes.insert(tx, routeOf(how, { orgId, bookingId, product }, parts.clock.nowMs()))
  if (!asksCard) {
    await parts.sagas.start(tx, { orgId, kind: BOOK_STAY, subject: bookingId, input: {} })
    return accept({ booking, attempt: null })
  }
  const { publishableKey } = parts.account
  const attempt = await parts.payments.attempts.open(tx, paymentWish({ caller, booking, checkout, how, customerId, publishableKey }))
  return accept({ booking, attempt })
}

async function alreadyPlaced(parts: Parts, tx: Tx, checkout: Checkout): Promise<Outcome<Placed>> {
  const booking = await parts.bookings.findByCheckout(tx, checkout.orgId, checkout.checkoutId)
  if (!booking) return refuse('not_found')
  const [attempt] = await parts.payments.attempts.listOf(tx, booking.orgId, booking.bookingId)
  return accept({ booking, attempt: attempt ?? null })
}

function newBooking(checkout: Checkout, how: HowToPay, wish: Wish, caller: SignedInCaller): Parameters<Parts['bookings']['place']>[1] {
  const { quote } = checkout
  const particulars: Particulars = {
    offer: checkout.offer as StayOffer,
    price: priceOnWire(quote),
    lines: linesOnWire(quote, payingOf(checkout)),
    cancellation: cancellationOnWire(quote),
  }
  const taxes = quote.lines.filter((line) => line.kind === 'tax' && line.collected === 'now').map((line) => line.amount)
  return {
    orgId: checkout.orgId,
    userId: caller.user.userId,
    checkoutId: checkout.checkoutId,
    product: checkout.product,
    particulars,
    cancellation: quote.cancellation,
    guests: wish.guests,
    contact: wish.contact,
    origin: caller.origin,
    total: quote.total,
    payNow: quote.payNow,
    revenue: checkout.revenue,
    taxNow: sum(quote.currency, how.decision.route.charge === 'total' ? taxes : []),
    holdId: checkout.holdId,
    expiresAtMs: checkout.expiresAtMs,
  }
}

const holderOf = ({ orgId, user }: SignedInCaller) => ({ orgId, userId: user.userId, email: user.email, name: `${user.firstName} ${user.lastName}`.trim() })
