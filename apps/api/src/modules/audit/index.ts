import type { InvariantCheck, MigrationSet } from '@sojourn/db'
import type { Clock, Ids, OrgId, Transactions, Tx } from '@sojourn/kernel'
import type { Route } from '../../http/index.ts'
import { actStore } from './data/act-store.sql.ts'
import type { ActOutcome, Actor } from './domain/act.ts'
import { auditHttp } from './http.ts'
import { type NewAct, recordAct } from './record-act.ts'

/** What operators, agents and impersonators did to another person's data, with reason and time. */
export interface Audit {
  /** In the transaction of the act. Returns the record's id; null, and nothing is written, where the person acts on their own data. */
  record(tx: Tx, caller: Actor, act: NewAct): Promise<string | null>
  /** The answer of a system outside to an act that was recorded as `asked`. */
  settle(tx: Tx, of: { orgId: OrgId; actId: string }, outcome: Exclude<ActOutcome, 'asked'>): Promise<void>
  readonly routes: readonly Route[]
  readonly migrations: MigrationSet
  readonly invariants: readonly InvariantCheck[]
}

export const auditMigrations: MigrationSet = { owner: 'audit', folder: new URL('./data/', import.meta.url) }

export function createAudit(deps: { db: Transactions; clock: Clock; ids: Ids }): Audit {
  return {
    record: (tx, caller, act) => recordAct(deps, tx, caller, act),
    settle: actStore.settle,
    routes: auditHttp(deps),
    migrations: auditMigrations,
    invariants: [
      {
        name: 'every act on another person’s data has an actor, who was somebody of the organisation and not that person',
        sql: `select a.org_id, a.act_id from acts a left join users u on u.org_id = a.org_id and u.id = a.actor_id where u.id is null or a.actor_id = a.subject_id`,
        of: { rows: ['acts'] },
      },
    ],
  }
}
