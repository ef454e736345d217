import type { Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { Log } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { createCrew } from './crew.ts'
import type { ToWorker } from './messages.ts'

/** Stands for a process: what it was sent, and what it answers. */
class FakeWorker extends EventEmitter {
  readonly sent: ToWorker['kind'][] = []
  readonly process = { pid: 1, kill: () => this.emit('exit', null, 'SIGKILL') }
  send({ kind }: ToWorker): void {
    this.sent.push(kind)
    if (kind === 'stop') this.emit('exit', 0, null)
  }
  says(kind: 'ready' | 'open'): void {
    this.emit('message', { kind })
  }
  ends(): void {
    this.emit('exit', null, 'SIGKILL')
  }
}

function crewOfTwo() {
  const launched: FakeWorker[] = []
  const launch = () => {
    const worker = new FakeWorker()
    launched.push(worker)
    return worker as unknown as Worker
  }
  const alarms: unknown[] = []
  const log: Log = { info() {}, warn() {}, error: (fields: unknown) => void alarms.push(fields), flush() {} }
  const crew = createCrew({ count: 2, launch, log, metrics: createMetrics(), firstPauseMs: 1 })
  const worker = (index: number): FakeWorker => launched[index] ?? expect.fail(`no worker ${index} was launched`)
  return { crew, launched, worker, alarms }
}

async function ready() {
  const node = crewOfTwo()
  const begun = node.crew.begin()
  node.worker(0).says('ready')
  node.worker(1).says('ready')
  await begun
  return node
}

/** The one that comes instead is made to serve like those at the start. */
async function expectReplaced({ launched, worker, alarms, crew }: Awaited<ReturnType<typeof ready>>) {
  await vi.waitFor(() => expect(launched).toHaveLength(3))
  worker(2).says('ready')
  await vi.waitFor(() => expect(worker(2).sent).toContain('open'))
  worker(2).says('open')
  await setImmediate()
  expect(alarms).toHaveLength(1)
  await crew.stop()
  expect(worker(2).sent.at(-1)).toBe('stop')
}

test('a worker that ends while it is opened is replaced, and the node is open with the others', async () => {
  const node = await ready()
  const opened = node.crew.open()
  node.worker(0).says('open')
  node.worker(1).ends()
  await opened
  expect(node.worker(0).sent).toContain('poll')
  await expectReplaced(node)
})

test('a worker that ends between being ready and being opened is replaced too', async () => {
  const node = await ready()
  node.worker(1).ends()
  const opened = node.crew.open()
  node.worker(0).says('open')
  await opened
  await expectReplaced(node)
})

test('where no worker opens, the start fails with what the first one failed with, and none is launched again', async () => {
  const node = await ready()
  const opened = node.crew.open()
  node.worker(0).emit('message', { kind: 'failed', name: 'Error', message: 'the port is gone', stack: '' })
  node.worker(1).ends()
  await expect(opened).rejects.toThrow('the port is gone')
  expect(node.launched).toHaveLength(2)
  expect(node.alarms).toEqual([])
})

test('a worker that ends before it is ready fails the start', async () => {
  const node = crewOfTwo()
  const begun = node.crew.begin()
  node.worker(0).says('ready')
  node.worker(1).ends()
  await expect(begun).rejects.toThrow('a worker ended before it was ready (SIGKILL)')
})

test('a node that is stopped while it opens launches no worker instead of one that ended', async () => {
  const node = await ready()
  const opened = node.crew.open()
  node.worker(0).says('open')
  const stopped = node.crew.stop()
  await Promise.all([opened, stopped])
  expect(node.launched).toHaveLength(2)
  expect(node.alarms).toEqual([])
})
