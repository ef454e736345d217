/** What a node does beside answering: takes events to merchants, asks providers about what is open. */
export interface Work {
  /** One round of everything that is due; answers how much was done. */
  runOnce(): Promise<number>
  start(): void
  /** Waits for the round that is running. */
  stop(): Promise<void>
}

const PAUSE_MS = 300
const PRUNE_EVERY_ROUNDS = 12_000

export interface WorkDeps {
  readonly rounds: readonly (() => Promise<number>)[]
  readonly prune: () => Promise<void>
  readonly onTrouble: (error: unknown) => void
}

/** `kick` starts a round at once: an event should not wait for the clock. */
export function createWork({ rounds, prune, onTrouble }: WorkDeps): Work & { kick(): void } {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let started = false
  let wanted = false
  let count = 0

  async function runOnce(): Promise<number> {
    let done = 0
    for (const round of rounds) {
      try {
        done += await round()
      } catch (error) {
        onTrouble(error)
      }
    }
    return done
  }

  async function loop(): Promise<void> {
    do {
      wanted = false
      if ((await runOnce()) > 0) wanted = true
    } while (wanted && started)
    if (count++ % PRUNE_EVERY_ROUNDS === 0) await prune().catch(onTrouble)
  }

  function tick(): void {
    clearTimeout(timer)
    if (!started || running) return
    running = loop().finally(() => {
      running = null
      if (started) timer = setTimeout(tick, PAUSE_MS)
    })
  }

  return {
    runOnce,
    start() {
      started = true
      tick()
    },
    async stop() {
      started = false
      clearTimeout(timer)
      await running
    },
    kick() {
      wanted = true
      tick()
    },
  }
}
