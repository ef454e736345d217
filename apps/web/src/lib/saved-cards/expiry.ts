import { addDays, type Day, daysBetween } from '@sojourn/kernel'
import type { SavedCard } from './saved-card.ts'

export type Expiry = 'good' | 'soon' | 'over'

type Dated = Pick<SavedCard, 'expMonth' | 'expYear'>

const SOON_DAYS = 60

/** A card is good through the last day of its month. `soon`: that day is 60 days away at most. */
export function expiryOf(card: Dated, today: Day): Expiry {
  const left = daysBetween(today, lastDay(card))
  if (left < 0) return 'over'
  return left <= SOON_DAYS ? 'soon' : 'good'
}

/** `08/29`, as printed on the card. */
export const expiryText = ({ expMonth, expYear }: Dated): string => `${two(expMonth)}/${two(expYear % 100)}`

const two = (figure: number): string => String(figure).padStart(2, '0')

function lastDay({ expMonth, expYear }: Dated): Day {
  const next = expMonth === 12 ? `${expYear + 1}-01-01` : `${expYear}-${two(expMonth + 1)}-01`
  return addDays(next, -1)
}
