import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { ProductPages } from '@sojourn/contracts/site-pages'

/** The routes of a product: for each of its pages in the table of paths the file that renders it, relative to `src`. One file may render the pages of two products. */
export function productPages(name: string, pages: ProductPages, files: { readonly [Page in keyof ProductPages]?: string }): RouteConfigEntry[] {
  return Object.entries(files).map(([page, file]) => {
    const path = pages[page as keyof ProductPages]
    if (!path) throw new Error(`${name} has a file for its page "${page}" and no path`)
    const id = `${name}-${page}`
    return path === '/' ? index(file, { id }) : route(path.slice(1), file, { id })
  })
}
