import type { Clock, Ids, OrgId, Tx } from '@sojourn/kernel'
import { invariant } from '@sojourn/kernel'
import { brandOf } from '../../cards/index.ts'
import type { VaultStore } from './data/vault-store.ts'
import type { Method } from './domain/method.ts'
import type { Seal } from './seal.ts'

export interface VaultDeps {
  readonly clock: Clock
  readonly ids: Ids
  readonly seal: Seal
  readonly store: VaultStore
}

/** A card on its way in or out: in memory for one call. The vault has no field for a security code. */
export interface OpenCard {
  readonly number: string
  readonly expMonth: number
  readonly expYear: number
  readonly name: string | null
}

const placeOf = (merchantId: OrgId, methodId: string): string => `${merchantId}/${methodId}`

/** Writes a card's facts down; its number only where it may be kept, and sealed. */
export async function writeCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, card: OpenCard, keep: boolean): Promise<Method> {
  const id = deps.ids.next('pm')
  const method: Method = {
    id,
    merchantId,
    customerId: null,
    brand: brandOf(card.number).brand,
    last4: card.number.slice(-4),
    expMonth: card.expMonth,
    expYear: card.expYear,
    fingerprint: deps.seal.fingerprint(merchantId, card.number),
    holder: card.name,
    sealed: keep ? deps.seal.close(card.number, placeOf(merchantId, id)) : null,
    authenticated: false,
    createdAtMs: deps.clock.nowMs(),
  }
  await deps.store.addMethod(tx, method)
  return method
}

/** A kept card of this customer, its number in the open. Another customer's answers like a missing one. */
export async function openCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string, customerId: string | null) {
  const method = await deps.store.findMethod(tx, merchantId, methodId)
  if (!method?.sealed || !method.customerId || method.customerId !== customerId) return null
  const number = deps.seal.open(method.sealed, placeOf(merchantId, methodId))
  return { method, card: { number, expMonth: method.expMonth, expYear: method.expYear, name: method.holder } satisfies OpenCard }
}

export async function attachCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string, customerId: string, authenticated: boolean): Promise<void> {
  const method = await deps.store.findMethod(tx, merchantId, methodId)
  invariant(method, 'a card is written before it is attached')
  const kept = { ...method, customerId, authenticated: method.authenticated || authenticated }
  await deps.store.saveMethod(tx, kept)
  await deps.store.detachTwins(tx, kept, deps.clock.nowMs())
}

/** A card already kept stays kept: only one that was never attached loses its number. */
export async function forgetCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string): Promise<void> {
  const method = await deps.store.findMethod(tx, merchantId, methodId)
  if (method && !method.customerId) await deps.store.saveMethod(tx, { ...method, sealed: null })
}
