import type { InvariantCheck, MigrationSet } from '@sojourn/db'
import type { BrowserId, OrgId, Tx, UserId } from '@sojourn/kernel'
import type { Route } from '../../http/index.ts'
import { supportStore } from './data/support-store.sql.ts'
import { supportDeskHttp } from './desk-http.ts'
import { supportHttp } from './http.ts'
import type { SupportDeps } from './support-deps.ts'

export type { SupportNews } from './support-deps.ts'

/** What travellers write to support, and its answers. */
export interface Support {
  /** How many messages of support a person has not read. */
  unreadOf(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<number>
  /** At sign-in: what the browser wrote as a guest becomes the person's. */
  adopt(tx: Tx, who: { orgId: OrgId; browserId: BrowserId; userId: UserId }): Promise<void>
  /** With an account that is closed its threads go. */
  forget(tx: Tx, of: { orgId: OrgId; userId: UserId }): Promise<void>
  readonly routes: readonly Route[]
  readonly migrations: MigrationSet
  readonly invariants: readonly InvariantCheck[]
}

export const createSupport = (deps: SupportDeps): Support => ({
  unreadOf: supportStore.unreadOf,
  adopt: supportStore.adopt,
  forget: supportStore.forget,
  routes: [...supportHttp(deps), ...supportDeskHttp(deps)],
  migrations: { owner: 'support', folder: new URL('./data/', import.meta.url) },
  invariants: [
    {
      name: 'the messages of a support thread are numbered without a gap',
      sql: `select t.org_id, t.thread_id from support_threads t where t.last_seq <>
        (select count(*) from support_messages m where m.org_id = t.org_id and m.thread_id = t.thread_id)`,
      of: { key: 'org_id, thread_id', rows: ['support_threads'], also: ['support_messages'] },
    },
  ],
})
