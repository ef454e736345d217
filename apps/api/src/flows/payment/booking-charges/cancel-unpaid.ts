import type { BookingId } from '@sojourn/kernel'
import { done, type SagaDefinition } from '../../../modules/sagas/index.ts'
import { cancelUnpaid } from '../../cancel/cancel-booking.ts'
import { CANCEL_UNPAID, type ShopDeps } from '../../shop-deps.ts'

/** Its subject is a booking of which something was declined for good: it ends, in one transaction of its own. */
export const cancelUnpaidSaga = (deps: () => ShopDeps): SagaDefinition<Record<string, never>> => ({
  kind: CANCEL_UNPAID,
  steps: [
    {
      name: 'cancel_unpaid',
      async write(tx, { orgId, subject }) {
        await cancelUnpaid(deps(), tx, { orgId, bookingId: subject as BookingId })
        return done()
      },
    },
  ],
})
