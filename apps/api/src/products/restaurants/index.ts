import { createRestaurantWorld, type RestaurantWorld, type World } from '@sojourn/world'
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
  const parts: RestaurantParts = { transactions, clock, ids, rates, cameFree, stock: tableStock, catalogue: onceMade(world) }
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

/** The catalogue of a world, made when it is first asked for. */
function onceMade(world: () => World | null): () => RestaurantWorld | null {
  let made: RestaurantWorld | null | undefined
  return () => {
    if (made === undefined) {
      const of = world()
      made = of && createRestaurantWorld(of)
    }
    return made
  }
}
