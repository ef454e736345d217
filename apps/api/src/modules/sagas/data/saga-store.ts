import type { OrgId, Refusal, Tx } from '@sojourn/kernel'
import type { Saga, SagaState, StepState } from '../domain/saga.ts'

/** The right to work on one saga until it runs out. Whoever finds another token in the row has lost it and must stop. */
export interface Lease {
  readonly orgId: OrgId
  readonly sagaId: string
  readonly token: string
}

export interface SagaWish {
  readonly orgId: OrgId
  readonly kind: string
  readonly subject: string
  readonly input: unknown
}

export interface NewSaga extends SagaWish {
  readonly sagaId: string
  readonly atMs: number
  /** Who begins with it at once. */
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
  /** Of one kind and subject the first one stands. */
  insert(tx: Tx, saga: NewSaga): Promise<void>
  /** Takes sagas that are due and nobody holds. */
  claim(tx: Tx, ask: { kinds: readonly string[]; token: string; nowMs: number; untilMs: number; limit: number }): Promise<Saga[]>
  /** Extends the lease and locks the saga for this transaction; false where the lease was lost. */
  renew(tx: Tx, lease: Lease, untilMs: number): Promise<boolean>
  /** Counts a run of a step; answers how many there were. */
  begin(tx: Tx, lease: Lease, mark: StepMark): Promise<number>
  /** Writes how many runs of a step there were, where the count itself was rolled back. */
  count(tx: Tx, lease: Lease, mark: StepMark, tries: number): Promise<void>
  mark(tx: Tx, lease: Lease, mark: StepMark): Promise<void>
  /** Steps that had no row before. */
  add(tx: Tx, lease: Lease, marks: readonly StepMark[]): Promise<void>
  turnBack(tx: Tx, lease: Lease, reason: Refusal): Promise<void>
  /** Locks the saga for this transaction, too; false where the lease was lost. */
  end(tx: Tx, lease: Lease, state: SagaState, atMs: number): Promise<boolean>
  letGo(tx: Tx, lease: Lease, nextRunMs: number): Promise<void>
  find(tx: Tx, orgId: OrgId, kind: string, subject: string): Promise<Saga | null>
}
