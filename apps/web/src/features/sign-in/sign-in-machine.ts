/** Which dialog is open. `mail` says to look into the mailbox, after a sign-up or a forgotten password. */
export type View =
  | { readonly at: 'sign-in' }
  | { readonly at: 'sign-up' }
  | { readonly at: 'forgot' }
  | { readonly at: 'mail'; readonly email: string; readonly why: 'prove' | 'reset' }

const OPENERS: readonly (readonly [name: string, value: string, view: View])[] = [
  ['signup', 'true', { at: 'sign-up' }],
  ['register', 'true', { at: 'sign-up' }],
  ['forgot', 'true', { at: 'forgot' }],
  ['login', 'true', { at: 'sign-in' }],
  // The e-mail form of sign-in is the only form we have.
  ['type', 'email', { at: 'sign-in' }],
]

/** What an invitation already says of the person it is for (A2.9). All of it can be changed in the form. */
export interface Invitation {
  /** Proves on the server that the mailbox was read; it is good for that address alone. */
  readonly accessCode: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Empty where none was said, like the phone. */
  readonly title: string
  readonly phone: string
}

/** An invitation is known by its access code. */
const INVITED = ['accesscode', 'email', 'firstname', 'lastname', 'title', 'countrycode', 'phonenumber'] as const

export function invitationOf(query: URLSearchParams): Invitation | null {
  const said = (name: (typeof INVITED)[number]) => query.get(name) ?? ''
  const accessCode = said('accesscode')
  if (!accessCode) return null
  const country = said('countrycode').replace(/\D/g, '')
  const number = said('phonenumber')
  const phone = number && country && !number.startsWith('+') ? `+${country} ${number}` : number
  return {
    accessCode,
    email: said('email'),
    firstName: said('firstname'),
    lastName: said('lastname'),
    title: said('title').trim(),
    phone,
  }
}

/** The dialog an address asks for (A2.8, A2.9): `login=true`, `signup=true`, `register=true`, `type=email` or an invitation, on any page; null where none. */
export function viewOf(query: URLSearchParams): View | null {
  if (invitationOf(query)) return { at: 'sign-up' }
  return OPENERS.find(([name, value]) => query.get(name) === value)?.[2] ?? null
}

/** The query without openers: what stays in the address once the dialog is closed. */
export function withoutOpeners(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  if (invitationOf(query)) for (const name of INVITED) rest.delete(name)
  for (const [name, value] of OPENERS) if (rest.get(name) === value) rest.delete(name)
  return rest
}
