// nothing here is translated: stored in English, and said by `said/` where it is shown
import type { WorldAirport } from '../airports.ts'
import { type Dice, diceOf, shuffled } from '../dice.ts'
import type { Facts, Point } from '../facts.ts'
import { pointWithin } from '../geo.ts'
import { addressOf, phoneOf } from '../property.ts'
import { type CarSupplier, carSuppliers, continentOf } from './car-supplier.ts'
import { type Depot, hoursOf } from './depot.ts'
import { rentalCountry } from './rental-country.ts'

const HOTELS_PER_TOWN_DEPOT = 15
const TOWN_DEPOTS_MAX = 4
const FLEET_MIN = 15
const FLEET_MAX = 400
/** Where cars are not driven by visitors although the country has rentals. */
const NO_CARS: ReadonlySet<string> = new Set(['bora-bora'])

const suppliersAt = (timeZone: string): CarSupplier[] => {
  const continent = continentOf(timeZone)
  return carSuppliers.filter(({ continents }) => continents.includes(continent))
}

export const rentsCars = ({ key, countryCode }: Facts): boolean => rentalCountry(countryCode)?.selfDrive === true && !NO_CARS.has(key)

/** The desks in the districts of a destination: more where more people stay, none of the suppliers that live from the airport bus. */
export function townDepots(facts: Facts, seed: string, region: string): Depot[] {
  const count = Math.min(TOWN_DEPOTS_MAX, facts.districts.length, Math.max(1, Math.round(facts.hotels / HOTELS_PER_TOWN_DEPOT)))
  const suppliers = shuffled(
    suppliersAt(facts.timeZone).filter(({ tier }) => tier !== 'budget'),
    seed,
    facts.key,
    'town cars',
  )
  const districts = shuffled(facts.districts, seed, facts.key, 'car districts')
  return suppliers.slice(0, count).map((supplier, index) => {
    const district = districts[index]!
    const dice = diceOf(seed, 'depot', facts.key, supplier.key)
    return {
      depotId: `${supplier.key}-${facts.key}-${district.key}`,
      supplier,
      kind: 'town',
      shuttleMinutes: 0,
      name: district.name,
      address: addressOf(facts, district, dice),
      phone: phoneOf(facts, dice),
      at: pointWithin(district.at, district.radiusM, dice),
      timeZone: facts.timeZone,
      hours: hoursOf('town'),
      iata: null,
      destination: facts.key,
      city: facts.name,
      country: facts.country,
      countryCode: facts.countryCode,
      region,
      fleet: FLEET_MIN + dice.whole('fleet', 0, 25),
      follows: facts,
    }
  })
}

/** The desks of an airport: several at that of a destination, one or two at any other. */
export function airportDepots(airport: WorldAirport, own: Facts | null, follows: Facts, seed: string): Depot[] {
  const suppliers = shuffled(suppliersAt(airport.timeZone), seed, airport.iata, 'airport cars')
  return suppliers.slice(0, deskCount(airport, own)).map((supplier) => {
    const dice = diceOf(seed, 'depot', airport.iata, supplier.key)
    const kind = supplier.tier === 'budget' || dice.chance('shuttle', supplier.tier === 'premium' ? 0.1 : 0.3) ? 'shuttle' : 'terminal'
    return {
      depotId: `${supplier.key}-${airport.iata.toLowerCase()}`,
      supplier,
      kind,
      shuttleMinutes: kind === 'shuttle' ? dice.whole('ride', 4, 12) : 0,
      name: own?.airport.name ?? airport.name,
      address: deskAddress(kind, own?.airport.name ?? airport.name, dice),
      phone: phoneOf(follows, dice),
      at: kind === 'shuttle' ? aside(airport.at, dice) : airport.at,
      timeZone: airport.timeZone,
      hours: hoursOf(kind),
      iata: airport.iata,
      destination: own?.key ?? null,
      city: own?.name ?? airport.city,
      country: follows.country,
      countryCode: airport.countryCode,
      region: airport.region,
      fleet: fleetFor(airport, dice),
      follows,
    }
  })
}

function deskCount({ paxMillions, size }: WorldAirport, own: Facts | null): number {
  if (!own) return size === 'large' ? 2 : 1
  return paxMillions > 10 ? 5 : paxMillions > 2 ? 4 : 3
}

const deskAddress = (kind: Depot['kind'], airport: string, dice: Dice): string =>
  kind === 'terminal' ? `Arrivals hall, ${airport}` : `Car rental lot ${dice.whole('lot', 1, 9)}, ${airport}`

const RIDE_RADIUS_M = 2_500
const aside = (at: Point, dice: Dice): Point => pointWithin(at, RIDE_RADIUS_M, dice)

const fleetFor = ({ paxMillions }: WorldAirport, dice: Dice): number =>
  Math.round(Math.min(FLEET_MAX, Math.max(FLEET_MIN, 30 * Math.sqrt(paxMillions) * (0.7 + 0.6 * dice.unit('fleet')))))
