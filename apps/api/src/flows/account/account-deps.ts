import type { Clock, OrgId, Outcome, Refusal, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import type { Bookings } from '../../modules/bookings/index.ts'
import type { Products } from '../../sale/registry.ts'
import type { Payers } from '../shop-deps.ts'

/** Accounts, as far as closing one goes. */
export interface Accounts {
  /** Counts as a guess at the account; opens its own transactions. */
  checkPassword(caller: SignedInCaller, password: string): Promise<Outcome<void, Refusal<'wrong_password' | 'too_many_tries'>>>
  /** Locks away who it was, takes everything of the person off the account, and ends every session. */
  close(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<void>
}

/** What closing an account works with. */
export interface AccountDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly products: Pick<Products, 'titleOf'>
  readonly bookings: Pick<Bookings, 'listOf' | 'forgetIdentitiesOf'>
  readonly accounts: Accounts
  readonly payers: Pick<Payers, 'forgetCards'>
  /** Mail that was sent to an address: what is in it stays with the bookings. */
  forgetMail(tx: Tx, of: { orgId: OrgId; to: string }): Promise<void>
  /** Gives up what they hold and have not booked. */
  releaseHeld(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<void>
  /** Removes what they wrote to support, and its answers. */
  forgetThreads(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<void>
  /** The bookings of which something is still to be charged to their card. */
  owingOf(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<ReadonlySet<string>>
  /** True where value would be lost. */
  hasValue(tx: Tx, caller: SignedInCaller): Promise<boolean>
}
