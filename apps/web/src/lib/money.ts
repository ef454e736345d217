import { formatMoney, fromMajor } from '@sojourn/kernel'

/** The text of a wire amount (major units) in its currency: `$120`, `$120.50`, `MXN 1,250` (B9.1). */
export function moneyText(major: number, currency: string, decimals: 'needed' | 'all' = 'needed', locale = 'en-US'): string {
  const exact = fromMajor(major, currency)
  // An amount with more decimals than its currency never leaves our API; should one arrive, it is shown, rounded, not hidden.
  const text = exact ? formatMoney(exact, locale, decimals) : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(major)
  // The sign of figures, which is read aloud as a minus; a hyphen is not.
  return text.replace('-', '−')
}

/** "Nothing now" is said in words, never as $0. */
export const moneyOrNothing = (major: number, currency: string, nothing: string): string => (major === 0 ? nothing : moneyText(major, currency))
