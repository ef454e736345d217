import { type CarFilters, carDepots, carPlaces, searchCars as searchCall } from '@sojourn/contracts'
import { commaText, say } from '@sojourn/i18n'
import { accept, fromMajor, money, toMajor } from '@sojourn/kernel'
import { type CarPlace, countryName, exonymOf, factText } from '@sojourn/world'
import { agentTermsOf, type CallRoute, pricingFor, type Refusals, route } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { deskKindText, durationText } from './car-words.ts'
import { type CarRequest, countsOf, passes } from './domain/car-filters.ts'
import { compareBy, type Ranked } from './domain/car-order.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import { wireListedCar } from './found-car.ts'
import type { CarParts } from './parts.ts'
import { unknownPlace } from './refusals.ts'
import { type CarRowFound, type CarsFound, searchCars } from './search-cars.ts'
import { cityOf, isAirport, nearPlaces, readCarPlace } from './suggest-places.ts'
import { mappedDesk } from './to-wire.ts'

/** What a person sees of a rental that cannot be: the message of a refusal says more where it knows more. */
export const ASKED_REFUSALS: Refusals = {
  unknown_place: [404, () => say`We have no rental cars at this place. Please choose a city or an airport from the list.`],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
  bad_times: [400, () => say`Please check your pick-up and return times.`],
  driver_too_young: [409, () => say`The driver is too young for this car. Please choose another car or another driver.`],
  one_way_not_offered: [409, () => say`You can't return this car there. Please return it where you pick it up.`],
}

export const searchCarsHttp = (parts: CarParts): CallRoute[] => [
  route(
    searchCall,
    async (body, caller) => {
      const { currency, markupBasisPoints, memberPrices } = await pricingFor(caller, body.currency)
      const found = await parts.transactions.inTenant(
        caller.orgId,
        (tx) =>
          searchCars(parts, tx, {
            pickup: body.pickup,
            dropoff: body.dropoff ?? null,
            pickupAt: body.pickup_at,
            dropoffAt: body.dropoff_at,
            driverAge: body.driver_age,
            residence: body.residence ?? null,
            currency,
            markupBasisPoints,
          }),
        { readOnly: true },
      )
      if (!found.ok) return found
      const { place, rows, exchange, minutes } = found.value
      const request = requestOf(body.filters, exchange)
      const order = compareBy(body.sort)
      const wanted = rows.filter((row) => passes(row, request)).sort((a, b) => order(rankOf(a), rankOf(b)))
      const agent = agentTermsOf(caller)
      const start = Number(body.cursor ?? 0)
      const end = start + body.limit
      return accept({
        place: {
          place_id: place.placeId,
          ...placeNames(place, caller.language),
          country_code: place.countryCode,
          latitude: place.at[0],
          longitude: place.at[1],
          time_zone: place.timeZone,
          art: place.art,
        },
        cars: wanted.slice(start, end).map(({ found: car }) => wireListedCar(car, { exchange, agent, nowMs: parts.clock.nowMs() })),
        depots: depotsOf(found.value, wanted),
        facets: facetsOf(rows, exchange),
        duration: minutes === 0 ? '' : durationText(minutes),
        next: end < wanted.length ? String(end) : null,
        total: wanted.length,
        bookable_from: bookableFrom({ startsOn: body.pickup_at.slice(0, 10), timeZone: place.timeZone }, caller.org.minimumCheckinDays, parts.clock.nowMs()),
        member_prices: memberPrices,
        currency,
      })
    },
    ASKED_REFUSALS,
  ),

  route(carPlaces, async ({ text, limit }, { language }) => {
    const catalogue = parts.catalogue()
    const read = catalogue ? await readCarPlace(catalogue, text, limit, language) : { places: [], meant: null, isCountry: false }
    return accept({
      meant: read.meant?.placeId ?? null,
      is_country: read.isCountry,
      places: read.places.map((place) => {
        const { placeId, countryCode, at } = place
        const { name, country } = placeNames(place, language)
        const city = exonymOf(placeId, language) ?? cityOf(place)
        return {
          place_id: placeId,
          type: isAirport(place) ? ('airport' as const) : ('city' as const),
          name,
          label: commaText([name, ...(name.includes(city) ? [] : [city]), country], language),
          country_code: countryCode,
          latitude: at[0],
          longitude: at[1],
          time_zone: place.timeZone,
        }
      }),
    })
  }),

  route(
    carDepots,
    async (body, caller) => {
      const place = parts.catalogue()?.findPlace(body.place)
      if (!place || place.depots.length === 0) return unknownPlace('place', await nearPlaces(parts.catalogue(), body.place))
      const { currency } = await pricingFor(caller, body.currency)
      const exchange = await parts.transactions.inTenant(caller.orgId, (tx) => exchangeFor(parts, tx, currency), { readOnly: true })
      return exchange.ok ? accept({ depots: place.depots.map((depot) => mappedDesk(depot, exchange.value)) }) : exchange
    },
    ASKED_REFUSALS,
  ),
]

/** A place as a language calls it. */
const placeNames = ({ placeId, name, country, countryCode }: Pick<CarPlace, 'placeId' | 'name' | 'country' | 'countryCode'>, language: string) => ({
  name: exonymOf(placeId, language) ?? name,
  country: language.startsWith('en') ? country : countryName(countryCode, language),
})

/** What cars are ordered by. */
export const rankOf = ({ found: { carId, route: way, carClass, rates } }: CarRowFound): Ranked => ({
  carId,
  cents: rates[0]!.cents,
  shuttleMinutes: way.depot.shuttleMinutes,
  score: way.depot.supplier.score,
  size: carClass.seats * 10 + carClass.largeBags,
})

/** Filters as they are compared. */
export function requestOf(filters: CarFilters, { currency }: Exchange): CarRequest {
  return {
    categories: filters.categories ?? [],
    suppliers: filters.suppliers ?? [],
    desks: filters.desks ?? [],
    automatic: filters.automatic ?? false,
    electric: filters.electric ?? false,
    seatsMin: filters.seats_min ?? 0,
    bagsMin: filters.bags_min ?? 0,
    unlimited: filters.unlimited_mileage ?? false,
    fullToFull: filters.full_to_full ?? false,
    depositMaxMinor: filters.deposit_max === undefined ? null : (fromMajor(filters.deposit_max, currency)?.minor ?? null),
    later: filters.payment === 'later',
  }
}

/** Every desk of the place, with what of the wanted cars is there. */
function depotsOf({ place, openDepots, exchange }: CarsFound, wanted: readonly CarRowFound[]) {
  return place.depots.map((depot) => {
    const here = wanted.filter(({ found }) => found.route.depot.depotId === depot.depotId)
    const cents = here.map(({ found }) => found.rates[0]!.cents)
    return {
      ...mappedDesk(depot, exchange),
      is_open: openDepots.has(depot.depotId),
      cars: here.length,
      from: cents.length === 0 ? null : toMajor(exchange.ofCents(Math.min(...cents))),
    }
  })
}

/** What all cars found have, whatever is filtered. */
function facetsOf(rows: readonly CarRowFound[], { currency }: Exchange) {
  const names = new Map(rows.map(({ supplier, found }) => [supplier, found.route.depot.supplier.name]))
  const asIs = (facet: readonly { value: string; count: number }[]) => facet.map((each) => ({ ...each, label: each.value }))
  const deposits = rows.map(({ depositMinor }) => depositMinor)
  const major = (minor: number): number => toMajor(money(minor, currency))
  return {
    categories: countsOf(rows, ({ category }) => category).map((each) => ({ ...each, label: factText(each.value) })),
    suppliers: countsOf(rows, ({ supplier }) => supplier).map((each) => ({ ...each, label: names.get(each.value)! })),
    desks: countsOf(rows, ({ desk }) => desk).map((each) => ({ ...each, label: deskKindText(each.value as Parameters<typeof deskKindText>[0]) })),
    automatic: rows.filter(({ automatic }) => automatic).length,
    electric: rows.filter(({ electric }) => electric).length,
    seats: asIs(countsOf(rows, ({ seats }) => seats)),
    bags: asIs(countsOf(rows, ({ bags }) => bags)),
    unlimited_mileage: rows.filter(({ unlimited }) => unlimited).length,
    full_to_full: rows.filter(({ fullToFull }) => fullToFull).length,
    pay_now: rows.length,
    pay_later: rows.filter(({ later }) => later).length,
    deposit: { min: deposits.length === 0 ? 0 : major(Math.min(...deposits)), max: deposits.length === 0 ? 0 : major(Math.max(...deposits)) },
  }
}
