import { amountText, commaText, dayText, percentText, plural, say } from '@sojourn/i18n'
import { type Currency, money, never } from '@sojourn/kernel'
import { factText } from '@sojourn/world'
import { z } from 'zod'
import type { LineWords } from '../../sale/quote.ts'
import type { TaxSum } from './domain/resort-taxes.ts'
import { sizeText } from './resort-words.ts'

/** What a line of the price of a unit is for. It is stored with the line. */
export type ResortLine =
  | { readonly of: 'week'; readonly size: 'studio' | 'one' | 'two' | 'three'; readonly week: number; readonly lastCall: boolean }
  | { readonly of: 'night'; readonly on: string }
  | { readonly of: 'exchange' }
  | { readonly of: 'combining' }
  | { readonly of: 'certificate' }
  | { readonly of: 'resort_fee'; readonly nights: number }
  | { readonly of: 'tax'; readonly name: string; readonly sum: TaxSum; readonly currency: Currency }

const size = z.enum(['studio', 'one', 'two', 'three'])
const taxSum = z.discriminatedUnion('by', [
  z.object({ by: z.literal('percent'), ppm: z.number() }),
  z.object({ by: z.literal('each'), per: z.enum(['guest', 'unit']), eachMinor: z.number(), count: z.number(), nights: z.number() }),
])
const resortLine: z.ZodType<ResortLine> = z.discriminatedUnion('of', [
  z.object({ of: z.literal('week'), size, week: z.number(), lastCall: z.boolean() }),
  z.object({ of: z.literal('night'), on: z.string() }),
  z.object({ of: z.literal('exchange') }),
  z.object({ of: z.literal('combining') }),
  z.object({ of: z.literal('certificate') }),
  z.object({ of: z.literal('resort_fee'), nights: z.number() }),
  z.object({ of: z.literal('tax'), name: z.string(), sum: taxSum, currency: z.string() }),
])

export function lineWords(line: ResortLine): LineWords {
  switch (line.of) {
    case 'week':
      return {
        label: commaText([say`Week ${line.week}`, sizeText(line.size)]),
        rule: line.lastCall ? say`last-call price, 7 nights, final cleaning included` : say`7 nights, final cleaning included`,
      }
    case 'night':
      return { label: dayText(line.on), rule: say`night` }
    case 'exchange':
      return { label: say`Exchange fee`, rule: say`for each exchange` }
    case 'combining':
      return { label: say`Combining deposits`, rule: say`when an exchange takes power of more than one` }
    case 'certificate':
      return { label: say`Guest certificate`, rule: say`someone else travels` }
    case 'resort_fee':
      return { label: say`Resort fee`, rule: say`per unit for ${plural(line.nights, { one: '# night', other: '# nights' })}` }
    case 'tax':
      return { label: factText(line.name), rule: taxText(line.sum, line.currency) }
    default:
      return never(line)
  }
}

function taxText(sum: TaxSum, currency: Currency): string {
  if (sum.by === 'percent') return percentText(sum.ppm / 10_000)
  const { eachMinor, count, nights } = sum
  const [each, total] = [amountText(money(eachMinor, currency)), amountText(money(eachMinor * count * nights, currency))]
  return sum.per === 'guest'
    ? say`${each} × ${plural(count, { one: '# guest', other: '# guests' })} × ${plural(nights, { one: '# night', other: '# nights' })} = ${total}`
    : say`${each} × ${plural(nights, { one: '# night', other: '# nights' })} = ${total}`
}

/** A stored line of the price of a unit, in the current language; null where it is none of one. */
export function storedLineWords(stored: unknown): LineWords | null {
  const line = resortLine.safeParse(stored)
  return line.success ? lineWords(line.data) : null
}

export const atTheResort = (): string => say`at the resort`
