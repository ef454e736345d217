import { z } from 'zod'
import { brandOf, type StoredCard } from './domain/saved-card.ts'

/** A reader of one shape of the gateway's; null for what is not it. */
const reader =
  <S extends z.ZodType, T>(schema: S, take: (found: z.output<S>) => T) =>
  (body: unknown): T | null => {
    const parsed = schema.safeParse(body)
    return parsed.success ? take(parsed.data) : null
  }

const method = z.object({
  id: z.string().min(1),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int(), fingerprint: z.string().nullish() }),
  billing_details: z.object({ name: z.string().nullish() }).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

const cardOf = ({ id, card, billing_details: billing, metadata }: z.output<typeof method>): StoredCard => ({
  id,
  nickName: metadata?.nick_name || null,
  holder: billing?.name ?? null,
  brand: brandOf(card.brand),
  last4: card.last4,
  expMonth: card.exp_month,
  expYear: card.exp_year,
  isDefault: false,
  fingerprint: card.fingerprint || null,
})

export const readCards = reader(z.object({ data: z.array(method) }), ({ data }) => data.map(cardOf))

export const readReplacement = reader(method, ({ metadata }) => ({ cardId: metadata?.replaced_by ?? null }))

export const readCreated = reader(z.object({ id: z.string().min(1) }), ({ id }) => id)

export const readDefault = reader(z.object({ invoice_settings: z.object({ default_payment_method: z.string().nullish() }).nullish() }), (customer) => ({
  methodId: customer.invoice_settings?.default_payment_method ?? null,
}))

/** The instant arrives as seconds or as a text. */
const instant = z.union([z.number().transform((seconds) => new Date(seconds * 1000).toISOString()), z.string().min(1)])
export const readToken = reader(z.object({ token: z.string().min(1), expires_at: instant }), ({ token, expires_at: expiresAt }) => ({ token, expiresAt }))

export const readSetup = reader(z.object({ id: z.string().min(1), client_secret: z.string().min(1) }), ({ id, client_secret: clientSecret }) => ({
  id,
  clientSecret,
}))
