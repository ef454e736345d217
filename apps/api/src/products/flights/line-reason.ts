import type { FlightOffer } from '@sojourn/contracts'
import { amountText, say, semicolonText } from '@sojourn/i18n'
import { money } from '@sojourn/kernel'
import { z } from 'zod'
import type { LineWords, Quote } from '../../sale/quote.ts'
import { storedMoney } from '../../sale/snapshot.ts'
import { duffelLineWords, duffelReason } from './duffel/duffel-offer.ts'
import { type LineReason, lineWords } from './price-words.ts'

const lineReason: z.ZodType<LineReason> = z.union([
  z.object({ of: z.literal('fare'), type: z.enum(['adult', 'child', 'infant']), surcharge: storedMoney, isDearer: z.boolean().optional() }),
  z.object({ of: z.literal('tax'), code: z.string(), name: z.string(), rule: z.string(), since: z.string().nullable().optional(), backIfUnused: z.boolean() }),
  z.object({ of: z.enum(['cabin_bag', 'checked_bag', 'seat']), count: z.number() }),
])

/** A stored line of the price of a journey, in the current language; null where it is none of one. */
export function storedLineWords(stored: unknown, { brand_name }: FlightOffer): LineWords | null {
  const reason = lineReason.safeParse(stored)
  if (reason.success) return lineWords(reason.data, { brand: brand_name })
  const remote = duffelReason.safeParse(stored)
  return remote.success ? duffelLineWords(remote.data) : null
}

/** Whether a line is of something that was bought besides the flights. */
export const isService = (stored: unknown): boolean => {
  const reason = lineReason.safeParse(stored)
  return reason.success && reason.data.of !== 'fare' && reason.data.of !== 'tax'
}

/** The taxes of a fare that come back where its flights are not flown, each with its sum for all who fly; null where there are none. */
export function backAnyway(offer: FlightOffer, { currency, lines }: Pick<Quote, 'currency' | 'lines'>): string | null {
  const sums = new Map<string, number>()
  for (const { why, amount } of lines) {
    const reason = lineReason.safeParse(why)
    if (!reason.success || reason.data.of !== 'tax' || !reason.data.backIfUnused) continue
    const { label } = lineWords(reason.data, { brand: offer.brand_name })
    sums.set(label, (sums.get(label) ?? 0) + amount.minor)
  }
  if (sums.size === 0) return null
  const list = semicolonText([...sums].map(([label, minor]) => `${label} ${amountText(money(minor, currency))}`))
  return say`Taxes of flights you don't take are part of it: ${list}.`
}
