/** Something done again and again on every node. Runs of several nodes may overlap: what they take up is claimed row by row. */
export interface Worker {
  readonly name: string
  readonly everyMs: number
  run(): Promise<unknown>
}

export interface Work {
  start(): void
  /** Lets what runs come to its end. */
  stop(): Promise<void>
  /** Each worker once, in order: for tests and tools. */
  runOnce(): Promise<void>
}

/** Runs workers side by side, each again its interval after it ended, so that a slow round never piles up. */
export function createWork(workers: readonly Worker[], reportFault: (error: unknown, where: { worker: string }) => void): Work {
  let stopped = true
  const timers = new Map<Worker, ReturnType<typeof setTimeout>>()
  const running = new Set<Promise<void>>()

  const round = async (worker: Worker): Promise<void> => {
    try {
      await worker.run()
    } catch (error) {
      reportFault(error, { worker: worker.name })
    }
  }
  const schedule = (worker: Worker): void => {
    if (stopped) return
    timers.set(
      worker,
      setTimeout(() => {
        const run = round(worker).finally(() => {
          running.delete(run)
          schedule(worker)
        })
        running.add(run)
      }, worker.everyMs),
    )
  }
  return {
    start() {
      stopped = false
      workers.forEach(schedule)
    },
    async stop() {
      stopped = true
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all(running)
    },
    async runOnce() {
      for (const worker of workers) await round(worker)
    },
  }
}
