import type { Transactions } from '@sojourn/kernel'
import { sql } from '../sql.ts'
import type { MigrationSet } from '../types.ts'

interface Tables {
  work_marks: { name: string; at_ms: number }
}

const NAME = 'work'

export const workMarkMigrations: MigrationSet = { owner: 'work', folder: new URL('./data/', import.meta.url) }

/** When background work was last alive. A system that is stopped is judged by that time: what fell due later waits for the next start. */
export const workMark = {
  async set(db: Transactions, atMs: number): Promise<void> {
    await db.asSystem((tx) =>
      sql<Tables>(tx)
        .insertInto('work_marks')
        .values({ name: NAME, at_ms: atMs })
        .onConflict((on) => on.column('name').doUpdateSet({ at_ms: atMs }))
        .execute(),
    )
  },

  /** Null where no node has worked yet. */
  async find(db: Transactions): Promise<number | null> {
    const row = await db.asSystem((tx) => sql<Tables>(tx).selectFrom('work_marks').select('at_ms').where('name', '=', NAME).executeTakeFirst(), {
      readOnly: true,
    })
    return row?.at_ms ?? null
  },
}
