// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { say } from '@sojourn/i18n'
import { typedCode, typedLine } from '@sojourn/kernel'
import { z } from 'zod'
import { reason } from './audit.ts'
import { defineCall } from './call.ts'
import { productCode } from './products.ts'
import { shownLanding, siteSettings } from './settings.ts'
import { currency, email, id, instant, language, lastName, messageText, nameText, phone } from './wire.ts'

export const password = z
  .string()
  .min(10, { error: () => say`use at least 10 characters for a password` })
  .max(128)

/** Colours, radii and fonts of an organisation as CSS variables, by day and by night. */
const theme = z.object({ day: z.record(z.string(), z.string()), night: z.record(z.string(), z.string()) })

const organisation = z.object({
  org_id: id,
  name: z.string(),
  tagline: z.string(),
  header: z.enum(['v1', 'v2', 'v3']),
  currency,
  language,
  products: z.array(productCode),
  site: siteSettings,
  landings: z.array(shownLanding),
  theme,
  /** Whom a person may write to or call; null where the organisation has not said. */
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
})

export const person = z.object({
  user_id: id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** How they wish to be addressed: `Ms`, `Dr`, or a text of their own; null where they say none. */
  title: z.string().nullable(),
  phone: z.string().nullable(),
  /** 1 operator, 2 member, 3 agent, 4 demo. */
  usr_type: z.int(),
  is_blocked: z.boolean(),
  preferred_language: z.string().nullable(),
  preferred_currency: z.string().nullable(),
  /** The number under which the person collects points; null where they have none. */
  loyalty_membership_no: z.string().nullable(),
})

export const getShell = defineCall({
  path: '/api/general/getShell',
  tag: 'General',
  summary: 'Who the site is, who is asking and which languages and currencies there are',
  body: z.object({}),
  data: z.object({
    organisation,
    user: person.nullable(),
    /** True where a block ended the session of this browser. */
    is_blocked: z.boolean(),
    /** Who acts in the person's place in this session; null where it is the person. */
    impersonator: z.object({ name: z.string() }).nullable(),
    /** True for an operator who may do nothing until a second factor is set up. */
    needs_second_factor: z.boolean(),
    currency,
    language,
    /** Days from today, at the property, to the earliest check-in that can be booked. */
    minimum_checkin_days: z.int(),
    /** Whether the page may read the device of a person who signs in or pays, and send it to `/api/iqps/fqs`. */
    takes_fingerprint: z.boolean(),
    /** The languages that are offered, each by its own name. */
    languages: z.array(z.object({ code: language, name: z.string(), id: z.int() })),
    currencies: z.array(z.object({ code: z.string(), name: z.string(), flag: z.string(), id: z.int() })),
  }),
})

export const signIn = defineCall({
  path: '/api/user/signIn',
  tag: 'People',
  summary: 'Signs in with e-mail and password',
  body: z.object({
    email,
    password: z
      .string()
      .min(1, { error: () => say`please enter your password` })
      .max(128),
    /** Of the authenticator app, or a recovery code; asked for by `second_factor_needed`. */
    code: z.string().overwrite(typedCode).max(40).nullish(),
  }),
  data: z.object({ user: person }),
  refusals: ['wrong_credentials', 'blocked', 'too_many_tries', 'email_not_verified', 'second_factor_needed', 'wrong_code'],
})

/** How a person is addressed; empty for not at all. */
export const personTitle = z.string().overwrite(typedLine).max(20)

export const signUp = defineCall({
  path: '/api/user/signUp',
  tag: 'People',
  summary: 'Makes an account; a link in the mail proves the address. The access code of an invitation to this address proves it too, once, and signs in (A2.9)',
  body: z.object({
    first_name: nameText,
    last_name: lastName,
    email,
    password,
    phone: z.union([z.literal(''), phone]).nullish(),
    /** `Mr`, `Dr`, or a text of their own. */
    title: personTitle.nullish(),
    /** Of an invitation that was mailed to this address. */
    access_code: z.string().overwrite(typedCode).max(200).nullish(),
  }),
  data: z.object({ next: z.enum(['check_mail', 'signed_in']) }),
  refusals: ['too_many_tries', 'common_password', 'invitation_spent'],
})

const text = (most: number, read: typeof typedLine) => z.string().overwrite(read).max(most).optional()

export const invitePerson = defineCall({
  path: '/api/operator/invite',
  tag: 'Operator',
  summary: 'Mails an invitation whose link opens the sign-up filled in; its access code works once, for this address, for 14 days (A2.9)',
  who: 'user',
  body: z.object({
    email,
    first_name: nameText.optional(),
    last_name: lastName.optional(),
    title: personTitle.optional(),
    /** Of the phone number, without a plus: `351`. */
    country_code: text(4, typedCode),
    phone_number: text(24, typedCode),
    lang: language.optional(),
    /** A plan that the organisation pays for this person. */
    sub_plan_id: id.optional(),
    reason,
  }),
  data: z.object({}),
  refusals: ['not_allowed', 'too_many_tries', 'plan_unknown'],
})

/** Of a mailed link. */
const linkToken = z.string().min(1).max(400)

export const verifyEmail = defineCall({
  path: '/api/user/verifyEmail',
  tag: 'People',
  summary: 'Proves an address by the token of the mailed link; the browser that asked for the link is signed in, another one is not',
  body: z.object({ token: linkToken }),
  data: z.object({
    state: z.enum(['confirmed', 'already_confirmed']),
    /** Who is signed in now; null in another browser than the one that asked. */
    user: person.nullable(),
  }),
  refusals: ['link_spent'],
})

export const readLink = defineCall({
  path: '/api/user/readLink',
  tag: 'People',
  summary: 'What a mailed link is good for; it changes nothing',
  body: z.object({ kind: z.enum(['verify_email', 'reset_password']), token: linkToken }),
  data: z.object({
    /** `unknown`: it was never one of ours, was replaced, or is long over. */
    state: z.enum(['open', 'used', 'expired', 'unknown']),
    email: z.string().nullable(),
  }),
})

export const resendVerification = defineCall({
  path: '/api/user/resendVerification',
  tag: 'People',
  summary: 'Mails another link in place of one that has expired; answers alike for a token that is not known',
  body: z.object({ token: linkToken }),
  data: z.object({ next: z.literal('check_mail') }),
  refusals: ['too_many_tries'],
})

export const forgotPassword = defineCall({
  path: '/api/user/forgotPassword',
  tag: 'People',
  summary: 'Mails a link to set a new password; answers alike whether the address is known or not',
  body: z.object({ email }),
  data: z.object({ next: z.literal('check_mail') }),
  refusals: ['too_many_tries'],
})

export const resetPassword = defineCall({
  path: '/api/user/resetPassword',
  tag: 'People',
  summary: 'Sets a new password by the token of the mailed link; ends every other session',
  body: z.object({ token: linkToken, password }),
  data: z.object({ next: z.literal('sign_in') }),
  refusals: ['link_spent', 'common_password'],
})

export const signOut = defineCall({
  path: '/api/user/signOut',
  tag: 'People',
  summary: 'Ends this session',
  body: z.object({}),
  data: z.object({}),
})

export const getUser = defineCall({
  path: '/api/user/getUser',
  tag: 'People',
  summary: 'The signed-in person',
  who: 'user',
  enrolling: true,
  forgiving: true,
  namesPerson: true,
  body: z.object({ user_id: id.optional() }),
  data: z.object({ user: person }),
  refusals: ['not_found'],
})

export const updatePreference = defineCall({
  path: '/api/user/updatePreference',
  tag: 'People',
  summary: 'Keeps the language and currency a person chose; for a guest in a cookie',
  forgiving: true,
  body: z.object({ usr_type: z.coerce.number().optional(), preferred_language: language.optional(), preferred_currency: currency.optional() }),
  data: z.object({ preferred_language: z.string(), preferred_currency: z.string() }),
  refusals: ['unknown_currency', 'unknown_language'],
})

export const makeImpersonationKey = defineCall({
  path: '/api/operator/makeImpersonationKey',
  tag: 'Operator',
  summary:
    'For an operator, or the agent of a client: a link that signs in in that person’s place, once and within a minute. The reason can be read by the person',
  who: 'buyer',
  body: z.object({ email, reason: messageText.min(1, { error: () => say`please give a reason` }) }),
  data: z.object({ link: z.string(), expires_at: instant }),
  refusals: ['not_found', 'not_allowed'],
})

export const impersonate = defineCall({
  path: '/api/user/impersonate',
  tag: 'People',
  summary: 'Signs in in another person’s place by the key of a link; one use of one key',
  body: z.object({ key: z.string().min(1).max(200) }),
  data: z.object({
    user: person,
    currency: z.object({ code: z.string(), currency_id: z.int() }),
    language: z.object({ code: z.string(), lan_id: z.int() }),
  }),
  refusals: ['key_spent'],
})

export const endImpersonation = defineCall({
  path: '/api/user/endImpersonation',
  tag: 'People',
  summary: 'Ends a session in another person’s place; the browser’s own session goes on',
  who: 'user',
  body: z.object({}),
  /** Whether this browser has a session of its own, which goes on now. */
  data: z.object({ is_signed_in: z.boolean() }),
  refusals: ['not_impersonating'],
})

export const setBlocked = defineCall({
  path: '/api/operator/setBlocked',
  tag: 'Operator',
  summary: 'Blocks or unblocks a person of the organisation; a block ends every session at once',
  who: 'user',
  namesPerson: true,
  /** A block needs its reason: the person is entitled to it. */
  body: z.object({ user_id: id, is_blocked: z.boolean(), reason }),
  data: z.object({ user: person }),
  refusals: ['not_found', 'not_allowed', 'reason_missing'],
})

export type Organisation = z.output<typeof organisation>
export type Theme = z.output<typeof theme>
export type Person = z.output<typeof person>
