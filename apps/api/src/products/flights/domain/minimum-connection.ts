/** What decides how long it takes to change flights at an airport. */
export interface ConnectingAirport {
  readonly size: 'large' | 'medium' | 'small'
  readonly paxMillions: number
  readonly countryCode: string
  readonly cityCode: string
  readonly iata: string
}

/** Minutes by what comes in and goes out: domestic to domestic, domestic to international, international to domestic, international to international. */
const MINIMUM: Readonly<Record<ConnectingAirport['size'], readonly [number, number, number, number]>> = {
  small: [30, 45, 50, 45],
  medium: [40, 60, 70, 60],
  large: [45, 75, 90, 70],
}
const CROWDED_PAX_MILLIONS = 40
const CROWDED_MINUTES = 10
/** Where everyone enters the country at the first airport, and takes bags through its customs. */
const BAGS_AT_FIRST_AIRPORT: ReadonlySet<string> = new Set(['US', 'CA', 'IN', 'CN'])
const BAGS_MINUTES = 20
/** From one airport of a city to another one: from gate to gate, bags and the road in between. */
const OTHER_AIRPORT_MINUTES = 180
const OTHER_CROWDED_AIRPORT_MINUTES = 240

export const takesBagsAgain = (cameFrom: string, country: string): boolean => cameFrom !== country && BAGS_AT_FIRST_AIRPORT.has(country)

/** Minutes between two flights at one airport, by the countries that one comes from and the other goes to. */
export function minimumConnection(at: ConnectingAirport, cameFrom: string, goesTo: string): number {
  const way = (cameFrom === at.countryCode ? 0 : 2) + (goesTo === at.countryCode ? 0 : 1)
  const crowded = at.paxMillions > CROWDED_PAX_MILLIONS ? CROWDED_MINUTES : 0
  const bags = takesBagsAgain(cameFrom, at.countryCode) ? BAGS_MINUTES : 0
  return MINIMUM[at.size][way as 0 | 1 | 2 | 3] + crowded + bags
}

/** The same where the second flight leaves from another airport of the city; null where it is another city's. */
export function minimumBetween(lands: ConnectingAirport, leaves: ConnectingAirport, cameFrom: string, goesTo: string): number | null {
  if (lands.iata === leaves.iata) return minimumConnection(lands, cameFrom, goesTo)
  if (lands.cityCode !== leaves.cityCode) return null
  return lands.paxMillions > CROWDED_PAX_MILLIONS || leaves.paxMillions > CROWDED_PAX_MILLIONS ? OTHER_CROWDED_AIRPORT_MINUTES : OTHER_AIRPORT_MINUTES
}
