import type { Clock, Currency, Ids, Rate, Transactions, Tx } from '@sojourn/kernel'
import type { TransferWorld } from '@sojourn/world'
import type { TransferStock } from './data/transfer-stock.ts'

/** What the verbs of transfers work with. */
export interface TransferParts {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly stock: TransferStock
  /** The catalogue, made when it is first asked for; null where no demo world is served. */
  readonly catalogue: () => TransferWorld | null
  /** Rates of this moment: units of `to` for one unit of `from`. */
  rates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
}
