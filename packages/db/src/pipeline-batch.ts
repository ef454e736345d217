import pg from 'pg'
import pgUtils from 'pg/lib/utils.js'
import { AnswerWatch, type Awaited } from './answer-watch.ts'

export interface Answer {
  readonly command: string
  readonly rowCount: number | null
  readonly rows: readonly Record<string, unknown>[]
}

/** A statement and what waits for it. Without a name it is parsed and planned for this once. */
export interface PendingStatement {
  readonly text: string
  readonly name: string | undefined
  readonly values: readonly unknown[]
  answered(answer: Answer): void
  failed(error: unknown): void
}

/** A statement behind one that failed in the same batch: PostgreSQL did not do it. */
export class Skipped extends Error {
  override readonly name = 'Skipped'

  constructor(cause: Error) {
    super(`not done, because a statement before it failed: ${cause.message}`, { cause })
  }
}

/** How the rows of a statement are read; a statement without rows has no columns. */
interface Shape {
  readonly columns: readonly string[]
  readonly readers: readonly ((text: string) => unknown)[]
  readonly empty: Readonly<Record<string, null>>
}

interface Field {
  readonly name: string
  readonly dataTypeID: number
}

/** What a query uses of pg’s connection. */
interface Wire {
  readonly stream: { cork?(): void; uncork?(): void; destroy?(): void }
  readonly parsedStatements: Record<string, string>
  readonly submittedNamedStatements: Record<string, string>
  parse(statement: { text: string; name: string | undefined }): void
  bind(bound: { statement: string | undefined; values: readonly unknown[] }): void
  describe(what: { type: 'P'; name: string }): void
  execute(how: Record<string, never>): void
  sync(): void
}

const WITHOUT_ROWS: Shape = { columns: [], readers: [], empty: {} }

// A prepared statement answers in the same shape for as long as its connection lives, or fails; so it is described once.
const shapes = new WeakMap<Wire, Map<string, Shape>>()

const watches = new WeakMap<Wire, AnswerWatch>()

const BaseQuery = pg.Query as unknown as new (text: string) => { name: string | undefined; text: string; _result: { _types: pg.CustomTypesConfig } }

/**
 * Statements that are sent together with one Sync behind them: PostgreSQL answers them in one packet, and skips those behind one that fails. pg itself sends a Sync and asks
 * for a description of the rows with every statement, which costs a quarter more processor time (docs/decisions/0017).
 * To pg it is one query; `handle…` are the calls that pg’s client makes to every query. `pg-contract.suite.ts` pins what it relies on.
 */
export class PipelineBatch extends BaseQuery {
  readonly asked: PendingStatement[] = []
  /** Unanswered for so long, the connection is closed. */
  readonly #answerWithinMs: number | undefined
  #awaited: { readonly watch: AnswerWatch; readonly self: Awaited } | null = null
  readonly #found: (Shape | undefined)[] = []
  readonly #ends: (() => void)[] = []
  #shapes = new Map<string, Shape>()
  #rows: Record<string, unknown>[] = []
  #unreadable: { error: unknown } | null = null

  #isSent = false

  constructor(answerWithinMs?: number) {
    super('')
    this.#answerWithinMs = answerWithinMs
  }

  /** Whether any of it may have reached the server. */
  get isSent(): boolean {
    return this.#isSent
  }

  /** Throws where a value cannot be written. */
  add(asked: PendingStatement): void {
    this.asked.push({ ...asked, values: asked.values.map(written) })
  }

  submit(wire: Wire): null {
    this.#isSent = true
    this.#shapes = shapesOf(wire)
    wire.stream.cork?.()
    for (const { text, name, values } of this.asked) {
      if (name === undefined || !isParsed(wire, name)) wire.parse({ text, name })
      if (name !== undefined && !isParsed(wire, name)) wire.submittedNamedStatements[name] = text
      const shape = name === undefined ? undefined : this.#shapes.get(name)
      this.#found.push(shape)
      wire.bind({ statement: name, values })
      if (!shape) wire.describe({ type: 'P', name: '' })
      wire.execute({})
    }
    wire.sync()
    wire.stream.uncork?.()
    this.#waitFor(wire)
    this.#turnTo(0)
    return null
  }

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    const types = this._result._types
    this.#learn({
      columns: fields.map((field) => field.name),
      readers: fields.map((field) => types.getTypeParser(field.dataTypeID, 'text')),
      empty: Object.fromEntries(fields.map((field) => [field.name, null])),
    })
  }

  handleDataRow({ fields }: { fields: readonly (string | null)[] }): void {
    if (this.#unreadable) return
    try {
      this.#rows.push(rowOf(this.#found[this.#at] as Shape, fields))
    } catch (error) {
      this.#unreadable = { error }
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (!this.#found[this.#at]) this.#learn(WITHOUT_ROWS)
    const { answered, failed } = this.#now
    const unreadable = this.#unreadable
    const answer = { ...outcomeOf(text), rows: this.#rows }
    this.#ends.push(() => (unreadable ? failed(unreadable.error) : answered(answer)))
    this.#rows = []
    this.#unreadable = null
    this.#turnTo(this.#ends.length)
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  handleReadyForQuery(): void {
    this.#stopWaiting()
    for (const end of this.#ends) end()
  }

  /** Of the server: it did what came before, and nothing that comes after. Or of the connection: whether any of it was done is not known. */
  handleError(error: Error & { severity?: string }, wire: Wire): void {
    this.#stopWaiting()
    for (const end of this.#ends) end()
    const [failed, ...after] = this.asked.slice(this.#at)
    failed?.failed(error)
    for (const each of after) {
      if (each.name !== undefined) delete wire.submittedNamedStatements[each.name]
      each.failed(error.severity ? new Skipped(error) : error)
    }
  }

  #waitFor(wire: Wire): void {
    if (this.#answerWithinMs === undefined) return
    const watch = watches.get(wire) ?? new AnswerWatch()
    watches.set(wire, watch)
    const giveUp = () => {
      // In pg's words, which `trouble.ts` reads.
      this.handleError(new Error('Query read timeout'), wire)
      wire.stream.destroy?.()
    }
    this.#awaited = { watch, self: { answerWithinMs: this.#answerWithinMs, giveUp } }
    watch.begin(this.#awaited.self)
  }

  #stopWaiting(): void {
    this.#awaited?.watch.end(this.#awaited.self)
    this.#awaited = null
  }

  get #at(): number {
    return this.#ends.length
  }

  get #now(): PendingStatement {
    return this.asked[this.#at] as PendingStatement
  }

  /** pg notes under the query’s own name which statements its connection knows. */
  #turnTo(at: number): void {
    this.name = this.asked[at]?.name
    this.text = this.asked[at]?.text ?? ''
  }

  #learn(shape: Shape): void {
    this.#found[this.#at] = shape
    if (this.name !== undefined) this.#shapes.set(this.name, shape)
  }
}

const isParsed = (wire: Wire, name: string): boolean => wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined

function shapesOf(wire: Wire): Map<string, Shape> {
  const known = shapes.get(wire) ?? new Map<string, Shape>()
  shapes.set(wire, known)
  return known
}

const written = (value: unknown): unknown => (typeof value === 'string' ? value : pgUtils.prepareValue(value))

function rowOf({ columns, readers, empty }: Shape, fields: readonly (string | null)[]): Record<string, unknown> {
  const row: Record<string, unknown> = { ...empty }
  for (let index = 0; index < fields.length; index++) {
    const text = fields[index] as string | null
    if (text !== null) row[columns[index] as string] = (readers[index] as Shape['readers'][number])(text)
  }
  return row
}

// `INSERT 0 1`, `SELECT 3`, `BEGIN`: the last number counts the rows.
function outcomeOf(text: string): Pick<Answer, 'command' | 'rowCount'> {
  const blank = text.indexOf(' ')
  if (blank < 0) return { command: text, rowCount: null }
  const count = Number(text.slice(text.lastIndexOf(' ') + 1))
  return { command: text.slice(0, blank), rowCount: Number.isNaN(count) ? null : count }
}
