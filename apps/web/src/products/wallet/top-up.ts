import { say, typedAmount } from '@sojourn/i18n'
import { carriesLink, typedCode } from '@sojourn/kernel'
import { lengthFaultText, looksLikeEmail, nameFaultText } from '../../lib/form/typed-faults.ts'
import type { Gift, TopUpRange } from './wallet-api.ts'

/** What is typed into the form. `own` is the amount in one's own words, chosen where `amount` is null. */
export interface Typed {
  readonly amount: number | null
  readonly own: string
  readonly isGift: boolean
  readonly name: string
  readonly email: string
  readonly message: string
}

export type TopUpField = 'own' | 'name' | 'email' | 'message'
export type TopUpErrors = Partial<Record<TopUpField, string>>

export const startOf = ({ suggested }: TopUpRange): Typed => ({ amount: suggested[1] ?? null, own: '', isGift: false, name: '', email: '', message: '' })

/** Digits with two decimals at most, behind a dot or a comma, with or without groups of three; null where it is anything else. */
export function amountOf({ amount, own }: Pick<Typed, 'amount' | 'own'>): number | null {
  if (amount !== null) return amount
  if (!/^[\d.,٫٬]+$/.test(typedCode(own))) return null
  const text = typedAmount(own)
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

const MESSAGE_LENGTH_MAX = 500

/** What is missing or cannot be, said as the server would say it; `shown` writes an amount of the range. */
export function faultsIn(typed: Typed, { minimum, maximum }: TopUpRange, shown: (amount: number) => string): TopUpErrors {
  const amount = amountOf(typed)
  const inRange = amount !== null && amount >= minimum && amount <= maximum
  const name = typed.isGift && nameFaultText(typed.name, say`Enter the recipient's name.`)
  const message = typed.isGift && (carriesLink(typed.message) ? say`A message can't contain links.` : lengthFaultText(typed.message, MESSAGE_LENGTH_MAX))
  return {
    ...(!inRange && { own: say`Enter an amount from ${shown(minimum)} to ${shown(maximum)}.` }),
    ...(name && { name }),
    ...(typed.isGift && !looksLikeEmail(typed.email) && { email: say`Enter an email such as name@example.com.` }),
    ...(message && { message }),
  }
}

export const giftOf = ({ isGift, name, email, message }: Typed): Gift | null =>
  isGift ? { name: name.trim(), email: email.trim(), message: message.trim() } : null
