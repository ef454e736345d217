// nothing here is translated: answers of the payment API are for engineers; pages say their own words
import { z } from 'zod'
import { type Answer, invalid } from '../http/answer.ts'
import { anything, email, flag, id, metadataChange, text, unsettable, webUrl } from '../http/params.ts'
import type { Extras } from '../modules/payments/index.ts'
import { methodData } from './method-params.ts'

const short = z.string().max(22)
/** The text after the merchant's name on a statement. */
const suffix = short.regex(/^[^<>\\'"*]*$/, 'it may not hold any of < > \\ \' " *').regex(/[A-Za-z]/, 'it needs a letter')

const address = z.strictObject({
  ...{ city: text.optional(), country: text.optional(), line1: text.optional() },
  ...{ line2: text.optional(), postal_code: text.optional(), state: text.optional() },
})
const shipping = z.strictObject({
  ...{ address, name: text, carrier: text.optional(), phone: text.optional(), tracking_number: text.optional() },
})

/** What may be asked of a card beyond paying. Whatever would move money in another way than we do is unknown here. */
const methodOptions = z.strictObject({
  card: z
    .strictObject({
      capture_method: z.literal('manual').optional(),
      request_three_d_secure: z.enum(['any', 'automatic', 'challenge']).optional(),
      network: text.optional(),
      moto: flag.optional(),
      require_cvc_recollection: flag.optional(),
      cvc_token: id.optional(),
    })
    .optional(),
})

/** Returned as they were sent. */
const described = {
  receipt_email: unsettable(email).optional(),
  shipping: unsettable(shipping).optional(),
  payment_method_options: methodOptions.optional(),
}

/** What clients send that changes nothing here: our cards are the only way to pay, and every return is a redirect. */
const ignored = {
  payment_method_types: z.union([z.array(z.literal('card')), z.literal('')]).optional(),
  automatic_payment_methods: z.strictObject({ enabled: flag, allow_redirects: z.enum(['always', 'never']).optional() }).optional(),
  ...{ use_stripe_sdk: anything, radar_options: anything, mandate: anything, mandate_data: anything, client_secret: anything },
}

/** How a card is named: one on file, a published name, or as data. */
export const cardParams = { payment_method: id.optional(), payment_method_data: methodData.optional() }

const usage = z.enum(['on_session', 'off_session'])

/** What a confirmation says, wherever it is said. */
export const confirmation = {
  ...ignored,
  ...cardParams,
  payment_method_options: described.payment_method_options,
  return_url: webUrl.optional(),
}

export const paymentConfirmation = {
  ...confirmation,
  ...described,
  capture_method: z.enum(['automatic', 'automatic_async', 'manual']).optional(),
  setup_future_usage: unsettable(usage).optional(),
  off_session: z.union([flag, z.enum(['one_off', 'recurring']).transform(() => true)]).optional(),
  error_on_requires_action: flag.optional(),
}

/** What is written on a payment, to be returned again. */
export const notes = {
  ...described,
  description: unsettable(z.string().max(1000)).optional(),
  metadata: metadataChange.optional(),
  statement_descriptor: unsettable(short).optional(),
  statement_descriptor_suffix: unsettable(suffix).optional(),
  transfer_group: unsettable(text).optional(),
}
export type Notes = Partial<z.output<z.ZodObject<typeof notes>>>

export const setupUsage = usage

/** A card's statement has the merchant's name and a suffix, and no descriptor of each payment. */
export const descriptorProblem = (input: Pick<Notes, 'statement_descriptor'>): Answer | null =>
  input.statement_descriptor
    ? // not translated: errors of a request are read by engineers
      invalid('Cards take no statement_descriptor. Use statement_descriptor_suffix.', { code: 'parameter_invalid', param: 'statement_descriptor' })
    : null

/** What says something of a confirmation is sent with one. */
export function unconfirmedProblem(input: { confirm: boolean; return_url?: string | undefined; off_session?: boolean | undefined }): Answer | null {
  const param = input.confirm ? null : input.return_url !== undefined ? 'return_url' : input.off_session ? 'off_session' : null
  // not translated: errors of a request are read by engineers
  return param && invalid(`${param} says something of a confirmation: send it with confirm.`, { code: 'parameter_invalid', param })
}

/** Only what was said. */
export function extrasOf(input: Notes): Extras {
  const extras: Extras = {
    ...(input.receipt_email !== undefined && { receiptEmail: input.receipt_email }),
    ...(input.statement_descriptor !== undefined && { statementDescriptor: input.statement_descriptor }),
    ...(input.statement_descriptor_suffix !== undefined && { statementDescriptorSuffix: input.statement_descriptor_suffix }),
    ...(input.transfer_group !== undefined && { transferGroup: input.transfer_group }),
    ...(input.shipping !== undefined && { shipping: input.shipping }),
    ...(input.payment_method_options !== undefined && { methodOptions: input.payment_method_options }),
  }
  return extras
}

/** `manual` may be said in two places. */
export const captureOf = (input: { capture_method?: 'automatic' | 'automatic_async' | 'manual' | undefined } & Pick<Notes, 'payment_method_options'>) =>
  input.payment_method_options?.card?.capture_method ?? input.capture_method
