/**
 * Fetches a lazy part and begins with it, unless it is stopped before; the answer stops it. Where it cannot be fetched nothing begins before the line is there again: then it is fetched
 * once more.
 */
export function untilStopped<T>(load: () => Promise<T>, begin: (part: T) => () => void): () => void {
  let isStopped = false
  let stop = () => {}
  const fetchPart = () => {
    load().then(
      (part) => {
        if (!isStopped) stop = begin(part)
      },
      () => {
        if (!isStopped) addEventListener('online', fetchPart, { once: true })
      },
    )
  }
  fetchPart()
  return () => {
    isStopped = true
    removeEventListener('online', fetchPart)
    stop()
  }
}
