import { COUNTRY_CARDS } from './country-cards.ts'
import type { Funding } from './method.ts'

const DEBIT = new Set([
  ...['4000056655665556', '5200828282828210', '4000058260000005', '4000057640000008', '6011981111111113', '6200000000000047'],
  ...['4000050360000001', '5555050360000080', '4000051230000072', '5200828282828897'],
])
const PREPAID = new Set(['5105105105105100'])
// Published test numbers that begin so carry the number of their country behind it.
const TELLS_COUNTRY = /^(?:400000|400005|520000|555555)(\d{3})\d{7}$/
// By the first published card of each.
const COUNTRIES = new Map(
  Object.entries(COUNTRY_CARDS).flatMap(([name, number]) => {
    const code = TELLS_COUNTRY.exec(number)?.[1]
    return code ? [[code, name.slice(0, 2).toUpperCase()] as const] : []
  }),
)

/** Where a card's money comes from, and its bank, as far as the published number ranges show. */
export function plasticOf(number: string): { funding: Funding; country: string } {
  const country = COUNTRIES.get(TELLS_COUNTRY.exec(number)?.[1] ?? '') ?? (number.startsWith('35') ? 'JP' : number.startsWith('62') ? 'CN' : 'US')
  return { funding: DEBIT.has(number) ? 'debit' : PREPAID.has(number) ? 'prepaid' : 'credit', country }
}
