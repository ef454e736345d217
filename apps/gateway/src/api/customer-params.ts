import { z } from 'zod'
import { changeMetadata, email, id, metadataChange, text, unsettable } from '../http/params.ts'
import type { CustomerFacts } from '../modules/vault/index.ts'
import { address } from './method-params.ts'

const shipping = z
  .strictObject({ name: text, phone: unsettable(z.string().max(50)).default(null), address })
  .transform(({ name, phone, address }) => ({ name, phone, address }))

/** What a merchant says of a customer. Fields of invoices and taxes are taken as Stripe's clients send them, and mean nothing here. */
export const customerParams = {
  email: unsettable(email).optional(),
  name: unsettable(z.string().max(256)).optional(),
  description: unsettable(text).optional(),
  phone: unsettable(z.string().max(50)).optional(),
  address: unsettable(address).optional(),
  shipping: unsettable(shipping).optional(),
  preferred_locales: z.union([z.literal('').transform(() => []), z.array(z.string().max(20)).max(20)]).optional(),
  metadata: metadataChange.optional(),
  invoice_settings: z
    .strictObject({ default_payment_method: unsettable(id).optional(), custom_fields: z.unknown(), footer: z.unknown() })
    .partial()
    .optional(),
  tax_exempt: z.unknown().optional(),
  balance: z.unknown().optional(),
  invoice_prefix: z.unknown().optional(),
  next_invoice_sequence: z.unknown().optional(),
  tax: z.unknown().optional(),
  cash_balance: z.unknown().optional(),
}
type CustomerParams = z.output<z.ZodObject<typeof customerParams>>

/** Only what was said. */
export function factsOf(input: CustomerParams): Partial<Omit<CustomerFacts, 'metadata'>> {
  const { email, name, description, phone, address, shipping, preferred_locales: preferredLocales } = input
  const facts = { email, name, description, phone, address, shipping, preferredLocales }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}

export const metadataOf = (input: CustomerParams) => (known: Readonly<Record<string, string>>) => changeMetadata(known, input.metadata)
