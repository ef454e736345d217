import { searchTransfers as searchCall, type TransferFilters, transferPickupTime, transferPlaces } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, fromMajor, refuse } from '@sojourn/kernel'
import type { TransferKind } from '@sojourn/world'
import { agentTermsOf, type CallRoute, pricingFor, type Refusals, route } from '../../http/index.ts'
import { bookableFrom } from '../../sale/minimum-days.ts'
import { compareBy, countsOf, passes, type TransferRequest } from './domain/transfer-order.ts'
import type { Exchange } from './exchange.ts'
import { wireFound } from './found-transfer.ts'
import { legOf } from './leg.ts'
import type { TransferParts } from './parts.ts'
import { noAirportText, noWayText, unknownPlaceText } from './refusals.ts'
import { readRequest, searchTransfers, type TransferRowFound } from './search-transfers.ts'
import { readSpot } from './suggest-places.ts'
import { wireSpot, wireSum, wireVehicle } from './to-wire.ts'
import { timeOf } from './transfer-ask-of.ts'
import { kindName, notThenText } from './transfer-words.ts'

/** What a person sees of a ride that cannot be: the message of a refusal says more where it knows more. */
export const ASKED_REFUSALS: Refusals = {
  unknown_place: [404, unknownPlaceText],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
  bad_times: [400, () => say`Please check your date and time.`],
  no_way: [409, noWayText],
  flight_without_airport: [400, noAirportText],
}

/** By what a pick-up is told where no ride was chosen yet. */
const USUAL_VEHICLE = 'SEDAN'

export const searchTransfersHttp = (parts: TransferParts): CallRoute[] => [
  route(
    searchCall,
    async (body, caller) => {
      const { currency, markupBasisPoints, memberPrices } = await pricingFor(caller, body.currency)
      const { from, to, adults, children, bags, wheelchair } = body
      const party = { adults, children, bags, wheelchair }
      const search = { from, to, ...party, out: timeOf(body), back: body.return ? timeOf(body.return) : null, currency, markupBasisPoints }
      const found = await parts.transactions.inTenant(caller.orgId, (tx) => searchTransfers(parts, tx, search), { readOnly: true })
      if (!found.ok) return found
      const { way, rows, exchange, startsOn } = found.value
      const request = requestOf(body.filters, exchange)
      const wanted = rows.filter((row) => passes(row, request)).sort(compareBy(body.sort))
      const start = Number(body.cursor ?? 0)
      const end = start + body.limit
      const shown = { catalogue: parts.catalogue()!, exchange, agent: agentTermsOf(caller), party, meetAndGreet: false, nowMs: parts.clock.nowMs() }
      return accept({
        from: wireSpot(way.from),
        to: wireSpot(way.to),
        art: way.market.art,
        transfers: wanted.slice(start, end).map((row) => wireFound(row.found, shown)),
        not_then: found.value.notThen.map(({ vehicle, reason }) => ({ vehicle: wireVehicle(vehicle), reason, text: notThenText(reason, vehicle) })),
        facets: facetsOf(rows),
        next: end < wanted.length ? String(end) : null,
        total: wanted.length,
        bookable_from: bookableFrom({ startsOn, timeZone: way.from.timeZone }, caller.org.minimumCheckinDays, parts.clock.nowMs()),
        member_prices: memberPrices,
        currency,
      })
    },
    ASKED_REFUSALS,
  ),

  route(
    transferPickupTime,
    async (body) => {
      // A flight is meant, whatever its number: only the time is asked for.
      const request = await readRequest(parts, {
        from: body.from,
        to: body.to,
        out: { at: body.at, flight: '', international: body.international },
        back: null,
      })
      if (!request.ok) return request
      const [{ way, time }] = request.value as [(typeof request.value)[number]]
      const rides = parts.catalogue()!.ridesOn(way)
      const ride = body.transfer_id
        ? parts.catalogue()!.findRide(body.transfer_id, way)
        : (rides.find(({ vehicle }) => vehicle.code === USUAL_VEHICLE) ?? rides[0])
      if (!ride) return refuse('unknown_transfer')
      const leg = legOf(ride, time, body)
      return accept({ pickup_at: leg.pickupAt, time_zone: way.from.timeZone, minutes: leg.minutes, sum: wireSum(leg, leg.steps) })
    },
    { ...ASKED_REFUSALS, unknown_transfer: [404, () => say`This transfer isn't available. Please search again.`] },
  ),

  route(transferPlaces, async ({ text, limit, with: withId }, { language }) => {
    const catalogue = parts.catalogue()
    const other = (withId !== undefined && catalogue?.spots.find(withId)) || null
    const read = catalogue ? await readSpot(catalogue, { text, limit, language, other }) : { places: [], meant: null, isCountry: false }
    return accept({ places: [...read.places], meant: read.meant, is_country: read.isCountry })
  }),
]

/** Filters as they are compared. */
export function requestOf(filters: TransferFilters, { currency }: Exchange): TransferRequest {
  return {
    kinds: filters.kinds ?? [],
    companies: filters.companies ?? [],
    free: filters.free_cancellation ?? false,
    minutesMax: filters.minutes_max ?? null,
    totalMaxMinor: filters.total_max === undefined ? null : (fromMajor(filters.total_max, currency)?.minor ?? null),
  }
}

/** What all rides found have, whatever is filtered. */
function facetsOf(rows: readonly TransferRowFound[]) {
  const minutes = rows.map(({ worstMinutes }) => worstMinutes)
  return {
    kinds: countsOf(rows, ({ kind }) => kind).map((each) => ({ ...each, label: kindName(each.value as TransferKind) })),
    companies: countsOf(rows, ({ company }) => company).map((each) => ({ ...each, label: each.value })),
    free_cancellation: rows.filter(({ free }) => free).length,
    minutes: { min: minutes.length === 0 ? 0 : Math.min(...minutes), max: minutes.length === 0 ? 0 : Math.max(...minutes) },
  }
}
