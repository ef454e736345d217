import { activityRoutes } from './activities/routes.ts'
import { carRoutes } from './cars/routes.ts'
import { cruiseRoutes } from './cruises/routes.ts'
import { dreamtripRoutes } from './dreamtrips/routes.ts'
import { flightRoutes } from './flights/routes.ts'
import { membershipRoutes } from './memberships/routes.ts'
import { packageRoutes } from './packages/routes.ts'
import { resortRoutes } from './resorts/routes.ts'
import { restaurantRoutes } from './restaurants/routes.ts'
import { stayRoutes } from './stays/routes.ts'
import { transferRoutes } from './transfers/routes.ts'
import { walletRoutes } from './wallet/routes.ts'

/** The pages of everything that is sold: one line for each folder of products. */
// biome-ignore format: a line each, so that two products never change the same one
export const productRoutes = [
  ...stayRoutes,
  ...flightRoutes,
  ...packageRoutes,
  ...activityRoutes,
  ...carRoutes,
  ...cruiseRoutes,
  ...dreamtripRoutes,
  ...restaurantRoutes,
  ...resortRoutes,
  ...transferRoutes,
  ...membershipRoutes,
  ...walletRoutes,
]
