import type { Tx } from '@sojourn/kernel'
import type { Move } from './definition.ts'
import { done, type Verdict } from './domain/saga.ts'
import { contextOf, type Engine, holdLease, keyOf, LeaseLost, NotDone, ProcessKilled, type Run } from './engine.ts'
import { heartbeat } from './heartbeat.ts'

export interface Performed {
  readonly verdict: Verdict
  readonly tries: number
}

/** Runs one way of a step: its row, its outside call, then its effect and its mark in one transaction. */
export async function perform(engine: Engine, move: Move<unknown>, run: Run): Promise<Performed> {
  const { lease, forward } = run
  const key = keyOf(run)
  let tries = run.saga.steps.find((row) => row.step === run.step)?.tries ?? 0
  const begin = async (tx: Tx): Promise<void> => {
    await holdLease(engine, tx, lease)
    tries = await engine.store.begin(tx, lease, { step: run.step, key, state: forward ? 'running' : 'undoing', result: null, atMs: engine.clock.nowMs() })
  }
  const context = () => contextOf(run.saga, forward ? key : `${key}:undo`, tries)

  try {
    let called: unknown = null
    if (move.call) {
      await engine.transactions.inTenant(lease.orgId, begin)
      await engine.probe(`begun ${run.step}`)
      const verdict = await callOutside(engine, run, () => move.call!(context()))
      if (verdict.kind !== 'done') return { verdict, tries }
      called = verdict.result
      await engine.probe(`called ${run.step}`)
    }
    const verdict = await engine.transactions.inTenant(lease.orgId, async (tx) => {
      await (move.call ? holdLease(engine, tx, lease) : begin(tx))
      const ended = move.write ? await move.write(tx, context(), called) : done(called)
      if (ended.kind !== 'done') throw new NotDone(ended)
      await engine.store.mark(tx, lease, { step: run.step, key, state: forward ? 'done' : 'undone', result: ended.result, atMs: engine.clock.nowMs() })
      await engine.probe(`recording ${run.step}`)
      return ended
    })
    return { verdict, tries }
  } catch (error) {
    if (error instanceof NotDone) return { verdict: error.verdict, tries }
    if (error instanceof LeaseLost || error instanceof ProcessKilled) throw error
    engine.reportFault(error, { saga: run.saga.kind, step: run.step })
    return { verdict: { kind: 'unknown' }, tries }
  }
}

async function callOutside(engine: Engine, { lease }: Run, call: () => Promise<Verdict>): Promise<Verdict> {
  const stop = heartbeat(engine.leaseMs / 3, () => engine.transactions.inTenant(lease.orgId, (tx) => holdLease(engine, tx, lease)))
  try {
    return await call()
  } finally {
    await stop()
  }
}
