import { accept, type Currency, dayIn, exchangeOf, type Outcome, type Refusal, refuse, type Tx } from '@sojourn/kernel'
import { badDates } from './dates-text.ts'
import type { City } from './domain/catalogue.ts'
import type { QuoteTerms } from './domain/quote.ts'
import type { Basis } from './domain/rows.ts'
import { type BadDates, checkNights, type Stay } from './domain/stay.ts'
import { stockOf } from './domain/stock.ts'
import type { Parts } from './parts.ts'

/** Who pays in what, and what the asking organisation adds. */
export interface Pricing {
  readonly currency: Currency
  readonly markupBasisPoints: number
}

export type UnknownCurrency = Refusal<'unknown_currency'>

/** The terms of today's prices in a city. */
export async function termsOf(parts: Parts, tx: Tx, city: City, pricing: Pricing): Promise<Outcome<QuoteTerms, UnknownCurrency>> {
  const exchange = exchangeOf(city.destination.currency, pricing.currency, await parts.rates(tx))
  if (!exchange) return refuse('unknown_currency', { currency: pricing.currency })
  const today = dayIn(city.destination.timeZone, parts.clock.nowMs())
  return accept({ exchange, markupBasisPoints: pricing.markupBasisPoints, today })
}

/** Current prices and stock of a stay. */
export async function stayBasis(
  parts: Parts,
  tx: Tx,
  city: City,
  asked: Pricing & { readonly stay: Stay },
): Promise<Outcome<Basis & { readonly nights: readonly string[] }, UnknownCurrency | BadDates>> {
  const nowMs = parts.clock.nowMs()
  const { destination } = city
  const nights = checkNights(asked.stay, destination.timeZone, nowMs)
  if (!nights.ok) return badDates(nights.refusal.detail.reason)
  const terms = await termsOf(parts, tx, city, asked)
  if (!terms.ok) return terms
  const taken = await parts.stock.listTaken(tx, destination.destinationId, asked.stay.checkin, asked.stay.checkout)
  return accept({ city, stay: asked.stay, terms: terms.value, stock: stockOf(city, nights.value, taken), nowMs, nights: nights.value })
}
