import { accept, type Outcome, refuse, type Tx } from '@sojourn/kernel'
import { type CarPlace, type CarWorld, type Depot, readAcriss } from '@sojourn/world'
import type { RentalAsk } from './car-ask.ts'
import type { CarRow } from './domain/car-filters.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import { classesFor, minimumAge, type Route, routeBetween } from './find-rental.ts'
import { type FoundCar, foundCar } from './found-car.ts'
import { freeCarsAt } from './free-cars.ts'
import { nearestOf } from './nearest-depot.ts'
import type { CarParts } from './parts.ts'
import { liability } from './price-car.ts'
import { daysOf } from './quote-car.ts'
import { notOneWay, tooYoung, unknownPlace } from './refusals.ts'
import { nearPlaces } from './suggest-places.ts'

const OLDEST = 99

export interface CarSearch extends RentalAsk {
  readonly pickup: string
  /** Null: where it was picked up. */
  readonly dropoff: string | null
}

export interface CarRowFound extends CarRow {
  readonly found: FoundCar
}

export interface CarsFound {
  readonly place: CarPlace
  readonly rows: readonly CarRowFound[]
  readonly openDepots: ReadonlySet<string>
  readonly exchange: Exchange
  readonly minutes: number
}

/** Every car that is free for the whole rental and fits the driver, unsorted. */
export async function searchCars(parts: CarParts, tx: Tx, search: CarSearch): Promise<Outcome<CarsFound>> {
  const catalogue = parts.catalogue()
  const place = catalogue?.findPlace(search.pickup)
  if (!catalogue || !place || place.depots.length === 0) return unknownPlace('pickup', await nearPlaces(catalogue, search.pickup))
  const back = search.dropoff === null || search.dropoff === search.pickup ? null : catalogue.findPlace(search.dropoff)
  if (search.dropoff !== null && search.dropoff !== search.pickup && !back) return unknownPlace('dropoff', await nearPlaces(catalogue, search.dropoff))
  const routes = routesFrom(place, back, search, parts.clock.nowMs())
  if (!routes.ok) return routes
  const exchange = await exchangeFor(parts, tx, search.currency)
  if (!exchange.ok) return refuse(exchange.refusal.code)
  const open = routes.value
  const rows = open.length === 0 ? [] : await rowsOf(parts, tx, { catalogue, routes: open, search, exchange: exchange.value })
  if (rows === null) return tooYoung(youngestAt(catalogue, open), 'place')
  return accept({
    place,
    rows,
    openDepots: new Set(open.map(({ depot }) => depot.depotId)),
    exchange: exchange.value,
    minutes: open[0]?.rental.minutes ?? 0,
  })
}

/** The age from which some car of these desks is rented. */
const youngestAt = (catalogue: CarWorld, routes: readonly Route[]): number =>
  Math.min(...routes.flatMap((route) => classesFor(catalogue, route, OLDEST).map((carClass) => minimumAge(carClass, route.country))))

/** A route from each desk that is open then. Refuses where all of them refuse for one reason that is not their hours. */
function routesFrom(place: CarPlace, back: CarPlace | null, search: CarSearch, nowMs: number): Outcome<Route[]> {
  const routes: Route[] = []
  let refused: ReturnType<typeof routeBetween> | null = null
  for (const depot of place.depots) {
    const dropoff: Depot | null = back ? nearestOf(depot, back) : depot
    const route = dropoff ? routeBetween(depot, dropoff, search, nowMs) : notOneWay()
    if (route.ok) routes.push(route.value)
    else if (!refused || route.refusal.code !== 'closed_then') refused = route
  }
  return routes.length === 0 && refused && !refused.ok && refused.refusal.code !== 'closed_then' ? refused : accept(routes)
}

interface Filling {
  readonly catalogue: CarWorld
  readonly routes: readonly Route[]
  readonly search: CarSearch
  readonly exchange: Exchange
}

/** Null where no class is for a driver of this age. */
async function rowsOf(parts: CarParts, tx: Tx, { catalogue, routes, search, exchange }: Filling): Promise<CarRowFound[] | null> {
  const wanted = routes.map((route) => ({ route, days: daysOf(route), classes: classesFor(catalogue, route, search.driverAge) }))
  if (wanted.every(({ classes }) => classes.length === 0)) return null
  const days = wanted.flatMap((each) => [each.days[0]!, each.days.at(-1)!]).sort()
  const free = await freeCarsAt(parts, tx, { catalogue, depotIds: routes.map(({ depot }) => depot.depotId), from: days[0]!, until: days.at(-1)! })
  return wanted.flatMap((each) =>
    each.classes.flatMap((carClass) => {
      const left = free.left(each.route.depot, carClass, each.days)
      return left > 0 ? [rowOf(foundCar(catalogue, each.route, carClass, left, search), exchange)] : []
    }),
  )
}

function rowOf(found: FoundCar, exchange: Exchange): CarRowFound {
  const { route, carClass, rates } = found
  const { category, automatic, electric } = readAcriss(carClass.acriss)
  return {
    found,
    category,
    supplier: route.depot.supplier.key,
    desk: route.depot.kind,
    automatic,
    electric,
    seats: carClass.seats,
    bags: carClass.largeBags,
    unlimited: route.depot.supplier.kmPerDay === null,
    fullToFull: route.depot.supplier.fuel === 'full_to_full',
    depositMinor: liability(route, carClass, false, exchange).deposit.minor,
    later: rates.some(({ rate }) => rate === 'desk'),
  }
}
