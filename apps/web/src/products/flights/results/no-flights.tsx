import { dayText, say } from '@sojourn/i18n'
import { addDays } from '@sojourn/kernel'
import { type ActiveFilter, type Clearing, HelpList, NoneMatch } from '../../../features/results/index.ts'
import { type FlightSearch, flightResultsHref, movedTo } from '../flight-address.ts'

interface NoFlightsProps {
  readonly search: FlightSearch
  readonly active: readonly ActiveFilter[]
  readonly hrefOf: (query: string) => string
  readonly clearing: Clearing
}

/** Nothing was found: why, and what to try. */
export function NoFlights({ search, active, hrefOf, clearing }: NoFlightsProps) {
  if (clearing.count > 0) return <NoneMatch title={say`No flights match all your filters`} {...{ active, hrefOf, clearing }} />
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
