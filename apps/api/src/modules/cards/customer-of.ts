import type { Tx } from '@sojourn/kernel'
import type { CardsDeps, Holder } from './cards-deps.ts'
import { customerStore } from './data/customer-store.sql.ts'

type Deps = Pick<CardsDeps, 'db' | 'clock' | 'vault'>
type Known = Pick<Holder, 'orgId' | 'userId'>

/** The person at the gateway, or null for one who has never needed to be known there. */
export const findCustomer = ({ db }: Pick<Deps, 'db'>, known: Known): Promise<string | null> =>
  db.inTenant(known.orgId, (tx) => findCustomerIn(tx, known), { readOnly: true })

export const findCustomerIn = async (tx: Tx, { orgId, userId }: Known): Promise<string | null> =>
  (await customerStore.find(tx, orgId, userId))?.customerId ?? null

/**
 * The person at the gateway, made there before the first need. One key a person: asked again after a broken line the same customer answers.
 * Null where the gateway did not answer: that is unknown, and the next one asks again.
 */
export async function customerOf(deps: Deps, holder: Holder): Promise<string | null> {
  const known = await findCustomer(deps, holder)
  if (known) return known
  const made = await makeCustomer(deps, holder)
  if (!made) return null
  await deps.db.inTenant(holder.orgId, (tx) => customerStore.insert(tx, { ...holder, customerId: made }, deps.clock.nowMs()))
  // Of two made at the same time, the first one stored is used for both.
  return findCustomer(deps, holder)
}

async function makeCustomer({ vault }: Pick<Deps, 'vault'>, { orgId, userId, email, name }: Holder): Promise<string | null> {
  const request = { key: `customer:${userId}`, email, name, metadata: { org_id: orgId, user_id: userId } }
  const first = await vault.createCustomer(request)
  if (first.kind === 'answered') return first.value
  if (first.kind !== 'unknown' || !first.spent) return null
  // That key answers with its error from now on; a customer without references does no harm.
  const second = await vault.createCustomer({ ...request, key: `${request.key}:2` })
  return second.kind === 'answered' ? second.value : null
}
