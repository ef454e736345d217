import type { Offer } from '@sojourn/contracts'
import { accept, equals, fromMajor, nightsOf, type Outcome, refuse, sum, type Tx, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Booking, isStay, type Particulars } from '../../modules/bookings/index.ts'
import { type Checkout, cancellationOnWire, linesOnWire, priceOnWire } from '../../modules/checkouts/index.ts'
import type { Attempt } from '../../modules/payments/index.ts'
import { type HowToPay, howToPay, payingOf, routeOf } from '../how-to-pay.ts'
import { tooSoon } from '../minimum-checkin.ts'
import { BOOK_STAY, type Parts } from '../parts.ts'
import { paymentWish } from '../payment-metadata.ts'

/** What a person consents to. Of what nobody comes to sleep in, `guests` is who pays. */
export interface Wish {
  readonly guests: Booking['guests']
  readonly contact: Booking['contact']
  readonly consented_total: number
  /** What they saw a card or the invoice pay; left out where they were not shown it. */
  readonly consented_due?: number | undefined
  readonly pay_with?: 'card' | 'invoice' | undefined
}
export type Placed = { readonly booking: Booking; readonly attempt: Attempt | null }
export interface Placing {
  /** Live, and locked. */
  readonly checkout: Checkout
  readonly wish: Wish
  readonly caller: SignedInCaller
  /** The payer at the gateway; null where it did not tell. */
  readonly customerId: string | null
}

/** Places a booking of whatever is sold, at the consented total, and writes how it is to be paid: what is due is decided here, the gateway called afterwards. */
export async function placeBooking(parts: Parts, tx: Tx, { checkout, wish, caller, customerId }: Placing): Promise<Outcome<Placed>> {
  const { quote, product } = checkout
  const offer = checkout.offer as Offer
  const soon = isStay(offer) && tooSoon({ checkin: offer.checkin, timeZone: offer.time_zone }, caller.org.minimumCheckinDays, parts.clock.nowMs())
  if (soon) return { ok: false, refusal: soon }
  const consented = fromMajor(wish.consented_total, quote.currency)
  if (!consented || !equals(consented, quote.total)) {
    return refuse('price_changed', { old_price: wish.consented_total, new_price: toMajor(quote.total), currency: quote.currency })
  }
  const how = howToPay(checkout)
  const asksCard = how.route !== 'none'
  const placed = await parts.bookings.place(tx, newBooking(checkout, how, wish, caller), guestStayOf(offer), asksCard ? 'pending_payment' : 'confirming')
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

/** Only who sleeps somewhere keeps its nights. */
const guestStayOf = (offer: Offer) =>
  isStay(offer) ? { houseId: offer.hotel_id, nights: nightsOf(offer.checkin, offer.checkout) } : { houseId: '', nights: [] }

function newBooking(checkout: Checkout, how: HowToPay, wish: Wish, caller: SignedInCaller): Parameters<Parts['bookings']['place']>[1] {
  const { quote } = checkout
  const particulars: Particulars = {
    offer: checkout.offer as Offer,
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
    card: quote.payNow,
    revenue: checkout.revenue,
    taxNow: sum(quote.currency, how.decision.route.charge === 'total' ? taxes : []),
    holdId: checkout.holdId,
    expiresAtMs: checkout.expiresAtMs,
  }
}
