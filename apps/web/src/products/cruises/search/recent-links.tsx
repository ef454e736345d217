import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { BelowForm } from '../../../features/home/index.ts'
import { recentCruises } from '../recent-cruises.ts'
import { recentDetail } from './recent-detail.ts'

/** The searches of before as ways on, or what we promise where there are none. */
export function RecentCruises({ promises }: { promises: readonly string[] }) {
  const recent = recentCruises.use().map((search) => ({
    key: search.where,
    label: search.label,
    detail: recentDetail(search),
    to: `${PRODUCT_PAGES.CRU.results}?${search.query}`,
    onForget: () => recentCruises.forget(search.where),
  }))
  return <BelowForm promises={promises} recent={recent} />
}
