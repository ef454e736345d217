import { airports, type WorldAirport } from '../airports.ts'
import { diceOf } from '../dice.ts'
import type { District, Facts, Point } from '../facts.ts'
import { kmBetween, pointWithin } from '../geo.ts'
import { type HotelSpot, hotelSpotsOf } from '../hotels.ts'
import { ports, type WorldPort } from '../ports.ts'
import { stations, type WorldStation } from '../stations.ts'
import type { World } from '../world.ts'
import { landOf, OVER_WATER, type TransferSpot } from './spot.ts'

/** How far an airport may be from a destination that it is driven to. */
const AIRPORT_KM_MAX = 150
const ADDRESS = /^([a-z0-9-]+\.[a-z0-9-]+):(.{1,60}) (\d{1,4}[A-Za-z]?)$/

/** Every place that transfers go from and to. */
export interface Spots {
  /** By its id: an airport's code, a port's, or as the world calls it. Null for what is none. */
  find(placeId: string): TransferSpot | null
  /** Those that are known by name, airports, ports and stations first; hotels are named alone. */
  readonly listed: readonly TransferSpot[]
  /** The hotels of a destination, named but not placed. */
  hotelsOf(facts: Facts): readonly HotelSpot[]
  /** The streets of a destination, each with the id of an address there, less its number. */
  streetsOf(facts: Facts): readonly { readonly street: string; readonly district: District; readonly placeId: string }[]
}

export function createSpots({ destinations, seed }: Pick<World, 'destinations' | 'seed'>): Spots {
  const byKey = new Map(destinations.map((facts) => [facts.key, facts]))
  const hotels = new Map<string, readonly HotelSpot[]>()
  const hotelsOf = (facts: Facts) => {
    const known = hotels.get(facts.key) ?? hotelSpotsOf(facts, seed)
    hotels.set(facts.key, known)
    return known
  }
  const listed = [
    ...airportSpots(destinations),
    ...ports().flatMap((port) => portSpot(port, byKey) ?? []),
    ...stations().flatMap((station) => stationSpot(station, byKey) ?? []),
    ...destinations.flatMap(partsOf),
  ]
  const byId = new Map(listed.map((spot) => [spot.placeId, spot]))

  const hotelSpot = (placeId: string): TransferSpot | null => {
    // `lisbon-casa-das-gaivotas`: keys of destinations may have hyphens too.
    for (let end = placeId.indexOf('-'); end > 0; end = placeId.indexOf('-', end + 1)) {
      const facts = byKey.get(placeId.slice(0, end))
      const hotel = facts && hotelsOf(facts).find(({ id }) => id === placeId)
      if (facts && hotel) {
        const district = facts.districts.find(({ key }) => key === hotel.district)!
        return inDistrict(facts, district, { placeId, kind: 'hotel', name: hotel.name, address: hotel.address, at: hotel.at })
      }
    }
    return null
  }
  const addressSpot = (placeId: string): TransferSpot | null => {
    const [, districtId = '', street = '', number = ''] = ADDRESS.exec(placeId) ?? []
    const [key = '', part] = districtId.split('.')
    const facts = byKey.get(key)
    const district = facts?.districts.find((each) => each.key === part)
    if (!facts || !district?.streets.includes(street)) return null
    const address = facts.address.replace('{s}', street).replace('{n}', number)
    const at = pointWithin(district.at, district.radiusM, diceOf(seed, 'address', placeId))
    return inDistrict(facts, district, { placeId, kind: 'address', name: address, address, at })
  }

  return {
    listed,
    hotelsOf,
    find: (placeId) => byId.get(placeId) ?? byId.get(placeId.toUpperCase()) ?? addressSpot(placeId) ?? hotelSpot(placeId),
    streetsOf: (facts) =>
      facts.districts.flatMap((district) => district.streets.map((street) => ({ street, district, placeId: `${facts.key}.${district.key}:${street}` }))),
  }
}

function airportSpots(destinations: readonly Facts[]): TransferSpot[] {
  const keys = new Set(destinations.map(({ key }) => key))
  return airports().flatMap((airport) => {
    // A code that is the name of a destination (GOA) means the destination.
    if (keys.has(airport.iata.toLowerCase())) return []
    const markets = destinations
      .filter((facts) => facts.airport.iata === airport.iata || isNear(airport, facts))
      .toSorted(
        (a, b) =>
          Number(b.airport.iata === airport.iata) - Number(a.airport.iata === airport.iata) || kmBetween(a.at, airport.at) - kmBetween(b.at, airport.at),
      )
    const [first] = markets
    if (!first) return []
    const own = first.airport.iata === airport.iata ? first.airport.name : airport.name
    return [
      {
        placeId: airport.iata,
        kind: 'airport' as const,
        name: `${own} (${airport.iata})`,
        address: null,
        at: airport.at,
        timeZone: airport.timeZone,
        countryCode: airport.countryCode,
        markets,
        zone: airport.iata,
        land: landOf(first, 'airport'),
        iata: airport.iata,
      },
    ]
  })
}

const isNear = ({ iata, countryCode, at }: WorldAirport, facts: Facts): boolean =>
  facts.countryCode === countryCode && !OVER_WATER[facts.key]?.includes(iata) && kmBetween(facts.at, at) <= AIRPORT_KM_MAX

function portSpot({ unlocode, name, countryCode, at, timeZone, destinations }: WorldPort, byKey: ReadonlyMap<string, Facts>): TransferSpot | null {
  const markets = destinations.flatMap((key) => byKey.get(key) ?? [])
  const [first] = markets
  if (!first) return null
  const land = first.key === 'bora-bora' ? landOf(first, 'vaitape') : first.key === 'maldives' ? landOf(first, 'male') : landOf(first, 'airport')
  return { placeId: unlocode, kind: 'port', name, address: null, at, timeZone, countryCode, markets, zone: unlocode, land, iata: null }
}

function stationSpot({ destination, key, name, at }: WorldStation, byKey: ReadonlyMap<string, Facts>): TransferSpot | null {
  const facts = byKey.get(destination)
  if (!facts) return null
  const placeId = `${destination}.station.${key}`
  const spot = inDistrict(facts, nearestDistrict(facts, at), { placeId, kind: 'station', name, address: null, at })
  // Mestre lies on the mainland, nearest to no district of the lagoon.
  return { ...spot, zone: placeId, ...(placeId === 'venice.station.mestre' && { land: landOf(facts, 'airport') }) }
}

/** The destination itself, its districts and its sights. */
function partsOf(facts: Facts): TransferSpot[] {
  const { key, name, at, districts, landmarks } = facts
  return [
    inDistrict(facts, nearestDistrict(facts, at), { placeId: key, kind: 'city', name, address: null, at }),
    ...districts.map((district) =>
      inDistrict(facts, district, { placeId: `${key}.${district.key}`, kind: 'district', name: district.name, address: null, at: district.at }),
    ),
    ...landmarks.map((mark) =>
      inDistrict(facts, nearestDistrict(facts, mark.at), { placeId: `${key}.at.${mark.key}`, kind: 'landmark', name: mark.name, address: null, at: mark.at }),
    ),
  ]
}

type Named = Pick<TransferSpot, 'placeId' | 'kind' | 'name' | 'address' | 'at'>

const inDistrict = (facts: Facts, district: District, named: Named): TransferSpot => ({
  ...named,
  timeZone: facts.timeZone,
  countryCode: facts.countryCode,
  markets: [facts],
  zone: `${facts.key}.${district.key}`,
  land: landOf(facts, district.key),
  iata: null,
})

const nearestDistrict = ({ districts }: Facts, at: Point): District =>
  districts.reduce((best, each) => (kmBetween(each.at, at) < kmBetween(best.at, at) ? each : best))
