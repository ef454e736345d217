import { say } from '@sojourn/i18n'
import { refuse } from '@sojourn/kernel'

/** A refusal that says which field is meant, what is wrong with it and what to do. */
const about = (code: string, path: string, message: string, facts: Readonly<Record<string, unknown>> = {}) =>
  refuse<string>(code, { ...facts, message, errors: [{ path, message }] })

export const badTimes = (path: 'day' | 'at', message: string) => about('bad_times', path, message)

export const closedThen = (name: string) => about('closed_then', 'at', say`${name} seats nobody at that time. Please choose one of its times.`)

export const noMenu = (name: string) => about('no_menu', 'menu', say`${name} has no set menu. Please book the table without it.`)

/** A place that may have been meant. */
export interface NearPlace {
  readonly place_id: string
  readonly label: string
}

export const unknownPlace = (suggestions: readonly NearPlace[]) =>
  about('unknown_place', 'place', say`We have no restaurants at this place. Please choose a city from the list.`, { suggestions })
