import { PRODUCT_PAGES, type TransferFilters, type TransferOffer, transferFilters } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE, plural, say } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, type Outcome, refuse } from '@sojourn/kernel'
import { wayBetween } from '@sojourn/world'
import { pricingFor } from '../../http/index.ts'
import type { PartCard, PartFound, PartPlacement, PartSource, PartsFound, TripAsk } from '../../sale/part-source.ts'
import type { Offer } from '../../sale/product.ts'
import { describeTransfer } from './describe-transfer.ts'
import { peopleIn } from './domain/party.ts'
import { compareBy, passes } from './domain/transfer-order.ts'
import { pickupMsOf } from './hold-transfer.ts'
import { requestOf } from './http-search.ts'
import { inWords } from './in-words.ts'
import { dayOf, legOf, localTimeIn, timeOn } from './leg.ts'
import type { TransferParts } from './parts.ts'
import { windowsOf } from './price-transfer.ts'
import { offerOf } from './quote-transfer.ts'
import { searchTransfers, type TransferRowFound } from './search-transfers.ts'
import { wireRide } from './to-wire.ts'
import type { TransferAsk } from './transfer-ask.ts'

const MINUTE_MS = 60_000
/** From this many vehicles, or places beyond the party's own, down a person sees how many are left. */
const FEW = 2

/** A ride from the flight to where one sleeps, or back, as a part of a trip. */
export const transferPart = (parts: TransferParts): PartSource<TransferOffer> => ({
  product: 'TRF',
  role: 'transfer',
  find: (ask, wanted) => findRides(parts, ask, wanted),
  placementOf,
  movedWith: (part, there) => movedWith(parts, part, there),
  suits,
  fields: (ask) => fieldsOf(ask as TransferAsk),
  card: async (_tx, { details, fields }) => cardOf(details, fields, null),
})

/** Met at the landing, or brought to the flight: when that is follows from the flight. Nothing without a flight and a place to sleep. */
async function findRides(
  parts: TransferParts,
  ask: TripAsk,
  { limit, at = 'arrival', filters: said, like }: Parameters<PartSource['find']>[1],
): Promise<Outcome<PartsFound>> {
  const { caller, there, sleepsAt, rooms } = ask
  if (!there || !sleepsAt) return accept({ parts: [], facets: {}, total: 0, late: [] })
  const { currency, markupBasisPoints } = await pricingFor(caller, ask.currency)
  const flight = at === 'departure' ? there.until : there.from
  const ends = at === 'departure' ? { from: sleepsAt, to: flight.iata } : { from: flight.iata, to: sleepsAt }
  const former = (like ?? null) as TransferOffer | null
  const party = former?.people ?? partyIn(rooms, ask.bags)
  const time = { at: flight.at, flight: flight.flight, international: flight.isInternational }
  const search = { ...ends, ...party, out: time, back: null, currency, markupBasisPoints }
  const found = await ask.read((tx) => searchTransfers(parts, tx, search))
  if (!found.ok) return found
  const catalogue = parts.catalogue()
  if (!catalogue) return refuse('unknown_place')
  const { rows, exchange } = found.value
  const filters: TransferFilters = transferFilters.safeParse(said ?? {}).data ?? {}
  const wanted = rows.filter((row) => passes(row, requestOf(filters, exchange))).sort(former ? byLikeness(former) : compareBy('recommended'))
  const partOf = ({ found: { transferId, legs, left } }: TransferRowFound): PartFound => {
    const wishes = { meetAndGreet: former?.meet_and_greet ?? false, note: former?.note ?? '' }
    const asked: TransferAsk = { transferId, leg: 'one_way', ...ends, ...time, ...party, ...wishes, currency, markupBasisPoints }
    const fields = fieldsOf(asked)
    const leg = legs[0]!
    const { details, terms, ...offer } = offerOf(catalogue, leg, asked, exchange)
    const spare = leg.ride.vehicle.perPerson ? left - peopleIn(party) : left - 1
    return { ...placementOf(details), product: 'TRF', fields, offer, terms, card: cardOf(details, fields, spare < FEW ? left : null) }
  }
  return accept({ parts: wanted.slice(0, limit).map(partOf), facets: {}, total: wanted.length, late: [] })
}

function partyIn(rooms: TripAsk['rooms'], bagsOfEach: number): TransferOffer['people'] {
  const children = rooms.flatMap((room) => room.children)
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  return { adults, children, bags: Math.max(1, bagsOfEach * (adults + children.length)), wheelchair: false }
}

/** What it is held by, less what says nothing. */
const fieldsOf = ({ transferId, from, to, at, flight, international, adults, children, bags, wheelchair, meetAndGreet, note }: TransferAsk) => ({
  ...{ transfer_id: transferId, from, to, at, ...(flight !== null && { flight }), international, adults, children: [...children], bags, wheelchair },
  ...(meetAndGreet && { meet_and_greet: true }),
  ...(note && { note }),
})

/** The same vehicle of the same company, the same of another, one of its kind, then what is recommended. */
function byLikeness({ transfer_id, vehicle }: TransferOffer): (a: TransferRowFound, b: TransferRowFound) => number {
  const far = ({ transferId, kind, found: { ride } }: TransferRowFound): number =>
    transferId === transfer_id ? 0 : ride.vehicle.code === vehicle.code ? 1 : kind === vehicle.kind ? 2 : 3
  const order = compareBy('recommended')
  return (a, b) => far(a) - far(b) || order(a, b)
}

/** It meets the flight at its hour, and goes to where one sleeps. */
function suits({ flight, from, to }: TransferOffer, { there, sleepsAt }: Pick<TripAsk, 'there' | 'sleepsAt'>): boolean {
  const hotel = [from, to].find(({ kind }) => kind === 'hotel')
  if (hotel && sleepsAt && hotel.place_id !== sleepsAt) return false
  if (!flight || !there) return true
  const [met, airport] = flight.means === 'landing' ? [there.from, from] : [there.until, to]
  return met.at === flight.at && met.flight === flight.number && met.iata === airport.iata
}

/** The same ride for the flight as it is now: the pick-up follows from it. It stays where it meets no flight, or one of another airport. */
function movedWith(
  { catalogue }: TransferParts,
  { details, quote, terms }: Pick<Offer<TransferOffer>, 'details' | 'quote' | 'terms'>,
  { from, until }: NonNullable<TripAsk['there']>,
): Pick<Offer<TransferOffer>, 'details' | 'terms'> | null {
  if (!details.flight) return null
  const [flight, airport] = details.flight.means === 'landing' ? [from, details.from.iata] : [until, details.to.iata]
  const isSame = flight.at === details.flight.at && flight.flight === details.flight.number
  const { spots, findRide } = catalogue() ?? {}
  const [one, other] = [spots?.find(details.from.place_id), spots?.find(details.to.place_id)]
  const way = one && other && wayBetween(one, other)
  const time = way && timeOn(way, { at: flight.at, flight: flight.flight, international: flight.isInternational })
  const ride = way && findRide?.(details.transfer_id, way)
  if (isSame || airport !== flight.iata || !time || !ride) return null
  const leg = legOf(ride, time, details.people)
  return {
    details: { ...details, ...inLanguage(DEFAULT_LANGUAGE, () => wireRide(leg, details.people, details.meet_and_greet)), delay_minutes: 0 },
    terms: { ...terms, cancellation: windowsOf(leg, quote), startsOn: dayOf(leg.pickupAt) },
  }
}

function placementOf(offer: TransferOffer): PartPlacement {
  const { transfer_id, from, to, pickup_at, minutes, people } = offer
  const startMs = pickupMsOf(offer)
  const endMs = startMs + minutes.worst * MINUTE_MS
  const hotel = [from, to].find(({ kind }) => kind === 'hotel')
  return {
    role: 'transfer',
    key: `${transfer_id} ${from.place_id} ${to.place_id}`,
    starts: { at: pickup_at, ms: startMs, timeZone: from.time_zone },
    ends: { at: localTimeIn(to.time_zone, endMs), ms: endMs, timeZone: to.time_zone },
    at: [to.latitude, to.longitude],
    people: people.adults + people.children.length,
    ...(hotel && { ofStay: hotel.place_id }),
  }
}

function cardOf(stored: TransferOffer, fields: Readonly<Record<string, unknown>>, left: number | null): PartCard {
  const offer = inWords(stored)
  const { title, summary } = describeTransfer(stored)
  return {
    title,
    summary,
    image: null,
    facts: [
      offer.meeting_point,
      say`${offer.minutes.usual} min, at most ${offer.minutes.worst} min`,
      say`${plural(offer.vehicle.seats, { one: '# seat', other: '# seats' })}`,
    ],
    url: urlOf(fields),
    left,
    supplier: null,
  }
}

/** The page of the same ride. */
function urlOf(fields: Readonly<Record<string, unknown>>): string {
  const { transfer_id, from, to, at, flight, adults, children, bags, international } = fields as {
    readonly transfer_id: string
    readonly from: string
    readonly to: string
    readonly at: string
    readonly flight?: string
    readonly adults?: number
    readonly children?: readonly number[]
    readonly bags?: number
    readonly international?: boolean
  }
  const query = new URLSearchParams({ from, to, at })
  if (flight) query.set('flight', flight)
  query.set('people', [adults ?? 1, ...(children ?? [])].join(','))
  query.set('bags', String(bags ?? 1))
  if (international === false) query.set('domestic', '1')
  query.set('transfer', transfer_id)
  return `${PRODUCT_PAGES.TRF.details}?${query.toString().replaceAll('%3A', ':').replaceAll('%2C', ',')}`
}
