import type { OrgId, Tx } from '@sojourn/kernel'
import type { CheckoutItem } from '../modules/checkouts/index.ts'
import type { HeldItem, LocalSupplier } from '../sale/product.ts'
import type { Products } from '../sale/registry.ts'
import { localOf } from './items.ts'

interface Deps {
  readonly products: Products
}

/** What whoever asks holds already, of whatever supplier. */
export type OwnHold = HeldItem & Pick<CheckoutItem, 'product' | 'supplier'>

export const ownHoldsOf = ({ orgId, items }: { readonly orgId: OrgId; readonly items: readonly CheckoutItem[] }): OwnHold[] =>
  items.map(({ product, supplier, holdRef }) => ({ orgId, product, supplier, holdRef }))

/** Those of one supplier, for its quote. */
export const ownAt = (deps: Deps, own: readonly OwnHold[], supplier: LocalSupplier): HeldItem[] =>
  own.filter((each) => localOf(deps, each) === supplier).map(({ orgId, holdRef }) => ({ orgId, holdRef }))

/**
 * Before they are priced again: what is held must not look taken to the one who has it, so that it is released where a supplier cannot tell. What it is released for either ends in a new
 * hold or undoes the transaction.
 */
export async function releaseUnseen(deps: Deps, tx: Tx, own: readonly OwnHold[]): Promise<void> {
  for (const each of own) {
    const supplier = localOf(deps, each)
    if (supplier && !supplier.seesOwn) await supplier.release(tx, each)
  }
}
