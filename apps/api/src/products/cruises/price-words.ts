import { amountText, plural, say } from '@sojourn/i18n'
import { type Currency, money, never } from '@sojourn/kernel'
import { z } from 'zod'
import type { LineWords } from '../../sale/quote.ts'

/** What a line of the price of a cabin is for. It is stored with the line. */
export type CruiseLine =
  | { readonly of: 'fare'; readonly guest: number; readonly nights: number; readonly alone: boolean }
  | {
      readonly of: 'port_expenses' | 'port_tax' | 'gratuities'
      readonly port: string
      readonly eachMinor: number
      readonly guests: number
      readonly currency: Currency
    }

const cruiseLine: z.ZodType<CruiseLine> = z.discriminatedUnion('of', [
  z.object({ of: z.literal('fare'), guest: z.int(), nights: z.int(), alone: z.boolean() }),
  z.object({
    of: z.enum(['port_expenses', 'port_tax', 'gratuities']),
    port: z.string(),
    eachMinor: z.int(),
    guests: z.int(),
    currency: z.string(),
  }),
])

export function lineWords(line: CruiseLine): LineWords {
  switch (line.of) {
    case 'fare':
      return {
        label: say`Fare of guest ${line.guest}`,
        rule: line.alone
          ? say`${plural(line.nights, { one: '# night', other: '# nights' })}, alone in the cabin`
          : say`${plural(line.nights, { one: '# night', other: '# nights' })}, meals included`,
      }
    case 'port_expenses':
      return { label: say`Port expenses`, rule: eachText(line) }
    case 'port_tax':
      return { label: say`Port taxes: ${line.port}`, rule: eachText(line) }
    case 'gratuities':
      return { label: say`Gratuities`, rule: eachText(line) }
    default:
      return never(line)
  }
}

function eachText({ eachMinor, guests, currency }: Extract<CruiseLine, { guests: number }>): string {
  const [each, total] = [amountText(money(eachMinor, currency)), amountText(money(eachMinor * guests, currency))]
  return say`${each} × ${plural(guests, { one: '# guest', other: '# guests' })} = ${total}`
}

/** A stored line of the price of a cabin, in the current language; null where it is none of one. */
export function storedLineWords(stored: unknown): LineWords | null {
  const line = cruiseLine.safeParse(stored)
  return line.success ? lineWords(line.data) : null
}

export const onBoard = (): string => say`on board`
