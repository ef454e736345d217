import { invariant } from '@sojourn/kernel'
import { advanceTogether } from './advance-together.ts'
import type { Lease } from './data/saga-store.ts'
import type { SagaDefinition } from './definition.ts'
import { backoffMs, nextMove, type Saga, type StepRow } from './domain/saga.ts'
import { contextOf, type Engine, holdLease, keyOf, LeaseLost, type Run } from './engine.ts'
import { type Performed, perform } from './perform.ts'

/** Works on a claimed saga until it ends, must wait, or the lease is lost. */
export async function advance(engine: Engine, definition: SagaDefinition<unknown>, claimed: Saga, token: string): Promise<void> {
  const lease: Lease = { orgId: claimed.orgId, sagaId: claimed.sagaId, token }
  let saga: Saga | null = claimed
  try {
    saga = await advanceTogether(engine, definition, saga, lease)
    while (saga) saga = await oneMove(engine, definition, saga, lease)
  } catch (error) {
    if (!(error instanceof LeaseLost)) throw error
  }
}

/** Returns the saga as it is after the move, or null where it has ended or must wait. */
async function oneMove(engine: Engine, definition: SagaDefinition<unknown>, saga: Saga, lease: Lease): Promise<Saga | null> {
  const next = nextMove(
    saga,
    definition.steps.map((step) => step.name),
  )
  if (next.move === 'finish') return finish(engine, definition, saga, lease)
  const step = definition.steps.find((each) => each.name === next.step)
  invariant(step, `saga ${saga.kind} has no step ${next.step}`)
  const run: Run = { saga, lease, step: step.name, forward: next.move === 'run' }
  await engine.probe(`before ${next.move} ${step.name}`)
  const performed = await perform(engine, run.forward ? step : (step.undo ?? {}), run)
  await engine.probe(`after ${next.move} ${step.name}`)
  return performed.verdict.kind === 'done' ? afterDone(run, performed) : recordNotDone(engine, run, performed)
}

function withRow(saga: Saga, row: StepRow): Saga {
  return { ...saga, steps: [...saga.steps.filter((other) => other.step !== row.step), row] }
}

function afterDone({ saga, step, forward }: Run, { verdict, tries }: Performed): Saga {
  const before = saga.steps.find((row) => row.step === step)?.result
  const result = forward && verdict.kind === 'done' ? verdict.result : before
  return withRow(saga, { step, state: forward ? 'done' : 'undone', tries, result })
}

async function recordNotDone(engine: Engine, run: Run, { verdict, tries }: Performed): Promise<Saga | null> {
  const { saga, lease, step, forward } = run
  const atMs = engine.clock.nowMs()
  const mark = { step, key: keyOf(run), result: null, atMs }
  return engine.transactions.inTenant(lease.orgId, async (tx) => {
    await holdLease(engine, tx, lease)
    if (verdict.kind === 'refused' && forward) {
      await engine.store.begin(tx, lease, { ...mark, state: 'refused' })
      await engine.store.turnBack(tx, lease, verdict.reason)
      return withRow({ ...saga, state: 'compensating', reason: verdict.reason }, { step, state: 'refused', tries, result: null })
    }
    if (verdict.kind === 'refused') {
      engine.reportFault(new Error(`cannot be undone: ${verdict.reason.code}`), { saga: saga.kind, step })
      await engine.store.end(tx, lease, 'stuck', atMs)
      return null
    }
    // What was rolled back took its count with it: written again, so that waiting grows.
    await engine.store.count(tx, lease, { ...mark, state: forward ? 'running' : 'undoing' }, tries)
    await engine.store.releaseLease(tx, lease, atMs + (verdict.kind === 'retry' ? verdict.afterMs : backoffMs(tries)))
    return null
  })
}

async function finish(engine: Engine, definition: SagaDefinition<unknown>, saga: Saga, lease: Lease): Promise<null> {
  await engine.probe('before end')
  await engine.transactions.inTenant(lease.orgId, async (tx) => {
    await holdLease(engine, tx, lease)
    const context = contextOf(saga, `${saga.subject}:${saga.kind}:end`, 1)
    if (saga.state === 'running') await definition.onDone?.(tx, context)
    else await definition.onUndone?.(tx, context)
    await engine.store.end(tx, lease, saga.state === 'running' ? 'done' : 'undone', engine.clock.nowMs())
  })
  await engine.probe('after end')
  return null
}
