import { dayText } from '@sojourn/i18n'
import type { Day, Money } from '@sojourn/kernel'
import { z } from 'zod'
import type { Quote, QuoteLine } from './quote.ts'

const storedMoney: z.ZodType<Money> = z.object({ minor: z.int(), currency: z.string() })

/** A quote as it was stored before quotes were lists of lines: nights, or one item, and the charges with them. */
const legacyQuote = z.object({
  currency: z.string(),
  nights: z.array(z.object({ date: z.string(), amount: storedMoney })),
  base: storedMoney,
  item: z.object({ label: z.string(), rule: z.string().nullable() }).optional(),
  lines: z.array(z.object({ label: z.string(), rule: z.string(), kind: z.enum(['tax', 'fee']), collected: z.enum(['now', 'property']), amount: storedMoney })),
  total: storedMoney,
  payNow: storedMoney,
  payAtProperty: storedMoney,
})

export const isLegacyQuote = (stored: unknown): boolean => typeof stored === 'object' && stored !== null && 'nights' in stored

/** Reads such a quote as a list of lines, to the same minor units. */
export function upgradeQuote(stored: unknown): Quote {
  const { currency, nights, base, item, lines, total, payNow, payAtProperty } = legacyQuote.parse(stored)
  const items: QuoteLine[] = item
    ? [{ kind: 'item', ...item, amount: base, due: 'now' }]
    : nights.map(({ date, amount }) => ({ kind: 'item', label: dayText(date), rule: 'night', amount, due: 'now', on: date as Day, per: 'night' }))
  const charges = lines.map(({ collected, ...line }): QuoteLine => ({ ...line, due: collected === 'now' ? 'now' : 'later' }))
  return { currency, lines: [...items, ...charges], total, payNow, payLater: payAtProperty }
}
