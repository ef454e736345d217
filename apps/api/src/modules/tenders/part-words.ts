import { amountText, commaText, countText, decimalText, percentText, say } from '@sojourn/i18n'
import type { Money } from '@sojourn/kernel'
import { z } from 'zod'
import type { PartReason } from './domain/part-reason.ts'
import type { CouponReason, PointsReason } from './domain/tender.ts'

interface PartWords {
  readonly label: string
  readonly rule: string | null
}

/** What a person reads of a way by which part of a price is paid. */
export function partWords(reason: PartReason): PartWords {
  switch (reason.of) {
    case 'coupon':
      return couponWords(reason.code, reason.why)
    case 'points':
      return { label: pointsLabel(reason.held, reason.label), rule: pointsRule(reason.why) }
    case 'cash_card':
      return { label: say`Cash card`, rule: ratesText(reason.rates) }
    case 'wallet':
      return { label: walletName(), rule: ratesText(reason.rates) }
    case 'agent_extra':
      return { label: say`Added by the agency`, rule: ratesText(reason.rates) ?? say`on its credit line` }
    case 'payment_card':
      return { label: reason.name, rule: ratesText(reason.rates) ?? (reason.discount ? say`discount on each unit` : null) }
    case 'invoice':
      return { label: say`Credit line`, rule: ratesText(reason.rates) ?? say`on invoice` }
    case 'card':
      return { label: say`Card`, rule: null }
    case 'waived':
      return { label: say`Small amount waived`, rule: say`worth less than 1 USD` }
    case 'not_chargeable':
      return { label: say`Small amount waived`, rule: say`less than a card can be charged` }
  }
}

/** All wallet cards of a currency, as if they were one. */
export const walletName = (): string => say`Wallet balance`

/** "1,000 Sojourn Miles" */
export const pointsLabel = (held: number, label: string): string => `${countText(held)} ${label}`

export function pointsRule({ perUnit, currency, rate }: PointsReason): string {
  const rule = say`${countText(perUnit)} points are worth 1 ${currency}`
  return rate ? commaText([rule, rateInWords(rate)]) : rule
}

export function couponWords(code: string, { gives, rate }: CouponReason): { readonly label: string; readonly rule: string } {
  const rule = gives.kind === 'percent' ? say`${percentText(gives.basisPoints / 100)} off what you pay now` : say`${amountText(gives.off)} off`
  return { label: say`Coupon ${code}`, rule: rate ? commaText([rule, rateInWords(rate)]) : rule }
}

const ratesText = (rates: readonly string[]): string | null => (rates.length > 0 ? commaText(rates.map(rateInWords)) : null)

/** A rate, which is stored as `1 USD = 0.880226 EUR`, with the sign before decimals of the current language. */
const rateInWords = (rate: string): string => rate.replace(/(?<== )\d+\.(\d+)/, (figure, decimals: string) => decimalText(Number(figure), decimals.length))

const money: z.ZodType<Money> = z.object({ minor: z.int(), currency: z.string() })
const rates = z.array(z.string())
const rate = z.string().nullable()

const partReason: z.ZodType<PartReason> = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('coupon'),
    code: z.string(),
    why: z.object({
      gives: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('percent'), basisPoints: z.number() }),
        z.object({ kind: z.literal('amount'), off: money }),
      ]),
      rate,
    }),
  }),
  z.object({ of: z.literal('points'), held: z.number(), label: z.string(), why: z.object({ perUnit: z.number(), currency: z.string(), rate }) }),
  z.object({ of: z.enum(['cash_card', 'wallet', 'agent_extra', 'invoice']), rates }),
  z.object({ of: z.literal('payment_card'), name: z.string(), discount: z.boolean(), rates }),
  z.object({ of: z.enum(['card', 'waived', 'not_chargeable']) }),
])

/** A stored line of how a price was paid, in the current language; null where no reason was stored with it. */
export function storedPartWords(stored: unknown): PartWords | null {
  const reason = partReason.safeParse(stored)
  return reason.success ? partWords(reason.data) : null
}
