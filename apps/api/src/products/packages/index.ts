import type { World } from '@sojourn/world'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { soldHere } from '../../sale/sold-here.ts'
import { searchPackagesHttp } from './http-search.ts'
import { sellPackagesHttp } from './http-sell.ts'
import { PACKAGE, packageOf } from './package.ts'
import type { PackageParts } from './parts.ts'

/** Packages: what other modules have as parts of a trip, sold together. */
export function packagesModule(world: () => World | null, { transactions, clock }: ProductDeps, others: readonly ProductModule[]): ProductModule {
  const sources = new Map(others.flatMap(({ parts = [] }) => parts).map((source) => [source.product, source]))
  const products = new Map(others.flatMap((each) => each.products).map((product) => [product.code, product]))
  const parts: PackageParts = { transactions, clock, world, sources, products }
  return {
    products: [],
    packages: [packageOf(sources)],
    migrations: [],
    routes: (shop) => soldHere(PACKAGE, [...searchPackagesHttp(shop, parts), ...sellPackagesHttp(shop, parts)]),
    invariants: [],
  }
}
