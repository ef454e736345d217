import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { dayIn } from '@sojourn/kernel'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { Asking, ListFailed, UnknownPlace } from '../../../features/results/index.ts'
import { resolvePlace, SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { type Client, serverApi } from '../../../lib/http.ts'
import { rememberLate } from '../../../lib/remember-late.ts'
import { earliestCheckin } from '../../../lib/shell.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { carResultsHref, parseRental } from '../car-address.ts'
import { CAR_PLACES, searchCars } from '../cars-api.ts'
import { parseSearch } from '../results/car-filters.ts'
import { CarResults } from '../results/car-results.tsx'
import { CarSearchForm } from '../results/late-parts.ts'
import type { Route } from './+types/car-results.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.found ? say`Cars in ${loaderData.found.place.name}` : say`Cars` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const query = new URL(request.url).searchParams
  const today = dayIn('UTC', Date.now())
  const shell = await soldHere(client, 'CAR')
  const { given, rental, errors } = parseRental(query, earliestCheckin(today, shell))
  const labels: { readonly pickup?: string; readonly dropoff?: string } = {}
  const about = { today, given, labels, again: `${PRODUCT_PAGES.CAR.results}?${query}` }
  if (!rental) return data({ ...about, rental: null, errors, found: null, problem: null, unknown: null }, 422)
  const [answer, back] = await Promise.all([searchCars(client, rental, parseSearch(query)), nameOf(client, rental.dropoff)])
  if (answer.ok)
    return data({ ...about, labels: { pickup: answer.data.place.name, dropoff: back }, rental, errors: {}, found: answer.data, problem: null, unknown: null })
  if (answer.code === 'unknown_place') {
    // Typed words, from a form that was filled in without scripts: they may still mean one place.
    const [pickup, dropoff] = await Promise.all([rental.pickup, rental.dropoff].map((text) => (text ? resolvePlace(client, text, CAR_PLACES) : null)))
    const meant = { ...rental, pickup: pickup?.place_id ?? rental.pickup, dropoff: dropoff?.place_id ?? rental.dropoff }
    if (carResultsHref(meant) !== carResultsHref(rental)) throw redirect(carResultsHref(meant))
    return data(
      { ...about, rental: null, errors: { pickup: say`No places match “${rental.pickup}”.` }, found: null, problem: null, unknown: rental.pickup },
      404,
    )
  }
  return data({ ...about, rental, errors: {}, found: null, problem: answer.message, unknown: null }, answer.status >= 500 ? 503 : 422)
}

/** The name of a place that an address has by its id; none where it is not known. */
async function nameOf(client: Client, placeId: string): Promise<string | undefined> {
  if (!placeId) return undefined
  const place = await resolvePlace(client, placeId, CAR_PLACES)
  return place?.place_id.toLowerCase() === placeId.toLowerCase() ? place.name : undefined
}

const loadRecentCars = () => import('../recent-cars.ts').then(({ recentCars }) => recentCars)

export default function CarResultsPage({ loaderData: { today, given, labels, again, rental, errors, found, problem, unknown } }: Route.ComponentProps) {
  const name = found?.place.name
  // On a phone the form is folded away: what it would hold is left to other products here.
  useCarry({ place: given.pickup, from: given.from, until: given.to })
  useEffect(() => {
    if (!rental || !name) return
    rememberLate(loadRecentCars, {
      pickupCode: rental.pickup,
      dropoffCode: rental.dropoff || rental.pickup,
      label: name,
      dropoffLabel: labels.dropoff ?? (rental.dropoff || name),
      pickupDate: rental.from,
      pickupTime: rental.fromTime,
      dropoffDate: rental.to,
      dropoffTime: rental.toTime,
      driverAge: rental.age,
      sameDropoff: !rental.dropoff,
      trip_id: null,
    })
  }, [rental, name, labels.dropoff])
  const asked = rental && name ? { label: name, detail: say`${dayText(rental.from)}, ${rental.fromTime} to ${dayText(rental.to)}, ${rental.toTime}` } : null
  return (
    <main id="content">
      <div className="border-b border-rule">
        <div className="page-width">
          <SearchBar asked={asked}>
            <CarSearchForm key={JSON.stringify(given)} look="bar" today={today} given={given} labels={labels} errors={errors} />
          </SearchBar>
        </div>
      </div>
      <div className="page-width">
        {found && rental ? (
          <CarResults found={found} rental={rental} />
        ) : problem !== null ? (
          <ListFailed message={problem} again={again} />
        ) : unknown !== null ? (
          <UnknownPlace
            text={unknown}
            ways={<ButtonLink to={PRODUCT_PAGES.CAR.landing} look="ink">{say`See places with cars`}</ButtonLink>}
          >{say`It may be spelled differently, or we have no rental cars there. We've kept your times in the form above.`}</UnknownPlace>
        ) : (
          <Asking title={say`Where and when?`}>{say`Choose a place, times and the driver's age. Anything missing is highlighted above.`}</Asking>
        )}
      </div>
    </main>
  )
}
