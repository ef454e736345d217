import { accept, invariant, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { Customer } from './domain/customer.ts'
import { isSavedFor, isSpent, type Method, NICK_NAME } from './domain/method.ts'
import { withNickName } from './domain/nick-name.ts'
import { shapeMethod } from './stripe-shape.ts'
import { placeOf, type VaultDeps } from './vault-deps.ts'

/**
 * Saves a card that has just paid for its customer. The same card saved before stays saved, as whoever named it in a mandate may charge it; the newest one takes over the name
 * that was given to it, and pays by default in its place.
 */
export async function keepCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string, customerId: string, authenticated: boolean): Promise<void> {
  const [customer, method] = await Promise.all([deps.customers.lock(tx, merchantId, customerId), deps.methods.find(tx, merchantId, methodId)])
  invariant(method && customer, 'a card is written before it is attached, to a customer there is')
  // Removed by its holder while the bank was asked: it stays removed, and saved cards stay saved.
  if (method.detachedAtMs !== null) return
  // For a customer that was deleted while the bank was asked nothing is saved.
  if (customer.deletedAtMs !== null) return deps.methods.save(tx, { ...method, sealed: null, providerToken: null })
  if (isSavedFor(method, customerId)) return deps.methods.save(tx, { ...method, authenticated: method.authenticated || authenticated })
  const twins = await deps.methods.listSaved(tx, merchantId, customerId, method.fingerprint)
  const [latest] = twins
  const named = withNickName(method, latest?.metadata[NICK_NAME])
  const saved = { ...named, customerId, authenticated: method.authenticated || authenticated }
  const wasDefault = twins.some(({ id }) => id === customer.defaultMethodId)
  await attach(deps, tx, { ...customer, defaultMethodId: wasDefault ? null : customer.defaultMethodId }, saved)
}

/** The card of this number that a customer has saved; null where they have none. Until the transaction ends no other is saved for them. */
export async function findSavedCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, customerId: string, number: string): Promise<Method | null> {
  await deps.customers.lock(tx, merchantId, customerId)
  const [saved] = await deps.methods.listSaved(tx, merchantId, customerId, deps.seal.fingerprint(merchantId, number))
  return saved ?? null
}

/**
 * Saves a card for a customer at the merchant's request. Refuses with `no_such_method`, `no_such_customer`, `attached` (to another customer),
 * `spent`, `declined` and why.
 */
export async function attachCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string, customerId: string): Promise<Outcome<Method>> {
  const [customer, method] = await Promise.all([deps.customers.lock(tx, merchantId, customerId), deps.methods.lock(tx, merchantId, methodId)])
  if (!customer || customer.deletedAtMs !== null) return refuse('no_such_customer')
  if (!method) return refuse('no_such_method')
  if (isSavedFor(method, customerId)) return accept(method)
  if (isSpent(method)) return refuse('spent')
  if (method.customerId !== null) return refuse('attached')
  const failure = method.sealed && deps.refusesToKeep(deps.seal.open(method.sealed, placeOf(merchantId, methodId)))
  if (failure) return refuse('declined', { failure })
  return accept(await attach(deps, tx, customer, { ...withNickName(method), customerId }))
}

/** The first card saved is the default one. */
async function attach(deps: VaultDeps, tx: Tx, customer: Customer, saved: Method): Promise<Method> {
  await deps.methods.save(tx, saved)
  await deps.customers.save(tx, { ...customer, defaultMethodId: customer.defaultMethodId ?? saved.id })
  await deps.announce(tx, saved.merchantId, { type: 'payment_method.attached', object: shapeMethod(saved) })
  return saved
}

/**
 * Takes a card from its customer for good: for a merchant the one that is named, for the customer, who sees one card of each number, all of that number.
 * Refuses with `no_such_method`, `not_attached`.
 */
export async function detachCard(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string, customerId?: string): Promise<Outcome<Method>> {
  const known = await deps.methods.find(tx, merchantId, methodId)
  if (!known) return refuse('no_such_method')
  const owner = customerId ?? known.customerId
  if (owner === null) return refuse('not_attached')
  const customer = await deps.customers.lock(tx, merchantId, owner)
  const method = await deps.methods.lock(tx, merchantId, methodId)
  if (!customer || !method || !isSavedFor(method, owner)) return refuse('not_attached')
  const detached = await release(deps, tx, method)
  const twins = customerId === undefined ? [] : await deps.methods.listSaved(tx, merchantId, owner, method.fingerprint)
  for (const twin of twins) await release(deps, tx, twin)
  if ([method, ...twins].some(({ id }) => id === customer.defaultMethodId)) {
    const [newest] = await deps.methods.listSaved(tx, merchantId, owner)
    await deps.customers.save(tx, { ...customer, defaultMethodId: newest?.id ?? null })
  }
  return accept(detached)
}

/** The number goes, the facts stay. */
export async function release(deps: VaultDeps, tx: Tx, method: Method): Promise<Method> {
  const detached = { ...method, detachedAtMs: deps.clock.nowMs(), sealed: null, providerToken: null }
  await deps.methods.save(tx, detached)
  await deps.announce(tx, method.merchantId, { type: 'payment_method.detached', object: shapeMethod(detached) })
  return detached
}
