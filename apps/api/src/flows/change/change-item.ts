import type { changeItem as changeCall, DataOf, FieldError, quoteChange as quoteCall } from '@sojourn/contracts'
import { sentencesText } from '@sojourn/i18n'
import { accept, add, fromMajor, isZero, type Money, type Outcome, subtract, type Tx, toMajor } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Booking } from '../../modules/bookings/index.ts'
import { descriptionOnWire } from '../../sale/on-wire.ts'
import type { OfferInstead } from '../../sale/product.ts'
import type { ChangeRequest } from '../../sale/shop.ts'
import { checkTravellers } from '../check-travellers.ts'
import { comingBack } from '../coming-back.ts'
import { remoteOf } from '../items.ts'
import { paidBeforeOf, refundKeyOfBefore, refundKeyOfChanged } from '../paid-before.ts'
import { RefusalError } from '../refusal-error.ts'
import { releaseCheckout } from '../release-checkout.ts'
import { runNow } from '../run-now.ts'
import type { ChangeDeps } from './change-deps.ts'
import { askFor, type Change, offerInstead, paidFromBefore, priceChange, type ToChange, toChange } from './wanted-change.ts'

type Quoted = DataOf<typeof quoteCall>
type Changed = DataOf<typeof changeCall>

/** Thrown where only the price was asked for: what was released to find it is undone. */
class OnlyAsked extends Error {
  readonly quoted: Quoted
  constructor(quoted: Quoted) {
    super('only asked')
    this.quoted = quoted
  }
}

/** What changing an item would cost or give back. Nothing changes. */
export async function quoteChange(deps: ChangeDeps, request: ChangeRequest, caller: SignedInCaller): Promise<Outcome<Quoted>> {
  try {
    const offered = await askFirst(deps, request, caller)
    if (!offered.ok) return offered
    return await deps.withinLimits(caller, () =>
      deps.transactions.inTenant(caller.orgId, async (tx) => {
        const to = orThrow(await toChange(deps, tx, request, caller))
        const ask = orThrow(askFor(deps, to, request.wanted))
        const wanted = orThrow(await priceChange(deps, tx, to, { ...ask, caller, offered: offered.value }))
        await documentsStillFit(deps, tx, wanted)
        throw new OnlyAsked(await quotedOf(deps, tx, wanted, request))
      }),
    )
  } catch (error) {
    if (error instanceof OnlyAsked) return accept(error.quoted)
    throw error
  }
}

/** What a remote supplier offers instead, before anything is locked to change it. Asked again for what is changed or held already, it is not asked. */
async function askFirst(deps: ChangeDeps, request: ChangeRequest & { readonly consented_total?: number }, caller: SignedInCaller) {
  const wanted = await deps.withinLimits(caller, () =>
    deps.transactions.inTenant(caller.orgId, async (tx) => {
      const to = orThrow(await toChange(deps, tx, request, caller))
      if (!remoteOf(deps, to.item)) return accept(null)
      if (request.consented_total !== undefined && (await changedBefore(deps, tx, to, request))) return accept(null)
      return accept({ to, ask: orThrow(askFor(deps, to, request.wanted)) })
    }),
  )
  if (!wanted.ok || !wanted.value) return wanted as Outcome<null>
  return offerInstead(deps, wanted.value.to, wanted.value.ask)
}

/** Thrown, what was written or released before is undone with it. */
function orThrow<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new RefusalError(outcome.refusal)
  return outcome.value
}

async function quotedOf(deps: ChangeDeps, tx: Tx, change: Change, { booking_id, item_no }: ChangeRequest): Promise<Quoted> {
  const { booking, item, fee, instead, price, needsCheckout } = change
  const { quote } = instead.item
  // What the one before it does not need is given back of what was paid for that.
  const { parts, total } = await comingBack(deps, tx, booking, { items: [item], refund: price.back })
  return {
    booking_id,
    item_no,
    description: descriptionOnWire(deps.products.describe(instead.item)),
    price: toMajor(quote.total),
    fee: toMajor(fee),
    paid: toMajor(paidFromBefore(change)),
    pay_now: toMajor(price.quote.payNow),
    pay_later: toMajor(price.quote.payLater),
    back: toMajor(total),
    to: waysOf(parts),
    total: toMajor(consentOf(change)),
    currency: quote.currency,
    needs_checkout: needsCheckout,
  }
}

/** Each way once: several payments may have been made by one. */
function waysOf(parts: Awaited<ReturnType<typeof comingBack>>['parts']): Quoted['to'] {
  const ways = new Map<string, { tender: string; amount: Money; when: string }>()
  for (const { label, amount, when } of parts) {
    const known = ways.get(`${label} ${when}`)
    ways.set(`${label} ${when}`, { tender: label, amount: known ? add(known.amount, amount) : amount, when })
  }
  return [...ways.values()].map((way) => ({ ...way, amount: toMajor(way.amount) }))
}

/** What is agreed to: all that is still to be paid, less what is not needed any more. */
const consentOf = ({ price: { quote, back } }: Pick<Change, 'price'>): Money => subtract(quote.total, back)

/**
 * Changes an item at the agreed total. Where something is to be paid the new is held beside the old, by a checkout that is paid as any other, and takes its place once that is confirmed.
 * Else it takes its place at once, in one transaction, and what is not needed any more of what was paid goes back. The same again changes nothing.
 */
export async function changeItem(
  deps: ChangeDeps,
  request: ChangeRequest & { readonly consented_total: number },
  caller: SignedInCaller,
): Promise<Outcome<Changed>> {
  const offered = await askFirst(deps, request, caller)
  if (!offered.ok) return offered
  const changed = await deps.withinLimits(caller, () =>
    deps.transactions.inTenant(caller.orgId, async (tx) => accept(await change(deps, tx, request, caller, offered.value))),
  )
  if (changed.ok && changed.value.checkoutId === null) await runNow(deps, null)
  return changed
}

async function change(
  deps: ChangeDeps,
  tx: Tx,
  request: ChangeRequest & { readonly consented_total: number },
  caller: SignedInCaller,
  offered: OfferInstead | null,
): Promise<Changed> {
  const to = orThrow(await toChange(deps, tx, request, caller))
  const before = await changedBefore(deps, tx, to, request)
  if (before) return before
  const ask = orThrow(askFor(deps, to, request.wanted))
  const same = await heldBefore(deps, tx, to, { ...ask, request, caller })
  if (same) return same
  const wanted = orThrow(await priceChange(deps, tx, to, { ...ask, caller, offered }))
  await documentsStillFit(deps, tx, wanted)
  const { booking, item, price } = wanted
  const { currency } = price.quote
  const total = consentOf(wanted)
  if (fromMajor(request.consented_total, currency)?.minor !== total.minor) {
    throw new RefusalError({ code: 'price_changed', detail: { old_price: request.consented_total, new_price: toMajor(total), currency } })
  }
  const { total: back } = await comingBack(deps, tx, booking, { items: [item], refund: price.back })
  const checkout = await deps.hold(tx, wanted.instead, {
    of: { bookingId: booking.bookingId, itemNo: item.itemNo, carried: price.carried },
    quote: price.quote,
  })
  const answer = { booking_id: request.booking_id, item_no: request.item_no, back: toMajor(back), currency }
  if (wanted.needsCheckout) return { ...answer, checkoutId: checkout.checkoutId, page: deps.products.get(item.product).pages.checkout }
  const { contact } = booking
  const guests = await guestsOf(deps, tx, to)
  await deps.confirmAtOnce(tx, { checkout, request: { guests, contact, consented_total: toMajor(checkout.quote.total) }, caller })
  return { ...answer, checkoutId: null, page: null }
}

/** Who travels, with what is known of them besides their names: the same as before. */
async function guestsOf({ bookings }: ChangeDeps, tx: Tx, { booking }: ToChange) {
  const identities = await bookings.identitiesOf(tx, booking)
  return booking.guests.map((guest, index) => ({ ...guest, ...identities.get(index + 1) }))
}

/** Those who travel stay: what is known of them must do for the other days too. Throws `not_changeable` with what does not. */
async function documentsStillFit(deps: ChangeDeps, tx: Tx, { instead: { item }, ...to }: Change): Promise<void> {
  if (deps.products.namedOf([item]) !== to.booking.guests.length) return
  const fit = checkTravellers(deps, { items: [item] }, { guests: await guestsOf(deps, tx, to) })
  const errors = fit.ok ? [] : (fit.refusal.detail as { errors: readonly FieldError[] }).errors
  if (errors.length > 0) throw new RefusalError({ code: 'not_changeable', detail: { message: sentencesText(errors.map(({ message }) => message)) } })
}

/** Asked twice, changed once: the second answer is the first. */
async function changedBefore(deps: ChangeDeps, tx: Tx, to: ToChange, request: ChangeRequest): Promise<Changed | null> {
  const { booking, asked, item } = to
  if (!booking.changes) return null
  const former = (await deps.bookings.find(tx, booking.orgId, booking.changes.bookingId))!
  const formerItem = former.items[booking.changes.itemNo - 1]!
  const checkout = await deps.checkouts.find(tx, booking.orgId, former.checkoutId, { userId: former.userId, browserId: null })
  const was = { ...to, booking: former, item: formerItem, asked: checkout!.items[booking.changes.itemNo - 1]! }
  const again = askFor(deps, was, request.wanted)
  if (!again.ok || !deps.products.get(item.product).sameAsk(again.value.ask, asked.ask)) return null
  const { booking_id, item_no } = request
  const back = toMajor(await backOfPlace(deps, tx, was, booking))
  const paidBy = isZero(booking.payNow) ? null : { checkoutId: booking.checkoutId, page: deps.products.get(item.product).pages.checkout }
  return { booking_id, item_no, ...(paidBy ?? { checkoutId: null, page: null }), back, currency: booking.total.currency }
}

/** What came back when a change took the place of the one before it. */
async function backOfPlace(deps: ChangeDeps, tx: Tx, former: Pick<ToChange, 'booking' | 'item'>, { bookingId }: Booking): Promise<Money> {
  let all = await deps.tendering.givenBack(tx, former.booking, refundKeyOfChanged(former))
  for (const before of await paidBeforeOf(deps, tx, former.booking)) {
    all = add(all, await deps.tendering.givenBack(tx, before.booking, refundKeyOfBefore(before, { by: bookingId, reason: 'changed' })))
  }
  return all
}

/** What the caller holds already for a change of this item: the same is answered, another one gives way. */
async function heldBefore(
  deps: ChangeDeps,
  tx: Tx,
  { booking, item }: ToChange,
  { ask, request, caller }: { readonly ask: unknown; readonly request: ChangeRequest & { readonly consented_total: number }; readonly caller: SignedInCaller },
): Promise<Changed | null> {
  const nowMs = deps.clock.nowMs()
  const open = await deps.checkouts.listOpenOf(tx, caller.orgId, caller.browserId())
  for (const checkout of open) {
    const { changes, expiresAtMs, quote } = checkout
    if (changes?.bookingId !== booking.bookingId || changes.itemNo !== item.itemNo || expiresAtMs <= nowMs) continue
    const isSame = deps.products.get(item.product).sameAsk(ask, checkout.items[0]!.ask)
    if (isSame && fromMajor(request.consented_total, quote.currency)?.minor === quote.total.minor && !isZero(quote.total)) {
      const { booking_id, item_no } = request
      const page = deps.products.get(item.product).pages.checkout
      return { booking_id, item_no, checkoutId: checkout.checkoutId, page, back: 0, currency: quote.currency }
    }
    await releaseCheckout(deps, tx, checkout)
  }
  return null
}
