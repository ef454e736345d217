import { accept, type Outcome, type Refusal, type Tx } from '@sojourn/kernel'
import type { City, Place } from './domain/catalogue.ts'
import { type Facets, facetsOf } from './domain/facets.ts'
import { passes } from './domain/filters.ts'
import { pageOf } from './domain/page.ts'
import type { QuoteTerms } from './domain/quote.ts'
import { rowsOf } from './domain/rows.ts'
import { rank } from './domain/search-order.ts'
import type { BadDates } from './domain/stay.ts'
import { findScope } from './find-place.ts'
import { type Found, foundOf } from './found.ts'
import type { Parts } from './parts.ts'
import { type SearchHelp, searchHelp } from './search-help.ts'
import type { SearchRequest } from './search-request.ts'
import { stayBasis, type UnknownCurrency } from './stay-basis.ts'

export interface SearchAnswer {
  readonly place: Place
  readonly city: City
  /** By which the prices are made. */
  readonly terms: QuoteTerms
  /** Those of this page. */
  readonly hotels: readonly Found[]
  /** All that were found, in no order. */
  readonly all: readonly Found[]
  readonly facets: Facets
  /** Null where something was found. */
  readonly help: SearchHelp | null
  readonly next: string | null
  readonly total: number
  readonly nights: number
}

export type SearchRefusal = Refusal<'unknown_destination'> | UnknownCurrency | BadDates

/** Hotels of a place that have rooms for the party on every night, each with an exact all-in price. */
export async function searchHotels(parts: Parts, tx: Tx, request: SearchRequest): Promise<Outcome<SearchAnswer, SearchRefusal>> {
  const scope = await findScope(parts, tx, request.product, request.placeId)
  if (!scope.ok) return scope
  const { place, city, hotels, asked, origin } = scope.value
  const basis = await stayBasis(parts, tx, city, request)
  if (!basis.ok) return basis
  const rows = rowsOf(basis.value, hotels)
  const { filters } = request
  const from = { origin, asked, nowMs: basis.value.nowMs }
  const found = rows.filter((row) => passes(row, filters)).map((row) => foundOf(row, filters, from)!)
  const page = pageOf(rank(found, request.sort), city.hotels, request.cursor, request.limit)
  return accept({
    place,
    city,
    terms: basis.value.terms,
    hotels: page.items,
    all: found,
    facets: facetsOf(rows, filters),
    help: found.length === 0 ? await searchHelp(parts, tx, request, scope.value, basis.value) : null,
    next: page.next,
    total: found.length,
    nights: basis.value.nights.length,
  })
}
