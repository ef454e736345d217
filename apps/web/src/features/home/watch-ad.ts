/** Half of it for a second: what the trade counts as seen (IAB/MRC, display). */
const HALF = 0.5
const SECOND_MS = 1_000
/** What is seen within this time goes out together. */
const BATCH_MS = 2_000

interface Showing {
  readonly id: string
  readonly uuid: string
}

/** Gathers what was seen and sends it together: one ad counts once in a page view. */
export function createSeenBatch(send: (seen: readonly Showing[]) => void, later: (run: () => void) => void) {
  const known = new Set<string>()
  let waiting: Showing[] = []
  const flush = () => {
    if (waiting.length > 0) send(waiting)
    waiting = []
  }
  return {
    see(showing: Showing, view: string): void {
      const key = `${view} ${showing.id}`
      if (known.has(key)) return
      known.add(key)
      waiting.push(showing)
      if (waiting.length === 1) later(flush)
    },
    flush,
  }
}

const post = (path: string, body: unknown): void => {
  navigator.sendBeacon(path, new Blob([JSON.stringify(body)], { type: 'application/json' }))
}
const batch = createSeenBatch(
  (seen) => post('/api/ads/seen', { seen: seen.map(({ id, uuid }) => ({ id, uuid })) }),
  (run) => setTimeout(run, BATCH_MS),
)
// React Router names each page view.
const viewNow = (): string => (history.state as { key?: string } | null)?.key ?? 'first'

/** Reports to the server once half of an ad was visible for a second, and when it is followed. Returns the function that stops it. */
export function watchAd(box: HTMLElement, showing: Showing): () => void {
  const view = viewNow()
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    ([entry]) => {
      clearTimeout(timer)
      if (entry && entry.intersectionRatio >= HALF) timer = setTimeout(() => batch.see(showing, view), SECOND_MS)
    },
    { threshold: HALF },
  )
  const follow = (event: Event) => {
    if ((event.target as Element).closest('a')) post('/api/ads/clicked', { id: showing.id, uuid: showing.uuid })
  }
  observer.observe(box)
  box.addEventListener('click', follow)
  addEventListener('pagehide', batch.flush)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    box.removeEventListener('click', follow)
    removeEventListener('pagehide', batch.flush)
    batch.flush()
  }
}
