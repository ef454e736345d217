import { accept, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { release } from './attach-card.ts'
import { type Customer, type CustomerFacts, NOBODY } from './domain/customer.ts'
import { isSavedFor } from './domain/method.ts'
import { shapeCustomer } from './stripe-shape.ts'
import type { VaultDeps } from './vault-deps.ts'

const announceCustomer = (deps: VaultDeps, tx: Tx, type: string, customer: Customer) =>
  deps.announce(tx, customer.merchantId, { type: `customer.${type}`, object: shapeCustomer(customer) })

/** Writes a customer down; the same request key finds the same one. */
export async function addCustomer(deps: VaultDeps, tx: Tx, merchantId: OrgId, facts: Partial<CustomerFacts>, requestKey: string | null): Promise<Customer> {
  const id = deps.ids.next('cus')
  const fresh: Customer = { ...NOBODY, ...facts, id, merchantId, defaultMethodId: null, createdAtMs: deps.clock.nowMs(), deletedAtMs: null }
  const customer = await deps.customers.add(tx, fresh, requestKey)
  if (customer.id === id) await announceCustomer(deps, tx, 'created', customer)
  return customer
}

export interface CustomerChange extends Partial<Omit<CustomerFacts, 'metadata'>> {
  readonly metadata?: ((known: Readonly<Record<string, string>>) => Record<string, string>) | undefined
  /** Null: there is no default card any more. */
  readonly defaultMethodId?: string | null | undefined
}

/** Refuses with `no_such_customer`, and with `no_such_method` where the default is no card of theirs. */
export async function changeCustomer(deps: VaultDeps, tx: Tx, merchantId: OrgId, id: string, change: CustomerChange): Promise<Outcome<Customer>> {
  const customer = await deps.customers.lock(tx, merchantId, id)
  if (!customer || customer.deletedAtMs !== null) return refuse('no_such_customer')
  const { metadata, defaultMethodId = customer.defaultMethodId, ...facts } = change
  if (defaultMethodId !== null && defaultMethodId !== customer.defaultMethodId) {
    const method = await deps.methods.find(tx, merchantId, defaultMethodId)
    if (!method || !isSavedFor(method, id)) return refuse('no_such_method')
  }
  const changed: Customer = { ...customer, ...facts, metadata: metadata?.(customer.metadata) ?? customer.metadata, defaultMethodId }
  await deps.customers.save(tx, changed)
  await announceCustomer(deps, tx, 'updated', changed)
  return accept(changed)
}

/** Deletes a customer, its cards and all that was stored about it; the id stays, so that old payments still have a customer. */
export async function deleteCustomer(deps: VaultDeps, tx: Tx, merchantId: OrgId, id: string): Promise<Outcome<Customer>> {
  const customer = await deps.customers.lock(tx, merchantId, id)
  if (!customer || customer.deletedAtMs !== null) return refuse('no_such_customer')
  for (const method of await deps.methods.listSaved(tx, merchantId, id)) await release(deps, tx, method)
  await announceCustomer(deps, tx, 'deleted', { ...customer, defaultMethodId: null })
  const deleted: Customer = { ...customer, ...NOBODY, defaultMethodId: null, deletedAtMs: deps.clock.nowMs() }
  await deps.customers.save(tx, deleted)
  return accept(deleted)
}
