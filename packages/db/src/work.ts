import type { Db } from './types.ts'

/** Work on rows that fall due. Runs of several processes may overlap: what they take up is claimed row by row. */
export interface DueJob {
  /** The kind of its rows: what `fallsDue` names wakes it. */
  readonly name: string
  /** Takes up what is due; answers how much it was. */
  run(): Promise<number>
  /** A run that took up fewer left none: no other follows it at once. 1 where it does not say. */
  readonly fullRun?: number
  /** When the next row falls due; null where none waits. */
  nextDueMs(): Promise<number | null>
  /** The least time from the end of a run to the next. */
  readonly pauseMs: number
  /** The most time between two questions for the next due row: what a process that died has left behind is found after it. */
  readonly pollMs: number
  /** Each poll runs it: it also finds what no due time was recorded for. */
  readonly runsAtPoll?: boolean
}

/** Work that comes by the clock alone. */
export interface ClockJob {
  readonly name: string
  readonly everyMs: number
  /** True for what each process keeps for itself; else one process of a node does it. */
  readonly inEachProcess?: boolean
  run(): Promise<unknown>
}

export interface Work {
  /** From now on what this process records is taken up when it falls due. */
  start(): void
  /** From now on this process also polls for rows of others and does what comes by the clock: one process of a node does. */
  poll(): void
  /** Lets what runs come to its end. */
  stop(): Promise<void>
  /** Each job on due rows once, in order: for tests and tools. Answers how much was taken up. */
  runOnce(): Promise<number>
}

export interface WorkDeps {
  readonly due: readonly DueJob[]
  readonly byClock?: readonly ClockJob[]
  /** Where committed due times are heard. */
  readonly db: Pick<Db, 'onDue'>
  readonly nowMs: () => number
  readonly reportFault: (error: unknown, where: { worker: string }) => void
}

/** After a run that failed: a database that is away is not asked on and on. */
const FAILED_PAUSE_MS = 2_000
/** Due times are rounded up to this, so that many rows share a run. */
const GRAIN_MS = 50
/** Polls come between this share of their time and the whole of it: nodes that started together drift apart. */
const JITTER = 0.25

/** Runs jobs side by side: woken when rows fall due, with a slow poll behind as the truth. */
export function createWork({ due, byClock = [], db, nowMs, reportFault }: WorkDeps): Work {
  const loops = new Map(due.map((job) => [job.name, createDueLoop(job, nowMs, (error) => reportFault(error, { worker: job.name }))]))
  const clocks = byClock.map((job) => ({ job, loop: createDueLoop(asDue(job), nowMs, (error) => reportFault(error, { worker: job.name })) }))
  const all = () => [...loops.values(), ...clocks.map(({ loop }) => loop)]
  let stopListening = () => {}
  return {
    start() {
      stopListening()
      stopListening = db.onDue((kind, atMs) => loops.get(kind)?.wake(atMs))
      for (const loop of all()) loop.start()
      for (const { job, loop } of clocks) if (job.inEachProcess) loop.poll()
    },
    poll() {
      for (const loop of all()) loop.poll()
    },
    async stop() {
      stopListening()
      await Promise.all(all().map((loop) => loop.stop()))
    },
    async runOnce() {
      let count = 0
      for (const loop of loops.values()) count += await loop.runOnce()
      return count
    },
  }
}

/** Each poll runs it, and it leaves nothing behind. */
const asDue = ({ name, everyMs, run }: ClockJob): DueJob => ({
  name,
  run: () => run().then(() => 0),
  nextDueMs: async () => null,
  pauseMs: 0,
  pollMs: everyMs,
  runsAtPoll: true,
})

interface DueLoop {
  start(): void
  poll(): void
  wake(atMs: number): void
  stop(): Promise<void>
  runOnce(): Promise<number>
}

/** One job: its due times as far as they are known, and one timer for the next of them. */
function createDueLoop(job: DueJob, nowMs: () => number, onFault: (error: unknown) => void): DueLoop {
  const known = new Set<number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isStarted = false
  let nextPollMs = Number.POSITIVE_INFINITY
  let notBeforeMs = Number.NEGATIVE_INFINITY

  function schedule(): void {
    clearTimeout(timer)
    if (!isStarted || running) return
    const atMs = Math.max(Math.min(nextPollMs, ...known), notBeforeMs)
    if (atMs === Number.POSITIVE_INFINITY) return
    timer = setTimeout(tick, Math.max(0, atMs - nowMs()))
  }

  function tick(): void {
    running = round().finally(() => {
      running = null
      schedule()
    })
  }

  async function round(): Promise<void> {
    try {
      await lookForDue()
      const startedMs = nowMs()
      if (Math.min(...known) > startedMs) return
      for (const atMs of known) if (atMs <= startedMs) known.delete(atMs)
      const count = await job.run()
      notBeforeMs = nowMs() + job.pauseMs
      // There may be more than a run takes.
      if (count >= (job.fullRun ?? 1)) known.add(nowMs())
    } catch (error) {
      onFault(error)
      notBeforeMs = nowMs() + FAILED_PAUSE_MS
      known.add(notBeforeMs)
    }
  }

  async function lookForDue(): Promise<void> {
    if (nowMs() < nextPollMs) return
    nextPollMs = nowMs() + job.pollMs * (1 - JITTER * Math.random())
    if (job.runsAtPoll) known.add(nowMs())
    const nextMs = await job.nextDueMs()
    if (nextMs !== null) remember(nextMs)
  }

  /** What falls due later than that is known to the poll before it does. */
  function remember(atMs: number): void {
    if (atMs <= nowMs() + job.pollMs) known.add(atMs <= nowMs() ? atMs : Math.ceil(atMs / GRAIN_MS) * GRAIN_MS)
  }

  return {
    start() {
      isStarted = true
      schedule()
    },
    poll() {
      nextPollMs = Math.min(nextPollMs, nowMs())
      schedule()
    },
    wake(atMs) {
      remember(atMs)
      schedule()
    },
    async stop() {
      isStarted = false
      clearTimeout(timer)
      await running
    },
    async runOnce() {
      try {
        return await job.run()
      } catch (error) {
        onFault(error)
        return 0
      }
    },
  }
}
