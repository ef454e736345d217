import type { Tx } from '@sojourn/kernel'
import type { Route } from '../../http/index.ts'
import { agencySalesMigrations } from '../../modules/agency-sales/index.ts'
import { creditLinesMigrations, DEMO_LINE } from '../../modules/credit-lines/index.ts'
import { payLinksMigrations } from '../../modules/pay-links/index.ts'
import type { AgencyDeps } from './agency-deps.ts'
import { openLine } from './change-credit.ts'
import { agencyHttp } from './http.ts'

export { agencyInvariants } from './invariants.ts'

export const agencyMigrations = [creditLinesMigrations, payLinksMigrations, agencySalesMigrations] as const

/** What agents have besides their clients' bookings: a line of credit with its statement, and links by which clients pay. */
export interface Agency {
  readonly routes: readonly Route[]
  /** The demo world's line, in a system transaction after its people; the same again changes nothing. */
  seed(tx: Tx): Promise<void>
}

export const createAgency = (deps: AgencyDeps): Agency => ({
  routes: agencyHttp(deps),
  async seed(tx) {
    await openLine(deps, tx, DEMO_LINE)
  },
})
