import type { Clock, OrgId, Transactions } from '@sojourn/kernel'
import type { OrganisationStore } from './data/organisation-store.ts'
import { hostName, isLoopback } from './domain/host.ts'
import type { Organisation } from './domain/organisation.ts'

const FRESH_MS = 3_000
// Anyone can send any host name; the cache must not grow with them.
const ENTRIES_MAX = 1_000

export interface OrganisationFinder {
  /** By the `Host` header. An unregistered loopback name is the organisation at `localhost`, which only demo data has. */
  findByHost(host: string): Promise<Organisation | null>
  find(orgId: OrgId): Promise<Organisation | null>
  /** Must be called after a change; other nodes see it within seconds. */
  forget(): void
}

export function createOrganisationFinder(deps: { db: Transactions; clock: Clock; store: OrganisationStore }): OrganisationFinder {
  const known = new Map<string, { organisation: Promise<Organisation | null>; untilMs: number }>()

  const cached = (key: string, load: () => Promise<Organisation | null>): Promise<Organisation | null> => {
    const entry = known.get(key)
    if (entry && entry.untilMs > deps.clock.nowMs()) return entry.organisation
    if (known.size >= ENTRIES_MAX) known.clear()
    const organisation = load()
    known.set(key, { organisation, untilMs: deps.clock.nowMs() + FRESH_MS })
    organisation.catch(() => known.delete(key))
    return organisation
  }
  const atHost = (name: string) => cached(`host ${name}`, () => deps.db.asSystem((tx) => deps.store.findByHost(tx, name), { readOnly: true }))

  return {
    async findByHost(host) {
      const name = hostName(host)
      const organisation = await atHost(name)
      return organisation ?? (isLoopback(name) && name !== 'localhost' ? atHost('localhost') : null)
    },
    find: (orgId) => cached(`id ${orgId}`, () => deps.db.asSystem((tx) => deps.store.find(tx, orgId), { readOnly: true })),
    forget: () => known.clear(),
  }
}
