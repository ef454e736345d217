import type { CarOffer, carDepots, DataOf } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { toMajor } from '@sojourn/kernel'
import { type CarClass, cityIn, type Depot, deskAddressText, factText, readAcriss } from '@sojourn/world'
import { localOnWire } from '../../sale/on-wire.ts'
import { fuelText } from './car-words.ts'
import { type Extra, extraCents } from './domain/extras.ts'
import type { Exchange } from './exchange.ts'
import { minimumAge, type Route } from './find-rental.ts'
import { currencyAt, liability } from './price-car.ts'
import { extraName, extraRule } from './price-words.ts'

export type WireDesk = CarOffer['pickup']
export type MappedDesk = DataOf<typeof carDepots>['depots'][number]

/** Licences of two years for the cars that two credit cards are asked for. */
const licenceYears = ({ cardsNeeded }: CarClass): number => (cardsNeeded > 1 ? 2 : 1)

export const wireDesk = (depot: Depot): WireDesk => ({
  depot_id: depot.depotId,
  supplier: depot.supplier.name,
  kind: depot.kind,
  shuttle_minutes: depot.shuttleMinutes,
  name: depot.name,
  address: deskAddressText(depot.address),
  phone: depot.phone,
  city: cityIn(depot.city, currentLanguage()),
  country: depot.country,
  country_code: depot.countryCode,
  iata: depot.iata,
  latitude: depot.at[0],
  longitude: depot.at[1],
  time_zone: depot.timeZone,
})

export const mappedDesk = (depot: Depot, exchange: Exchange): MappedDesk => {
  const fee = depot.kind === 'terminal' ? depot.supplier.afterHoursUsd : null
  return {
    ...wireDesk(depot),
    hours: depot.hours.map((hours) => hours && { from: hours[0], until: hours[1] }),
    after_hours_fee: fee === null ? null : toMajor(exchange.ofCents(fee * 100)),
    currency: exchange.currency,
  }
}

export function wireClass(carClass: CarClass): CarOffer['car'] {
  const { automatic, fourByFour } = readAcriss(carClass.acriss)
  return {
    acriss: carClass.acriss,
    name: factText(carClass.name),
    body: factText(carClass.body),
    silhouette: carClass.silhouette,
    seats: carClass.seats,
    large_bags: carClass.largeBags,
    small_bags: carClass.smallBags,
    doors: carClass.doors,
    automatic,
    four_by_four: fourByFour,
    fuel: fuelText(carClass.acriss),
    electric_range_km: carClass.electricRangeKm,
    co2_g_km: carClass.co2GramsPerKm,
  }
}

/** What comes with a car; `covered` where the excess is taken away by a cover. */
export function wireConditions(route: Route, carClass: CarClass, covered: boolean, exchange: Exchange): CarOffer['conditions'] {
  const { depot, country, rental } = route
  const { excess, deposit } = liability(route, carClass, covered, exchange)
  return {
    km_included: depot.supplier.kmPerDay && depot.supplier.kmPerDay * rental.wholeDays,
    fuel_policy: depot.supplier.fuel,
    excess: toMajor(excess),
    deposit: toMajor(deposit),
    currency: exchange.currency,
    cards_needed: carClass.cardsNeeded,
    minimum_age: minimumAge(carClass, country),
    licence_years: licenceYears(carClass),
    permit: country.permit,
  }
}

/** What an extra costs for the whole rental, and what a cover changes of what the desk asks for. */
export const wireExtra = (extra: Extra, route: Route, carClass: CarClass, exchange: Exchange) => ({
  code: extra.code,
  name: extraName(extra.code),
  amount: toMajor(exchange.ofCents(extraCents(extra, route.rental.wholeDays))),
  ...(extra.due === 'later' &&
    currencyAt(route.depot) !== exchange.currency && {
      local: localOnWire(exchange.ofCentsAt(extraCents(extra, route.rental.wholeDays), currencyAt(route.depot))),
    }),
  currency: exchange.currency,
  rule: extraRule(extra.per === 'rental' ? null : route.rental.wholeDays),
  count_max: extra.countMax,
  due: extra.due,
  ...(extra.code === 'excess_cover' && { conditions: wireConditions(route, carClass, true, exchange) }),
})
