import type { Outcome, Refusal } from '@sojourn/kernel'

/** Thrown in a transaction where what was written before a refusal must be undone with it. */
export class RefusalError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Runs a transaction whose refusals may be thrown, and returns them as values. */
export async function catchRefusal<T>(run: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof RefusalError) return { ok: false, refusal: error.refusal }
    throw error
  }
}
