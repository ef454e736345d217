import type { OrgId, Refusal } from '@sojourn/kernel'

/** How a move ended. Only `done` and `refused` are definitive; after the others the move runs again with the same key. */
export type Verdict =
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'refused'; readonly reason: Refusal }
  | { readonly kind: 'retry'; readonly afterMs: number }
  | { readonly kind: 'unknown' }

export const done = (result: unknown = null): Verdict => ({ kind: 'done', result })
/** It cannot be: what was done before is undone, last first. */
export const refused = (reason: Refusal): Verdict => ({ kind: 'refused', reason })
export const retry = (afterMs: number): Verdict => ({ kind: 'retry', afterMs })
/** It may have happened or not: the next run finds out by its key. Never a failure. */
export const unknown = (): Verdict => ({ kind: 'unknown' })

/** `running` goes forward, `compensating` backward; `stuck` is an undo that was refused and waits for a person. */
export type SagaState = 'running' | 'compensating' | 'done' | 'undone' | 'stuck'
export type StepState = 'running' | 'done' | 'refused' | 'undoing' | 'undone'

export interface StepRow {
  readonly step: string
  readonly state: StepState
  readonly tries: number
  readonly result: unknown
}

export interface Saga {
  readonly orgId: OrgId
  readonly sagaId: string
  readonly kind: string
  readonly subject: string
  readonly input: unknown
  readonly state: SagaState
  readonly reason: Refusal | null
  readonly steps: readonly StepRow[]
}

export type NextMove = { readonly move: 'run' | 'undo'; readonly step: string } | { readonly move: 'finish' }

/** What comes next by what is recorded: the first step not done, or backward the last one done. */
export function nextMove(saga: Saga, order: readonly string[]): NextMove {
  const stateOf = new Map(saga.steps.map((row) => [row.step, row.state]))
  if (saga.state === 'running') {
    const step = order.find((name) => stateOf.get(name) !== 'done')
    return step === undefined ? { move: 'finish' } : { move: 'run', step }
  }
  const step = order.findLast((name) => stateOf.get(name) === 'done' || stateOf.get(name) === 'undoing')
  return step === undefined ? { move: 'finish' } : { move: 'undo', step }
}

/** Waiting grows from a quarter of a second to ten: a gateway that comes back is noticed soon. */
export const backoffMs = (tries: number): number => Math.min(10_000, 250 * 2 ** Math.min(tries, 10))
