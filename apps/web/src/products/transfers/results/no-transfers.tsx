import { say } from '@sojourn/i18n'
import { ClearLink, HelpList } from '../../../features/results/index.ts'
import { type ActiveFilter, countFilters } from './transfer-filters.ts'

interface NoTransfersProps {
  readonly query: URLSearchParams
  readonly active: readonly ActiveFilter[]
  readonly hrefOf: (query: string) => string
  readonly clearing: { readonly to: string; readonly onClear: () => void }
}

/** Nothing was found: why, and what to try. What goes this way but not then is said below the list. */
export function NoTransfers({ query, active, hrefOf, clearing }: NoTransfersProps) {
  const count = countFilters(query)
  if (count > 0)
    return (
      <div className="py-8">
        <h2 className="text-h3">{say`No transfers match all your filters`}</h2>
        <p className="mt-3">
          <ClearLink count={count} {...clearing}>{say`Clear all filters`}</ClearLink>
        </p>
        <HelpList
          title={say`Try without one filter`}
          links={active.map(({ label, without }) => ({ to: hrefOf(without), words: say`Without “${label}”`, detail: '' }))}
        />
      </div>
    )
  return (
    <div className="py-8">
      <h2 className="text-h3">{say`Nothing goes this way at that time`}</h2>
      <p className="mt-1 max-w-[34rem] text-ink-2">{say`Try another time, or fewer people and bags. Below is what goes this way at other times.`}</p>
    </div>
  )
}
