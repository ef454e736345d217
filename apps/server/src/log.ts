import { format } from 'node:util'
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

/** What Node and the libraries print on standard error comes as such a line too, a stack with all its lines; that Node runs our TypeScript is no news. */
export function logWhatIsPrinted(log: Log): void {
  console.warn = (...said: unknown[]) => log.warn({ printed: format(...said) }, 'a library printed a warning')
  console.error = (...said: unknown[]) => log.error({ printed: format(...said) }, 'a library printed an error')
  process.removeAllListeners('warning').on('warning', ({ name, message }) => {
    if (name !== 'ExperimentalWarning') log.warn({ warning: name }, message)
  })
}
