import type { FlightOffer } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, fromMajor, refuse, scale, zero } from '@sojourn/kernel'
import type { FlightWorld } from '@sojourn/world'
import { z } from 'zod'
import type { Changes, ItemToChange } from '../../sale/product.ts'
import { firstFlight, lastFlight } from './domain/fares.ts'
import { seatedIn } from './domain/party.ts'
import { offerIdsOf } from './duffel/duffel-ids.ts'
import type { FlightAsk, HadSeat } from './flight-ask.ts'
import { departsMsOf } from './hold-flight.ts'
import { hasDeparted, type Itinerary, readItinerary } from './network/itinerary.ts'
import type { FlightParts } from './parts.ts'

/** What is to be otherwise: other flights of the same journey; the fare left out, it stays. Seats left out, everyone keeps theirs where the same ones are free. */
const wantedFlights = z.object({
  itinerary_id: z.string().max(400),
  brand_id: z.string().max(120).optional(),
  seats: z.array(z.object({ segment: z.int().min(1), traveller: z.int().min(1), seat: z.string().max(4) })).optional(),
})
export type WantedFlights = z.input<typeof wantedFlights>

const notChangeable = (message: string) => refuse('not_changeable', { message })

/** From which city to which each bound goes. */
const waysOf = ({ airports }: Pick<FlightWorld, 'airports'>, { bounds }: Itinerary): string =>
  bounds.map((bound) => `${airports[firstFlight(bound).plan.from]!.cityCode} ${airports[lastFlight(bound).plan.to]!.cityCode}`).join(', ')

/** Other flights between the same cities, until the first of those booked leaves, for the fee of the fare. Where they cost less, only a fare that is changed for nothing gives the difference back; so does what an airline has moved. */
export const flightChanges = (parts: Pick<FlightParts, 'catalogue'>): Changes<FlightAsk, FlightOffer, z.output<typeof wantedFlights>> => ({
  wanted: wantedFlights,
  ask(item, fields) {
    const { ask, details, isMoved, nowMs } = item
    if (details.supplier !== null) return askOfDuffel(item, fields)
    const { itinerary_id, brand_id, seats } = fields
    const change = details.conditions.find(({ code }) => code === 'change')
    if (!isMoved && (!change || change.allows === 'no')) return notChangeable(say`This fare can't be changed. Nothing was changed.`)
    if (nowMs >= departsMsOf(details)) return notChangeable(say`The first of your flights has left, so it's too late to change. Nothing was changed.`)
    const flights = parts.catalogue()?.flights
    const [booked, wanted] = [ask.itineraryId, itinerary_id].map((id) => flights && readItinerary(flights, id))
    if (!flights || !booked || !wanted || hasDeparted(wanted, nowMs)) {
      return notChangeable(say`These flights aren't offered any more. Please choose others. Nothing was changed.`)
    }
    if (waysOf(flights, booked) !== waysOf(flights, wanted)) {
      return notChangeable(say`Flights are changed to others between the same cities. For another journey, please book anew. Nothing was changed.`)
    }
    // What an airline moved is changed for nothing, whatever the fare says.
    const each = fromMajor(isMoved ? 0 : (change?.amount ?? 0), details.currency) ?? zero(details.currency)
    return accept({
      ask: {
        ...ask,
        itineraryId: itinerary_id,
        brandId: brand_id ?? ask.brandId,
        seats: seats ?? [],
        hadSeats: seats ? undefined : hadSeatsOf(details),
        hold: false,
      },
      fee: scale(each, seatedIn(ask.party), 1),
      keepsRest: !isMoved && change?.allows !== 'free',
    })
  },
})

/** The seats of a journey, by the flights that are flown. */
function hadSeatsOf({ itinerary_id, seats }: FlightOffer): HadSeat[] {
  const flown = itinerary_id
    .split('~')
    .flatMap((bound, index) => bound.split('.').map((each, at) => ({ bound: index, at, flight: each.slice(0, -DAY - 1), day: each.slice(-DAY) })))
  return seats.map(({ segment, traveller, seat }) => ({ ...flown[segment - 1]!, traveller, seat }))
}
const DAY = 10

/** To other flights of Duffel's: what its airline does not rule out it is asked for, and says what it costs. Seats are given at check-in. */
function askOfDuffel(
  { ask, details, isMoved, nowMs }: ItemToChange<FlightAsk, FlightOffer>,
  { itinerary_id: itineraryId, brand_id }: z.output<typeof wantedFlights>,
): ReturnType<Changes<FlightAsk, FlightOffer>['ask']> {
  const isRuledOut = details.conditions.some(({ code, allows }) => code === 'change' && allows === 'no')
  if (!isMoved && isRuledOut) return notChangeable(say`This fare can't be changed. Nothing was changed.`)
  if (nowMs >= departsMsOf(details)) return notChangeable(say`The first of your flights has left, so it's too late to change. Nothing was changed.`)
  const fares = offerIdsOf(itineraryId)
  const brandId = brand_id ?? fares[0]
  if (brandId === undefined || !fares.includes(brandId) || itineraryId === ask.itineraryId) {
    return notChangeable(say`These flights aren't offered any more. Please choose others. Nothing was changed.`)
  }
  return accept({ ask: { ...ask, itineraryId, brandId, seats: [], hold: false }, fee: zero(details.currency) })
}
