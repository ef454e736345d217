import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { daysText } from '@sojourn/i18n'
import { BelowForm } from '../../../features/home/index.ts'
import { wayText } from '../../bound-words.ts'
import { recentTrips } from '../recent-packages.ts'

/** The searches of before as ways on, or what we promise where there are none. */
export function RecentTrips({ promises }: { promises: readonly string[] }) {
  const recent = recentTrips.use().map((search) => ({
    key: `${search.from} ${search.to}`,
    label: wayText(search.label, search.toLabel),
    detail: daysText(search.leave, search.back),
    to: `${PRODUCT_PAGES.PKG.results}?${search.query}`,
    onForget: () => recentTrips.forget(`${search.from} ${search.to}`),
  }))
  return <BelowForm promises={promises} recent={recent} />
}
