import { HOLIDAY_STAYS, HOTELS } from './stay-product.ts'

const LANDINGS: ReadonlySet<string> = new Set(['/', '/home', HOTELS.paths.landing, HOLIDAY_STAYS.paths.landing])

/** Where "Change Dates" leads (A2.17): the first path segment of an address, or `/` where that is no landing page. */
export function landingOf(path: string): string {
  const first = `/${path.split('/')[1] ?? ''}`
  return LANDINGS.has(first) ? first : '/'
}
