import { PRODUCT_PAGES, type ProductPages } from '@sojourn/contracts/site-pages'

const pages = Object.values<ProductPages>(PRODUCT_PAGES)
const LANDINGS: ReadonlySet<string> = new Set(['/', '/home', ...pages.filter(({ results }) => results !== undefined).map(({ landing }) => landing)])

/** Where "Change Dates" leads (A2.17): the first path segment of an address, or `/` where that is no landing page. */
export function landingOf(path: string): string {
  const first = `/${path.split('/')[1] ?? ''}`
  return LANDINGS.has(first) ? first : '/'
}
