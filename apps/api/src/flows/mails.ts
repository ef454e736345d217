import { amountText, currentLanguage, nameText, say, wallClockTextLong } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import type { Money, Tx } from '@sojourn/kernel'
import { type Booking, type BookingItem, titleOf } from '../modules/bookings/index.ts'
import type { BookedFacts, MoneyBack } from '../modules/messages/index.ts'
import { costsText } from '../sale/on-wire.ts'
import { laterAtOf, type SaleTerms } from '../sale/terms.ts'
import { bookedInWords } from './booked-in-words.ts'
import { priceRows } from './price-rows.ts'
import type { ShopDeps } from './shop-deps.ts'

type Deps = Pick<ShopDeps, 'mailer' | 'products'>

/** The fee and refund of a cancellation, and how it is refunded. */
export interface Cancelled {
  readonly refunded: Money
  readonly back: readonly MoneyBack[]
  readonly fee: Money
}

const link = (booking: Booking): string => `${booking.origin}/user/my-bookings?booking_id=${encodeURIComponent(booking.bookingId)}`

/** What mails say of what was booked, item after item. */
export const factsOf = (items: Booking['items']): BookedFacts['facts'] =>
  items.flatMap(({ description }) => description.facts.map(({ label, value }) => [label, value] as const))

const bookedFacts = (booking: Booking): BookedFacts => ({ reference: booking.reference, title: titleOf(booking), facts: factsOf(booking.items) })

/** When a service begins, as the beginning of an instant with an offset: `2027-03-12T15:00`. */
const startOf = ({ description: { starts } }: BookingItem): string | null => starts && `${starts.on}T${starts.time}`

/** What cancelling costs and when, and what not coming costs. `name` says which of several items it is about. */
function rulesText(item: BookingItem, name: string | null): string[] {
  const { cancellation, timeZone } = item.terms
  // By the clock of the place, which a traveler knows by its city.
  const clock = item.description.place?.city ?? timeZone
  const start = startOf(item)
  const noShow = cancellation.find(({ from, amount }) => amount.minor > 0 && start !== null && from?.startsWith(start))
  return [
    ...(name ? [`${name}:`] : []),
    ...cancellation.map((each) => (each.amount.minor === 0 ? freeText(each, clock) : costText(each, clock))),
    ...(noShow ? [say`If you don't show up, you pay ${amountText(noShow.amount)}.`] : []),
  ]
}

type Window = SaleTerms['cancellation'][number]

function freeText({ from, to }: Window, clock: string): string {
  if (from && to) return say`Free cancellation from ${wallClockTextLong(from)} until ${wallClockTextLong(to)} (${clock} time).`
  if (from) return say`Free cancellation from ${wallClockTextLong(from)} (${clock} time).`
  if (to) return say`Free cancellation until ${wallClockTextLong(to)} (${clock} time).`
  return say`Free cancellation at any time.`
}

function costText({ from, to, amount }: Window, clock: string): string {
  const cost = amountText(amount)
  if (from && to) return say`From ${wallClockTextLong(from)} until ${wallClockTextLong(to)} (${clock} time), canceling costs ${cost}.`
  if (from) return say`From ${wallClockTextLong(from)} (${clock} time), canceling costs ${cost}.`
  if (to) return say`Until ${wallClockTextLong(to)} (${clock} time), canceling costs ${cost}.`
  return say`Canceling costs ${cost} at any time.`
}

/** Our own promise, whatever the terms say. */
function undoText({ products }: Deps, { items }: Booking): string[] {
  const minutes = products.undoMinutesOf(items)
  return minutes > 0 ? [say`You can cancel free of charge within ${minutes} minutes of booking.`] : []
}

const ownMails = ({ products }: Deps, booking: Booking) => products.get(booking.product).mails

/** Works on a booking in the language of mails to its traveller, whatever language the person who changed it reads. */
function inItsLanguage<T>({ products }: Deps, booking: Booking, work: (booking: Booking) => T): T {
  // Read or written in that language it is said in it already.
  if (booking.language === currentLanguage()) return work(booking)
  return inLanguage(booking.language, () => work({ ...booking, ...bookedInWords(products, booking) }))
}

/** The one message of a confirmed booking: the product's own words where it has any, else the voucher. */
export const mailConfirmed = (deps: Deps, tx: Tx, booking: Booking): Promise<void> => inItsLanguage(deps, booking, (said) => writeConfirmed(deps, tx, said))

function writeConfirmed(deps: Deps, tx: Tx, booking: Booking): Promise<void> {
  const key = { orgId: booking.orgId, key: `booking_confirmed:${booking.bookingId}`, to: booking.contact.email }
  const own = ownMails(deps, booking)
  if (own) return deps.mailer.send(tx, { ...key, ...own.confirmed(booking) })
  const laterAt = laterAtOf(booking.items)
  return deps.mailer.send(tx, {
    ...key,
    kind: 'booking_confirmed',
    data: {
      ...bookedFacts(booking),
      travellers: booking.guests.map((guest) => nameText(guest.first_name, guest.last_name)),
      paidNow: booking.payNow,
      paidLater: booking.quote.payLater,
      laterAt,
      total: booking.total,
      price: priceRows({
        ...booking,
        later: booking.quote.payLater,
        laterLocal: booking.quote.payLaterLocal,
        laterAt,
        costs: costsText(booking.items, deps.products),
      }),
      cancellation: [...undoText(deps, booking), ...booking.items.flatMap((item) => rulesText(item, booking.items.length > 1 ? item.description.title : null))],
      bookingLink: link(booking),
    },
  })
}

export const mailFailed = (deps: Deps, tx: Tx, booking: Booking, money: Pick<Cancelled, 'refunded' | 'back'>): Promise<void> =>
  inItsLanguage(deps, booking, (said) => writeFailed(deps, tx, said, money))

function writeFailed(deps: Deps, tx: Tx, booking: Booking, { refunded, back }: Pick<Cancelled, 'refunded' | 'back'>): Promise<void> {
  const key = { orgId: booking.orgId, key: `booking_failed:${booking.bookingId}`, to: booking.contact.email }
  const own = ownMails(deps, booking)
  if (own) return deps.mailer.send(tx, { ...key, ...own.failed(booking, refunded) })
  const searchLink = `${booking.origin}${deps.products.get(booking.product).pages.landing}`
  return deps.mailer.send(tx, { ...key, kind: 'booking_failed', data: { ...bookedFacts(booking), refunded, back, searchLink } })
}

/** Of the booking, or of one item of it that was cancelled alone. */
export const mailCancelled = (deps: Deps, tx: Tx, booking: Booking, money: Cancelled, item?: BookingItem): Promise<void> =>
  inItsLanguage(deps, item ? { ...booking, items: [item] } : booking, (said) => writeCancelled(deps, tx, said, money, item))

const writeCancelled = ({ mailer: post }: Deps, tx: Tx, booking: Booking, { refunded, back, fee }: Cancelled, item?: BookingItem): Promise<void> =>
  post.send(tx, {
    orgId: booking.orgId,
    key: `booking_cancelled:${booking.bookingId}${item ? `:${item.itemNo}` : ''}`,
    to: booking.contact.email,
    kind: 'booking_cancelled',
    data: {
      ...bookedFacts(booking),
      refunded,
      back,
      fee,
      bookingLink: link(booking),
      ...(item && booking.status !== 'cancelled' && { isPart: true }),
    },
  })
