import { addDays, dayIn, daysBetween, exchangeOf, type Money, nightsOf, type Tx } from '@sojourn/kernel'
import { blockingFilters, type FilterName } from './domain/blocking.ts'
import type { City, Hotel } from './domain/catalogue.ts'
import { type Filters, passes } from './domain/filters.ts'
import { metresBetween } from './domain/metres.ts'
import { fitsAll } from './domain/occupancy.ts'
import { type Basis, rowsOf } from './domain/rows.ts'
import { splitParty } from './domain/split-party.ts'
import { checkNights, type RoomParty, type Stay } from './domain/stay.ts'
import { stockOf } from './domain/stock.ts'
import type { Scope } from './find-place.ts'
import type { Parts } from './parts.ts'
import type { SearchRequest } from './search-request.ts'

/** What a search of the same would find there: properties, and the cheapest of them. */
interface Hint {
  readonly total: number
  readonly from: Money
}

export interface SearchHelp {
  readonly dates: readonly (Hint & { readonly checkin: string; readonly checkout: string })[]
  readonly places: readonly (Hint & { readonly placeId: string; readonly name: string; readonly destinationId: string; readonly metres: number })[]
  readonly filters: readonly { readonly filter: FilterName; readonly total: number }[]
  /** The same people in more rooms, where no property has a room that takes them as they are. */
  readonly party: (Hint & { readonly rooms: readonly RoomParty[] }) | null
}

const DAYS_AWAY_MAX = 21
const DATES_MAX = 3
const DISTRICTS_MAX = 3
const CITIES_LOOKED_AT = 4
const CITIES_MAX = 3
const ROOMS_MAX = 5

/** Where a search has found nothing: what else would, by the same prices and the same stock. What it costs is bounded, whatever was asked. */
export async function searchHelp(parts: Parts, tx: Tx, request: SearchRequest, scope: Scope, basis: Basis): Promise<SearchHelp> {
  const filters = blockingFilters(rowsOf(basis, scope.hotels), request.filters)
  const isTooMany = !scope.hotels.some(({ rooms }) => rooms.some((room) => fitsAll(room, request.stay.rooms)))
  const party = isTooMany ? inMoreRooms(basis, scope.hotels, request) : null
  // No other day makes a room larger.
  const dates = isTooMany ? [] : await otherDates(parts, tx, request, scope, basis)
  const places = [...otherDistricts(request, scope, basis), ...(await otherCities(parts, tx, request, scope, basis))]
  return { dates, places, filters, party }
}

function hintOf(basis: Basis, hotels: readonly Hotel[], filters: Filters): Hint | null {
  const totals = rowsOf(basis, hotels)
    .filter((row) => passes(row, filters))
    .map((row) => row.offer(filters)!.quote.total)
  if (totals.length === 0) return null
  return { total: totals.length, from: totals.reduce((least, total) => (total.minor < least.minor ? total : least)) }
}

function inMoreRooms(basis: Basis, hotels: readonly Hotel[], request: SearchRequest): SearchHelp['party'] {
  for (let rooms = splitParty(request.stay.rooms); rooms && rooms.length <= ROOMS_MAX; rooms = splitParty(rooms)) {
    const hint = hintOf({ ...basis, stay: { ...request.stay, rooms } }, hotels, request.filters)
    if (hint) return { ...hint, rooms }
  }
  return null
}

/** The nearest days, later before earlier, with as many nights. */
async function otherDates(parts: Parts, tx: Tx, request: SearchRequest, scope: Scope, basis: Basis): Promise<SearchHelp['dates']> {
  const { destination } = scope.city
  const { checkin, checkout } = request.stay
  const nights = daysBetween(checkin, checkout)
  const taken = await parts.stock.listTaken(tx, destination.destinationId, addDays(checkin, -DAYS_AWAY_MAX), addDays(checkout, DAYS_AWAY_MAX))
  const found: SearchHelp['dates'][number][] = []
  for (let away = 1; away <= DAYS_AWAY_MAX && found.length < DATES_MAX; away++) {
    for (const shift of [away, -away]) {
      const stay: Stay = { ...request.stay, checkin: addDays(checkin, shift), checkout: addDays(checkin, shift + nights) }
      const checked = checkNights(stay, destination.timeZone, basis.nowMs)
      if (!checked.ok || found.length === DATES_MAX) continue
      const hint = hintOf({ ...basis, stay, stock: stockOf(scope.city, checked.value, taken) }, scope.hotels, request.filters)
      if (hint) found.push({ ...hint, checkin: stay.checkin, checkout: stay.checkout })
    }
  }
  return found
}

function otherDistricts(request: SearchRequest, { place, city }: Scope, basis: Basis): SearchHelp['places'] {
  if (place.type !== 'district') return []
  const filters = { ...request.filters, districts: [] }
  const sold = city.hotels.filter((hotel) => hotel.product === request.product && `${place.destinationId}.${hotel.districtKey}` !== place.placeId)
  return [...Map.groupBy(sold, (hotel) => hotel.districtKey)]
    .map(([key, hotels]) => ({ key, hotels, metres: Math.min(...hotels.map((hotel) => metresBetween(place, hotel))) }))
    .sort((a, b) => a.metres - b.metres)
    .flatMap(({ key, hotels, metres }) => {
      const hint = hintOf(basis, hotels, filters)
      const { destinationId } = place
      return hint ? [{ ...hint, placeId: `${destinationId}.${key}`, name: hotels[0]!.district, destinationId, metres }] : []
    })
    .slice(0, DISTRICTS_MAX)
}

async function otherCities(parts: Parts, tx: Tx, request: SearchRequest, { city }: Scope, basis: Basis): Promise<SearchHelp['places']> {
  const near = await parts.places.listNearDestinations(tx, city.destination.destinationId, CITIES_LOOKED_AT)
  const found: SearchHelp['places'][number][] = []
  for (const destinationId of near) {
    const other = await parts.catalogue.findCity(tx, destinationId)
    const hint = other && (await hintElsewhere(parts, tx, request, other, basis))
    if (!hint || found.length === CITIES_MAX) continue
    found.push({ ...hint, placeId: destinationId, name: other.destination.name, destinationId, metres: metresBetween(city.destination, other.destination) })
  }
  return found
}

async function hintElsewhere(parts: Parts, tx: Tx, request: SearchRequest, other: City, { terms, nowMs }: Basis): Promise<Hint | null> {
  const { destination } = other
  const exchange = exchangeOf(destination.currency, terms.exchange.to, await parts.rates(tx))
  const { stay } = request
  if (!exchange || !checkNights(stay, destination.timeZone, nowMs).ok) return null
  const taken = await parts.stock.listTaken(tx, destination.destinationId, stay.checkin, stay.checkout)
  const there: Basis = {
    city: other,
    stay,
    terms: { ...terms, exchange, today: dayIn(destination.timeZone, nowMs) },
    stock: stockOf(other, nightsOf(stay.checkin, stay.checkout), taken),
    nowMs,
  }
  return hintOf(
    there,
    other.hotels.filter((hotel) => hotel.product === request.product),
    { ...request.filters, districts: [] },
  )
}
