import type { BookingId } from '@sojourn/kernel'
import { hasLeft } from '../../modules/payments/index.ts'
import { done, refused, type SagaDefinition, unknown } from '../../modules/sagas/index.ts'
import { GIVE_BACK, type Parts } from '../parts.ts'
import { sendRefund } from '../send-refund.ts'

/** Sends a refund that was promised until the gateway has it on its books. */
export const giveBackSaga = (parts: () => Parts): SagaDefinition<{ readonly key: string }> => ({
  kind: GIVE_BACK,
  steps: [
    {
      name: 'send_refund',
      async call(ctx) {
        const { orgId, input } = ctx
        const wanted = await parts().transactions.inTenant(orgId, (tx) => parts().payments.refunds.listOf(tx, orgId, ctx.subject as BookingId))
        const refund = wanted.find((each) => each.key === input.key)
        if (!refund) return refused({ code: 'refund_missing' })
        const { state } = await sendRefund(parts(), refund)
        if (hasLeft(state)) return done()
        return state === 'failed' ? refused({ code: 'refund_failed' }) : unknown()
      },
    },
  ],
})
