import type { Currency } from '@sojourn/kernel'
import { madeOnce } from '../made-once.ts'
import { currentLanguage } from '../texts.ts'
import { formatTag } from './tag.ts'

// Apart from the amounts of every page: those of calendars, and the names of currencies.

/**
 * An amount in a narrow place, such as a day of a calendar: whole, rounded up, so that seven fit in a row on a phone. A sign of one letter fits; longer ones
 * (MXN, CAD) are named once, in the words next to it.
 */
export function shortMoneyText(amount: number, currency: Currency): string {
  const parts = shortOf(currentLanguage(), currency, amount >= 10_000 ? 'compact' : 'standard').formatToParts(Math.ceil(amount))
  return parts
    .filter(({ type, value }) => type !== 'literal' && (type !== 'currency' || value.length === 1))
    .map(({ value }) => value)
    .join('')
}

const shortOf = madeOnce(
  (language: string, currency: Currency, notation: 'compact' | 'standard') =>
    new Intl.NumberFormat(formatTag(language), { style: 'currency', currency, notation, maximumFractionDigits: notation === 'compact' ? 1 : 0 }),
)

/** A currency as one pays in it: `euros`, `Japanese yen`. */
export const currencyNameText = (currency: Currency): string => nameOf(currentLanguage(), currency)

const nameOf = madeOnce((language: string, currency: Currency) => {
  const parts = new Intl.NumberFormat(formatTag(language), { style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(2)
  const name = parts.find(({ type }) => type === 'currency')?.value ?? currency
  // Portuguese has these names as titles; inside a sentence they begin small.
  return language.startsWith('pt') ? name.charAt(0).toLowerCase() + name.slice(1) : name
})
