import { orderSentences } from '@sojourn/contracts/cancel-words'
import { proofFacts } from '@sojourn/contracts/proof-words'
import { bookingPage } from '@sojourn/contracts/site-pages'
import { currentLanguage, nameText, wallClockTextLong } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { isZero, type Money, type Tx } from '@sojourn/kernel'
import { type Booking, type BookingItem, byProviderText, noShowText, proofOnWire, titleOf, unpaidText, type WhyItemEnds } from '../modules/bookings/index.ts'
import type { BookedFacts, MoneyBack } from '../modules/messages/index.ts'
import type { ItemNews } from '../modules/supplier-news/index.ts'
import type { Description } from '../sale/description.ts'
import { laterAtOf } from '../sale/terms.ts'
import { bookedInWords } from './booked-in-words.ts'
import { cancellingOfBooking } from './cancelling.ts'
import { priceRows } from './price-rows.ts'
import type { ShopDeps } from './shop-deps.ts'

type MailDeps = Pick<ShopDeps, 'mailer' | 'products'>
type Deps = MailDeps & Pick<ShopDeps, 'bookings' | 'tendering' | 'payments' | 'clock' | 'scheduled'>

/** What comes back after a booking failed, and how. */
interface Failed {
  readonly refunded: Money
  readonly back: readonly MoneyBack[]
  readonly discounts: readonly { readonly label: string; readonly when: string }[]
}

/** What a cancellation gives back, and how, what is lost of what was paid, and what becomes of discounts. */
interface Cancelled extends WhyItemEnds {
  /** We cancelled it, because what was left of its price was not paid. */
  readonly isUnpaid?: true
  readonly total: Money
  readonly parts: readonly MoneyBack[]
  readonly lost: Money
  /** What is charged for it to the card that guarantees the booking. */
  readonly charged?: Money
  readonly discounts: readonly { readonly label: string; readonly when: string }[]
}

const zonedText = (atMs: number): string => `${wallClockTextLong(new Date(atMs).toISOString())} UTC`

/** Of what became known of an item: what it is to be and, as far as that is another one, what it was. */
export const mailNews = (
  deps: MailDeps,
  tx: Tx,
  booking: Booking,
  { news, item, before }: { readonly news: ItemNews; readonly item: BookingItem; readonly before: Description },
): Promise<void> =>
  inLanguage(booking.language, () => {
    const after = deps.products.describe(item)
    const was = deps.products.describe(booking.items[item.itemNo - 1]!)
    const isNew = ({ label, value }: Description['facts'][number]) => !after.facts.some((fact) => fact.label === label && fact.value === value)
    const old = news.kind === 'changed' ? was : before
    return deps.mailer.send(tx, {
      orgId: booking.orgId,
      key: `booking_changed:${booking.bookingId}:${item.itemNo}:${news.newsNo}`,
      to: booking.contact.email,
      kind: 'booking_changed',
      data: {
        reference: booking.reference,
        title: after.title,
        facts: after.facts.map(({ label, value }) => [label, value] as const),
        isOpen: news.kind === 'changed',
        note: news.note,
        before: old.facts.filter(isNew).map(({ label, value }) => [label, value] as const),
        answerBy: news.answerByMs === null ? null : zonedText(news.answerByMs),
        bookingLink: link(booking),
      },
    })
  })

/** To the booking as its traveller knows it. */
const link = ({ origin, bookingId, changes }: Booking): string => origin + bookingPage(changes?.rootId ?? bookingId)

/** What mails say of what was booked, item after item. */
export const factsOf = (items: Booking['items']): BookedFacts['facts'] =>
  items.flatMap(({ description }) => description.facts.map(({ label, value }) => [label, value] as const))

const bookedFacts = ({ products }: MailDeps, booking: Booking): BookedFacts => ({
  reference: booking.reference,
  title: titleOf(products, booking),
  facts: factsOf(booking.items),
})

/** What cancelling means from its confirmation on, item by item. */
async function rulesText(deps: Deps, tx: Tx, booking: Booking): Promise<string[]> {
  const { parts } = await cancellingOfBooking(deps, tx, booking, await deps.bookings.itemStatusesOf(tx, booking))
  return orderSentences(
    booking.items.map(({ itemNo: no, description: { title, place } }) => ({ no, title, city: place?.city ?? null })),
    parts,
  )
}

const ownMails = ({ products }: MailDeps, booking: Booking) => products.saleOf(booking.product).mails

/** Works on a booking in the language of mails to its traveller, whatever language the person who changed it reads. */
function inItsLanguage<T>({ products }: MailDeps, booking: Booking, work: (booking: Booking) => T): T {
  // Read or written in that language it is said in it already.
  if (booking.language === currentLanguage()) return work(booking)
  return inLanguage(booking.language, () => work({ ...booking, ...bookedInWords(products, booking) }))
}

/** What a change gives back of what was paid before it, and how. */
export interface BackOfChange {
  readonly total: Money
  readonly parts: readonly MoneyBack[]
}

/** The one message of a confirmed booking: the product's own words where it has any, else the voucher; of a change with what it gives back. */
export const mailConfirmed = (deps: Deps, tx: Tx, booking: Booking, back?: BackOfChange): Promise<void> =>
  inItsLanguage(deps, booking, (said) => writeConfirmed(deps, tx, said, back))

async function writeConfirmed(deps: Deps, tx: Tx, booking: Booking, back: BackOfChange | undefined): Promise<void> {
  const key = { orgId: booking.orgId, key: `booking_confirmed:${booking.bookingId}`, to: booking.contact.email }
  const own = ownMails(deps, booking)
  if (own) return deps.mailer.send(tx, { ...key, ...own.confirmed(booking) })
  const laterAt = laterAtOf(booking.items)
  const proofs = (await deps.bookings.proofsOf(tx, booking)).map(proofOnWire)
  const promises = await deps.bookings.promisesOf(tx, { booking, itemStatuses: await deps.bookings.itemStatusesOf(tx, booking) })
  return deps.mailer.send(tx, {
    ...key,
    kind: 'booking_confirmed',
    data: {
      ...bookedFacts(deps, booking),
      ...(booking.changes && { isChange: true }),
      ...(back && !isZero(back.total) && { refunded: back.total, back: back.parts.map(({ label, amount, when }) => ({ label, amount, when })) }),
      proofs: proofFacts(proofs, booking.guests).map(({ label, value }) => [label, value] as const),
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
        costs: deps.products.saleOf(booking.product).words.texts().costs,
      }),
      ...(promises.size > 0 && { promises: [...promises.values()] }),
      cancellation: await rulesText(deps, tx, booking),
      bookingLink: link(booking),
    },
  })
}

export const mailFailed = (deps: MailDeps, tx: Tx, booking: Booking, money: Failed): Promise<void> =>
  inItsLanguage(deps, booking, (said) => writeFailed(deps, tx, said, money))

function writeFailed(deps: MailDeps, tx: Tx, booking: Booking, { refunded, back, discounts }: Failed): Promise<void> {
  const key = { orgId: booking.orgId, key: `booking_failed:${booking.bookingId}`, to: booking.contact.email }
  const own = ownMails(deps, booking)
  if (own) return deps.mailer.send(tx, { ...key, ...own.failed(booking, refunded) })
  const searchLink = `${booking.origin}${deps.products.saleOf(booking.product).pages.landing}`
  return deps.mailer.send(tx, { ...key, kind: 'booking_failed', data: { ...bookedFacts(deps, booking), refunded, back, discounts, searchLink } })
}

/** Of the booking, or of one item of it that was cancelled alone. */
export const mailCancelled = (deps: MailDeps, tx: Tx, booking: Booking, money: Cancelled, item?: BookingItem): Promise<void> =>
  inItsLanguage(deps, item ? { ...booking, items: [item] } : booking, (said) => writeCancelled(deps, tx, said, money, item))

const writeCancelled = (
  deps: MailDeps,
  tx: Tx,
  booking: Booking,
  { total, parts, lost, charged, discounts, byProvider, noShowAtMs, isUnpaid }: Cancelled,
  item?: BookingItem,
): Promise<void> =>
  deps.mailer.send(tx, {
    orgId: booking.orgId,
    key: `booking_cancelled:${booking.bookingId}${item ? `:${item.itemNo}` : ''}`,
    to: booking.contact.email,
    kind: 'booking_cancelled',
    data: {
      ...bookedFacts(deps, booking),
      refunded: total,
      back: parts.map(({ label, amount, when }) => ({ label, amount, when })),
      fee: lost,
      ...(charged && !isZero(charged) && { charged }),
      discounts: discounts.map(({ label, when }) => ({ label, when })),
      bookingLink: link(booking),
      ...(item && booking.status !== 'cancelled' && { isPart: true }),
      ...(isUnpaid && { unpaid: unpaidText() }),
      ...(noShowAtMs && { noShow: noShowText() }),
      ...(byProvider && { byProvider: { why: byProviderText(byProvider.reason), note: byProvider.note } }),
    },
  })
