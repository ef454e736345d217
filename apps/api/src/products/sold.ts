import type { World } from '@sojourn/world'
import { membershipsMigrations } from '../modules/memberships/index.ts'
import type { ProductDeps, ProductModule } from '../sale/product-module.ts'
import { carMigrations, carsModule } from './cars/index.ts'
import { type Hotels, staysModule } from './hotels/index.ts'
import { type MembershipWiring, membershipsModule } from './memberships/index.ts'
import { walletMigrations, walletModule } from './wallet/index.ts'

interface Own {
  readonly hotels: Hotels
  readonly membership: MembershipWiring
  /** The demo world, for products whose catalogue is generated; null where none is served. */
  readonly world: () => World | null
}

/** Everything that is sold here: one line for each folder of products. */
export const soldProducts = ({ hotels, membership, world }: Own, deps: ProductDeps): readonly ProductModule[] => [
  staysModule(hotels, deps),
  carsModule(world, deps),
  walletModule(deps),
  membershipsModule(membership, deps),
]

/** The tables of what is sold, but for those of hotels: their module makes them, because other modules use it too. */
export const soldMigrations = [walletMigrations, carMigrations, membershipsMigrations]
