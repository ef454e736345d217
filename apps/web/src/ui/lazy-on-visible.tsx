import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const AHEAD = '400px'
const still = () => () => {}
const Nothing = () => null

/**
 * A part below the first view, or within something closed. The server draws it whole, for who reads at once and for who has no scripts; a browser leaves
 * that as it is and fetches the code when the part comes near. Reached by a step within the site it is fetched at once, and `shape` is shown in its place.
 * Where it cannot be fetched then, the page fails; a part of the frame around every page is left out instead (`isFrame`).
 */
export function lazyOnVisible<P extends object>(load: () => Promise<ComponentType<P>>, shape: ReactNode = null, isFrame = false): ComponentType<P> {
  const fetched = () => load().then((Part) => ({ default: Part }))
  const Late = lazy(() => (isFrame ? fetched().catch(() => ({ default: Nothing })) : fetched()))
  return function WhenNear(props: P) {
    const fromServer = useSyncExternalStore(
      still,
      () => false,
      () => true,
    )
    const [asleep] = useState(fromServer && typeof window !== 'undefined')
    const [Part, wake] = useState<ComponentType<P> | null>(null)
    const host = useRef<HTMLDivElement>(null)
    useEffect(() => {
      if (!asleep || !host.current) return
      const observer = new IntersectionObserver(
        (seen) => {
          if (!seen.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          // What cannot be fetched stays as the server drew it: its links and forms work.
          load().then(
            (part) => wake(() => part),
            () => {},
          )
        },
        { rootMargin: AHEAD },
      )
      observer.observe(host.current)
      return () => observer.disconnect()
    }, [asleep])
    // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it makes React keep the markup it finds
    if (asleep && !Part) return <div ref={host} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    return (
      <div key="awake">
        <Suspense fallback={shape}>{Part ? <Part {...props} /> : <Late {...props} />}</Suspense>
      </div>
    )
  }
}
