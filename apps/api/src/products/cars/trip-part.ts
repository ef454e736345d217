import { type CarFilters, type CarOffer, carFilters, PRODUCT_PAGES } from '@sojourn/contracts'
import { plural, say } from '@sojourn/i18n'
import { accept, instantMs, isoIn, type Outcome } from '@sojourn/kernel'
import { pricingFor } from '../../http/index.ts'
import type { Moment, PartCard, PartFound, PartPlacement, PartSource, PartsFound, TripAsk } from '../../sale/part-source.ts'
import { type CarAsk, readCarId } from './car-ask.ts'
import { describeCar } from './describe-car.ts'
import { passes } from './domain/car-filters.ts'
import { compareBy } from './domain/car-order.ts'
import { clockOf, dayOf } from './domain/rental.ts'
import { rankOf, requestOf } from './http-search.ts'
import { inWords } from './in-words.ts'
import type { CarParts } from './parts.ts'
import { offerOf } from './quote-car.ts'
import { type CarRowFound, searchCars } from './search-cars.ts'

const MINUTE_MS = 60_000
/** Desks take half hours: the first one so long after the landing, the last one so long before the flight leaves. */
const STEP_MS = 30 * MINUTE_MS
const AFTER_LANDING_MS = 45 * MINUTE_MS
const BEFORE_LEAVING_MS = 120 * MINUTE_MS
/** Of whom a price is for where nobody said who drives. */
const USUAL_AGE = 35
const FEW = 3

/** A car from the landing to the way back as a part of a trip. */
export const carPart = (parts: CarParts): PartSource<CarOffer> => ({
  product: 'CAR',
  role: 'car',
  find: (ask, wanted) => findCars(parts, ask, wanted),
  placementOf,
  fields: (ask) => fieldsOf(ask as CarAsk),
  card: async (_tx, { details, fields }) => cardOf(details, fields, null),
})

/** Nothing without a flight: a car waits where one lands. */
async function findCars(
  parts: CarParts,
  { caller, there, ...ask }: TripAsk,
  { limit, filters: said, like }: Parameters<PartSource['find']>[1],
): Promise<Outcome<PartsFound>> {
  if (!there) return accept({ parts: [], facets: {}, total: 0, late: [] })
  const { currency, markupBasisPoints } = await pricingFor(caller, ask.currency)
  const { timeZone } = there.from
  const halfHour = (ms: number): string => isoIn(timeZone, ms).slice(0, 16)
  const rental = {
    pickupAt: halfHour(Math.ceil((there.from.ms + AFTER_LANDING_MS) / STEP_MS) * STEP_MS),
    dropoffAt: halfHour(Math.floor((there.until.ms - BEFORE_LEAVING_MS) / STEP_MS) * STEP_MS),
  }
  const former = (like ?? null) as CarOffer | null
  const asked = { ...rental, driverAge: former?.driver_age ?? USUAL_AGE, residence: former?.residence ?? null, currency, markupBasisPoints }
  const search = { ...asked, pickup: there.from.iata, dropoff: there.until.iata === there.from.iata ? null : there.until.iata }
  const found = await ask.read((tx) => searchCars(parts, tx, search))
  if (!found.ok) return found
  const { rows, exchange } = found.value
  const filters: CarFilters = carFilters.safeParse(said ?? {}).data ?? {}
  const order = compareBy('recommended')
  const people = ask.rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0)
  const request = requestOf({ ...filters, seats_min: filters.seats_min ?? Math.min(people, 9) }, exchange)
  const far = former ? farFrom(former) : () => 0
  const wanted = rows.filter((row) => passes(row, request)).sort((a, b) => far(a) - far(b) || order(rankOf(a), rankOf(b)))
  const catalogue = parts.catalogue()!
  const partOf = ({ found: { carId, route, carClass, rates, left } }: CarRowFound): PartFound => {
    // Paid with all the rest, where that is offered.
    const { rate, basis } = rates.find((each) => each.rate === (former?.rate_id ?? 'prepaid')) ?? rates[0]!
    const dropoffDepotId = route.dropoff.depotId === route.depot.depotId ? null : route.dropoff.depotId
    const extras = former?.extras.map(({ code, count }) => ({ code, count })) ?? []
    const carAsk: CarAsk = { ...asked, carId, dropoffDepotId, rate, extras }
    const fields = fieldsOf(carAsk)
    const { details, terms, ...offer } = offerOf(basis, { catalogue, route, carClass, exchange }, carAsk)
    return { ...placementOf(details), product: 'CAR', fields, offer, terms, card: cardOf(details, fields, left <= FEW ? left : null) }
  }
  return accept({ parts: wanted.slice(0, limit).map(partOf), facets: {}, total: wanted.length, late: [] })
}

/** What it is held by, less what says nothing. */
const fieldsOf = ({ carId, rate, pickupAt, dropoffAt, driverAge, residence, dropoffDepotId, extras }: CarAsk) => ({
  ...{ car_id: carId, rate_id: rate, pickup_at: pickupAt, dropoff_at: dropoffAt, driver_age: driverAge },
  ...(dropoffDepotId !== null && { dropoff: dropoffDepotId }),
  ...(residence !== null && { residence }),
  ...(extras.length > 0 && { extras: extras.map((extra) => ({ ...extra })) }),
})

/** The same car at the same desk, then its class at another. */
function farFrom({ car_id }: CarOffer): (row: CarRowFound) => number {
  const { acriss } = readCarId(car_id)
  return ({ found: { carId } }) => (carId === car_id ? 0 : readCarId(carId).acriss === acriss ? 1 : 2)
}

const momentOf = (at: string, { time_zone: timeZone }: CarOffer['pickup']): Moment => ({ at, ms: instantMs(dayOf(at), clockOf(at), timeZone), timeZone })

const placementOf = ({ car_id, pickup, dropoff, pickup_at, dropoff_at }: CarOffer): PartPlacement => ({
  role: 'car',
  key: car_id,
  starts: momentOf(pickup_at, pickup),
  ends: momentOf(dropoff_at, dropoff),
  at: [pickup.latitude, pickup.longitude],
  people: null,
})

function cardOf(stored: CarOffer, fields: Readonly<Record<string, unknown>>, left: number | null): PartCard {
  const { car, driver_age, pickup } = inWords(stored)
  const { title, summary } = describeCar(stored)
  return {
    title,
    summary,
    image: null,
    facts: [
      pickup.name,
      say`${plural(car.seats, { one: '# seat', other: '# seats' })}`,
      say`${plural(car.large_bags, { one: '# large bag', other: '# large bags' })}`,
      say`The driver is ${driver_age} years old`,
    ],
    url: urlOf(fields, pickup),
    left,
    supplier: null,
  }
}

/** The page of the same car. */
function urlOf(fields: Readonly<Record<string, unknown>>, { iata, depot_id }: CarOffer['pickup']): string {
  const { car_id, pickup_at, dropoff_at, driver_age } = fields as Readonly<Record<'car_id' | 'pickup_at' | 'dropoff_at' | 'driver_age', string>>
  const query = new URLSearchParams({ pickup: iata ?? depot_id, from: pickup_at, to: dropoff_at, age: String(driver_age), car: car_id })
  return `${PRODUCT_PAGES.CAR.details}?${query.toString().replaceAll('%3A', ':')}`
}
