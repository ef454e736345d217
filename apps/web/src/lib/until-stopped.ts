/** Fetches a late part and begins with it, unless it is stopped before; the answer stops it. Where it cannot be fetched nothing begins. */
export function untilStopped<T>(load: () => Promise<T>, begin: (part: T) => () => void): () => void {
  let isStopped = false
  let stop = () => {}
  load().then(
    (part) => {
      if (!isStopped) stop = begin(part)
    },
    () => {},
  )
  return () => {
    isStopped = true
    stop()
  }
}
