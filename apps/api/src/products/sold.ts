import type { World } from '@sojourn/world'
import type { ProductDeps, ProductModule } from '../sale/product-module.ts'
import { activitiesModule, type OctoConnection } from './activities/index.ts'
import { carsModule } from './cars/index.ts'
import { cruisesModule } from './cruises/index.ts'
import { dreamtripsModule } from './dreamtrips/index.ts'
import { type DuffelSettings, flightsModule } from './flights/index.ts'
import { type Hotels, staysModule } from './hotels/index.ts'
import { type MembershipWiring, membershipsModule } from './memberships/index.ts'
import { packagesModule } from './packages/index.ts'
import { resortsModule } from './resorts/index.ts'
import { restaurantsModule } from './restaurants/index.ts'
import { transfersModule } from './transfers/index.ts'
import { walletModule } from './wallet/index.ts'

interface Own {
  readonly hotels: Hotels
  readonly membership: MembershipWiring
  /** The demo world, for products whose catalogue is generated; null where none is served. */
  readonly world: () => World | null
  /** The OCTO server that organisations may sell from; none where it is left out. */
  readonly octo?: OctoConnection | null
  /** Our account at Duffel, whose flights organisations may sell; none where it is left out. */
  readonly duffel?: DuffelSettings | null
}

/** Everything that is sold here: one line for each folder of products. */
export function soldProducts({ hotels, membership, world, octo = null, duffel = null }: Own, deps: ProductDeps): readonly ProductModule[] {
  const modules = [
    staysModule(hotels, world, deps),
    activitiesModule(world, deps, octo),
    carsModule(world, deps),
    cruisesModule(world, deps),
    flightsModule(world, deps, duffel),
    restaurantsModule(world, deps),
    resortsModule(world, deps),
    transfersModule(world, deps),
    walletModule(deps),
    membershipsModule(membership, deps),
  ]
  // What sells parts of the others together.
  return [...modules, dreamtripsModule(world, deps, modules), packagesModule(world, deps, modules)]
}
