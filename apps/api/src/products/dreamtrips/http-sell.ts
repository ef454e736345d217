import { bookDreamtrip, dreamtripDetails, dreamtripParts, type ParsedBodyOf, prebookDreamtrip } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, addDays, dayIn, type Money, type Outcome, subtract, type Tx, toMajor, zero } from '@sojourn/kernel'
import type { Dreamtrip } from '@sojourn/world'
import { type Caller, type CallRoute, type Pricing, pricingFor, type Refusals, route, signedInRoute } from '../../http/index.ts'
import { BOOK_REFUSALS, mayNotBuyText } from '../../sale/book-refusals.ts'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { cancellationOnWire, prebookedOnWire } from '../../sale/on-wire.ts'
import type { Shop } from '../../sale/shop.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'
import { type GroupParty, partyOf } from './domain/party.ts'
import { soldUntil } from './domain/trip-dates.ts'
import { exchangeFor } from './exchange.ts'
import { AHEAD_DAYS_MAX, findOpenTrip, openTrips } from './find-trip.ts'
import { partsAlone, totalAlone } from './part-prices.ts'
import type { DreamtripParts } from './parts.ts'
import { priceTrip } from './price-trip.ts'
import { badParty, TRIP_REFUSALS } from './refusals.ts'
import { townIn, wireProgram, wireTrip } from './to-wire.ts'
import type { PricedFor, TripAsk } from './trip-ask.ts'
import { dinnersIn, excludesOf, includesOf } from './trip-words.ts'
import { whoAsks } from './who-may.ts'

const soldOut = () => say`Someone just took the last places in this group. Nothing was charged; please choose another date.`

const prebookRefusals: Refusals = {
  ...TRIP_REFUSALS,
  may_not_buy: [403, mayNotBuyText],
  sold_out: [409, soldOut],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
}

const bookRefusals: Refusals = {
  ...BOOK_REFUSALS,
  checkout_expired: [409, () => say`Your hold on these places has expired and nothing was charged. Please choose your trip again.`],
  sold_out: [409, soldOut],
  duplicate_booking: [409, () => say`This person is already on a trip on these days. Nothing was charged; please change the name.`],
}

/** The calls about one departure: to look at it, to hold places, to book them. */
export const sellDreamtripsHttp = (shop: Shop, parts: DreamtripParts): CallRoute[] => [
  route(
    dreamtripDetails,
    async (body, caller) => {
      const pricing = await pricingFor(caller, body.currency)
      return parts.transactions.inTenant(caller.orgId, (tx) => detailsOf(parts, tx, body, { caller, pricing }), { readOnly: true })
    },
    TRIP_REFUSALS,
  ),

  route(
    dreamtripParts,
    async (body, caller) => {
      const party = partyOf(body.people, body.single_rooms)
      if (!party) return badParty()
      const pricing = await pricingFor(caller, body.currency)
      const priced = await parts.transactions.inTenant(caller.orgId, (tx) => pricedFor(parts, tx, body.trip_id, { party, caller, pricing }), { readOnly: true })
      if (!priced.ok) return priced
      const { trip, total } = priced.value
      const { currency } = total
      const read = <T>(run: (tx: Tx) => Promise<T>): Promise<T> => parts.transactions.inTenant(caller.orgId, run, { readOnly: true })
      const alone = await partsAlone(parts.sources, trip, { caller, currency, party, read })
      const all = alone && totalAlone(alone, currency)
      const saving = all && all.minor > total.minor ? subtract(all, total) : zero(currency)
      return accept({
        compared: alone &&
          all && {
            parts: alone.map((part) => ({ ...part, amount: toMajor(part.amount) })),
            total: toMajor(all),
            trip_total: toMajor(total),
            saving: toMajor(saving),
          },
        currency,
      })
    },
    TRIP_REFUSALS,
  ),

  route(
    prebookDreamtrip,
    async (body, caller) => {
      const party = partyOf(body.people, body.single_rooms)
      if (!party) return badParty()
      const { currency, markupBasisPoints } = await pricingFor(caller, body.currency)
      const ask: TripAsk = { ...party, tripId: body.trip_id, currency, markupBasisPoints }
      const held = await shop.prebook({ product: 'DTR', items: [{ product: 'DTR', ask }], expectedTotal: body.expected_total }, caller)
      return held.ok ? accept(prebookedOnWire(held.value, body.expected_total)) : held
    },
    prebookRefusals,
  ),

  signedInRoute(bookDreamtrip, (body, caller) => shop.book('DTR', body, caller), bookRefusals),
]

/** A departure and what it costs whoever asks. */
async function pricedFor(
  parts: DreamtripParts,
  tx: Tx,
  tripId: string,
  { party, caller, pricing }: Asking & { readonly party: GroupParty },
): Promise<Outcome<{ readonly trip: Dreamtrip; readonly total: Money }>> {
  const found = await findOpenTrip(parts, tx, tripId)
  if (!found.ok) return found
  const { currency, markupBasisPoints } = await whoAsks(parts, tx, caller, pricing)
  const exchange = await exchangeFor(parts, tx, currency)
  if (!exchange.ok) return exchange
  const { trip } = found.value
  const today = dayIn(trip.facts.timeZone, parts.clock.nowMs())
  return accept({ trip, total: priceTrip(trip, { ...party, currency, markupBasisPoints }, exchange.value, today).quote.total })
}

interface Asking {
  readonly caller: Caller
  readonly pricing: Pricing
}

async function detailsOf(parts: DreamtripParts, tx: Tx, body: ParsedBodyOf<typeof dreamtripDetails>, { caller, pricing }: Asking) {
  const party = partyOf(body.people, body.single_rooms)
  if (!party) return badParty()
  const found = await findOpenTrip(parts, tx, body.trip_id)
  if (!found.ok) return found
  const { takes, currency, markupBasisPoints } = await whoAsks(parts, tx, caller, pricing)
  const exchange = await exchangeFor(parts, tx, currency)
  if (!exchange.ok) return exchange
  const { trip } = found.value
  const nowMs = parts.clock.nowMs()
  const today = dayIn(trip.facts.timeZone, nowMs)
  const asked: PricedFor = { ...party, currency, markupBasisPoints }
  const priced = priceTrip(trip, asked, exchange.value, today)
  const program = wireProgram(trip, townIn(parts.catalogue()))
  const { terms, quote } = priced
  return accept({
    trip: { ...wireTrip(found.value, priced, party.people), program, single_rooms: party.singleRooms },
    includes: includesOf({ nights: trip.nights, dinners: dinnersIn(program) }),
    excludes: excludesOf(),
    bookable_until: soldUntil(trip),
    cancellation: cancellationOnWire(terms),
    if_cancelled: cancelPartsOfOffer({
      terms,
      starts: { on: trip.startsOn, time: program[0]!.parts[0]!.time },
      paid: quote.payNow,
      later: quote.instalments ?? [],
      nowMs,
    }),
    other_dates: (await otherDates(parts, tx, trip.tripId, today)).map((other) => ({
      trip_id: other.trip.tripId,
      starts_on: other.trip.startsOn,
      ends_on: other.trip.endsOn,
      left: other.left,
      total: toMajor(priceTrip(other.trip, asked, exchange.value, today).quote.total),
    })),
    takes,
    currency,
  })
}

const OTHERS_MAX = 5

/** The other departures of a trip that are on sale and have a place. */
async function otherDates(parts: DreamtripParts, tx: Tx, tripId: string, today: string) {
  const key = (id: string): string => id.split('@')[0]!
  const all = parts.catalogue()?.startingIn(today, addDays(today, AHEAD_DAYS_MAX)) ?? []
  const same = all.filter((trip) => key(trip.tripId) === key(tripId) && trip.tripId !== tripId)
  return (await openTrips(parts, tx, same)).filter(({ left }) => left > 0).slice(0, OTHERS_MAX)
}
