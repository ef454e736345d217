import type { CheckoutId, Clock, OrgId, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Audit } from '../../modules/audit/index.ts'
import type { Bookings } from '../../modules/bookings/index.ts'
import type { Checkouts } from '../../modules/checkouts/index.ts'
import type { CreditLines } from '../../modules/credit-lines/index.ts'
import type { HoldLimits } from '../../modules/hold-limits/index.ts'
import type { Ledger } from '../../modules/ledger/index.ts'
import type { PayLinks } from '../../modules/pay-links/index.ts'
import type { RemoteHolds } from '../../modules/remote-holds/index.ts'
import type { Products } from '../../products/registry.ts'
import type { Mailer } from '../shop-deps.ts'

/** A person, as far as an agency needs to know them. */
export interface AgencyPerson {
  readonly userId: UserId
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly usrType: number
  readonly preferredLanguage: string | null
  readonly isBlocked: boolean
  readonly agentId: UserId | null
}

export interface AgencyPeople {
  find(tx: Tx, userId: UserId): Promise<AgencyPerson | null>
  /** An agent's clients who are not blocked. */
  listClientsOf(tx: Tx, agentId: UserId): Promise<AgencyPerson[]>
}

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
  readonly payLinks: PayLinks
  readonly people: AgencyPeople
  readonly mailer: Mailer
  readonly audit: Pick<Audit, 'record'>
  /** Frees what tenders hold for a checkout. Twice is once. */
  releaseTenders(tx: Tx, of: { orgId: OrgId; checkoutId: CheckoutId }): Promise<void>
}

const [OPERATOR, AGENT] = [1, 3]
export const isOperator = ({ user }: SignedInCaller): boolean => user.usrType === OPERATOR
export const isAgent = ({ usrType }: Pick<AgencyPerson, 'usrType'>): boolean => usrType === AGENT
export const ofAgent = ({ orgId, user }: SignedInCaller) => ({ orgId, agentId: user.userId })
export const nameOf = ({ firstName, lastName }: Pick<AgencyPerson, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`.trim()
export const iso = (atMs: number): string => new Date(atMs).toISOString()
