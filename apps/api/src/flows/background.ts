import { waitAtMost } from '@sojourn/kernel'

/** Work that an answer need not wait for, known by name so that a stop can wait for it. */
export interface Background {
  /** Starts work and waits for it no longer than this; the rest runs after the answer is sent. */
  atMost(waitMs: number, work: () => Promise<unknown>): Promise<void>
  /** All that was started has ended. */
  settled(): Promise<void>
}

export function createBackground(reportFault: (error: unknown) => void): Background {
  const running = new Set<Promise<void>>()
  const start = (work: () => Promise<unknown>): Promise<void> => {
    const run: Promise<void> = work()
      .then(() => undefined, reportFault)
      .finally(() => running.delete(run))
    running.add(run)
    return run
  }
  return {
    async atMost(waitMs, work) {
      const run = start(work)
      if (waitMs === 0) return
      await waitAtMost(waitMs, run)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
