import { carProducts } from './cars/site-products.ts'
import type { SiteProduct } from './site-product.ts'
import { stayProducts } from './stays/site-products.ts'

/** Everything that a site links: one line for each folder of products that are searched for. */
const ALL: readonly SiteProduct[] = [...stayProducts, ...carProducts]

const byCode = new Map(ALL.map((product) => [product.code, product]))

/** The products of an organisation in its order. A code without pages is not shown: a link never leads to a page that is not there. */
export const siteProducts = (codes: readonly string[]): readonly SiteProduct[] => codes.flatMap((code) => byCode.get(code) ?? [])

export interface ProductLink {
  readonly label: string
  readonly to: string
  readonly current: boolean
}

/** The links of an organisation's products, with the one that this path belongs to. */
export const productLinks = (codes: readonly string[], path: string): readonly ProductLink[] =>
  siteProducts(codes).map(({ label, pages, alsoAt = [] }) => ({
    label,
    to: pages.landing,
    current: alsoAt.includes(path) || Object.values(pages).includes(path),
  }))
