import type { MigrationSet } from '@sojourn/db'
import type { Clock, Ids, OrgId, Tx, UserId } from '@sojourn/kernel'
import { paymentCardStore } from './data/payment-card-store.sql.ts'
import type { PaymentCard } from './domain/payment-card.ts'
import { issueCard, type NewCard } from './issue-card.ts'
import { renewCard } from './renew-card.ts'
import { type FillCard, seedCards } from './seed.ts'

export type { CardType, PaymentCard } from './domain/payment-card.ts'
export type { NewCard } from './issue-card.ts'
export type { FillCard } from './seed.ts'

type Person = { readonly orgId: OrgId; readonly userId: UserId }
type CardOf = { readonly orgId: OrgId; readonly paymentCardId: string }

/** Cards of stored value: whose they are, of what kind, until when. Their value is in the ledger, under their ids. */
export interface PaymentCards {
  newId(): string
  /** All of a person's, of every type and state, those that expire first first. */
  listOf(tx: Tx, of: Person): Promise<PaymentCard[]>
  /** Null where there is none or it is another's: both look the same. */
  find(tx: Tx, of: Person & CardOf): Promise<PaymentCard | null>
  /** The row alone: the caller posts the money, in the same transaction. The same id is the same card. */
  issue(tx: Tx, card: NewCard): Promise<PaymentCard>
  /** From now on nothing is paid with it; what it holds stays. False where there is none. */
  block(tx: Tx, of: CardOf): Promise<boolean>
  unblock(tx: Tx, of: CardOf): Promise<boolean>
  /** Makes it expired from now on. False where there is none. */
  expire(tx: Tx, of: CardOf): Promise<boolean>
  /** Those of them that have run out. */
  runOut(tx: Tx, of: { orgId: OrgId; paymentCardIds: readonly string[] }): Promise<string[]>
  /** An empty copy of an expired card, valid until then, for refunds to it: the rest on the old one stays expired. Returns its id. */
  renew(tx: Tx, of: CardOf & { untilMs: number }): Promise<string>
  /** The demo cards; `fill` posts what each holds. The same again changes nothing. */
  seed(tx: Tx, holder: Person, who: 'member' | 'agent', fill: FillCard): Promise<void>
  readonly migrations: MigrationSet
}

export const paymentCardsMigrations: MigrationSet = { owner: 'payment-cards', folder: new URL('./data/', import.meta.url) }

export function createPaymentCards({ clock, ids }: { clock: Clock; ids: Ids }): PaymentCards {
  return {
    newId: () => ids.next<'payment-card'>('pcd'),
    listOf: paymentCardStore.listOf,
    async find(tx, of) {
      const card = await paymentCardStore.find(tx, of)
      return card?.userId === of.userId ? card : null
    },
    issue: (tx, card) => issueCard({ clock }, tx, card),
    block: (tx, of) => paymentCardStore.change(tx, of, { status: 'BLOCKED' }),
    unblock: (tx, of) => paymentCardStore.change(tx, of, { status: 'ACTIVE' }),
    expire: (tx, of) => paymentCardStore.change(tx, of, { expiresAtMs: clock.nowMs() }),
    runOut: (tx, of) => paymentCardStore.listRunOut(tx, { ...of, nowMs: clock.nowMs() }),
    renew: (tx, of) => renewCard({ clock, ids }, tx, of),
    seed: (tx, holder, who, fill) => seedCards({ clock }, tx, holder, who, fill),
    migrations: paymentCardsMigrations,
  }
}
