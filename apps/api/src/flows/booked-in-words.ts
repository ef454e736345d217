import type { BookedLine, Booking, BookingItem } from '../modules/bookings/index.ts'
import { linesOf } from '../modules/checkouts/index.ts'
import { storedPartWords } from '../modules/tenders/index.ts'
import type { Products } from '../sale/registry.ts'

type Words = Pick<Products, 'describe' | 'inWordsOfNow'>
type Booked = Pick<Booking, 'lines' | 'how'> & { readonly items: readonly Omit<BookingItem, 'description'>[] }

/** The booked items in the reader's language: descriptions, price lines, and where the rest is paid. What was stored without reasons keeps its texts; no figure changes. */
export function bookedInWords(products: Words, booked: Booked): Pick<Booking, 'items' | 'lines'> {
  const items = booked.items.map((item): BookingItem => ({ ...products.inWordsOfNow(item), description: products.describe(item) }))
  return { items, lines: linesInWords(booked, items) }
}

/** The stored lines with their amounts, each with the label and rule that these items give now. */
function linesInWords({ lines, how }: Booked, items: readonly BookingItem[]): readonly BookedLine[] {
  if (!how) return lines
  const ofPrice = linesOf(items, how, [])
  const isLater = ({ kind }: { readonly kind: string }) => kind === 'pay_at_property'
  const said = [...ofPrice.filter((line) => !isLater(line)), ...lines.flatMap((line) => partInWords(line) ?? []), ...ofPrice.filter(isLater)]
  // A booking that one of its items was taken out of, or whose ways of paying were stored without reasons.
  if (said.length !== lines.length || said.some(({ kind }, at) => kind !== lines[at]?.kind)) return lines
  return lines.map((line, at) => ({ ...line, label: said[at]!.label, rule: said[at]!.rule }))
}

/** A way it was paid by; null for a line of the price itself. */
function partInWords({ kind, label, rule, why }: BookedLine): Pick<BookedLine, 'kind' | 'label' | 'rule'> | null {
  if (why === undefined) return null
  const words = storedPartWords(why)
  return words ? { kind, label: words.label, rule: rule && words.rule } : { kind, label, rule }
}
