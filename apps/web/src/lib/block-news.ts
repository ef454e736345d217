const news = new EventTarget()
const BLOCKED = 'blocked'

/** The server says that this person was blocked, by whichever way it came. */
export const announceBlocked = (): void => {
  news.dispatchEvent(new Event(BLOCKED))
}

/** Returns the way to stop. */
export function onBlocked(listener: () => void): () => void {
  news.addEventListener(BLOCKED, listener)
  return () => news.removeEventListener(BLOCKED, listener)
}
