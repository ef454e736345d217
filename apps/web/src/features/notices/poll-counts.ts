/** What polling needs of a page. */
export interface Tab {
  isVisible(): boolean
  /** Returns the way to stop. */
  onVisible(listener: () => void): () => void
}

const EVERY_MS = 30_000

/** Asks now, and every 30 s while the tab is to be seen (B4.13); a tab that comes back asks at once. Returns the way to stop. */
export function pollCounts(ask: () => void, tab: Tab): () => void {
  const askIfSeen = () => {
    if (tab.isVisible()) ask()
  }
  askIfSeen()
  const timer = setInterval(askIfSeen, EVERY_MS)
  const stopListening = tab.onVisible(askIfSeen)
  return () => {
    clearInterval(timer)
    stopListening()
  }
}

export const thisTab: Tab = {
  isVisible: () => document.visibilityState === 'visible',
  onVisible(listener) {
    document.addEventListener('visibilitychange', listener)
    return () => document.removeEventListener('visibilitychange', listener)
  },
}
