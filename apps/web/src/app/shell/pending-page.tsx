import { say } from '@sojourn/i18n'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { useFetchingPart } from '../../ui/use-lazy.ts'
import { skeletonAt } from './page-skeleton.tsx'

/** So long the page that is left stays: what comes sooner would only flicker. The skeleton is to be seen within 300 ms of the click, on a busy machine too. */
const SKELETON_AFTER_MS = 60

/**
 * Gives feedback to every step from page to page, and to what a click has to fetch first: a line appears below the bar, and the skeleton of the page that comes
 * replaces the page that is left. That one stays mounted, so that it is unchanged after going back.
 */
export function PendingPage({ children }: { children: ReactNode }) {
  const { location: next } = useNavigation()
  const here = useLocation()
  const isFetching = useFetchingPart()
  const slow = useSlow(next && next.pathname !== here.pathname ? next.pathname : null)
  const skeleton = slow === null ? null : skeletonAt(slow)
  useTop(skeleton !== null, here.key)
  return (
    <>
      {(next || isFetching) && <div role="progressbar" aria-label={next ? say`Loading the page` : say`One moment…`} className="pending" />}
      <div className={skeleton === null ? 'contents' : 'hidden'}>{children}</div>
      {skeleton && (
        <div className={skeleton.wide ? 'coming' : 'coming page-width'}>
          <skeleton.Skeleton />
        </div>
      )}
    </>
  )
}

/** The path, once it has been waited for so long that its skeleton is shown. */
function useSlow(path: string | null): string | null {
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (path === null) return setSlow(null)
    const timer = setTimeout(() => setSlow(path), SKELETON_AFTER_MS)
    return () => clearTimeout(timer)
  }, [path])
  return path === null ? null : slow === null ? null : path
}

/** A skeleton is seen from its top; where the step is called off, the page is where it was. */
function useTop(isSkeleton: boolean, key: string): void {
  const current = useRef(key)
  current.current = key
  useLayoutEffect(() => {
    if (!isSkeleton) return
    const [from, y] = [current.current, window.scrollY]
    window.scrollTo(0, 0)
    return () => {
      if (current.current === from) window.scrollTo(0, y)
    }
  }, [isSkeleton])
}
