import { dayText, say } from '@sojourn/i18n'
import type { Currency, Day } from '@sojourn/kernel'
import { factText } from '@sojourn/world'
import { z } from 'zod'
import type { LineWords } from '../../sale/quote.ts'
import { storedMoney } from '../../sale/snapshot.ts'
import type { TaxRule, TaxSum } from './domain/tax-lines.ts'
import { taxLineText } from './tax-text.ts'

/** What a line of the price of a stay is for: a night, or a tax by its rule, in the currency of the place. It is stored with the line. */
export type StayLine =
  | { readonly of: 'night'; readonly on: Day }
  | { readonly of: 'tax'; readonly name: string; readonly sum: TaxSum; readonly currency: Currency }

const day = z.string() as unknown as z.ZodType<Day>
const per = z.enum(['guest', 'room'])

const taxRule: z.ZodType<TaxRule> = z.object({
  amount: z.discriminatedUnion('by', [
    z.object({ by: z.literal('percent'), ppm: z.number() }),
    z.object({ by: z.literal('flat'), per, minor: z.number() }),
    z.object({ by: z.literal('stars'), per, minor: z.array(z.number()) }),
    z.object({ by: z.literal('price'), per: z.literal('guest'), steps: z.array(z.object({ fromMinor: z.number(), minor: z.number() })) }),
  ]),
  ageFrom: z.number(),
  ageTo: z.number(),
  nightsMax: z.number().nullable(),
})

const taxSum = z.object({
  tax: taxRule,
  stars: z.number(),
  product: z.enum(['hotels', 'holidaystays']).optional(),
  owed: storedMoney.nullable(),
  count: z.number(),
  nights: z.number(),
  isShortened: z.boolean(),
})

const stayLine = z.discriminatedUnion('of', [
  z.object({ of: z.literal('night'), on: day }),
  z.object({ of: z.literal('tax'), name: z.string(), sum: taxSum, currency: z.string() }),
])

/** The line of a tax or fee, with as much of its rule as its text is made of. `name` is the English of the catalogue. */
export function taxLine(name: string, { tax: { amount, ageFrom, ageTo, nightsMax }, ...sum }: TaxSum, currency: Currency): StayLine {
  return { of: 'tax', name, sum: { ...sum, tax: { amount, ageFrom, ageTo, nightsMax } }, currency }
}

export function stayLineText(line: StayLine): LineWords {
  return line.of === 'night' ? { label: dayText(line.on), rule: say`night` } : { label: factText(line.name), rule: taxLineText(line.sum, line.currency) }
}

/** The same of a stored line; null where it is none of a stay. */
export function readStayLine(stored: unknown): LineWords | null {
  const line = stayLine.safeParse(stored)
  return line.success ? stayLineText(line.data) : null
}
