import type { Clock } from '@sojourn/kernel'
import type { Ledger } from '../../modules/ledger/index.ts'
import type { Tenders } from '../../modules/tenders/index.ts'
import type { Instruments } from './instruments.ts'

/** What tenders meet here: what was asked, where value stands, and what it stands on. */
export interface TenderParts extends Instruments {
  readonly clock: Clock
  readonly ledger: Ledger
  readonly tenders: Tenders
}
