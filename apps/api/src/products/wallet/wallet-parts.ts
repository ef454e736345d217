import type { OrgId, Tx } from '@sojourn/kernel'
import type { Ledger } from '../../modules/ledger/index.ts'
import type { PaymentCards } from '../../modules/payment-cards/index.ts'
import type { Tender } from '../../modules/tenders/index.ts'
import type { ProductDeps } from '../../sale/product-module.ts'
import type { Gifts } from './create-gifts.ts'

/** What selling and showing wallet value needs. The money of its cards is in the ledger, under their ids. */
export interface WalletParts extends Pick<ProductDeps, 'transactions' | 'rates'> {
  readonly ledger: Pick<Ledger, 'entriesOf' | 'post'>
  readonly gifts: Gifts
  readonly cards: Pick<PaymentCards, 'newId' | 'listOf' | 'issue'>
  readonly tries: ProductDeps['codeTries']
  readonly shapesOf: ProductDeps['cardShapes']
  /** The result of a hold. */
  tendersOf(tx: Tx, orgId: OrgId, tenderIds: readonly string[]): Promise<readonly Pick<Tender, 'tenderId' | 'state' | 'bookingId'>[]>
}
