import { useCallback, useSyncExternalStore } from 'react'

/**
 * Whether the window is so wide. A server does not know it and renders for all widths; right after hydration a narrow window leaves out what class names hide
 * in it, and fetches no code of it.
 */
export function useWide(from: '48rem' | '64rem' | '80rem'): boolean {
  const query = `(width >= ${from})`
  const listen = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  )
}
