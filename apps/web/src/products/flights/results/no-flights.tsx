import { dayText, say } from '@sojourn/i18n'
import type { Day } from '@sojourn/kernel'
import { type ActiveFilter, type Clearing, HelpList, NoneMatch } from '../../../features/results/index.ts'
import { type FlightSearch, flightResultsHref } from '../flight-address.ts'
import { CABIN_WORDS } from '../flight-words.ts'
import type { FlightsFound } from '../flights-api.ts'

interface NoFlightsProps {
  readonly search: FlightSearch
  /** Days on which one of its bounds has seats for all of them. */
  readonly nearest: FlightsFound['nearest_days']
  /** Cabins that have seats for all of them on these days. */
  readonly cabins: FlightsFound['other_cabins']
  readonly active: readonly ActiveFilter[]
  readonly hrefOf: (query: string) => string
  readonly clearing: Clearing
}

/** Nothing was found: why, and what to try. */
export function NoFlights({ search, nearest, cabins, active, hrefOf, clearing }: NoFlightsProps) {
  if (clearing.count > 0) return <NoneMatch title={say`No flights match all your filters`} {...{ active, hrefOf, clearing }} />
  const [bound, days] = [(nearest?.bound ?? 1) - 1, (nearest?.dates ?? []) as readonly Day[]]
  const [full] = search.slices.slice(bound)
  const isOtherCabin = days.length === 0 && cabins.length > 0
  const way = full && search.slices.length > 1 ? `${full.from} → ${full.to}` : ''
  const on = (day: Day): FlightSearch => ({ ...search, slices: search.slices.map((slice, at) => (at === bound ? { ...slice, day } : slice)) })
  return (
    <div className="py-8">
      <h2 className="text-h3">{isOtherCabin ? say`No seats in this cabin` : say`No seats left on these days`}</h2>
      <p className="mt-1 max-w-[34rem] text-ink-2">
        {days.length > 0
          ? say`No flights have seats for all of you then. These are the nearest days on which they do.`
          : isOtherCabin
            ? say`No airline has seats for all of you in ${CABIN_WORDS[search.cabin]} on this way, on these days or near them. These cabins do.`
            : say`Every flight is full for your group. Try another day, fewer travelers, or airports nearby.`}
      </p>
      <HelpList
        title={isOtherCabin ? say`Other cabins and airports` : say`Other days and airports`}
        links={[
          ...cabins.map((cabin) => ({ to: flightResultsHref({ ...search, cabin }), words: CABIN_WORDS[cabin], detail: '' })),
          ...days.map((day) => ({ to: flightResultsHref(on(day)), words: dayText(day), detail: way })),
          ...(search.nearby ? [] : [{ to: flightResultsHref({ ...search, nearby: true }), words: say`With airports nearby`, detail: '' }]),
        ]}
      />
    </div>
  )
}
