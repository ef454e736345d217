import { say } from '@sojourn/i18n'
import { plainAmount } from '../../lib/typed-amount.ts'
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
  if (!/^[\d.,]+$/.test(own.trim())) return null
  const text = plainAmount(own)
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}

const LINK = /:\/\/|www\.|[\p{L}\p{N}]\.(?:\p{Ll}{2,}|\p{Lu}{2,}|Com|Net|Org|Info)(?!\p{L})|[\p{L}\p{N}]\.\p{L}{2,}\//u

/** What is missing or cannot be, said as the server would say it; `shown` writes an amount of the range. */
export function faultsIn(typed: Typed, { minimum, maximum }: TopUpRange, shown: (amount: number) => string): TopUpErrors {
  const amount = amountOf(typed)
  const inRange = amount !== null && amount >= minimum && amount <= maximum
  return {
    ...(!inRange && { own: say`Enter an amount from ${shown(minimum)} to ${shown(maximum)}.` }),
    ...(typed.isGift && !typed.name.trim() && { name: say`Enter the recipient's name.` }),
    ...(typed.isGift && LINK.test(typed.name) && { name: say`A name can't contain links.` }),
    ...(typed.isGift && !/^\S+@\S+\.\S+$/.test(typed.email.trim()) && { email: say`Enter an email such as name@example.com.` }),
    ...(typed.isGift && LINK.test(typed.message) && { message: say`A message can't contain links. Put a space after each period.` }),
  }
}

export const giftOf = ({ isGift, name, email, message }: Typed): Gift | null =>
  isGift ? { name: name.trim(), email: email.trim(), message: message.trim() } : null
