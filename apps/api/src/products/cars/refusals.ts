import { say } from '@sojourn/i18n'
import { refuse } from '@sojourn/kernel'

/** A refusal that says which field is meant, what is wrong with it and what to do. */
const about = (code: string, path: string, message: string, facts: Readonly<Record<string, unknown>> = {}) =>
  refuse<string>(code, { ...facts, message, errors: [{ path, message }] })

/** For one car, or with `place` for every car of a place. */
export const tooYoung = (minimumAge: number, where: 'car' | 'place' = 'car') =>
  about(
    'driver_too_young',
    'driver_age',
    where === 'place'
      ? say`You must be at least ${minimumAge} to rent a car here. Please choose another driver or place.`
      : say`The driver of this car must be at least ${minimumAge}. Please choose another car or another driver.`,
    { minimum_age: minimumAge },
  )

export const badTimes = (path: 'pickup_at' | 'dropoff_at', message: string) => about('bad_times', path, message)

export const closedThen = (path: 'pickup_at' | 'dropoff_at', desk: string) =>
  about('closed_then', path, say`The desk at ${desk} is closed at that time. Please choose a time within its opening hours.`)

export const notOneWay = () =>
  about('one_way_not_offered', 'dropoff', say`You can't return this car there. Please return it where you pick it up or choose a place in the same country.`)

/** A place that may have been meant. */
export interface NearPlace {
  readonly place_id: string
  readonly label: string
}

export const unknownPlace = (path: 'pickup' | 'dropoff' | 'place', suggestions: readonly NearPlace[]) =>
  about('unknown_place', path, say`We have no rental cars at this place. Please choose a city or an airport from the list.`, { suggestions })
