import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { useEffect } from 'react'
import { data, redirect } from 'react-router'
import { Asking, HelpList, ListFailed, UnknownPlace } from '../../../features/results/index.ts'
import { countryText, type MeantPlace, noPlaceText, readPlace, resolvePlace, SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { type Client, serverApi } from '../../../lib/http.ts'
import { rememberLate } from '../../../lib/remember-late.ts'
import { requestContext } from '../../../lib/request.ts'
import { soldHere } from '../../../lib/sold-here.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { carResultsHref, parseRental, type RentalErrors, type RentalField } from '../car-address.ts'
import { CAR_PLACES, searchCars } from '../cars-api.ts'
import { parseSearch } from '../results/car-filters.ts'
import { CarResults } from '../results/car-results.tsx'
import { CarSearchForm } from '../results/late-parts.ts'
import type { Route } from './+types/car-results.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.found ? say`Cars in ${loaderData.found.place.name}` : say`Cars` },
  { name: 'robots', content: 'noindex' },
]

/** The fields of the form, by what the call calls them. */
const FIELDS: Readonly<Record<string, RentalField>> = { pickup_at: 'from', dropoff_at: 'to', driver_age: 'age' }

export async function loader({ context, request }: Route.LoaderArgs) {
  const client = serverApi(context)
  const query = new URL(request.url).searchParams
  const { nowMs } = context.get(requestContext)
  await soldHere(client, 'CAR')
  // Whether a time has passed, or is too soon, the API says by the clock of the place.
  const { given, rental, errors: wrong } = parseRental(query, earliestDay(nowMs))
  const labels: { readonly pickup?: string; readonly dropoff?: string } = {}
  const about = { nowMs, given, labels, timeZone: undefined as string | undefined, again: `${PRODUCT_PAGES.CAR.results}?${query}` }
  const nothing = { rental: null, errors: {} as RentalErrors, found: null, problem: null, unknown: null }
  if (!rental) return data({ ...about, ...nothing, errors: wrong }, 422)
  const [answer, back] = await Promise.all([searchCars(client, rental, parseSearch(query)), nameOf(client, rental.dropoff)])
  if (answer.ok) {
    const { place, bookable_from: from } = answer.data
    const known = { ...about, labels: { pickup: place.name, dropoff: back }, timeZone: place.time_zone }
    if (from !== null) return data({ ...known, ...nothing, errors: { from: say`Choose ${dayText(from)} or later.` } }, 422)
    return data({ ...known, ...nothing, rental, found: answer.data })
  }
  if (answer.code === 'unknown_place') {
    // Typed words, from a form that was filled in without scripts: they may still mean one place.
    const [pickup, dropoff] = await Promise.all([rental.pickup, rental.dropoff].map((text) => (text ? readPlace(client, text, CAR_PLACES) : null)))
    const meant = { ...rental, pickup: idOf(pickup) ?? rental.pickup, dropoff: idOf(dropoff) ?? rental.dropoff }
    if (carResultsHref(meant) !== carResultsHref(rental)) throw redirect(carResultsHref(meant))
    const field = idOf(pickup) ? 'dropoff' : 'pickup'
    const read = field === 'pickup' ? pickup : dropoff
    const [text, places, isCountry] = [rental[field], placesOf(read), read?.kind === 'country']
    const near = places.map((place) => ({ to: carResultsHref({ ...rental, [field]: place.place_id }), label: isCountry ? place.name : place.label }))
    const errors = { [field]: isCountry ? countryText(text) : noPlaceText(text, places) }
    return data({ ...about, ...nothing, errors, unknown: { text, near, isCountry } }, isCountry ? 200 : 404)
  }
  const errors: RentalErrors = Object.fromEntries(answer.errors.flatMap(({ path, message }) => (FIELDS[path] ? [[FIELDS[path], message]] : [])))
  if (Object.keys(errors).length > 0) return data({ ...about, labels: { ...labels, dropoff: back }, ...nothing, errors }, 422)
  return data({ ...about, ...nothing, rental, problem: answer.message }, answer.status >= 500 ? 503 : 422)
}

const idOf = (meant: MeantPlace | null | undefined): string | null => (meant?.kind === 'place' ? meant.place.place_id : null)
const placesOf = (meant: MeantPlace | null | undefined) => (meant && meant.kind !== 'place' ? meant.places : [])

/** The name of a place that an address has by its id; none where it is not known. */
async function nameOf(client: Client, placeId: string): Promise<string | undefined> {
  if (!placeId) return undefined
  const place = await resolvePlace(client, placeId, CAR_PLACES)
  return place?.place_id.toLowerCase() === placeId.toLowerCase() ? place.name : undefined
}

const loadRecentCars = () => import('../recent-cars.ts').then(({ recentCars }) => recentCars)

export default function CarResultsPage({
  loaderData: { nowMs, timeZone, given, labels, again, rental, errors, found, problem, unknown },
}: Route.ComponentProps) {
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
      timeZone: timeZone ?? null,
    })
  }, [rental, name, labels.dropoff, timeZone])
  const asked = rental && name ? { label: name, detail: say`${dayText(rental.from)}, ${rental.fromTime} to ${dayText(rental.to)}, ${rental.toTime}` } : null
  return (
    <main id="content">
      <div className="border-b border-rule">
        <div className="page-width">
          <SearchBar asked={asked}>
            <CarSearchForm key={JSON.stringify(given)} look="bar" nowMs={nowMs} timeZone={timeZone} given={given} labels={labels} errors={errors} />
          </SearchBar>
        </div>
      </div>
      <div className="page-width">
        {found && rental ? (
          <CarResults found={found} rental={rental} />
        ) : problem !== null ? (
          <ListFailed message={problem} again={again} />
        ) : unknown?.isCountry ? (
          <>
            <Asking title={say`Where in ${unknown.text}?`}>{say`Choose one of its cities or airports. We've kept your times.`}</Asking>
            <HelpList level={2} title={say`Places in ${unknown.text}`} links={unknown.near.map(({ to, label }) => ({ to, words: label, detail: '' }))} />
          </>
        ) : unknown !== null ? (
          <UnknownPlace
            text={unknown.text}
            near={unknown.near}
            ways={<ButtonLink to={PRODUCT_PAGES.CAR.landing} look="ink">{say`See places with cars`}</ButtonLink>}
          >{say`It may be spelled differently, or we have no rental cars there. We've kept your times in the form above.`}</UnknownPlace>
        ) : (
          <Asking title={say`Where and when?`}>{say`Choose a place, times and the driver's age. Anything missing is highlighted above.`}</Asking>
        )}
      </div>
    </main>
  )
}
