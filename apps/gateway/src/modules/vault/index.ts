import type { Clock, Ids, OrgId, Transactions, Tx } from '@sojourn/kernel'
import { vaultStore } from './data/vault-store.sql.ts'
import type { Customer, Method } from './domain/method.ts'
import { attachCard, forgetCard, type OpenCard, openCard, type VaultDeps, writeCard } from './keep-card.ts'
import { createSeal } from './seal.ts'

export type { Customer, Method } from './domain/method.ts'
export type { OpenCard } from './keep-card.ts'
export { createTextSeal, deriveKey, type TextSeal } from './seal.ts'
export { shapeCustomer, shapeMethod } from './stripe-shape.ts'

/** Customers and their cards. Verbs that take a transaction run in the caller's. */
export interface Vault {
  write(tx: Tx, merchantId: OrgId, card: OpenCard, keep: boolean): Promise<Method>
  open(tx: Tx, merchantId: OrgId, methodId: string, customerId: string | null): Promise<{ method: Method; card: OpenCard } | null>
  attach(tx: Tx, merchantId: OrgId, methodId: string, customerId: string, authenticated: boolean): Promise<void>
  forget(tx: Tx, merchantId: OrgId, methodId: string): Promise<void>
  findMethod(merchantId: OrgId, id: string): Promise<Method | null>
  listMethods(merchantId: OrgId, customerId: string, limit: number, after?: string): Promise<Method[]>
  addCustomer(customer: Omit<Customer, 'id' | 'createdAtMs' | 'defaultMethodId'>, requestKey: string | null): Promise<Customer>
  findCustomer(merchantId: OrgId, id: string): Promise<Customer | null>
}

export function createVault(given: { db: Transactions; clock: Clock; ids: Ids; vaultKey: string }): Vault {
  const { db, clock, ids } = given
  const deps: VaultDeps = { clock, ids, seal: createSeal(given.vaultKey), store: vaultStore }
  return {
    write: (tx, merchantId, card, keep) => writeCard(deps, tx, merchantId, card, keep),
    open: (tx, merchantId, methodId, customerId) => openCard(deps, tx, merchantId, methodId, customerId),
    attach: (tx, merchantId, methodId, customerId, authenticated) => attachCard(deps, tx, merchantId, methodId, customerId, authenticated),
    forget: (tx, merchantId, methodId) => forgetCard(deps, tx, merchantId, methodId),
    findMethod: (merchantId, id) => db.inTenant(merchantId, (tx) => vaultStore.findMethod(tx, merchantId, id)),
    listMethods: (merchantId, customerId, limit, after) => db.inTenant(merchantId, (tx) => vaultStore.listMethods(tx, merchantId, customerId, limit, after)),
    addCustomer(customer, requestKey) {
      const fresh: Customer = { ...customer, id: ids.next('cus'), defaultMethodId: null, createdAtMs: clock.nowMs() }
      return db.inTenant(customer.merchantId, (tx) => vaultStore.addCustomer(tx, fresh, requestKey))
    },
    findCustomer: (merchantId, id) => db.inTenant(merchantId, (tx) => vaultStore.findCustomer(tx, merchantId, id)),
  }
}

export const vaultMigrations = { owner: 'gateway-vault', folder: new URL('./data/', import.meta.url) }
