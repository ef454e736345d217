import { invariant, type Tx } from '@sojourn/kernel'
import { type Compilable, type Kysely, type RawBuilder, sql as raw } from 'kysely'
import { OpenTransaction } from './open-transaction.ts'

/** The only access to a `Tx`, for `data/*.sql.ts`: typed queries that run in this transaction. */
export function sql<Tables>(tx: Tx): Kysely<Tables> {
  return openTransaction(tx).kysely as unknown as Kysely<Tables>
}

/** A value that is part of the statement's text. The plan of a prepared statement does not know its other values: where an index holds for one state alone, say that state with this. */
export const fixed = <Value>(value: Value): RawBuilder<Value> => raw.lit(value)

/** A write whose answer is not needed: it is sent with the next statements, and where it fails the transaction fails. Not for a write whose error its caller handles. */
export function write(tx: Tx, query: Compilable): void {
  openTransaction(tx).enqueue(query.compile())
}

export function openTransaction(tx: Tx): OpenTransaction {
  const open: unknown = tx
  invariant(open instanceof OpenTransaction, 'this transaction was not opened by the database package')
  return open
}
