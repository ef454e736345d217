import { type BoundShape, type FareCondition, type FlightFilters, type FlightOffer, flightFilters, PRODUCT_PAGES } from '@sojourn/contracts'
import { plural, say, stopText } from '@sojourn/i18n'
import { accept, fromMajor, instantMs, money, type Outcome, scale } from '@sojourn/kernel'
import { agentTermsOf } from '../../http/index.ts'
import type { Moment, PartCard, PartFound, PartPlacement, PartSource, PartsFound, TripAsk } from '../../sale/part-source.ts'
import { type Quote, quoteOfLines } from '../../sale/quote.ts'
import { passes } from './domain/itinerary-filters.ts'
import { inOrder } from './domain/itinerary-order.ts'
import { type Party, partyFault } from './domain/party.ts'
import type { DuffelParts } from './duffel/duffel-parts.ts'
import type { DuffelRow } from './duffel/duffel-row.ts'
import { createDuffelSearch, type DuffelSearch } from './duffel/duffel-search.ts'
import type { FlightAsk } from './flight-ask.ts'
import { facetsOf, requestOf } from './found-on-wire.ts'
import { askedBy } from './http-search.ts'
import { isRemote, merged, searchElsewhere } from './merge-remote.ts'
import type { FlightParts } from './parts.ts'
import { readSlices } from './read-slices.ts'
import { badParty } from './refusals.ts'
import { type FlightRequest, type FlightRow, listPricingOf, type Searching, searchFlights } from './search-flights.ts'
import { brandNameOf, wireBound, wireConditions } from './to-wire.ts'

const INFANT_UNTIL = 2
const ADULT_FROM = 12
const DAY = 10
/** What most fly in; a package has no other. */
const CABIN = 'economy'

/** Who flies, of those who sleep in these rooms. */
export function flyingParty(rooms: TripAsk['rooms']): Party {
  const ages = rooms.flatMap(({ children }) => children)
  return {
    adult: rooms.reduce((sum, { adults }) => sum + adults, 0) + ages.filter((age) => age >= ADULT_FROM).length,
    child: ages.filter((age) => age >= INFANT_UNTIL && age < ADULT_FROM).length,
    infant: ages.filter((age) => age < INFANT_UNTIL).length,
  }
}

/** Flights there and back as a part of a trip. */
export function flightPart(parts: FlightParts, duffel: DuffelParts): PartSource<FlightOffer> {
  const remote = createDuffelSearch(duffel)
  return {
    product: 'FLT',
    role: 'flight',
    find: (ask, wanted) => findFlights({ parts, remote }, ask, wanted),
    placementOf,
    there: thereBy,
    fields: (ask) => fieldsOf(ask as FlightAsk),
    asked: (ask, details) => askedBefore(parts, ask as FlightAsk, details),
    card: async (_tx, { details, fields }) => cardOfOffer(parts, details, fields),
  }
}

/** What it is held by, less what says nothing. */
const fieldsOf = ({ itineraryId, brandId, cabin, party, bags, seats, extraBags, hold, searchedFrom }: FlightAsk) => ({
  ...{ itinerary_id: itineraryId, brand_id: brandId, cabinclass: cabin, ...party, bags: { ...bags } },
  ...(seats.length > 0 && { seats: seats.map((seat) => ({ ...seat })) }),
  ...(extraBags.length > 0 && { extra_bags: extraBags.map((extra) => ({ ...extra })) }),
  ...(hold && { hold }),
  ...(searchedFrom && { searched_from: searchedFrom }),
})

/** An airport with all others of its city. */
const cityOf = ({ catalogue }: FlightParts, iata: string): string => catalogue()?.places.around(iata)?.code ?? iata

/** From the airport that was searched from, or any of the city where it leaves: children are of the age that their fare is for. */
function askedBefore(parts: FlightParts, { party, bags, searchedFrom }: FlightAsk, { bounds }: FlightOffer): ReturnType<NonNullable<PartSource['asked']>> {
  const [out, home] = [bounds[0]!, bounds.at(-1)!]
  const { iata } = out.segments[0]!.from
  return {
    from: searchedFrom ?? cityOf(parts, iata),
    leave: out.departs_at.slice(0, DAY),
    back: home.departs_at.slice(0, DAY),
    rooms: [{ adults: party.adult, children: [...Array<number>(party.child).fill(ADULT_FROM - 1), ...Array<number>(party.infant).fill(0)] }],
    bags: bags.checked,
  }
}

interface Finding {
  readonly parts: FlightParts
  readonly remote: DuffelSearch
}

async function findFlights(
  { parts, remote }: Finding,
  ask: TripAsk,
  { limit, filters: said }: Parameters<PartSource['find']>[1],
): Promise<Outcome<PartsFound>> {
  const { caller, currency, leave, back } = ask
  const party = flyingParty(ask.rooms)
  const fault = partyFault(party)
  if (fault) return badParty(fault)
  const catalogue = parts.catalogue()
  const [from, to] = [ask.from ?? '', cityOf(parts, ask.to.iata)]
  const flightsearch = [
    { from, to, date: leave },
    { from: to, to: from, date: back },
  ]
  const read = await readSlices(catalogue, { triptype: 2, flightsearch }, parts.clock.nowMs())
  if (!read.ok) return read
  const slices = read.value
  const bags = { cabin: 0, checked: ask.bags }
  const asked = await askedBy(parts, { cabinclass: CABIN, ...party, bags, currency }, caller, [leave, back], { read: ask.read })
  if (!asked.ok) return asked
  const { searching, request } = asked.value
  const elsewhere = searchElsewhere(remote, { ...request, currency, agent: null, slices: flightsearch }, caller)
  const { rows: own } = searchFlights(searching, slices, request)
  const { rows: others, late } = await elsewhere
  const rows = merged(own, others)
  const filters: FlightFilters = flightFilters.safeParse(said ?? {}).data ?? {}
  const wanted = requestOf(filters, slices, searching)
  const shown = inOrder(
    rows.filter((row) => passes(row, wanted)),
    'best',
  )
  const { stops, airlines } = facetsOf(rows, slices, searching)
  const plain = (facet: typeof stops) => facet.map(({ value, label, count }) => ({ value, label, count }))
  const listing = { searching, request, ask, from, to, isOneOfSeveral: cityOf(parts, from) !== from }
  return accept({
    parts: shown.slice(0, limit).map((row) => (isRemote(row) ? remotePart(row, listing) : ownPart(row, listing))),
    facets: { stops: plain(stops), airlines: plain(airlines) },
    total: shown.length,
    late: [...late],
  })
}

interface Listing {
  readonly searching: Searching
  readonly request: FlightRequest
  readonly ask: TripAsk
  readonly from: string
  readonly to: string
  /** It is one airport of a city with several that was searched from. */
  readonly isOneOfSeveral: boolean
}

/** A price without its lines: what it is discounted by is its fare. */
const sumsQuote = (currency: string, totalMinor: number, taxesMinor: number): Quote =>
  quoteOfLines(
    currency,
    (['item', 'tax'] as const).map((kind) => ({
      kind,
      label: '',
      rule: null,
      amount: money(kind === 'tax' ? taxesMinor : totalMinor - taxesMinor, currency),
      due: 'now',
    })),
  )

/** A fare at a share on its net price. */
function offerAt(row: FlightRow, markupBasisPoints: number, { searching, request }: Listing): PartFound['offer'] {
  const { currency } = searching.exchange
  const sums = listPricingOf(searching, { ...request, markupBasisPoints }).sumsOf(row.bounds, row.brands[0]!.brand)
  const base = money(sums.totalMinor - sums.taxesMinor, currency)
  const markup = scale(base, markupBasisPoints, 10_000 + markupBasisPoints)
  return { quote: sumsQuote(currency, sums.totalMinor, sums.taxesMinor), revenue: markup, markup }
}

function ownPart(row: FlightRow, listing: Listing): PartFound {
  const { searching, request, ask } = listing
  const { flights, market, exchange } = searching
  const { brand } = row.brands[0]!
  const agent = agentTermsOf(ask.caller)
  return {
    ...partOf(row.id, brand.brandId, listing, {
      offer: offerAt(row, request.markupBasisPoints, listing),
      bounds: row.bounds.map((priced) => wireBound(flights, priced)),
      brandName: brandNameOf(brand),
      conditions: wireConditions({ market, exchange, bounds: row.bounds }, brand),
      left: brand.left,
      supplier: null,
    }),
    ...(agent && { inPublic: offerAt(row, agent.publicBasisPoints, listing) }),
  }
}

function remotePart({ id, wire }: DuffelRow, listing: Listing): PartFound {
  const [brand] = wire.brands as [(typeof wire.brands)[number]]
  const { currency } = listing.searching.exchange
  const minor = (major: number) => fromMajor(major, currency)!.minor
  const quote = sumsQuote(currency, minor(brand.price.total), minor(brand.price.taxes))
  return partOf(id, brand.brand_id, listing, {
    offer: { quote, revenue: money(0, currency), markup: money(0, currency) },
    bounds: wire.bounds,
    brandName: brand.name,
    conditions: brand.conditions,
    left: brand.left,
    supplier: wire.supplier,
  })
}

interface Found extends Pick<Shown, 'bounds' | 'brandName' | 'conditions' | 'supplier'> {
  readonly offer: PartFound['offer']
  readonly left: number | null
}

function partOf(itineraryId: string, brandId: string, { request, ask, from, to, isOneOfSeveral }: Listing, found: Found): PartFound {
  const { party, bags, cabin } = request
  const fields = {
    ...{ itinerary_id: itineraryId, brand_id: brandId, cabinclass: cabin, ...party, bags: { ...bags } },
    ...(isOneOfSeveral && { searched_from: from }),
  }
  return {
    ...placementOf({ itinerary_id: itineraryId, bounds: found.bounds, party }),
    product: 'FLT',
    fields,
    offer: found.offer,
    terms: null,
    card: cardOf({
      ...found,
      left: found.left !== null && found.left <= FEW ? found.left : null,
      url: urlOf(fields, { from, to, leave: ask.leave, back: ask.back }),
    }),
  }
}

/** From this many seats down a person sees how many are left. */
const FEW = 9

const momentOf = (at: string, { time_zone: timeZone }: { readonly time_zone: string }): Moment => ({
  at: at.slice(0, 16),
  ms: instantMs(at.slice(0, DAY), at.slice(DAY + 1), timeZone),
  timeZone,
})

/** From landing where it goes to leaving there again. */
function placementOf({
  itinerary_id: key,
  bounds,
  party,
}: {
  readonly itinerary_id: string
  readonly bounds: readonly BoundShape[]
  readonly party: Party
}): PartPlacement {
  const [out, home] = [bounds[0]!, bounds.at(-1)!]
  const { to } = out.segments.at(-1)!
  return {
    role: 'flight',
    key,
    starts: momentOf(out.arrives_at, to),
    ends: momentOf(home.departs_at, home.segments[0]!.from),
    at: [to.latitude, to.longitude],
    people: party.adult + party.child + party.infant,
  }
}

function thereBy({ bounds }: Pick<FlightOffer, 'bounds'>): TripAsk['there'] {
  const [lands, leaves] = [bounds[0]?.segments.at(-1), bounds.at(-1)?.segments[0]]
  if (!lands || !leaves || bounds.length < 2) return null
  const isInternational = ({ from, to }: typeof lands) => from.country_code !== to.country_code
  return {
    from: { ...momentOf(lands.arrives_at, lands.to), iata: lands.to.iata, flight: lands.flight, isInternational: isInternational(lands) },
    until: { ...momentOf(leaves.departs_at, leaves.from), iata: leaves.from.iata, flight: leaves.flight, isInternational: isInternational(leaves) },
  }
}

interface Shown {
  readonly bounds: readonly BoundShape[]
  readonly brandName: string
  readonly conditions: readonly FareCondition[]
  readonly left: number | null
  readonly supplier: string | null
  readonly url: string
}

function cardOf({ bounds, brandName, conditions, left, supplier, url }: Shown): PartCard {
  const first = bounds[0]!.segments
  const airlines = [...new Set(bounds.flatMap(({ segments }) => segments.map(({ airline }) => airline.name)))]
  const stops = Math.max(...bounds.map((bound) => bound.stops))
  const stopsText = stops === 0 ? say`Nonstop` : say`${plural(stops, { one: '# stop', other: '# stops' })}`
  return {
    title: say`${first[0]!.from.city} to ${first.at(-1)!.to.city} and back`,
    summary: stopText([...airlines.slice(0, 2), stopsText, brandName]),
    image: null,
    facts: conditions.filter(({ code }) => code === 'cabin_bag' || code === 'checked_bag' || code === 'change' || code === 'refund').map(({ text }) => text),
    url,
    left,
    supplier,
    bounds: [...bounds],
    conditions: conditions.map(({ text }) => text),
  }
}

/** The page is found as it was looked for: from one airport, or from all of the city. */
function cardOfOffer(
  parts: FlightParts,
  { bounds, brand_name: brandName, conditions, supplier }: FlightOffer,
  fields: Readonly<Record<string, unknown>>,
): PartCard {
  const [out, home] = [bounds[0]!, bounds.at(-1)!]
  const { searched_from: one } = fields as { readonly searched_from?: string }
  const [from, to] = [out.segments[0]!.from.iata, out.segments.at(-1)!.to.iata]
  const ends = { from: one ?? cityOf(parts, from), to: cityOf(parts, to), leave: out.departs_at.slice(0, DAY), back: home.departs_at.slice(0, DAY) }
  const plain = bounds.map(({ family: _, family_name: __, cabin_bag: ___, checked_bags: ____, ...bound }) => bound)
  return cardOf({ bounds: plain, brandName, conditions, supplier, left: null, url: urlOf(fields, ends) })
}

interface Ends {
  readonly from: string
  readonly to: string
  readonly leave: string
  readonly back: string
}

/** The page of one journey, with the fare that is meant. */
function urlOf(fields: Readonly<Record<string, unknown>>, { from, to, leave, back }: Ends): string {
  const { itinerary_id, brand_id, cabinclass, adult, child, infant, bags } = fields as {
    readonly itinerary_id: string
    readonly brand_id: string
    readonly cabinclass?: string
    readonly adult?: number
    readonly child?: number
    readonly infant?: number
    readonly bags?: { readonly cabin?: number; readonly checked?: number }
  }
  const query = new URLSearchParams({ triptype: '2', from, to, depart: leave, return: back, cabin: cabinclass ?? CABIN, adults: String(adult ?? 1) })
  if (child) query.set('children', String(child))
  if (infant) query.set('infants', String(infant))
  if (bags?.cabin) query.set('cabin_bag', '1')
  if (bags?.checked) query.set('bags', String(bags.checked))
  query.set('itinerary', itinerary_id)
  query.set('fare', brand_id)
  return `${PRODUCT_PAGES.FLT.details}?${query.toString().replaceAll('%7E', '~')}`
}
