import type { OrgId, Refusal, Tx } from '@sojourn/kernel'
import type { Verdict } from './domain/saga.ts'

export interface StepContext<Input> {
  readonly orgId: OrgId
  readonly subject: string
  readonly input: Input
  /** Stored before the step runs, the same on every repeat: outside calls are keyed with it. */
  readonly key: string
  /** 1 on the first run. Above 1 an earlier run may have had its effect. */
  readonly tries: number
  /** Why the saga is being undone; null on the way forward. */
  readonly reason: Refusal | null
  /** What a step that is done answered. */
  resultOf(step: string): unknown
}

/** One way of a step. Either half may be missing. */
export interface Move<Input> {
  /** Outside any transaction, for calls to other systems. Repeated after a crash: it must be harmless twice with the same key. */
  call?(ctx: StepContext<Input>): Promise<Verdict>
  /** In the transaction that records the step, so that its effect and its mark are one. `called` is what `call` answered. A refusal rolls it back. */
  write?(tx: Tx, ctx: StepContext<Input>, called: unknown): Promise<Verdict>
}

export interface Step<Input> extends Move<Input> {
  readonly name: string
  /** Undoes the step. Left out where there is nothing to undo. */
  readonly undo?: Move<Input>
}

export interface SagaDefinition<Input = never> {
  readonly kind: string
  readonly steps: readonly Step<Input>[]
  /** In the transaction that ends the saga. */
  onDone?(tx: Tx, ctx: StepContext<Input>): Promise<void>
  onUndone?(tx: Tx, ctx: StepContext<Input>): Promise<void>
}
