const STORED_MOST = 8

let isBack = false
const pages = new Map<string, unknown>()

if (typeof window !== 'undefined') {
  // Before the router notices it and asks for the page.
  const onBack = () => {
    isBack = true
    setTimeout(() => {
      isBack = false
    }, 0)
  }
  window.addEventListener('popstate', onBack, { capture: true })
}

/** Caches what a page showed, under its address and whatever else it depends on, so that Back shows it at once and at its place. */
export function saveForBack(key: string, data: unknown): void {
  pages.delete(key)
  pages.set(key, data)
  if (pages.size > STORED_MOST) pages.delete(pages.keys().next().value as string)
}

/** The content of a page, as shown before, after going back to it; otherwise the present content. */
export async function restoreOnBack<T>(key: string, load: () => Promise<T>): Promise<T> {
  const stored = isBack ? (pages.get(key) as T | undefined) : undefined
  return stored ?? load()
}
