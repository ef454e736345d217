import { exploreFlights, flightCalendar, type ParsedBodyOf, searchFlights as searchCall, suggestAirports } from '@sojourn/contracts'
import { commaText, say } from '@sojourn/i18n'
import { accept, addDays, type Day, dayIn, money, type Outcome, type Tx, toMajor } from '@sojourn/kernel'
import { countryName, exonymOf } from '@sojourn/world'
import { agentTermsOf, type Caller, type CallRoute, pricingFor, type Refusals, route } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { type FlightPlace, readFlightPlace } from './airport-places.ts'
import { createFareCalendar, daysOfMonth, gridOf } from './calendar.ts'
import { passes } from './domain/itinerary-filters.ts'
import { inOrder, labelsOf, usualPercents } from './domain/itinerary-order.ts'
import type { SeatStock } from './domain/market.ts'
import { type Party, partyFault } from './domain/party.ts'
import type { DuffelParts } from './duffel/duffel-parts.ts'
import { createDuffelSearch } from './duffel/duffel-search.ts'
import { exchangeFor } from './exchange.ts'
import { createExploreMemory, exploreFrom } from './explore.ts'
import { fareMarketOf } from './fare-market.ts'
import { seatStockOf } from './find-journey.ts'
import { facetsOf, placeName, requestOf, wireItinerary, wirePlaces, wireRemote } from './found-on-wire.ts'
import { isRemote, merged, searchElsewhere } from './merge-remote.ts'
import { nearestDays, otherCabins } from './nearest-days.ts'
import { otherRequests } from './other-requests.ts'
import type { FlightCatalogue, FlightParts } from './parts.ts'
import { readOrigin, readPair, readSlices, SOLD_DAYS_AHEAD } from './read-slices.ts'
import { badParty } from './refusals.ts'
import { type FlightRequest, listPricingOf, type Searching, searchFlights } from './search-flights.ts'

/** What a person sees of a search that cannot be: the message of a refusal says more where it knows more. */
const ASKED_REFUSALS: Refusals = {
  unknown_place: [404, () => say`We have no flights at this place. Please choose a city or an airport from the list.`],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
  bad_dates: [400, () => say`Please check the days of your flights.`],
  bad_party: [400, () => say`These people can't fly on one booking. Please check who is flying.`],
  same_place: [400, () => say`You'd leave and land in the same place. Please choose another destination.`],
}

export function searchFlightsHttp(parts: FlightParts, duffel: DuffelParts): CallRoute[] {
  const remote = createDuffelSearch(duffel)
  const explored = createExploreMemory()
  return [
    route(
      searchCall,
      async (body, caller) => {
        const fault = partyFault(partyOf(body))
        if (fault) return badParty(fault)
        const nowMs = parts.clock.nowMs()
        const catalogue = parts.catalogue()
        const read = await readSlices(catalogue, body, nowMs)
        if (!read.ok) return read
        const slices = read.value
        const days = slices.map(({ day }) => day)
        const asked = await askedBy(parts, body, caller, days)
        if (!asked.ok) return asked
        const { searching, request, memberPrices } = asked.value
        const agent = agentTermsOf(caller)
        const { currency } = searching.exchange
        const ends = slices.map(({ from, to, day }) => ({ from: from.code, to: to.code, date: day }))
        const elsewhere = searchElsewhere(remote, { ...request, currency, agent, slices: ends }, caller)
        const { rows: own, onlyLong } = searchFlights(searching, slices, request)
        const { rows: others, late } = await elsewhere
        const rows = merged(own, others)
        const nearest = rows.length === 0 ? await nearestDays(searching, slices, request) : null
        const cabins = rows.length === 0 ? await otherCabins(searching, slices, request) : []
        const wanted = requestOf(body.filters, slices, searching)
        const shown = inOrder(
          rows.filter((row) => passes(row, wanted)),
          body.sort,
        )
        const start = Number(body.cursor ?? 0)
        const end = start + body.limit
        const inPublic = agent && listPricingOf(searching, { ...request, markupBasisPoints: agent.publicBasisPoints })
        const listing = { searching, request, pricing: listPricingOf(searching, request), inPublic, agent, labels: labelsOf(rows), usual: usualPercents(rows) }
        return accept({
          itineraries: shown.slice(start, end).map((row) => (isRemote(row) ? wireRemote(row, listing) : wireItinerary(row, listing))),
          facets: facetsOf(rows, slices, searching),
          places: wirePlaces(searching, slices),
          only_long_ways: onlyLong,
          late: [...late],
          nearest_days: nearest && { bound: nearest.bound + 1, dates: [...nearest.days] },
          other_cabins: [...cabins],
          next: end < shown.length ? String(end) : null,
          total: shown.length,
          bookable_from: bookableFrom({ startsOn: days[0]!, timeZone: slices[0]!.from.timeZone }, caller.org.minimumCheckinDays, nowMs),
          member_prices: memberPrices,
          currency,
        })
      },
      ASKED_REFUSALS,
    ),

    route(
      flightCalendar,
      async (body, caller) => {
        const fault = partyFault(partyOf(body))
        if (fault) return badParty(fault)
        const catalogue = parts.catalogue()
        const pair = await readPair(catalogue?.places ?? null, body, { from: 'from', to: 'to' })
        if (!pair.ok) return pair
        const { from, to } = pair.value
        const month = daysOfMonth(body.month)
        const { nights, depart, back } = body
        const asked = await askedBy(parts, body, caller, [...month, ...[depart, back].flatMap((day) => day ?? [])], { nights: nights ?? 0 })
        if (!asked.ok) return asked
        const { searching, request } = asked.value
        const { currency } = searching.exchange
        const calendar = createFareCalendar(searching, { origins: from.airports, destinations: to.airports }, request)
        const major = (minor: number | null) => (minor === null ? null : toMajor(money(minor, currency)))
        const prices: ReturnType<typeof calendar.oneWay>[] = []
        for (const date of month) {
          prices.push(nights === undefined ? calendar.oneWay(date) : calendar.returning(date, addDays(date, nights)))
          await otherRequests()
        }
        return accept({
          days: prices.map(({ date, totalMinor }) => ({ date, total: major(totalMinor) })),
          grid:
            depart && back && calendar.isSold(depart) && calendar.isSold(back)
              ? gridOf(calendar, depart, back).map(({ date, totalMinor, ...days }) => ({ depart: date, ...days, total: major(totalMinor) }))
              : [],
          currency,
        })
      },
      ASKED_REFUSALS,
    ),

    route(
      exploreFlights,
      async (body, caller) => {
        const fault = partyFault(partyOf(body))
        if (fault) return badParty(fault)
        const catalogue = parts.catalogue()
        const origin = await readOrigin(catalogue?.places ?? null, body.from, 'from')
        if (!origin.ok) return origin
        const from = origin.value
        const asked = await askedBy(parts, { ...body, bags: { cabin: 0, checked: 0 } }, caller, daysOfMonth(body.month))
        if (!asked.ok) return asked
        const { searching, request } = asked.value
        const { currency } = searching.exchange
        const { party, cabin, markupBasisPoints } = request
        const key = [caller.orgId, from.code, body.month, cabin, party.adult, party.child, party.infant, markupBasisPoints, currency].join(' ')
        const { destinations, places } = catalogue!
        const around = new Map(destinations.flatMap(({ airport: { iata } }) => [[iata, places.around(iata)!] as const]))
        const found = await explored.find(key, searching.nowMs, () =>
          exploreFrom(searching, from, [...new Set(around.values())], { month: body.month, request }),
        )
        const lowest = new Map(found.map((each) => [each.place, each]))
        const { language } = caller
        return accept({
          from: { iata: from.code, name: placeName(from, language), latitude: from.at[0], longitude: from.at[1] },
          places: destinations
            .flatMap(({ key: place_id, name, at, art, countryCode, airport }) => {
              const each = lowest.get(around.get(airport.iata)!)
              if (!each) return []
              return {
                place_id,
                iata: each.place.code,
                name: exonymOf(place_id, language) ?? name,
                country: countryName(countryCode, language),
                country_code: countryCode,
                latitude: at[0],
                longitude: at[1],
                art,
                total: toMajor(money(each.totalMinor, currency)),
                date: each.day,
                stops: each.stops,
              }
            })
            .sort((a, b) => a.total - b.total || (a.place_id < b.place_id ? -1 : 1)),
          currency,
        })
      },
      ASKED_REFUSALS,
    ),

    route(suggestAirports, async ({ text, latitude, longitude, limit }, { language }) => {
      const catalogue = parts.catalogue()
      const near = typeof latitude === 'number' && typeof longitude === 'number' ? ([latitude, longitude] as const) : null
      const read = catalogue
        ? await readFlightPlace(catalogue.places, { text: String(text ?? ''), limit, language, near })
        : { places: [], meant: null, isCountry: false }
      return accept({
        places: read.places.map((place) => suggested(catalogue!, place, language)),
        meant: read.meant?.code ?? null,
        is_country: read.isCountry,
      })
    }),
  ]
}

/** Who asks for what, as it is priced. */
type AskedBody = Pick<ParsedBodyOf<typeof searchCall>, 'cabinclass' | 'adult' | 'child' | 'infant' | 'bags' | 'currency'>

const partyOf = ({ adult, child, infant }: Party): Party => ({ adult, child, infant })

interface Asked {
  readonly searching: Searching
  readonly request: FlightRequest
  readonly memberPrices: boolean
}

/** What a search needs besides its places: prices of this moment for whoever asks, and our seats on these days and some nights after them. Refuses `unknown_currency`. */
interface AskedFor {
  readonly nights?: number
  /** Left out: in a transaction of its own. */
  readonly read?: (<T>(run: (tx: Tx) => Promise<T>) => Promise<T>) | undefined
}

export async function askedBy(
  parts: FlightParts,
  body: AskedBody,
  caller: Caller,
  days: readonly Day[],
  { nights = 0, read = (run) => parts.transactions.inTenant(caller.orgId, run, { readOnly: true }) }: AskedFor = {},
): Promise<Outcome<Asked>> {
  const { currency, markupBasisPoints, memberPrices } = await pricingFor(caller, body.currency)
  const nowMs = parts.clock.nowMs()
  const { seed, flights, taxes } = parts.catalogue()!
  return read(async (tx): Promise<Outcome<Asked>> => {
    const exchange = await exchangeFor(parts, tx, currency)
    if (!exchange.ok) return exchange
    const stock = await ourSeats(parts, tx, days, nights)
    return accept({
      searching: { flights, market: fareMarketOf(seed, flights, nowMs), taxes, exchange: exchange.value, stock, nowMs },
      request: { cabin: body.cabinclass, party: partyOf(body), bags: body.bags, markupBasisPoints },
      memberPrices,
    })
  })
}

/** The last flights of a bound leave some days later; a grid moves days by a few. */
const AROUND_DAYS = 10

async function ourSeats(parts: FlightParts, tx: Tx, days: readonly Day[], nights: number): Promise<SeatStock> {
  const today = dayIn('UTC', parts.clock.nowMs())
  const [first, last] = [addDays(today, -1), addDays(today, SOLD_DAYS_AHEAD + 1)]
  const sold = days.filter((day) => day >= first && day <= last).sort()
  return sold.length === 0 ? { ours: () => 0 } : seatStockOf(parts, tx, addDays(sold[0]!, -AROUND_DAYS), addDays(sold.at(-1)!, nights + AROUND_DAYS))
}

function suggested({ flights }: FlightCatalogue, place: FlightPlace, language: string) {
  const { code, kind, city, countryCode, at, timeZone, airports } = place
  const name = placeName(place, language)
  const country = countryName(countryCode, language)
  return {
    iata: code,
    search_type: 6 as const,
    latitude: at[0],
    longitude: at[1],
    kind,
    name,
    label: commaText([`${name} (${code})`, country], language),
    city: placeName({ ...place, name: city }, language),
    country,
    country_code: countryCode,
    time_zone: timeZone,
    airports: kind === 'city' ? airports.map((each) => flights.airports[each]!.iata) : [],
  }
}
