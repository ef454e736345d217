import { say } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, type BookingId, type Tx } from '@sojourn/kernel'
import { type Booking, cancellableUntilOf, type FailureCode } from '../../modules/bookings/index.ts'
import { credit } from '../../modules/ledger/index.ts'
import { hasLeft } from '../../modules/payments/index.ts'
import { done, refused, type SagaDefinition, type Step, type StepContext, unknown, type Verdict } from '../../modules/sagas/index.ts'
import { divideWhole, isDiscountLine } from '../cancelling.ts'
import { boughtItem, cancelItems, confirmItems, hasRemote, owedOf, releaseItems } from '../items.ts'
import { mailConfirmed, mailFailed } from '../mails.ts'
import { scheduleInstalments } from '../payment/booking-charges/schedule.ts'
import { postCaptured, postConfirmed, postPromised } from '../payment/postings.ts'
import { sendRefund, wantRefund } from '../payment/send-refund.ts'
import { BOOK, type ShopDeps } from '../shop-deps.ts'
import { formerOf, takePlace } from '../take-place.ts'

type Context = StepContext<Record<string, never>>
type Define = () => ShopDeps

/** The booking of a saga that books, locked. */
export const bookingOf = (deps: ShopDeps, tx: Tx, { orgId, subject }: Context): Promise<Booking> => deps.bookings.lock(tx, orgId, subject as BookingId)

/** Posts the payment to the ledger; undone, all of it is refunded. */
export const takePayment = (deps: Define): Step<Record<string, never>> => ({
  name: 'take_payment',
  async write(tx, ctx) {
    const of = { orgId: ctx.orgId, bookingId: ctx.subject as BookingId }
    const [booking, taken] = await Promise.all([bookingOf(deps(), tx, ctx), deps().tendering.take(tx, of)])
    await postCaptured(deps().ledger, tx, booking, taken)
    return done()
  },
  undo: { call: (ctx) => payBack(deps(), ctx) },
})

/** What is held of our own stock becomes sold, all of it or nothing. */
export const confirmOwnItems = (deps: Define): Step<Record<string, never>> => ({
  name: 'confirm_items',
  async write(tx, ctx) {
    const booking = await bookingOf(deps(), tx, ctx)
    const former = booking.changes ? await formerOf(deps(), tx, booking) : accept()
    const confirmed = former.ok ? await confirmItems(deps(), tx, booking) : former
    if (confirmed.ok) return done()
    return confirmed.refusal.code === 'not_yet' ? unknown() : refused(confirmed.refusal)
  },
  undo: {
    async write(tx, ctx) {
      await cancelItems(deps(), tx, await bookingOf(deps(), tx, ctx))
      return done()
    },
  },
})

/** Voucher, books, earned points, status and mail are one truth: all of them or none. */
export const confirmBooking = (deps: Define): Step<Record<string, never>> => ({
  name: 'confirm_booking',
  async write(tx, ctx) {
    const placed = await bookingOf(deps(), tx, ctx)
    const changed = placed.changes ? await takePlace(deps(), tx, placed) : accept(undefined)
    if (!changed.ok) return refused(changed.refusal)
    const booking = await deps().bookings.confirm(tx, placed)
    deps().holdLimits.release(tx, booking)
    await postConfirmed(deps().ledger, tx, booking, owedOf(deps(), booking))
    await scheduleInstalments(deps(), tx, booking)
    await deps().tendering.earn(tx, booking, cancellableUntilOf(booking))
    if (hasRemote(deps(), booking)) await deps().remoteHolds.taken(tx, booking)
    await mailConfirmed(deps(), tx, booking, changed.value)
    for (const item of booking.items) {
      const product = deps().products.get(item.product)
      await inLanguage(booking.language, () => product.onConfirmed?.(tx, boughtItem(deps(), booking, item), { origin: booking.origin }))
    }
    return done()
  },
})

/** Ends it as failed: what it held is released, and the traveller gets a mail with what is refunded. */
export const endFailed = (deps: Define) => async (tx: Tx, ctx: Context) => {
  const booking = await bookingOf(deps(), tx, ctx)
  await releaseItems(deps(), tx, booking)
  const plan = await deps().tendering.planOfBooking(tx, booking)
  const paid = plan.lines.filter((line) => line.kind !== 'waived' && !isDiscountLine(line)).toReversed()
  const whenOf = (kind: string) => (kind === 'card' ? say`Banks usually show it within 5 to 10 days.` : say`Available right away.`)
  const back = inLanguage(booking.language, () => paid.map(({ kind, label, amount }) => ({ label, amount, when: whenOf(kind) })))
  const failed = await deps().bookings.fail(tx, booking, WHY[ctx.reason?.code ?? ''] ?? 'sold_out')
  const discounts = inLanguage(booking.language, () => plan.lines.filter(isDiscountLine).map(({ label }) => ({ label, when: say`Available right away.` })))
  const { money: refunded } = divideWhole(plan)(booking.payNow)
  await mailFailed(deps(), tx, failed, { refunded, back, discounts })
}

const WHY: Readonly<Record<string, FailureCode>> = {
  not_confirmed: 'not_confirmed',
  change_over: 'not_confirmed',
  price_changed: 'price_changed',
  trial_used: 'trial_used',
}

/** From paid to confirmed, or, where something is gone, from paid to paid back: of our own stock, in one transaction. `parts` is a thunk because the sagas are one of them. */
export const bookSaga = (deps: Define): SagaDefinition<Record<string, never>> => ({
  kind: BOOK,
  steps: [takePayment(deps), confirmOwnItems(deps), confirmBooking(deps)],
  onUndone: endFailed(deps),
})

/** All of it, to the tenders it came from: what was held at once, the card's part by its bank. */
async function payBack(deps: ShopDeps, ctx: Context): Promise<Verdict> {
  const { orgId } = ctx
  const bookingId = ctx.subject as BookingId
  const refund = await deps.transactions.inTenant(orgId, async (tx) => {
    const booking = await deps.bookings.lock(tx, orgId, bookingId)
    const key = `${bookingId}:refund:not_confirmed`
    const { card, lines } = await deps.tendering.giveBack(tx, booking, booking.payNow, key)
    await postPromised(deps.ledger, tx, booking, [credit('refunds', card), ...lines])
    return card.minor > 0 ? wantRefund(deps, tx, { orgId, bookingId, key, amount: card, reason: 'not_confirmed' }) : null
  })
  if (!refund) return done()
  const { state } = await sendRefund(deps, refund)
  if (hasLeft(state)) return done()
  return state === 'failed' ? refused({ code: 'refund_failed' }) : unknown()
}
