import { createActivityWorld, createDreamtripWorld, type World } from '@sojourn/world'
import { lazyCatalogue } from '../../sale/lazy-catalogue.ts'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { dreamtripInvariants } from './data/invariants.sql.ts'
import { DREAMTRIP_DECISIONS, tripStock } from './data/trip-stock.sql.ts'
import { AT_ONCE, decideTrips } from './decide-trips.ts'
import { searchDreamtripsHttp } from './http-search.ts'
import { sellDreamtripsHttp } from './http-sell.ts'
import type { DreamtripParts } from './parts.ts'
import { dreamtripProduct } from './product.ts'

const dreamtripMigrations = { owner: 'dreamtrips', folder: new URL('./data/', import.meta.url) }
const MINUTE_MS = 60_000

/** Dreamtrips: places in groups that go with a host on fixed days, for members; what their parts cost one by one the other modules say. */
export function dreamtripsModule(
  world: () => World | null,
  { transactions, clock, ids, rates, planOf, groupPlansOf }: ProductDeps,
  others: readonly ProductModule[],
): ProductModule {
  const sources = new Map(others.flatMap(({ parts: own = [] }) => own).map((source) => [source.product, source]))
  const parts: DreamtripParts = {
    transactions,
    clock,
    ids,
    rates,
    planOf,
    groupPlansOf,
    sources,
    stock: tripStock,
    catalogue: lazyCatalogue(world, (of) => createDreamtripWorld(of, createActivityWorld(of))),
  }
  return {
    products: [dreamtripProduct(parts)],
    migrations: [dreamtripMigrations],
    routes: (shop) => soldHere('DTR', [...searchDreamtripsHttp(parts), ...sellDreamtripsHttp(shop, parts)]),
    invariants: dreamtripInvariants,
    dueInShop: (shop) => [
      {
        name: DREAMTRIP_DECISIONS,
        pauseMs: 1_000,
        pollMs: MINUTE_MS,
        fullRun: AT_ONCE,
        run: () => decideTrips(parts, shop),
        nextDueMs: (tx) => parts.stock.nextDueMs(tx),
      },
    ],
  }
}
