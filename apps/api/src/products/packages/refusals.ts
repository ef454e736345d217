import { say } from '@sojourn/i18n'
import type { Refusals } from '../../http/index.ts'
import { BOOK_REFUSALS, mayNotBuyText } from '../../sale/book-refusals.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { notSoldHereText } from '../../sale/sold-here.ts'
import { SUPPLIER_SILENT } from '../../sale/supplier-silent.ts'
import { SWAP_REFUSALS } from '../../sale/swap-refusals.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'
import { misfitText } from './package-words.ts'

/** What a person sees of a trip that cannot be: the message of a refusal says more where it knows more. */
export const ASKED_REFUSALS: Refusals = {
  unknown_place: [404, () => say`We have no packages to this place. Please choose a city from the list.`],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
  bad_dates: [400, () => say`Please check your dates.`],
  bad_party: [400, () => say`These people can't fly on one booking. Please check who is flying.`],
  same_place: [400, () => say`You'd leave and land in the same place. Please choose another destination.`],
}

/** Of parts that were chosen. */
export const PART_REFUSALS: Refusals = {
  ...ASKED_REFUSALS,
  no_package: [409, () => misfitText('kinds')],
  bad_part: [400, () => say`A part of your package can't be read any more. Please search again.`],
  part_gone: [409, () => say`A part of your package isn't offered like this any more. Please choose another one.`],
  not_sold_here: [404, notSoldHereText],
  may_not_buy: [403, mayNotBuyText],
  sold_out: [409, () => say`A part of your package has just sold out. Nothing is held; please choose another one.`],
  departed: [409, () => say`A flight of your package has left. Please choose another one.`],
  ...SUPPLIER_SILENT,
}

export const HOLD_REFUSALS: Refusals = { ...PART_REFUSALS, too_soon: [409, tooSoonText], too_many_holds: [429, tooManyHoldsText] }

/** Of one part in the place of another. */
export const PART_SWAP_REFUSALS: Refusals = { ...PART_REFUSALS, ...SWAP_REFUSALS }

export const PACKAGE_BOOK_REFUSALS: Refusals = {
  ...BOOK_REFUSALS,
  checkout_expired: [409, () => say`Your hold has expired and nothing was charged. Please choose your package again.`],
  sold_out: [409, () => say`A part of your package has just sold out. Nothing was charged; please choose another one.`],
  duplicate_booking: [409, () => say`One of these travelers is already booked for a part of this package. Nothing was charged; please check the names.`],
}
