import { inspect } from 'node:util'

/** What can be ended gracefully: connections drained, jobs put down, the database closed. */
export interface Stoppable {
  stop(): Promise<void>
}

/** Errors that a person can act on; their message says all of it. */
const EXPLAINED = new Set(['BadSetting', 'PortTaken', 'DataFolderLocked', 'PlainError'])

/** An interrupt is repeated by terminals and by npm; only one this much later means "now". */
const IMPATIENT_MS = 1000

/**
 * Runs a server until SIGINT, SIGTERM or the death of the process that started it, then stops it. A start that is refused ends in
 * one line and exit 1, an unforeseen failure with its stack before that line. A second Ctrl-C ends at once.
 */
export async function runUntilStopped(start: () => Promise<Stoppable>): Promise<void> {
  let stoppingSinceMs: number | null = null
  const starting = start()
  const stop = () => {
    if (stoppingSinceMs !== null) {
      if (performance.now() - stoppingSinceMs > IMPATIENT_MS) process.exit(130)
      return
    }
    stoppingSinceMs = performance.now()
    starting.then((server) => server.stop()).then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.once('disconnect', stop)
  process.channel?.unref()
  await starting.catch(fail)
}

function fail(error: unknown): never {
  // For the person at the terminal, also where the console is reserved for the log.
  const isExplained = error instanceof Error && EXPLAINED.has(error.name)
  process.stderr.write(`${isExplained ? '' : `${inspect(error)}\n`}sojourn: ${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
