import type { BookingId, OrgId } from '@sojourn/kernel'
import { hasLeft } from '../../modules/payments/index.ts'
import { done, refused, type SagaDefinition, type StepContext, unknown, type Verdict } from '../../modules/sagas/index.ts'
import { mailConfirmed, mailFailed } from '../mails.ts'
import { BOOK_STAY, type Parts } from '../parts.ts'
import { postCaptured, postConfirmed, postPromised } from '../postings.ts'
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
          await postCaptured(parts().ledger, tx, await locked(tx, ctx))
          return done()
        },
        undo: { call: (ctx) => payBack(parts(), ctx) },
      },
      {
        name: 'confirm_stay',
        async write(tx, ctx) {
          const confirmed = await parts().stays.confirm(tx, await locked(tx, ctx))
          return confirmed.ok ? done() : refused(confirmed.refusal)
        },
        undo: {
          async write(tx, ctx) {
            await parts().stays.cancel(tx, await locked(tx, ctx))
            return done()
          },
        },
      },
      {
        // Voucher, books, status and mail are one truth: all of them or none.
        name: 'confirm_booking',
        async write(tx, ctx) {
          const booking = await parts().bookings.confirm(tx, await locked(tx, ctx))
          await postConfirmed(parts().ledger, tx, booking)
          await mailConfirmed(parts().post, tx, booking)
          return done()
        },
      },
    ],
    async onUndone(tx, ctx) {
      const booking = await locked(tx, ctx)
      await parts().stays.release(tx, booking)
      const failed = await parts().bookings.fail(tx, booking, 'sold_out')
      await mailFailed(parts().post, tx, failed, booking.payNow)
    },
  }
}

/** All of it, to the card it came from. */
async function payBack(parts: Parts, ctx: Context): Promise<Verdict> {
  const { orgId, bookingId } = bookingOf(ctx)
  const refund = await parts.transactions.inTenant(orgId, async (tx) => {
    const booking = await parts.bookings.lock(tx, orgId, bookingId)
    if (booking.payNow.minor === 0) return null
    await postPromised(parts.ledger, tx, booking)
    return parts.payments.refunds.want(tx, { orgId, bookingId, key: `${bookingId}:refund:not_confirmed`, amount: booking.payNow, reason: 'not_confirmed' })
  })
  if (!refund) return done()
  const { state } = await sendRefund(parts, refund)
  if (hasLeft(state)) return done()
  return state === 'failed' ? refused({ code: 'refund_failed' }) : unknown()
}
