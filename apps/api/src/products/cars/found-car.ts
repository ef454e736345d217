import type { DataOf, searchCars } from '@sojourn/contracts'
import { toMajor } from '@sojourn/kernel'
import type { CarClass, CarWorld } from '@sojourn/world'
import type { AgentTerms } from '../../http/index.ts'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import { agencyOnWire, cancellationOnWire, priceOnWire } from '../../sale/on-wire.ts'
import { carIdOf, type RentalAsk } from './car-ask.ts'
import { dayOf } from './domain/rental.ts'
import { type CarRate, type CentLine, type PriceBasis, priceLines, totalCents, youngDriverCents } from './domain/rental-price.ts'
import type { Exchange } from './exchange.ts'
import type { Route } from './find-rental.ts'
import { deskInWords } from './in-words.ts'
import { basisOf, extrasAt, quoteOf, ratesOf } from './price-car.ts'
import { windowsOf } from './quote-car.ts'
import { wireClass, wireConditions, wireDesk, wireExtra } from './to-wire.ts'

/** A car with both of its prices, the cheapest first. */
export interface FoundCar {
  readonly carId: string
  readonly route: Route
  readonly carClass: CarClass
  readonly left: number
  readonly rates: readonly { readonly rate: CarRate; readonly basis: PriceBasis; readonly lines: readonly CentLine[]; readonly cents: number }[]
}

type Asking = Pick<RentalAsk, 'driverAge' | 'markupBasisPoints'>

export function foundCar(catalogue: CarWorld, route: Route, carClass: CarClass, left: number, ask: Asking): FoundCar {
  const rates = ratesOf(route).map((rate) => {
    const basis = basisOf(catalogue, { route, carClass, rate, ask, extras: [] })
    const lines = priceLines(basis)
    return { rate, basis, lines, cents: totalCents(lines) }
  })
  return { carId: carIdOf(route.depot.depotId, carClass.acriss), route, carClass, left, rates: rates.toSorted((a, b) => a.cents - b.cents) }
}

/** From this many cars down a person sees how many are left. */
const FEW = 3

export type WireCar = DataOf<typeof searchCars>['cars'][number]

export function wireFoundCar(
  { carId, route, carClass, left, rates }: FoundCar,
  { exchange, agent, nowMs }: { exchange: Exchange; agent: AgentTerms | null; nowMs: number },
): WireCar {
  const { depot, dropoff } = route
  return {
    car_id: carId,
    car: wireClass(carClass),
    supplier: depot.supplier.name,
    supplier_score: depot.supplier.score,
    pickup: deskInWords(wireDesk(depot)),
    dropoff_depot_id: dropoff.depotId,
    conditions: wireConditions(route, carClass, false, exchange),
    left: left <= FEW ? left : null,
    rates: rates.map(({ rate, basis, lines }) => {
      const quote = quoteOf({ basis, carClass, depot, lines }, exchange)
      const windows = windowsOf(basis, { ...route, carClass }, exchange)
      const until = windows[0]!.to
      const agency =
        agent && agencyOnWire(quote.total, quoteOf({ basis: { ...basis, markupBasisPoints: agent.publicBasisPoints }, carClass, depot }, exchange).total, agent)
      return {
        rate_id: rate,
        price: { ...priceOnWire(quote), ...(agency && { agency }) },
        cancellation: cancellationOnWire({ cancellation: windows, timeZone: depot.timeZone }),
        if_cancelled: cancelPartsOfOffer({
          terms: { mode: rate === 'desk' ? 'postpaid' : 'prepaid', cancellationBy: 'windows', cancellation: windows, timeZone: depot.timeZone },
          starts: { on: dayOf(route.rental.pickupAt), time: route.rental.pickupAt.slice(11, 16) },
          paid: quote.payNow,
          nowMs,
        }),
        free_cancellation_until: until,
      }
    }),
    young_driver_fee: toMajor(exchange.ofCents(youngDriverCents(rates[0]!.basis))),
    one_way_fee: toMajor(exchange.ofCents(route.oneWayUsd * 100)),
    extras: extrasAt(route, carClass, exchange).map((extra) => wireExtra(extra, route, carClass, exchange)),
  }
}
