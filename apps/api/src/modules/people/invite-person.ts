import { currentLanguage, matchLanguage, nameText } from '@sojourn/i18n'
import { inLanguage } from '@sojourn/i18n/server'
import { secretToken, type Tx } from '@sojourn/kernel'
import type { SignedInCaller } from '../../http/index.ts'
import { hashToken } from './hash-token.ts'
import type { VerbDeps } from './people-deps.ts'

export const INVITED_FOR_MS = 14 * 86_400_000

/** The invited person, with the values for the sign-up form. */
export interface Invitee {
  readonly email: string
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly title?: string | undefined
  readonly countryCode?: string | undefined
  readonly phoneNumber?: string | undefined
  /** The language of mail and pages; that of the inviter where none is said. */
  readonly language?: string | undefined
}

/** A trip to join: what it is called, and the token that lets this person in. */
export interface TripToJoin {
  readonly name: string
  readonly token: string
}

/**
 * Mails an invitation to this site, or to a trip. The access code is sent to the mailbox alone, so using it proves the address. A person who has an account already
 * is mailed a link to sign in, and the inviter does not learn of that.
 */
export async function invitePerson(deps: VerbDeps, tx: Tx, caller: SignedInCaller, invitee: Invitee, trip: TripToJoin | null): Promise<void> {
  const { orgId, origin, user } = caller
  const { email, firstName = '', lastName = '', title, countryCode, phoneNumber } = invitee
  const language = matchLanguage(invitee.language ?? '', deps.languages) ?? currentLanguage()
  const said = { email, firstname: firstName, lastname: lastName, title, countrycode: countryCode, phonenumber: phoneNumber }
  const query = new URLSearchParams()
  const isHere = await deps.store.isProven(tx, email)
  if (isHere) query.set('login', 'true')
  else {
    const code = secretToken()
    await deps.invitations.add(tx, { orgId, codeHash: hashToken(code), email, invitedBy: user.userId, expiresMs: deps.clock.nowMs() + INVITED_FOR_MS })
    query.set('accesscode', code)
    for (const [name, value] of Object.entries(said)) if (value) query.set(name, value)
  }
  query.set('lang', language)
  if (trip) query.set('tripid', trip.token)
  const data = { firstName, inviter: nameText(user.firstName, user.lastName), trip: trip?.name ?? null, isHere, link: `${origin}/?${query}` }
  await inLanguage(language, () => deps.mail.send(tx, { orgId, key: `invited:${deps.ids.next('inv')}`, to: email, kind: 'invited', data }))
}
