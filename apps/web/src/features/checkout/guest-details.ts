import { say } from '@sojourn/i18n'
/** What the person types about who travels. Stored as typed until the booking is made. */
export interface GuestDetails {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

export type GuestField = keyof GuestDetails
export type GuestErrors = Partial<Record<GuestField, string>>

export const NOBODY: GuestDetails = { firstName: '', lastName: '', email: '', phone: '' }

/** What is missing or wrong, in words, in the order of the form. */
export function faultsIn(details: GuestDetails): GuestErrors {
  const errors: GuestErrors = {}
  if (!details.firstName.trim()) errors.firstName = say`Enter the first name as shown in the passport.`
  if (!details.lastName.trim()) errors.lastName = say`Enter the last name as shown in the passport.`
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(details.email.trim())) errors.email = say`Enter an email such as name@example.com. We'll send the voucher there.`
  if (!/^\+?[0-9 ()./-]{6,24}$/.test(details.phone.trim())) errors.phone = say`Enter a phone number such as +351 912 555 018.`
  return errors
}

const FIELDS = Object.keys(NOBODY) as readonly GuestField[]
const eachField = (textOf: (field: GuestField) => string): GuestDetails =>
  Object.fromEntries(FIELDS.map((field) => [field, textOf(field)])) as Record<GuestField, string>

/** Whether both say the same in every field. */
export const isSame = (one: GuestDetails, other: GuestDetails): boolean => FIELDS.every((field) => one[field] === other[field])

/** Fills what is still empty from the profile of who just signed in; what was typed stays. */
export const filledFrom = (typed: GuestDetails, profile: Partial<GuestDetails>): GuestDetails => eachField((field) => typed[field] || profile[field] || '')

/** What was typed, without what a profile had filled in: another person's is filled in instead. */
export const withoutProfile = (typed: GuestDetails, profile: GuestDetails): GuestDetails =>
  eachField((field) => (typed[field] === profile[field] ? '' : typed[field]))
