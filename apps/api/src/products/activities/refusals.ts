import { say } from '@sojourn/i18n'
import { refuse } from '@sojourn/kernel'
import type { Refusals } from '../../http/index.ts'

/** A refusal that says which field is meant, what is wrong with it and what to do. */
const about = (code: string, path: string, message: string, facts: Readonly<Record<string, unknown>> = {}) =>
  refuse<string>(code, { ...facts, message, errors: [{ path, message }] })

export const tooYoung = (minimumAge: number) =>
  about('not_for_age', 'children', say`Everyone must be at least ${minimumAge} years old. Please choose another activity or change who is coming.`, {
    minimum_age: minimumAge,
  })

export const notForAges = () => about('not_for_age', 'children', say`This activity isn't for everyone's age. Please change who is coming.`)

export const adultNeeded = () => about('adult_needed', 'adults', say`Children need an adult with them. Please add one.`)

export const nobodyComes = () => about('bad_party', 'adults', say`Please say who is coming: at least one person.`)

export const partyTooLarge = (most: number) =>
  about('party_too_large', 'adults', say`This activity takes ${most} people at most. Please change who is coming.`, { most })

export const badDates = (path: 'from' | 'to' | 'before', message: string) => about('bad_dates', path, message)

export const answerMissing = (at: number, message: string) => about('answer_missing', `answers.${at}`, message)

/** A place that may have been meant. */
export interface NearPlace {
  readonly place_id: string
  readonly label: string
}

export const unknownPlace = (suggestions: readonly NearPlace[]) =>
  about('unknown_place', 'place', say`We have no activities at this place. Please choose one from the list.`, { suggestions })

/** What a person sees of an activity that cannot be: the message of a refusal says more where it knows more. */
export const ASKED_REFUSALS: Refusals = {
  unknown_place: [404, () => say`We have no activities at this place. Please choose one from the list.`],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
  bad_dates: [400, () => say`Please check your dates.`],
  bad_party: [400, () => say`Please say who is coming: at least one person.`],
}

export const ACTIVITY_REFUSALS: Refusals = {
  ...ASKED_REFUSALS,
  unknown_activity: [404, () => say`We couldn't find this activity. Please search again.`],
  not_for_age: [409, () => say`This activity isn't for everyone's age. Please change who is coming.`],
  adult_needed: [409, () => say`Children need an adult with them. Please add one.`],
  party_too_large: [409, () => say`Too many people for this activity. Please change who is coming.`],
}
