import type { Tx } from '@sojourn/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWork, type DueJob, type DueListener, type Work } from './index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const POLL_MS = 10_000

/** Rows of one kind: each is handled once it is due. */
function rowsOf(name = 'rows') {
  const due: number[] = []
  const taken: number[] = []
  let questions = 0
  const job: DueJob = {
    name,
    pauseMs: 500,
    pollMs: POLL_MS,
    async run() {
      const now = due.filter((atMs) => atMs <= Date.now())
      for (const atMs of now) due.splice(due.indexOf(atMs), 1)
      taken.push(...now.map(() => Date.now()))
      return now.length
    },
    async nextDueMs() {
      questions++
      return due.length === 0 ? null : Math.min(...due)
    },
  }
  return { job, due, taken, questions: () => questions }
}

const faults: string[] = []
let transactions = 0
function started(jobs: readonly DueJob[], byClock: Parameters<typeof createWork>[0]['byClock'] = []): { work: Work; announce: DueListener } {
  faults.length = 0
  transactions = 0
  let listener: DueListener = () => {}
  const work = createWork({
    due: jobs,
    byClock,
    db: {
      onDue(next) {
        listener = next
        return () => {
          listener = () => {}
        }
      },
      asSystem(read) {
        transactions++
        return read({} as Tx)
      },
    },
    nowMs: () => Date.now(),
    reportFault: (_, { worker }) => void faults.push(worker),
  })
  work.start()
  return { work, announce: (kind, atMs) => listener(kind, atMs) }
}

test('what was recorded here is run at once, or when it falls due; nothing polls in between', async () => {
  const rows = rowsOf()
  const { work, announce } = started([rows.job])
  const nowMs = Date.now()
  rows.due.push(nowMs, nowMs + 3_000)
  announce('rows', nowMs)
  announce('rows', nowMs + 3_000)
  announce('other rows', nowMs + 1_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(rows.taken[0]! - nowMs).toBeLessThan(10)
  expect(rows.taken[1]! - nowMs - 3_000).toBeLessThan(100)
  expect(rows.questions()).toBe(0)
  await work.stop()
})

test('a run is followed by another at once only where it was full', async () => {
  const rows = rowsOf()
  let runs = 0
  const run = async () => {
    runs++
    return (await rows.job.run()) && rows.due.length + 1
  }
  const { work, announce } = started([{ ...rows.job, run, pauseMs: 0, fullRun: 3 }])
  const nowMs = Date.now()
  rows.due.push(nowMs)
  announce('rows', nowMs)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(runs).toBe(1)
  rows.due.push(...[1, 1, 500, 500].map((ms) => Date.now() + ms))
  announce('rows', Date.now() + 1)
  await vi.advanceTimersByTimeAsync(1_000)
  // The first leaves two for later and was full; the second found nothing.
  expect(runs).toBe(3)
  await work.stop()
})

test('what each poll runs finds what no due time was recorded for, and is there to the moment when a row falls due', async () => {
  const rows = rowsOf()
  let runs = 0
  const run = () => {
    runs++
    return rows.job.run()
  }
  const { work } = started([{ ...rows.job, run, runsAtPoll: true }])
  const nowMs = Date.now()
  rows.due.push(nowMs + 64_321)
  work.poll()
  await vi.advanceTimersByTimeAsync(100)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(70_000)
  // A poll may have run just before: the next run comes a pause and a grain after it.
  expect(rows.taken[0]! - nowMs - 64_321).toBeLessThanOrEqual(rows.job.pauseMs + 50)
  expect(runs).toBeGreaterThanOrEqual(7)
  await work.stop()
})

test('a process that polls finds what others left and is there to the moment when it falls due; idle it asks one question a poll', async () => {
  const rows = rowsOf()
  const { work } = started([rows.job])
  const nowMs = Date.now()
  rows.due.push(nowMs - 1, nowMs + 64_321)
  work.poll()
  await vi.advanceTimersByTimeAsync(100)
  expect(rows.taken).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(70_000)
  expect(rows.taken).toHaveLength(2)
  expect(rows.taken[1]! - nowMs - 64_321).toBeLessThan(100)
  expect(rows.questions()).toBeGreaterThanOrEqual(7)
  expect(rows.questions()).toBeLessThanOrEqual(11)
  await work.stop()
})

test('jobs whose polls come at about the same time are asked in one transaction, one that is polled more often too', async () => {
  const jobs = ['often', 'seldom', 'as seldom'].map((name) => rowsOf(name))
  const [often, seldom, asSeldom] = jobs.map(({ questions }) => questions) as [() => number, () => number, () => number]
  const { work } = started(jobs.map(({ job }) => ({ ...job, pollMs: job.name === 'often' ? 3_500 : 15_000 })))
  work.poll()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(transactions).toBe(often())
  expect(often()).toBeGreaterThanOrEqual(600 / 3.5)
  expect(often()).toBeLessThanOrEqual(1 + 600 / (3.5 * 0.75))
  expect([seldom() >= 600 / 15, asSeldom()]).toEqual([true, seldom()])
  await work.stop()
})

test('a job that cannot be asked is reported, runs after a pause, and does not keep the others from being asked', async () => {
  const [broken, rows] = [rowsOf('broken'), rowsOf()]
  const nextDueMs = () => Promise.reject(new Error('no'))
  const { work } = started([{ ...broken.job, nextDueMs }, rows.job])
  broken.due.push(Date.now() - 1)
  rows.due.push(Date.now() - 1)
  work.poll()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([rows.taken.length, broken.taken.length, faults]).toEqual([1, 0, ['broken']])
  await vi.advanceTimersByTimeAsync(4_000)
  expect([broken.taken.length, faults.length]).toEqual([1, 1])
  await work.stop()
})

test('rows that are due but held by another are not asked for on and on', async () => {
  let runs = 0
  const run = async () => {
    runs++
    return 0
  }
  const held: DueJob = { ...rowsOf().job, nextDueMs: async () => 0, run }
  const { work } = started([held])
  work.poll()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(runs).toBeLessThanOrEqual(9)
  await work.stop()
})

test('a run that took something up is followed by another after its pause, until nothing is left', async () => {
  let left = 3
  const at: number[] = []
  const run = async () => {
    at.push(Date.now())
    return left-- > 0 ? 1 : 0
  }
  const full: DueJob = { ...rowsOf().job, run }
  const { work, announce } = started([full])
  const nowMs = Date.now()
  announce('rows', nowMs)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(at.map((each) => Math.round((each - nowMs) / 500))).toEqual([0, 1, 2, 3])
  await work.stop()
})

test('a worker that fails is reported and goes on like the others, and stopping waits for what runs', async () => {
  const end = Promise.withResolvers<void>()
  let ended = 0
  const run = async () => {
    await end.promise
    ended++
    return 0
  }
  const slow: DueJob = { ...rowsOf('slow').job, run }
  const broken: DueJob = { ...rowsOf('broken').job, run: () => Promise.reject(new Error('no')) }
  const { work, announce } = started([slow, broken])
  announce('slow', Date.now())
  announce('broken', Date.now())
  await vi.advanceTimersByTimeAsync(5_000)
  expect(faults).toEqual(['broken', 'broken', 'broken'])
  let isStopped = false
  const stopping = work.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isStopped).toBe(false)
  end.resolve()
  await stopping
  expect(ended).toBe(1)
  announce('slow', Date.now())
  await vi.advanceTimersByTimeAsync(60_000)
  expect([ended, faults.length]).toEqual([1, 3])
})

test('what comes by the clock is done by the process that polls; what each process keeps for itself, by all', async () => {
  let [own, shared] = [0, 0]
  const { work } = started(
    [],
    [
      { name: 'own', everyMs: 60_000, inEachProcess: true, run: async () => void own++ },
      { name: 'shared', everyMs: 60_000, run: async () => void shared++ },
    ],
  )
  await vi.advanceTimersByTimeAsync(61_000)
  expect([own >= 2, shared]).toEqual([true, 0])
  work.poll()
  await vi.advanceTimersByTimeAsync(61_000)
  expect(shared).toBeGreaterThanOrEqual(2)
  await work.stop()
})
