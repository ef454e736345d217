import type { Offer } from '@sojourn/contracts'
import { accept, type BookingId, type Money, nightsOf, type Outcome, refuse, sum, type Tx, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { type Booking, isStay, type NewBooking, type Particulars } from '../../modules/bookings/index.ts'
import { type Checkout, cancellationOnWire, linesOnWire, priceOnWire } from '../../modules/checkouts/index.ts'
import type { Attempt, DecidedRoute } from '../../modules/payments/index.ts'
import type { Begun } from '../../modules/sagas/index.ts'
import { type HowToPay, howToPay, restOf, routeOf } from '../how-to-pay.ts'
import { tooSoon } from '../minimum-checkin.ts'
import { BOOK_STAY, type Parts } from '../parts.ts'
import { paymentWish } from '../payment-metadata.ts'
import { Refused } from '../refused.ts'
import type { Tender, TenderPlan } from '../tenders/index.ts'
import { isOther, type Wish } from './wish.ts'

/** Without an attempt nothing is due now; `begun` is what is to be gone on with then. `decided` is how it is paid, where it was placed by this call. */
export type Placed = { readonly booking: Booking; readonly attempt: Attempt | null; readonly begun: Begun | null; readonly decided: DecidedRoute | null }
export interface Placing {
  /** Live, and locked. */
  readonly checkout: Checkout
  /** What is held for it. */
  readonly held: readonly Tender[]
  readonly wish: Wish
  readonly caller: SignedInCaller
  /** The payer at the gateway; null where it did not tell. */
  readonly customerId: string | null
}

/**
 * Places a booking of whatever is sold, at the consented total and the consented rest of it: what is held is the booking's from now on, and how the rest is
 * to be paid is written here, the gateway called afterwards. Throws `Refused` where what was written must be undone.
 */
export async function placeBooking(parts: Parts, tx: Tx, { checkout, held, wish, caller, customerId }: Placing): Promise<Outcome<Placed>> {
  const { orgId, quote, product } = checkout
  const offer = checkout.offer as Offer
  const soon = isStay(offer) && tooSoon({ checkin: offer.checkin, timeZone: offer.time_zone }, caller.org.minimumCheckinDays, parts.clock.nowMs())
  if (soon) return { ok: false, refusal: soon }
  const open = await parts.tendering.planOf(tx, checkout, held)
  const differs = differing(wish.consented_total, quote.total) ?? (wish.consented_due === undefined ? null : differing(wish.consented_due, restOf(open)))
  if (differs) return differs
  const how = howToPay(checkout, open, wish.pay_with === 'invoice')
  const { creditLine } = how.decision.route
  // The table sends this one to a card, whatever was chosen.
  if (wish.pay_with === 'invoice' && restOf(open).minor > 0 && !creditLine) return refuse('invoice_not_allowed')
  // A guarantee is a card kept for somebody: for nobody it could not be charged later.
  if (how.guarantee && customerId === null) return refuse('order_not_created')
  const bookingId = parts.bookings.newId()
  const bound = await parts.tendering.bind(tx, checkout, bookingId, { held, invoice: creditLine })
  if (!bound.ok) throw new Refused(bound.refusal)
  const asksCard = how.route !== 'none'
  const fresh = newBooking({ checkout, how, wish, caller, bookingId, plan: bound.value })
  const placed = await parts.bookings.place(tx, fresh, guestStayOf(offer), asksCard ? 'pending_payment' : 'confirming')
  if (!placed.ok) throw new Refused(placed.refusal)
  const booking = placed.value
  await parts.checkouts.book(tx, checkout, bookingId)
  const decided = routeOf(how, { orgId, bookingId, product }, parts.clock.nowMs())
  await parts.payments.routes.insert(tx, decided)
  if (!asksCard) {
    const begun = await parts.sagas.begin(tx, { orgId, kind: BOOK_STAY, subject: bookingId, input: {} })
    return accept({ booking, attempt: null, begun, decided })
  }
  const { publishableKey } = parts.account
  const attempt = await parts.payments.attempts.open(tx, paymentWish({ caller, booking, checkout, how, customerId, publishableKey }), [])
  return accept({ booking, attempt, begun: null, decided })
}

function differing(consented: number, now: Money) {
  return isOther(consented, now) ? refuse('price_changed', { old_price: consented, new_price: toMajor(now), currency: now.currency }) : null
}

/** Only who sleeps somewhere keeps its nights. */
const guestStayOf = (offer: Offer) =>
  isStay(offer) ? { houseId: offer.hotel_id, nights: nightsOf(offer.checkin, offer.checkout) } : { houseId: '', nights: [] }

interface Fresh extends Pick<Placing, 'checkout' | 'wish' | 'caller'> {
  readonly how: HowToPay
  readonly bookingId: BookingId
  readonly plan: TenderPlan
}

function newBooking({ checkout, how, wish, caller, bookingId, plan }: Fresh): NewBooking {
  const { quote } = checkout
  const particulars: Particulars = {
    offer: checkout.offer as Offer,
    price: priceOnWire(quote),
    lines: linesOnWire(quote, how, plan.lines),
    cancellation: cancellationOnWire(quote),
  }
  const taxes = quote.lines.filter((line) => line.kind === 'tax' && line.collected === 'now').map((line) => line.amount)
  return {
    orgId: checkout.orgId,
    bookingId,
    userId: caller.user.userId,
    checkoutId: checkout.checkoutId,
    product: checkout.product,
    particulars,
    cancellation: quote.cancellation,
    guests: wish.guests,
    contact: { email: wish.contact.email, phone: wish.contact.phone ?? '' },
    origin: caller.origin,
    total: quote.total,
    payNow: quote.payNow,
    card: plan.card,
    revenue: checkout.revenue,
    taxNow: sum(quote.currency, how.covers === 'total' ? taxes : []),
    holdId: checkout.holdId,
    expiresAtMs: checkout.expiresAtMs,
  }
}
