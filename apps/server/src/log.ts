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
