import type { Funding } from './method.ts'

const DEBIT = new Set(['4000056655665556', '5200828282828210'])
const PREPAID = new Set(['5105105105105100'])
// Published test numbers that begin so carry the number of their country behind it.
const TELLS_COUNTRY = /^400000(\d{3})\d{7}$/
const COUNTRIES: Readonly<Record<string, string>> = { '250': 'FR', '276': 'DE', '380': 'IT', '826': 'GB' }

/** Where a card's money comes from, and its bank, as far as the published numbers tell. */
export function plasticOf(number: string): { funding: Funding; country: string } {
  const country = COUNTRIES[TELLS_COUNTRY.exec(number)?.[1] ?? ''] ?? (number.startsWith('35') ? 'JP' : 'US')
  return { funding: DEBIT.has(number) ? 'debit' : PREPAID.has(number) ? 'prepaid' : 'credit', country }
}
