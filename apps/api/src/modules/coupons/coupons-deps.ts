import type { Clock, Ids, ProductCode, Transactions, Tx } from '@sojourn/kernel'
import type { RateOf } from './domain/coupon.ts'

export interface CouponsDeps {
  readonly db: Transactions
  readonly clock: Clock
  readonly ids: Ids
  /** The rates of this moment. */
  rates(tx: Tx): Promise<RateOf>
  /** Whether the product's rules let a coupon pay for it; all do where this is left out. */
  paysFor?(product: ProductCode): boolean
}
