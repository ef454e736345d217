import type { CheckoutId, Clock, OrgId, Transactions, Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { AgencySales } from '../../modules/agency-sales/index.ts'
import type { Audit } from '../../modules/audit/index.ts'
import type { Bookings } from '../../modules/bookings/index.ts'
import type { Checkouts } from '../../modules/checkouts/index.ts'
import type { CreditLines } from '../../modules/credit-lines/index.ts'
import type { HoldLimits } from '../../modules/hold-limits/index.ts'
import type { Ledger } from '../../modules/ledger/index.ts'
import type { PayLinks } from '../../modules/pay-links/index.ts'
import type { RemoteHolds } from '../../modules/remote-holds/index.ts'
import type { Products } from '../../sale/registry.ts'
import type { AgencyPeople, AgencyPerson } from '../agency-people.ts'
import type { Mailer } from '../shop-deps.ts'

export { type AgencyPerson, nameOf } from '../agency-people.ts'

/** What the flows of agents work with. */
export interface AgencyDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ledger: Ledger
  readonly checkouts: Checkouts
  readonly remoteHolds: RemoteHolds
  readonly holdLimits: Pick<HoldLimits, 'release'>
  readonly bookings: Bookings
  readonly products: Products
  readonly creditLines: CreditLines
  readonly agencySales: AgencySales
  readonly payLinks: PayLinks
  readonly people: AgencyPeople
  readonly mailer: Mailer
  readonly audit: Pick<Audit, 'record'>
  /** Frees what tenders hold for a checkout. A second call changes nothing. */
  releaseTenders(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId }): Promise<void>
}

const [OPERATOR, AGENT] = [1, 3]
export const isOperator = ({ user }: SignedInCaller): boolean => user.usrType === OPERATOR
export const isAgent = ({ usrType }: Pick<AgencyPerson, 'usrType'>): boolean => usrType === AGENT
export const ofAgent = ({ orgId, user }: SignedInCaller) => ({ orgId, agentId: user.userId })
export const iso = (atMs: number): string => new Date(atMs).toISOString()
