import {
  aircraft,
  airlines,
  airports,
  countryName,
  createActivityWorld,
  createCarWorld,
  createCruiseWorld,
  createDreamtripWorld,
  createResortWorld,
  createRestaurantWorld,
  createTransferWorld,
  createWorld,
  fareFamilies,
  wayBetween,
} from '@sojourn/world'

/** Of the property's place whose pages are walked: everything there has its own names. */
const WALKED = 'lisbon'

/** Texts that the organisations of the demo world wrote about themselves and their plans: they stay in their language, as any brand's own texts do. */
const OWN_WORDS = [
  'Explorer',
  'Voyager',
  'Grand Tour',
  // The runtime, which knows no pseudo-language, says "and" before the last of a list.
  'and Grand Tour',
  'Good places to stay, honestly priced',
  '10% off a hotel',
  '25 USD off anything, once',
  'Sojourn Miles',
  'Travel wallet',
]

/** Waters that the map of the place names. */
const WATERS = ['Tejo']

/** The lines in which a map writes the name of a district. */
const LINES = ['Parque', 'das Nações']

/** What is called the same in every language: places, streets, properties, companies, people. The longest first, so that a name within another is not cut out of it. */
export function worldNames(): readonly string[] {
  known ??= findNames()
  return known
}

/** Finding them takes a second or two: once in a process, and not where tests are only listed. */
let known: readonly string[] | undefined

function findNames(): readonly string[] {
  const world = createWorld({ seed: 'sojourn', places: 'all' })
  const here = world.destinations.find(({ key }) => key === WALKED)!
  const stays = [...world.hotelsOf(here), ...world.homesOf(here)]
  const everywhere = world.destinations.flatMap((destination) => [...world.hotelsOf(destination), ...world.homesOf(destination)].map(({ name }) => name))
  const resorts = createResortWorld(world).resorts.map(({ name }) => name)
  const restaurants = createRestaurantWorld(world).at(here)
  const transfers = createTransferWorld(world)
  const [from, to] = [here.airport.iata, `${WALKED}.alfama`].map((id) => transfers.spots.find(id))
  const way = from && to && wayBetween(from, to)
  const companies = way ? transfers.ridesOn(way).map(({ company }) => company.name) : []
  const { ships, ports } = createCruiseWorld(world)
  const groups = createDreamtripWorld(world, createActivityWorld(world)).startingIn('2026-11-01', '2028-06-30')
  const inGroups = groups.flatMap(({ host, hotel, facts }) => [
    host.name,
    hotel.name,
    hotel.address,
    ...facts.landmarks.flatMap(({ name, short }) => [name, short]),
    ...facts.districts.map(({ name }) => name),
  ])
  const desks = createCarWorld(world).findPlace(WALKED)?.depots ?? []
  const names = [
    ...OWN_WORDS,
    ...WATERS,
    ...LINES,
    ...world.destinations.flatMap(({ name, country, countryCode }) => [name, country, countryName(countryCode, 'en')]),
    ...here.districts.flatMap(({ name, streets }) => [name, ...streets]),
    ...here.landmarks.flatMap(({ name, short }) => [name, short, short.replace(/^the /, '')]),
    // What was booked elsewhere is in lists of bookings.
    ...world.destinations.map(({ airport }) => airport.name),
    ...everywhere,
    ...resorts,
    ...stays.flatMap(({ name, kind, address, reviews }) => [name, kind, address, ...reviews.flatMap(({ author, from }) => [author, from])]),
    ...companies,
    ...inGroups,
    ...airlines().flatMap(({ alliance }) => alliance ?? []),
    ...[...airlines(), ...aircraft(), ...fareFamilies()].map(({ name }) => name),
    ...airports().flatMap(({ name, city }) => [name, city]),
    ...ships.flatMap(({ name, line, decks }) => [name, line.name, ...decks.map((deck) => deck.name)]),
    ...ports.flatMap(({ name }) => [name, name.replace(/ \(.*$/, '')]),
    ...restaurants.flatMap(({ name, style, address, dishes }) => [name, style ?? '', address, ...dishes.map((dish) => dish.name)]),
    ...desks.flatMap(({ supplier, name, address, city }) => [supplier.name, name, address, city]),
  ]
  return [...new Set(names)].filter(Boolean).sort((a, b) => b.length - a.length)
}
