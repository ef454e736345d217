import type { FlightOffer } from '@sojourn/contracts'
import { add, type Money, max, scale, subtract, zero } from '@sojourn/kernel'
import { changeFeeOf, wholePrice } from '../../../sale/changing.ts'
import type { BoughtItem, OfferInstead, RemoteChanges, SupplierOrder, SupplierResult } from '../../../sale/product.ts'
import { type QuoteLine, quoteOfLines } from '../../../sale/quote.ts'
import type { FlightAsk } from '../flight-ask.ts'
import { moneyOf, THEIR_CABINS } from './duffel-journey.ts'
import { allOwedIn, detailsOf, duffelLineWords, flightsKey, termsOf } from './duffel-offer.ts'
import { AS_MONEY, proofsOf } from './duffel-order.ts'
import { type DuffelParts, readingFor } from './duffel-parts.ts'
import type { DuffelChangeOffer, DuffelOrder, DuffelSlice } from './duffel-schema.ts'
import { servicesIn } from './duffel-services.ts'

/** A change as a hold names it: of which order, by which offer, for how much, and the flights that it flies then. */
interface HeldChange {
  readonly orderId: string
  readonly changeOfferId: string
  readonly amount: string
  readonly currency: string
  readonly flights: string
}

const MARK = 'change'
const refOf = ({ orderId, changeOfferId, amount, currency, flights }: HeldChange): string => [MARK, orderId, changeOfferId, amount, currency, flights].join(' ')
function changeIn(holdRef: string): HeldChange {
  const [, orderId = '', changeOfferId = '', amount = '', currency = '', flights = ''] = holdRef.split(' ')
  return { orderId, changeOfferId, amount, currency, flights }
}

const done = <T>(value: T): { readonly kind: 'done'; readonly value: T } => ({ kind: 'done', value })
const refused = (code: string): { readonly kind: 'refused'; readonly refusal: { readonly code: string } } => ({ kind: 'refused', refusal: { code } })

/**
 * Orders are changed to flights that are found by a search like any others: those bounds that differ are taken out of the order, and the airline says what it wants for the others in their place. What it names
 * is paid, or nothing; a difference is our share of the fare too, a refund is passed on as it is.
 */
export function duffelChanges(parts: DuffelParts): RemoteChanges<FlightAsk, FlightOffer> {
  const { client } = parts
  return {
    async quote(item, { supplierReference, ask }) {
      const [found, wanted] = await Promise.all([client.getOrder(supplierReference), client.offer(ask.brandId)])
      if (found.kind !== 'done') return found.kind === 'refused' ? refused('not_changeable') : found
      if (wanted.kind !== 'done') return wanted.kind === 'refused' ? refused('sold_out') : wanted
      const order = found.value
      const differing = boundsToChange(order.slices, wanted.value.slices)
      if (order.cancelled_at || !differing) return refused('not_changeable')
      const offers = await client.changeOffers({
        order_id: order.id,
        slices: {
          remove: differing.map(({ was }) => ({ slice_id: was.id })),
          add: differing.map(({ is }) => ({
            origin: is.segments[0]!.origin.iata_code,
            destination: is.segments.at(-1)!.destination.iata_code,
            departure_date: is.segments[0]!.departing_at.slice(0, 10),
            cabin_class: THEIR_CABINS[ask.cabin],
          })),
        },
      })
      if (offers.kind !== 'done') return offers.kind === 'refused' ? refused('not_changeable') : offers
      const key = flightsKey(differing.map(({ is }) => is))
      const fitting = offers.value.filter((each) => flightsKey(each.slices.add) === key && isMoney(each))
      const [cheapest] = fitting.sort((a, b) => Number(a.change_total_amount) - Number(b.change_total_amount))
      if (!cheapest) return refused('sold_out')
      const after = differing.reduce((slices, { at }, nth) => slices.with(at, cheapest.slices.add[nth]!), [...order.slices])
      const instead = await offerInstead(parts, { item, order, change: cheapest, after }, ask)
      return instead ? done(instead) : refused('not_changeable')
    },
    async confirm(item, _key, again) {
      const held = changeIn(item.holdRef)
      if (!again) return makeChange(parts, item, held)
      // What was sent before may have been done, or be waiting to be confirmed.
      const before = await client.changeOf(held.changeOfferId)
      if (before.kind === 'unknown') return before
      if (before.kind === 'refused' || before.value === null) return makeChange(parts, item, held)
      const change = await client.getChange(before.value)
      if (change.kind !== 'done') return change.kind === 'refused' ? done({ state: 'pending' }) : change
      if (change.value.confirmed_at) return found(parts, item, 'pending')
      return isAgreed(change.value, held) ? confirmChange(parts, item, held, before.value) : done({ state: 'rejected', reason: 'price_changed' })
    },
    find: (item) => found(parts, item, 'none'),
  }
}

interface Differing {
  readonly at: number
  readonly was: DuffelSlice
  readonly is: DuffelSlice
}

/** Bounds that fly otherwise, each with what is wanted; null where it is another journey, or all fly as they do. */
function boundsToChange(before: readonly DuffelSlice[], wanted: readonly DuffelSlice[]): Differing[] | null {
  if (before.length !== wanted.length) return null
  const differing = before.map((was, at) => ({ at, was, is: wanted[at]! })).filter(({ was, is }) => flightsKey([was]) !== flightsKey([is]))
  return differing.length > 0 ? differing : null
}

/** Nothing comes back, or as money. */
const isMoney = ({ change_total_amount: amount, refund_to: to }: DuffelChangeOffer): boolean => Number(amount) >= 0 || (to != null && AS_MONEY.has(to))

interface Changing {
  readonly item: BoughtItem<FlightOffer>
  readonly order: DuffelOrder
  readonly change: DuffelChangeOffer
  /** As the order flies then. */
  readonly after: readonly DuffelSlice[]
}

/** Null where what it costs cannot be read. */
async function offerInstead(parts: DuffelParts, { item, order, change, after }: Changing, ask: FlightAsk): Promise<OfferInstead<FlightOffer> | null> {
  const { change_total_amount: amount, change_total_currency: currency } = change
  const [penaltyAmount, penaltyCurrency] = [change.penalty_total_amount ?? change.penalty_amount, change.penalty_total_currency ?? change.penalty_currency]
  const quote = wholePrice(item.quote)
  const reading = await readingFor(parts, quote.currency)
  const fare = allOwedIn(quote.lines)
  const [more, penalty] = [moneyOf(amount, currency), moneyOf(penaltyAmount ?? '0', penaltyCurrency ?? currency)]
  if (!fare || !more || penalty?.currency !== currency || fare.net.currency !== currency) return null
  // What its fare is more, or less, besides the penalty.
  const difference = subtract(more, penalty)
  const [asked, fee] = [ofSigned(difference, reading.of), reading.of(penalty)]
  if (!asked || !fee) return null
  const share = scale(max(asked, zero(asked.currency)), ask.markupBasisPoints, 10_000)
  const total = add(subtract(quote.total, changeFeeOf(quote)), add(asked, share))
  const why = { of: 'duffel_fare', net: add(fare.net, difference), asked: add(fare.asked, asked) } as const
  if (total.minor <= 0 || why.net.minor <= 0) return null
  const line: QuoteLine = { kind: 'item', ...duffelLineWords(why), amount: total, due: 'now', why }
  const markup = max(zero(total.currency), subtract(total, why.asked))
  const sold = { itineraryId: ask.itineraryId, offerId: ask.brandId, cabin: ask.cabin, party: ask.party }
  const details = detailsOf(
    { ...order, slices: [...after] },
    { ...sold, carbonKg: item.details.carbon_kg, asksDocuments: item.details.document === 'passport' },
    reading,
    // What was bought for the bounds that fly as they did; of the others their airline says nothing.
    servicesIn(order, ask.party, after, (bound) => after[bound]?.id === order.slices[bound]?.id),
  )
  const held: HeldChange = { orderId: order.id, changeOfferId: change.id, amount, currency, flights: flightsKey(after) }
  return {
    offer: { details, quote: quoteOfLines(quote.currency, [line]), terms: termsOf(after), revenue: markup, markup },
    fee,
    holdRef: refOf(held),
    untilMs: Date.parse(change.expires_at),
  }
}

/** A rate for what may be below 0. */
function ofSigned(amount: Money, of: (amount: Money) => Money | null): Money | null {
  const asked = of({ ...amount, minor: Math.abs(amount.minor) })
  return asked && { ...asked, minor: amount.minor < 0 ? -asked.minor : asked.minor }
}

const isAgreed = (
  { change_total_amount, change_total_currency }: Pick<DuffelChangeOffer, 'change_total_amount' | 'change_total_currency'>,
  { amount, currency }: HeldChange,
): boolean => Number(change_total_amount) === Number(amount) && change_total_currency === currency

async function makeChange(parts: DuffelParts, item: BoughtItem<FlightOffer>, held: HeldChange): Promise<SupplierResult<SupplierOrder>> {
  const made = await parts.client.createChange(held.changeOfferId)
  if (made.kind === 'unknown') return made
  if (made.kind === 'refused') return done({ state: 'rejected', reason: made.refusal.code })
  // Another price is never paid, nor less taken back: what is not confirmed changes nothing.
  return isAgreed(made.value, held) ? confirmChange(parts, item, held, made.value.id) : done({ state: 'rejected', reason: 'price_changed' })
}

async function confirmChange(
  parts: DuffelParts,
  item: BoughtItem<FlightOffer>,
  { amount, currency }: HeldChange,
  changeId: string,
): Promise<SupplierResult<SupplierOrder>> {
  const confirmed = await parts.client.confirmChange(changeId, Number(amount) > 0 ? { amount, currency } : null)
  if (confirmed.kind === 'unknown') return confirmed
  if (confirmed.kind === 'done') return found(parts, item, 'pending')
  // Refused, it may have been confirmed by what was sent before.
  const now = await parts.client.getChange(changeId)
  if (now.kind !== 'done') return now.kind === 'unknown' ? now : done({ state: 'rejected', reason: confirmed.refusal.code })
  return now.value.confirmed_at ? found(parts, item, 'pending') : done({ state: 'rejected', reason: confirmed.refusal.code })
}

/** Whether the order flies what was wanted: then it was changed, whatever was answered. */
async function found({ client }: DuffelParts, item: BoughtItem<FlightOffer>, otherwise: 'none' | 'pending'): Promise<SupplierResult<SupplierOrder>> {
  const { orderId, flights } = changeIn(item.holdRef)
  const order = await client.getOrder(orderId)
  if (order.kind !== 'done') return order.kind === 'unknown' ? order : { kind: 'unknown', why: order.refusal.code }
  if (order.value.cancelled_at) return done({ state: 'cancelled' })
  if (flightsKey(order.value.slices) !== flights) return done({ state: otherwise })
  return done({ state: 'confirmed', supplierReference: orderId, total: item.quote.total, proofs: proofsOf(order.value) })
}
