import type { Db } from './types.ts'

/** Work on rows that fall due. Runs of several processes may overlap: rows are claimed one by one. */
export interface DueJob {
  /** The kind of its rows: `fallsDue` with this kind wakes it. */
  readonly name: string
  /** Handles what is due; returns how many rows it was. */
  run(): Promise<number>
  /** The size of a full run: after a smaller one nothing is left, so no other follows at once. 1 by default. */
  readonly fullRun?: number
  /** When the next row falls due; null where none waits. */
  nextDueMs(): Promise<number | null>
  /** The least time from the end of a run to the next. */
  readonly pauseMs: number
  /** The most time between two reads of the next due row: it finds rows of a process that died. */
  readonly pollMs: number
  /** Runs at each poll, so that it also finds rows without a recorded due time. */
  readonly runsAtPoll?: boolean
}

/** Work that runs at fixed intervals. */
export interface ClockJob {
  readonly name: string
  readonly everyMs: number
  /** True for state that each process has for itself; else one process of a node runs it. */
  readonly inEachProcess?: boolean
  run(): Promise<unknown>
}

export interface Work {
  /** From now on rows that this process records are handled when they fall due. */
  start(): void
  /** From now on this process also polls for rows of other processes and runs clock jobs: for one process of a node. */
  poll(): void
  /** Stops, and waits for running jobs. */
  stop(): Promise<void>
  /** Runs each job on due rows once, in order: for tests and tools. Returns how many rows were handled. */
  runOnce(): Promise<number>
}

export interface WorkDeps {
  readonly due: readonly DueJob[]
  readonly byClock?: readonly ClockJob[]
  /** Announces committed due times. */
  readonly db: Pick<Db, 'onDue'>
  readonly nowMs: () => number
  readonly reportFault: (error: unknown, where: { worker: string }) => void
}

/** The pause after a failed run: a database that is down is not asked constantly. */
const FAILED_PAUSE_MS = 2_000
/** Due times are rounded up to a multiple of this, so that many rows share a run. */
const GRAIN_MS = 50
/** A random part of the poll interval, at most this share, is left out: so nodes that started together do not poll together. */
const JITTER = 0.25

/** Runs jobs in parallel: woken when rows fall due, with a slow poll for rows that the wake-up missed. */
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

/** A clock job as a due job: each poll runs it, and it has no due rows. */
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
      // After a full run there may be more rows.
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

  /** Later due times are found by a poll in time. */
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
