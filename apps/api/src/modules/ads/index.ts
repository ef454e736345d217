import type { MigrationSet } from '@sojourn/db'
import type { OrgId, Tx } from '@sojourn/kernel'
import type { Route } from '../../http/index.ts'
import type { AdsDeps } from './ads-deps.ts'
import { adStore } from './data/ad-store.sql.ts'
import { adsHttp } from './http.ts'
import { adsOperatorHttp } from './operator-http.ts'
import { seedAds } from './seed.ts'

/** What organisations advertise on their own pages. */
export interface Ads {
  /** Removes what was seen before the last 90 days. In a system transaction, hourly or so. */
  sweep(tx: Tx): Promise<void>
  /** The demo ads of an organisation; what is there stays. */
  seed(tx: Tx, of: { orgId: OrgId; name: string }): Promise<void>
  readonly routes: readonly Route[]
  readonly migrations: MigrationSet
}

const COUNTED_FOR_MS = 90 * 86_400_000

export const createAds = (deps: AdsDeps): Ads => ({
  sweep: (tx) => adStore.sweep(tx, deps.clock.nowMs() - COUNTED_FOR_MS),
  seed: (tx, of) => seedAds(tx, of, deps.clock.nowMs()),
  routes: [...adsHttp(deps), ...adsOperatorHttp(deps)],
  migrations: { owner: 'ads', folder: new URL('./data/', import.meta.url) },
})
