import type { Clock } from '@sojourn/kernel'
import type { Checkouts } from '../../modules/checkouts/index.ts'
import type { Ledger } from '../../modules/ledger/index.ts'
import type { Tenders } from '../../modules/tenders/index.ts'
import type { Products } from '../../sale/registry.ts'
import type { Instruments } from './instruments.ts'

/** What tenders need: requests, balances, and the instruments behind them. */
export interface TenderDeps extends Instruments {
  readonly clock: Clock
  readonly ledger: Ledger
  readonly tenders: Tenders
  readonly checkouts: Pick<Checkouts, 'listByIds'>
  readonly products: Products
}
