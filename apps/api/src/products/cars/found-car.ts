import type { carDetails, DataOf, searchCars } from '@sojourn/contracts'
import { toMajor } from '@sojourn/kernel'
import type { CarClass, CarWorld } from '@sojourn/world'
import type { AgentTerms } from '../../http/index.ts'
import { cancelPartsOfOffer } from '../../sale/cancelling.ts'
import { agencyOnWire, cancellationOnWire, priceOnWire } from '../../sale/on-wire.ts'
import { freeUntil } from '../../sale/terms.ts'
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

type ListedCar = DataOf<typeof searchCars>['cars'][number]
export type WireCar = DataOf<typeof carDetails>['car']
interface Shown {
  readonly exchange: Exchange
  readonly agent: AgentTerms | null
  readonly nowMs: number
}

type FoundRate = FoundCar['rates'][number]

const listedRate = ({ rate, basis, lines }: FoundRate, { route, carClass }: FoundCar, { exchange, agent, nowMs }: Shown): ListedCar['rates'][number] => {
  const { depot } = route
  const quote = quoteOf({ basis, carClass, depot, lines }, exchange)
  const agency =
    agent && agencyOnWire(quote.total, quoteOf({ basis: { ...basis, markupBasisPoints: agent.publicBasisPoints }, carClass, depot }, exchange).total, agent)
  return {
    rate_id: rate,
    price: { ...priceOnWire(quote), ...(agency && { agency }) },
    free_cancellation_until: freeUntil(windowsOf(basis, { ...route, carClass }, exchange), nowMs),
  }
}

function cancelParts({ rate, basis, lines }: FoundRate, { route, carClass }: FoundCar, { exchange, nowMs }: Shown): ListedCar['if_cancelled'] {
  const { depot, rental } = route
  const cancellation = windowsOf(basis, { ...route, carClass }, exchange)
  return cancelPartsOfOffer({
    terms: { mode: rate === 'desk' ? 'postpaid' : 'prepaid', cancellationBy: 'windows', cancellation, timeZone: depot.timeZone },
    starts: { on: dayOf(rental.pickupAt), time: rental.pickupAt.slice(11, 16) },
    paid: quoteOf({ basis, carClass, depot, lines }, exchange).payNow,
    nowMs,
  })
}

/** What a list and a page of one car both show. */
function common({ carId, route, carClass, left }: FoundCar, exchange: Exchange) {
  const { depot, dropoff } = route
  return {
    car_id: carId,
    car: wireClass(carClass),
    supplier: depot.supplier.name,
    supplier_score: depot.supplier.score,
    dropoff_depot_id: dropoff.depotId,
    conditions: wireConditions(route, carClass, false, exchange),
    left: left <= FEW ? left : null,
  }
}

/** In a list: without what its card does not show, which is most of it. */
export function wireListedCar(found: FoundCar, shown: Shown): ListedCar {
  const { depot_id, name, kind, shuttle_minutes, city, iata } = deskInWords(wireDesk(found.route.depot))
  return {
    ...common(found, shown.exchange),
    pickup: { depot_id, name, kind, shuttle_minutes, city, iata },
    rates: found.rates.map((each) => listedRate(each, found, shown)),
    if_cancelled: cancelParts(found.rates[0]!, found, shown),
  }
}

export function wireFoundCar(found: FoundCar, shown: Shown): WireCar {
  const { route, carClass, rates } = found
  const { exchange } = shown
  return {
    ...common(found, exchange),
    pickup: deskInWords(wireDesk(route.depot)),
    rates: rates.map((each) => ({
      ...listedRate(each, found, shown),
      cancellation: cancellationOnWire({ cancellation: windowsOf(each.basis, { ...route, carClass }, exchange), timeZone: route.depot.timeZone }),
      if_cancelled: cancelParts(each, found, shown),
    })),
    young_driver_fee: toMajor(exchange.ofCents(youngDriverCents(rates[0]!.basis))),
    one_way_fee: toMajor(exchange.ofCents(route.oneWayUsd * 100)),
    extras: extrasAt(route, carClass, exchange).map((extra) => wireExtra(extra, route, carClass, exchange)),
  }
}
