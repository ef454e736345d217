import type { Clock, Refusal, Transactions, Tx } from '@sojourn/kernel'
import type { Lease, SagaStore } from './data/saga-store.ts'
import type { StepContext } from './definition.ts'
import type { Saga, Verdict } from './domain/saga.ts'

/** Where a test may pull the plug. */
export type Probe = (point: string) => void | Promise<void>

export interface Engine {
  readonly transactions: Transactions
  readonly store: SagaStore
  readonly clock: Clock
  readonly leaseMs: number
  readonly probe: Probe
  readonly reportFault: (error: unknown, where: { saga: string; step: string }) => void
}

/** Another worker has the lease now and resumes from what is recorded. */
export class LeaseLost extends Error {}

/** Thrown by a probe in a test: the process "died" here, so nothing is tidied up. */
export class ProcessKilled extends Error {}

/** Carries a verdict that is not `done` out of a transaction, so that it is rolled back. */
export class NotDone extends Error {
  readonly verdict: Verdict
  constructor(verdict: Verdict) {
    super(verdict.kind)
    this.verdict = verdict
  }
}

/** One way of one step of one saga. */
export interface Run {
  readonly saga: Saga
  readonly lease: Lease
  readonly step: string
  readonly forward: boolean
}

export const keyOf = ({ saga, step }: Run): string => `${saga.subject}:${saga.kind}:${step}`

/** Every write of a worker begins so: where another took the saga over, nothing of this worker is recorded any more. */
export async function holdLease(engine: Engine, tx: Tx, lease: Lease): Promise<void> {
  if (!(await engine.store.renew(tx, lease, engine.clock.nowMs() + engine.leaseMs))) throw new LeaseLost()
}

export const contextOf = (saga: Saga, key: string, tries: number, reason: Refusal | null = saga.reason): StepContext<unknown> => ({
  orgId: saga.orgId,
  subject: saga.subject,
  input: saga.input,
  key,
  tries,
  reason,
  resultOf: (step) => saga.steps.find((row) => row.step === step)?.result ?? null,
})
