import type { OrgId, Tx, UserId } from '@sojourn/kernel'
import { type WaitingDeps, wantedOf } from './waiting-deps.ts'

type Of = { readonly orgId: OrgId; readonly userId: UserId }

/** What is stored of what a person waited for, for the file of their data. */
export const waitingStoredOf = async ({ waitingLists }: WaitingDeps, tx: Tx, of: Of) =>
  (await waitingLists.storedOf(tx, of)).map(({ waitingId, product, wanted, state, email, joinedMs, untilMs, endedMs }) => ({
    ...{ waiting_id: waitingId, product_type: product, wanted, state, email },
    ...{ joined_at: iso(joinedMs), until: iso(untilMs), ended_at: endedMs === null ? null : iso(endedMs) },
  }))

const iso = (ms: number): string => new Date(ms).toISOString()

/** What is held now for a person who waited for it, in the current language. */
export async function waitingOffersOf(deps: WaitingDeps, tx: Tx, of: Of) {
  const entries = await deps.waitingLists.listOf(tx, { ...of, browserId: null })
  const held = entries.flatMap((entry) => (entry.state === 'offered' && entry.offer ? [{ ...entry, offer: entry.offer }] : []))
  return Promise.all(
    held.map(async (entry) => {
      const { waits, wanted } = wantedOf(deps, entry)
      const { title } = await waits.describe(tx, wanted)
      return { waitingId: entry.waitingId, product: entry.product, title, atMs: entry.offer.atMs }
    }),
  )
}
