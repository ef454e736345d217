import { invariant, type Tx } from '@sojourn/kernel'
import { type Compilable, Kysely } from 'kysely'
import { dialect } from './dialect.ts'
import type { Question } from './open-transaction.ts'
import type { Answer } from './pipeline-batch.ts'
import { openTransaction } from './sql.ts'

/** The place of a value in a statement that is built once. It has no value yet, so looking at it while building throws. */
class Place {
  readonly of: string

  constructor(of: string) {
    this.of = of
  }

  toJSON(): never {
    return this.toString()
  }

  toString(): never {
    throw new Error(`a prepared statement is built once, for all values: it does not look at "${this.of}"`)
  }
}

/** A statement that is built once and sent with other values each time. */
export interface PreparedQuery<Values, Row> {
  all(tx: Tx, values: Values): Promise<readonly Row[]>
  first(tx: Tx, values: Values): Promise<Row | undefined>
  /** Returns how many rows it changed. */
  change(tx: Tx, values: Values): Promise<number>
  /** Its answer is not awaited: it is sent with the next statements, and where it fails the transaction fails. Not for a write whose error its caller handles. */
  write(tx: Tx, values: Values): void
}

/** A statement as it was built for these keys. */
interface Text extends Question {
  readonly keys: readonly string[]
}

const builder = new Kysely<never>({ dialect })

/**
 * A statement of a hot path: `build` runs once for each set of keys that have a value, and must put every value where it belongs without looking at it.
 * A list of changing length is no value; a condition that is there or not is another statement.
 */
export function prepared<Tables, Values extends object, Row>(build: (db: Kysely<Tables>, values: Values) => Compilable<Row>): PreparedQuery<Values, Row> {
  const texts: Text[] = []
  const textOf = (keys: readonly string[]): Text => {
    const built = texts.find((text) => text.keys.length === keys.length && text.keys.every((key, index) => key === keys[index]))
    if (built) return built
    const places = Object.fromEntries(keys.map((key) => [key, new Place(key)])) as Values
    const { sql, parameters } = build(builder as unknown as Kysely<Tables>, places).compile()
    const text = { keys, sql, parameters }
    texts.push(text)
    return text
  }
  const questionOf = (values: Values): Question => {
    const given = values as Record<string, unknown>
    const { sql, parameters } = textOf(Object.keys(given).filter((key) => given[key] !== undefined))
    return { sql, parameters: parameters.map((value) => (value instanceof Place ? given[value.of] : value)) }
  }
  const ask = (tx: Tx, values: Values): Promise<Answer> => openTransaction(tx).ask(questionOf(values))
  return {
    all: async (tx, values) => (await ask(tx, values)).rows as readonly unknown[] as Row[],
    first: async (tx, values) => (await ask(tx, values)).rows[0] as Row | undefined,
    async change(tx, values) {
      const { rowCount } = await ask(tx, values)
      invariant(rowCount !== null, 'only what writes changes rows')
      return rowCount
    },
    write: (tx, values) => openTransaction(tx).enqueue(questionOf(values)),
  }
}
