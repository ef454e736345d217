import { PRODUCT_PAGES } from '@sojourn/contracts/site-pages'
import { dayText, say } from '@sojourn/i18n'
import { earliestDay } from '@sojourn/kernel'
import { lazy, useEffect } from 'react'
import { ListOrReason, loadResults, ResultsRoute, restoreList, useListMemory } from '../../../features/results/index.ts'
import { SearchBar } from '../../../features/search-form/index.ts'
import { useCarry } from '../../../lib/carried-search.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { parseRental, type Rental, type RentalErrors } from '../car-address.ts'
import { recentCars } from '../recent-cars.ts'
import { CarResults } from '../results/car-results.tsx'
import { type CarsHead, type CarsRead, carsHead, findCars } from '../results/find-cars-api.ts'
import type { Route } from './+types/car-results.ts'

// A phone fetches it when it is opened.
const CarSearchForm = lazy(() => import('../search/car-search-form.tsx').then((found) => ({ default: found.CarSearchForm })))

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadResults({ context, request }, 'CAR', {
    find: ({ client, query, nowMs }) => findCars(client, query, nowMs),
    loadHead: ({ client, query, nowMs }) => carsHead(client, query, nowMs),
    about: ({ query, nowMs }) => ({ given: parseRental(query, earliestDay(nowMs)).given }),
  })

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) => restoreList(request, serverLoader)

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: titleOf(loaderData?.found, loaderData?.head) }, { name: 'robots', content: 'noindex' }]

function titleOf(found: CarsRead | Promise<CarsRead> | undefined, head?: CarsHead | null): string {
  const name = head?.labels.pickup ?? (found && 'status' in found ? found.found?.place.name : null)
  return name ? say`Cars in ${name}` : say`Cars`
}

export default function CarResultsPage({ loaderData }: Route.ComponentProps) {
  const { nowMs, given, again, head, found } = loaderData
  useListMemory(again, loaderData)
  // On a phone the form is folded away: what it would hold is left to other products here.
  useCarry({ place: given.pickup, from: given.from, until: given.to })
  return (
    <ResultsRoute<CarsRead>
      found={found}
      name={JSON.stringify(given)}
      head={head && <CarBar nowMs={nowMs} given={given} {...head} errors={{}} />}
      titleOf={(read) => titleOf(read)}
      formOf={(read) => <CarBar nowMs={nowMs} given={given} {...read} rental={read.found && read.rental} />}
      listOf={(read) => <CarList read={read} again={again} />}
    />
  )
}

interface CarBarProps extends Pick<CarsRead, 'labels' | 'timeZone' | 'rental' | 'errors'> {
  readonly nowMs: number
  readonly given: Partial<Rental>
  readonly errors: RentalErrors
}

function CarBar({ nowMs, given, labels, timeZone, rental, errors }: CarBarProps) {
  const name = labels.pickup
  const asked = rental && name ? { label: name, detail: say`${dayText(rental.from)}, ${rental.fromTime} to ${dayText(rental.to)}, ${rental.toTime}` } : null
  return (
    <SearchBar asked={asked}>
      <CarSearchForm key={JSON.stringify(given)} look="bar" nowMs={nowMs} timeZone={timeZone} given={given} labels={labels} errors={errors} />
    </SearchBar>
  )
}

/** Remembers a search whose place is known. */
function useRememberedSearch({ rental, found, labels, timeZone }: CarsRead): void {
  const name = found?.place.name
  useEffect(() => {
    if (!rental || !name) return
    recentCars.remember({
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
}

function CarList({ read, again }: { read: CarsRead; again: string }) {
  const { rental, found } = read
  useRememberedSearch(read)
  return (
    <ListOrReason
      read={read}
      again={again}
      country={(text) => ({
        title: say`Where in ${text}?`,
        text: say`Choose one of its cities or airports. We've kept your times.`,
        places: say`Places in ${text}`,
      })}
      unknown={{
        text: say`It may be spelled differently, or we have no rental cars there. We've kept your times in the form above.`,
        ways: <ButtonLink to={PRODUCT_PAGES.CAR.landing} look="ink">{say`See places with cars`}</ButtonLink>,
      }}
      asking={{ title: say`Where and when?`, text: say`Choose a place, times and the driver's age. Anything missing is highlighted above.` }}
    >
      {found && rental && <CarResults found={found} rental={rental} />}
    </ListOrReason>
  )
}
