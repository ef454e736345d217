import type { CarOffer } from '@sojourn/contracts'
import { currentLanguage } from '@sojourn/i18n'
import { instantMs } from '@sojourn/kernel'
import { carClasses, cityIn, deskAddressText, factText, rentalCountry } from '@sojourn/world'
import { drivingNotes, durationText, fuelText } from './car-words.ts'
import { clockOf, dayOf } from './domain/rental.ts'
import { extraName } from './price-words.ts'

const MINUTE_MS = 60_000

/** A rental as it is read: its texts are made from the stored codes. The stored texts are English. */
export function inWords(offer: CarOffer): CarOffer {
  const { car, pickup, residence, extras } = offer
  const carClass = carClasses().find(({ acriss }) => acriss === car.acriss)
  const country = rentalCountry(pickup.country_code)
  return {
    ...offer,
    car: { ...car, ...(carClass && { name: factText(carClass.name), body: factText(carClass.body) }), fuel: fuelText(car.acriss) },
    pickup: deskInWords(pickup),
    dropoff: deskInWords(offer.dropoff),
    duration: durationText(minutesOf(offer)),
    extras: extras.map((extra) => ({ ...extra, name: extraName(extra.code) })),
    ...(country && { notes: drivingNotes(country, residence) }),
  }
}

/** A rental desk with its city as the current language calls it. */
export const deskInWords = (desk: CarOffer['pickup']): CarOffer['pickup'] => ({
  ...desk,
  city: cityIn(desk.city, currentLanguage()),
  address: deskAddressText(desk.address),
})

/** How long the rental is. */
export const minutesOf = ({ pickup, dropoff, pickup_at, dropoff_at }: CarOffer): number => {
  const atMs = (localTime: string, timeZone: string) => instantMs(dayOf(localTime), clockOf(localTime), timeZone)
  return (atMs(dropoff_at, dropoff.time_zone) - atMs(pickup_at, pickup.time_zone)) / MINUTE_MS
}
