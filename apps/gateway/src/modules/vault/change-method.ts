import { accept, type OrgId, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import type { Billing, Method } from './domain/method.ts'
import { shapeMethod } from './stripe-shape.ts'
import type { VaultDeps } from './vault-deps.ts'

export interface MethodChange {
  readonly expMonth?: number | undefined
  readonly expYear?: number | undefined
  readonly billing?: Partial<Billing> | undefined
  /** The new metadata, from the old. */
  readonly metadata?: ((known: Readonly<Record<string, string>>) => Record<string, string>) | undefined
}

/** Changes the details of a saved card. Refuses with `no_such_method`, `not_attached`. */
export async function changeMethod(deps: VaultDeps, tx: Tx, merchantId: OrgId, methodId: string, change: MethodChange): Promise<Outcome<Method>> {
  const method = await deps.methods.lock(tx, merchantId, methodId)
  if (!method) return refuse('no_such_method')
  if (method.customerId === null || method.detachedAtMs !== null) return refuse('not_attached')
  const changed: Method = {
    ...method,
    expMonth: change.expMonth ?? method.expMonth,
    expYear: change.expYear ?? method.expYear,
    billing: { ...method.billing, ...change.billing },
    metadata: change.metadata?.(method.metadata) ?? method.metadata,
  }
  await deps.methods.save(tx, changed)
  await deps.announce(tx, merchantId, { type: 'payment_method.updated', object: shapeMethod(changed) })
  return accept(changed)
}
