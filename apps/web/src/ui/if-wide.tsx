import { type ReactNode, Suspense, useCallback, useSyncExternalStore } from 'react'

interface IfWideProps {
  /** From which width on it is shown. The class names hide it below. */
  readonly from: '48rem' | '64rem' | '80rem'
  readonly className: string
  readonly children: ReactNode
}

/**
 * A part that phones never show. The server draws it, because it does not know the width and visitors may have no scripts. A narrow screen leaves what the server drew as
 * it is: it fetches no code of it and brings nothing to life.
 */
export function IfWide({ from, className, children }: IfWideProps) {
  const query = `(width >= ${from})`
  const listen = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  const isWide = () => typeof window === 'undefined' || matchMedia(query).matches
  const wide = useSyncExternalStore(listen, isWide, isWide)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it makes React keep the markup it finds
  if (!wide) return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <div key="wide" className={className}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
