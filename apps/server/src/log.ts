import { pino } from 'pino'

export type Log = Pick<pino.Logger, 'info' | 'warn' | 'error' | 'flush'>

/** JSON lines on standard error, so that what a person reads on standard output stays clean. No address, name, card or token is ever logged. */
export function createLog(level = 'warn'): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: ['*.email', '*.phone', '*.password', '*.token', '*.cookie', '*.authorization'], censor: '[kept out]' },
    },
    pino.destination(2),
  )
}

/** What Node itself warns of comes as such a line too; that it runs our TypeScript is no news. */
export function logWarnings(log: Log): void {
  process.removeAllListeners('warning').on('warning', ({ name, message }) => {
    if (name !== 'ExperimentalWarning') log.warn({ warning: name }, message)
  })
}
