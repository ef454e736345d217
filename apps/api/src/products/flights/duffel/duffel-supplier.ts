import { createHash } from 'node:crypto'
import type { FlightOffer } from '@sojourn/contracts'
import { min, scale, subtract, sum, toMajor } from '@sojourn/kernel'
import { changeFeeOf, wholePrice } from '../../../sale/changing.ts'
import type { AnswersToNews, BoughtItem, HoldRequest, Offer, RemoteSupplier, SupplierOrder, SupplierResult } from '../../../sale/product.ts'
import { seatedIn } from '../domain/party.ts'
import type { FlightAsk } from '../flight-ask.ts'
import { seatTaken as ourSeatTaken } from '../refusals.ts'
import { bagsToBuy, type WantedBags, wantedOf } from './duffel-bags.ts'
import { duffelChanges } from './duffel-change.ts'
import { offerIdsOf } from './duffel-ids.ts'
import { moneyOf } from './duffel-journey.ts'
import { newsOf } from './duffel-news.ts'
import { allOwedIn, fareIn, hasBags, netOf, offerOf } from './duffel-offer.ts'
import { AS_MONEY, type HeldOffer, heldIn, holdRefOf, isPaid, netOfHeld, referenceOf, stateOf } from './duffel-order.ts'
import { DUFFEL, type DuffelParts, readingFor } from './duffel-parts.ts'
import { orderPassengers, passengersOf, phoneOf } from './duffel-passengers.ts'
import type { DuffelOffer, DuffelOrder } from './duffel-schema.ts'
import { type ChosenSeats, seatServices } from './duffel-seats.ts'

/** An order is made, looked for, paid, and read again. */
const CALLS_MAX = 4
const HOUR_MS = 3_600_000

/**
 * Flights of many airlines, by Duffel. Nothing is held there for a checkout, since airlines hold seats for named people alone and names come with the booking: `holdRef` is an offer with its price, and
 * ends with it. One offer is one order there, however often it is sent.
 */
export function duffelSupplier(parts: DuffelParts): RemoteSupplier<FlightAsk, FlightOffer> {
  const { client } = parts
  return {
    where: 'remote',
    name: DUFFEL,
    timeoutMs: client.timeoutMs * CALLS_MAX,
    async quote(ask) {
      if (!offerIdsOf(ask.itineraryId).includes(ask.brandId)) return refused('unknown_brand')
      if (ask.hold) return refused('not_holdable')
      // An infant takes along what an adult carries.
      if (ask.extraBags.some(({ traveller }) => traveller > seatedIn(ask.party))) return refused('bad_party')
      const found = await client.offer(ask.brandId, { services: wantsBags(ask) })
      if (found.kind !== 'done') return found.kind === 'refused' ? refused('sold_out') : found
      const offer = found.value
      if (isOver(parts, offer)) return refused('sold_out')
      if (!passengersOf(offer, ask.party)) return refused('unknown_itinerary')
      const bags = bagsToBuy(offer, ask.party, wantedOf(ask.bags, ask.extraBags))
      if (!bags) return refused('sold_out')
      const seats = await seatsOf(parts, offer, ask)
      if (seats.kind !== 'done') return seats
      const ours = offerOf(offer, ask, await readingFor(parts, ask.currency), { seats: seats.value.nets, bags })
      return ours ? done(ours) : refused('unknown_currency')
    },
    hold: (offer, hold) => holdOffer(parts, offer, hold),
    async confirm(item, _key, again) {
      const held = heldIn(item.holdRef)
      const passengers = orderPassengers(held, {
        party: item.details.party,
        travellers: item.travellers,
        contact: { email: item.contact.email, phone: phoneOf(item.contact.phone) ?? parts.phone ?? '' },
      })
      if (!passengers) return done({ state: 'rejected', reason: 'traveller_incomplete' })
      const payment = { amount: held.amount, currency: held.currency }
      const ordered = await client.order({
        ...(held.tag ? { type: 'pay_later' as const } : { type: 'instant' as const, payments: [{ type: 'balance', ...payment }] }),
        selected_offers: [held.offerId],
        ...(held.services.length > 0 && { services: [...held.services] }),
        passengers,
        metadata: metadataOf(item, held),
      })
      switch (ordered.kind) {
        case 'done':
          return settle(parts, item, ordered.value)
        case 'unknown':
          return ordered
        case 'refused': {
          const { code } = ordered.refusal
          const rejected: SupplierOrder = { state: 'rejected', reason: code }
          // Sent for the first time it is another one that took the offer.
          return again ? known(parts, item, MAY_EXIST.has(code) ? { state: 'pending' } : rejected) : done(rejected)
        }
      }
    },
    async find(item) {
      const order = await findOrder(parts, item)
      return order.kind === 'done' ? done(order.value ? stateOf(order.value, item) : { state: 'none' }) : order
    },
    change: duffelChanges(parts),
    async quoteCancellation(item, supplierReference) {
      const quoted = await quoteOfCancelling(parts, item, supplierReference)
      return quoted.kind === 'done' ? done({ cost: quoted.value.cost, validUntilMs: quoted.value.untilMs }) : quoted
    },
    async cancel(item, { supplierReference, cost }) {
      const quoted = await quoteOfCancelling(parts, item, supplierReference)
      if (quoted.kind !== 'done') return quoted
      // More than its traveller agreed to: never taken, and a person looks.
      if (quoted.value.cost.minor > cost.minor) return refused('costs_more')
      return client.confirmCancellation(quoted.value.cancellationId)
    },
    async release({ holdRef }) {
      const { offerId, tag } = heldIn(holdRef)
      if (!tag) return done(null)
      const orders = await client.ordersOf(offerId)
      if (orders.kind !== 'done') return orders
      for (const order of orders.value) {
        if (order.metadata?.held !== tag || order.cancelled_at || isPaid(order)) continue
        const cancelled = await giveUp(parts, order)
        if (cancelled.kind !== 'done') return cancelled
      }
      return done(null)
    },
    ...(parts.isConnected && { newsSince: (cursor: string | null, answersTo: AnswersToNews) => newsOf(parts, cursor, answersTo) }),
  }
}

/** Sent again, there may be an order of what we sent before that is not in its lists yet. */
const MAY_EXIST: ReadonlySet<string> = new Set([
  ...['offer_request_already_booked', 'order_creation_already_attempted', 'duplicate_booking'],
  ...['offer_no_longer_available', 'offer_expired'],
])

const done = <T>(value: T): { readonly kind: 'done'; readonly value: T } => ({ kind: 'done', value })
const refused = (code: string): { readonly kind: 'refused'; readonly refusal: { readonly code: string } } => ({ kind: 'refused', refusal: { code } })

const isOver = ({ clock }: DuffelParts, { expires_at }: DuffelOffer): boolean => Date.parse(expires_at) <= clock.nowMs()

/** The services of chosen seats. Refuses `seat_taken`. */
async function seatsOf({ client }: DuffelParts, offer: DuffelOffer, wanted: Parameters<typeof seatServices>[2]): Promise<SupplierResult<ChosenSeats>> {
  if (wanted.seats.length === 0) return done({ services: [], nets: [] })
  const maps = await client.seatMaps(offer.id)
  if (maps.kind !== 'done') return maps.kind === 'refused' ? seatTaken(wanted.seats[0]!.seat) : maps
  const chosen = seatServices(offer, maps.value, wanted)
  return 'taken' in chosen ? seatTaken(chosen.taken) : done(chosen)
}

const seatTaken = (seat: string) => ({ kind: 'refused', refusal: ourSeatTaken(seat).refusal }) as const

/** The offer as it is a moment later, at the price that was quoted; another one is never taken. */
async function holdOffer(parts: DuffelParts, { details, quote }: Offer<FlightOffer>, { key, untilMs }: HoldRequest & { readonly key: string }) {
  const bought = allOwedIn(quote.lines)
  const found = await parts.client.offer(details.brand_id, { services: hasBags(quote.lines) })
  if (found.kind !== 'done') return found.kind === 'refused' ? refused('sold_out') : found
  const offer = found.value
  const [now, quoted] = [netOf(offer), fareIn(quote.lines)?.net]
  if (isOver(parts, offer) || now.minor !== quoted?.minor || now.currency !== quoted.currency) return refused('sold_out')
  const passengerIds = passengersOf(offer, details.party)
  if (!passengerIds) return refused('sold_out')
  const seats = await seatsOf(parts, offer, details)
  if (seats.kind !== 'done') return seats.kind === 'refused' ? refused('sold_out') : seats
  const bags = hasBags(quote.lines) ? bagsToBuy(offer, details.party, wantedIn(details)) : []
  if (!bags) return refused('sold_out')
  const all = sum(now.currency, [now, ...seats.value.nets, ...bags.map(({ net }) => net)])
  // Another price of a seat or a bag is never taken either.
  if (all.minor !== bought?.net.minor) return refused('sold_out')
  const services = [...seats.value.services, ...bags.map(({ service }) => service)]
  const { total_amount, total_currency: currency, payment_requirements: pays } = offer
  const amount = services.length > 0 ? toMajor(all).toFixed(total_amount.split('.')[1]?.length ?? 0) : total_amount
  const takesPassports = offer.supported_passenger_identity_document_types.includes('passport')
  // What is held unpaid takes no services: with them it is paid at once.
  const tag = pays.requires_instant_payment || services.length > 0 ? null : tagOf(key)
  const endsMs = Date.parse(offer.expires_at)
  return done({
    holdRef: holdRefOf({ offerId: offer.id, amount, currency, passengerIds, takesPassports, tag, services }),
    ...(endsMs < untilMs && { untilMs: endsMs }),
  })
}

const wantsBags = ({ bags, extraBags }: FlightAsk): boolean => bags.cabin > 0 || bags.checked > 0 || extraBags.length > 0

/** What each takes along as it was quoted: in the fare or bought. */
const wantedIn =
  ({ bounds, checked }: FlightOffer): WantedBags =>
  (traveller, bound) => ({ cabin: bounds[bound]?.cabin_bag ? 1 : 0, checked: checked[traveller]?.pieces ?? 0 })

const tagOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 16)

/** What an order needs to be read later, when its airline has changed it. */
function metadataOf({ details, ...item }: BoughtItem<FlightOffer>, { tag }: HeldOffer): Record<string, string> {
  const { itinerary_id, brand_id, cabin, carbon_kg, document, party } = details
  return {
    org: item.orgId,
    booking: referenceOf({ details, ...item }),
    ...(tag && { held: tag }),
    itinerary: itinerary_id,
    ...{ offer: brand_id, cabin, document, currency: item.quote.currency, carbon_kg: `${carbon_kg}` },
    party: [party.adult, party.child, party.infant].join(' '),
  }
}

/** The order of an item, by the offer it was made of and our own reference; null where there is none. */
async function findOrder({ client }: DuffelParts, item: BoughtItem): Promise<SupplierResult<DuffelOrder | null>> {
  const orders = await client.ordersOf(heldIn(item.holdRef).offerId)
  if (orders.kind !== 'done') return orders
  const own = orders.value.filter(({ metadata }) => metadata?.booking === referenceOf(item))
  return done(own.find(({ cancelled_at }) => !cancelled_at) ?? own[0] ?? null)
}

/** What is known of an order that was sent before; `otherwise` where there is none. */
async function known(parts: DuffelParts, item: BoughtItem<FlightOffer>, otherwise: SupplierOrder): Promise<SupplierResult<SupplierOrder>> {
  const order = await findOrder(parts, item)
  if (order.kind !== 'done') return order
  return order.value ? settle(parts, item, order.value) : done(otherwise)
}

/** An order that its airline holds is paid, at the price that was agreed to; where that cannot be it is given up, which costs nothing. */
async function settle(parts: DuffelParts, item: BoughtItem<FlightOffer>, order: DuffelOrder): Promise<SupplierResult<SupplierOrder>> {
  if (order.cancelled_at || isPaid(order)) return done(stateOf(order, item))
  const held = heldIn(item.holdRef)
  const [agreed, now] = [netOfHeld(held), netOf(order)]
  const isAgreed = agreed?.minor === now.minor && agreed.currency === now.currency
  const paid = isAgreed ? await parts.client.pay(order.id, { amount: held.amount, currency: held.currency }) : refused('price_changed')
  if (paid.kind === 'unknown') return paid
  const after = await parts.client.getOrder(order.id)
  if (after.kind !== 'done') return after.kind === 'unknown' ? after : { kind: 'unknown', why: after.refusal.code }
  if (after.value.cancelled_at || isPaid(after.value)) return done(stateOf(after.value, item))
  if (paid.kind === 'done') return { kind: 'unknown', why: 'paid, and not yet known as paid' }
  const gaveUp = await giveUp(parts, order)
  return gaveUp.kind === 'unknown' ? gaveUp : done({ state: 'rejected', reason: paid.refusal.code })
}

/** What was not paid for is cancelled at no cost. */
async function giveUp({ client }: DuffelParts, { id }: DuffelOrder): Promise<SupplierResult<unknown>> {
  const quoted = await client.quoteCancellation(id)
  if (quoted.kind !== 'done') return quoted.kind === 'refused' ? done(null) : quoted
  return client.confirmCancellation(quoted.value.id)
}

/** What its airline retains, in the currency that was paid in; where it gives nothing back, all. Refused where it does not say, or gives vouchers. */
async function quoteOfCancelling({ client, clock }: DuffelParts, item: BoughtItem<FlightOffer>, orderId: string) {
  const quoted = await client.quoteCancellation(orderId)
  if (quoted.kind !== 'done') return quoted
  const { id: cancellationId, expires_at, refund_amount, refund_currency, refund_to } = quoted.value
  // Of what was changed: its price as if nothing had been paid before, without what changing it cost.
  const quote = wholePrice(item.quote)
  const [total, fare] = [subtract(quote.total, changeFeeOf(quote)), allOwedIn(quote.lines)]
  if (!fare || refund_amount === null || refund_currency !== fare.net.currency || !AS_MONEY.has(refund_to)) return refused('refund_unknown')
  const refund = moneyOf(refund_amount, refund_currency)
  if (!refund) return refused('refund_unknown')
  const retained = scale(fare.asked, Math.max(0, fare.net.minor - refund.minor), fare.net.minor)
  const cost = refund.minor > 0 ? min(total, retained) : total
  const untilMs = expires_at ? Date.parse(expires_at) : clock.nowMs() + HOUR_MS
  return done({ cancellationId, cost, untilMs })
}
