import { bookCar, carDetails, carExtras, prebookCar } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { accept, refuse } from '@sojourn/kernel'
import { agentTermsOf, type CallRoute, type Refusals, route, signedInRoute } from '../../http/index.ts'
import { BOOK_REFUSALS } from '../../sale/book-refusals.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { prebookedOnWire } from '../../sale/on-wire.ts'
import type { Shop } from '../../sale/shop.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'
import { carAskOf, rentalAsk } from './car-ask-of.ts'
import { drivingNotes, durationText } from './car-words.ts'
import { foundCar, wireFoundCar } from './found-car.ts'
import { ASKED_REFUSALS } from './http-search.ts'
import type { CarParts } from './parts.ts'
import { extrasAt } from './price-car.ts'
import { carsLeft, findAskedCar } from './quote-car.ts'
import { mappedDesk, wireExtra } from './to-wire.ts'

const soldOut = () => say`Someone just booked the last car of this class. Nothing was charged; please choose another.`

const carRefusals: Refusals = {
  ...ASKED_REFUSALS,
  unknown_car: [404, () => say`This car isn't available at this rate. Please search again.`],
  closed_then: [409, () => say`The rental desk is closed at that time. Please choose a time within its opening hours.`],
  sold_out: [409, soldOut],
}

const prebookRefusals: Refusals = {
  ...carRefusals,
  unknown_extra: [400, () => say`One of your extras isn't available at this desk in that quantity. Please choose your extras again.`],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
}

const bookRefusals: Refusals = {
  ...BOOK_REFUSALS,
  checkout_expired: [409, () => say`Your hold on this car has expired and nothing was charged. Please choose your car again.`],
  sold_out: [409, soldOut],
  duplicate_booking: [409, () => say`This driver already has a car at this desk on one of these days. Nothing was charged; please change the driver's name.`],
}

/** The calls about one car: to look at it, to hold it, to book it. */
export const sellCarsHttp = (shop: Shop, parts: CarParts): CallRoute[] => [
  route(
    carDetails,
    async (body, caller) => {
      const ask = await rentalAsk(body, caller)
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const asked = await findAskedCar(parts, tx, ask)
          if (!asked.ok) return asked
          const { catalogue, route: way, carClass, exchange } = asked.value
          const left = await carsLeft(parts, tx, asked.value)
          if (left === 0) return refuse('sold_out')
          return accept({
            car: wireFoundCar(foundCar(catalogue, way, carClass, left, ask), { exchange, agent: agentTermsOf(caller), nowMs: parts.clock.nowMs() }),
            pickup: mappedDesk(way.depot, exchange),
            dropoff: mappedDesk(way.dropoff, exchange),
            notes: drivingNotes(way.country, ask.residence),
            duration: durationText(way.rental.minutes),
            currency: exchange.currency,
          })
        },
        { readOnly: true },
      )
    },
    carRefusals,
  ),

  route(
    carExtras,
    async (body, caller) => {
      const ask = await rentalAsk(body, caller)
      return parts.transactions.inTenant(
        caller.orgId,
        async (tx) => {
          const asked = await findAskedCar(parts, tx, ask)
          if (!asked.ok) return asked
          const { route: way, carClass, exchange } = asked.value
          return accept({ extras: extrasAt(way, carClass, exchange).map((extra) => wireExtra(extra, way, carClass, exchange)) })
        },
        { readOnly: true },
      )
    },
    carRefusals,
  ),

  route(
    prebookCar,
    async (body, caller) => {
      const ask = await carAskOf(body, caller)
      const held = await shop.prebook({ product: 'CAR', items: [{ product: 'CAR', ask }], expectedTotal: body.expected_total }, caller)
      return held.ok ? accept(prebookedOnWire(held.value, body.expected_total)) : held
    },
    prebookRefusals,
  ),

  signedInRoute(bookCar, (body, caller) => shop.book('CAR', body, caller), bookRefusals),
]
