import type { OrgId } from '@sojourn/kernel'
import type pg from 'pg'
import { beginText } from './scope.ts'
import type { PoolLike } from './types.ts'

const BEGIN = /^\s*(begin|start\s+transaction)\b/i
const END = /^\s*(commit|end|rollback|abort)\s*(transaction|work)?\s*;?\s*$/i

/**
 * A pool in one tenant's scope. A lone statement is a transaction of its own, committed before its result is handed out;
 * from `begin` to `commit` or `rollback` it is the library's transaction, still in the tenant's scope. Released half-way, it is rolled back.
 */
export function createOrgPool(pool: pg.Pool, schema: string, tenant: OrgId): PoolLike {
  const begin = beginText(schema, { tenant })
  const connect = async (): Promise<pg.PoolClient> => scoped(await pool.connect(), begin)
  return {
    connect,
    async query(...args: unknown[]) {
      const client = await connect()
      try {
        return await (client.query as (...args: unknown[]) => Promise<unknown>)(...args)
      } finally {
        client.release()
      }
    },
    // The connections belong to the database, not to the library that borrows them.
    async end() {},
  } as unknown as PoolLike
}

function scoped(client: pg.PoolClient, begin: string): pg.PoolClient {
  let open = false
  const send = client.query.bind(client) as (...args: unknown[]) => Promise<pg.QueryResult>

  const alone = async (args: unknown[]): Promise<pg.QueryResult> => {
    await send(begin)
    try {
      const result = await send(...args)
      await send('commit')
      return result
    } catch (error) {
      await send('rollback')
      throw error
    }
  }
  const query = async (...args: unknown[]): Promise<pg.QueryResult> => {
    const text = typeof args[0] === 'string' ? args[0] : (args[0] as pg.QueryConfig).text
    if (BEGIN.test(text)) {
      open = true
      return send(begin)
    }
    if (!open) return alone(args)
    if (END.test(text)) open = false
    return send(...args)
  }
  const release = (error?: Error | boolean): void => {
    if (!open) {
      client.release(error)
      return
    }
    open = false
    send('rollback').then(
      () => client.release(error),
      (failure: Error) => client.release(failure),
    )
  }
  return { query, release } as unknown as pg.PoolClient
}
