import type { Tx } from '@sojourn/kernel'
import type { Route } from '../../http/index.ts'
import { creditLinesMigrations, DEMO_LINE } from '../../modules/credit-lines/index.ts'
import { payLinksMigrations } from '../../modules/pay-links/index.ts'
import type { AgencyParts } from './agency-parts.ts'
import { openLine } from './change-credit.ts'
import { agencyHttp } from './http.ts'

export type { AgencyPeople, AgencyPerson } from './agency-parts.ts'
export { agencyInvariants } from './invariants.ts'

export const agencyMigrations = [creditLinesMigrations, payLinksMigrations] as const

/** What agents have beside their clients' bookings: a line of credit with its statement, and links by which clients pay. */
export interface Agency {
  readonly routes: readonly Route[]
  /** The demo world's line, in a system transaction after its people; the same again changes nothing. */
  seed(tx: Tx): Promise<void>
}

export const createAgency = (parts: AgencyParts): Agency => ({
  routes: agencyHttp(parts),
  async seed(tx) {
    await openLine(parts, tx, DEMO_LINE)
  },
})
