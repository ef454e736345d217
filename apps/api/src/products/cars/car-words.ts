import type { CarOffer } from '@sojourn/contracts'
import { plural, say } from '@sojourn/i18n'
import { instantMs } from '@sojourn/kernel'
import { carClasses, deskAddressText, factText, type RentalCountry, readAcriss, rentalCountry } from '@sojourn/world'
import { clockOf, dayOf, daysAndHours } from './domain/rental.ts'

/** "3 days", "2 days and 1 hour": as a rental is counted, by its minutes. */
export function durationText(minutes: number): string {
  const { days, hours } = daysAndHours(minutes)
  return hours === 0
    ? say`${plural(days, { one: '# day', other: '# days' })}`
    : say`${plural(days, { one: '# day', other: '# days' })} and ${plural(hours, { one: '# hour', other: '# hours' })}`
}

/** "Petrol or diesel", "Electric": what the fourth letter of an ACRISS code means to a traveller. */
export function fuelText(acriss: string): string {
  const { fuel, electric } = readAcriss(acriss)
  if (electric) return say`Electric`
  return fuel.startsWith('Unspecified') ? say`Petrol or diesel` : factText(fuel.split(',')[0]!)
}

/** Driving in a country, for somebody from elsewhere. */
export function drivingNotes({ drivesOn, tolls, winter, permit, note, countryCode }: RentalCountry, residence: string | null): string[] {
  const abroad = residence !== countryCode
  return [
    drivesOn === 'left' ? say`Traffic drives on the left.` : say`Traffic drives on the right.`,
    ...(tolls ? [say`Tolls: ${factText(tolls)}.`] : []),
    ...(winter ? [say`Winter: ${factText(winter)}.`] : []),
    ...(permit && abroad ? [say`Visitors bring an international driving permit beside their licence.`] : []),
    ...(note ? [say`Good to know: ${factText(note)}.`] : []),
  ]
}

const MINUTE_MS = 60_000

/** A rental as it is read: its texts anew from the codes beside them. What is stored of it is English. */
export function inWords(offer: CarOffer): CarOffer {
  const { car, pickup, residence, extras } = offer
  const carClass = carClasses().find(({ acriss }) => acriss === car.acriss)
  const country = rentalCountry(pickup.country_code)
  return {
    ...offer,
    car: { ...car, ...(carClass && { name: factText(carClass.name), body: factText(carClass.body) }), fuel: fuelText(car.acriss) },
    pickup: { ...pickup, address: deskAddressText(pickup.address) },
    dropoff: { ...offer.dropoff, address: deskAddressText(offer.dropoff.address) },
    duration: durationText(minutesOf(offer)),
    extras: extras.map((extra) => ({ ...extra, name: extraName(extra.code) })),
    ...(country && { notes: drivingNotes(country, residence) }),
  }
}

const minutesOf = ({ pickup, dropoff, pickup_at, dropoff_at }: CarOffer): number => {
  const atMs = (localTime: string, timeZone: string) => instantMs(dayOf(localTime), clockOf(localTime), timeZone)
  return (atMs(dropoff_at, dropoff.time_zone) - atMs(pickup_at, pickup.time_zone)) / MINUTE_MS
}

/** What can be added at a desk, by its code. */
export function extraName(code: CarOffer['extras'][number]['code']): string {
  const names: Record<typeof code, string> = {
    excess_cover: say`Excess cover`,
    child_seat: say`Child seat`,
    additional_driver: say`Additional driver`,
    gps: say`Satellite navigation`,
    snow_chains: say`Snow chains`,
  }
  return names[code]
}

export function fuelPolicyText(policy: CarOffer['conditions']['fuel_policy']): string {
  return policy === 'full_to_full' ? say`Full at pick-up, full at return` : say`Return it with as much as you were given`
}

export function deskKindText(kind: CarOffer['pickup']['kind']): string {
  const texts: Record<CarOffer['pickup']['kind'], string> = { terminal: say`In the terminal`, shuttle: say`Shuttle from the airport`, town: say`In town` }
  return texts[kind]
}
