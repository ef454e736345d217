import { createCarWorld, type World } from '@sojourn/world'
import { lazyCatalogue } from '../../sale/lazy-catalogue.ts'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { carStock } from './data/car-stock.sql.ts'
import { carInvariants } from './data/invariants.sql.ts'
import { searchCarsHttp } from './http-search.ts'
import { sellCarsHttp } from './http-sell.ts'
import type { CarParts } from './parts.ts'
import { carProduct } from './product.ts'
import { placesOf } from './suggest-places.ts'
import { carPart } from './trip-part.ts'

const carMigrations = { owner: 'cars', folder: new URL('./data/', import.meta.url) }

/** Cars: found at their desks, priced, held and booked. */
export function carsModule(world: () => World | null, { transactions, clock, ids, rates, cameFree }: ProductDeps): ProductModule {
  const parts: CarParts = { transactions, clock, ids, rates, cameFree, stock: carStock, catalogue: lazyCatalogue(world, createCarWorld) }
  return {
    products: [carProduct(parts)],
    parts: [carPart(parts)],
    migrations: [carMigrations],
    routes: (shop) => soldHere('CAR', [...searchCarsHttp(parts), ...sellCarsHttp(shop, parts)]),
    invariants: carInvariants,
    places: {
      indexIn() {
        const catalogue = parts.catalogue()
        return catalogue && placesOf(catalogue)
      },
    },
  }
}
