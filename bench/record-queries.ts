import type { Db } from '@sojourn/db'

/** A query as it was sent. */
export interface Asked {
  readonly text: string
  readonly values: readonly unknown[]
  /** By which connection. */
  readonly client: number
  /** In which packet: what is asked without waiting in between goes out together. */
  readonly packet: number
}

interface Client {
  query: (...sent: unknown[]) => unknown
}

/** Listens to what is sent over the connections of a database: to what reads, or with `all` to every statement, transactions' own included. */
export function recordQueries(db: Db, all = false): { during(work: () => Promise<void>): Promise<Asked[]> } {
  let heard: Asked[] | null = null
  const known = new WeakSet<object>()
  let clients = 0
  let packets = 0
  const connect = db.pool.connect.bind(db.pool) as unknown as (...callback: unknown[]) => Promise<Client>
  const listening = async (...callback: unknown[]) => {
    // A single query asks the pool with a callback; transactions wait for their client.
    if (callback.length > 0) return connect(...callback)
    const client = await connect()
    if (known.has(client)) return client
    known.add(client)
    const number = ++clients
    const query = client.query.bind(client)
    let packet: number | null = null
    client.query = (sent: unknown, ...more: unknown[]) => {
      const { text, values } = typeof sent === 'string' ? { text: sent, values: more[0] } : (sent as { text: string; values?: unknown })
      if (packet === null) {
        packet = ++packets
        process.nextTick(() => {
          packet = null
        })
      }
      if (all || /^\s*select/i.test(text)) heard?.push({ text, values: Array.isArray(values) ? values : [], client: number, packet })
      return query(sent, ...more)
    }
    return client
  }
  db.pool.connect = listening as unknown as typeof db.pool.connect
  return {
    async during(work) {
      heard = []
      await work()
      const asked = heard
      heard = null
      return asked
    },
  }
}
