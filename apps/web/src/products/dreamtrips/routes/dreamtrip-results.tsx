import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { monthText, say, stopText } from '@sojourn/i18n'
import { lazy } from 'react'
import { ListOrReason, loadResults, type NoListRead, ResultsRoute, restoreList, type SearchRead, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import type { Client } from '../../../lib/http.ts'
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
interface TripsRead extends SearchRead, NoListRead {
  readonly found: TripsFound | null
}

const NOTHING: TripsRead = { status: 200, moved: null, found: null, problem: null, unknown: null }

async function findTrips(client: Client, query: URLSearchParams): Promise<TripsRead> {
  const search = parseTrips(query)
  const answer = await searchTrips(client, search, parseNarrowed(query))
  if (answer.ok) return { ...NOTHING, found: answer.data }
  if (answer.code === 'unknown_place') return { ...NOTHING, status: 404, unknown: { text: search.place, near: [] } }
  return { ...NOTHING, status: answer.status >= 500 ? 503 : 422, problem: answer.message }
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults({ context, request }, 'DTR', {
    find: ({ client, query }) => findTrips(client, query),
    about: ({ query }) => ({ given: parseTrips(query) }),
  })

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

function TripList({ read, given, again }: { read: TripsRead; given: TripSearch; again: string }) {
  return (
    <ListOrReason
      read={read}
      again={again}
      unknown={{
        text: say`None of our group trips go there.`,
        ways: <ButtonLink to={PRODUCT_PAGES.DTR.results} look="ink">{say`See all group trips`}</ButtonLink>,
      }}
    >
      {read.found && <DreamtripList found={read.found} search={given} />}
    </ListOrReason>
  )
}
