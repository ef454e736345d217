import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** What React writes where a Suspense boundary shows its fallback. A text of the page cannot contain it, because React escapes texts. */
const UNFINISHED = '<!--$!-->'

/**
 * Draws a document in one go, which takes less time than a stream. Null if a part is not ready (its code or its data is still loading) or threw:
 * `renderWhole` waits for the first and reports the second.
 */
export function renderNow(page: ReactNode): string | null {
  const html = renderToString(page)
  return html.includes(UNFINISHED) ? null : html
}
