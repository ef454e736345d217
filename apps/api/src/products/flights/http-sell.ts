import { bookFlight, changeFlight, flightDetails, flightSeats, type ParsedBodyOf, prebookFlight, quoteFlightChange } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, refuse } from '@sojourn/kernel'
import { agentTermsOf, type CallRoute, type Refusals, route, signedInRoute } from '../../http/index.ts'
import { BOOK_REFUSALS } from '../../sale/book-refusals.ts'
import { CHANGE_REFUSALS } from '../../sale/change-refusals.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { prebookedOnWire } from '../../sale/on-wire.ts'
import type { Shop } from '../../sale/shop.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'
import { dearerWhenBooked } from './dearer-when-booked.ts'
import { detailsOnWire } from './details.ts'
import { duffelDetails, duffelSeats } from './duffel/duffel-details.ts'
import { isDuffel } from './duffel/duffel-ids.ts'
import type { DuffelParts } from './duffel/duffel-parts.ts'
import { findAskedJourney } from './find-journey.ts'
import { flightAskOf, journeyAskOf, sellsDuffel } from './flight-ask-of.ts'
import type { FlightParts } from './parts.ts'
import { ITINERARY_REFUSALS, soldOutText } from './refusals.ts'
import { seatsOnWire } from './seats.ts'

const unknownBrand = () => say`This fare isn't offered any more. Please choose another one.`
const SEATS_REFUSALS: Refusals = { ...ITINERARY_REFUSALS, unknown_brand: [404, unknownBrand] }

const prebookRefusals: Refusals = {
  ...SEATS_REFUSALS,
  seat_taken: [409, () => say`One of your seats was just taken. Please choose another one.`],
  not_holdable: [409, () => say`This fare is paid when it's booked. Please choose one that can be held, or continue without holding it.`],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
}

const bookRefusals: Refusals = {
  ...BOOK_REFUSALS,
  checkout_expired: [409, () => say`Your hold on these seats has expired and nothing was charged. Please choose your flights again.`],
  sold_out: [409, soldOutText],
  duplicate_booking: [409, () => say`One of these travelers already has a seat on one of these flights. Nothing was charged; please check the names.`],
}

const changeRefusals: Refusals = {
  ...SEATS_REFUSALS,
  ...CHANGE_REFUSALS,
  sold_out: [409, () => say`One of these flights has no seats left for all of you. Nothing was changed, and your booking stays as it is.`],
}

const changeOf = ({ booking_id, item_no, ...wanted }: ParsedBodyOf<typeof quoteFlightChange>) => ({ booking_id, item_no, wanted })

/** The calls about one journey: to look at it and its seats, to hold it, to book it. */
export const sellFlightsHttp = (shop: Shop, parts: FlightParts, duffel: DuffelParts): CallRoute[] => [
  route(
    flightDetails,
    async (body, caller) => {
      const ask = await journeyAskOf(body, caller)
      if (isDuffel(ask.itineraryId)) return sellsDuffel(caller) ? duffelDetails(duffel, ask, agentTermsOf(caller)) : refuse('unknown_itinerary')
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const asked = await findAskedJourney(parts, tx, ask)
          return asked.ok ? accept(detailsOnWire(asked.value, ask, { agent: agentTermsOf(caller), nowMs: parts.clock.nowMs() })) : asked
        },
        { readOnly: true },
      )
    },
    ITINERARY_REFUSALS,
  ),

  route(
    flightSeats,
    async (body, caller) => {
      const ask = await journeyAskOf(body, caller)
      if (isDuffel(ask.itineraryId)) return sellsDuffel(caller) ? duffelSeats(duffel, ask, body.brand_id) : refuse('unknown_itinerary')
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const asked = await findAskedJourney(parts, tx, ask)
          if (!asked.ok) return asked
          const brand = asked.value.brands.find(({ brandId }) => brandId === body.brand_id)
          return brand ? accept(await seatsOnWire(parts, tx, asked.value, brand)) : refuse('unknown_brand')
        },
        { readOnly: true },
      )
    },
    SEATS_REFUSALS,
  ),

  route(
    prebookFlight,
    async (body, caller) => {
      const ask = await flightAskOf(body, caller)
      if (isDuffel(ask.itineraryId) && !sellsDuffel(caller)) return refuse('unknown_itinerary')
      const request = { product: 'FLT', items: [{ product: 'FLT', ask }], expectedTotal: body.expected_total } as const
      const first = await shop.prebook(request, caller)
      // Somebody took the last seat of a class between its price and its hold: the next class is told as another price.
      const held = !first.ok && first.refusal.code === 'sold_out' ? await shop.prebook(request, caller) : first
      return held.ok ? accept(prebookedOnWire(held.value, body.expected_total)) : held
    },
    prebookRefusals,
  ),

  signedInRoute(
    bookFlight,
    async (body, caller) => {
      const same = await dearerWhenBooked(shop, body, caller)
      return same.ok ? shop.book('FLT', body, caller) : same
    },
    bookRefusals,
  ),

  signedInRoute(quoteFlightChange, (body, caller) => shop.quoteChange(changeOf(body), caller), changeRefusals),

  signedInRoute(changeFlight, (body, caller) => shop.change({ ...changeOf(body), consented_total: body.consented_total }, caller), changeRefusals),
]
