import type { OrgId, Outcome, Tx } from '@sojourn/kernel'
import type { Page } from '../../paging/page.ts'
import { attachCard, detachCard, findSavedCard, keepCard } from './attach-card.ts'
import { changeMethod, type MethodChange } from './change-method.ts'
import { addCustomer, type CustomerChange, changeCustomer, deleteCustomer } from './customers.ts'
import { customerStore } from './data/customer-store.sql.ts'
import { methodStore } from './data/method-store.sql.ts'
import type { Customer, CustomerFacts } from './domain/customer.ts'
import type { Method } from './domain/method.ts'
import { publishedNumber } from './domain/published.ts'
import { adoptCard, forgetCard, type Opened, openCard } from './open-card.ts'
import { createSeal } from './seal.ts'
import { addToken, findToken, type NamedCard, spendToken, writePublished } from './tokens.ts'
import type { VaultDeps } from './vault-deps.ts'
import { type CardNotes, type OpenCard, type ProviderCard, writeCard, writeProviderCard } from './write-card.ts'

export type { MethodChange } from './change-method.ts'
export { type CustomerTokens, createCustomerTokens, sameEmail } from './customer-tokens.ts'
export type { CustomerChange } from './customers.ts'
export { COUNTRY_CARDS } from './domain/country-cards.ts'
export type { Customer, CustomerFacts, Shipping } from './domain/customer.ts'
export { type Address, type Billing, isSavedFor, type Method, NICK_NAME } from './domain/method.ts'
export type { Opened } from './open-card.ts'
export { createTextSeal, deriveKey, type TextSeal } from './seal.ts'
export { shapeCustomer, shapeMethod, shapeToken } from './stripe-shape.ts'
export type { CardRefusal } from './vault-deps.ts'
export type { CardNotes, OpenCard, ProviderCard } from './write-card.ts'

/** Customers and their cards. Verbs that take a transaction run in the caller's; where they are handed none, and the others, open their own. */
export interface Vault {
  write(tx: Tx, merchantId: OrgId, card: OpenCard, keep: boolean, notes?: CardNotes): Promise<Method>
  writeProvider(tx: Tx, merchantId: OrgId, card: ProviderCard, keep: boolean, notes?: Pick<CardNotes, 'metadata'>): Promise<Method>
  /** A card of its own for a published name, `pm_card_visa`; null for any other. */
  writePublished(tx: Tx, merchantId: OrgId, name: string, keep: boolean): Promise<Opened | null>
  open(tx: Tx, merchantId: OrgId, methodId: string, customerId: string | null): Promise<Opened | null>
  /** A card without a customer yet. */
  adopt(tx: Tx, merchantId: OrgId, methodId: string): Promise<Opened | null>
  forget(tx: Tx, merchantId: OrgId, methodId: string): Promise<void>
  /** Saves a card that has paid. */
  keep(tx: Tx, merchantId: OrgId, methodId: string, customerId: string, authenticated: boolean): Promise<void>
  /** The card of this number that a customer has saved; null where they have none. No other is saved for them until the transaction ends. */
  findSaved(tx: Tx, merchantId: OrgId, customerId: string, number: string): Promise<Method | null>

  addMethod(merchantId: OrgId, card: OpenCard, notes: CardNotes): Promise<Method>
  isPublished(name: string): boolean
  /** The card behind a published test name, to be saved or to pay once. */
  addPublished(merchantId: OrgId, name: string): Promise<Method | null>
  attach(merchantId: OrgId, methodId: string, customerId: string): Promise<Outcome<Method>>
  /** With a customer named, only a card of theirs. */
  detach(merchantId: OrgId, methodId: string, customerId?: string): Promise<Outcome<Method>>
  changeMethod(merchantId: OrgId, methodId: string, change: MethodChange): Promise<Outcome<Method>>
  findMethod(merchantId: OrgId, id: string, tx?: Tx): Promise<Method | null>
  listMethods(merchantId: OrgId, customerId: string, page: Page): Promise<Method[]>

  addToken(merchantId: OrgId, card: OpenCard, notes: CardNotes): Promise<NamedCard>
  findToken(merchantId: OrgId, id: string): Promise<NamedCard | null>
  /** The card behind a token, once; null where there is none, or it was used. */
  spendToken(merchantId: OrgId, id: string, notes: CardNotes & { name: string | null }): Promise<Method | null>

  addCustomer(merchantId: OrgId, facts: Partial<CustomerFacts>, requestKey: string | null, tx?: Tx): Promise<Customer>
  changeCustomer(merchantId: OrgId, id: string, change: CustomerChange): Promise<Outcome<Customer>>
  deleteCustomer(merchantId: OrgId, id: string): Promise<Outcome<Customer>>
  /** Null for one that was deleted. */
  findCustomer(merchantId: OrgId, id: string, tx?: Tx): Promise<Customer | null>
  /** Also one that was deleted: its id is all that is left of it. */
  recallCustomer(merchantId: OrgId, id: string): Promise<Customer | null>
  listCustomers(merchantId: OrgId, page: Page, email?: string): Promise<Customer[]>
  /** Erases cards that were not saved. */
  sweep(): Promise<void>
}

/** How long a card may wait to be saved or to pay. */
const UNSAVED_MS = 24 * 3_600_000

export function createVault({ vaultKey, ...given }: Omit<VaultDeps, 'seal' | 'methods' | 'customers'> & { vaultKey: string }): Vault {
  const deps: VaultDeps = { ...given, seal: createSeal(vaultKey), methods: methodStore, customers: customerStore }
  const { db } = deps
  /** A verb as the payments run it, in their transaction. */
  const inside =
    <Args extends unknown[], Result>(verb: (deps: VaultDeps, tx: Tx, merchantId: OrgId, ...args: Args) => Result) =>
    (tx: Tx, merchantId: OrgId, ...args: Args): Result =>
      verb(deps, tx, merchantId, ...args)
  /** A verb in a transaction of its own. */
  const alone =
    <Args extends unknown[], Result>(verb: (deps: VaultDeps, tx: Tx, merchantId: OrgId, ...args: Args) => Promise<Result>) =>
    (merchantId: OrgId, ...args: Args): Promise<Result> =>
      db.inTenant(merchantId, (tx) => verb(deps, tx, merchantId, ...args))
  /** What one statement reads, in the caller's transaction where there is one. */
  const read = <T>(merchantId: OrgId, ask: (tx: Tx) => Promise<T>, tx?: Tx): Promise<T> => (tx ? ask(tx) : db.inTenant(merchantId, ask, { readOnly: true }))
  const recallCustomer = (merchantId: OrgId, id: string, tx?: Tx) => read(merchantId, (inner) => customerStore.find(inner, merchantId, id), tx)
  return {
    write: inside(writeCard),
    writeProvider: inside(writeProviderCard),
    writePublished: inside(writePublished),
    open: inside(openCard),
    adopt: inside(adoptCard),
    forget: inside(forgetCard),
    keep: inside(keepCard),
    findSaved: inside(findSavedCard),
    addMethod: (merchantId, card, notes) => db.inTenant(merchantId, (tx) => writeCard(deps, tx, merchantId, card, true, notes)),
    isPublished: (name) => publishedNumber(name, 'pm_card') !== null,
    addPublished: (merchantId, name) => db.inTenant(merchantId, async (tx) => (await writePublished(deps, tx, merchantId, name, true))?.method ?? null),
    attach: alone(attachCard),
    detach: alone(detachCard),
    changeMethod: alone(changeMethod),
    findMethod: (merchantId, id, tx) => read(merchantId, (inner) => methodStore.find(inner, merchantId, id), tx),
    listMethods: (merchantId, customerId, page) => read(merchantId, (tx) => methodStore.list(tx, merchantId, customerId, page)),
    addToken: alone(addToken),
    findToken: alone(findToken),
    spendToken: alone(spendToken),
    addCustomer: (merchantId, facts, requestKey, tx) =>
      tx ? addCustomer(deps, tx, merchantId, facts, requestKey) : db.inTenant(merchantId, (own) => addCustomer(deps, own, merchantId, facts, requestKey)),
    changeCustomer: alone(changeCustomer),
    deleteCustomer: alone(deleteCustomer),
    async findCustomer(merchantId, id, tx) {
      const customer = await recallCustomer(merchantId, id, tx)
      return customer?.deletedAtMs === null ? customer : null
    },
    recallCustomer: (merchantId, id) => recallCustomer(merchantId, id),
    listCustomers: (merchantId, page, email) => read(merchantId, (tx) => customerStore.list(tx, merchantId, page, email)),
    async sweep() {
      await db.asSystem((tx) => methodStore.emptyUnsaved(tx, deps.clock.nowMs() - UNSAVED_MS))
    },
  }
}

export const vaultMigrations = { owner: 'gateway-vault', folder: new URL('./data/', import.meta.url) }
