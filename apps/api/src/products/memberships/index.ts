import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { buyingHttp } from './http-buy.ts'
import { endingHttp } from './http-end.ts'
import { olderHttp } from './http-older.ts'
import { operatorHttp } from './http-operator.ts'
import { membershipInvariants } from './invariants.ts'
import type { MembershipParts, MembershipWiring } from './parts.ts'
import { membershipProduct } from './product.ts'

export { organisationBills } from './bill-organisation.ts'
export { membershipCharges } from './charge-owner.ts'
export { chargesHere } from './charges-here.ts'
export type { ChargeSubject, GivenMandate, LaterCharges } from './later-charges.ts'
export { leaveMemberships } from './leave.ts'
export { notifyPrices } from './notify-prices.ts'
export type { MembershipWiring } from './parts.ts'
export { remindYearly } from './remind-yearly.ts'
export { seedMandate } from './seed-mandate.ts'

/** Memberships: plans are shown and bought, renewed, switched and ended. */
export function membershipsModule(wiring: MembershipWiring, { transactions, clock, post }: ProductDeps): ProductModule {
  const parts: MembershipParts = { ...wiring, transactions, clock, post }
  return {
    products: [membershipProduct(parts)],
    routes: (shop) => [...buyingHttp(shop, parts), ...olderHttp(shop, parts), ...endingHttp(shop, parts), ...operatorHttp(parts)],
    invariants: membershipInvariants,
  }
}
