import type { Clock, ProductCode, Transactions } from '@sojourn/kernel'
import type { World } from '@sojourn/world'
import type { PartSource } from '../../sale/part-source.ts'
import type { Product } from '../../sale/product.ts'

/** What the verbs of packages work with. */
export interface PackageParts {
  readonly transactions: Transactions
  readonly clock: Clock
  /** Null where no demo world is served. */
  readonly world: () => World | null
  /** What can be a part of a package, by its product. */
  readonly sources: ReadonlyMap<ProductCode, PartSource>
  readonly products: ReadonlyMap<ProductCode, Product>
}
