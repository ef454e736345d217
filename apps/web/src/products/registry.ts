import { printCarried, readCarried } from '../lib/carried-search.ts'
import type { Icon } from '../ui/icons/icon.tsx'
import { activityProducts } from './activities/site-products.ts'
import { carProducts } from './cars/site-products.ts'
import { cruiseProducts } from './cruises/site-products.ts'
import { dreamtripProducts } from './dreamtrips/site-products.ts'
import { flightProducts } from './flights/site-products.ts'
import { packageProducts } from './packages/site-products.ts'
import { resortProducts } from './resorts/site-products.ts'
import { restaurantProducts } from './restaurants/site-products.ts'
import type { SiteProduct } from './site-product.ts'
import { stayProducts } from './stays/site-products.ts'
import { transferProducts } from './transfers/site-products.ts'

/** Everything that a site links: one line for each folder of products that are searched for. */
// biome-ignore format: a line each, so that two products never change the same one
const ALL: readonly SiteProduct[] = [
  ...stayProducts,
  ...flightProducts,
  ...packageProducts,
  ...activityProducts,
  ...carProducts,
  ...cruiseProducts,
  ...dreamtripProducts,
  ...restaurantProducts,
  ...resortProducts,
  ...transferProducts,
]

const byCode = new Map(ALL.map((product) => [product.code, product]))

/** The products of an organisation in its order. A code without pages is not shown: a link never leads to a page that is not there. */
export const siteProducts = (codes: readonly string[]): readonly SiteProduct[] => codes.flatMap((code) => byCode.get(code) ?? [])

/** The form by which a booked item of a product is changed; undefined where it is not. */
export const changeFormOf = (code: string): SiteProduct['change'] => byCode.get(code)?.change

/** What a product adds to the page of a booking; undefined where that is nothing. */
export const bookedPartOf = (code: string): SiteProduct['booked'] => byCode.get(code)?.booked

export interface ProductLink {
  readonly code: string
  readonly label: string
  readonly letter: string
  readonly icon: Icon
  readonly to: string
  readonly current: boolean
}

const isOf = ({ pages, alsoAt = [] }: SiteProduct, path: string): boolean => alsoAt.includes(path) || Object.values(pages).includes(path)

/** The links of an organisation's products, with the one that the address belongs to. The search in the address is passed on to the others. */
export function productLinks(
  codes: readonly string[],
  { pathname, search = '' }: { readonly pathname: string; readonly search?: string },
): readonly ProductLink[] {
  const sold = siteProducts(codes)
  const here = sold.find((product) => isOf(product, pathname))
  const carried = here ? printCarried(readCarried(new URLSearchParams(search), here.carries)) : ''
  return sold.map((product) => {
    const { code, label, letter, icon, pages } = product
    return { code, label, letter, icon, to: carried && product !== here ? `${pages.landing}?${carried}` : pages.landing, current: product === here }
  })
}
