import { dayText, say } from '@sojourn/i18n'
import { addDays } from '@sojourn/kernel'
import { ClearLink, HelpList } from '../../../features/results/index.ts'
import { type FlightSearch, flightResultsHref, movedTo } from '../flight-address.ts'
import { type ActiveFilter, countFilters } from './flight-filters.ts'

interface NoFlightsProps {
  readonly search: FlightSearch
  readonly query: URLSearchParams
  readonly active: readonly ActiveFilter[]
  readonly hrefOf: (query: string) => string
  readonly clearing: { readonly to: string; readonly onClear: () => void }
}

/** Nothing was found: why, and what to try. */
export function NoFlights({ search, query, active, hrefOf, clearing }: NoFlightsProps) {
  const count = countFilters(query)
  if (count > 0)
    return (
      <div className="py-8">
        <h2 className="text-h3">{say`No flights match all your filters`}</h2>
        <p className="mt-3">
          <ClearLink count={count} {...clearing}>{say`Clear all filters`}</ClearLink>
        </p>
        <HelpList
          title={say`Try without one filter`}
          links={active.map(({ label, without }) => ({ to: hrefOf(without), words: say`Without “${label}”`, detail: '' }))}
        />
      </div>
    )
  const [first] = search.slices
  const days = first ? [-1, 1, 2].map((by) => addDays(first.day, by)) : []
  return (
    <div className="py-8">
      <h2 className="text-h3">{say`No seats left on these days`}</h2>
      <p className="mt-1 max-w-[34rem] text-ink-2">{say`Every flight is full for your group. Try another day, fewer travelers, or airports nearby.`}</p>
      <HelpList
        title={say`Other days and airports`}
        links={[
          ...(search.nearby ? [] : [{ to: flightResultsHref({ ...search, nearby: true }), words: say`With airports nearby`, detail: '' }]),
          ...days.map((day) => ({ to: flightResultsHref(movedTo(search, day)), words: dayText(day), detail: '' })),
        ]}
      />
    </div>
  )
}
