import type { World } from '@sojourn/world'
import { lazyCatalogue } from '../../sale/lazy-catalogue.ts'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { cruiseCatalogue } from './catalogue.ts'
import { cruiseNews } from './cruise-news.ts'
import { cabinStock } from './data/cabin-stock.sql.ts'
import { cruiseInvariants } from './data/invariants.sql.ts'
import { searchCruisesHttp } from './http-search.ts'
import { sellCruisesHttp } from './http-sell.ts'
import type { CruiseParts } from './parts.ts'
import { cruiseProduct } from './product.ts'
import { placesOf } from './suggest-places.ts'

const cruiseMigrations = { owner: 'cruises', folder: new URL('./data/', import.meta.url) }

/** Cruises: cabins of sailings, held one by one, paid by a deposit and the rest. */
export function cruisesModule(world: () => World | null, { transactions, clock, ids, rates, cameFree }: ProductDeps): ProductModule {
  const parts: CruiseParts = { transactions, clock, ids, rates, cameFree, stock: cabinStock, catalogue: lazyCatalogue(world, cruiseCatalogue) }
  return {
    products: [cruiseProduct(parts)],
    migrations: [cruiseMigrations],
    routes: (shop) => soldHere('CRU', [...searchCruisesHttp(parts), ...sellCruisesHttp(shop, parts)]),
    invariants: cruiseInvariants,
    places: {
      indexIn() {
        const catalogue = parts.catalogue()
        return catalogue && placesOf(catalogue).cities
      },
    },
    dueInShop: (shop) => [cruiseNews(parts, shop)],
  }
}
