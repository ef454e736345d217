import { cancelSentences } from '@sojourn/contracts/cancel-words'
import { matchLanguage, say, sentencesText } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, type BookingId, type Money, type OrgId, type Outcome, refuse, type Tx, toMajor, zero } from '@sojourn/kernel'
import { isAgent, type SignedInCaller } from '../../http/index.ts'
import type { Booking, BookingItem, NewBooking } from '../../modules/bookings/index.ts'
import type { Checkout, CheckoutItem } from '../../modules/checkouts/index.ts'
import type { Attempt, DecidedRoute } from '../../modules/payments/index.ts'
import type { Assessment } from '../../modules/risk/index.ts'
import type { LeasedSaga } from '../../modules/sagas/index.ts'
import type { Tender, TenderPlan } from '../../modules/tenders/index.ts'
import { consentText } from '../../sale/charged-later.ts'
import { tooSoon } from '../../sale/minimum-days.ts'
import type { PaidPart } from '../../sale/price-lines.ts'
import { bookedInWords } from '../booked-in-words.ts'
import { cancellingOfCheckout } from '../cancelling.ts'
import { checkTravellers } from '../check-travellers.ts'
import { creditLineOf } from '../invoice-of.ts'
import { bookSagaOf, taxesOf } from '../items.ts'
import { mayNotBuy } from '../may-buy.ts'
import { namedTwice } from '../named-twice.ts'
import { subjectOf } from '../payment/booking-charges/booking-subject.ts'
import { judgePayment, type PayerRisk } from '../payment/judge-payment.ts'
import { attemptRequest } from '../payment/payment-metadata.ts'
import { type PaymentPlan, paymentPlan, remainder, routeOf } from '../payment/payment-plan.ts'
import { RefusalError } from '../refusal-error.ts'
import type { ShopDeps } from '../shop-deps.ts'
import { type BookRequest, differs } from './book-request.ts'

/** Without an attempt nothing is due now; `leased` is then the saga to resume. `decided` is the payment route, where this call placed the booking. */
export type PlaceResult = {
  readonly booking: Booking
  readonly attempt: Attempt | null
  readonly leased: LeasedSaga | null
  readonly decided: DecidedRoute | null
  /** The risk assessment of the payment that this call opened. */
  readonly assessment: Assessment | null
}
export interface PlaceInput {
  /** Not expired, and locked. */
  readonly checkout: Checkout
  /** The tenders held for it. */
  readonly held: readonly Tender[]
  readonly request: BookRequest
  readonly caller: SignedInCaller
  /** The payer at the gateway; null where it did not answer. */
  readonly customerId: string | null
  /** What is known of the payer. */
  readonly known: PayerRisk
  /** The caller confirms it in the same transaction. */
  readonly isAtOnce?: true
}

/**
 * Places a booking of any product, at the consented total and the consented amount due: the held tenders now belong to the booking. How the rest is to be
 * paid is stored here; the gateway is called after the commit. Throws `RefusalError` where writes must be rolled back.
 */
export async function placeBooking(
  deps: ShopDeps,
  tx: Tx,
  { checkout, held, request, caller, customerId, known, isAtOnce }: PlaceInput,
): Promise<Outcome<PlaceResult>> {
  const { orgId, quote, product } = checkout
  for (const { terms } of checkout.items) {
    const refusal = tooSoon(terms, caller.org.minimumCheckinDays, deps.clock.nowMs())
    if (refusal) return { ok: false, refusal }
  }
  // Before a card is charged for the change of something that was cancelled meanwhile; at the end it is asked again, behind locks.
  if (checkout.changes && !(await isStillBooked(deps, tx, orgId, checkout.changes))) return refuse('checkout_expired')
  const details = checkout.items.map((item) => ({ product: item.product, details: deps.products.detailsOf(item) }))
  const barred = await mayNotBuy(deps, tx, { orgId, userId: caller.user.userId }, { product, items: details })
  if (barred) return { ok: false, refusal: barred }
  const travellers = checkTravellers(deps, checkout, request)
  if (!travellers.ok) return travellers
  const twice = checkout.changes || travellers.value === null ? null : namedTwice(request.guests)
  if (twice) return { ok: false, refusal: twice }
  // Who was accepted before is not asked again.
  const untaken = checkout.changes ? [] : details.flatMap((item) => deps.products.get(item.product).whoFaults?.(item.details, request) ?? [])
  if (untaken.length > 0) return refuse('bad_input', { errors: untaken })
  const open = await deps.tendering.planOf(tx, checkout, held)
  const changed =
    differing(request.consented_total, quote.total) ?? (request.consented_due === undefined ? null : differing(request.consented_due, remainder(open)))
  if (changed) return changed
  const agreed = inLanguage(caller.language, () => consentText(caller.org.name, checkout.items))
  if (agreed !== null && request.later_consent === undefined) return refuse('mandate_missing')
  if (agreed !== null && request.later_consent !== agreed) return refuse('mandate_changed', { mandate_text: agreed })
  const wanted = request.pay_with === 'invoice'
  const line = wanted || isAgent(caller.user) ? await creditLineOf(deps, tx, { orgId, product, userId: caller.user.userId }) : null
  const how = paymentPlan(checkout, open, { wanted, vpId: line?.vpId ?? null })
  const { creditLine } = how.decision.route
  // The routing table decides on a card here, whatever was chosen.
  if (wanted && remainder(open).minor > 0 && !creditLine) return refuse('invoice_not_allowed')
  // A guarantee or a later automatic charge needs a card saved for a customer: without one it could not be charged.
  if ((how.guarantee || deps.products.keepsCard(checkout.items)) && customerId === null) return refuse('order_not_created')
  const bookingId = deps.bookings.newId()
  const asksCard = how.route !== 'none'
  const judged = asksCard ? judgePayment(deps.risk, tx, { caller, known, bookingId, items: checkout.items, guests: request.guests }) : null
  // Before anything is taken, and before a card was given: what is held stays held.
  if (judged?.action === 'block') return refuse('payment_refused')
  const bound = await deps.tendering.bind(tx, checkout, bookingId, { held, invoice: creditLine })
  if (!bound.ok) throw new RefusalError(bound.refusal)
  const fresh = newBooking(deps, { checkout, how, request, caller, bookingId, plan: bound.value })
  const placed = await deps.bookings.place(tx, fresh, asksCard ? 'pending_payment' : 'confirming', travellers.value ?? undefined)
  if (!placed.ok) throw new RefusalError(placed.refusal)
  const booking = placed.value
  await deps.checkouts.book(tx, checkout, bookingId)
  // A card that guarantees is agreed to with the terms that say what it may be charged.
  const words = agreed ?? (how.guarantee ? guaranteeText(deps, checkout, open) : null)
  if (words !== null) {
    const { userId, ip, language, userAgent } = { ...caller, userId: caller.user.userId }
    await deps.scheduled.mandates.agree(tx, { ...subjectOf(booking), userId, text: words, language, ip, userAgent })
  }
  await noteSale(deps, tx, { checkout, bookingId, caller })
  const decided = routeOf(how, { orgId, bookingId, product }, deps.clock.nowMs())
  await deps.payments.routes.insert(tx, decided)
  if (!asksCard) {
    const leased = isAtOnce ? null : await deps.sagas.begin(tx, { orgId, kind: bookSagaOf(deps, booking), subject: bookingId, input: {} })
    return accept({ booking, attempt: null, leased, decided, assessment: null })
  }
  const { publishableKey } = deps.account
  const asksChallenge = judged?.action === 'three_d_secure'
  const attempt = await deps.payments.attempts.open(tx, attemptRequest(deps, { caller, booking, checkout, how, customerId, publishableKey, asksChallenge }), [])
  return accept({ booking, attempt, leased: null, decided, assessment: judged })
}

async function isStillBooked({ bookings }: ShopDeps, tx: Tx, orgId: OrgId, { bookingId, itemNo }: NonNullable<Checkout['changes']>): Promise<boolean> {
  const booking = await bookings.find(tx, orgId, bookingId)
  if (booking?.status !== 'confirmed') return false
  return (await bookings.itemStatusesOf(tx, booking))[itemNo - 1]?.state === 'confirmed'
}

const guaranteeText = ({ products, clock }: ShopDeps, checkout: Checkout, plan: TenderPlan): string | null => {
  const said = cancelSentences(cancellingOfCheckout(products, checkout, plan, clock.nowMs()).parts, null)
  return said.length > 0 ? sentencesText([say`Your card guarantees the booking and isn't charged now.`, ...said]) : null
}

function differing(consented: number, now: Money) {
  return differs(consented, now) ? refuse('price_changed', { old_price: consented, new_price: toMajor(now), currency: now.currency }) : null
}

interface BookingInput extends Pick<PlaceInput, 'checkout' | 'request' | 'caller'> {
  readonly how: PaymentPlan
  readonly bookingId: BookingId
  readonly plan: TenderPlan
}

function newBooking({ products }: ShopDeps, { checkout, how, request, caller, bookingId, plan }: BookingInput): NewBooking {
  const { quote, items } = checkout
  // A person whose preferred language is no longer offered gets mails in the language they booked in.
  const language = matchLanguage(caller.user.preferredLanguage ?? '') ?? caller.language
  const paid = { covers: how.covers, guarantee: how.guarantee }
  return {
    orgId: checkout.orgId,
    bookingId,
    userId: caller.user.userId,
    checkoutId: checkout.checkoutId,
    product: checkout.product,
    ...inLanguage(language, () => bookedInWords(products, { items: items.map(bookedItem), paidBy: plan.lines.map(bookedPart), lines: [], how: paid })),
    how: paid,
    quote,
    // Names alone: who they are besides is sealed, and nowhere else.
    guests: request.guests.map(({ first_name, last_name }) => ({ first_name, last_name })),
    contact: { email: request.contact.email, phone: request.contact.phone ?? '' },
    language,
    origin: caller.origin,
    total: quote.total,
    payNow: quote.payNow,
    card: plan.card,
    revenue: checkout.revenue,
    taxNow: isPaidFor(checkout, how) ? taxesOf(items) : zero(quote.currency),
    ...(checkout.changes && { changes: checkout.changes }),
    expiresAtMs: checkout.expiresAtMs,
  }
}

/** Whether all of it that is due is paid with it or, of a change, was before. */
const isPaidFor = ({ changes }: Checkout, { covers, terms }: PaymentPlan): boolean => covers === 'total' || (changes !== undefined && terms.mode === 'prepaid')

/** The item as it was shown: without the request and our revenue. */
const bookedItem = (item: CheckoutItem, at: number): Omit<BookingItem, 'description'> => {
  const { product, supplier, schema, details, quote, terms, holdRef, resale } = item
  return { itemNo: at + 1, product, supplier, schema, details, quote, terms, holdRef, ...(resale && { resale }) }
}

/** A way of paying as it was shown: without the tender it is of. */
const bookedPart = ({ kind, label, rule, why, amount, isDiscount }: TenderPlan['lines'][number]): PaidPart => ({
  kind,
  label,
  rule,
  amount,
  ...(why !== undefined && { why }),
  ...(isDiscount && { isDiscount }),
})

/** The client an agent books for, or the agent whose offer a client booked; nothing for others. */
async function noteSale(
  { agencySales, acting, audit }: ShopDeps,
  tx: Tx,
  { checkout, bookingId, caller }: Pick<PlaceInput, 'checkout' | 'caller'> & { bookingId: BookingId },
): Promise<void> {
  const isSold = checkout.terms?.pricingRule === 'net' || checkout.items.some(({ resale }) => resale)
  if (!isAgent(caller.user)) return isSold ? agencySales.change(tx, checkout, { bookingId }) : undefined
  const clientId = caller.desk?.clientId ?? null
  // An earlier client may belong to another agent by now.
  const isTheirs = clientId !== null && (await acting.mayActFor(tx, caller, clientId))
  await agencySales.change(tx, checkout, { bookingId, paidBy: 'agency', clientId: isTheirs ? clientId : null })
  if (isTheirs) await audit.record(tx, caller, { kind: 'client_booking_made', subjectId: clientId, bookingId })
}
