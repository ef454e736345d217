import type { Tx } from '@sojourn/kernel'
import type { Db } from './types.ts'

/** Work on rows that fall due. Runs of several processes may overlap: rows are claimed one by one. */
export interface DueJob {
  /** The kind of its rows: `fallsDue` with this kind wakes it. */
  readonly name: string
  /** Handles what is due; returns how many rows it was. */
  run(): Promise<number>
  /** The size of a full run: after a smaller one nothing is left, so no other follows at once. 1 by default. */
  readonly fullRun?: number
  /** When the next row falls due; null where none waits. Left out by work that has no rows with a due time. */
  nextDueMs?(tx: Tx): Promise<number | null>
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
  /** Announces committed due times, and is asked for the next ones. */
  readonly db: Pick<Db, 'onDue' | 'asSystem'>
  readonly nowMs: () => number
  readonly reportFault: (error: unknown, where: { worker: string }) => void
}

/** The pause after a failed run: a database that is down is not asked constantly. */
const FAILED_PAUSE_MS = 2_000
/** Due times are rounded up to a multiple of this, so that many rows share a run. */
const GRAIN_MS = 50
/**
 * A random part of the poll interval, at most this share, is left out, so that nodes that started together do not poll together; and
 * a poll may come that much earlier than planned, so that several share a transaction.
 */
const JITTER = 0.25

/** Runs jobs in parallel: woken when rows fall due, with a slow poll for rows that the wake-up missed. */
export function createWork({ due, byClock = [], db, nowMs, reportFault }: WorkDeps): Work {
  const onFault = (error: unknown, { name }: DueJob) => reportFault(error, { worker: name })
  const loops = new Map(due.map((job) => [job.name, createDueLoop(job, nowMs, onFault)]))
  const clocks = byClock.map((job) => ({ job, loop: createDueLoop(asDue(job), nowMs, onFault) }))
  const all = () => [...loops.values(), ...clocks.map(({ loop }) => loop)]
  const poller = createPoller(db, nowMs, onFault)
  let stopListening = () => {}
  return {
    start() {
      stopListening()
      stopListening = db.onDue((kind, atMs) => loops.get(kind)?.wake(atMs))
      for (const loop of all()) loop.start()
      poller.start()
      for (const { job, loop } of clocks) if (job.inEachProcess) poller.poll(loop)
    },
    poll() {
      for (const loop of all()) poller.poll(loop)
    },
    async stop() {
      stopListening()
      await Promise.all([poller.stop(), ...all().map((loop) => loop.stop())])
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
  pauseMs: 0,
  pollMs: everyMs,
  runsAtPoll: true,
})

interface Rounds {
  start(): void
  /** The time of the next round may have changed. */
  schedule(): void
  /** Stops, and waits for a round that runs. */
  stop(): Promise<void>
}

/** Runs `round` at `nextMs()`, one at a time; never where that is infinite. A round does not reject. */
function createRounds(nowMs: () => number, nextMs: () => number, round: () => Promise<void>): Rounds {
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isStarted = false

  function schedule(): void {
    clearTimeout(timer)
    const atMs = nextMs()
    if (!isStarted || running || atMs === Number.POSITIVE_INFINITY) return
    timer = setTimeout(run, Math.max(0, atMs - nowMs()))
  }

  function run(): void {
    running = round().finally(() => {
      running = null
      schedule()
    })
  }

  return {
    start() {
      isStarted = true
      schedule()
    },
    schedule,
    async stop() {
      isStarted = false
      clearTimeout(timer)
      await running
    },
  }
}

interface Poller extends Pick<Rounds, 'start' | 'stop'> {
  /** From now on this loop is polled, first at once. */
  poll(loop: DueLoop): void
}

/** Asks for the next due rows of all jobs that are polled, in one transaction where they are asked at about the same time. */
function createPoller(db: WorkDeps['db'], nowMs: () => number, onFault: OnFault): Poller {
  const nextPolls = new Map<DueLoop, number>()

  async function round(): Promise<void> {
    const atMs = nowMs()
    const together = [...nextPolls].filter(([{ job }, pollMs]) => pollMs <= atMs + job.pollMs * JITTER).map(([loop]) => loop)
    const share = 1 - JITTER * Math.random()
    for (const loop of together) nextPolls.set(loop, atMs + loop.job.pollMs * share)
    // No question to the database keeps what each poll runs from running.
    for (const loop of together) if (loop.job.runsAtPoll) loop.wake(atMs)
    const asked = together.filter(({ job }) => job.nextDueMs)
    // One that cannot be asked does not keep the others from it.
    await ask(asked).catch(() => Promise.all(asked.map(askAlone)))
  }

  async function ask(loops: readonly DueLoop[]): Promise<void> {
    if (loops.length === 0) return
    const times = await db.asSystem((tx) => Promise.all(loops.map(async ({ job }) => (await job.nextDueMs?.(tx)) ?? null)))
    for (const [index, loop] of loops.entries()) loop.wake(times[index] ?? Number.POSITIVE_INFINITY)
  }

  /** Where it fails, the job runs after a pause: so it takes up what nobody could say. */
  const askAlone = (loop: DueLoop): Promise<void> =>
    ask([loop]).catch((error) => {
      onFault(error, loop.job)
      loop.wake(nowMs() + FAILED_PAUSE_MS)
    })

  const { start, schedule, stop } = createRounds(nowMs, () => Math.min(...nextPolls.values()), round)
  return {
    start,
    stop,
    poll(loop) {
      nextPolls.set(loop, nowMs())
      schedule()
    },
  }
}

type OnFault = (error: unknown, job: DueJob) => void

interface DueLoop extends Pick<Rounds, 'start' | 'stop'> {
  readonly job: DueJob
  /** A row falls due then. */
  wake(atMs: number): void
  runOnce(): Promise<number>
}

/** One job: its due times as far as they are known, and one timer for the next of them. */
function createDueLoop(job: DueJob, nowMs: () => number, onFault: OnFault): DueLoop {
  const known = new Set<number>()
  let notBeforeMs = Number.NEGATIVE_INFINITY

  async function round(): Promise<void> {
    const startedMs = nowMs()
    if (Math.min(...known) > startedMs) return
    for (const atMs of known) if (atMs <= startedMs) known.delete(atMs)
    try {
      const count = await job.run()
      notBeforeMs = nowMs() + job.pauseMs
      // After a full run there may be more rows.
      if (count >= (job.fullRun ?? 1)) known.add(nowMs())
    } catch (error) {
      onFault(error, job)
      notBeforeMs = nowMs() + FAILED_PAUSE_MS
      known.add(notBeforeMs)
    }
  }

  const { start, schedule, stop } = createRounds(nowMs, () => Math.max(Math.min(...known), notBeforeMs), round)
  return {
    job,
    start,
    stop,
    wake(atMs) {
      // Later ones are found by a poll in time.
      if (atMs <= nowMs() + job.pollMs) known.add(atMs <= nowMs() ? atMs : Math.ceil(atMs / GRAIN_MS) * GRAIN_MS)
      schedule()
    },
    async runOnce() {
      try {
        return await job.run()
      } catch (error) {
        onFault(error, job)
        return 0
      }
    },
  }
}
