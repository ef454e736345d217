import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { commaText, daysText, say } from '@sojourn/i18n'
import { earliestDay, todayAt } from '@sojourn/kernel'
import { lazy, useEffect } from 'react'
import { ListOrReason, loadResults, ResultsRoute, restoreList, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { wayText } from '../../bound-words.ts'
import { type FlightSearch, flightQuery, type GivenFlights, parseFlights } from '../flight-address.ts'
import { partyText } from '../flight-words.ts'
import { recentFlights } from '../recent-flights.ts'
import { type FlightsHead, type FlightsRead, findFlights, flightsHead } from '../results/find-flights-api.ts'
import { FlightResults } from '../results/flight-results.tsx'
import type { PlaceLabels } from '../search/typed-slices.ts'
import type { Route } from './+types/flight-results.ts'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults({ context, request }, 'FLT', {
    find: ({ client, query, nowMs }) => findFlights(client, query, nowMs),
    loadHead: ({ client, query, nowMs }) => flightsHead(client, query, nowMs),
    about: ({ query, nowMs }) => ({ given: parseFlights(query, earliestDay(nowMs)).given }),
  })

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found, loaderData?.head) }, { name: 'robots', content: 'noindex' }]

/** The first place and the one the journey is about, where both have names. */
function endsOf(search: FlightSearch | null | undefined, labels: PlaceLabels): readonly [string, string] | null {
  const [first] = search?.slices ?? []
  const last = search?.trip === 'several' ? search.slices.at(-1) : first
  const [from, to] = [labels[first?.from ?? ''], labels[last?.to ?? '']]
  return from && to ? [from, to] : null
}

function titleOf(found: FlightsRead | Promise<FlightsRead> | undefined, head?: FlightsHead | null): string {
  const known = head ?? (found && 'status' in found ? found : null)
  const ends = known && endsOf(known.search, known.labels)
  return ends ? say`Flights from ${ends[0]} to ${ends[1]}` : say`Flights`
}

// A phone fetches it when it is opened.
const FlightSearchForm = lazy(() => import('../search/flight-search-form.tsx').then((found) => ({ default: found.FlightSearchForm })))

export default function FlightResultsPage({ loaderData }: Route.ComponentProps) {
  const { nowMs, given, again, head, found } = loaderData
  useListMemory(again, loaderData)
  const [first] = given.slices
  // On a phone the form is folded away: what it would hold is left to other products here.
  useCarry({ ...(first?.to && { place: first.to }), ...(first?.day && { from: first.day }), ...(given.back && { until: given.back }) })
  return (
    <ResultsRoute<FlightsRead>
      found={found}
      name={JSON.stringify(given)}
      head={head && <FlightBar nowMs={nowMs} given={given} {...head} errors={{}} />}
      titleOf={(read) => titleOf(read)}
      formOf={(read) => <FlightBar nowMs={nowMs} given={given} {...read} search={read.found && read.search} />}
      listOf={(read) => <FlightList read={read} again={again} nowMs={nowMs} />}
    />
  )
}

interface FlightBarProps extends Pick<FlightsRead, 'labels' | 'timeZone' | 'search' | 'errors'> {
  readonly nowMs: number
  readonly given: GivenFlights
}

function FlightBar({ nowMs, given, labels, timeZone, search, errors }: FlightBarProps) {
  const ends = endsOf(search, labels)
  const asked = search && ends ? { label: wayText(...ends), detail: commaText([daysOf(search), partyText(search)]) } : null
  return (
    <SearchBar asked={asked}>
      <FlightSearchForm key={JSON.stringify(given)} look="bar" nowMs={nowMs} timeZone={timeZone} given={given} labels={labels} errors={errors} />
    </SearchBar>
  )
}

const daysOf = ({ slices }: FlightSearch): string => daysText(slices[0]!.day, slices.at(-1)!.day)

/** Remembers a search whose places are known. */
function useRememberedSearch({ search, labels, found, timeZone }: FlightsRead): void {
  const ends = found && endsOf(search, labels)
  const [label, toLabel] = ends ?? []
  useEffect(() => {
    if (!search || !label || !toLabel) return
    const [first] = search.slices
    const last = search.trip === 'several' ? search.slices.at(-1)! : first!
    recentFlights.remember({
      fromCode: first!.from,
      toCode: last.to,
      label,
      toLabel,
      depart: first!.day,
      back: search.slices.length > 1 ? search.slices.at(-1)!.day : '',
      query: flightQuery(search).toString(),
      timeZone: timeZone ?? null,
    })
  }, [search, label, toLabel, timeZone])
}

function FlightList({ read, again, nowMs }: { read: FlightsRead; again: string; nowMs: number }) {
  const { search, found, timeZone } = read
  const shell = useShell()
  useRememberedSearch(read)
  return (
    <ListOrReason
      read={read}
      again={again}
      country={(text) => ({ title: say`Where in ${text}?`, text: say`Choose one of its cities. We've saved your days.`, places: say`Cities in ${text}` })}
      unknown={{
        text: say`It may be spelled differently, or no airport is near. We've saved your days in the form above.`,
        ways: <ButtonLink to={PRODUCT_PAGES.FLT.places} look="ink">{say`See where you can fly`}</ButtonLink>,
      }}
      asking={{ title: say`From where to where, and when?`, text: say`Choose both places and your days. Anything missing is highlighted above.` }}
    >
      {found && search && <FlightResults found={found} search={search} earliest={earliestCheckin(todayAt(timeZone ?? null, nowMs), shell)} />}
    </ListOrReason>
  )
}
