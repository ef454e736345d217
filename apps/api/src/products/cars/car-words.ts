import type { CarOffer } from '@sojourn/contracts'
import { plural, say } from '@sojourn/i18n'
import { factText, type RentalCountry, readAcriss } from '@sojourn/world'
import { daysAndHours } from './domain/rental.ts'

/** "3 days", "2 days and 1 hour": as a rental is counted, by its minutes. */
export function durationText(minutes: number): string {
  const { days, hours } = daysAndHours(minutes)
  return hours === 0
    ? say`${plural(days, { one: '# day', other: '# days' })}`
    : say`${plural(days, { one: '# day', other: '# days' })} and ${plural(hours, { one: '# hour', other: '# hours' })}`
}

/** "Gasoline or diesel", "Electric": what the fourth letter of an ACRISS code means to a traveller. */
export function fuelText(acriss: string): string {
  const { fuel, electric } = readAcriss(acriss)
  if (electric) return say`Electric`
  const texts: Readonly<Record<string, string>> = {
    Petrol: say`Gasoline`,
    Diesel: say`Diesel`,
    Hybrid: say`Hybrid`,
    'Plug-in hybrid': say`Plug-in hybrid`,
    LPG: say`LPG`,
    'Multi fuel': say`Flex fuel`,
    Ethanol: say`Ethanol`,
    Hydrogen: say`Hydrogen`,
  }
  return texts[fuel.split(',')[0]!] ?? say`Gasoline or diesel`
}

/** Driving in a country, for a person from elsewhere. */
export function drivingNotes({ drivesOn, tolls, winter, permit, note, countryCode }: RentalCountry, residence: string | null): string[] {
  const abroad = residence !== countryCode
  return [
    drivesOn === 'left' ? say`Drive on the left.` : say`Drive on the right.`,
    ...(tolls ? [say`Road charges: ${factText(tolls)}.`] : []),
    ...(winter ? [say`Winter driving: ${factText(winter)}.`] : []),
    ...(permit && abroad ? [say`Visitors need an international driving permit as well as their driver's license.`] : []),
    ...(note ? [say`Good to know: ${factText(note)}.`] : []),
  ]
}

export function fuelPolicyText(policy: CarOffer['conditions']['fuel_policy']): string {
  return policy === 'full_to_full' ? say`Pick up full, return full` : say`Return with the same amount of fuel`
}

export function deskKindText(kind: CarOffer['pickup']['kind']): string {
  const texts: Record<CarOffer['pickup']['kind'], string> = { terminal: say`In the terminal`, shuttle: say`Shuttle from the airport`, town: say`In town` }
  return texts[kind]
}
