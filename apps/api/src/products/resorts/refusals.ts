import { say } from '@sojourn/i18n'
import { refuse } from '@sojourn/kernel'
import type { Refusals } from '../../http/index.ts'
import { BOOK_REFUSALS } from '../../sale/book-refusals.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'
import { STAY_NIGHTS_MAX, STAY_NIGHTS_MIN } from './domain/nights-free.ts'

const unknownPlaceText = () => say`We have no resorts at this place. Please choose one from the list.`

export const unknownPlace = (path: string, suggestions: readonly { readonly place_id: string; readonly label: string }[]) =>
  refuse<string>('unknown_place', { suggestions, message: unknownPlaceText(), errors: [{ path, message: unknownPlaceText() }] })

export const ASKED_REFUSALS: Refusals = {
  unknown_place: [404, unknownPlaceText],
  unknown_resort: [404, () => say`We couldn't find this resort. Please search again.`],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
  bad_dates: [400, () => say`A stay is from ${STAY_NIGHTS_MIN} to ${STAY_NIGHTS_MAX} nights. Please check your dates.`, 'check_out'],
}

export const HOLD_REFUSALS: Refusals = {
  ...ASKED_REFUSALS,
  unknown_week: [404, () => say`This unit isn't on offer for these dates. Please choose another.`],
  unknown_inventory: [409, () => say`These results have grown old. Please look at the units again.`],
  not_for_residents: [403, () => say`Exchanges at this resort are closed for residents of its country. Please choose another.`],
  too_many_guests: [409, () => say`More people than sleep in this unit. Please choose a larger one.`, 'guests'],
  too_little_power: [
    409,
    () => say`Your deposits don't have enough trading power for this week. Nothing was changed; please choose another week or pay for one.`,
  ],
  early_hold_over: [409, () => say`Your hold has ended. Nothing was charged; please choose again.`],
  sold_out: [409, () => say`Someone else just took this unit. Nothing was charged; please choose another.`],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
}

export const BOOK_UNIT_REFUSALS: Refusals = {
  ...BOOK_REFUSALS,
  checkout_expired: [409, () => say`Your hold has expired and nothing was charged. Please choose your unit again.`],
  sold_out: [409, () => say`Someone else just took this unit. Nothing was charged; please choose another.`],
  duplicate_booking: [409, () => say`This guest already has a booking here for one of these nights. Nothing was charged; please change the guest's name.`],
}
