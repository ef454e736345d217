import { useEffect } from 'react'
import { restoreOnBack, saveForBack } from '../../lib/history-cache.ts'

// Prices and words depend on who asks and in which currency: the page says so at its root.
const keyOf = (address: string) => `${address} ${document.documentElement.dataset.for}`

/** A list as it was shown, after going back to it; else as it is now. */
export function restoreList<Loaded>(request: Request, load: () => Promise<Loaded>): Promise<Loaded> {
  const { pathname, search } = new URL(request.url)
  return restoreOnBack(keyOf(pathname + search), load)
}

/** Remembers the list of an address for going back to it. */
export const useListMemory = (address: string, loaded: unknown): void => useEffect(() => saveForBack(keyOf(address), loaded), [address, loaded])
