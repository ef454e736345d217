import type { CarOffer } from '@sojourn/contracts'
import { say } from '@sojourn/i18n'
import { type RentalCountry, readAcriss } from '@sojourn/world'
import { daysAndHours } from './domain/rental.ts'

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** "3 days", "2 days and 1 hour": as a rental is counted, by its minutes. */
export function durationText(minutes: number): string {
  const { days, hours } = daysAndHours(minutes)
  return hours === 0 ? counted(days, 'day') : `${counted(days, 'day')} and ${counted(hours, 'hour')}`
}

/** "Petrol or diesel", "Electric": what the fourth letter of an ACRISS code means to a traveller. */
export function fuelText(acriss: string): string {
  const { fuel, electric } = readAcriss(acriss)
  if (electric) return 'Electric'
  return fuel.startsWith('Unspecified') ? say`Petrol or diesel` : fuel.split(',')[0]!
}

/** Driving in a country, for somebody from elsewhere. */
export function drivingNotes({ drivesOn, tolls, winter, permit, note, countryCode }: RentalCountry, residence: string | null): string[] {
  const abroad = residence !== countryCode
  return [
    say`Traffic drives on the ${drivesOn}.`,
    ...(tolls ? [say`Tolls: ${tolls}.`] : []),
    ...(winter ? [say`Winter: ${winter}.`] : []),
    ...(permit && abroad ? [say`Visitors bring an international driving permit beside their licence.`] : []),
    ...(note ? [say`Good to know: ${note}.`] : []),
  ]
}

export const FUEL_POLICIES: Readonly<Record<CarOffer['conditions']['fuel_policy'], string>> = {
  full_to_full: 'Full at pick-up, full at return',
  same_to_same: 'Return it with as much as you were given',
}

export const DESK_KINDS: Readonly<Record<CarOffer['pickup']['kind'], string>> = {
  terminal: 'In the terminal',
  shuttle: 'Shuttle from the airport',
  town: 'In town',
}
