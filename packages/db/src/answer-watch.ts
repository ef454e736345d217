/** Something sent that waits for its answer. */
export interface Awaited {
  readonly answerWithinMs: number
  /** It was not answered in time; what its connection still does is not known. */
  giveUp(): void
}

/**
 * Abandons what a connection does not answer in time. One timer a connection, set again only when it fires: a timer for each batch, as pg's `query_timeout` has, carries so much
 * of its transaction into the old generation that collections cost a sixth of a server's time.
 */
export class AnswerWatch {
  readonly #waiting = new Map<Awaited, number>()
  #timer: NodeJS.Timeout | null = null
  #firesMs = Number.POSITIVE_INFINITY

  begin(of: Awaited): void {
    const atMs = performance.now() + of.answerWithinMs
    this.#waiting.set(of, atMs)
    if (atMs < this.#firesMs) this.#setTo(atMs)
  }

  end(of: Awaited): void {
    this.#waiting.delete(of)
  }

  #setTo(atMs: number): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#firesMs = atMs
    this.#timer = setTimeout(() => this.#look(), Math.max(1, atMs - performance.now()))
    this.#timer.unref()
  }

  #look(): void {
    this.#timer = null
    this.#firesMs = Number.POSITIVE_INFINITY
    const nowMs = performance.now()
    for (const [of, atMs] of [...this.#waiting]) {
      if (atMs > nowMs) continue
      this.#waiting.delete(of)
      of.giveUp()
    }
    if (this.#waiting.size > 0) this.#setTo(Math.min(...this.#waiting.values()))
  }
}
