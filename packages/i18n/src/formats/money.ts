import { type Currency, decimalsOf, formatMoney, fromMajor, type Money, money, toMajor } from '@sojourn/kernel'
import { currentLanguage, say } from '../texts.ts'
import { formatTag } from './tag.ts'

/** An amount in the current language: `$120`, `$120.50`, `MXN 1,250` (B9.1, C2.5). `all` shows the decimals also of a whole amount. */
export const amountText = (amount: Money, decimals: 'needed' | 'all' = 'needed'): string =>
  held(signed(formatMoney(amount, formatTag(currentLanguage()), decimals)))

/** The text of a wire amount (major units). */
export function moneyText(major: number, currency: Currency, decimals: 'needed' | 'all' = 'needed'): string {
  const exact = fromMajor(major, currency)
  // An amount with more decimals than its currency never leaves our API; should one arrive, it is shown, rounded, not hidden.
  return exact ? amountText(exact, decimals) : signed(new Intl.NumberFormat(formatTag(currentLanguage()), { style: 'currency', currency }).format(major))
}

// The sign of figures, which is read aloud as a minus; a hyphen is not.
function signed(text: string): string {
  const read = text.replace('-', '−')
  // Right to left `US$` falls apart, and an amount is not to end in the next line.
  return currentLanguage() === 'ar' ? read.replace(/\p{Lu}\p{Sc}/u, '$&\u200e').replaceAll(' ', '\u00a0') : read
}

// A sign that follows its figures, as in `120 $`, never begins a line.
const held = (text: string): string => text.replace(/(?<=\d) (?=\D+$)/, '\u00A0')

/** "Nothing now" is said in words, never as $0. */
export const moneyOrNothing = (major: number, currency: Currency, nothing: string): string => (major === 0 ? nothing : moneyText(major, currency))

/** From here on, in major units, an amount that is only approximate has no decimals. */
const ROUGH_FROM = 10

/** About how much an amount is: whole units from ten up: `$27` of 27.27 USD, `$4.36` of 4.36 USD. */
export function roughText(amount: Money): string {
  const unit = 10 ** decimalsOf(amount.currency)
  return amountText(Math.abs(toMajor(amount)) < ROUGH_FROM ? amount : money(Math.round(amount.minor / unit) * unit, amount.currency))
}

/** What is paid at a place, in its own currency, with about how much that is in the person's: `€24 (about $27)`. */
export const localText = (local: Money, about: Money, decimals: 'needed' | 'all' = 'needed'): string =>
  say`${amountText(local, decimals)} (about ${roughText(about)})`
