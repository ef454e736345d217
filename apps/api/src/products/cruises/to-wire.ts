import type { CruiseOffer } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { addDays, toMajor } from '@sojourn/kernel'
import {
  type CabinGrade,
  type Call,
  cityIn,
  countryName,
  cruiseText,
  documentsOf,
  type Sailing,
  type Ship,
  type ShipCabin,
  type WorldPort,
} from '@sojourn/world'
import type { CruiseCatalogue, SailingToday } from './catalogue.ts'
import { regionArt } from './pictured.ts'
import type { PricedCabin } from './price-cabin.ts'

type WirePort = CruiseOffer['from']
type WireCall = CruiseOffer['ports'][number]

export const coded = (kind: Parameters<typeof cruiseText>[0], code: string) => ({ code, name: cruiseText(kind, code) })

/** The place where a day ashore is spent: the first of ours that is reached from a port. */
export const placeAshore = (catalogue: CruiseCatalogue, { destinations }: WorldPort) =>
  destinations.map((key) => catalogue.findPlace(key)).find((facts) => facts !== null) ?? null

export function wirePort(catalogue: CruiseCatalogue, port: WorldPort): WirePort {
  const place = placeAshore(catalogue, port)
  const language = currentLanguage()
  return {
    port: port.unlocode,
    name: cityIn(port.name, language),
    country: countryName(port.countryCode, language),
    country_code: port.countryCode,
    latitude: port.at[0],
    longitude: port.at[1],
    time_zone: port.timeZone,
    place_id: place?.key ?? null,
    city: place ? cityIn(place.name, language) : null,
  }
}

const wireCall = (catalogue: CruiseCatalogue, { startsOn, itinerary }: Sailing, call: Call, at: number): WireCall => ({
  day: call.day,
  last_day: itinerary.calls[at]!.lastDay,
  date: addDays(startsOn, call.day - 1),
  port: wirePort(catalogue, call.port),
  arrives_at: call.arrivesAt,
  departs_at: call.departsAt,
  all_aboard_at: call.allAboardAt,
  minutes_ashore: call.minutesAshore,
  tendered: call.tendered,
  ship_ahead_minutes: call.shipAheadMinutes,
  miles: call.miles,
})

export const wireShip = ({ ship, name, line, built, cabins, guestsMax }: Ship): CruiseOffer['ship'] => ({
  ship_id: ship,
  name,
  line_id: line.line,
  line: line.name,
  size: line.size,
  built,
  cabins: cabins.length,
  guests_max: guestsMax,
})

/** The poster of a place on the way: another one for each sailing of an itinerary that has several. Where none has one, that of the region. */
function artOf(catalogue: CruiseCatalogue, { itinerary, startsOn, ship }: Sailing): string {
  const places = [...new Set(itinerary.calls.flatMap(({ port }) => placeAshore(catalogue, catalogue.findPort(port)!)?.art ?? []))]
  return places[(Number(startsOn.slice(5, 7)) + ship.cabins.length) % (places.length || 1)] ?? regionArt(itinerary.region)
}

export function wireSailing(catalogue: CruiseCatalogue, sailing: Sailing) {
  const calls = catalogue.callsOf(sailing)
  const { itinerary, ship, startsOn, endsOn, sailingId } = sailing
  const ports = calls.map((call, at) => wireCall(catalogue, sailing, call, at))
  return {
    sailing_id: sailingId,
    title: cruiseText('title', itinerary.title),
    itinerary: itinerary.key,
    region: coded('region', itinerary.region),
    ship: wireShip(ship),
    nights: itinerary.nights,
    starts_on: startsOn,
    ends_on: endsOn,
    from: ports[0]!.port,
    to: ports.at(-1)!.port,
    ports,
    sea_days: [...catalogue.seaDays(sailing)],
    art: artOf(catalogue, sailing),
  }
}

export const countriesOf = ({ itinerary }: Sailing): number => new Set(itinerary.calls.map(({ port }) => port.slice(0, 2))).size

export const includedIn = ({ ship: { line } }: Sailing) =>
  ['meals', 'shows', ...(line.size === 'luxury' ? ['drinks'] : []), ...(line.size === 'expedition' ? ['landings'] : []), 'port_taxes', 'gratuities'].map(
    (code) => coded('part', code),
  )

export function wireDocuments(catalogue: CruiseCatalogue, sailing: Sailing): CruiseOffer['documents'] {
  const { kind, validMonthsAfter, permits } = documentsOf(
    sailing,
    sailing.itinerary.calls.map(({ port }) => catalogue.findPort(port)!),
  )
  return { kind, valid_months_after: validMonthsAfter, permits: permits.map((code) => ({ code, name: countryName(code, currentLanguage()) })) }
}

export const wireRule = ({ rule }: SailingToday): CruiseOffer['party_rule'] => ({
  infant_months_least: rule.infantMonthsLeast,
  adult_years_least: rule.adultYearsLeast,
})

export function wireShipTime(catalogue: CruiseCatalogue, sailing: Sailing): CruiseOffer['ship_time'] {
  const time = catalogue.shipTimeOf(sailing)
  return { time_zone: time.keeps === 'first-port' ? time.timeZone : null }
}

/** The room of a drawing that shows a window of this kind on the sea; null where there is none. */
const PICTURES: Readonly<Record<string, string | null>> = {
  GS: null,
  I4: null,
  I2: null,
  L1: null,
  O4: 'rooms/sea-1-double',
  O2: 'rooms/sea-2-family',
  B4: 'rooms/sea-3-double',
  B3: 'rooms/sea-3-superior',
  B1: 'rooms/sea-4-king',
  M2: 'rooms/sea-4-junior-suite',
  S3: 'rooms/sea-5-suite',
  S1: 'rooms/sea-5-living',
  A1: 'rooms/sea-2-twin',
  W1: 'rooms/river-1-twin',
  F2: 'rooms/river-1-double',
  F1: 'rooms/river-2-superior',
  V1: 'rooms/river-2-suite',
  A2: 'rooms/river-2-double',
}

export const wireGrade = ({ grade, kind, squareMetres, guestsMax }: CabinGrade): CruiseOffer['grade'] => ({
  grade,
  name: cruiseText('grade', grade),
  kind,
  square_metres: squareMetres,
  guests_max: guestsMax,
  picture: PICTURES[grade] ?? null,
})

export const viewOf = ({ kind }: Pick<CabinGrade, 'kind'>): ShipCabin['view'] =>
  kind === 'oceanview' ? 'window' : kind === 'balcony' || kind === 'suite' ? 'balcony' : 'none'

export const deckName = ({ decks }: Ship, deck: number): string => decks.find((each) => each.deck === deck)!.name

export const wireCabin = (ship: Ship, { cabin, deck, place, side, berths, view, obstructed, accessible }: ShipCabin): NonNullable<CruiseOffer['cabin']> => ({
  cabin_no: cabin,
  deck,
  deck_name: deckName(ship, deck),
  place,
  side,
  berths,
  view,
  obstructed,
  accessible,
})

/** A price part by part, as calls answer it. */
export const wireCabinPrice = ({ price, quote, perGuest, gratuities, deposit, terms }: PricedCabin) => ({
  price,
  lines: quote.lines.map(({ label, rule, amount, traveller }) => ({ label, rule, amount: toMajor(amount), guest: traveller ?? null })),
  per_guest: perGuest.map(toMajor),
  gratuities: toMajor(gratuities),
  deposit,
  // Between what is free and what is kept once the ship has left.
  kept: terms.cancellation.slice(1, -1).map(({ amount }) => toMajor(amount)),
})

/** One who is back so long before all must be aboard never misses the ship. */
const SPARE_MINUTES = 60
const MINUTE_MS = 60_000

const earlier = (local: string, minutes: number): string => new Date(Date.parse(`${local}:00Z`) - minutes * MINUTE_MS).toISOString().slice(0, 16)

/** The days ashore at places of ours, with the hours that leave time to be back. */
export function wireAshore(catalogue: CruiseCatalogue, sailing: Sailing): CruiseOffer['ashore'] {
  return catalogue.callsOf(sailing).flatMap((call) => {
    const place = placeAshore(catalogue, call.port)
    if (!place || call.arrivesAt === null || call.allAboardAt === null || call.minutesAshore <= SPARE_MINUTES) return []
    return [
      {
        day: call.day,
        date: addDays(sailing.startsOn, call.day - 1),
        port: call.port.unlocode,
        place_id: place.key,
        city: cityIn(place.name, currentLanguage()),
        from: earlier(call.allAboardAt, call.minutesAshore),
        until: earlier(call.allAboardAt, SPARE_MINUTES),
        all_aboard_at: call.allAboardAt,
      },
    ]
  })
}
