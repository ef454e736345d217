import type { OrgId, Refusal, Tx } from '@sojourn/kernel'
import type { Saga, SagaState, StepState } from '../domain/saga.ts'

/** What rows that fall due are announced as. */
export const SAGAS = 'sagas'

/** The right to work on one saga until it runs out. A run that finds another token in the row has lost it and must stop. */
export interface Lease {
  readonly orgId: OrgId
  readonly sagaId: string
  readonly token: string
}

export interface SagaRequest {
  readonly orgId: OrgId
  readonly kind: string
  readonly subject: string
  readonly input: unknown
}

export interface NewSaga extends SagaRequest {
  readonly sagaId: string
  readonly atMs: number
  /** The worker that begins with it at once. */
  readonly lease: { readonly token: string; readonly untilMs: number } | null
}

export interface StepMark {
  readonly step: string
  readonly key: string
  readonly state: StepState
  readonly result: unknown
  readonly atMs: number
}

export interface SagaStore {
  /** Of one kind and subject only the first is stored. */
  insert(tx: Tx, saga: NewSaga): Promise<void>
  /** Takes sagas that are due and have no lease. */
  claim(tx: Tx, ask: { kinds: readonly string[]; token: string; nowMs: number; untilMs: number; limit: number }): Promise<Saga[]>
  /** When the next of them can be taken: it is due and has no lease. Null where none waits. */
  nextDueMs(tx: Tx, kinds: readonly string[]): Promise<number | null>
  /** Extends the lease and locks the saga for this transaction; false where the lease was lost. */
  renew(tx: Tx, lease: Lease, untilMs: number): Promise<boolean>
  /** Counts a run of a step; returns how many there were. */
  begin(tx: Tx, lease: Lease, mark: StepMark): Promise<number>
  /** Writes how many runs of a step there were, where the count itself was rolled back. */
  count(tx: Tx, lease: Lease, mark: StepMark, tries: number): Promise<void>
  mark(tx: Tx, lease: Lease, mark: StepMark): Promise<void>
  /** Steps that had no row before. */
  add(tx: Tx, lease: Lease, marks: readonly StepMark[]): Promise<void>
  turnBack(tx: Tx, lease: Lease, reason: Refusal): Promise<void>
  /** Locks the saga for this transaction, too; false where the lease was lost. */
  end(tx: Tx, lease: Lease, state: SagaState, atMs: number): Promise<boolean>
  releaseLease(tx: Tx, lease: Lease, nextRunMs: number): Promise<void>
  wake(tx: Tx, of: { orgId: OrgId; subject: string }, atMs: number): Promise<void>
  find(tx: Tx, orgId: OrgId, kind: string, subject: string): Promise<Saga | null>
}
