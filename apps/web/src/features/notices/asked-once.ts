/** A question that several places ask: within `withinMs` of the last time they share its answer. */
export function askedOnce<T>(ask: () => Promise<T>, withinMs: number, now: () => number): () => Promise<T> {
  let last: { readonly atMs: number; readonly answer: Promise<T> } | null = null
  return () => {
    const atMs = now()
    if (!last || atMs - last.atMs >= withinMs || atMs < last.atMs) last = { atMs, answer: ask() }
    return last.answer
  }
}
