import { createHash } from 'node:crypto'
import type { ActivityOffer } from '@sojourn/contracts'
import { addDays, dayIn, type Money } from '@sojourn/kernel'
import type { BoughtItem, Offer, Proof, RemoteSupplier, SupplierNews, SupplierOrder, SupplierResult } from '../../../sale/product.ts'
import type { ActivityAsk } from '../activity-ask.ts'
import { dayOf, readSessionId } from '../domain/session-id.ts'
import { exchangeFor } from '../exchange.ts'
import { type OctoActivity, octoOption } from './octo-catalogue.ts'
import { departures, type OctoDeparture } from './octo-departures.ts'
import { moneyIn, netOf, offerOf, otherTotal, sessionOf } from './octo-offer.ts'
import { OCTO, type OctoParts } from './octo-parts.ts'
import type { OctoBooking, OctoOption } from './octo-schema.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How far ahead its list of bookings is read for what it cancelled. */
const NEWS_DAYS = 400
// not translated: what it is told, and what its own list says of what we cancelled ourselves
const BY_US = 'Cancelled by the reseller'

/**
 * Activities of another company's system, over OCTO. A hold of ours is a booking of theirs on hold, whose uuid is made of the key of the hold: sent again it is the same booking. `holdRef` is that
 * uuid with the price it was held at.
 */
export function octoSupplier(parts: OctoParts): RemoteSupplier<ActivityAsk, ActivityOffer> {
  const { client, clock } = parts
  return {
    where: 'remote',
    name: OCTO,
    timeoutMs: client.timeoutMs * CALLS_MAX,
    async quote(ask) {
      const found = await findDeparture(parts, ask)
      if (found.kind !== 'done') return found
      const { activity, option, departure } = found.value
      const { availability, priced } = departure
      if (!availability.available) return refused('sold_out')
      const exchange = await parts.transactions.asSystem((tx) => exchangeFor(parts, tx, ask.currency, priced.net.currency), { readOnly: true })
      if (!exchange.ok) return { kind: 'refused', refusal: exchange.refusal }
      return done(offerOf({ activity, option, availability, priced, exchange: exchange.value }, ask))
    },
    async hold(offer, { key, untilMs }) {
      const found = await departureOf(parts, offer)
      if (found.kind !== 'done') return found
      const { activity, option, departure } = found.value
      const reserved = await client.reserve({
        uuid: uuidOf(key),
        productId: activity.product.id,
        optionId: option.id,
        availabilityId: departure.availability.id,
        minutes: Math.max(1, Math.ceil((untilMs - clock.nowMs()) / MINUTE_MS)),
        units: departure.units,
        notes: notesOf(offer.details),
      })
      if (reserved.kind !== 'done') return reserved.kind === 'refused' ? refused('sold_out') : reserved
      return heldOf(parts, reserved.value, departure, untilMs)
    },
    async confirm(item) {
      const { uuid } = heldIn(item.holdRef)
      const [lead] = item.travellers
      const confirmed = await client.confirm(uuid, { reference: referenceOf(item), firstName: lead?.first_name ?? '', lastName: lead?.last_name ?? '' })
      if (confirmed.kind === 'done') return done(orderOf(confirmed.value, item))
      if (confirmed.kind === 'unknown') return confirmed
      // It confirms nothing that has expired, and nothing twice: what it is says its own state.
      const booking = await client.get(uuid)
      if (booking.kind === 'done') return done(rejectedIfOpen(orderOf(booking.value, item), confirmed.refusal.code))
      return booking.kind === 'unknown' ? booking : done({ state: 'rejected', reason: confirmed.refusal.code })
    },
    async find(item) {
      const booking = await client.get(heldIn(item.holdRef).uuid)
      if (booking.kind === 'done') return done(orderOf(booking.value, item))
      return booking.kind === 'unknown' ? booking : done({ state: 'none' })
    },
    // Its terms are windows: it is never asked, and what it would take is all of it.
    quoteCancellation: async ({ quote }) => done({ cost: quote.total, validUntilMs: clock.nowMs() + HOUR_MS }),
    async cancel(item, { cost }) {
      const cancelled = await client.cancel(heldIn(item.holdRef).uuid, BY_US)
      // Too late for it to take back: where nothing of the money comes back either, the place stays empty.
      return cancelled.kind === 'refused' && cost.minor >= item.quote.total.minor ? done(null) : cancelled
    },
    async release(_held, key) {
      const uuid = uuidOf(key)
      const booking = await client.get(uuid)
      if (booking.kind !== 'done') return booking
      // An order that was made meanwhile stays.
      return booking.value.status === 'ON_HOLD' ? client.cancel(uuid, BY_US) : done(null)
    },
    ...(parts.isConnected && { newsSince: (cursor: string | null) => newsOf(parts, cursor) }),
  }
}

/** A hold asks for departures and reserves. */
const CALLS_MAX = 3

const done = <T>(value: T): SupplierResult<T> => ({ kind: 'done', value })
const refused = (code: string): { readonly kind: 'refused'; readonly refusal: { readonly code: string } } => ({ kind: 'refused', refusal: { code } })

interface Found {
  readonly activity: OctoActivity
  readonly option: OctoOption
  readonly departure: OctoDeparture
}

async function findDeparture(
  parts: OctoParts,
  { sessionId, option: code, party }: Pick<ActivityAsk, 'sessionId' | 'option' | 'party'>,
): Promise<SupplierResult<Found>> {
  const { activityId, startsAt } = readSessionId(sessionId)
  let activity: OctoActivity | null
  try {
    activity = await parts.octo.find(activityId)
  } catch (error) {
    return { kind: 'unknown', why: error instanceof Error ? error.message : String(error) }
  }
  if (!activity) return refused('unknown_activity')
  const option = octoOption(activity, code)
  if (!option) return refused('unknown_option')
  const day = dayOf(startsAt)
  const found = await departures(parts, { activity, option, party }, day, day)
  if (found.kind !== 'done') return found.kind === 'refused' ? refused('session_over') : found
  const departure = found.value.find(({ availability }) => sessionOf(activity, availability) === sessionId)
  return departure ? done({ activity, option, departure }) : refused('session_over')
}

/** The departure that was offered, as it is now. */
const departureOf = (parts: OctoParts, { details }: Offer<ActivityOffer>): Promise<SupplierResult<Found>> =>
  findDeparture(parts, { sessionId: details.session_id, option: details.option.code, party: details })

/** Held at another price than its departure had a moment before, it is given up: a price is never taken that nobody saw. */
async function heldOf({ client }: OctoParts, booking: OctoBooking, { priced }: OctoDeparture, askedMs: number) {
  const { uuid, status, utcExpiresAt, pricing } = booking
  const net = pricing ? netOf(pricing) : priced.net
  if (status !== 'ON_HOLD') return refused('sold_out')
  if (net.minor !== priced.net.minor || net.currency !== priced.net.currency) {
    await client.cancel(uuid, BY_US)
    return refused('sold_out')
  }
  const endsMs = utcExpiresAt ? Date.parse(utcExpiresAt) : askedMs
  return done({ holdRef: holdRefOf(uuid, net), ...(endsMs < askedMs && { untilMs: endsMs }) })
}

const holdRefOf = (uuid: string, net: Money): string => `${uuid} ${net.minor} ${net.currency}`

function heldIn(holdRef: string): { readonly uuid: string; readonly net: Money | null } {
  const at = holdRef.indexOf(' ')
  return at < 0 ? { uuid: holdRef, net: null } : { uuid: holdRef.slice(0, at), net: moneyIn(holdRef.slice(at + 1)) }
}

/** A uuid of a key, always the same. */
export function uuidOf(key: string): string {
  const hex = createHash('sha256').update(`octo ${key}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

const referenceOf = ({ bookingId, itemNo }: BoughtItem): string => `${bookingId}:${itemNo}`

const notesOf = ({ answers }: ActivityOffer): string | null =>
  answers.length === 0 ? null : answers.map(({ code, person, value }) => `${code}${person ? ` ${person}` : ''}: ${value}`).join('; ')

function orderOf(booking: OctoBooking, item: BoughtItem<ActivityOffer>): SupplierOrder {
  switch (booking.status) {
    case 'ON_HOLD':
      return { state: 'none' }
    case 'PENDING':
      return { state: 'pending' }
    case 'CANCELLED':
      return { state: 'cancelled' }
    case 'EXPIRED':
    case 'REJECTED':
      return { state: 'rejected', reason: booking.status.toLowerCase() }
    case 'CONFIRMED':
    case 'REDEEMED': {
      const { net } = heldIn(item.holdRef)
      const total = net && booking.pricing ? otherTotal(item.quote.total, net, netOf(booking.pricing)) : item.quote.total
      return { state: 'confirmed', supplierReference: referenceAt(booking), total, proofs: proofsOf(booking) }
    }
  }
}

const rejectedIfOpen = (order: SupplierOrder, reason: string): SupplierOrder => (order.state === 'none' ? { state: 'rejected', reason } : order)

const referenceAt = ({ supplierReference, uuid }: OctoBooking): string => supplierReference || uuid

/** A ticket for each who comes, else the voucher for all. */
function proofsOf({ voucher, unitItems }: OctoBooking): Proof[] {
  const numberOf = (of: OctoBooking['voucher']) =>
    of?.deliveryOptions.find(({ deliveryFormat }) => deliveryFormat === 'QRCODE' || deliveryFormat === 'CODE128')?.deliveryValue
  const tickets = unitItems.flatMap(({ ticket }): Proof[] => {
    const number = numberOf(ticket)
    return number ? [{ kind: 'ticket', number }] : []
  })
  const whole = numberOf(voucher)
  if (tickets.length > 0) return tickets
  return whole ? [{ kind: 'voucher', number: whole }] : []
}

/** What it cancelled by itself. Its list says when a booking changed, and nothing of what changed: another time is not told by the core of the standard. */
async function newsOf(
  { client, clock }: OctoParts,
  cursor: string | null,
): Promise<SupplierResult<{ readonly news: readonly SupplierNews[]; readonly cursor: string | null }>> {
  const today = dayIn('UTC', clock.nowMs())
  const listed = await client.list(addDays(today, -1), addDays(today, NEWS_DAYS))
  if (listed.kind !== 'done') return listed
  const since = listed.value.filter(({ utcUpdatedAt }) => cursor === null || Date.parse(utcUpdatedAt) > Date.parse(cursor))
  const news = since
    .filter(({ status, cancellation }) => status === 'CANCELLED' && cancellation?.reason !== BY_US)
    .map((booking): SupplierNews => {
      const note = booking.cancellation?.reason || null
      return { key: `${booking.uuid} cancelled`, supplierReference: referenceAt(booking), note, kind: 'cancelled', reason: 'not_operated' }
    })
  const last = Math.max(...since.map(({ utcUpdatedAt }) => Date.parse(utcUpdatedAt)), cursor === null ? 0 : Date.parse(cursor))
  return done({ news, cursor: last === 0 ? null : new Date(last).toISOString() })
}
