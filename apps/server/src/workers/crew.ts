import type { Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log.ts'
import { type Metrics, textOf } from '../metrics.ts'
import type { Stoppable } from '../run-until-stopped.ts'
import { createMeasure } from './measure.ts'
import type { ToPrimary, ToWorker } from './messages.ts'

export interface CrewDeps {
  readonly count: number
  readonly launch: () => Worker
  readonly log: Log
  /** The primary process's own figures. */
  readonly metrics: Pick<Metrics, 'figures'>
  /** How long a worker that died is waited with before it is replaced, at first. */
  readonly firstPauseMs?: number
}

/** The workers of a node, controlled by its primary process. */
export interface Crew extends Stoppable {
  /** Launches all; settles when each is ready. Throws what the first one failed with. */
  begin(): Promise<void>
  /** Makes all workers listen; settles when each does or has ended: from now on a worker that ends is replaced. Throws what the first one failed with where none listens. */
  open(): Promise<void>
  /** Ends all at once. */
  kill(): void
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
/** A worker that ran this long did not fail at its start: the next pause is the first one again. */
const GOOD_LIFE_MS = 60_000

export function createCrew({ count, launch, log, metrics, firstPauseMs = FIRST_PAUSE_MS }: CrewDeps): Crew {
  const living = new Set<Worker>()
  const serving = new Set<Worker>()
  const measure = createMeasure()
  let poller: Worker | null = null
  let isStopping = false
  let pauseMs = firstPauseMs

  async function begin(): Promise<Worker> {
    const worker = launch()
    living.add(worker)
    worker.once('exit', () => living.delete(worker))
    worker.on('message', (message: ToPrimary) => {
      if (message.kind === 'figures') measure.answered(message.id, message.figures)
      if (message.kind === 'metrics') void answerMetrics(worker, message.id)
    })
    await messageOf(worker, 'ready')
    return worker
  }

  async function open(worker: Worker): Promise<void> {
    const isOpen = messageOf(worker, 'open')
    send(worker, { kind: 'open' })
    await isOpen
    const sinceMs = performance.now()
    serving.add(worker)
    worker.once('exit', (code, signal) => {
      serving.delete(worker)
      if (isStopping) return
      if (performance.now() - sinceMs > GOOD_LIFE_MS) pauseMs = firstPauseMs
      choosePoller()
      replaceEnded({ worker: worker.process.pid, code, signal })
    })
    choosePoller()
  }

  /** One worker of the node does its background work; when it dies another takes over. */
  function choosePoller(): void {
    if (poller && serving.has(poller)) return
    poller = [...serving][0] ?? null
    if (poller) send(poller, { kind: 'poll' })
  }

  function replaceEnded(ended: object): void {
    log.error({ alarm: true, ...ended }, 'a worker ended by itself and is replaced')
    void replace()
  }

  async function replace(): Promise<void> {
    await wait(pauseMs)
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)
    if (isStopping) return
    try {
      await open(await begin())
    } catch (error) {
      if (isStopping) return
      log.error({ alarm: true, error: String(error) }, 'a worker could not be replaced: it is tried again')
      void replace()
    }
  }

  async function answerMetrics(asker: Worker, id: number): Promise<void> {
    const all = await Promise.all([metrics.figures(), ...[...serving].map((worker) => measure.of(worker))])
    send(asker, { kind: 'metrics', id, text: await textOf(all.filter((figures) => figures !== null)) })
  }

  return {
    async begin() {
      await Promise.all(Array.from({ length: count }, begin))
    },
    async open() {
      // One that ended since it was ready is not asked, and missing all the same.
      const opened = await Promise.allSettled([...living].map(open))
      const failed = opened.filter((result) => result.status === 'rejected')
      if (failed.length === opened.length) throw failed[0]?.reason ?? new Error('all workers ended before they were open')
      if (isStopping) return
      for (let missing = 0; missing < count - opened.length + failed.length; missing++)
        replaceEnded({ error: String(failed[missing]?.reason ?? 'ended once it was ready') })
    },
    kill() {
      isStopping = true
      for (const worker of living) worker.process.kill('SIGKILL')
    },
    async stop() {
      isStopping = true
      const codes = [...living].map(exitOf)
      for (const worker of living) {
        if (serving.has(worker)) send(worker, { kind: 'stop' })
        else worker.process.kill('SIGKILL')
      }
      const bad = (await Promise.all(codes)).find((code) => code !== 0 && code !== null)
      if (bad !== undefined) throw new Error(`a worker ended with ${bad} while it stopped`)
    },
  }
}

/** Nothing is sent to a worker that has just died: its exit event follows. */
const send = (worker: Worker, message: ToWorker): void => void worker.send(message, () => {})

const exitOf = (worker: Worker): Promise<number | null> => new Promise((resolve) => worker.once('exit', resolve))

/** Settles when the worker says so; throws where it fails or ends before. */
function messageOf(worker: Worker, kind: 'ready' | 'open'): Promise<void> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: ToPrimary): void => {
      if (message.kind === kind) settle(resolve)
      if (message.kind === 'failed') settle(() => reject(Object.assign(new Error(message.message), { name: message.name, stack: message.stack })))
    }
    const onExit = (code: number | null, signal: string | null): void =>
      settle(() => reject(new Error(`a worker ended before it was ${kind} (${signal ?? `exit ${code}`})`)))
    const settle = (then: () => void): void => {
      worker.off('message', onMessage).off('exit', onExit)
      then()
    }
    worker.on('message', onMessage).on('exit', onExit)
  })
}
