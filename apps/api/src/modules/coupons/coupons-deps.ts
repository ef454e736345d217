import type { Clock, Ids, Transactions, Tx } from '@sojourn/kernel'
import type { RateOf } from './domain/coupon.ts'

export interface CouponsDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  /** The rates of this moment. */
  rates(tx: Tx): Promise<RateOf>
}
