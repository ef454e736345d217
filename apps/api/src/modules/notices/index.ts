import type { MigrationSet } from '@sojourn/db'
import type { Clock, OrgId, Tx, UserId } from '@sojourn/kernel'
import { readStore } from './data/read-store.sql.ts'

type Of = { readonly orgId: OrgId; readonly userId: UserId }

/** How far each person has read the news about their bookings. */
export interface Notices {
  /** All news until then is read; 0 where nothing is. */
  readUntil(tx: Tx, of: Of): Promise<number>
  /** Never back, and never further than now. */
  markRead(tx: Tx, of: Of, untilMs: number): Promise<void>
}

export const noticesMigrations: MigrationSet = { owner: 'notices', folder: new URL('./data/', import.meta.url) }

export const createNotices = ({ clock }: { clock: Clock }): Notices => ({
  readUntil: readStore.find,
  markRead: (tx, of, untilMs) => readStore.save(tx, of, Math.min(untilMs, clock.nowMs())),
})
