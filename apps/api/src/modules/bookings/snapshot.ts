import { currentLanguage, DEFAULT_LANGUAGE, say } from '@sojourn/i18n'
import { type Currency, type Day, equals, fromMajor, isZero, type Money, type ProductCode, sum, zero } from '@sojourn/kernel'
import { z } from 'zod'
import type { Description } from '../../sale/description.ts'
import { type HowPaid, type Line, linesOf, type PaidPart } from '../../sale/price-lines.ts'
import { mergeQuotes, type Quote, type QuoteLine } from '../../sale/quote.ts'
import { readOfferSnapshot, storedMoney } from '../../sale/snapshot.ts'
import type { SaleTerms } from '../../sale/terms.ts'
import type { Booking, BookingItem } from './domain/booking.ts'

/** The schema that this code writes: what was booked and how it was paid, each once. Lines are made of both. */
const SCHEMA = 'booking@2'
/** What was written before: the lines of the price too, a second time. */
const WITH_LINES = 'booking@1'

type Booked = Pick<Booking, 'items' | 'paidBy' | 'lines' | 'how'>
export type BookingSnapshot = Booked & Pick<Booking, 'quote' | 'language'>

/** Describes an offer by its product: older rows have no stored description. */
export type Describe = (item: Pick<BookingItem, 'product' | 'schema' | 'details'>) => Description

/** Puts what was booked and how it was paid into the reader's language. What was stored without reasons keeps its texts. */
export type InCurrentLanguage = (booked: Booked) => Pick<Booking, 'items' | 'paidBy' | 'lines'>

export interface WordsOfBookings {
  readonly describe: Describe
  readonly inCurrentLanguage: InCurrentLanguage
}

export const writeSnapshot = ({ items, paidBy, how, language }: Pick<Booking, 'items' | 'paidBy' | 'how' | 'language'>): string =>
  JSON.stringify({ schema: SCHEMA, items, paidBy, how, language })

const clash = z.object({ place: z.string(), slots: z.array(z.string()), travellerNo: z.int().optional() })

const description: z.ZodType<Description> = z.object({
  title: z.string(),
  summary: z.string(),
  place: z
    .object({ city: z.string(), address: z.string(), phone: z.string(), image: z.string(), art: z.string(), picturedCity: z.string().optional() })
    .nullable(),
  span: z.object({ from: z.string(), to: z.string() }).nullable() as z.ZodType<Description['span']>,
  // Absent from what was stored before this field existed.
  starts: z.object({ label: z.string(), on: z.string(), time: z.string() }).nullable().default(null) as z.ZodType<Description['starts']>,
  facts: z.array(z.object({ label: z.string(), value: z.string(), inHead: z.boolean().optional() })),
  calendar: z.array(
    z.object({
      ...{ startsAtMs: z.number(), endsAtMs: z.number(), summary: z.string(), location: z.string(), details: z.string() },
      ...{ isWay: z.literal(true).optional(), daysEnding: z.array(z.string()).optional() },
    }),
  ),
  clash: z.union([clash, z.array(clash)]).nullable(),
  // Absent from what was stored before this field existed, and where nobody sleeps.
  sleeps: z.boolean().optional(),
})

const PART_KINDS = ['coupon', 'cash_card', 'points', 'agent_extra', 'payment_card', 'waived', 'invoice', 'card'] as const
const words = { label: z.string(), rule: z.string().nullable(), amount: storedMoney, why: z.unknown().optional() }
const paidPart: z.ZodType<PaidPart> = z.object({ kind: z.enum(PART_KINDS), isDiscount: z.literal(true).optional(), ...words })
const storedLine: z.ZodType<Line> = z.object({ kind: z.string() as unknown as z.ZodType<Line['kind']>, local: storedMoney.optional(), ...words })
const how: z.ZodType<HowPaid> = z.object({ covers: z.enum(['nothing', 'markup', 'total']), guarantee: z.boolean() })
const items = z.array(z.looseObject({ itemNo: z.int(), description }))

const stored = z.discriminatedUnion('schema', [
  z.object({ schema: z.literal(SCHEMA), items, paidBy: z.array(paidPart), how, language: z.string() }),
  // Without a language: stored while all was English.
  z.object({ schema: z.literal(WITH_LINES), items, lines: z.array(storedLine), how: how.optional(), language: z.string().default(DEFAULT_LANGUAGE) }),
])

/** Parses the stored snapshot of a booking, of any age. For a reader of another language than it was booked in its texts are made again. */
export function readSnapshot(
  snapshot: unknown,
  row: { readonly product: ProductCode; readonly currency: Currency },
  wordsOf: WordsOfBookings,
): BookingSnapshot {
  const hasSchema = typeof snapshot === 'object' && snapshot !== null && 'schema' in snapshot
  if (!hasSchema) return readLegacy(snapshot, row, wordsOf.describe)
  const { language, ...booked } = readStored(snapshot)
  const { items, how, paidBy } = booked
  const inItsLanguage = { ...booked, lines: how ? linesOf(items, how, paidBy) : booked.lines }
  const said = language === currentLanguage() ? inItsLanguage : wordsOf.inCurrentLanguage(booked)
  return { ...said, how, quote: mergeQuotes(said.items.map(({ quote }) => quote)), language }
}

function readStored(snapshot: object): Booked & { readonly language: string } {
  const { schema: _, items, language, ...rest } = stored.parse(snapshot)
  const booked = items.map((item): BookingItem => ({ ...readOfferSnapshot(item), itemNo: item.itemNo, description: item.description }))
  if ('paidBy' in rest) return { ...rest, lines: [], items: booked, language }
  const { lines, how = howOf(booked, lines) } = rest
  return { how, lines: [], paidBy: lines.flatMap((line) => partOf(line) ?? []), items: booked, language }
}

/** How a booking was paid that does not say so: by the amounts of its items, and by whether its line of what is paid now speaks of a card that guarantees. */
function howOf(items: readonly BookingItem[], lines: readonly Line[]): HowPaid {
  const { payNow, lines: priced } = mergeQuotes(items.map(({ quote }) => quote))
  const dueNow = priced.flatMap(({ due, amount }) => (due === 'now' ? [amount] : []))
  const isAllDueNow = equals(payNow, sum(payNow.currency, dueNow))
  const rule = lines.find(({ kind }) => kind === 'pay_now')?.rule ?? ''
  return { covers: isZero(payNow) ? 'nothing' : isAllDueNow ? 'total' : 'markup', guarantee: rule.includes('card') }
}

/** A line as the way of paying that it was made of; null of a line of the price. */
function partOf({ kind, local: _, ...line }: Line): PaidPart | null {
  if (kind === 'discount_card') return { ...line, kind: 'payment_card', isDiscount: true }
  const known = PART_KINDS.find((each) => each === kind)
  return known ? { ...line, kind: known } : null
}

const major = z.number()
const legacy = z.object({
  offer: z.looseObject({ checkin: z.string().optional() }),
  price: z.object({
    total: major,
    base: major,
    pay_now: major,
    pay_at_property: major,
    per_night: z.array(z.object({ date: z.string(), amount: major })),
  }),
  lines: z.array(z.object({ label: z.string(), rule: z.string().nullable(), amount: major, kind: z.string() })),
  /** Added by the migration that dropped their columns. */
  holdRef: z.string(),
  windows: z.array(z.object({ from: z.string().nullable(), to: z.string().nullable(), amount: storedMoney })),
  timeZone: z.string(),
})

/** What was booked before snapshots had a schema: one offer, as calls answered it, in major units. */
function readLegacy(stored: unknown, { product, currency }: { product: ProductCode; currency: Currency }, describe: Describe): BookingSnapshot {
  const { offer, price, lines, holdRef, windows, timeZone } = legacy.parse(stored)
  const inMinor = (amount: number): Money => fromMajor(amount, currency) ?? zero(currency)
  const booked = lines.map(({ kind, label, rule, amount }) => ({ kind: kind as Line['kind'], label, rule, amount: inMinor(amount) }))
  const quoted = booked.filter(({ kind }) => kind in LINE_KINDS)
  const nights = price.per_night.map(({ date }) => date as Day)
  const quote: Quote = {
    currency,
    lines: quoted.map((line, index): QuoteLine => {
      const night = line.kind === 'night' ? nights[index] : undefined
      return {
        ...line,
        kind: LINE_KINDS[line.kind]!,
        due: line.rule?.endsWith('paid at the property') ? 'later' : 'now',
        ...(night && { on: night, per: 'night' as const }),
      }
    }),
    total: inMinor(price.total),
    payNow: inMinor(price.pay_now),
    payLater: inMinor(price.pay_at_property),
  }
  const isStay = offer.checkin !== undefined
  const terms: SaleTerms = {
    mode: quote.payNow.minor > 0 ? 'prepaid' : 'postpaid',
    cancellationBy: isStay ? 'windows' : 'never',
    cancellation: windows,
    timeZone,
    startsOn: (offer.checkin as Day | undefined) ?? null,
    laterAt: say`at the property`,
  }
  const schema = isStay ? 'stay@1' : 'wallet@1'
  const item: BookingItem = {
    itemNo: 1,
    product,
    supplier: 'own',
    schema,
    details: offer,
    quote,
    terms,
    holdRef,
    description: describe({ product, schema, details: offer }),
  }
  return { items: [item], lines: booked, paidBy: booked.flatMap((line) => partOf(line) ?? []), quote, language: DEFAULT_LANGUAGE }
}

const LINE_KINDS: Readonly<Record<string, QuoteLine['kind']>> = { night: 'item', base: 'item', tax: 'tax', fee: 'fee', discount: 'discount' }
