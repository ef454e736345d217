import type { Clock, Ids, Money, OrgId, Tx, UserId } from '@sojourn/kernel'
import { creditLineStore } from './data/credit-line-store.sql.ts'
import type { CreditLine } from './domain/credit-line.ts'

export { type CreditLine, type CreditStatus, creditStatus, limitChange, payIn } from './domain/credit-line.ts'
export { DEMO_LINE } from './seed.ts'

export const creditLinesMigrations = { owner: 'credit-lines', folder: new URL('./data/', import.meta.url) }

export interface NewLine {
  readonly orgId: OrgId
  readonly agentId: UserId
  readonly vpId: string
  readonly limit: Money
}

/** Who may owe us, and how much: the agreement alone. Movements on a line are posted in the ledger by the caller, in the same transaction. */
export interface CreditLines {
  /** Null where the agent has none. */
  lineOf(tx: Tx, of: { orgId: OrgId; agentId: UserId }): Promise<CreditLine | null>
  /** The same, locked for a change. */
  takeLine(tx: Tx, of: { orgId: OrgId; agentId: UserId }): Promise<CreditLine | null>
  /** An agent has one line: the same again answers the one there is. */
  open(tx: Tx, line: NewLine): Promise<CreditLine>
  /** Writes what `limitChange` allowed. */
  setLimit(tx: Tx, line: CreditLine, limit: Money): Promise<void>
}

export function createCreditLines({ clock, ids }: { clock: Clock; ids: Ids }): CreditLines {
  return {
    lineOf: creditLineStore.find,
    takeLine: creditLineStore.lock,
    async open(tx, { orgId, agentId, vpId, limit }) {
      const line: CreditLine = { orgId, lineId: ids.next<'credit line'>('crl'), agentId, vpId, currency: limit.currency, limit }
      await creditLineStore.insert(tx, line, clock.nowMs())
      return (await creditLineStore.find(tx, { orgId, agentId }))!
    },
    setLimit: creditLineStore.setLimit,
  }
}
