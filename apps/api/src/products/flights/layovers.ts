import { commaText, say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import { cityIn, type FlightWorld, kmBetween } from '@sojourn/world'
import { type LayoverNote, layoverNotes } from './domain/layovers.ts'
import { minuteOfDay, travelTimeText } from './flight-words.ts'
import type { Bound } from './network/itinerary.ts'

/** A wait between two flights of a bound, by the indexes of the airports. */
export interface Layover {
  readonly lands: number
  readonly leaves: number
  readonly minutes: number
  readonly minimum: number
  readonly notes: readonly LayoverNote[]
}

export function layoversOf({ airports }: Pick<FlightWorld, 'airports'>, { flights, waits }: Bound): Layover[] {
  return waits.map(({ minutes, minimum }, nth) => {
    const [before, after] = [flights[nth]!, flights[nth + 1]!]
    const [cameFrom, lands, leaves, goesTo] = [before.plan.from, before.plan.to, after.plan.from, after.plan.to].map((each) => airports[each]!)
    const notes = layoverNotes({
      lands: lands!,
      leaves: leaves!,
      cameFrom: cameFrom!.countryCode,
      goesTo: goesTo!.countryCode,
      landsMinute: minuteOfDay(before.arrivesAt),
      minutes,
      minimum,
    })
    return { lands: before.plan.to, leaves: after.plan.from, minutes, minimum, notes }
  })
}

/** All of a wait in words: "1 h 05 min in Amsterdam, tight: the minimum is 60 min". */
export function layoverText({ airports }: Pick<FlightWorld, 'airports'>, { lands, leaves, ...wait }: Layover, language: string): string {
  const [from, to] = [airports[lands]!, airports[leaves]!]
  return waitText({ ...wait, city: from.city, from: from.iata, to: to.iata, km: kmBetween(from.at, to.at) }, language)
}

/** A wait as it is stored: `km` is how far apart its airports are. */
interface StoredWait {
  readonly city: string
  readonly from: string
  readonly to: string
  readonly minutes: number
  readonly minimum: number
  readonly notes: readonly (LayoverNote | 'self_transfer')[]
  readonly km: number
}

export function waitText({ city, from, to, minutes, minimum, notes, km }: StoredWait, language: string): string {
  const noteText = (note: StoredWait['notes'][number]): string => {
    switch (note) {
      case 'tight':
        return say`tight: the minimum is ${minimum} min`
      case 'long':
        return say`long wait`
      case 'overnight':
        return say`overnight`
      case 'other_airport':
        return say`change of airport: ${from} to ${to}, ${Math.round(km)} km`
      case 'passport':
        return say`passport control`
      case 'bags_again':
      case 'self_transfer':
        return say`collect your bags and check them in again`
      default:
        return never(note)
    }
  }
  return commaText([say`${travelTimeText(minutes)} in ${cityIn(city, language)}`, ...notes.map(noteText)], language)
}
