import type { TroubleKind } from './trouble.ts'

/** A disk that filled up is believed full for this long after it last refused a write. */
const FULL_FOR_MS = 30_000

/** Remembers since when a database has been failing: in a long outage, calls no longer wait. */
export class Health {
  readonly #waitMs: number
  readonly #sinceMs = new Map<TroubleKind, number>()
  #fullAtMs = Number.NEGATIVE_INFINITY

  constructor(waitMs: number) {
    this.#waitMs = waitMs
  }

  failed(kind: TroubleKind): void {
    if (!this.#sinceMs.has(kind)) this.#sinceMs.set(kind, performance.now())
    if (kind === 'full') this.#fullAtMs = performance.now()
  }

  /** The database answered; `wrote` says whether it took a write. */
  worked(wrote: boolean): void {
    if (this.#sinceMs.size === 0) return
    this.#sinceMs.delete('silent')
    if (!wrote) return
    this.#sinceMs.delete('read_only')
    this.#sinceMs.delete('full')
  }

  /** Until when work that began at `startedMs` is tried again in this trouble. */
  triesUntilMs(kind: TroubleKind, startedMs: number): number {
    return Math.min(startedMs, this.#sinceMs.get(kind) ?? startedMs) + this.#waitMs
  }

  /** Whether a write was refused for want of room, lately and since the last one that was taken. */
  get isFull(): boolean {
    return this.#sinceMs.has('full') && performance.now() - this.#fullAtMs < FULL_FOR_MS
  }
}
