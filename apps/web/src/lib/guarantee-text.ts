import type { CancellationRule } from '@sojourn/contracts'
import { moneyText, say } from '@sojourn/i18n'
import type { ProductCode } from '@sojourn/kernel'

/** The most that cancelling late or not coming costs by the terms of all items; null where it never costs anything. */
export function mostKept(rules: readonly CancellationRule[]): string | null {
  const most = rules.reduce<CancellationRule | null>((so, rule) => (rule.amount > (so?.amount ?? 0) ? rule : so), null)
  return most && moneyText(most.amount, most.currency)
}

/** What a card that is kept as a guarantee may be charged, and by whom (C2.8). */
export function guaranteeText(product: ProductCode, most: string): string {
  switch (product) {
    case 'HLT':
      return say`If you cancel late or don't show up, the hotel can charge up to ${most} to this card.`
    case 'VR':
      return say`If you cancel late or don't show up, the owner can charge up to ${most} to this card.`
    case 'CAR':
      return say`If you cancel late or don't show up, the rental company can charge up to ${most} to this card.`
    default:
      return say`If you cancel late or don't show up, up to ${most} can be charged to this card.`
  }
}
