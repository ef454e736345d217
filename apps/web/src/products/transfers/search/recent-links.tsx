import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText } from '@sojourn/i18n'
import { BelowForm } from '../../../features/home/index.ts'
import { recentTransfers } from '../recent-transfers.ts'
import { betweenText } from '../transfer-words.ts'

/** The searches of before as ways on, or what we promise where there are none. */
export function RecentTransfers({ promises }: { promises: readonly string[] }) {
  const recent = recentTransfers.use().map((search) => ({
    key: `${search.fromCode} ${search.toCode}`,
    label: betweenText(search.label, search.toLabel),
    detail: dayText(search.at),
    to: `${PRODUCT_PAGES.TRF.results}?${search.query}`,
    onForget: () => recentTransfers.forget(`${search.fromCode} ${search.toCode}`),
  }))
  return <BelowForm promises={promises} recent={recent} />
}
