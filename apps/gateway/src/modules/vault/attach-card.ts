import { accept, invariant, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { Customer } from './domain/customer.ts'
import { isKeptBy, isSpent, type Method } from './domain/method.ts'
import { shapeMethod } from './stripe-shape.ts'
import { placeOf, type VaultDeps } from './vault-deps.ts'

/**
 * Saves a card that has just paid for its customer. It replaces the same card saved before, with the name that one was given, and pays wherever the older one is named,
 * as in a mandate to charge it later.
 */
export async function keepCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string, customerId: string, authenticated: boolean): Promise<void> {
  const [customer, method] = await Promise.all([deps.customers.lock(tx, merchantId, customerId), deps.methods.find(tx, merchantId, methodId)])
  invariant(method && customer, 'a card is written before it is attached, to a customer there is')
  // Removed by its holder while the bank was asked: it stays removed, and saved cards stay saved.
  if (method.detachedAtMs !== null) return
  // For a customer that was deleted while the bank was asked nothing is saved.
  if (customer.deletedAtMs !== null) return deps.methods.save(tx, { ...method, sealed: null, providerToken: null })
  const twins = (await deps.methods.listKept(tx, merchantId, customerId, method.fingerprint)).filter(({ id }) => id !== method.id)
  const metadata = Object.assign({}, ...twins.map((twin) => twin.metadata).reverse(), method.metadata)
  const kept = { ...method, customerId, metadata, authenticated: method.authenticated || authenticated }
  for (const twin of twins) await replace(deps, tx, twin, method.id)
  await attach(deps, tx, { ...customer, defaultMethodId: twins.some(({ id }) => id === customer.defaultMethodId) ? null : customer.defaultMethodId }, kept)
}

/** The card of this number that a customer has saved; null where they have none. Until the transaction ends no other is saved for them. */
export async function findKeptCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, customerId: string, number: string): Promise<Method | null> {
  await deps.customers.lock(tx, merchantId, customerId)
  const [kept] = await deps.methods.listKept(tx, merchantId, customerId, deps.seal.fingerprint(merchantId, number))
  return kept ?? null
}

/**
 * Saves a card for a customer at the merchant's request. Refuses with `no_such_method`, `no_such_customer`, `attached` (to another customer),
 * `spent`, `declined` and why.
 */
export async function attachCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string, customerId: string): Promise<Outcome<Method>> {
  const [customer, method] = await Promise.all([deps.customers.lock(tx, merchantId, customerId), deps.methods.lock(tx, merchantId, methodId)])
  if (!customer || customer.deletedAtMs !== null) return refuse('no_such_customer')
  if (!method) return refuse('no_such_method')
  if (isKeptBy(method, customerId)) return accept(method)
  if (isSpent(method)) return refuse('spent')
  if (method.customerId !== null) return refuse('attached')
  const failure = method.sealed && deps.refusesToKeep(deps.seal.open(method.sealed, placeOf(merchantId, methodId)))
  if (failure) return refuse('declined', { failure })
  return accept(await attach(deps, tx, customer, { ...method, customerId }))
}

/** The first card saved is the default one. */
async function attach(deps: VaultDeps, tx: Tx, customer: Customer, kept: Method): Promise<Method> {
  await deps.methods.save(tx, kept)
  await deps.customers.save(tx, { ...customer, defaultMethodId: customer.defaultMethodId ?? kept.id })
  await deps.announce(tx, kept.merchantId, { type: 'payment_method.attached', object: shapeMethod(kept) })
  return kept
}

/** Takes a card from its customer for good. Refuses with `no_such_method`, `not_attached`. */
export async function detachCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string, customerId?: string): Promise<Outcome<Method>> {
  const known = await deps.methods.find(tx, merchantId, methodId)
  if (!known) return refuse('no_such_method')
  const owner = customerId ?? known.customerId
  if (owner === null) return refuse('not_attached')
  const customer = await deps.customers.lock(tx, merchantId, owner)
  const method = await deps.methods.lock(tx, merchantId, methodId)
  if (!customer || !method || !isKeptBy(method, owner)) return refuse('not_attached')
  const detached = await release(deps, tx, method)
  if (customer.defaultMethodId === methodId) {
    const [newest] = await deps.methods.listKept(tx, merchantId, owner)
    await deps.customers.save(tx, { ...customer, defaultMethodId: newest?.id ?? null })
  }
  return accept(detached)
}

/** Cards that it replaced itself are replaced by the newest too, so that one step leads there. */
async function replace(deps: VaultDeps, tx: Tx, twin: Method, newerId: string): Promise<void> {
  await release(deps, tx, twin, newerId)
  await deps.methods.passOn(tx, twin.merchantId, twin.id, newerId)
}

/** The number goes, the facts stay. */
export async function release(deps: VaultDeps, tx: Tx, method: Method, replacedBy: string | null = null): Promise<Method> {
  const detached = { ...method, detachedAtMs: deps.clock.nowMs(), sealed: null, providerToken: null, replacedBy }
  await deps.methods.save(tx, detached)
  await deps.announce(tx, method.merchantId, { type: 'payment_method.detached', object: shapeMethod(detached) })
  return detached
}
