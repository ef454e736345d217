import type { CancelPart } from '@sojourn/contracts'
import { moneyText, say } from '@sojourn/i18n'

/** The most that may be charged to a card that is saved as a guarantee, for cancelling late or not coming; null where nothing may be. */
export function mostCharged(parts: readonly CancelPart[]): string | null {
  const most = parts.reduce<CancelPart | null>((so, part) => (part.may_charge > (so?.may_charge ?? 0) ? part : so), null)
  return most && moneyText(most.may_charge, most.currency)
}

/** What a card that is saved as a guarantee may be charged (C2.8). */
export const guaranteeText = (most: string): string => say`If you cancel late or don't show up, you can be charged up to ${most} on this card.`
