import type { BookingId, OrgId } from '@sojourn/kernel'
import { hasLeft } from '../../modules/payments/index.ts'
import { done, refused, type SagaDefinition, unknown, type Verdict } from '../../modules/sagas/index.ts'
import { sendRefund } from '../payment/send-refund.ts'
import { GIVE_BACK, itemOf, type ShopDeps } from '../shop-deps.ts'

/** Its subject is a booking, or one item of it. Sends a refund that was promised until the gateway has it on its books. */
export const giveBackSaga = (deps: () => ShopDeps): SagaDefinition<{ readonly key: string }> => ({
  kind: GIVE_BACK,
  steps: [
    {
      name: 'send_refund',
      call: (ctx) => sendWanted(deps(), ctx.orgId, itemOf(ctx.subject).bookingId, ctx.input.key),
    },
  ],
})

/** Sends the refund that was stored under a key, and returns whether the gateway has it. */
export async function sendWanted(deps: ShopDeps, orgId: OrgId, bookingId: BookingId, key: string): Promise<Verdict> {
  const wanted = await deps.transactions.inTenant(orgId, (tx) => deps.payments.refunds.listOf(tx, orgId, bookingId))
  const refund = wanted.find((each) => each.key === key)
  if (!refund) return refused({ code: 'refund_missing' })
  const { state } = await sendRefund(deps, refund)
  if (hasLeft(state)) return done()
  return state === 'failed' ? refused({ code: 'refund_failed' }) : unknown()
}
