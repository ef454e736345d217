import { membershipsMigrations } from '../../modules/memberships/index.ts'
import type { ProductDeps, ProductModule } from '../../sale/product-module.ts'
import { membershipCharges } from './charge-owner.ts'
import { buyingHttp } from './http-buy.ts'
import { endingHttp } from './http-end.ts'
import { olderHttp } from './http-older.ts'
import { operatorHttp } from './http-operator.ts'
import { membershipInvariants } from './invariants.ts'
import { leaveMemberships } from './leave.ts'
import { membershipLetters } from './letters.ts'
import { notifyPrices } from './notify-prices.ts'
import type { MembershipParts, MembershipWiring } from './parts.ts'
import { membershipProduct } from './product.ts'
import { remindYearly } from './remind-yearly.ts'

export { organisationBills } from './bill-organisation.ts'
export { chargesHere } from './charges-here.ts'
export type { ChargeSubject, GivenMandate, LaterCharges } from './later-charges.ts'
export type { MembershipWiring } from './parts.ts'
export { seedMandate } from './seed-mandate.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Memberships: plans are shown and bought, renewed, switched and ended. */
export function membershipsModule(wiring: MembershipWiring, { transactions, clock, post }: ProductDeps): ProductModule {
  const parts: MembershipParts = { ...wiring, transactions, clock, post }
  const { memberships, secret } = wiring
  const nowMs = () => clock.nowMs()
  const writing = { ...parts, nowMs }
  const hourly = { pauseMs: 1_000, pollMs: HOUR_MS, runsAtPoll: true }
  return {
    products: [membershipProduct(parts)],
    routes: (shop) => [...buyingHttp(shop, parts), ...olderHttp(shop, parts), ...endingHttp(shop, parts), ...operatorHttp(parts)],
    invariants: membershipInvariants,
    migrations: [membershipsMigrations],
    seed: (tx) => memberships.seed(tx),
    due: [
      { name: 'price notices', ...hourly, run: () => notifyPrices(writing) },
      { name: 'yearly reminders', ...hourly, run: () => remindYearly(writing) },
    ],
    byClock: [{ name: 'terms', everyMs: MINUTE_MS, run: () => transactions.asSystem((tx) => memberships.endDue(tx), { unhurried: true }) }],
    charges: [membershipCharges({ memberships, nowMs, secret })],
    letters: membershipLetters,
    exportOf: (tx, of) => memberships.storedOf(tx, of),
    leave: (tx, of) => leaveMemberships(wiring, tx, of),
  }
}
