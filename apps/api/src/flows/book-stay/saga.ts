import { type BookingId, type OrgId, subtract } from '@sojourn/kernel'
import { cancellableUntilMs, isStay, particularsOf } from '../../modules/bookings/index.ts'
import { credit } from '../../modules/ledger/index.ts'
import { hasLeft } from '../../modules/payments/index.ts'
import { done, refused, type SagaDefinition, type StepContext, unknown, type Verdict } from '../../modules/sagas/index.ts'
import { BOOK_STAY, type Parts } from '../parts.ts'
import { postCaptured, postConfirmed, postPromised } from '../postings.ts'
import { sellerOf } from '../seller.ts'
import { sendRefund } from '../send-refund.ts'

type Context = StepContext<Record<string, never>>
const bookingOf = (ctx: Context): { orgId: OrgId; bookingId: BookingId } => ({ orgId: ctx.orgId, bookingId: ctx.subject as BookingId })

/** From paid to confirmed, or, where the rooms are gone, from paid to paid back. `parts` is a thunk because the sagas are one of them. */
export function bookStaySaga(parts: () => Parts): SagaDefinition<Record<string, never>> {
  const locked = (tx: Parameters<Parts['bookings']['lock']>[0], ctx: Context) => parts().bookings.lock(tx, ctx.orgId, bookingOf(ctx).bookingId)
  return {
    kind: BOOK_STAY,
    steps: [
      {
        name: 'take_payment',
        async write(tx, ctx) {
          const [booking, taken] = await Promise.all([locked(tx, ctx), parts().tendering.take(tx, bookingOf(ctx))])
          await postCaptured(parts().ledger, tx, booking, taken)
          return done()
        },
        undo: { call: (ctx) => payBack(parts(), ctx) },
      },
      {
        name: 'confirm_stay',
        async write(tx, ctx) {
          const booking = await locked(tx, ctx)
          const confirmed = await sellerOf(parts(), booking).confirm(tx, booking)
          return confirmed.ok ? done() : refused(confirmed.refusal)
        },
        undo: {
          async write(tx, ctx) {
            const booking = await locked(tx, ctx)
            await sellerOf(parts(), booking).cancel(tx, booking)
            return done()
          },
        },
      },
      {
        // Voucher, books, earned points, status and mail are one truth: all of them or none.
        name: 'confirm_booking',
        async write(tx, ctx) {
          const booking = await parts().bookings.confirm(tx, await locked(tx, ctx))
          const seller = sellerOf(parts(), booking)
          await postConfirmed(parts().ledger, tx, booking, seller.owed(booking))
          const { offer } = particularsOf(booking)
          await parts().tendering.earn(tx, booking, isStay(offer) ? cancellableUntilMs(offer) : 0)
          await seller.mailConfirmed(tx, booking)
          return done()
        },
      },
    ],
    async onUndone(tx, ctx) {
      const booking = await locked(tx, ctx)
      const seller = sellerOf(parts(), booking)
      await seller.release(tx, booking)
      const { lines, waived } = await parts().tendering.planOfBooking(tx, booking)
      const paid = lines.filter(({ kind }) => kind !== 'waived').toReversed()
      const back = paid.map(({ kind, label, amount }) => ({ label, amount, when: kind === 'card' ? 'Banks show it within 5 to 10 days.' : 'At once.' }))
      await seller.mailFailed(tx, await parts().bookings.fail(tx, booking, 'sold_out'), subtract(booking.payNow, waived), back)
    },
  }
}

/** All of it, to the tenders it came from: what was held at once, the card's part by its bank. */
async function payBack(parts: Parts, ctx: Context): Promise<Verdict> {
  const { orgId, bookingId } = bookingOf(ctx)
  const refund = await parts.transactions.inTenant(orgId, async (tx) => {
    const booking = await parts.bookings.lock(tx, orgId, bookingId)
    const key = `${bookingId}:refund:not_confirmed`
    const { card, lines } = await parts.tendering.giveBack(tx, booking, booking.payNow, key)
    await postPromised(parts.ledger, tx, booking, [credit('refunds', card), ...lines])
    return card.minor > 0 ? parts.payments.refunds.want(tx, { orgId, bookingId, key, amount: card, reason: 'not_confirmed' }) : null
  })
  if (!refund) return done()
  const { state } = await sendRefund(parts, refund)
  if (hasLeft(state)) return done()
  return state === 'failed' ? refused({ code: 'refund_failed' }) : unknown()
}
