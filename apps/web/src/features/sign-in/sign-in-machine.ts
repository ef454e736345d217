/** Which dialog stands open. `mail` says to look into the mailbox, after a sign-up or a forgotten password. */
export type View =
  | { readonly at: 'closed' }
  | { readonly at: 'sign-in' }
  | { readonly at: 'sign-up' }
  | { readonly at: 'forgot' }
  | { readonly at: 'mail'; readonly email: string; readonly why: 'prove' | 'reset' }

export const CLOSED: View = { at: 'closed' }

const OPENERS: readonly (readonly [name: string, value: string, view: View])[] = [
  ['signup', 'true', { at: 'sign-up' }],
  ['register', 'true', { at: 'sign-up' }],
  ['forgot', 'true', { at: 'forgot' }],
  ['login', 'true', { at: 'sign-in' }],
  // The e-mail form of sign-in is the only form we have.
  ['type', 'email', { at: 'sign-in' }],
]

/** The dialog an address asks for (A2.8): `login=true`, `signup=true`, `register=true`, `type=email`, on any page. */
export function viewOf(query: URLSearchParams): View {
  return OPENERS.find(([name, value]) => query.get(name) === value)?.[2] ?? CLOSED
}

/** The query without openers: what stays in the address once the dialog is closed. */
export function withoutOpeners(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  for (const [name, value] of OPENERS) if (rest.get(name) === value) rest.delete(name)
  return rest
}
