import type { CarOffer } from '@sojourn/contracts'
import { DEFAULT_LANGUAGE } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { accept, type Outcome, refuse, type Tx, zero } from '@sojourn/kernel'
import type { CarClass, CarWorld } from '@sojourn/world'
import type { Offer } from '../../sale/product.ts'
import { type CarAsk, readCarId } from './car-ask.ts'
import { drivingNotes, durationText } from './car-words.ts'
import { cancellationOf } from './domain/cancellation.ts'
import { daysTaken, takenUntil } from './domain/car-days.ts'
import { dayOf, paidSixths } from './domain/rental.ts'
import { markupCents, type PriceBasis } from './domain/rental-price.ts'
import { type Exchange, exchangeFor } from './exchange.ts'
import { minimumAge, type Route, routeBetween } from './find-rental.ts'
import { freeCarsAt } from './free-cars.ts'
import type { CarParts } from './parts.ts'
import { basisOf, extrasAt, quoteOf, ratesOf } from './price-car.ts'
import { atTheCounter, extraName } from './price-words.ts'
import { tooYoung } from './refusals.ts'
import { wireClass, wireConditions, wireDesk } from './to-wire.ts'

/** One car as it is asked for: where, of which class, and by which prices. */
export interface AskedCar {
  readonly catalogue: CarWorld
  readonly route: Route
  readonly carClass: CarClass
  readonly exchange: Exchange
}

/** Refuses `unknown_car`, `unknown_currency`, `driver_too_young`, and what its desks and their clocks refuse. */
export async function findAskedCar(parts: CarParts, tx: Tx, ask: Omit<CarAsk, 'rate' | 'extras'>): Promise<Outcome<AskedCar>> {
  const catalogue = parts.catalogue()
  const { depotId, acriss } = readCarId(ask.carId)
  const depot = catalogue?.findDepot(depotId) ?? null
  const carClass = catalogue?.findClass(acriss) ?? null
  const dropoff = ask.dropoffDepotId === null ? depot : (catalogue?.findDepot(ask.dropoffDepotId) ?? null)
  if (!catalogue || !depot || !carClass || !dropoff || !catalogue.fleetOf(depot).has(acriss)) return refuse('unknown_car')
  const route = routeBetween(depot, dropoff, ask, parts.clock.nowMs())
  if (!route.ok) return route
  const ageMin = minimumAge(carClass, route.value.country)
  if (ask.driverAge < ageMin) return tooYoung(ageMin)
  const exchange = await exchangeFor(parts, tx, ask.currency)
  return exchange.ok ? accept({ catalogue, route: route.value, carClass, exchange: exchange.value }) : exchange
}

/** The days on which its depot misses a car. */
export const daysOf = ({ depot, dropoff, rental }: Route): string[] =>
  daysTaken(dayOf(rental.pickupAt), takenUntil(dayOf(rental.dropoffAt), depot.depotId !== dropoff.depotId))

/** Cars of the class that are left for the whole rental. */
export async function carsLeft(parts: CarParts, tx: Tx, { catalogue, route, carClass }: AskedCar): Promise<number> {
  const days = daysOf(route)
  const free = await freeCarsAt(parts, tx, { catalogue, depotIds: [route.depot.depotId], from: days[0]!, until: days.at(-1)! })
  return free.left(route.depot, carClass, days)
}

/** A car at its current price. Refuses `unknown_extra` and `sold_out` besides what `findAskedCar` refuses. */
export async function quoteCar(parts: CarParts, tx: Tx, ask: CarAsk): Promise<Outcome<Offer<CarOffer>>> {
  const asked = await findAskedCar(parts, tx, ask)
  if (!asked.ok) return asked
  const { catalogue, route, carClass, exchange } = asked.value
  if (!ratesOf(route).includes(ask.rate)) return refuse('unknown_car')
  const offered = extrasAt(route, carClass, exchange)
  const extras = ask.extras.flatMap(({ code, count }) => {
    const extra = offered.find((each) => each.code === code)
    return extra && count <= extra.countMax ? [{ extra, count }] : []
  })
  if (extras.length !== ask.extras.length || new Set(extras.map(({ extra }) => extra)).size !== extras.length) return refuse('unknown_extra')
  const left = await carsLeft(parts, tx, asked.value)
  if (left === 0) return refuse('sold_out')
  const basis = basisOf(catalogue, { route, carClass, rate: ask.rate, ask, extras })
  return accept({ ...offerOf(basis, asked.value, ask), left })
}

/** A car as it is sold. */
export function offerOf(basis: PriceBasis, { route, carClass, exchange }: AskedCar, ask: CarAsk): Offer<CarOffer> {
  const { depot, dropoff, rental, country } = route
  const quote = quoteOf({ basis, carClass, depot }, exchange)
  const markup = exchange.ofCents(markupCents(basis))
  return {
    details: inLanguage(DEFAULT_LANGUAGE, () => ({
      product: 'CAR' as const,
      car_id: ask.carId,
      rate_id: ask.rate,
      car: wireClass(carClass),
      supplier: depot.supplier.name,
      pickup: wireDesk(depot),
      dropoff: wireDesk(dropoff),
      pickup_at: rental.pickupAt,
      dropoff_at: rental.dropoffAt,
      duration: durationText(rental.minutes),
      driver_age: ask.driverAge,
      residence: ask.residence,
      conditions: wireConditions(
        route,
        carClass,
        basis.extras.some(({ extra }) => extra.code === 'excess_cover'),
        exchange,
      ),
      extras: basis.extras.map(({ extra, count }) => ({ code: extra.code, name: extraName(extra.code), count })),
      notes: drivingNotes(country, ask.residence),
      art: depot.follows.art,
    })),
    quote,
    terms: {
      mode: ask.rate === 'desk' ? 'postpaid' : 'prepaid',
      cancellationBy: 'windows',
      cancellation: windowsOf(basis, { ...route, carClass }, exchange),
      timeZone: depot.timeZone,
      startsOn: dayOf(rental.pickupAt),
      laterAt: atTheCounter(),
    },
    revenue: quote.payNow.minor === 0 ? zero(quote.currency) : markup,
    markup,
  }
}

/** What cancelling costs, by the price of a car and the clock of its pick-up. */
export function windowsOf(
  basis: PriceBasis,
  { depot, rental, carClass }: Pick<Route, 'depot' | 'rental'> & { readonly carClass: CarClass },
  exchange: Exchange,
) {
  const { payNow, total } = quoteOf({ basis, carClass, depot }, exchange)
  return cancellationOf({
    rate: basis.rate,
    pickupMs: rental.pickupMs,
    timeZone: depot.timeZone,
    whole: basis.rate === 'desk' ? total : payNow,
    sixths: paidSixths(rental.minutes, basis.weekSixths),
  })
}
