import { fetchLate } from '../ui/use-lazy.ts'
import type { RecentSearches } from './recent-searches.ts'

/** Remembers a search on a page that shows none: what stores them is fetched once the page is here. Where it cannot be fetched nothing is remembered. */
export function rememberLate<T>(load: () => Promise<RecentSearches<T>>, search: Omit<T, 'language'>): void {
  fetchLate(load).then(
    (searches) => searches.remember(search),
    () => {},
  )
}
