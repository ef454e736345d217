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
export function layoverText({ airports }: Pick<FlightWorld, 'airports'>, { lands, leaves, minutes, minimum, notes }: Layover, language: string): string {
  const [from, to] = [airports[lands]!, airports[leaves]!]
  const noteText = (note: LayoverNote): string => {
    switch (note) {
      case 'tight':
        return say`tight: the minimum is ${minimum} min`
      case 'long':
        return say`long wait`
      case 'overnight':
        return say`overnight`
      case 'other_airport':
        return say`change of airport: ${from.iata} to ${to.iata}, ${Math.round(kmBetween(from.at, to.at))} km`
      case 'passport':
        return say`passport control`
      case 'bags_again':
        return say`collect your bags and check them in again`
      default:
        return never(note)
    }
  }
  return commaText([say`${travelTimeText(minutes)} in ${cityIn(from.city, language)}`, ...notes.map(noteText)], language)
}
