import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import type { ShopDeps } from '../shop-deps.ts'

/** What is stored of what a person waited for, for the file of their data. */
export const waitingStoredOf = async ({ waitingLists }: ShopDeps, tx: Tx, of: { readonly orgId: OrgId; readonly userId: UserId }) =>
  (await waitingLists.storedOf(tx, of)).map(({ waitingId, product, wanted, state, email, joinedMs, untilMs, endedMs }) => ({
    ...{ waiting_id: waitingId, product_type: product, wanted, state, email },
    ...{ joined_at: iso(joinedMs), until: iso(untilMs), ended_at: endedMs === null ? null : iso(endedMs) },
  }))

const iso = (ms: number): string => new Date(ms).toISOString()
