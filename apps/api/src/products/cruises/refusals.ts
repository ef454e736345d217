import { plural, say } from '@sojourn/i18n'
import { refuse } from '@sojourn/kernel'
import type { PartyRule } from '@sojourn/world'
import type { Refusals } from '../../http/index.ts'
import { BOOK_REFUSALS } from '../../sale/book-refusals.ts'
import { tooSoonText } from '../../sale/minimum-days.ts'
import { tooManyHoldsText } from '../../sale/too-many-holds.ts'

const unknownPlaceText = () => say`We have no cruises there. Please choose a place from the list.`

export const unknownPlace = (path: string, suggestions: readonly { readonly place_id: string; readonly label: string }[]) =>
  refuse<string>('unknown_place', { suggestions, message: unknownPlaceText(), errors: [{ path, message: unknownPlaceText() }] })

const withText = (code: string, message: string) => refuse<string>(code, { message, errors: [{ path: 'guests', message }] })

export const tooYoung = ({ infantMonthsLeast }: PartyRule) =>
  withText('too_young', say`On this cruise the youngest guest must be ${infantMonthsLeast} months old.`)
export const adultNeeded = ({ adultYearsLeast }: PartyRule) =>
  withText('adult_needed', say`On this cruise one person in each cabin must be ${adultYearsLeast} or older.`)
export const tooManyGuests = (most: number) =>
  withText(
    'too_many_guests',
    say`This cabin sleeps ${plural(most, { one: '# guest', other: '# guests' })} at most. Please choose another kind or book two cabins.`,
  )

export const ASKED_REFUSALS: Refusals = {
  unknown_place: [404, unknownPlaceText],
  unknown_currency: [400, () => say`We can't show prices in this currency. Please choose another.`],
}

const soldOut = () => say`Someone else just took this cabin. Nothing was charged; please choose another.`

export const SAILING_REFUSALS: Refusals = {
  ...ASKED_REFUSALS,
  unknown_sailing: [404, () => say`This cruise isn't on sale. Please search again.`],
  too_many_guests: [409, () => say`There aren't enough beds in this cabin. Please choose another kind or book two cabins.`, 'guests'],
  too_young: [409, () => say`Someone in the cabin is too young for this cruise.`, 'guests'],
  adult_needed: [409, () => say`An adult must sleep in each cabin.`, 'guests'],
  unknown_grade: [400, () => say`This kind of cabin isn't on this ship. Please choose another.`],
  sold_out: [409, soldOut],
}

export const HOLD_REFUSALS: Refusals = {
  ...SAILING_REFUSALS,
  unknown_cabin: [400, () => say`This cabin isn't of the kind you chose. Please choose another.`],
  no_option: [409, () => say`This cruise can no longer be held for three days. You can still book it now.`],
  early_hold_over: [409, () => say`Your hold has ended. Nothing was charged; please choose again.`],
  too_soon: [409, tooSoonText],
  too_many_holds: [429, tooManyHoldsText],
}

export const BOOK_CABIN_REFUSALS: Refusals = {
  ...BOOK_REFUSALS,
  checkout_expired: [409, () => say`Your hold has expired and nothing was charged. Please choose your cabin again.`],
  sold_out: [409, soldOut],
  duplicate_booking: [409, () => say`One of you is already booked on a cruise for these days. Nothing was charged; please change the name.`],
}
