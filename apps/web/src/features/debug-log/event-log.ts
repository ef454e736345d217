import { redact } from './redact.ts'

export interface LoggedEvent {
  /** Milliseconds of the browser's clock. */
  readonly atMs: number
  readonly kind: 'call' | 'page' | 'console' | 'error'
  readonly text: string
}

/** How many are stored (B9.6). */
const EVENTS_MAX = 100

/** The newest hundred events of this page, without anything private. */
export function createEventLog(nowMs: () => number = Date.now) {
  let events: readonly LoggedEvent[] = []
  const listeners = new Set<() => void>()
  const change = (next: readonly LoggedEvent[]) => {
    events = next
    for (const listener of listeners) listener()
  }
  return {
    add(kind: LoggedEvent['kind'], text: string): void {
      change([...events, { atMs: nowMs(), kind, text: redact(text) }].slice(-EVENTS_MAX))
    },
    clear: () => change([]),
    all: (): readonly LoggedEvent[] => events,
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type EventLog = ReturnType<typeof createEventLog>

/** As one copies it: a line for each event. */
export const logText = (events: readonly LoggedEvent[]): string =>
  events.map(({ atMs, kind, text }) => `${new Date(atMs).toISOString()} ${kind} ${text}`).join('\n')
