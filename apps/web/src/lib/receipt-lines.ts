import type { PriceLine } from '@sojourn/contracts'
import { fromMajor, sum, toMajor } from '@sojourn/kernel'
import { moneyText } from './money.ts'

/** A line as a receipt draws it. */
export interface DrawnLine {
  readonly key: string
  readonly label: string
  readonly amount: string
  readonly rule: string | null
  readonly tone: 'plain' | 'quiet' | 'good'
}

/** How what is paid now is paid. */
const TENDERS: ReadonlySet<PriceLine['kind']> = new Set(['coupon', 'cash_card', 'points', 'agent_extra', 'payment_card', 'waived', 'invoice', 'card'])
const SUMS: ReadonlySet<PriceLine['kind']> = new Set(['total', 'pay_now', 'pay_at_property', ...TENDERS])

/**
 * The lines that make a total, as drawn: more than one night is summed up first and listed quietly below; sums of the whole are drawn by
 * whoever owns them. Lines that are not quiet sum to the total to the minor unit.
 */
export function receiptLines(lines: readonly PriceLine[], currency: string, unit = 'Room'): readonly DrawnLine[] {
  const nights = lines.filter((line) => line.kind === 'night')
  const summed = nights.length > 1 && !lines.some((line) => line.kind === 'base') ? [nightsTogether(nights, currency, unit)] : []
  const others = lines.filter((line) => !SUMS.has(line.kind) && line.kind !== 'night' && line.kind !== 'base')
  const base = lines.filter((line) => line.kind === 'base')
  const draw = (line: PriceLine, index: number): DrawnLine => ({
    key: `${line.kind}:${line.label}:${index}`,
    label: line.label,
    amount: moneyText(line.amount, currency),
    // Each night would say again that it is one.
    rule: line.kind === 'night' ? null : line.rule,
    tone: line.kind === 'discount' ? 'good' : line.kind === 'night' && (summed.length > 0 || base.length > 0) ? 'quiet' : 'plain',
  })
  return [...base, ...summed, ...nights, ...others].map(draw)
}

function nightsTogether(nights: readonly PriceLine[], currency: string, unit: string): PriceLine {
  const amounts = nights.map(({ amount }) => fromMajor(amount, currency))
  const whole = amounts.every((one) => one !== null) ? toMajor(sum(currency, amounts)) : nights.reduce((all, { amount }) => all + amount, 0)
  return { label: `${unit}, ${nights.length} nights`, rule: null, amount: whole, kind: 'base' }
}

/** How what is paid now is paid, each with its rule: what is taken off it with a minus, then the rest. Nothing to tell where a card alone pays. `instead`: how a line is drawn that the card does not pay after all. */
export function paidByLines(lines: readonly PriceLine[], currency: string, instead?: Partial<PriceLine>): readonly DrawnLine[] {
  const tenders = lines.filter(({ kind }) => TENDERS.has(kind)).map((line) => (line.kind === 'card' ? { ...line, ...instead } : line))
  if (tenders.every(({ kind }) => kind === 'card')) return []
  return tenders.map(({ kind, label, rule, amount }, index) => {
    const isPaid = kind === 'card' || kind === 'invoice'
    return {
      key: `${kind}:${label}:${index}`,
      label,
      amount: moneyText(isPaid ? amount : -amount, currency),
      rule,
      tone: isPaid ? 'plain' : 'good',
    }
  })
}
