import type { Db } from '@sojourn/db'

/** A query as it was sent. */
export interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
  /** By which connection. */
  readonly client: number
  /** In which batch: what is asked without waiting in between goes out together. */
  readonly batch: number
}

interface Client {
  query: (...sent: unknown[]) => unknown
}

/** Listens to what is sent over the connections of a database: to what reads, or with `all` to every statement, transactions' own included. */
export function recordQueries(db: Db, all = false): { during(work: () => Promise<void>): Promise<Asked[]> } {
  let recorded: Asked[] | null = null
  const known = new WeakSet<object>()
  let clients = 0
  let batches = 0
  const connect = db.pool.connect.bind(db.pool) as unknown as (...callback: unknown[]) => Promise<Client>
  const listening = async (...callback: unknown[]) => {
    // A single query asks the pool with a callback; transactions wait for their client.
    if (callback.length > 0) return connect(...callback)
    const client = await connect()
    if (known.has(client)) return client
    known.add(client)
    const number = ++clients
    const query = client.query.bind(client)
    client.query = (sent: unknown, ...more: unknown[]) => {
      batches++
      for (const { text, values } of statementsOf(sent, more[0])) {
        if (all || /^\s*select/i.test(text)) recorded?.push({ text, values, client: number, batch: batches })
      }
      return query(sent, ...more)
    }
    return client
  }
  db.pool.connect = listening as unknown as typeof db.pool.connect
  return {
    async during(work) {
      recorded = []
      await work()
      const asked = recorded
      recorded = null
      return asked
    },
  }
}

type Said = Pick<Asked, 'text' | 'values'>

/** A batch of a transaction has several statements; a library’s query is one. */
function statementsOf(sent: unknown, values: unknown): readonly Said[] {
  if (typeof sent === 'string') return [{ text: sent, values: Array.isArray(values) ? values : [] }]
  const query = sent as { asked?: readonly Said[]; text: string; values?: readonly unknown[] }
  return query.asked ?? [{ text: query.text, values: query.values ?? [] }]
}
