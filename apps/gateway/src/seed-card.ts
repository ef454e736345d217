import { invariant, type OrgId, type Transactions } from '@sojourn/kernel'
import type { Merchants } from './config.ts'
import type { CardProvider } from './modules/payments/index.ts'
import type { Vault } from './modules/vault/index.ts'

export interface SavedCardSeed {
  readonly merchantId: string
  readonly customerId: string
  /** A published test number. */
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly name: string
}

/** Puts a demo card into a customer's vault, as if it had paid before. Returns its id; a second time it is the same card, on whichever node. */
export async function seedSavedCard(
  deps: { db: Transactions; merchants: Merchants; vault: Vault; provider: CardProvider },
  seed: SavedCardSeed,
): Promise<string> {
  const merchantId = seed.merchantId as OrgId
  invariant(deps.merchants.byId(merchantId), 'demo cards belong to a known merchant')
  const { number, expMonth, expYear, name } = seed
  invariant(deps.provider.refuses({ kind: 'card', number, expMonth, expYear, name, code: null }) === null, 'demo cards are published test cards')
  return deps.db.inTenant(merchantId, async (tx) => {
    const saved = await deps.vault.findSaved(tx, merchantId, seed.customerId, number)
    if (saved) return saved.id
    const method = await deps.vault.write(tx, merchantId, { number, expMonth, expYear, name }, true)
    await deps.vault.keep(tx, merchantId, method.id, seed.customerId, true)
    return method.id
  })
}
