import {
  type AgencySaleShape,
  type BookingChargeShape,
  bookingReceipt,
  type CancellationRule,
  type CancelPart,
  type DataOf,
  getBooking,
  type ItemNewsShape,
  listBookings,
} from '@sojourn/contracts'
import { asksIdentity, type Identity } from '@sojourn/contracts/travellers'
import { say } from '@sojourn/i18n'
import { accept, type BookingId, type Clock, type Money, type OrgId, refuse, sum, type Transactions, type Tx, toMajor, type UserId } from '@sojourn/kernel'
import { type Refusals, type Route, rawRoute, type SignedInCaller, signedInRoute } from '../../http/index.ts'
import { lineOnWire, priceOnWire, soldAsOnWire } from '../../sale/on-wire.ts'
import type { Line } from '../../sale/price-lines.ts'
import type { Products } from '../../sale/registry.ts'
import { calendarOf } from './calendar.ts'
import type { Bookings } from './create-bookings.ts'
import { type Booking, referenceShown, wasConfirmed } from './domain/booking.ts'
import { reasonForCancelling } from './domain/cancel-reason.ts'
import type { ItemStatus } from './domain/item.ts'
import type { ShownBooking } from './newest.ts'
import { itemOnWire, receiptItemOnWire, travellerOnWire } from './present.ts'
import { confirmedOf, isCancellable, leftOf, stillBooked, titleOf } from './shown.ts'
import { failureText } from './status-texts.ts'
import { bookingSummary } from './summary.ts'

/** What was paid for a booking and what went back, in money: discounts are neither. */
export interface MoneyOfBooking {
  readonly paid: Money
  readonly refunded: Money
  /** What was charged after it was made, without what went back of that. */
  readonly paidLater: Money
  /** All ways in which it was paid, in the current language: `Coupon TAKE25, Visa ending 4242`. */
  readonly paidWith: string | null
  /** Those of them that were money, which is what a refund goes back to: a coupon is none of it. */
  readonly moneyBackTo: string | null
  readonly paidByCard: 'all' | 'part' | 'none'
  /** The card or credit line that paid what other ways left: `Visa ending 4242`. */
  readonly chargedTo: string | null
  /** A card is saved for what may be charged later. */
  readonly isGuaranteed: boolean
  /** What goes back is negative. */
  readonly movements: readonly {
    readonly kind: DataOf<typeof bookingReceipt>['payments'][number]['kind']
    readonly label: string
    readonly amount: Money
    readonly atMs: number
  }[]
}

export interface ClientPrice {
  readonly total: Money
  readonly later: Money
  readonly lines: readonly Line[]
}

export interface BookingsHttpDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly bookings: Bookings
  readonly products: Products
  moneyOf(tx: Tx, shown: ShownBooking): Promise<MoneyOfBooking>
  /** What is charged after it was made, the first due first. */
  chargesOf(tx: Tx, shown: ShownBooking): Promise<BookingChargeShape[]>
  /** What cancelling means from now on, and the terms in the same amounts. */
  cancellingOf(tx: Tx, shown: ShownBooking): Promise<{ readonly parts: CancelPart[]; readonly rules: readonly CancellationRule[][] }>
  /** What became known of its items, the newest first. */
  newsOf(tx: Tx, shown: ShownBooking): Promise<(itemNo: number) => ItemNewsShape[]>
  /** What an agent sold it for and to whom: shown to that agent and to operators. */
  agencyOf(tx: Tx, booking: Booking, caller: SignedInCaller): Promise<AgencySaleShape | null>
  /** The client an agent sold it to; null without an agent. */
  billedTo(tx: Tx, booking: Booking): Promise<string | null>
  /** The price that an agent's client pays for it, line by line; null where it is not the agency that paid for the client. */
  clientPriceOf(tx: Tx, booking: Booking, caller: SignedInCaller): Promise<ClientPrice | null>
  /** Records that another person's bookings were read. */
  readonly acts: { record(tx: Tx, caller: SignedInCaller, act: { readonly kind: 'bookings_read'; readonly subjectId: UserId }): Promise<unknown> }
  /** True where the caller may act for the owner: an operator, or the owner's agent. */
  mayActFor(tx: Tx, caller: SignedInCaller, owner: UserId): Promise<boolean>
}

const refusals: Refusals = { not_found: [404, () => say`We couldn't find this booking.`] }
const receiptRefusals: Refusals = { ...refusals, no_receipt: [409, () => say`Nothing was paid for this booking, so there is no receipt.`] }
const iso = (atMs: number): string => new Date(atMs).toISOString()
const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : iso(atMs))

/** Whether what is paid at the property is still to be paid there. */
const isOwed = ({ status }: Booking): boolean => status === 'confirming' || status === 'confirmed'

type Receipt = DataOf<typeof bookingReceipt>
type ReceiptHead = Pick<Receipt, 'booking_id' | 'number' | 'seller' | 'billed_to' | 'reference' | 'title' | 'guests' | 'items' | 'currency'>

/** What an agent hands to their client: the price that the client pays to the agency, and nothing of what the agency pays. */
const clientInvoice = (booking: Booking, head: ReceiptHead, { total, later, lines }: ClientPrice): Receipt => ({
  ...head,
  number: head.number.replace('R-', 'I-'),
  issued_at: iso(booking.createdAtMs),
  lines: lines.map(lineOnWire),
  payments: [],
  total: toMajor(total),
  paid: 0,
  refunded: 0,
  at_property: toMajor(later),
})

export function bookingsHttp({ transactions, clock, bookings, products, ...deps }: BookingsHttpDeps): Route[] {
  const { moneyOf, mayActFor } = deps
  const seen = async (tx: Tx, orgId: OrgId, bookingId: string, caller: SignedInCaller): Promise<Booking | null> => {
    const booking = await bookings.find(tx, orgId, bookingId as BookingId)
    if (!booking) return null
    return booking.userId === caller.user.userId || (await mayActFor(tx, caller, booking.userId)) ? booking : null
  }

  /** Who travels; what they are besides their names only for its owner, not for those who act for them. */
  const travellersFor = async (tx: Tx, booking: Booking, caller: SignedInCaller) => {
    const isTheirs = booking.userId === caller.user.userId && !caller.impersonator
    const isKnown = isTheirs && products.needsOf(booking.items).some(asksIdentity)
    const identities: ReadonlyMap<number, Identity> = isKnown ? await bookings.identitiesOf(tx, booking) : new Map()
    return booking.guests.map((guest, index) => travellerOnWire(guest, identities.get(index + 1)))
  }

  const laterOf = (booking: Booking, itemStatuses: readonly ItemStatus[]): Money =>
    sum(
      booking.total.currency,
      stillBooked(booking, itemStatuses).map(({ quote }) => quote.payLater),
    )

  return [
    signedInRoute(listBookings, async ({ user_id: named, cursor, limit }, caller) => {
      const userId = (named as UserId | undefined) ?? caller.user.userId
      const page = { orgId: caller.orgId, userIds: [userId], before: cursor, limit: limit + 1 }
      const { found, states } = await transactions.inTenant(caller.orgId, async (tx) => {
        if (userId !== caller.user.userId) await deps.acts.record(tx, caller, { kind: 'bookings_read', subjectId: userId })
        const found = await bookings.listOf(tx, page)
        const ids = found.map(({ bookingId }) => bookingId)
        return { found, states: await bookings.itemStatesOf(tx, caller.orgId, ids) }
      })
      const shown = found.slice(0, limit)
      const summaries = shown.map((booking) => bookingSummary(products, booking, states.get(booking.bookingId) ?? []))
      return accept({ bookings: summaries, next: found.length > limit ? shown.at(-1)!.bookingId : null })
    }),

    signedInRoute(
      getBooking,
      async (body, caller) =>
        transactions.inTenant(caller.orgId, async (tx) => {
          const asked = await seen(tx, caller.orgId, body.booking_id, caller)
          if (!asked) return refuse('not_found')
          const whole = await bookings.shown(tx, asked)
          const { booking, itemStatuses, vouchers, proofs, versions } = whole
          const { items, quote, lines } = booking
          const nowMs = clock.nowMs()
          const newsOf = await deps.newsOf(tx, whole)
          const cancelling = await deps.cancellingOf(tx, whole)
          const promises = await bookings.promisesOf(tx, whole)
          const shown = items.map((item, index) => {
            const voucher = vouchers.find(({ itemNo }) => itemNo === item.itemNo)
            const news = newsOf(item.itemNo)
            const before = versions.filter(({ itemNo }) => itemNo === item.itemNo)
            return itemOnWire(
              booking,
              item,
              {
                itemStatus: itemStatuses[index]!,
                voucher,
                proofs,
                nowMs,
                rules: cancelling.rules[index]!,
                news,
                promise: promises.get(item.itemNo),
                versions: before,
              },
              products,
            )
          })
          const { paid, refunded, paidLater, paidWith, moneyBackTo, paidByCard, chargedTo, isGuaranteed } = await moneyOf(tx, whole)
          const history = await bookings.historyOf(tx, booking)
          const agency = await deps.agencyOf(tx, booking, caller)
          return accept({
            ...bookingSummary(
              products,
              booking,
              itemStatuses.map(({ state }) => state),
            ),
            offer: shown[0]!.offer,
            sold_as: soldAsOnWire(booking, products),
            items: shown,
            price: priceOnWire(quote),
            lines: lines.map(lineOnWire),
            cancellation: shown.flatMap((item) => item.cancellation),
            if_cancelled: cancelling.parts,
            guests: await travellersFor(tx, booking, caller),
            contact: booking.contact,
            paid: toMajor(paid),
            refunded: toMajor(refunded),
            paid_later: toMajor(paidLater),
            charges: await deps.chargesOf(tx, whole),
            paid_with: paidWith,
            money_back_to: moneyBackTo,
            paid_by_card: paidByCard,
            charged_to: chargedTo,
            guaranteed: isGuaranteed && products.saleOf(booking.product).rules.takesGuarantee,
            failure: booking.status === 'failed' && booking.failure ? failureText(booking.failure, products.saleOf(booking.product).words.texts()) : null,
            // One that is not paid yet can be abandoned.
            cancellable: booking.status === 'pending_payment' || isCancellable({ ...booking, items: confirmedOf(booking, itemStatuses) }, nowMs),
            undo_until: isoOrNull(whole.paid.length > 1 ? null : bookings.undoUntilMs(booking)),
            cancel_reason: reasonForCancelling(booking, caller, agency?.client != null),
            history: history.map((event) => ({ at: iso(event.atMs), status: event.to })),
            ...(agency && { agency }),
          })
        }),
      refusals,
    ),

    signedInRoute(
      bookingReceipt,
      async (body, caller) =>
        transactions.inTenant(caller.orgId, async (tx) => {
          const asked = await seen(tx, caller.orgId, body.booking_id, caller)
          if (!asked) return refuse('not_found')
          const whole = await bookings.shown(tx, asked)
          const { booking, itemStatuses, vouchers, proofs } = whole
          const billedTo = await deps.billedTo(tx, booking)
          const head = {
            booking_id: booking.bookingId,
            number: `R-${booking.reference.replace('SJ-', '')}`,
            seller: caller.org.name,
            billed_to: billedTo,
            reference: referenceShown(booking),
            title: titleOf(products, booking),
            guests: [...booking.guests],
            items: booking.items.map((item, index) => {
              const voucher = vouchers.find(({ itemNo }) => itemNo === item.itemNo)
              return receiptItemOnWire(item, itemStatuses[index]!, voucher, proofs)
            }),
            currency: booking.total.currency,
          }
          if (body.for === 'client') {
            const price = booking.status === 'confirmed' ? await deps.clientPriceOf(tx, booking, caller) : null
            return price ? accept(clientInvoice(booking, head, price)) : refuse('no_receipt')
          }
          const { paid, refunded, movements } = await moneyOf(tx, whole)
          if (movements.length === 0 && !wasConfirmed(booking)) return refuse('no_receipt')
          return accept({
            ...head,
            // As of the last that happened to its money, so that it is the same receipt whenever it is asked for.
            issued_at: iso(Math.max(booking.createdAtMs, ...movements.map(({ atMs }) => atMs))),
            lines: booking.lines.map(lineOnWire),
            payments: movements.map(({ kind, label, amount, atMs }) => ({ kind, label, amount: toMajor(amount), at: iso(atMs) })),
            total: toMajor(booking.total),
            paid: toMajor(paid),
            refunded: toMajor(refunded),
            at_property: isOwed(booking) ? toMajor(laterOf(booking, itemStatuses)) : 0,
          })
        }),
      receiptRefusals,
    ),

    rawRoute('GET', '/api/bookingHistory/calendar', async (request, caller) => {
      const url = new URL(request.url)
      const who = caller?.user ? (caller as SignedInCaller) : null
      const asked = who && (await transactions.inTenant(who.orgId, (tx) => seen(tx, who.orgId, url.searchParams.get('booking_id') ?? '', who)))
      const found =
        asked &&
        (await transactions.inTenant(asked.orgId, async (tx) => {
          const whole = await bookings.shown(tx, asked)
          return { booking: leftOf(whole), promises: await bookings.promisesOf(tx, whole) }
        }))
      const booking = found ? found.booking : null
      if (!found || booking?.status !== 'confirmed' || booking.items.every(({ description }) => description.calendar.length === 0))
        return new Response(say`We couldn't find this booking. Please sign in with the account that booked it.`, { status: 404 })
      const link = `${url.origin}/user/my-bookings/${booking.bookingId}`
      return new Response(calendarOf(booking, { name: titleOf(products, booking), link, promises: found.promises }), {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="booking.ics"',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    }),
  ]
}
