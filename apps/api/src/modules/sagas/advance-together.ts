import { invariant, type Tx } from '@sojourn/kernel'
import type { Lease, StepMark } from './data/saga-store.ts'
import type { SagaDefinition, Step } from './definition.ts'
import { done, nextMove, type Saga } from './domain/saga.ts'
import { contextOf, type Engine, holdLease, keyOf, LeaseLost, NotDone, ProcessKilled } from './engine.ts'

/**
 * The steps that come next and only write, in one transaction, with the end of the saga where they are its last: no other system is called between them, so there is nothing to come back to.
 * Where one of them is not done all of it is rolled back, and they run one by one. Returns the saga as it is then, or null where it has ended.
 */
export async function advanceTogether(engine: Engine, definition: SagaDefinition<unknown>, saga: Saga, lease: Lease): Promise<Saga | null> {
  const steps = writesNext(saga, definition)
  if (steps.length === 0) return saga
  const endsSaga = steps.length === definition.steps.length - saga.steps.length
  try {
    return await engine.transactions.inTenant(lease.orgId, async (tx) => {
      // Asked first and waited for behind the steps: what they wrote under a lost lease is rolled back.
      const held = endsSaga ? endHeld(engine, tx, lease) : holdLease(engine, tx, lease)
      held.catch(() => {})
      const { after, marks } = await writeEach(engine, tx, { steps, saga, lease })
      await held
      await engine.store.add(tx, lease, marks)
      if (endsSaga) {
        await engine.probe('before end')
        await definition.onDone?.(tx, contextOf(after, `${saga.subject}:${saga.kind}:end`, 1))
      }
      return endsSaga ? null : after
    })
  } catch (error) {
    if (error instanceof LeaseLost || error instanceof ProcessKilled) throw error
    // Refused, or a fault: running them one by one finds out which step it was, and records it.
    return saga
  }
}

async function endHeld(engine: Engine, tx: Tx, lease: Lease): Promise<void> {
  if (!(await engine.store.end(tx, lease, 'done', engine.clock.nowMs()))) throw new LeaseLost()
}

interface Writing {
  readonly steps: readonly Step<unknown>[]
  readonly saga: Saga
  readonly lease: Lease
}

/** The effects of steps, one after the other; their marks are written once all of them are done. */
async function writeEach(engine: Engine, tx: Tx, { steps, saga, lease }: Writing): Promise<{ after: Saga; marks: StepMark[] }> {
  let after = saga
  const marks: StepMark[] = []
  for (const { name, write } of steps) {
    // not translated: the name of a probe
    await engine.probe(`before run ${name}`)
    const key = keyOf({ saga, lease, step: name, forward: true })
    const verdict = write ? await write(tx, contextOf(after, key, 1), null) : done()
    if (verdict.kind !== 'done') throw new NotDone(verdict)
    const { result } = verdict
    marks.push({ step: name, key, state: 'done', result, atMs: engine.clock.nowMs() })
    await engine.probe(`recording ${name}`)
    after = { ...after, steps: [...after.steps, { step: name, state: 'done', tries: 1, result }] }
    // not translated: the name of a probe
    await engine.probe(`after run ${name}`)
  }
  return { after, marks }
}

/** Never tried before: what was begun once counts its tries in its own row. */
function writesNext(saga: Saga, definition: SagaDefinition<unknown>): readonly Step<unknown>[] {
  const order = definition.steps.map(({ name }) => name)
  const next = nextMove(saga, order)
  if (next.move !== 'run') return []
  const at = order.indexOf(next.step)
  invariant(at >= 0, `saga ${saga.kind} has no step ${next.step}`)
  const coming = definition.steps.slice(at)
  const isFresh = ({ name, call }: Step<unknown>) => !call && !saga.steps.some(({ step }) => step === name)
  const firstOther = coming.findIndex((step) => !isFresh(step))
  return firstOther < 0 ? coming : coming.slice(0, firstOther)
}
