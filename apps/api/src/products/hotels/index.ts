import type { World } from '@sojourn/world'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import type { Hotels } from './create-hotels.ts'
import { sellStaysHttp } from './http-sell.ts'
import { stayProducts } from './product.ts'
import { stayPart } from './trip-part.ts'

export * from './create-hotels.ts'

/** Hotels and holiday stays: one catalogue and one stock, sold as two products. */
export const staysModule = (hotels: Hotels, world: () => World | null, { transactions, clock }: ProductDeps): ProductModule => ({
  products: stayProducts(hotels),
  parts: [stayPart(hotels)],
  migrations: [hotels.migrations],
  routes: (shop) => [...hotels.routes, ...sellStaysHttp({ shop, hotels, transactions, clock })],
  invariants: hotels.invariants,
  places: { indexIn: (tx) => hotels.placesIn(tx, 'hotels') },
  async seed(tx) {
    const of = world()
    if (of) await hotels.seed(tx, of)
  },
})
