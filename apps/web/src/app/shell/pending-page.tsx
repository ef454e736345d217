import { say } from '@sojourn/i18n'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useFetchingPart } from '../../ui/use-lazy.ts'
import { shapeAt } from './page-shape.tsx'

/** So long the page that is left stays: what comes sooner would only flicker. The shape is to be seen within 300 ms of the click, on a busy machine too. */
const SHAPE_AFTER_MS = 60

/**
 * Gives feedback to every step from page to page, and to what a click has to fetch first: a line appears below the bar, and the shape of the page that comes
 * replaces the page that is left. That one stays mounted, so that it is unchanged after going back.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation()
  const here = useLocation()
  const isFetching = useFetchingPart()
  const slow = useSlow(next && next.pathname !== here.pathname ? next.pathname : null)
  const shape = slow === null ? null : shapeAt(slow)
  useTop(shape !== null, here.key)
  return (
    <>
      {(next || isFetching) && <div role="progressbar" aria-label={next ? say`Loading the page` : say`One moment…`} className="pending" />}
      <div className={shape === null ? 'contents' : 'hidden'}>{children}</div>
      {shape && (
        <div className={shape.wide ? 'coming' : 'coming page-width'}>
          <shape.Shape />
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
    const timer = setTimeout(() => setSlow(path), SHAPE_AFTER_MS)
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
