import { currentLanguage, DEFAULT_LANGUAGE, say } from '@sojourn/i18n'
import { type Currency, type Day, fromMajor, type Money, madeOf, type ProductCode, zero } from '@sojourn/kernel'
import { z } from 'zod'
import type { Description } from '../../sale/description.ts'
import { mergeQuotes, type Quote, type QuoteLine } from '../../sale/quote.ts'
import { readOfferSnapshot, storedMoney } from '../../sale/snapshot.ts'
import type { SaleTerms } from '../../sale/terms.ts'
import type { BookedLine, Booking, BookingItem } from './domain/booking.ts'

/** The schema that this code writes. */
const SCHEMA = 'booking@1'

export type BookingSnapshot = Pick<Booking, 'items' | 'lines' | 'how' | 'quote' | 'language'>

/** Describes an offer by its product: older rows have no stored description. */
export type Describe = (item: { readonly product: ProductCode; readonly details: unknown }) => Description

/** Puts the booked items into the reader's language. Lines stored without reasons keep their texts. */
export type InWordsOfNow = (booked: Pick<Booking, 'items' | 'lines' | 'how'>) => Pick<Booking, 'items' | 'lines'>

export interface WordsOfBookings {
  readonly describe: Describe
  readonly inWordsOfNow: InWordsOfNow
}

export const writeSnapshot = ({ items, lines, how, language }: Pick<Booking, 'items' | 'lines' | 'how' | 'language'>): string =>
  JSON.stringify({ schema: SCHEMA, items, lines, how, language })

const description: z.ZodType<Description> = z.object({
  title: z.string(),
  summary: z.string(),
  place: z.object({ city: z.string(), address: z.string(), phone: z.string(), image: z.string(), art: z.string() }).nullable(),
  span: z.object({ from: z.string(), to: z.string() }).nullable() as z.ZodType<Description['span']>,
  // Absent from what was stored before this field existed.
  starts: z.object({ label: z.string(), on: z.string(), time: z.string() }).nullable().default(null) as z.ZodType<Description['starts']>,
  facts: z.array(z.object({ label: z.string(), value: z.string(), inHead: z.boolean().optional() })),
  calendar: z.array(z.object({ startsAtMs: z.number(), endsAtMs: z.number(), summary: z.string(), location: z.string(), details: z.string() })),
  clash: z.object({ place: z.string(), slots: z.array(z.string()) }).nullable(),
})

const bookedLine: z.ZodType<BookedLine> = z.object({
  kind: z.string(),
  label: z.string(),
  rule: z.string().nullable(),
  amount: storedMoney,
  local: storedMoney.optional(),
  why: z.unknown().optional(),
})

const current = z.object({
  schema: z.literal(SCHEMA),
  items: z.array(z.looseObject({ itemNo: z.int(), description })),
  lines: z.array(bookedLine),
  how: z.object({ covers: z.enum(['nothing', 'markup', 'total']), guarantee: z.boolean() }).optional(),
  // Not in what was stored while all was English.
  language: z.string().default(DEFAULT_LANGUAGE),
})

/** Parses the stored snapshot of a booking, of any age. For a reader of another language than it was booked in its texts are made again. */
export function readSnapshot(stored: unknown, row: { readonly product: ProductCode; readonly currency: Currency }, words: WordsOfBookings): BookingSnapshot {
  const isCurrent = typeof stored === 'object' && stored !== null && 'schema' in stored
  if (!isCurrent) return readLegacy(stored, row, words.describe)
  const { language, ...booked } = readCurrent(stored)
  const said = language === currentLanguage() ? booked : words.inWordsOfNow(booked)
  return { ...said, how: booked.how, quote: mergeQuotes(said.items.map(({ quote }) => quote)), language }
}

/** Each stored value once: a booking is read several times while it is paid. */
const readCurrent = madeOf((stored: object) => {
  const { items, ...rest } = current.parse(stored)
  return { ...rest, items: items.map((item): BookingItem => ({ ...readOfferSnapshot(item), itemNo: item.itemNo, description: item.description })) }
})

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
  const booked = lines.map(({ kind, label, rule, amount }) => ({ kind, label, rule, amount: inMinor(amount) }))
  const quoted = booked.filter(({ kind }) => kind in LINE_KINDS)
  const nights = price.per_night.map(({ date }) => date as Day)
  const quote: Quote = {
    currency,
    lines: quoted.map((line, at): QuoteLine => {
      const night = line.kind === 'night' ? nights[at] : undefined
      return { ...line, kind: LINE_KINDS[line.kind]!, due: line.rule?.endsWith('paid at the property') ? 'later' : 'now', ...(night && { on: night }) }
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
    description: describe({ product, details: offer }),
  }
  return { items: [item], lines: booked, quote, language: DEFAULT_LANGUAGE }
}

const LINE_KINDS: Readonly<Record<string, QuoteLine['kind']>> = { night: 'item', base: 'item', tax: 'tax', fee: 'fee', discount: 'discount' }
