import { createActivityWorld, type World } from '@sojourn/world'
import { lazyCatalogue } from '../../sale/lazy-catalogue.ts'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { ACTIVITY_WATCHES, activityStock } from './data/activity-stock.sql.ts'
import { activityInvariants } from './data/invariants.sql.ts'
import { AT_ONCE, decideSessions } from './decide-sessions.ts'
import { searchActivitiesHttp } from './http-search.ts'
import { sellActivitiesHttp } from './http-sell.ts'
import type { OctoConnection } from './octo/octo-client.ts'
import { octoParts } from './octo/octo-parts.ts'
import type { ActivityParts } from './parts.ts'
import { activityProduct } from './product.ts'
import { placesOf } from './suggest-places.ts'
import { activityPart } from './trip-part.ts'

export type { OctoConnection } from './octo/octo-client.ts'

const activityMigrations = { owner: 'activities', folder: new URL('./data/', import.meta.url) }
const MINUTE_MS = 60_000

/** Activities: found by day and party, priced by age, held departure by departure and booked. */
export function activitiesModule(
  world: () => World | null,
  { transactions, clock, ids, rates, cameFree }: ProductDeps,
  octo: OctoConnection | null,
): ProductModule {
  const parts: ActivityParts = { transactions, clock, ids, rates, cameFree, stock: activityStock, catalogue: lazyCatalogue(world, createActivityWorld) }
  const remote = octoParts(parts, octo)
  return {
    products: [activityProduct(parts, remote)],
    parts: [activityPart(parts)],
    migrations: [activityMigrations],
    routes: (shop) => soldHere('ACT', [...searchActivitiesHttp(parts, remote), ...sellActivitiesHttp(shop, parts, remote)]),
    invariants: activityInvariants,
    places: {
      indexIn() {
        const catalogue = parts.catalogue()
        return catalogue && placesOf(catalogue)
      },
    },
    dueInShop: (shop) => [
      {
        name: ACTIVITY_WATCHES,
        pauseMs: 1_000,
        pollMs: MINUTE_MS,
        fullRun: AT_ONCE,
        run: () => decideSessions(parts, shop),
        nextDueMs: (tx) => parts.stock.nextWatchMs(tx),
      },
    ],
  }
}
