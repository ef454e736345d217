import { say } from '@sojourn/i18n'
import { refuse } from '@sojourn/kernel'

/** A refusal that says which field is meant, what is wrong with it and what to do. */
const about = (code: string, path: string, message: string, facts: Readonly<Record<string, unknown>> = {}) =>
  refuse<string>(code, { ...facts, message, errors: [{ path, message }] })

export const badTimes = (path: string, message: string) => about('bad_times', path, message)

export const noWayText = (): string => say`We don't drive between these two places. Please choose places in or near the same destination.`
export const noWay = () => about('no_way', 'to', noWayText())

export const noAirportText = (): string => say`A flight number needs an airport at one end. Please choose one, or leave the flight number out.`
export const noAirport = (path: string) => about('flight_without_airport', path, noAirportText())

export const unfit = (reason: NotThen, message: string) => about(REFUSED[reason], reason === 'party' || reason === 'wheelchair' ? 'adults' : 'at', message)

/** Why something that goes a way does not go then, or not for these people. */
export type NotThen = 'dark' | 'notice' | 'full' | 'party' | 'wheelchair'

const REFUSED: Readonly<Record<NotThen, string>> = { dark: 'too_dark', notice: 'too_late', full: 'sold_out', party: 'too_many', wheelchair: 'too_many' }

/** A place that may have been meant. */
export interface NearPlace {
  readonly place_id: string
  readonly label: string
}

export const unknownPlaceText = (): string =>
  say`We don't know this place. Please choose an airport, a port, a station, a hotel, a district or an address from the list.`
export const unknownPlace = (path: 'from' | 'to', suggestions: readonly NearPlace[]) => about('unknown_place', path, unknownPlaceText(), { suggestions })
