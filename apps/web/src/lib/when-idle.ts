// Safari has no `requestIdleCallback` yet.
const hasIdle = typeof requestIdleCallback === 'function'

/** Does it once the page has nothing else to do, after so long in any case. Returns the way to call it off. */
export function whenIdle(work: () => void, afterMs: number): () => void {
  if (hasIdle) {
    const id = requestIdleCallback(work, { timeout: afterMs })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, afterMs)
  return () => clearTimeout(id)
}
