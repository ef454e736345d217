import { say } from '@sojourn/i18n'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { markPressed, sincePressMs, watchPresses } from '../../ui/pressed.ts'
import { fetchLate } from '../../ui/use-lazy.ts'

/**
 * So long after the press the page that is left stays: what comes sooner would only flicker. The shape is to be seen within 300 ms of the press, on a busy machine too: the rest of them
 * is for the step to be known and the shape to be drawn, which took 240 ms on one.
 */
const SHAPE_AFTER_MS = 60

// No page is opened with a shape: they are fetched once it is drawn, before a link is pressed.
const loadShapes = () => import('./page-shape.tsx').then(({ shapeAt }) => shapeAt)
type ShapeAt = Awaited<ReturnType<typeof loadShapes>>

/**
 * Gives feedback to every step from page to page: the control that was pressed is busy at once, a line appears below the bar, and the shape of the page that comes
 * replaces the page that is left. That one stays mounted, so that it is unchanged after going back.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation()
  const here = useLocation()
  const path = next && next.pathname !== here.pathname ? next.pathname : null
  const slow = useSlow(path)
  const shapeAt = useShapes(path)
  // Where the shapes are out of reach the page that is left stays until the next is here.
  const shape = slow === null || shapeAt === null ? null : shapeAt(slow)
  useEffect(watchPresses, [])
  useLayoutEffect(() => (next ? markPressed() : undefined), [next])
  useTop(shape !== null, here.key)
  return (
    <>
      {next && <div role="progressbar" aria-label={say`Loading the page`} className="pending" />}
      <div className={shape === null ? 'contents' : 'hidden'}>{children}</div>
      {shape && (
        <div className={shape.wide ? 'coming' : 'coming page-width'}>
          <shape.Shape />
        </div>
      )}
    </>
  )
}

/** What shows the shape of a page. Asked for again at each step while it is not here. */
function useShapes(path: string | null): ShapeAt | null {
  const [shapeAt, setShapeAt] = useState<ShapeAt | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another chance to fetch it
  useEffect(() => {
    if (shapeAt) return
    fetchLate(loadShapes).then(
      (late) => setShapeAt(() => late),
      () => {},
    )
  }, [shapeAt, path])
  return shapeAt
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
