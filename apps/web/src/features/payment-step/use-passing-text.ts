import { useEffect, useState } from 'react'

const SHOWN_MS = 5000

/**
 * A text that clears after 5 s (B4.6, B9.2). While it is `held`, a dialog lies over it: the seconds count from when it can be read.
 * The caller keeps it readable elsewhere.
 */
export function usePassingText(text: string | null, held: boolean): string | null {
  const [shown, setShown] = useState(text)
  useEffect(() => {
    if (text) setShown(text)
  }, [text])
  useEffect(() => (shown && !held ? clearLater(() => setShown(null)) : undefined), [shown, held])
  return shown
}

/** Clears the text after 5 s. The returned function cancels that. */
export function clearLater(clear: () => void): () => void {
  const timer = setTimeout(clear, SHOWN_MS)
  return () => clearTimeout(timer)
}
