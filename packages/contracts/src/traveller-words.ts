import { dayTextLong, say } from '@sojourn/i18n'
import { never } from '@sojourn/kernel'
import { type AgeGroup, type AgeRange, isOpenEnded, rangeOf, type TravellerFault } from './travellers.ts'

/** What is wrong with a field of a traveller, and what to do: the same sentence on the page and in a refusal. */
export function travellerFaultText(fault: TravellerFault): string {
  switch (fault.why) {
    case 'missing':
      return missingText(fault.field)
    case 'not_past':
      return say`Enter a date of birth in the past.`
    case 'wrong_age':
      return wrongAgeText(fault.range, dayTextLong(fault.on))
    case 'too_young':
      return say`On ${dayTextLong(fault.on)} this traveler must be at least ${fault.months} months old. Check the date of birth, or choose again without them.`
    case 'not_passport':
      return say`Only a passport is accepted here. Enter the traveler's passport.`
    case 'card_not_enough':
      return say`An ID card from this country isn't enough on this trip. Enter the traveler's passport.`
    case 'malformed':
      return say`Enter the number as it is printed: 4 to 24 letters and digits.`
    case 'expires':
      return say`The document must be valid beyond ${dayTextLong(fault.beyond)}. Enter another one, or renew it first.`
    default:
      return never(fault)
  }
}

function missingText(field: TravellerFault['field']): string {
  switch (field) {
    case 'born_on':
      return say`Enter the date of birth.`
    case 'gender':
      return say`Choose the gender that the travel document shows.`
    case 'nationality':
      return say`Choose the nationality.`
    case 'document.kind':
      return say`Choose the kind of document.`
    case 'document.number':
      return say`Enter the document number.`
    case 'document.country':
      return say`Choose the country that issued it.`
    case 'document.expires_on':
      return say`Enter the date on which it expires.`
    default:
      return never(field)
  }
}

function wrongAgeText(range: AgeRange, day: string): string {
  const { from, to } = range
  if (isOpenEnded(range)) return say`On ${day} this traveler must be ${from} or older. Check the date of birth, or choose again for the right ages.`
  if (from === 0) return say`On ${day} this traveler must be younger than ${to + 1}. Check the date of birth, or choose again for the right ages.`
  return say`On ${day} this traveler must be ${from} to ${to} years old. Check the date of birth, or choose again for the right ages.`
}

/** Whom a place in the booking is for: "Adult, 12 or older". Null where it is for anyone. */
export function agesText(age: AgeGroup): string | null {
  const range = rangeOf(age)
  switch (age) {
    case 'adult':
      return say`Adult, ${range.from} or older`
    case 'child':
      return say`Child, ${range.from} to ${range.to} years old`
    case 'infant':
      return say`Infant, younger than ${range.to + 1}`
    default:
      if (!isOpenEnded(range)) return range.from === 0 ? say`Younger than ${range.to + 1}` : say`${range.from} to ${range.to} years old`
      return range.from === 0 ? null : say`${range.from} or older`
  }
}
