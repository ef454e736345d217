import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { daysText } from '@sojourn/i18n'
import { BelowForm } from '../../../features/home/index.ts'
import { wayText } from '../../bound-words.ts'
import { recentFlights } from '../recent-flights.ts'

/** The searches of before as ways on, or what we promise where there are none. */
export function RecentFlights({ promises }: { promises: readonly string[] }) {
  const recent = recentFlights.use().map((search) => ({
    key: `${search.fromCode} ${search.toCode}`,
    label: wayText(search.label, search.toLabel),
    detail: daysText(search.depart, search.back || search.depart),
    to: `${PRODUCT_PAGES.FLT.results}?${search.query}`,
    onForget: () => recentFlights.forget(`${search.fromCode} ${search.toCode}`),
  }))
  return <BelowForm promises={promises} recent={recent} />
}
