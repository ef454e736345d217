import { say } from '@sojourn/i18n'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { markPressed, sincePressMs, watchPresses } from '../../ui/pressed.ts'
import { shapeAt } from './page-shape.tsx'

/** So long after the press the page that is left stays: what comes sooner would only flicker, and the shape is to be seen within 300 ms of the press. */
const SHAPE_AFTER_MS = 200

/**
 * Answers every step from page to page: the control that was pressed is busy at once, a line appears below the bar, and the shape of the page that comes
 * takes the place of the one that is left. That one is kept, so that whoever turns back finds all as it was.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation()
  const here = useLocation()
  const path = next && next.pathname !== here.pathname ? next.pathname : null
  const shown = useSlow(path)
  useEffect(watchPresses, [])
  useLayoutEffect(() => (next ? markPressed() : undefined), [next])
  useTop(shown !== null, here.key)
  const { Shape, wide } = shapeAt(shown ?? '')
  return (
    <>
      {next && <div role="progressbar" aria-label={say`Loading the page`} className="pending" />}
      <div className={shown === null ? 'contents' : 'hidden'}>{children}</div>
      {shown !== null && (
        <div className={wide ? 'coming' : 'coming page-width'}>
          <Shape />
        </div>
      )}
    </>
  )
}

/** The path, once it has been waited for so long that its shape is shown. */
function useSlow(path: string | null): string | null {
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (path === null) return setSlow(null)
    const timer = setTimeout(() => setSlow(path), Math.max(0, SHAPE_AFTER_MS - sincePressMs()))
    return () => clearTimeout(timer)
  }, [path])
  return path === null ? null : slow === null ? null : path
}

/** A shape is seen from its top; where the step is called off, the page is where it was. */
function useTop(isShape: boolean, key: string): void {
  const current = useRef(key)
  current.current = key
  useLayoutEffect(() => {
    if (!isShape) return
    const [from, y] = [current.current, window.scrollY]
    window.scrollTo(0, 0)
    return () => {
      if (current.current === from) window.scrollTo(0, y)
    }
  }, [isShape])
}
