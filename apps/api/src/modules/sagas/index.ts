import { type Clock, type Ids, type OrgId, secretToken, type Transactions, type Tx } from '@sojourn/kernel'
import { advance } from './advance.ts'
import { sagaStore } from './data/saga-store.sql.ts'
import type { SagaWish } from './data/saga-store.ts'
import type { SagaDefinition } from './definition.ts'
import type { Saga } from './domain/saga.ts'
import type { Engine, Probe } from './engine.ts'

export type { Move, SagaDefinition, Step, StepContext } from './definition.ts'
export { done, refused, retry, type Saga, type SagaState, unknown, type Verdict } from './domain/saga.ts'
export { type Probe, PulledPlug } from './engine.ts'
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

/** A saga in the hands of who began it. */
export interface Begun {
  readonly saga: Saga
  readonly token: string
}

export interface Sagas {
  /** Writes down that this is to be done. Of one kind and subject there is one: starting it again changes nothing. */
  start(tx: Tx, saga: SagaWish): Promise<void>
  /** The same by who goes on with it once the transaction has committed: until the lease runs out nobody else does. */
  begin(tx: Tx, saga: SagaWish): Promise<Begun>
  /** Works at once on what was begun. What another has begun before is theirs. */
  goOn(begun: Begun): Promise<void>
  /** Takes up what is due, also what a node that died has left behind; answers how many. Runs may overlap. */
  runDue(): Promise<number>
  find(tx: Tx, orgId: OrgId, kind: string, subject: string): Promise<Saga | null>
}

export function createSagas({ transactions, clock, ids, definitions, reportFault, leaseMs = LEASE_MS, probe = () => {} }: SagasDeps): Sagas {
  const engine: Engine = { transactions, store: sagaStore, clock, leaseMs, probe, reportFault }
  const byKind = new Map((definitions as readonly SagaDefinition<unknown>[]).map((each) => [each.kind, each]))

  const fresh = (wish: SagaWish) => ({ ...wish, sagaId: ids.next<'saga'>('saga') as string })

  return {
    start: (tx, wish) => sagaStore.insert(tx, { ...fresh(wish), atMs: clock.nowMs(), lease: null }),
    async begin(tx, wish) {
      const [saga, token, atMs] = [fresh(wish), secretToken(), clock.nowMs()]
      await sagaStore.insert(tx, { ...saga, atMs, lease: { token, untilMs: atMs + leaseMs } })
      return { saga: { ...saga, state: 'running', reason: null, steps: [] }, token }
    },
    goOn: ({ saga, token }) => advance(engine, byKind.get(saga.kind)!, saga, token),
    async runDue() {
      const [token, nowMs] = [secretToken(), clock.nowMs()]
      const ask = { kinds: [...byKind.keys()], token, nowMs, untilMs: nowMs + leaseMs, limit: AT_ONCE_MAX }
      const claimed = await transactions.asSystem((tx) => sagaStore.claim(tx, ask))
      await Promise.all(claimed.map((saga) => advance(engine, byKind.get(saga.kind)!, saga, token)))
      return claimed.length
    },
    find: sagaStore.find,
  }
}
