import type pg from 'pg'

/** Errors of a PostgreSQL that accepts no connections for now: a caller that waits for a failover goes on waiting. */
const CANNOT_CONNECT_NOW = '57P03'

/**
 * The servers that a database's address names, separated by commas as `libpq` reads them: `postgres://user@one:5432,two:5432/name`. Only one of them takes writes; which one
 * is found by trying them in turn, and again once it is lost.
 */
export class Servers {
  readonly #addresses: readonly string[]
  readonly #primaries = new WeakSet<pg.ClientBase>()
  #at = 0

  constructor(databaseUrl: string) {
    const [, before = '', names = '', after = ''] = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(databaseUrl) ?? []
    this.#addresses = names.split(',').map((name) => before + name + after)
  }

  get count(): number {
    return this.#addresses.length
  }

  /** The address of the one to connect to. */
  get current(): string {
    return this.#addresses[this.#at] as string
  }

  /** Refuses a connection to a standby. Where there is one server it is taken as it is. */
  async acceptPrimary(client: pg.ClientBase, answerWithinMs: number): Promise<void> {
    if (this.count === 1) return
    const { rows } = await client.query({ text: 'show transaction_read_only', query_timeout: answerWithinMs } as pg.QueryConfig)
    if (rows[0]?.transaction_read_only !== 'off') throw Object.assign(new Error('this server takes no writes'), { code: CANNOT_CONNECT_NOW })
    this.#primaries.add(client)
  }

  /** A connection is over: where it was never one to the primary, the next one is tried at another server. */
  ended(client: pg.ClientBase, address: string): void {
    if (this.#primaries.has(client) || address !== this.current) return
    this.#at = (this.#at + 1) % this.count
  }
}
