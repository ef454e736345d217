import type { OrgId, Tx } from '@sojourn/kernel'
import { isSavedFor, isSpent, isWhole, type Method } from './domain/method.ts'
import { placeOf, type VaultDeps } from './vault-deps.ts'
import type { OpenCard } from './write-card.ts'

/** A method and what its provider is handed for it: the card in the open, or the provider's own name for it. */
export interface Opened {
  readonly method: Method
  readonly card: OpenCard | { readonly token: string }
}

/** A saved card of this customer, or the one that replaced it. Another customer's card is treated like a missing one. */
export async function openCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string, customerId: string | null): Promise<Opened | null> {
  const named = await deps.methods.find(tx, merchantId, methodId)
  const method = named?.replacedBy ? await deps.methods.find(tx, merchantId, named.replacedBy) : named
  return method && isSavedFor(method, customerId) && isWhole(method) ? opened(deps, method) : null
}

/** A card without a customer yet, until it has paid. Locked, so that it pays once. */
export async function adoptCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string): Promise<Opened | null> {
  const method = await deps.methods.lock(tx, merchantId, methodId)
  return method && method.customerId === null && !isSpent(method) ? opened(deps, method) : null
}

function opened(deps: VaultDeps, method: Method): Opened {
  if (method.providerToken !== null) return { method, card: { token: method.providerToken } }
  const number = deps.seal.open(method.sealed ?? '', placeOf(method.merchantId, method.id))
  return { method, card: { number, expMonth: method.expMonth, expYear: method.expYear, name: method.billing.name } }
}

/** A card already saved stays saved: only one that was never attached loses its number and cannot pay again. */
export async function forgetCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string): Promise<void> {
  await deps.methods.spend(tx, merchantId, methodId, deps.clock.nowMs())
}
