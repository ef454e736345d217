import { say } from '@sojourn/i18n'
import { sentence } from '../../lib/form/failure.ts'
import { lastNameMissing } from '../../lib/form/last-name-field.tsx'
import { looksLikeEmail, nameFaultText, phoneFaultText } from '../../lib/form/typed-faults.ts'

/** What the person types about who travels. Stored as typed until the booking is made. */
export interface GuestDetails {
  readonly firstName: string
  readonly lastName: string
  /** `yes` of a person with a single name; a text as the other fields, as drafts hold it. */
  readonly isSingle: string
  readonly email: string
  readonly phone: string
}

export type GuestField = keyof GuestDetails
export type GuestErrors = Partial<Record<GuestField, string>>

export const NOBODY: GuestDetails = { firstName: '', lastName: '', isSingle: '', email: '', phone: '' }

/** What is said where a name is missing: which of their names, where it is compared with a document. */
export const missingNames = (byPassport: boolean): { readonly first: string; readonly last: string } =>
  byPassport
    ? { first: say`Enter the first name as shown in the passport.`, last: say`Enter the last name as shown in the passport.` }
    : { first: say`Enter the first name.`, last: lastNameMissing() }

/** What is missing or wrong, in words, in the order of the form. */
export function faultsIn(details: GuestDetails, byPassport = true): GuestErrors {
  const errors: GuestErrors = {}
  const { first: noFirst, last: noLast } = missingNames(byPassport)
  const first = nameFaultText(details.firstName, noFirst)
  const last = details.isSingle ? null : nameFaultText(details.lastName, noLast)
  const phone = phoneFaultText(details.phone)
  if (first) errors.firstName = first
  if (last) errors.lastName = last
  if (!looksLikeEmail(details.email)) errors.email = say`Enter an email such as name@example.com. We'll send the voucher there.`
  if (phone) errors.phone = phone
  return errors
}

const REFUSED: Readonly<Record<string, GuestField>> = {
  'guests.0.first_name': 'firstName',
  'guests.0.last_name': 'lastName',
  'contact.email': 'email',
  'contact.phone': 'phone',
}

/** What the server refused of the lead person, by field: it has the last word about an address. */
export const refusedOf = (errors: readonly { readonly path: string; readonly message: string }[]): GuestErrors =>
  Object.fromEntries(errors.flatMap(({ path, message }) => (REFUSED[path] ? [[REFUSED[path], sentence(message)]] : [])))

const FIELDS = Object.keys(NOBODY) as readonly GuestField[]
const eachField = (textOf: (field: GuestField) => string): GuestDetails =>
  Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as Record<GuestField, string>

/** Whether both say the same in every field. */
export const isSame = (one: GuestDetails, other: GuestDetails): boolean => FIELDS.every((field) => one[field] === other[field])

/** Fills what is still empty from the profile of who just signed in; what was typed stays. A single name belongs to the person it is of. */
export const filledFrom = (typed: GuestDetails, profile: Partial<GuestDetails>): GuestDetails => {
  const filled = eachField((field) => typed[field] || profile[field] || '')
  return typed.firstName ? { ...filled, isSingle: typed.isSingle, ...(typed.isSingle && { lastName: typed.lastName }) } : filled
}

/** The last name that is sent. */
export const lastNameOf = ({ lastName, isSingle }: { readonly lastName: string; readonly isSingle: string }): string => (isSingle ? '' : lastName.trim())

/** What was typed, without what a profile had filled in: another person's is filled in instead. */
export const withoutProfile = (typed: GuestDetails, profile: GuestDetails): GuestDetails =>
  eachField((field) => (typed[field] === profile[field] ? '' : typed[field]))
