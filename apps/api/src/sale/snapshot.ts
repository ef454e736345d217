import { type Day, type Money, PRODUCT_CODES, type ProductCode, type UserId } from '@sojourn/kernel'
import { z } from 'zod'
import { leaveOnBoard } from './legacy-on-board.ts'
import { isLegacyQuote, upgradeQuote } from './legacy-quote.ts'
import type { Quote } from './quote.ts'
import type { Resale } from './resale.ts'
import type { SaleTerms } from './terms.ts'

/** An offer as it is stored: what was shown, in minor units, with the schema of its details. */
export interface OfferSnapshot {
  readonly product: ProductCode
  readonly supplier: string
  /** The name of the schema that `details` are of: `stay@1`. */
  readonly schema: string
  readonly details: unknown
  readonly quote: Quote
  readonly terms: SaleTerms
  /** The supplier's own name of what it holds. */
  readonly holdRef: string
  /** Where an agent sells it on and the client pays us. */
  readonly resale?: Resale | undefined
}

const day = z.string() as unknown as z.ZodType<Day>

/** Money in storage: whole minor units with their currency. */
export const storedMoney: z.ZodType<Money> = z.object({ minor: z.int(), currency: z.string() })

const storedLine = z
  .object({
    kind: z.enum(['item', 'tax', 'fee', 'discount']),
    label: z.string(),
    rule: z.string().nullable(),
    amount: storedMoney,
    due: z.enum(['now', 'later']),
    on: day.optional(),
    unit: z.int().optional(),
    traveller: z.int().optional(),
    why: z.unknown().optional(),
    package: z.enum(PRODUCT_CODES).optional(),
    resold: z.enum(['included', 'service']).optional(),
    change: z.enum(['paid', 'fee', 'kept']).optional(),
    per: z.enum(['night', 'day', 'person', 'unit']).optional(),
  })
  // Stored before lines said what they are of: nights alone had days.
  .transform((line) => (line.per === undefined && line.kind === 'item' && line.on !== undefined ? { ...line, per: 'night' as const } : line))

const storedQuote = z.object({
  currency: z.string(),
  lines: z.array(storedLine),
  total: storedMoney,
  payNow: storedMoney,
  instalments: z.array(z.object({ amount: storedMoney, on: day })).optional(),
  payLater: storedMoney,
  payLaterLocal: storedMoney.optional(),
})

const window = z.object({ from: z.string().nullable(), to: z.string().nullable(), amount: storedMoney })

/** Terms in storage. */
export const storedTerms: z.ZodType<SaleTerms> = z.object({
  mode: z.enum(['prepaid', 'postpaid']),
  cancellationBy: z.enum(['windows', 'supplier', 'never']),
  cancellation: z.array(window),
  timeZone: z.string(),
  startsOn: day.nullable(),
  laterAt: z.string(),
  later: z
    .discriminatedUnion('by', [
      z.object({ by: z.literal('place') }),
      z.object({ by: z.literal('us'), on: day, noticeDays: z.int(), giveUpOn: day, restAtPlace: z.literal(true).optional() }),
    ])
    .optional(),
  cancellableUntil: z.string().optional(),
  undoMinutes: z.int().optional(),
  undoBefore: z.string().optional(),
})

/** A quote as stored in a row, of whatever age: one from before quotes were lists of lines is read as one. */
export const readQuote = (stored: unknown): Quote => (isLegacyQuote(stored) ? upgradeQuote(stored) : storedQuote.parse(stored))

const storedOffer = z.object({
  product: z.enum(PRODUCT_CODES),
  supplier: z.string(),
  schema: z.string(),
  details: z.unknown(),
  quote: z.unknown().transform(readQuote),
  terms: storedTerms,
  holdRef: z.string(),
  resale: z.object({ agentId: z.string() as unknown as z.ZodType<UserId>, earning: storedMoney, net: storedQuote }).optional(),
})

/** Parses the stored snapshot of an offer. Throws where a row is not what this code or an earlier one has written. */
export const readOfferSnapshot = (stored: unknown): OfferSnapshot => leaveOnBoard<OfferSnapshot>(storedOffer.parse(stored))
