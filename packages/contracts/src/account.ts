// nothing here is translated: the summaries of calls are for engineers; what people read goes through say
import { typedCode } from '@sojourn/kernel'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { password, person, personTitle } from './people.ts'
import { productCode } from './products.ts'
import { amount, currency, id, instant, lastName, nameText, phone } from './wire.ts'

const ownPassword = z.string().min(1).max(128)
const code = z.string().overwrite(typedCode).min(1).max(40)

const session = z.object({
  session_id: id,
  /** The browser and device as they named themselves. */
  device: z.string(),
  signed_in_at: instant,
  /** To the day. */
  seen_at: instant,
  is_this: z.boolean(),
  /** Who acts for the caller in it; null where it is the caller. */
  acted_by: z.string().nullable(),
  /** For whom the caller acts in it; null where it is their own. */
  acts_for: z.string().nullable(),
})
const sessions = z.array(session)

/** `required`: an operator who has none yet and may do nothing else before. */
const secondFactor = z.object({ state: z.enum(['off', 'on', 'required']), recovery_codes_left: z.int() })

export const getAccount = defineCall({
  path: '/api/user/getAccount',
  tag: 'Account',
  summary: "The caller's own account: who they are, where they are signed in, and what guards it",
  who: 'user',
  enrolling: true,
  body: z.object({}),
  data: z.object({ user: person, member_since: instant, second_factor: secondFactor, sessions }),
})

export const updateDetails = defineCall({
  path: '/api/user/updateDetails',
  tag: 'Account',
  summary: "Changes the caller's name, title and phone",
  who: 'buyer',
  body: z.object({
    first_name: nameText,
    last_name: lastName,
    /** Empty or null removes it. */
    phone: z.union([z.literal(''), phone]).nullable(),
    /** Empty or null removes it; one that is not sent stays. */
    title: personTitle.nullish(),
  }),
  data: z.object({ user: person }),
})

export const changePassword = defineCall({
  path: '/api/user/changePassword',
  tag: 'Account',
  summary: 'Sets a new password against the old one; every other session ends',
  who: 'buyer',
  enrolling: true,
  body: z.object({ old_password: ownPassword, new_password: password }),
  data: z.object({ sessions }),
  refusals: ['wrong_password', 'common_password', 'too_many_tries'],
})

export const endSessions = defineCall({
  path: '/api/user/endSessions',
  tag: 'Account',
  summary: "Ends one of the caller's other sessions, or all of them; answers those that are left",
  who: 'buyer',
  enrolling: true,
  body: z.object({ session_id: id.optional().describe('Left out: every session but this one.') }),
  data: z.object({ sessions }),
})

export const beginSecondFactor = defineCall({
  path: '/api/user/beginSecondFactor',
  tag: 'Account',
  summary: 'The key for an authenticator app (RFC 6238: SHA-1, six digits, 30 seconds); nothing asks for its codes until one was proved',
  who: 'buyer',
  enrolling: true,
  body: z.object({ password: ownPassword }),
  data: z.object({ secret: z.string(), uri: z.string() }),
  refusals: ['wrong_password', 'too_many_tries', 'second_factor_on'],
})

export const proveSecondFactor = defineCall({
  path: '/api/user/proveSecondFactor',
  tag: 'Account',
  summary: 'Turns the second factor on by a code of the app; every other session ends. The recovery codes are shown this once',
  who: 'buyer',
  enrolling: true,
  body: z.object({ code }),
  data: z.object({ recovery_codes: z.array(z.string()) }),
  refusals: ['wrong_code', 'too_many_tries', 'second_factor_on'],
})

export const endSecondFactor = defineCall({
  path: '/api/user/endSecondFactor',
  tag: 'Account',
  summary: 'Turns the second factor off; operators who need one keep it',
  who: 'buyer',
  body: z.object({ password: ownPassword, code }),
  data: z.object({ second_factor: secondFactor }),
  refusals: ['wrong_password', 'wrong_code', 'too_many_tries', 'second_factor_required'],
})

export const exportData = defineCall({
  path: '/api/user/exportData',
  tag: 'Account',
  summary: 'Everything the product holds about the caller, each part as the calls that show it answer. Refused to whoever acts in their place',
  refusals: ['not_allowed'],
  who: 'user',
  body: z.object({}),
  data: z.object({ exported_at: instant, organisation: z.string(), parts: z.record(z.string(), z.unknown()) }),
})

export const deleteAccount = defineCall({
  path: '/api/user/deleteAccount',
  tag: 'Account',
  summary: 'Deletes the account. What bookkeeping law asks for is locked away; open bookings prevent it, and value is given up by saying so',
  who: 'buyer',
  body: z.object({
    password: ownPassword,
    /** True where the caller knows that wallet value, cash cards and points are lost. */
    give_up_value: z.boolean().default(false),
  }),
  data: z.object({}),
  refusals: ['wrong_password', 'too_many_tries', 'open_bookings', 'value_left', 'not_deletable', 'gateway_unreachable'],
})

/** Points that came together. */
const pointLot = z.object({ points: z.int(), earned_at: instant, expires_at: instant.nullable() })

/** A kind of points as in A3.7, without what depends on a checkout. */
const ownPoints = z.object({
  points: z.int(),
  rate_per_miles: z.number(),
  point_type_code: z.string(),
  point_type_label: z.string(),
  funding_partner_code: z.string(),
  rule_code: z.string(),
  rule_level: z.string(),
  /** What all of them are worth, in `currency`. */
  worth: amount,
  currency,
  /** Oldest first. */
  lots: z.array(pointLot),
})

const ownCoupon = z.object({
  coupon_code: z.string(),
  description: z.string(),
  /** What it can be used for; null: for any. */
  product: productCode.nullable(),
  valid_until: instant.nullable(),
  uses_left: z.int().nullable(),
})

export const getValue = defineCall({
  path: '/api/user/getValue',
  tag: 'Account',
  summary: 'All the value a person has, in one place: wallet and cash cards, coupons, and points with their age and expiry',
  who: 'user',
  body: z.object({}),
  data: z.object({
    loyalty_membership_no: z.string().nullable(),
    /** What can be spent now, currency by currency. */
    wallet: z.array(z.object({ amount, currency })),
    /** Cards with value on them, those that expire first first. */
    cards: z.array(
      z.object({
        payment_card_id: id,
        name: z.string(),
        type: z.enum(['CASH', 'WALLET', 'CERTIFICATE', 'DISCOUNT']),
        left: amount,
        currency,
        expires_at: instant.nullable(),
      }),
    ),
    coupons: z.array(ownCoupon),
    points: z.array(ownPoints),
  }),
})

export const accountCalls = [
  getAccount,
  updateDetails,
  changePassword,
  endSessions,
  beginSecondFactor,
  proveSecondFactor,
  endSecondFactor,
  getValue,
  exportData,
  deleteAccount,
] as const

export type OwnSession = z.output<typeof session>
