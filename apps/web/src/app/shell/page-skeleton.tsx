import { PRODUCT_PAGES, type ProductPages } from '@sojourn/contracts/site-pages'
import type { ComponentType } from 'react'
import { CheckoutSkeleton } from '../../ui/skeletons/checkout-skeleton.tsx'
import { DetailsSkeleton } from '../../ui/skeletons/details-skeleton.tsx'
import { LandingSkeleton } from '../../ui/skeletons/landing-skeleton.tsx'
import { ListSkeleton } from '../../ui/skeletons/list-skeleton.tsx'
import { ResultsSkeleton } from '../../ui/skeletons/results-skeleton.tsx'
import { TableSkeleton } from '../../ui/skeletons/table-skeleton.tsx'

interface PageSkeleton {
  readonly Skeleton: ComponentType
  /** It reaches from edge to edge of the window. */
  readonly wide?: boolean
}

/** What each page of a product looks like, whichever product it is. */
const SKELETONS: Readonly<Record<keyof ProductPages, PageSkeleton>> = {
  landing: { Skeleton: LandingSkeleton, wide: true },
  results: { Skeleton: ResultsSkeleton },
  details: { Skeleton: DetailsSkeleton },
  compare: { Skeleton: TableSkeleton },
  places: { Skeleton: ListSkeleton },
  checkout: { Skeleton: CheckoutSkeleton },
  success: { Skeleton: ListSkeleton },
}

const BY_PATH = new Map(
  Object.values<ProductPages>(PRODUCT_PAGES).flatMap((pages) =>
    (Object.entries(pages) as [keyof ProductPages, string][]).map(([page, path]) => {
      // What has no results is not searched for: its front page is a list of one's own.
      const isSearched = page !== 'landing' || pages.results !== undefined
      return [path, isSearched ? SKELETONS[page] : SKELETONS.success] as const
    }),
  ),
)

/**
 * The skeleton of the page at a path. It is found by the path, and not in a handle of the page's route: while that route is loading, nothing of it is here.
 */
export const skeletonAt = (path: string): PageSkeleton => BY_PATH.get(path) ?? (path === '/home' ? SKELETONS.landing : SKELETONS.success)
