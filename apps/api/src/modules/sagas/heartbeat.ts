/** Keeps a lease alive while a call outside takes its time. The returned stop waits for a beat under way. */
export function heartbeat(everyMs: number, beat: () => Promise<unknown>): () => Promise<void> {
  let beating: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // A beat that fails is no reason to stop working: the record at the end finds out whether the lease still holds.
    beating = beating.then(beat).catch(() => undefined)
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await beating
  }
}
