import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { commaText, daysText, say } from '@sojourn/i18n'
import { earliestDay, todayAt } from '@sojourn/kernel'
import { lazy, useEffect } from 'react'
import { data, Navigate, redirect } from 'react-router'
import { Asking, answerInTime, HelpList, ListFailed, ResultsRoute, restoreList, UnknownPlace, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { serverApi } from '../../../lib/http.ts'
import { requestContext } from '../../../lib/request.ts'
import { earliestCheckin, useShell } from '../../../lib/shell.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { wayText } from '../../bound-words.ts'
import { type FlightSearch, flightQuery, type GivenFlights, parseFlights } from '../flight-address.ts'
import { partyText } from '../flight-words.ts'
import { recentFlights } from '../recent-flights.ts'
import { type FlightsHead, type FlightsRead, findFlights, flightsHead } from '../results/find-flights-api.ts'
import { FlightResults } from '../results/flight-results.tsx'
import type { PlaceLabels } from '../search/typed-slices.ts'
import type { Route } from './+types/flight-results.ts'

const ASKED = ['triptype', 'from', 'to', 'depart', 'return', 'cabin', 'adults', 'children', 'infants', 'cabin_bag', 'bags', 'nearby']

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { pathname, search, searchParams: query } = new URL(request.url)
  const { nowMs } = context.get(requestContext)
  const asked = findFlights(client, query, nowMs)
  await soldHere(client, 'FLT')
  const wanted = ASKED.map((name) => query.getAll(name).join(',')).join(' ')
  const about = { nowMs, given: parseFlights(query, earliestDay(nowMs)).given, again: pathname + search, wanted }
  const { head, found } = await answerInTime(request, asked, () => flightsHead(client, query, nowMs))
  if (found instanceof Promise) return data({ ...about, head, found })
  if (found.moved !== null) throw redirect(found.moved)
  return data({ ...about, head, found }, { status: found.status })
}

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
  const { nowMs, given, again, wanted, head, found } = loaderData
  useListMemory(again, loaderData)
  const [first] = given.slices
  // On a phone the form is folded away: what it would hold is left to other products here.
  useCarry({ ...(first?.to && { place: first.to }), ...(first?.day && { from: first.day }), ...(given.back && { until: given.back }) })
  return (
    <ResultsRoute<FlightsRead>
      found={found}
      name={wanted}
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
  const { moved, search, found, problem, unknown, timeZone } = read
  const shell = useShell()
  useRememberedSearch(read)
  if (moved !== null) return <Navigate to={moved} replace />
  if (found && search) return <FlightResults found={found} search={search} earliest={earliestCheckin(todayAt(timeZone ?? null, nowMs), shell)} />
  if (problem !== null) return <ListFailed message={problem} again={again} />
  if (unknown?.isCountry)
    return (
      <>
        <Asking title={say`Where in ${unknown.text}?`}>{say`Choose one of its cities. We've saved your days.`}</Asking>
        <HelpList level={2} title={say`Cities in ${unknown.text}`} links={unknown.near.map(({ to, label }) => ({ to, words: label, detail: '' }))} />
      </>
    )
  if (unknown !== null)
    return (
      <UnknownPlace
        text={unknown.text}
        near={unknown.near}
        ways={<ButtonLink to={PRODUCT_PAGES.FLT.places} look="ink">{say`See where you can fly`}</ButtonLink>}
      >{say`It may be spelled differently, or no airport is near. We've saved your days in the form above.`}</UnknownPlace>
    )
  return <Asking title={say`From where to where, and when?`}>{say`Choose both places and your days. Anything missing is highlighted above.`}</Asking>
}
