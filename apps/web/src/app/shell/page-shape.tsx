import { PRODUCT_PAGES, type ProductPages } from '@sojourn/contracts/site-pages'
import type { ComponentType } from 'react'
import { CheckoutShape } from '../../ui/shapes/checkout-shape.tsx'
import { DetailsShape } from '../../ui/shapes/details-shape.tsx'
import { LandingShape } from '../../ui/shapes/landing-shape.tsx'
import { ListShape } from '../../ui/shapes/list-shape.tsx'
import { ResultsShape } from '../../ui/shapes/results-shape.tsx'
import { TableShape } from '../../ui/shapes/table-shape.tsx'

interface PageShape {
  readonly Shape: ComponentType
  /** It reaches from edge to edge of the window. */
  readonly wide?: boolean
}

/** What each page of a product looks like, whichever product it is. */
const SHAPES: Readonly<Record<keyof ProductPages, PageShape>> = {
  landing: { Shape: LandingShape, wide: true },
  results: { Shape: ResultsShape },
  details: { Shape: DetailsShape },
  compare: { Shape: TableShape },
  places: { Shape: ListShape },
  checkout: { Shape: CheckoutShape },
  success: { Shape: ListShape },
}

const BY_PATH = new Map(
  Object.values<ProductPages>(PRODUCT_PAGES).flatMap((pages) =>
    (Object.entries(pages) as [keyof ProductPages, string][]).map(([page, path]) => {
      // What has no results is not searched for: its front page is a list of one's own.
      const isSearched = page !== 'landing' || pages.results !== undefined
      return [path, isSearched ? SHAPES[page] : SHAPES.success] as const
    }),
  ),
)

/**
 * The shape of the page at a path. It is found by the path, and not in a handle of the page's route: while that route is loading, nothing of it is here.
 */
export const shapeAt = (path: string): PageShape => BY_PATH.get(path) ?? (path === '/home' ? SHAPES.landing : SHAPES.success)
