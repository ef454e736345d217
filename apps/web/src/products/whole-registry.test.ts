import { PRODUCT_PAGES, type ProductPages } from '@sojourn/contracts/site-pages'
import { expect, test } from 'vitest'
import { allTravel } from './all-travel.ts'
import { bannerBeside } from './banners.ts'
import { siteProducts } from './registry.ts'
import { productRoutes } from './routes.ts'

/** The products that are searched for, each with its pages. */
const SEARCHED = Object.entries<ProductPages>(PRODUCT_PAGES).filter(([, { results }]) => results !== undefined)

test('every page in the table of paths has a route', () => {
  const served = productRoutes.map(({ index, path }) => (index ? '/' : `/${path}`))
  expect(
    Object.values<ProductPages>(PRODUCT_PAGES)
      .flatMap((pages) => Object.values(pages))
      .filter((path) => !served.includes(path)),
  ).toEqual([])
})

test.each(SEARCHED)('%s is linked under its own pages and advertised by the others', (code, pages) => {
  expect(siteProducts([code])).toMatchObject([{ code, pages }])
  expect(allTravel([code])[0]?.entries).toMatchObject([{ landing: pages.landing }])
  const [other] = SEARCHED.flatMap(([each]) => (each === code ? [] : [each]))
  expect(bannerBeside(other ?? '', [other ?? '', code])?.link.to).toBe(pages.landing)
})
