import { z } from 'zod'
import { email, id, metadata, metadataChange, text, unsettable, whole } from '../http/params.ts'
import type { Address, Billing } from '../modules/vault/index.ts'

const line = unsettable(z.string().max(200)).default(null)

export const address = z
  .strictObject({ city: line, country: line, line1: line, line2: line, postal_code: line, state: line })
  .transform((given): Address => given)

const expMonth = whole.pipe(z.number().min(1).max(12))
/** Two digits are a year of this century. */
const expYear = whole.transform((year) => (year < 100 ? 2000 + year : year)).pipe(z.number().min(2000).max(2100))

const typedCard = z.strictObject({
  // Only its digits, written by the HTTP layer, which has the list of published ones.
  number: z.string().min(1),
  exp_month: expMonth,
  exp_year: expYear,
  cvc: z
    .union([z.string(), z.number().transform(String)])
    .pipe(z.string().regex(/^\d{3,4}$/, 'a security code has 3 or 4 digits'))
    .optional(),
})

const namedCard = z.strictObject({ token: id })

const billing = z.strictObject({
  name: unsettable(text).optional(),
  email: unsettable(email).optional(),
  phone: unsettable(z.string().max(50)).optional(),
  address: unsettable(address).optional(),
  tax_id: z.unknown().optional(),
})
export type BillingParams = z.output<typeof billing>

/** What is said of a holder, over what was known: a field that is not there changes nothing. */
export const billingOf = (given: BillingParams | undefined): Partial<Billing> =>
  Object.fromEntries(Object.entries({ ...given, tax_id: undefined }).filter(([, value]) => value !== undefined))

/** A new method as Stripe's clients write one: by its number, or by a token. */
export const methodData = z.strictObject({
  type: z.literal('card').default('card'),
  card: z.union([namedCard, typedCard]),
  billing_details: billing.optional(),
  metadata: metadata.default({}),
  allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
})
export type MethodData = z.output<typeof methodData>

/** A card of its own, in the words of the older tokens. */
export const tokenCard = z.strictObject({
  ...typedCard.shape,
  name: unsettable(text).optional(),
  address_line1: line,
  address_line2: line,
  address_city: line,
  address_state: line,
  address_zip: line,
  address_country: line,
  currency: z.unknown().optional(),
})

export const methodChange = z.strictObject({
  billing_details: billing.optional(),
  card: z.strictObject({ exp_month: expMonth.optional(), exp_year: expYear.optional(), networks: z.unknown().optional() }).optional(),
  metadata: metadataChange.optional(),
  allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
})
