import type { World } from '@sojourn/world'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { type CruiseCatalogue, cruiseCatalogue } from './catalogue.ts'
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
  const parts: CruiseParts = { transactions, clock, ids, rates, cameFree, stock: cabinStock, catalogue: onceMade(world) }
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

/** The catalogue of a world, made when it is first asked for. */
function onceMade(world: () => World | null): () => CruiseCatalogue | null {
  let made: CruiseCatalogue | null | undefined
  return () => {
    if (made === undefined) {
      const of = world()
      made = of && cruiseCatalogue(of)
    }
    return made
  }
}
