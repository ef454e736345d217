import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { monthText, say, stopText } from '@sojourn/i18n'
import { lazy } from 'react'
import { data } from 'react-router'
import { answerInTime, ListFailed, ResultsRoute, restoreList, UnknownPlace, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { type Client, serverApi } from '../../../lib/http.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { parseTrips, type TripSearch } from '../dreamtrip-address.ts'
import { peopleText } from '../dreamtrip-words.ts'
import { searchTrips, type TripsFound } from '../dreamtrips-api.ts'
import { parseNarrowed } from '../results/dreamtrip-filters.ts'
import { DreamtripList } from '../results/dreamtrip-list.tsx'
import type { Route } from './+types/dreamtrip-results.ts'

// A phone fetches it when it is opened.
const DreamtripSearchForm = lazy(() => import('../search/dreamtrip-search-form.tsx').then((found) => ({ default: found.DreamtripSearchForm })))

/** What the page shows: the departures that were found, or why there are none. */
interface TripsRead {
  readonly status: number
  readonly found: TripsFound | null
  readonly isUnknown: boolean
  readonly problem: string | null
}

async function findTrips(client: Client, query: URLSearchParams): Promise<TripsRead> {
  const answer = await searchTrips(client, parseTrips(query), parseNarrowed(query))
  if (answer.ok) return { status: 200, found: answer.data, isUnknown: false, problem: null }
  if (answer.code === 'unknown_place') return { status: 404, found: null, isUnknown: true, problem: null }
  return { status: answer.status >= 500 ? 503 : 422, found: null, isUnknown: false, problem: answer.message }
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const { pathname, search, searchParams: query } = new URL(request.url)
  const asked = findTrips(client, query)
  await soldHere(client, 'DTR')
  const about = { given: parseTrips(query), again: pathname + search }
  const { found } = await answerInTime(request, asked, () => Promise.resolve(null))
  return found instanceof Promise ? data({ ...about, found }) : data({ ...about, found }, { status: found.status })
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = () => [{ title: say`Group trips` }, { name: 'robots', content: 'noindex' }]

export default function DreamtripResultsPage({ loaderData }: Route.ComponentProps) {
  const { given, again, found } = loaderData
  useListMemory(again, loaderData)
  return (
    <ResultsRoute<TripsRead>
      found={found}
      name={JSON.stringify(given)}
      head={null}
      titleOf={() => say`Group trips`}
      formOf={(read) => <TripBar given={given} read={read} />}
      listOf={(read) => <TripList read={read} given={given} again={again} />}
    />
  )
}

const NO_CHOICES = { places: [], months: [] }

function TripBar({ given, read: { found } }: { given: TripSearch; read: TripsRead }) {
  const among = found?.facets ?? NO_CHOICES
  const label = among.places.find(({ value }) => value === given.place)?.label ?? say`Anywhere`
  const asked = found ? { label, detail: stopText([given.month ? monthText(given.month) : say`Any month`, peopleText(given.people)]) } : null
  return (
    <SearchBar asked={asked}>
      <DreamtripSearchForm key={JSON.stringify(given)} look="bar" given={given} among={among} />
    </SearchBar>
  )
}

function TripList({ read: { found, isUnknown, problem }, given, again }: { read: TripsRead; given: TripSearch; again: string }) {
  if (isUnknown)
    return (
      <UnknownPlace text={given.place} ways={<ButtonLink to={PRODUCT_PAGES.DTR.results} look="ink">{say`See all group trips`}</ButtonLink>}>
        {say`None of our group trips go there.`}
      </UnknownPlace>
    )
  if (problem !== null || !found) return <ListFailed message={problem ?? ''} again={again} />
  return <DreamtripList found={found} search={given} />
}
