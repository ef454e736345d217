import type { PaymentCardShape } from '@sojourn/contracts'
import type { ClockJob, DueJob, InvariantCheck, MigrationSet } from '@sojourn/db'
import type { Clock, Currency, Ids, Money, OrgId, Outcome, ProductCode, Rate, Refusal, Transactions, Tx, UserId } from '@sojourn/kernel'
import type { Route } from '../http/index.ts'
import type { Ledger } from '../modules/ledger/index.ts'
import type { LetterKind, Messages } from '../modules/messages/index.ts'
import type { PaymentCard, PaymentCards } from '../modules/payment-cards/index.ts'
import type { PlaceSource } from '../modules/places/index.ts'
import type { Tenders } from '../modules/tenders/index.ts'
import type { ChargeOwner } from './charge-owner.ts'
import type { Package } from './package.ts'
import type { PartSource } from './part-source.ts'
import type { Product } from './product.ts'
import type { Shop } from './shop.ts'

/** How often a person may guess codes. Counts are committed separately, whatever the result of the guess. */
export interface CodeTries {
  guessCode(of: { orgId: OrgId; userId: UserId; ip: string }): Promise<Outcome<void, Refusal>>
  guessedCode(tx: Tx, of: { orgId: OrgId; userId: UserId; ip: string }): Promise<void>
}

/** The same for codes that are typed into a checkout: only the wrong ones are counted. */
export interface TypedCodes {
  mayTypeCode(tx: Tx, of: { orgId: OrgId; userId: UserId; ip: string }): Promise<Outcome<void, Refusal>>
  typedWrong(tx: Tx, of: { orgId: OrgId; userId: UserId; ip: string }): Promise<Outcome<void, Refusal>>
}

/** What a plan gives beyond its prices. */
export interface PlanBenefits {
  /** For how many hours what is chosen early may be held; 0 is as for everyone. */
  readonly longHoldHours: number
  /** Departures of groups that are for members alone. */
  readonly groupDepartures: boolean
}

/** A plan on sale that has departures of groups. */
export interface GroupPlan {
  readonly name: string
  /** For its first term of so many months, in the currency asked for where it is sold in that. */
  readonly price: Money
  readonly months: number
  /** How much lower its members' prices are, in basis points. */
  readonly memberPricePoints: number
}

/** What a product is handed to be made of: the system's own parts. It takes what it needs. */
export interface ProductDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly post: Pick<Messages, 'send'>
  readonly ledger: Ledger
  readonly tenders: Tenders
  readonly paymentCards: PaymentCards
  readonly codeTries: CodeTries
  /** Something of these lines of a product may be had again: released, cancelled, or more of it. Whoever waits there is asked soon after the caller's transaction; left out, within a minute. */
  cameFree(tx: Tx, product: ProductCode, lines: readonly string[]): Promise<void>
  /** Rates of this moment: units of `to` for one unit of `from`. */
  rates(tx: Tx): Promise<(from: Currency, to: Currency) => Rate | null>
  /** What a person's plan gives; null for those without one. */
  planOf(tx: Tx, of: PersonOf): Promise<PlanBenefits | null>
  /** The plans of an organisation that have departures of groups, the cheapest first, in the language of the request. */
  groupPlansOf(tx: Tx, of: { readonly orgId: OrgId; readonly currency: Currency }): Promise<readonly GroupPlan[]>
  /** Cards of stored value in the fields that pages know them by (B3.5), with what is left of them. */
  cardShapes(tx: Tx, orgId: OrgId, cards: readonly PaymentCard[], currency: Currency): Promise<PaymentCardShape[]>
}

/** A person, by their organisation. */
export interface PersonOf {
  readonly orgId: OrgId
  readonly userId: UserId
}

/** One folder of products as the system takes it in: all that belongs to it, so that nothing is wired for it elsewhere. */
export interface ProductModule {
  readonly products: readonly Product[]
  /** What it sells of several products as one. */
  readonly packages?: readonly Package[]
  /** What it has as a part of a trip, for those who sell several products as one. */
  readonly parts?: readonly PartSource[]
  /** Its tables. */
  readonly migrations: readonly MigrationSet[]
  /** Its calls: search and details, and those that hold and book through the shop. */
  routes(shop: Shop): readonly Route[]
  readonly invariants: readonly InvariantCheck[]
  /** The places it sells at, as they are found by what a person types. */
  readonly places?: PlaceSource
  /** Loads its rows of the demo world, in a system transaction; existing rows stay. */
  seed?(tx: Tx): Promise<unknown>
  /** Work on its rows that falls due, and work at fixed intervals. */
  readonly due?: readonly DueJob[]
  /** Work on its rows that falls due and goes through the shop: news to tell, what cannot be kept. */
  dueInShop?(shop: Shop): readonly DueJob[]
  readonly byClock?: readonly ClockJob[]
  /** What is charged later for it. */
  readonly charges?: readonly ChargeOwner[]
  /** The kinds of mail that it writes in its own words. */
  readonly letters?: readonly LetterKind[]
  /** What it stores about a person beyond their bookings, by the names of the parts in the file they download. */
  exportOf?(tx: Tx, of: PersonOf & { readonly email: string }): Promise<Readonly<Record<string, unknown>>>
  /** In the transaction that closes a person's account: nothing of theirs goes on. */
  leave?(tx: Tx, of: PersonOf): Promise<unknown>
}
