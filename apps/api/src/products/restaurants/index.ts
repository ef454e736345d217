import { createRestaurantWorld, type World } from '@sojourn/world'
import { lazyCatalogue } from '../../sale/lazy-catalogue.ts'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { tableInvariants } from './data/invariants.sql.ts'
import { tableStock } from './data/table-stock.sql.ts'
import { searchRestaurantsHttp } from './http-search.ts'
import { sellTablesHttp } from './http-sell.ts'
import type { RestaurantParts } from './parts.ts'
import { restaurantProduct } from './product.ts'
import { placesOf } from './suggest-places.ts'

const tableMigrations = { owner: 'restaurants', folder: new URL('./data/', import.meta.url) }

/** Restaurants: found by place, day, time and party, their tables held and booked. */
export function restaurantsModule(world: () => World | null, { transactions, clock, ids, rates, cameFree }: ProductDeps): ProductModule {
  const parts: RestaurantParts = { transactions, clock, ids, rates, cameFree, stock: tableStock, catalogue: lazyCatalogue(world, createRestaurantWorld) }
  return {
    products: [restaurantProduct(parts)],
    migrations: [tableMigrations],
    routes: (shop) => soldHere('RES', [...searchRestaurantsHttp(parts), ...sellTablesHttp(shop, parts)]),
    invariants: tableInvariants,
    places: {
      indexIn() {
        const catalogue = parts.catalogue()
        return catalogue && placesOf(catalogue)
      },
    },
  }
}
