import { accept, type Outcome, type Refusal, type Tx } from '@sojourn/kernel'
import type { City, Place } from './domain/catalogue.ts'
import { type Facets, facetsOf } from './domain/facets.ts'
import { passes, type Row } from './domain/filters.ts'
import { pageOf } from './domain/page.ts'
import type { QuoteTerms } from './domain/quote.ts'
import { type Basis, rowsOf } from './domain/rows.ts'
import { rank } from './domain/search-order.ts'
import type { BadDates } from './domain/stay.ts'
import { type Area, findScope, type Scope } from './find-place.ts'
import { type Found, foundOf } from './found.ts'
import type { Parts } from './parts.ts'
import { type SearchHelp, searchHelp } from './search-help.ts'
import type { SearchRequest } from './search-request.ts'
import { stayBasis, type UnknownCurrency } from './stay-basis.ts'

export interface SearchAnswer {
  readonly place: Place
  /** Of a region the first of its cities that has something to sell. */
  readonly city: City
  /** Those of this page, each with its city and the terms by which its price is made. */
  readonly hotels: readonly (Found & { readonly city: City; readonly terms: QuoteTerms })[]
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
  const { place, asked, areas } = scope.value
  const looked = await lookIn(parts, tx, areas, request)
  if (!looked.ok) return looked
  const [first] = looked.value
  const { filters } = request
  const found = looked.value.flatMap(({ area: { origin, city }, basis, rows }) =>
    rows.filter((row) => passes(row, filters)).map((row) => ({ ...foundOf(row, filters, { origin, asked, nowMs: basis.nowMs })!, city, terms: basis.terms })),
  )
  const rows = looked.value.flatMap((each) => each.rows)
  const catalogue = areas.flatMap(({ city }) => city.hotels)
  const page = pageOf(rank(found, request.sort), catalogue, request.cursor, request.limit)
  return accept({
    place,
    city: first.area.city,
    hotels: page.items,
    all: found,
    // Two cities of a region may call a district alike.
    facets: { ...facetsOf(rows, filters), ...(areas.length > 1 && { districts: [] }) },
    help: found.length === 0 ? await searchHelp(parts, tx, request, scope.value, first.basis) : null,
    next: page.next,
    total: found.length,
    nights: first.basis.nights.length,
  })
}

interface Looked {
  readonly area: Area
  readonly basis: Basis & { readonly nights: readonly string[] }
  readonly rows: readonly Row[]
}

/** What is free in each city of a place. A city where these days cannot be sold is left out; refuses as the first where none is left. */
async function lookIn(
  parts: Parts,
  tx: Tx,
  areas: Scope['areas'],
  request: SearchRequest,
): Promise<Outcome<[Looked, ...Looked[]], UnknownCurrency | BadDates>> {
  const looked: Looked[] = []
  let refused: Outcome<never, UnknownCurrency | BadDates> | null = null
  for (const area of areas) {
    const basis = await stayBasis(parts, tx, area.city, request)
    if (basis.ok) looked.push({ area, basis: basis.value, rows: rowsOf(basis.value, area.hotels) })
    else refused ??= basis
  }
  const [first, ...others] = looked
  return first ? accept([first, ...others]) : refused!
}
