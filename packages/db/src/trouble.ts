/** What is wrong with a database that cannot do its work now: it does not answer, it takes no writes, or it has no room for them. */
export type TroubleKind = 'silent' | 'read_only' | 'full'

/** The database could not do the work of a transaction; no defect of the caller. */
export class DatabaseTrouble extends Error {
  override readonly name = 'DatabaseTrouble'
  readonly kind: TroubleKind
  /** True where the commit was sent and never answered: the work may have been done. */
  readonly isOutcomeUnknown: boolean

  constructor(kind: TroubleKind, isOutcomeUnknown: boolean, cause: unknown) {
    super(`the database is ${WORDS[kind]}${isOutcomeUnknown ? ', and whether it committed is not known' : ''}: ${messageOf(cause)}`, { cause })
    this.kind = kind
    this.isOutcomeUnknown = isOutcomeUnknown
  }
}

const WORDS: Readonly<Record<TroubleKind, string>> = { silent: 'not answering', read_only: 'read-only', full: 'full' }

// Codes of PostgreSQL: https://www.postgresql.org/docs/current/errcodes-appendix.html
const READ_ONLY = '25006'
const QUERY_CANCELED = '57014'
/** The server ends or refuses the connection: it shuts down, crashed, starts, has none left, or waited too long for us. */
const SERVER_GONE = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '25P04', '53300'])
const IO_ERROR = '58030'
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
/** What pg and its pool say of a connection that broke or never came; they give these no code (pinned in `trouble.pg.test.ts`). */
const BROKEN =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect$|Query read timeout$|Client (has encountered a connection error|was closed) and is not queryable$)/

/** The trouble of the database that an error reports; null where the error is about the statement. */
export function troubleOf(error: unknown): TroubleKind | null {
  if (error instanceof DatabaseTrouble) return error.kind
  const code = codeOf(error)
  if (code === READ_ONLY) return 'read_only'
  if (code === QUERY_CANCELED || SERVER_GONE.has(code) || NETWORK.has(code) || code.startsWith('08')) return 'silent'
  if (code.startsWith('53') || code === IO_ERROR) return 'full'
  return code === '' && BROKEN.test(messageOf(error)) ? 'silent' : null
}

/** Whether the connection that failed so is of no more use: it is broken, or leads to a server that takes no writes any more. */
export const losesConnection = (error: unknown): boolean => {
  const kind = troubleOf(error)
  return kind === 'read_only' || (kind === 'silent' && codeOf(error) !== QUERY_CANCELED)
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
