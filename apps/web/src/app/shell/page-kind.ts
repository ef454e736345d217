import { PRODUCT_PAGES, type ProductPages } from '@sojourn/contracts/site-pages'
import type { PageKind } from '@sojourn/kernel'

const PRODUCTS: readonly ProductPages[] = Object.values(PRODUCT_PAGES)
const FIRST: Readonly<Record<string, PageKind>> = {
  user: 'account',
  'user-details': 'account',
  agent: 'agency',
  pay: 'pay_link',
  'privacy-policy': 'legal',
  'terms-of-use': 'legal',
}

/** What kind of page an address is of, as an organisation's settings name it. */
export function pageKindOf(pathname: string): PageKind {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  // A person's own page is where memberships are, and no landing page for that.
  const known = FIRST[path.split('/')[1] ?? '']
  if (known) return known
  for (const { landing, results, details, checkout, success } of PRODUCTS) {
    if (path === landing) return 'landing'
    if (path === results) return 'results'
    if (path === details) return 'details'
    if (path === checkout) return 'checkout'
    if (path === success) return 'confirmed'
  }
  return 'other'
}

/** Pages with the fields of a card: nothing of others, and nothing that distracts, is on them. */
export const takesPayment = (pathname: string): boolean => /^(checkout|pay_link)$/.test(pageKindOf(pathname)) || /^\/user\/payment-methods\/?$/.test(pathname)

/** Pages on which nothing is bought, in a dialog neither: a script of another company may be on them. */
export const mayHaveOutsideChat = (pathname: string): boolean => !takesPayment(pathname) && !/^\/(wallet|user\/profile|agent\/profile)\/?$/.test(pathname)
