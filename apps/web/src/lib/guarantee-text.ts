import type { CancellationRule } from '@sojourn/contracts'
import { moneyText, say } from '@sojourn/i18n'

/** The most that cancelling late or not coming costs by the terms of all items; null where it never costs anything. */
export function mostKept(rules: readonly CancellationRule[]): string | null {
  const most = rules.reduce<CancellationRule | null>((so, rule) => (rule.amount > (so?.amount ?? 0) ? rule : so), null)
  return most && moneyText(most.amount, most.currency)
}

/** What a card that is saved as a guarantee may be charged (C2.8). */
export const guaranteeText = (most: string): string => say`If you cancel late or don't show up, you can be charged up to ${most} on this card.`
