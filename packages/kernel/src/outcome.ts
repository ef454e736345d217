/** What a verb answers: a value, or a refusal with a stable code. Broken invariants throw instead. */
export type Outcome<T, R extends Refusal = Refusal> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R }

/** A refusal names its reason in snake_case; `detail` holds what the caller may show or log. */
export interface Refusal<Code extends string = string> {
  readonly code: Code
  readonly detail?: Readonly<Record<string, unknown>>
}

export function accept(): Outcome<void, never>
export function accept<T>(value: T): Outcome<T, never>
export function accept<T>(value?: T): Outcome<T | undefined, never> {
  return { ok: true, value }
}

export function refuse<Code extends string>(code: Code, detail?: Readonly<Record<string, unknown>>): { readonly ok: false; readonly refusal: Refusal<Code> } {
  return { ok: false, refusal: detail ? { code, detail } : { code } }
}

/** The last case of a switch over a closed union: the compiler proves it cannot be reached. */
export function never(value: never): never {
  throw new Error(`unreachable case: ${JSON.stringify(value)}`)
}

/** A fact the code relies on. A false one is a defect of ours, never the caller's: it throws. */
export function invariant(fact: unknown, message: string): asserts fact {
  if (!fact) throw new Error(`invariant broken: ${message}`)
}
