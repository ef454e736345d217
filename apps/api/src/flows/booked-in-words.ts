import type { Booking, BookingItem } from '../modules/bookings/index.ts'
import { storedPartWords } from '../modules/tenders/index.ts'
import { linesOf, type PaidPart } from '../sale/price-lines.ts'
import type { Products } from '../sale/registry.ts'

type Words = Pick<Products, 'describe' | 'inCurrentLanguage'>
type Booked = Pick<Booking, 'lines' | 'paidBy' | 'how'> & { readonly items: readonly Omit<BookingItem, 'description'>[] }

/**
 * What was booked and how it was paid, in the reader's language: descriptions, price lines, and where the rest is paid. What was stored without reasons keeps its texts; no
 * figure changes. A row that does not say how it was paid keeps its lines as they were stored.
 */
export function bookedInWords(products: Words, { items, paidBy, how, lines }: Booked): Pick<Booking, 'items' | 'paidBy' | 'lines'> {
  const said = items.map((item): BookingItem => ({ ...products.inCurrentLanguage(item), description: products.describe(item) }))
  const ways = paidBy.map(partInWords)
  return { items: said, paidBy: ways, lines: how ? linesOf(said, how, ways) : lines }
}

function partInWords(part: PaidPart): PaidPart {
  const words = storedPartWords(part.why)
  return words ? { ...part, label: words.label, rule: part.rule && words.rule } : part
}
