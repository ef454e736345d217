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
  /** Takes events to merchants, as soon as there are any; answers how many. */
  readonly tell: () => Promise<number>
  /** Asks providers about what is open, when its time has come; answers how much. */
  readonly ask: () => Promise<number>
  readonly prune: () => Promise<void>
  readonly onTrouble: (error: unknown) => void
}

/** `kick` tells at once: an event should not wait for the clock. Providers are asked by the clock alone. */
export function createWork({ tell, ask, prune, onTrouble }: WorkDeps): Work & { kick(): void } {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let started = false
  let wanted = false
  let count = 0
  let askedAtMs = Number.NEGATIVE_INFINITY

  const run = (round: () => Promise<number>): Promise<number> =>
    round().catch((error) => {
      onTrouble(error)
      return 0
    })

  function isTimeToAsk(): boolean {
    if (performance.now() - askedAtMs < PAUSE_MS) return false
    askedAtMs = performance.now()
    return true
  }

  async function loop(): Promise<void> {
    let asked = 0
    do {
      wanted = false
      const told = await run(tell)
      asked = asked > 0 || isTimeToAsk() ? await run(ask) : 0
      if (told + asked > 0) wanted = true
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
    runOnce: async () => (await run(tell)) + (await run(ask)),
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
