import { type Clock, type Ids, type OrgId, secretToken, type Transactions, type Tx } from '@sojourn/kernel'
import { advance } from './advance.ts'
import { sagaStore } from './data/saga-store.sql.ts'
import type { SagaRequest } from './data/saga-store.ts'
import type { SagaDefinition } from './definition.ts'
import type { Saga } from './domain/saga.ts'
import type { Engine, Probe } from './engine.ts'

export { SAGAS } from './data/saga-store.ts'
export type { Move, SagaDefinition, Step, StepContext } from './definition.ts'
export { done, refused, retry, type Saga, type SagaState, unknown, type Verdict } from './domain/saga.ts'
export { type Probe, ProcessKilled } from './engine.ts'
export { sagaInvariants } from './invariants.ts'

export const sagaMigrations = { owner: 'sagas', folder: new URL('./data/', import.meta.url) }

const LEASE_MS = 3_000
const AT_ONCE_MAX = 16

export interface SagasDeps {
  readonly transactions: Transactions
  readonly clock: Clock
  readonly ids: Ids
  readonly definitions: readonly SagaDefinition<never>[]
  readonly reportFault: (error: unknown, where: { saga: string; step: string }) => void
  readonly leaseMs?: number
  readonly probe?: Probe
}

/** A saga held by the process that began it. */
export interface LeasedSaga {
  readonly saga: Saga
  readonly token: string
}

export interface Sagas {
  /** Stores a saga to be run. There is one of each kind and subject: starting it again changes nothing. */
  start(tx: Tx, saga: SagaRequest): Promise<void>
  /** The same with a lease for the caller, who runs it once the transaction has committed: until the lease expires no other worker does. */
  begin(tx: Tx, saga: SagaRequest): Promise<LeasedSaga>
  /** Works at once on what was begun. What another has begun before is theirs. */
  resume(begun: LeasedSaga): Promise<void>
  /** Resumes what is due, also sagas of a node that died; returns how many. Runs may overlap. */
  runDue(): Promise<number>
  /** When the next saga can be resumed, also one whose worker may have died; null where none waits. */
  nextDueMs(tx: Tx): Promise<number | null>
  find(tx: Tx, orgId: OrgId, kind: string, subject: string): Promise<Saga | null>
  /** All that waits for its next run, of a subject or of a part of it (`subject:part`), is due now: what it waits for has been settled. */
  wake(tx: Tx, orgId: OrgId, subject: string): Promise<void>
}

export function createSagas({ transactions, clock, ids, definitions, reportFault, leaseMs = LEASE_MS, probe = () => {} }: SagasDeps): Sagas {
  const engine: Engine = { transactions, store: sagaStore, clock, leaseMs, probe, reportFault }
  const byKind = new Map((definitions as readonly SagaDefinition<unknown>[]).map((each) => [each.kind, each]))

  const fresh = (request: SagaRequest) => ({ ...request, sagaId: ids.next<'saga'>('saga') as string })

  return {
    start: (tx, request) => sagaStore.insert(tx, { ...fresh(request), atMs: clock.nowMs(), lease: null }),
    async begin(tx, request) {
      const [saga, token, atMs] = [fresh(request), secretToken(), clock.nowMs()]
      await sagaStore.insert(tx, { ...saga, atMs, lease: { token, untilMs: atMs + leaseMs } })
      return { saga: { ...saga, state: 'running', reason: null, steps: [] }, token }
    },
    resume: ({ saga, token }) => advance(engine, byKind.get(saga.kind)!, saga, token),
    async runDue() {
      const [token, nowMs] = [secretToken(), clock.nowMs()]
      const ask = { kinds: [...byKind.keys()], token, nowMs, untilMs: nowMs + leaseMs, limit: AT_ONCE_MAX }
      const claimed = await transactions.asSystem((tx) => sagaStore.claim(tx, ask))
      await Promise.all(claimed.map((saga) => advance(engine, byKind.get(saga.kind)!, saga, token)))
      return claimed.length
    },
    nextDueMs: (tx) => sagaStore.nextDueMs(tx, [...byKind.keys()]),
    find: sagaStore.find,
    wake: (tx, orgId, subject) => sagaStore.wake(tx, { orgId, subject }, clock.nowMs()),
  }
}
